package sandbox

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/go-json-experiment/json"

	"shortlist/model/modeltest"
)

func TestS4_1_LoginGivesAToken(t *testing.T) {
	c := &clock{time.Date(2026, 10, 6, 12, 0, 0, 5, time.UTC)}
	d := start(t, Options{Now: c.Now})
	parts := strings.Split(d.token, ".")
	if len(parts) != 3 {
		t.Fatalf("%q is no JWT", d.token)
	}
	data, err := base64.RawURLEncoding.DecodeString(parts[1])
	modeltest.Must(t, err)
	var claims struct {
		Sub      string
		Iat, Exp int64
	}
	modeltest.Must(t, json.Unmarshal(data, &claims, json.MatchCaseInsensitiveNames(true)))
	if claims.Sub == "" || claims.Iat != c.now.Unix() || claims.Exp != claims.Iat+24*60*60 {
		t.Errorf("claims %+v at %d", claims, c.now.Unix())
	}
}

func TestS4_1_LoginRefusals(t *testing.T) {
	d := start(t, Options{})
	email, _ := d.Account()
	for body, want := range map[string]int{
		fmt.Sprintf(`{"email":%q,"password":"wrong"}`, email):                    401,
		`{"email":"nobody@example.com","password":"sandbox"}`:                    401,
		fmt.Sprintf(`{"email":%q,"password":"sandbox"}`, strings.ToUpper(email)): 401, // strict: case matters
		`{"email":"","password":"sandbox"}`:                                      400,
		fmt.Sprintf(`{"email":%q}`, email):                                       400,
		fmt.Sprintf(`{"email":%q,"password":5}`, email):                          400,
		``:   400,
		`[]`: 400,
		fmt.Sprintf(`{"email":%q,"password":"sandbox"} trailing`, email): 400,
	} {
		code := CodeValidation
		if want == 401 {
			code = CodeCredentials
		}
		d.want(d.send(http.MethodPost, "login", "", body), want, code)
	}
	// Login alone needs no header (§4).
	a := d.raw(t.Context(), http.MethodPost, "login", nil, fmt.Sprintf(`{"email":%q,"password":%q}`, email, Password))
	d.want(a, 200, "")
}

// every returns one request to each endpoint but login.
func (d *desk) every() map[string]func(token string, headers map[string]string) answer {
	out := map[string]func(string, map[string]string) answer{}
	for call, body := range map[string]string{
		"POST create": body(), "PUT update": body("jobId", "1"), "POST changeStatus": `{"jobId":1,"jobStatus":0}`,
		"GET 1": "", "GET allJobs": "", "GET appliesByJob/1": "", "POST 1/markViewed": "",
	} {
		method, path, _ := strings.Cut(call, " ")
		out[call] = func(token string, headers map[string]string) answer {
			h := map[string]string{"Content-Type": "application/json"}
			if token != "" {
				h["Authorization"] = "Bearer " + token
			}
			for k, v := range headers {
				h[k] = v
				if v == "" {
					delete(h, k)
				}
			}
			return d.raw(d.Context(), method, path, h, body)
		}
	}
	return out
}

func TestS5_TokenMissingOrInvalid(t *testing.T) {
	d := start(t, Options{})
	head, _, _ := strings.Cut(d.token, ".")
	_, rest, _ := strings.Cut(d.token, ".")
	none := base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none","typ":"JWT"}`))
	claims, _, _ := strings.Cut(rest, ".")
	for call, send := range d.every() {
		for _, bad := range []string{"", "Bearer", "Bearer ", "Bearer x", "Basic " + d.token, d.token, "Bearer " + d.token + "x", "Bearer " + none + "." + claims + ".", "Bearer " + head + "." + claims + ".AAAA"} {
			a := send("", map[string]string{"Authorization": bad})
			if a.status != 401 {
				t.Errorf("%s with %q: status %d", call, bad, a.status)
				continue
			}
			d.want(a, 401, CodeUnauthorized)
		}
	}
}

// TestS5_ContentTypeRequired: GET, and POST without a body, need Content-Type too. The
// answer is among the errors that §4 lists for the call.
func TestS5_ContentTypeRequired(t *testing.T) {
	d := start(t, Options{})
	for call, send := range d.every() {
		want := 401
		if call == "POST create" || call == "PUT update" || call == "POST changeStatus" {
			want = 400
		}
		for _, bad := range []string{"", "text/plain", "application/jsonp", "x/"} {
			if a := send(d.token, map[string]string{"Content-Type": bad}); a.status != want || !strings.Contains(a.body, CodeContentType) {
				t.Errorf("%s with %q: %d %s", call, bad, a.status, a.body)
			}
		}
		if a := send(d.token, map[string]string{"Content-Type": "Application/JSON; charset=utf-8"}); strings.Contains(a.body, CodeContentType) {
			t.Errorf("%s with a charset: %s", call, a.body)
		}
	}
}

func TestS5_TokenExpiresAfter24Hours(t *testing.T) {
	c := &clock{time.Date(2026, 10, 6, 12, 0, 0, 0, time.UTC)}
	d := start(t, Options{Now: c.Now})
	c.now = c.now.Add(24*time.Hour - time.Second)
	d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
	c.now = c.now.Add(time.Second)
	d.want(d.call(http.MethodGet, "allJobs", ""), 401, CodeUnauthorized)
	d.signIn()
	d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
}

func TestS5_TokenLifeCanBeShort(t *testing.T) {
	c := &clock{time.Date(2026, 10, 6, 12, 0, 0, 1, time.UTC)}
	d := start(t, Options{Now: c.Now, TokenTTL: time.Millisecond})
	d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
	c.now = c.now.Add(time.Second)
	d.want(d.call(http.MethodGet, "allJobs", ""), 401, CodeUnauthorized)
}

func TestS5_ExpireTokens(t *testing.T) {
	d := start(t, Options{})
	modeltest.Must(t, d.ExpireTokens())
	d.want(d.call(http.MethodGet, "allJobs", ""), 401, CodeUnauthorized)
	d.signIn()
	d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
}

func TestS5_NonEmployerMayOnlyLogIn(t *testing.T) {
	d := start(t, Options{})
	token := d.login(NonEmployerEmail, Password)
	for _, send := range d.every() {
		d.want(send(token, nil), 403, CodeForbidden)
	}
}

func TestS5_OtherAccountsThingsAreForbidden(t *testing.T) {
	d := start(t, Options{})
	others, err := d.OtherJobs()
	if err != nil || len(others) == 0 {
		t.Fatal(others, err)
	}
	id := others[0].ID
	applies, err := d.ApplyIDs(id)
	if err != nil || len(applies) == 0 {
		t.Fatal(applies, err)
	}
	for _, a := range []answer{
		d.call(http.MethodGet, fmt.Sprint(id), ""),
		d.call(http.MethodPut, "update", body("jobId", fmt.Sprint(id))),
		d.call(http.MethodPost, "changeStatus", fmt.Sprintf(`{"jobId":%d,"jobStatus":2}`, id)),
		d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", id), ""),
		d.call(http.MethodPost, fmt.Sprintf("%d/markViewed", applies[0]), ""),
	} {
		d.want(a, 403, CodeForbidden)
	}
	if d.Viewed(applies[0]) || d.record(id).Title != others[0].Title || d.record(id).Status != others[0].Status {
		t.Error("a refused call changed something")
	}
	// The other employer may read and change these, but not ours.
	token := d.login(OtherEmail, Password)
	d.want(d.send(http.MethodGet, fmt.Sprint(id), token, ""), 200, "")
	d.want(d.send(http.MethodPost, fmt.Sprintf("%d/markViewed", applies[0]), token, ""), 200, "")
	mine := d.id("ua-backend")
	d.want(d.send(http.MethodGet, fmt.Sprint(mine), token, ""), 403, CodeForbidden)
}

func TestS7_UnknownIdsAndPaths(t *testing.T) {
	d := start(t, Options{})
	for _, id := range []string{"1", "9223372036854775807"} {
		d.want(d.call(http.MethodGet, id, ""), 404, CodeNotFound)
		d.want(d.call(http.MethodPost, "changeStatus", fmt.Sprintf(`{"jobId":%s,"jobStatus":1}`, id)), 404, CodeNotFound)
		// 404 does not exist for these calls (§4.3, §4.7, §4.8).
		d.want(d.call(http.MethodPut, "update", body("jobId", id)), 403, CodeForbidden)
		d.want(d.call(http.MethodGet, "appliesByJob/"+id, ""), 403, CodeForbidden)
		d.want(d.call(http.MethodPost, id+"/markViewed", ""), 403, CodeForbidden)
	}
	for _, path := range []string{"0", "-1", "x", "9223372036854775808", "create"} {
		d.want(d.call(http.MethodGet, path, ""), 404, CodeNotFound)
	}
	d.want(d.call(http.MethodPatch, "1", ""), 404, CodeNotFound)
	d.want(d.call(http.MethodGet, "a/b/c", ""), 404, CodeNotFound)
}

func TestS7_ServerErrorHasABody(t *testing.T) {
	d := start(t, Options{})
	if _, err := d.db.db.Exec(`ALTER TABLE events RENAME TO gone`); err != nil {
		t.Fatal(err)
	}
	ids, err := d.ApplyIDs(d.id("ua-backend"))
	modeltest.Must(t, err)
	for _, id := range ids {
		if !d.Viewed(id) {
			a := d.call(http.MethodPost, fmt.Sprintf("%d/markViewed", id), "")
			d.want(a, 500, CodeServer)
			if strings.Contains(a.body, "events") {
				t.Errorf("the client gets the cause: %s", a.body)
			}
			if d.Viewed(id) {
				t.Error("half of a failed call is done")
			}
			return
		}
	}
	t.Fatal("every apply is viewed")
}

func TestPipeEndsWithClose(t *testing.T) {
	s, err := New(Options{Scenario: "empty"})
	modeltest.Must(t, err)
	conn, err := s.DialContext(t.Context(), "tcp", "anything:80")
	modeltest.Must(t, err)
	for range 2 {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	if _, err := conn.Read(make([]byte, 1)); err == nil {
		t.Error("the connection outlives the service")
	}
	if err := conn.Close(); err != nil {
		t.Error(err)
	}
	if _, err := s.DialContext(context.Background(), "tcp", ""); err == nil {
		t.Error("a connection to a closed service")
	}
}

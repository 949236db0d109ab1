package sandbox

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	"go.uber.org/goleak"

	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

func TestMain(m *testing.M) {
	if path := os.Getenv(childEnv); path != "" {
		child(path)
	}
	flag.Parse()
	if f := flag.Lookup("rapid.checks"); f.Value.String() == f.DefValue {
		// The properties are quick; the default of 100 has missed failures that 5,000
		// find.
		if err := f.Value.Set("5000"); err != nil {
			panic(err)
		}
	}
	goleak.VerifyTestMain(m)
}

// desk is a service, and a plain, signed-in HTTP connection to it.
type desk struct {
	*testing.T
	*Server
	client *http.Client
	token  string
}

// answer is the answer to a request.
type answer struct {
	status int
	header http.Header
	body   string
	err    error // of the connection or the body
}

func start(t *testing.T, o Options) *desk {
	t.Helper()
	s, err := New(o)
	modeltest.Must(t, err)
	transport := &http.Transport{DialContext: s.DialContext}
	d := &desk{T: t, Server: s, client: &http.Client{
		Transport:     transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
	t.Cleanup(func() {
		transport.CloseIdleConnections()
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	d.signIn()
	return d
}

func (d *desk) signIn() {
	d.Helper()
	email, _ := d.Account()
	d.token = d.login(email, Password)
}

func (d *desk) login(email, password string) string {
	d.Helper()
	a := d.send(http.MethodPost, "login", "", fmt.Sprintf(`{"email":%q,"password":%q}`, email, password))
	d.want(a, 200, "")
	var token wire.Token
	d.read(a, &token)
	return token.AccessToken
}

// send makes a request with a token, or without one if it is "".
func (d *desk) send(method, path, token, body string) answer {
	d.Helper()
	headers := map[string]string{"Content-Type": "application/json"}
	if token != "" {
		headers["Authorization"] = "Bearer " + token
	}
	return d.raw(d.Context(), method, path, headers, body)
}

func (d *desk) raw(ctx context.Context, method, path string, headers map[string]string, body string) answer {
	d.Helper()
	req, err := http.NewRequestWithContext(ctx, method, "http://sandbox"+wire.BasePath+"/AtsJob/"+path, strings.NewReader(body))
	modeltest.Must(d, err)
	for name, value := range headers {
		req.Header.Set(name, value)
	}
	res, err := d.client.Do(req)
	if err != nil {
		return answer{err: err}
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	return answer{res.StatusCode, res.Header, string(data), err}
}

// call is send with the account's token.
func (d *desk) call(method, path, body string) answer {
	d.Helper()
	return d.send(method, path, d.token, body)
}

// want checks the status and, for an error, the code of its body (§2.4).
func (d *desk) want(a answer, status int, code string) {
	d.Helper()
	if a.err != nil {
		d.Fatal(a.err)
	}
	if a.status != status {
		d.Fatalf("status %d, want %d: %.300s", a.status, status, a.body)
	}
	if status < 400 {
		return
	}
	var e struct{ Code, Message *string }
	d.read(a, &e)
	if e.Code == nil || e.Message == nil || *e.Code != code || *e.Message == "" {
		d.Fatalf("error %s, want code %q and a message", a.body, code)
	}
}

func (d *desk) read(a answer, v any) {
	d.Helper()
	if err := json.Unmarshal([]byte(a.body), v, json.MatchCaseInsensitiveNames(true), ownJSON); err != nil {
		d.Fatalf("%v in %.300s", err, a.body)
	}
}

// object returns the members of an answer.
func (d *desk) object(a answer) map[string]jsontext.Value {
	d.Helper()
	var m map[string]jsontext.Value
	d.read(a, &m)
	return m
}

func (d *desk) objects(a answer) []map[string]jsontext.Value {
	d.Helper()
	var m []map[string]jsontext.Value
	d.read(a, &m)
	return m
}

// id returns the id of a job of the scenario.
func (d *desk) id(key string) int64 {
	d.Helper()
	id, err := d.Job(key)
	modeltest.Must(d, err)
	return id
}

func (d *desk) record(id int64) Record {
	d.Helper()
	r, err := d.Record(id)
	modeltest.Must(d, err)
	return r
}

// body is a job that breaks no rule, with members replaced: pairs of name and
// JSON, "" to leave one out.
func body(pairs ...string) string {
	names := []string{"title", "region", "description"}
	m := map[string]string{"title": `"Cook"`, "region": `"Kyiv"`, "description": `"` + strings.Repeat("word ", 24) + `"`}
	for i := 0; i < len(pairs); i += 2 {
		if _, ok := m[pairs[i]]; !ok {
			names = append(names, pairs[i])
		}
		m[pairs[i]] = pairs[i+1]
	}
	var list []string
	for _, name := range names {
		if m[name] != "" {
			list = append(list, fmt.Sprintf("%q:%s", name, m[name]))
		}
	}
	return "{" + strings.Join(list, ",") + "}"
}

// create makes a job and returns its id.
func (d *desk) create(pairs ...string) int64 {
	d.Helper()
	a := d.call(http.MethodPost, "create", body(pairs...))
	d.want(a, 200, "")
	var created wire.Created
	d.read(a, &created)
	return created.ID
}

// clock is a time that a test moves.
type clock struct{ now time.Time }

func (c *clock) Now() time.Time { return c.now }

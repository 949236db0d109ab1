package sandbox

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

func (d *desk) faults(spec string) {
	d.Helper()
	f, err := ParseFaults(spec)
	modeltest.Must(d, err)
	d.SetFaults(f)
}

func TestFaultStatus(t *testing.T) {
	d := start(t, Options{})
	d.faults("allJobs:status=502,html,count=2")
	for range 2 {
		a := d.call(http.MethodGet, "allJobs", "")
		if a.status != 502 || a.header.Get("Content-Type") != "text/html" || !strings.Contains(a.body, "502 Bad Gateway") {
			t.Errorf("%d %s", a.status, a.body)
		}
	}
	d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
	if f := d.Faults(); len(f) != 0 {
		t.Errorf("used up, yet %+v", f)
	}
	d.faults("create:status=400,code=JobsOverLimit,message=No more")
	d.want(d.call(http.MethodPost, "create", body()), 400, wire.CodeJobsOverLimit)
	d.want(d.call(http.MethodPost, "create", body()), 400, wire.CodeJobsOverLimit)
	d.SetFaults(nil)
	d.create()
	for status, code := range map[int]string{401: CodeUnauthorized, 403: CodeForbidden, 404: CodeNotFound, 500: CodeServer, 503: CodeServer} {
		d.faults(fmt.Sprintf("status=%d", status))
		d.want(d.call(http.MethodGet, "allJobs", ""), status, code)
	}
}

func TestFaultSkipAndCount(t *testing.T) {
	d := start(t, Options{})
	d.faults("allJobs:status=500,skip=1,count=1")
	for _, want := range []int{200, 500, 200} {
		if a := d.call(http.MethodGet, "allJobs", ""); a.status != want {
			t.Errorf("status %d, want %d", a.status, want)
		}
	}
}

func TestFaultOfOneEndpointLeavesOthersAlone(t *testing.T) {
	d := start(t, Options{})
	for _, e := range Endpoints() {
		d.SetFaults(Faults{{Endpoint: e, Status: 500}})
		for call, send := range d.every() {
			a := send(d.token, nil)
			hit := map[string]Endpoint{"POST create": Create, "PUT update": Update, "POST changeStatus": ChangeStatus, "GET 1": GetJob,
				"GET allJobs": AllJobs, "GET appliesByJob/1": Applies, "POST 1/markViewed": MarkViewed}[call] == e
			if (a.status == 500) != hit {
				t.Errorf("%s with a fault of %s: %d", call, e, a.status)
			}
		}
	}
}

func TestFaultRetryAfter(t *testing.T) {
	c := &clock{time.Date(2026, 10, 6, 12, 0, 0, 0, time.UTC)}
	d := start(t, Options{Now: c.Now})
	d.faults("retry=1500ms,status=429")
	if a := d.call(http.MethodGet, "allJobs", ""); a.status != 429 || a.header.Get("Retry-After") != "2" {
		t.Errorf("%d, Retry-After %s", a.status, a.header.Get("Retry-After"))
	}
	d.faults("retry-date=90s")
	if a := d.call(http.MethodGet, "allJobs", ""); a.status != 503 || a.header.Get("Retry-After") != "Tue, 06 Oct 2026 12:01:30 GMT" {
		t.Errorf("%d, Retry-After %s", a.status, a.header.Get("Retry-After"))
	}
}

func TestFaultCut(t *testing.T) {
	d := start(t, Options{})
	d.faults("allJobs:cut")
	if a := d.call(http.MethodGet, "allJobs", ""); a.err == nil {
		t.Errorf("answered %d", a.status)
	}
	path := fmt.Sprintf("appliesByJob/%d", d.id("ua-backend"))
	for _, n := range []int{1, 20_000, 100_000} {
		d.faults(fmt.Sprintf("applies:cut=%d", n))
		a := d.call(http.MethodGet, path, "")
		if !errors.Is(a.err, io.ErrUnexpectedEOF) || a.status != 200 || len(a.body) != n {
			t.Errorf("status %d, %d bytes, want %d, %v", a.status, len(a.body), n, a.err)
		}
	}
	// A shorter answer arrives whole.
	d.faults("allJobs:cut=100000000")
	d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
}

func TestFaultCutBeforeDoesNothing(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	d.faults("create:cut")
	if a := d.call(http.MethodPost, "create", body()); a.err == nil {
		t.Error("answered")
	}
	if n := len(d.list("")); n != 0 {
		t.Errorf("%d jobs", n)
	}
}

func TestFaultLostAnswerLeavesTheActionDone(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for i, spec := range []string{"create:lost", "create:status=502,done,html", "create:empty,done"} {
		d.faults(spec)
		a := d.call(http.MethodPost, "create", body())
		if (a.err != nil) != (i == 0) || a.err == nil && a.status == 200 && a.body != "" {
			t.Errorf("%s: %d %s %v", spec, a.status, a.body, a.err)
		}
		if n := len(d.list("")); n != i+1 {
			t.Errorf("%s: %d jobs, want %d", spec, n, i+1)
		}
	}
}

// TestFaultHang: the service does the action, and the client gives up.
func TestFaultHang(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	d.faults("create:hang,count=1")
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan answer)
	go func() {
		done <- d.raw(ctx, http.MethodPost, "create", map[string]string{"Content-Type": "application/json", "Authorization": "Bearer " + d.token}, body())
	}()
	for len(d.list("")) == 0 {
	}
	cancel()
	if a := <-done; !errors.Is(a.err, context.Canceled) {
		t.Errorf("answered %d, %v", a.status, a.err)
	}
}

// TestFaultsEndWithClose: Close does not wait for the end of a fault.
func TestFaultsEndWithClose(t *testing.T) {
	for _, spec := range []string{"latency=1h", "hang", "slow=1"} {
		d := start(t, Options{})
		d.faults(spec)
		done := make(chan answer)
		go func() { done <- d.call(http.MethodGet, "allJobs", "") }()
		modeltest.Must(t, d.WaitRequests(t.Context(), AllJobs, 1))
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		if a := <-done; a.err == nil {
			t.Errorf("%s: answered %d", spec, a.status)
		}
	}
}

func TestFaultLatencyAndSlowBody(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create()
	d.faults("job:latency=30ms;job:latency=30ms")
	begin := time.Now()
	d.job(id)
	if took := time.Since(begin); took < 60*time.Millisecond {
		t.Errorf("latency: %v", took)
	}
	d.faults("allJobs:slow=4000")
	begin = time.Now()
	a := d.call(http.MethodGet, "allJobs", "")
	if took, least := time.Since(begin), time.Duration(len(a.body))*time.Second/4000; took < least {
		t.Errorf("%d bytes in %v, want %v", len(a.body), took, least)
	}
}

func TestFaultExpire(t *testing.T) {
	d := start(t, Options{})
	d.faults("allJobs:expire,count=1")
	d.want(d.call(http.MethodGet, "allJobs", ""), 401, CodeUnauthorized)
	d.want(d.call(http.MethodGet, "allJobs", ""), 401, CodeUnauthorized)
	d.signIn()
	d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
}

func TestFaultLimitAndSubscription(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	d.faults("limit")
	id := d.create()
	if s := d.record(id).Status; s != model.Deactivated {
		t.Errorf("created %s", s)
	}
	d.want(d.change(id, 0), 400, wire.CodeJobsOverLimit)
	d.faults("update:subscription")
	d.want(d.call(http.MethodPut, "update", body("jobId", fmt.Sprint(id))), 400, wire.CodeSubscriptionOnApproving)
	d.want(d.change(id, 0), 200, "")
}

func TestFaultRedirectEmptyAndHTML(t *testing.T) {
	d := start(t, Options{})
	d.faults("redirect=https://evil.example.net/x?a=1")
	if a := d.call(http.MethodPost, "create", body()); a.status != 307 || a.header.Get("Location") != "https://evil.example.net/x?a=1" {
		t.Errorf("%d to %s", a.status, a.header.Get("Location"))
	}
	d.faults("redirect=https://evil.example.net/,status=302")
	if a := d.call(http.MethodGet, "allJobs", ""); a.status != 302 {
		t.Errorf("status %d", a.status)
	}
	d.faults("empty")
	if a := d.call(http.MethodGet, "allJobs", ""); a.status != 200 || a.body != "" {
		t.Errorf("%d %q", a.status, a.body)
	}
	d.faults("html")
	if a := d.call(http.MethodGet, "allJobs", ""); a.status != 200 || !strings.HasPrefix(a.body, "<html>") {
		t.Errorf("%d %q", a.status, a.body)
	}
}

// TestFaultFormsReadTheSame: the lenient decoder reads every other form of an answer
// like the one without the fault.
func TestFaultFormsReadTheSame(t *testing.T) {
	modeltest.SkipInShort(t, "tries every form of a fault")
	d := start(t, Options{})
	job := d.id("ua-accountant")
	path := fmt.Sprintf("appliesByJob/%d", job)
	read := func(spec string) (string, []wire.Candidate, []wire.Job) {
		t.Helper()
		d.SetFaults(nil)
		if spec != "" {
			d.faults(spec)
		}
		applies, jobs := d.call(http.MethodGet, path, ""), d.call(http.MethodGet, "allJobs", "")
		var c []wire.Candidate
		var j []wire.Job
		if err := errors.Join(wire.Unmarshal([]byte(applies.body), &c), wire.Unmarshal([]byte(jobs.body), &j)); err != nil {
			t.Fatal(spec, err)
		}
		return applies.body, c, j
	}
	_, want, wantJobs := read("")
	for spec, sign := range map[string]string{
		"strings": fmt.Sprintf(`"id":"%d"`, want[0].ID), "bom": "\ufeff[", "reorder": `[{"cvFile":`, "escape": `\u002B`, "nozone": `"date":"20`,
		"duplicate": fmt.Sprintf(`"id":%d`, want[0].ID), "extra": `"futureFlag":true`, "surrogate": `\ud83d"`,
		"strings,bom,reorder,escape,duplicate,nozone": "\ufeff[{\"cvFile\":",
	} {
		text, got, gotJobs := read(spec)
		if !strings.Contains(text, sign) {
			t.Errorf("%s: no %q in %.200s", spec, sign, text)
		}
		if len(got) != len(want) || len(gotJobs) != len(wantJobs) {
			t.Errorf("%s: %d applies and %d jobs", spec, len(got), len(gotJobs))
			continue
		}
		for i := range got {
			g, w := got[i], want[i]
			same := g.ID == w.ID && g.Date.Equal(w.Date) && (g.Applicant.Name == w.Applicant.Name || spec == "surrogate") &&
				fmt.Sprint(g.Applicant.Salary != nil, g.IsViewed, g.CVFile != nil) == fmt.Sprint(w.Applicant.Salary != nil, w.IsViewed, w.CVFile != nil)
			if !same {
				t.Errorf("%s: apply %d reads as %+v", spec, i, g)
			}
			if w.CVFile == nil {
				continue
			}
			plain := strings.NewReplacer("\r", "", "\n", "").Replace(g.CVFile.Data)
			if plain != w.CVFile.Data {
				t.Errorf("%s: the CV of apply %d reads differently", spec, i)
			}
		}
		for i, g := range gotJobs {
			if w := wantJobs[i]; g.ID != w.ID || g.AppliesCount != w.AppliesCount || spec != "surrogate" && g.Title != w.Title {
				t.Errorf("%s: job %d reads as %+v", spec, i, g)
			}
		}
	}
	text, _, _ := read("strings")
	if strings.Contains(text, `"total":4`) || !strings.Contains(text, `"total":"`) {
		t.Error("a number within is still one")
	}
	text, _, _ = read("nozone")
	if strings.Contains(text, `Z"`) {
		t.Error("a time with its zone")
	}
	_, got, _ := read("badcv")
	for _, c := range got {
		if c.CVFile == nil {
			continue
		}
		if _, err := base64.StdEncoding.DecodeString(c.CVFile.Data); err == nil {
			t.Error("the CV is not spoiled")
		}
	}
	_, got, _ = read("extra")
	if got[0].Status != "UnderReview" || !bytes.Contains(got[0].Extra, []byte("futureScore")) || !bytes.Contains(got[0].Applicant.Extra, []byte("futureScore")) {
		t.Errorf("status %s, extra %s", got[0].Status, got[0].Extra)
	}
}

func TestRequestsAreRecorded(t *testing.T) {
	c := &clock{time.Date(2026, 10, 6, 12, 0, 0, 0, time.UTC)}
	d := start(t, Options{Now: c.Now})
	d.ResetRequests()
	d.list("?jobStatus=Stopped")
	d.call(http.MethodGet, "nothing/here", "")
	d.faults("create:lost")
	d.call(http.MethodPost, "create", body())
	seen := d.Requests()
	if len(seen) != 3 || d.Count(AllJobs) != 1 || d.Count(Create) != 1 || d.Count(Unknown) != 1 || d.Count(Login) != 0 {
		t.Fatalf("%+v", seen)
	}
	r := seen[0]
	if r.Method != "GET" || r.Path != wire.BasePath+"/AtsJob/allJobs?jobStatus=Stopped" || r.Status != 200 || !r.Time.Equal(c.now) || !r.Has("Content-Type") || !r.Has("Authorization") {
		t.Errorf("%+v", r)
	}
	if seen[1].Status != 404 || seen[2].Status != 0 {
		t.Errorf("%+v", seen)
	}
	d.want(d.viewed(d.file(d.id("ua-office"), model.Candidate{}, nil)), 200, "")
	if last := d.Requests()[3]; last.Status != 200 || last.Endpoint != MarkViewed {
		t.Errorf("an answer without a body: %+v", last)
	}
	if strings.Contains(fmt.Sprint(seen), d.token) {
		t.Error("a token is recorded")
	}
}

// TestFaultsOverTCP: a cut over TCP has the same effect as over the pipe.
func TestFaultsOverTCP(t *testing.T) {
	d := start(t, Options{})
	server := httptest.NewServer(d.Server)
	defer server.Close()
	get := func() (int, int, error) {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("%s%s/AtsJob/appliesByJob/%d", server.URL, wire.BasePath, d.id("ua-backend")), nil)
		modeltest.Must(t, err)
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Authorization", "Bearer "+d.token)
		res, err := server.Client().Do(req)
		if err != nil {
			return 0, 0, err
		}
		defer res.Body.Close()
		n, err := io.Copy(io.Discard, res.Body)
		return res.StatusCode, int(n), err
	}
	if status, n, err := get(); status != 200 || n < 100_000 || err != nil {
		t.Fatal(status, n, err)
	}
	d.faults("applies:cut=70000")
	if status, n, err := get(); status != 200 || n != 70_000 || !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("status %d, %d bytes, %v", status, n, err)
	}
	d.faults("applies:cut")
	if status, _, err := get(); err == nil {
		t.Errorf("answered %d", status)
	}
}

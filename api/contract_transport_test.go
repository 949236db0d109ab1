package api_test

import (
	"context"
	"errors"
	"io"
	"log"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

var quiet = log.New(io.Discard, "", 0)

func TestBaseURLForms(t *testing.T) {
	const path = "/employer/api/v2"
	for typed, want := range map[string]string{
		"https://ua.example.com/employer/api/v2":    "https://ua.example.com" + path,
		"https://ua.example.com/employer/api/v2///": "https://ua.example.com" + path,
		" ua.example.com ":                          "https://ua.example.com" + path,
		"UA.Example.COM":                            "https://ua.example.com" + path,
		"HTTPS://ua.example.com":                    "https://ua.example.com" + path,
		"https://ua.example.com/":                   "https://ua.example.com" + path,
		"https://ua.example.com?":                   "https://ua.example.com" + path,
		"https://ua.example.com:443":                "https://ua.example.com" + path,
		"ro.example.com:8443/employer/api/v3":       "https://ro.example.com:8443/employer/api/v3",
		"http://localhost:8080":                     "http://localhost:8080" + path,
		"http://ua.demo.localhost":                  "http://ua.demo.localhost" + path,
		"http://127.0.0.1:1":                        "http://127.0.0.1:1" + path,
		"http://[::1]:1":                            "http://[::1]:1" + path,
		"":                                          "",
		"https://":                                  "",
		"ftp://ua.example.com":                      "",
		"http://ua.example.com":                     "",
		"http://localhost.example.com":              "",
		"http://10.0.0.1":                           "",
		"http://0.0.0.0":                            "",
		"http://2130706433":                         "",
		"https://hr:hunter2@ua.example.com":         "",
		"https://hr:hun ter2@ua.example.com":        "",
		"hr:hunter2@ua.example.com":                 "",
		"maeve.hr@example.com":                      "",
		"https://ua.example.com?x=1":                "",
		"https://ua.example.com#x":                  "",
		"https://ua.example.com:port":               "",
		"https:ua.example.com":                      "",
	} {
		u, err := api.ParseBaseURL(typed)
		switch {
		case want == "" && err == nil:
			t.Errorf("%q became %s", typed, u)
		case want == "":
			if text := err.Error(); strings.Contains(text, "hunter2") || strings.Contains(text, "ter2") || strings.Contains(text, "parse ") {
				t.Errorf("%q: %v", typed, err)
			}
		case err != nil || u.String() != want:
			t.Errorf("%q became %v, %v, want %s", typed, u, err, want)
		}
	}
}

func TestTheHostGivesTheCountry(t *testing.T) {
	for typed, want := range map[string]model.Country{
		"ua.example.com": model.Ukraine, "RO.example.com": model.Romania, "https://hu.example.com:8443": model.Hungary,
		"http://ua.demo.localhost": model.Ukraine, "www.example.com": "", "example.ua": "", "http://127.0.0.1": "",
	} {
		u, err := api.ParseBaseURL(typed)
		modeltest.Must(t, err)
		if got := model.CountryOfHost(u.Hostname()); got != want {
			t.Errorf("%s: %q, want %q", typed, got, want)
		}
	}
}

// A name below localhost is this machine, whatever a resolver or a proxy answers.
func TestNamesBelowLocalhostStayHere(t *testing.T) {
	proxied := answering(t, func(http.ResponseWriter, *http.Request) { t.Error("a proxy was asked") })
	t.Setenv("HTTP_PROXY", proxied)
	t.Setenv("http_proxy", proxied)
	t.Setenv("NO_PROXY", "")
	d := open(t, func(s *setup) { s.tcp = true })
	address, err := url.Parse(d.client.BaseURL().String())
	d.ok(err)
	named, err := api.New(api.Options{
		BaseURL: "http://ua.Some.Name.localhost:" + address.Port(), Email: d.client.Email(), Tokens: d.tokens,
	})
	d.ok(err)
	defer named.Close()
	d.ok(named.SignIn(t.Context(), sandbox.Password))
	d.requests(sandbox.Login, 1)
}

// §5 rule 2 also applies to GET, and to a POST without a body.
func TestEveryRequestHasItsHeaders(t *testing.T) {
	d := open(t)
	for _, c := range calls() {
		_, err := c.do(d, t.Context())
		d.ok(err)
	}
	if n := len(d.Requests()); n != len(sandbox.Endpoints())+1 { // a sign-in asks whose account it is
		t.Errorf("%d requests", n)
	}
	for _, r := range d.Requests() {
		if !r.Has("Content-Type") || r.Has("Authorization") == (r.Endpoint == sandbox.Login) || !r.Has("User-Agent") || r.Has("Cookie") {
			t.Errorf("%s %s has %v", r.Method, r.Path, r.Headers)
		}
	}
}

// Neither password nor token nor a job goes to the target of a redirect (CONTRACT 39).
func TestRedirectsElsewhereAreNotFollowed(t *testing.T) {
	other := answering(t, func(_ http.ResponseWriter, r *http.Request) { t.Errorf("%s %s came", r.Method, r.URL) })
	downgraded := strings.Replace(other, "127.0.0.1", "localhost", 1)
	for _, spec := range []string{"redirect=" + other, "redirect=" + downgraded, "status=301,redirect=" + other, "status=302,redirect=" + other,
		"status=303,redirect=" + other, "status=308,redirect=" + other, "redirect=//" + strings.TrimPrefix(other, "http://") + "/x"} {
		t.Run(spec, func(t *testing.T) {
			each(t, func(*setup) {}, func(d *desk, c endpointCall) {
				d.faults(string(c.name) + ":" + spec)
				_, err := c.do(d, t.Context())
				e := d.want(err, api.ErrAnswer)
				if e.Status/100 != 3 || !strings.Contains(e.Error(), "another address") || e.Unknown != (c.name == sandbox.Create) {
					t.Errorf("%+v", e)
				}
				d.requests(c.name, 1)
			})
		})
	}
}

// Only a read may be redirected, and only within the host.
func TestRedirectsWithinTheHost(t *testing.T) {
	each(t, func(*setup) {}, func(d *desk, c endpointCall) {
		path := "/employer/api/v2/AtsJob/allJobs"
		d.faults(string(c.name) + ":count=1,redirect=" + path)
		_, err := c.do(d, t.Context())
		if c.name == sandbox.AllJobs {
			d.ok(err)
			return
		}
		if c.name == sandbox.GetJob || c.name == sandbox.Applies {
			d.requests(sandbox.AllJobs, 1)
			return
		}
		d.want(err, api.ErrAnswer)
		d.requests(sandbox.AllJobs, 0)
	})
	d := open(t).signedIn()
	d.faults("allJobs:redirect=/employer/api/v2/AtsJob/allJobs")
	_, err := d.client.Jobs(t.Context(), "")
	d.want(err, api.ErrAnswer)
	if n := d.Count(sandbox.AllJobs); n > 5 {
		t.Errorf("went round %d times", n)
	}
}

// At most three requests run at a time. Pages of applies leave one slot free, so that a
// person's actions go through meanwhile (CONTRACT 38).
func TestThreeRequestsAtATime(t *testing.T) {
	d := open(t).signedIn()
	id := d.job("ua-barista")
	d.faults("job:hang;applies:hang")
	ctx, stop := context.WithCancel(t.Context())
	var all sync.WaitGroup
	for range 5 {
		all.Go(func() { _, _, _ = d.applicants(ctx, id) })
	}
	d.ok(d.WaitRequests(ctx, sandbox.Applies, 2))
	_, err := d.client.Jobs(ctx, "")
	d.ok(err)
	d.requests(sandbox.Applies, 2)
	for range 5 {
		all.Go(func() { _, _ = d.client.Job(ctx, id) })
	}
	d.ok(d.WaitRequests(ctx, sandbox.GetJob, 1))
	impatient, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
	defer cancel()
	_, err = d.client.Jobs(impatient, "")
	if e := d.want(err, api.ErrNetwork); e.Unknown || !strings.Contains(e.Error(), "was not contacted") {
		t.Error(e)
	}
	d.requests(sandbox.Applies, 2)
	d.requests(sandbox.GetJob, 1)
	stop()
	all.Wait()
	// All slots are free again.
	d.SetFaults(nil)
	for range 5 {
		_, errs, _ := d.applicants(t.Context(), id)
		d.ok(ending(errs))
	}
}

// A cancelled call ends at once, whatever it waits for.
func TestLeavingEndsACall(t *testing.T) {
	for _, spec := range []string{"hang", "latency=1h", "retry=10s", "slow=1"} {
		t.Run(spec, func(t *testing.T) {
			each(t, func(*setup) {}, func(d *desk, c endpointCall) {
				if c.empty && spec == "slow=1" {
					return
				}
				d.faults(string(c.name) + ":" + spec)
				ctx, leave := context.WithCancel(t.Context())
				failed := make(chan error)
				go func() {
					_, err := c.do(d, ctx)
					failed <- err
				}()
				d.ok(d.WaitRequests(t.Context(), c.name, 1))
				leave()
				err := <-failed
				if c.name == sandbox.Create && spec == "retry=10s" {
					return // returned at once
				}
				if !errors.Is(err, context.Canceled) {
					t.Errorf("%v", err)
				}
				d.want(err, api.ErrNetwork)
				d.requests(c.name, 1)
			})
		})
	}
}

// If a service stops in the middle of an answer, the call ends after the idle time. A
// slow answer does not end it.
func TestSilence(t *testing.T) {
	modeltest.SkipInShort(t, "waits for a service that is silent")
	each(t, func(s *setup) {
		s.client.CallTimeout, s.client.IdleTimeout, s.client.MaxTries = 300*time.Millisecond, 300*time.Millisecond, 1
	},
		func(d *desk, c endpointCall) {
			if c.empty {
				return
			}
			d.faults(string(c.name) + ":slow=1")
			_, err := c.do(d, t.Context())
			if e := d.want(err, api.ErrNetwork); !strings.Contains(e.Error(), "did not answer in time") || e.Unknown != (c.name == sandbox.Create) {
				t.Error(e)
			}
		})
}

func TestTLSAndHTTP2(t *testing.T) {
	d := open(t)
	_, connect := overTLS(t, d.Server)
	s := setup{client: api.Options{Email: d.client.Email(), Tokens: d.tokens, Now: d.clock.now}}
	connect(&s)
	client, err := api.New(s.client)
	d.ok(err)
	plain := d.client
	defer func() { d.client = plain; client.Close() }()
	d.client = client
	d.ok(client.SignIn(t.Context(), sandbox.Password))
	for _, c := range calls() {
		_, err := c.do(d, t.Context())
		d.ok(err)
	}
	if len(s.client.TLS.NextProtos) > 0 {
		t.Error("the settings of the caller were written into")
	}
}

package api_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// The fault is over at the second try. A call that may be repeated succeeds. A create
// fails, with an unknown outcome if it may have been done.
func TestFaultsThatPass(t *testing.T) {
	modeltest.SkipInShort(t, "tries every fault on every endpoint")
	for name, fault := range map[string]struct {
		spec    string
		kind    error // of a create
		unknown bool  // a create may have been done
		timeout bool  // the client gives up by itself
	}{
		"500":                {"status=500", api.ErrServer, true, false},
		"500, done":          {"status=500,done", api.ErrServer, true, false},
		"502 page":           {"status=502,html", api.ErrServer, true, false},
		"504 page":           {"status=504,html,done", api.ErrServer, true, false},
		"500 without a body": {"status=500,empty", api.ErrServer, true, false},
		"503":                {"status=503", api.ErrBusy, true, false},
		"429":                {"status=429", api.ErrBusy, false, false},
		"429 page":           {"status=429,html", api.ErrBusy, false, false},
		"cut before":         {"cut", api.ErrNetwork, true, false},
		"lost":               {"lost", api.ErrNetwork, true, false},
		"hang":               {"hang", api.ErrNetwork, true, true},
		"latency":            {"latency=1h", api.ErrNetwork, true, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			each(t, func(s *setup) {
				s.tcp = strings.Contains(fault.spec, "cut") || fault.spec == "lost"
				if fault.timeout {
					s.client.CallTimeout, s.client.IdleTimeout = 200*time.Millisecond, 200*time.Millisecond
				}
			}, func(d *desk, c endpointCall) {
				d.faults(string(c.name) + ":count=1," + fault.spec)
				_, err := c.do(d, d.Context())
				if c.again {
					d.ok(err)
					d.requests(c.name, 2)
					return
				}
				e := d.want(err, fault.kind)
				if e.Unknown != fault.unknown || !strings.HasPrefix(e.Error(), c.phrase) {
					t.Errorf("unknown %v: %v", e.Unknown, e)
				}
				d.requests(c.name, 1)
			})
		})
	}
}

// A fault that stays is reported after the configured number of tries, and after one
// try of a create.
func TestFaultsThatStay(t *testing.T) {
	modeltest.SkipInShort(t, "tries six faults on every endpoint")
	for name, fault := range map[string]struct {
		spec string
		kind error
	}{
		"500":      {"status=500,code=Broken,message=It broke.", api.ErrServer},
		"502 page": {"status=502,html", api.ErrServer},
		"503":      {"status=503", api.ErrBusy},
		"429":      {"status=429", api.ErrBusy},
		"cut":      {"cut", api.ErrNetwork},
		"lost":     {"lost", api.ErrNetwork},
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(s *setup) { s.tcp = true }, func(d *desk, c endpointCall) {
				d.faults(string(c.name) + ":" + fault.spec)
				_, err := c.do(d, d.Context())
				e := d.want(err, fault.kind)
				if c.again && e.Unknown || !strings.HasPrefix(e.Error(), c.phrase) {
					t.Error(e)
				}
				if may := c.changes() && name != "429"; e.Sent != may {
					t.Errorf("sent %v: %v", e.Sent, e)
				}
				// net/http itself repeats a GET on a used connection that is dead.
				got, least, most := d.Count(c.name), 1, 1
				if c.again {
					least, most = 3, 3+1
				}
				if got < least || got > most {
					t.Errorf("%d requests, want %d", got, least)
				}
			})
		})
	}
}

// A definite fault is reported at once by every call, and nothing is repeated.
func TestFaultsThatAreDefinite(t *testing.T) {
	for name, fault := range map[string]struct {
		spec   string
		kind   error
		status int
		code   string
	}{
		"400":           {"status=400", api.ErrRefused, 400, sandbox.CodeValidation},
		"400 of a kind": {"status=400,code=SubscriptionOnApproving,message=Wait.", api.ErrRefused, 400, "SubscriptionOnApproving"},
		"400 page":      {"status=400,html", api.ErrRefused, 400, ""},
		"403":           {"status=403", api.ErrForbidden, 403, sandbox.CodeForbidden},
		"404":           {"status=404", api.ErrNotFound, 404, sandbox.CodeNotFound},
		"404 page":      {"status=404,html", api.ErrNotFound, 404, ""},
		"409":           {"status=409", api.ErrRefused, 409, sandbox.CodeServer},
		"413, empty":    {"status=413,empty", api.ErrRefused, 413, ""},
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(*setup) {}, func(d *desk, c endpointCall) {
				d.faults(string(c.name) + ":" + fault.spec)
				_, err := c.do(d, d.Context())
				kind := fault.kind
				if c.name == sandbox.Login && fault.code != "" && (fault.status == 400 || fault.status == 403) {
					kind = api.ErrSignIn // the service rejects these credentials
				}
				e := d.want(err, kind)
				if e.Status != fault.status || e.Code != fault.code || e.Unknown || !strings.HasPrefix(e.Error(), c.phrase) {
					t.Errorf("%+v", e)
				}
				if e.HTML != strings.Contains(fault.spec, "html") {
					t.Errorf("page: %v", e.HTML)
				}
				d.requests(c.name, 1)
			})
		})
	}
}

// A 404 means a missing job only in calls about a job (§7). Elsewhere the address is
// wrong.
func TestNotFoundNamesTheMissingThing(t *testing.T) {
	each(t, func(*setup) {}, func(d *desk, c endpointCall) {
		d.faults(string(c.name) + ":status=404")
		_, err := c.do(d, d.Context())
		job := c.name == sandbox.GetJob || c.name == sandbox.ChangeStatus
		if got := strings.Contains(err.Error(), "no such job"); got != job {
			t.Errorf("%v", err)
		}
	})
}

// Some forms of an answer have the same meaning (CONTRACT 22–26).
func TestFaultsOfFormChangeNothing(t *testing.T) {
	modeltest.SkipInShort(t, "tries every form of every answer")
	for _, form := range []string{"strings", "bom", "reorder", "escape", "duplicate", "nozone", "slow=200000", "strings,bom,reorder,escape,duplicate,nozone"} {
		t.Run(form, func(t *testing.T) {
			start := time.Now()
			at := func(s *setup) {
				s.service.Now = func() time.Time { return start }
				s.client.Now = s.service.Now
			}
			plain := open(t, at)
			each(t, at, func(d *desk, c endpointCall) {
				want, err := c.do(plain, t.Context())
				d.ok(err)
				d.faults(string(c.name) + ":" + form)
				got, err := c.do(d, t.Context())
				d.ok(err)
				if diff := cmp.Diff(want, got); diff != "" {
					t.Error(diff)
				}
			})
		})
	}
}

func TestUnknownFieldsAndWordsAreKept(t *testing.T) {
	d := open(t)
	d.faults("extra")
	id := d.job("ua-barista")
	job, err := d.client.Job(t.Context(), id)
	d.ok(err)
	people, errs, cvs := d.applicants(t.Context(), id)
	d.ok(ending(errs))
	if job.Status != "UnderReview" || people[0].Status != "UnderReview" {
		t.Errorf("%q, %q", job.Status, people[0].Status)
	}
	for name, extra := range map[string][]model.Field{"job": job.Extra, "candidate": people[0].Extra, "applicant": people[0].Applicant.Extra} {
		var names []string
		for _, f := range extra {
			names = append(names, f.Name)
		}
		if diff := cmp.Diff([]string{"futureFlag", "futureScore", "futureText"}, names); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	if len(cvs) == 0 {
		t.Error("no CVs")
	}
	status, err := d.client.ChangeStatus(t.Context(), id, model.Stop)
	if err != nil || status != "UnderReview" {
		t.Errorf("%q, %v", status, err)
	}
}

func TestLoneSurrogatesBecomeReplacements(t *testing.T) {
	d := open(t)
	d.faults("surrogate")
	id := d.job("ua-barista")
	job, err := d.client.Job(t.Context(), id)
	d.ok(err)
	people, errs, _ := d.applicants(t.Context(), id)
	d.ok(ending(errs))
	for _, text := range []string{job.Title, people[0].Applicant.Name} {
		if !strings.HasSuffix(text, "\ufffd") {
			t.Errorf("%q", text)
		}
	}
}

func TestABadCVIsOneBadCV(t *testing.T) {
	d := open(t)
	id := d.job("ua-barista")
	whole, _, _ := d.applicants(t.Context(), id)
	d.faults("badcv")
	people, errs, cvs := d.applicants(t.Context(), id)
	d.ok(ending(errs))
	if len(people) != len(whole) || len(cvs) != 0 {
		t.Errorf("%d people of %d, %d CVs", len(people), len(whole), len(cvs))
	}
	broken := 0
	for _, c := range people {
		if c.CV != nil && c.CV.Broken != "" && c.CV.Ref == "" {
			broken++
		}
	}
	if broken == 0 {
		t.Error("no CV is marked")
	}
}

// The client waits for a short Retry-After. It reports a long one to the person instead
// (CONTRACT 38).
func TestRetryAfter(t *testing.T) {
	modeltest.SkipInShort(t, "waits as long as the service asks for")
	t.Run("short", func(t *testing.T) {
		for _, spec := range []string{"retry=1s", "retry=1s,status=429", "retry-date=1500ms"} {
			t.Run(spec, func(t *testing.T) {
				t.Parallel()
				d := open(t, func(s *setup) { s.service.Now, s.client.Now = time.Now, time.Now }).signedIn()
				d.faults("job:count=1," + spec)
				begin := time.Now()
				_, err := d.client.Job(t.Context(), d.job("ua-barista"))
				d.ok(err)
				d.requests(sandbox.GetJob, 2)
				if waited := time.Since(begin); waited < 400*time.Millisecond {
					t.Errorf("only %v waited", waited)
				}
			})
		}
	})
	for _, spec := range []string{"retry=1h", "retry=1h,status=429", "retry-date=1h", "retry=1h,html", "retry=1h,status=500"} {
		t.Run(spec, func(t *testing.T) {
			each(t, func(*setup) {}, func(d *desk, c endpointCall) {
				d.clock.set(d.clock.now().Truncate(time.Second))
				d.faults(string(c.name) + ":" + spec)
				_, err := c.do(d, t.Context())
				kind := api.ErrBusy
				if strings.HasSuffix(spec, "500") {
					kind = api.ErrServer
				}
				e := d.want(err, kind)
				if e.RetryAfter != time.Hour || !strings.Contains(e.Error(), "asks to wait 1 h") {
					t.Errorf("%v: %v", e.RetryAfter, e)
				}
				d.requests(c.name, 1)
			})
		})
	}
}

// The header may hold more than seconds or a date.
func TestRetryAfterOfAnyForm(t *testing.T) {
	const day = 24 * time.Hour
	for value, want := range map[string]time.Duration{
		"": 0, "0": 0, "-5": 0, "soon": 0, "Mon, 01 Jan 2001 00:00:00 GMT": 0, " 3600 ": time.Hour, "86401": day,
		"9223372036854775807": day, "99999999999999999999999": day, "Fri, 31 Dec 9999 23:59:59 GMT": day,
	} {
		d := open(t, func(s *setup) {
			s.client.MaxTries = 1
			s.client.BaseURL = answering(t, func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Retry-After", value)
				w.WriteHeader(http.StatusServiceUnavailable)
			})
		})
		if e := d.want(d.client.SignIn(context.Background(), "p"), api.ErrBusy); e.RetryAfter != want {
			t.Errorf("%q: %v", value, e.RetryAfter)
		}
	}
}

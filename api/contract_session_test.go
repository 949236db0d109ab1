package api_test

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model/crash"
	"shortlist/model/modeltest"
)

func TestTheFirstCallSignsIn(t *testing.T) {
	d := open(t)
	if d.client.SignedIn() {
		t.Error("signed in before any call")
	}
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	if token, ok := d.tokens.Load(); !d.client.SignedIn() || !ok || !token.Expires.Equal(d.clock.now().Add(24*time.Hour).Truncate(time.Second)) {
		t.Errorf("kept %v", token.Expires)
	}
	// Another client of the same store needs no sign-in.
	second, err := api.New(api.Options{
		BaseURL: d.client.BaseURL().String(), Email: d.client.Email(), Dial: d.DialContext, Tokens: d.tokens, Now: d.clock.now,
	})
	d.ok(err)
	defer second.Close()
	_, err = second.Jobs(t.Context(), "")
	d.ok(err)
	d.requests(sandbox.Login, 1)
}

// TestASignInElsewhereIsUsed: if a token is rejected and another window has kept a
// newer one, the client uses that.
func TestASignInElsewhereIsUsed(t *testing.T) {
	d := open(t, func(s *setup) { s.client.Password = nil }).signedIn()
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	d.ok(d.ExpireTokens())
	_, err = d.client.Jobs(t.Context(), "")
	d.want(err, api.ErrSignIn)
	second, err := api.New(api.Options{
		BaseURL: d.client.BaseURL().String(), Email: d.client.Email(), Dial: d.DialContext, Tokens: d.tokens, Now: d.clock.now,
	})
	d.ok(err)
	defer second.Close()
	d.ok(second.SignIn(t.Context(), sandbox.Password))
	_, err = d.client.Jobs(t.Context(), "")
	d.ok(err)
}

// TestATokenFromElsewhereMayHaveEndedToo: then the client signs in itself, once, and a create is
// not sent again.
func TestATokenFromElsewhereMayHaveEndedToo(t *testing.T) {
	each(t, func(*setup) {}, func(d *desk, c endpointCall) {
		if c.name == sandbox.Login {
			return
		}
		second, err := api.New(api.Options{
			BaseURL: d.client.BaseURL().String(), Email: d.client.Email(), Dial: d.DialContext, Tokens: d.tokens, Now: d.clock.now,
			Password: func(context.Context) (string, error) { return sandbox.Password, nil },
		})
		d.ok(err)
		defer second.Close()
		_, err = second.Jobs(t.Context(), "")
		d.ok(err)
		d.ok(d.ExpireTokens())
		_, err = second.Jobs(t.Context(), "")
		d.ok(err)
		d.ok(d.ExpireTokens())
		before := d.Count(sandbox.Login)
		_, err = c.do(d, t.Context())
		if !c.again { // the person has to send it again
			for range 2 {
				d.want(err, api.ErrSignIn)
				_, err = c.do(d, t.Context())
			}
		}
		d.ok(err)
		if n := d.Count(sandbox.Login) - before; n != 1 {
			t.Errorf("%d sign-ins", n)
		}
	})
}

func TestSignOutForgetsTheToken(t *testing.T) {
	d := open(t, func(s *setup) { s.client.Password = nil }).signedIn()
	d.ok(d.client.SignOut())
	if _, kept := d.tokens.Load(); kept || d.client.SignedIn() {
		t.Error("there is a token still")
	}
	_, err := d.client.Jobs(t.Context(), "")
	d.want(err, api.ErrSignIn)
	d.requests(sandbox.AllJobs, 0)
}

// A sign-in that ends after a person signs out does not sign them in again.
func TestSignOutBeatsASignInUnderWay(t *testing.T) {
	asked, answer := make(chan struct{}), make(chan struct{})
	d := open(t, func(s *setup) {
		s.client.Password = func(context.Context) (string, error) {
			close(asked)
			<-answer
			return sandbox.Password, nil
		}
	})
	done := make(chan error)
	go func() {
		_, err := d.client.Jobs(t.Context(), "")
		done <- err
	}()
	<-asked
	d.ok(d.client.SignOut())
	close(answer)
	<-done
	if _, kept := d.tokens.Load(); kept || d.client.SignedIn() {
		t.Error("signed in again")
	}
}

// An expired token is renewed once, and the call is sent again. A create is not.
func TestAnExpiredTokenIsRenewedOnce(t *testing.T) {
	each(t, func(*setup) {}, func(d *desk, c endpointCall) {
		if c.name == sandbox.Login {
			return
		}
		d.ok(d.ExpireTokens())
		_, err := c.do(d, t.Context())
		d.requests(sandbox.Login, 1)
		if c.again {
			d.ok(err)
			d.requests(c.name, 2)
			return
		}
		e := d.want(err, api.ErrSignIn)
		if e.Unknown || e.Status != 401 {
			t.Errorf("%+v", e)
		}
		d.requests(c.name, 1)
		_, err = c.do(d, t.Context()) // a person sends it again
		d.ok(err)
		d.requests(sandbox.Login, 1)
	})
}

func TestManyCallersRenewOnce(t *testing.T) {
	d := open(t).signedIn()
	id := d.job("ua-barista")
	d.ok(d.ExpireTokens())
	d.faults("login:latency=50ms")
	var all sync.WaitGroup
	var failed atomic.Int64
	for range 20 {
		all.Go(func() {
			if _, err := d.client.Job(t.Context(), id); err != nil {
				failed.Add(1)
			}
		})
	}
	all.Wait()
	d.requests(sandbox.Login, 1)
	if failed.Load() > 0 {
		t.Errorf("%d of 20 failed", failed.Load())
	}
}

// A caller that leaves does not end the sign-in of the others.
func TestALeavingCallerDoesNotEndTheSignIn(t *testing.T) {
	d := open(t)
	d.faults("login:latency=100ms,count=1")
	leaving, leave := context.WithCancel(t.Context())
	left, stayed := make(chan error), make(chan error)
	go func() {
		_, err := d.client.Jobs(leaving, "")
		left <- err
	}()
	d.ok(d.WaitRequests(t.Context(), sandbox.Login, 1))
	go func() {
		_, err := d.client.Jobs(t.Context(), "")
		stayed <- err
	}()
	leave()
	if err := <-left; !errors.Is(err, context.Canceled) {
		t.Errorf("left with %v", err)
	}
	d.ok(<-stayed)
	d.requests(sandbox.Login, 1)
}

// Close ends a sign-in without callers.
func TestCloseEndsASignInUnderWay(t *testing.T) {
	d := open(t)
	d.faults("login:hang")
	ctx, leave := context.WithCancel(t.Context())
	left := make(chan error)
	go func() {
		_, err := d.client.Jobs(ctx, "")
		left <- err
	}()
	d.ok(d.WaitRequests(t.Context(), sandbox.Login, 1))
	leave()
	<-left
	d.client.Close() // goleak finds it if it goes on
}

func TestRefusedPasswordsEndTheLoop(t *testing.T) {
	password := "wrong"
	d := open(t, func(s *setup) {
		s.client.Password = func(context.Context) (string, error) { return password, nil }
	})
	for range 5 {
		_, err := d.client.Jobs(t.Context(), "")
		if e := d.want(err, api.ErrSignIn); e.Status != 401 || !strings.HasPrefix(e.Error(), "could not list the jobs: the service rejected the sign-in") {
			t.Error(e)
		}
	}
	if n := d.Count(sandbox.Login); n > 2 {
		t.Errorf("%d sign-ins with a refused password", n)
	}
	d.requests(sandbox.AllJobs, 0)
	d.want(d.client.SignIn(t.Context(), "wrong as well"), api.ErrSignIn)
	d.ok(d.client.SignIn(t.Context(), sandbox.Password))
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	// From then on the client renews the token by itself again.
	password = sandbox.Password
	d.ok(d.ExpireTokens())
	_, err = d.client.Jobs(t.Context(), "")
	d.ok(err)
}

// If a service rejects even the newest token, the client stops asking for another.
func TestRefusedNewTokensEndTheLoop(t *testing.T) {
	d := open(t).signedIn()
	d.faults("allJobs:status=401")
	for range 5 {
		_, err := d.client.Jobs(t.Context(), "")
		d.want(err, api.ErrSignIn)
	}
	if n := d.Count(sandbox.Login); n > 2 {
		t.Errorf("%d sign-ins", n)
	}
	// The service accepts tokens again, and so the renewals work.
	d.SetFaults(nil)
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	d.ok(d.ExpireTokens())
	_, err = d.client.Jobs(t.Context(), "")
	d.ok(err)
}

// TestWindowsDoNotSignInAgainstEachOther: if the service rejects every new token, each client of a
// token store signs in once, and not again because of the token of another.
func TestWindowsDoNotSignInAgainstEachOther(t *testing.T) {
	d := open(t).signedIn()
	windows := []*api.Client{d.client}
	for range 2 {
		other, err := api.New(api.Options{
			BaseURL: d.client.BaseURL().String(), Email: d.client.Email(), Dial: d.DialContext, Tokens: d.tokens, Now: d.clock.now,
			Password: func(context.Context) (string, error) { return sandbox.Password, nil },
		})
		d.ok(err)
		defer other.Close()
		windows = append(windows, other)
	}
	each := func(check func(error)) {
		for _, w := range windows {
			d.clock.move(time.Second) // each sign-in has a token of its own
			_, err := w.Jobs(t.Context(), "")
			check(err)
		}
	}
	each(d.ok)
	d.requests(sandbox.Login, 0)
	d.faults("allJobs:status=401")
	for range 5 {
		each(func(err error) { d.want(err, api.ErrSignIn) })
	}
	d.requests(sandbox.Login, len(windows))
	// The service accepts tokens again, also those of another window, and so the renewals work.
	d.SetFaults(nil)
	each(d.ok)
	for range windows {
		d.ok(d.ExpireTokens())
		each(d.ok)
		windows = append(windows[1:], windows[0])
	}
	d.requests(sandbox.Login, 2*len(windows))
}

func TestWithoutAPasswordItIsAskedFor(t *testing.T) {
	for name, password := range map[string]func(context.Context) (string, error){
		"none":     nil,
		"no more":  func(context.Context) (string, error) { return "", api.ErrNoPassword },
		"a failed": func(context.Context) (string, error) { return "", errors.New("the keyring is locked") },
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(s *setup) { s.client.Password = password }, func(d *desk, c endpointCall) {
				d.ok(d.client.SignOut())
				if _, err := c.do(d, t.Context()); c.name != sandbox.Login {
					e := d.want(err, api.ErrSignIn)
					if errors.Is(err, api.ErrNoPassword) != (name != "a failed") || e.Unknown || !strings.HasPrefix(e.Error(), c.phrase) {
						t.Error(e)
					}
					d.requests(c.name, 0)
				}
			})
		})
	}
}

func TestATokenIsRenewedBeforeItsEnd(t *testing.T) {
	d := open(t).signedIn()
	id := d.job("ua-barista")
	d.clock.move(24*time.Hour - 5*time.Minute)
	_, err := d.client.Job(t.Context(), id)
	d.ok(err)
	d.requests(sandbox.Login, 0)
	d.clock.move(4 * time.Minute)
	_, err = d.client.Job(t.Context(), id)
	d.ok(err)
	d.ok(d.WaitRequests(t.Context(), sandbox.Login, 1))
	d.clock.move(2 * time.Minute) // the old one expires soon
	_, err = d.client.Job(t.Context(), id)
	d.ok(err)
	d.requests(sandbox.Login, 1)
	for _, r := range d.Requests() {
		if r.Status == 401 {
			t.Error("an ended token was sent")
		}
	}
}

// While the old token is valid, no call waits for a renewal that fails or takes long.
func TestALivingTokenOutlastsAFailedRenewal(t *testing.T) {
	for _, spec := range []string{"login:status=500", "login:status=401", "login:hang", "login:retry=1h"} {
		t.Run(spec, func(t *testing.T) {
			d := open(t).signedIn()
			d.clock.move(24*time.Hour - time.Minute)
			d.faults(spec)
			for range 3 {
				_, err := d.client.Jobs(t.Context(), "")
				d.ok(err)
			}
			d.requests(sandbox.AllJobs, 3)
		})
	}
}

// A life shorter than the margin of renewal does not cause a sign-in for every call.
func TestAShortLivedTokenIsUsed(t *testing.T) {
	d := open(t, func(s *setup) { s.service.TokenTTL = time.Minute }).signedIn()
	for range 10 {
		_, err := d.client.Jobs(t.Context(), "")
		d.ok(err)
	}
	d.requests(sandbox.Login, 0)
	d.clock.move(2 * time.Minute)
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	d.requests(sandbox.Login, 1)
}

func TestTheEndOfAToken(t *testing.T) {
	now := time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)
	jwt := func(claims string) string {
		return "e30." + base64.RawURLEncoding.EncodeToString([]byte(claims)) + ".c2ln"
	}
	at := func(d time.Duration) string { return fmt.Sprint(now.Add(d).Unix()) }
	for name, c := range map[string]struct {
		token string
		life  time.Duration
	}{
		"exp":                      {jwt(`{"exp":` + at(3*time.Hour) + `}`), 3 * time.Hour},
		"exp as text":              {jwt(`{"exp":"` + at(3*time.Hour) + `"}`), 3 * time.Hour},
		"exp with a fraction":      {jwt(`{"exp":` + at(3*time.Hour) + `.25}`), 3 * time.Hour},
		"exp as 1.8e9":             {jwt(`{"exp":1.8e9}`), time.Unix(1_800_000_000, 0).Sub(now)},
		"no exp":                   {jwt(`{"sub":"1"}`), 24 * time.Hour},
		"exp 0":                    {jwt(`{"exp":0}`), 24 * time.Hour},
		"broken claims":            {jwt(`{"exp":`), 24 * time.Hour},
		"no JWT":                   {"opaque-token", 24 * time.Hour},
		"two parts":                {"a.b", 24 * time.Hour},
		"this clock is far ahead":  {jwt(`{"iat":` + at(-50*time.Hour) + `,"exp":` + at(-26*time.Hour) + `}`), 24 * time.Hour},
		"ahead, with no beginning": {jwt(`{"exp":` + at(-26*time.Hour) + `}`), 24 * time.Hour},
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, func(s *setup) {
				s.client.BaseURL = answering(t, func(w http.ResponseWriter, _ *http.Request) {
					_, _ = fmt.Fprintf(w, `{"access_token":%q}`, c.token)
				})
			})
			d.clock.set(now)
			d.ok(d.client.SignIn(t.Context(), "p"))
			if token, _ := d.tokens.Load(); token.Value != c.token || !token.Expires.Equal(now.Add(c.life)) {
				t.Errorf("ends %v", token.Expires)
			}
		})
	}
}

// The sign-in for all waiting calls runs on its own goroutine.
func TestAPanicInASignInIsAnError(t *testing.T) {
	reports := 0
	d := open(t, func(s *setup) {
		s.client.Password = func(context.Context) (string, error) { panic("x") }
		s.client.Crash = func(any, []byte) string { reports++; return "crash.txt" }
	})
	_, err := d.client.Jobs(t.Context(), "")
	var caught *crash.Error
	if !errors.As(err, &caught) || reports != 1 {
		t.Errorf("got %v after %d reports", err, reports)
	}
	d.wantText(err, "could not list the jobs: this is a fault of shortlist itself; crash.txt describes it")
}

func TestATokenThatIsNone(t *testing.T) {
	for _, answer := range []string{`{}`, `{"access_token":""}`, `{"access_token":null}`, `{"access_token":"a b"}`, `{"access_token":"a\r\nX-Evil: 1"}`, `{"access_token":"ключ"}`, ``} {
		d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, answer) })
		d.want(d.client.SignIn(t.Context(), "p"), api.ErrAnswer)
	}
}

// A token store that cannot be written causes a sign-in at the next start, and no
// failure now.
func TestATokenThatCannotBeKept(t *testing.T) {
	d := open(t, func(s *setup) { s.client.Tokens = fullDisk{} })
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	_, err = d.client.Jobs(t.Context(), "")
	d.ok(err)
	d.requests(sandbox.Login, 1)
	if !strings.Contains(d.log.String(), "token not kept") {
		t.Error("not logged")
	}
}

type fullDisk struct{}

func (fullDisk) Load() (api.Token, bool) { return api.Token{}, false }
func (fullDisk) Save(api.Token) error    { return errors.New("no space left on device") }
func (fullDisk) Clear() error            { return nil }

// A sign-in that a call needs has its own retries, and the call adds none. So the
// password is sent no more often than in a sign-in by hand (CONTRACT 35, 38).
func TestASignInThatACallNeedsIsTriedOncePerNeed(t *testing.T) {
	for spec, kind := range map[string]error{
		"login:status=503": api.ErrBusy, "login:status=500": api.ErrServer, "login:cut": api.ErrNetwork, "login:status=429": api.ErrBusy,
	} {
		t.Run(spec, func(t *testing.T) {
			each(t, func(s *setup) { s.tcp = true }, func(d *desk, c endpointCall) {
				if c.name == sandbox.Login {
					return
				}
				d.ok(d.client.SignOut())
				d.ResetRequests()
				d.faults(spec)
				_, err := c.do(d, t.Context())
				if e := d.want(err, kind); !strings.HasPrefix(e.Error(), c.phrase) || e.Sent || e.Unknown {
					t.Errorf("%+v", e)
				}
				d.requests(sandbox.Login, 3)
				d.requests(c.name, 0)
			})
		})
	}
}

// The waits that a busy service asks of one call are added up. The client waits while
// the sum is short (CONTRACT 38).
func TestRetryAfterAddsUp(t *testing.T) {
	modeltest.SkipInShort(t, "waits as long as the service asks for")
	t.Parallel()
	asked := 0
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		asked++
		w.Header().Set("Retry-After", map[int]string{1: "1"}[asked]+map[bool]string{true: "20"}[asked > 1])
		w.WriteHeader(http.StatusServiceUnavailable)
	})
	_, err := d.client.Job(t.Context(), 1)
	if e := d.want(err, api.ErrBusy); e.RetryAfter != 20*time.Second || asked != 2 {
		t.Errorf("asked %d times: %v", asked, e)
	}
}

// A create is not sent again after a 401 (CONTRACT 11). If it is rejected with the new
// token, too, the person sees that, and the client does not sign in a third time.
func TestACreateThatIsAlwaysRefusedAsksForASignIn(t *testing.T) {
	d := open(t).signedIn()
	d.faults("create:status=401")
	for try, renewed := range []bool{true, false, false} {
		_, _, err := d.client.Create(t.Context(), body())
		if e := d.want(err, api.ErrSignIn); e.Renewed != renewed || e.Unknown {
			t.Errorf("try %d: %+v", try, e)
		}
		_, err = d.client.Jobs(t.Context(), "") // which is accepted all the time
		d.ok(err)
	}
	d.requests(sandbox.Login, 1)
	again, err := api.New(api.Options{BaseURL: "http://ua.test.localhost", Email: "olena.hr@example.com", Tokens: d.tokens, Dial: d.DialContext, Now: d.clock.now})
	d.ok(err)
	t.Cleanup(again.Close)
	_, _, err = again.Create(t.Context(), body())
	d.wantText(err, "could not create the job: the service rejected the new sign-in as well")
	d.SetFaults(nil)
	d.ok(d.client.SignIn(t.Context(), sandbox.Password))
	_, _, err = d.client.Create(t.Context(), body())
	d.ok(err)
}

// A token that replaced another at a create, and with which a create was accepted
// since, is renewed like any other when the service rejects it.
func TestASignInThatACreateAcceptedIsRenewed(t *testing.T) {
	d := open(t).signedIn()
	for range 2 {
		d.ok(d.ExpireTokens())
		_, _, err := d.client.Create(t.Context(), body())
		if e := d.want(err, api.ErrSignIn); !e.Renewed {
			t.Errorf("not renewed: %v", e)
		}
		_, _, err = d.client.Create(t.Context(), body())
		d.ok(err)
		if kept, _ := d.tokens.Load(); kept.Again {
			t.Error("the next run of shortlist will not renew it")
		}
	}
	d.requests(sandbox.Login, 2)
}

package api_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
)

// The texts that people read of each kind of failure.
func TestTextsOfFailures(t *testing.T) {
	d := open(t).signedIn()
	id := d.job("ua-barista")
	for spec, want := range map[string]string{
		"status=400,code=Odd,message=It is\todd.": `the service rejected the request (400 Odd); the service's message is "It is odd"`,
		"status=400,empty":                        "the service rejected the request (400)",
		"status=400,html":                         "ua.test.localhost answered with a web page (400) instead of data",
		"status=403":                              "not allowed for this account, olena.hr@example.com (403 Forbidden)",
		"status=404":                              "there is no such job (404 NotFound)",
		"status=429,retry=90s":                    "the service is busy (429 TooManyRequests); it asks to wait 1 min 30 s",
		"status=500":                              "the service failed (500 ServerError)",
		"html":                                    "ua.test.localhost answered with a web page (200) instead of data",
		"redirect=https://else.example.com/":      `ua.test.localhost sent an answer that shortlist cannot read (it redirects to another address); the service's message is "https://else.example.com/"`,
		"status=304,empty":                        "ua.test.localhost sent an answer that shortlist cannot read (it reports no change since an earlier answer)",
		"cut":                                     "ua.test.localhost closed the connection",
	} {
		d.faults("changeStatus:" + spec)
		_, err := d.client.ChangeStatus(t.Context(), id, model.Activate)
		d.wantText(err, fmt.Sprintf("could not activate job %d: %s", id, want))
		d.faults("create:" + spec)
		_, _, err = d.client.Create(t.Context(), body())
		if status := strings.HasPrefix(spec, "status=4"); status == errors.Is(err, api.ErrOutcomeUnknown) || !status && !strings.HasSuffix(err.Error(), "; the outcome is unknown") {
			t.Error(err)
		}
	}
	d.SetFaults(nil)
	d.wantText(d.client.SignIn(t.Context(), "not this one"),
		`could not sign in: wrong e-mail or password (401 InvalidCredentials)`)
	for spec, want := range map[string]string{
		"status=404,html": "ua.test.localhost answered with a web page (404). Is the address right?",
		"html":            "ua.test.localhost answered with a web page (200). Is the address right?",
		"status=404":      "ua.test.localhost does not know this call, so the address may be wrong (404 NotFound)",
		"status=502,html": "ua.test.localhost answered with a web page (502) instead of data",
	} {
		d.faults("login:" + spec)
		d.wantText(d.client.SignIn(t.Context(), sandbox.Password), "could not sign in: "+want)
	}
}

// Proxies, and other versions of the service, word errors in other forms.
func TestErrorsOfOtherFormsKeepTheirWords(t *testing.T) {
	long := strings.Repeat("word ", 200)
	for answer, want := range map[string]string{
		`{"type":"x","title":"One or more validation errors occurred.","status":400,"errors":{"Title":["too long","odd"],"Region":["is missing"]}}`: "Title: too long; Title: odd; Region: is missing",
		`{"title":"Bad Gateway of ours","detail":"more"}`:                          "Bad Gateway of ours",
		`{"title":"","detail":"more"}`:                                             "more",
		`{"code":"Odd","message":"first","errors":{"Title":["x"]},"title":"last"}`: "first",
		`{"errors":["one",{"field":"Title","message":"two"}]}`:                     "one; field: Title; message: two",
		`{"errors":{},"title":"none"}`:                                             "none",
		`{"error":{"reason":"\u0006is \"odd\""}}`:                                  "reason: \x06is \"odd\"",
		`"a bare string"`:              "a bare string",
		"upstream\r\n connect error\n": "upstream connect error",
		`{"errors":{"Title":["cut`:     "",
		long:                           long[:300] + "…",
		`null`:                         "",
		`{}`:                           "",
		`<p>a page</p>`:                "",
		`{"a":` + strings.Repeat("[", 9000) + strings.Repeat("]", 9000) + `}`: "",
	} {
		d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/problem+json")
			w.WriteHeader(http.StatusBadRequest)
			_, _ = io.WriteString(w, answer)
		})
		var e *api.Error
		if err := d.client.Update(t.Context(), 1, body()); !errors.As(err, &e) || e.Message != want || e.HTML != strings.HasPrefix(answer, "<") {
			t.Errorf("%.60s: got %+v, want %q", answer, e, want)
		}
	}
}

func TestTextOfANeededSignIn(t *testing.T) {
	d := open(t, func(s *setup) { s.client.Password = nil })
	_, err := d.client.Jobs(t.Context(), "")
	d.wantText(err, "could not list the jobs: a sign-in is needed")
	d = open(t, func(s *setup) {
		s.client.Password = func(context.Context) (string, error) {
			return "", fmt.Errorf("password command: %w", errors.New("exit status 1"))
		}
	})
	_, err = d.client.Jobs(t.Context(), "")
	d.wantText(err, "could not list the jobs: password command: exit status 1")
}

// If a service repeats the secrets that it was sent, they reach neither a screen nor a
// log (CONTRACT 48).
func TestRepeatedSecretsAreRemoved(t *testing.T) {
	d := answerAlways(t, func(w http.ResponseWriter, r *http.Request) {
		sent, _ := io.ReadAll(r.Body)
		w.WriteHeader(http.StatusBadRequest)
		asked := r.Header.Get("Authorization")
		_, _ = fmt.Fprintf(w, `{"code":%q,"message":%q}`, asked, "bad: "+asked+" and "+string(sent))
	})
	const secret = "open-sesame"
	for _, err := range []error{
		d.client.SignIn(t.Context(), secret),
		d.client.Update(t.Context(), 1, body()),
	} {
		var e *api.Error
		if !errors.As(err, &e) || e.Message == "" {
			t.Fatalf("%v", err)
		}
		if text := fmt.Sprintf("%v %+v", err, *e); strings.Contains(text, secret) || strings.Contains(text, "alive-and-well") {
			t.Error(text)
		}
	}
}

func TestSecretsAreRemovedFromErrorsOfOtherForms(t *testing.T) {
	const secret = `open "sesame"`
	for _, form := range []string{"%s", "no: %s", `{"errors":{"x":[%q]}`, `{"errors":{"x":[%q]}}`, `{"seen":[[[%s]]]}`, `{"seen":%s`} {
		d := answerAlways(t, func(w http.ResponseWriter, r *http.Request) {
			sent, _ := io.ReadAll(r.Body)
			w.WriteHeader(http.StatusBadRequest)
			_, _ = fmt.Fprintf(w, form, sent)
		})
		if err := d.client.SignIn(t.Context(), secret); err == nil || strings.Contains(err.Error(), "sesame") {
			t.Errorf("%s: %v", form, err)
		}
	}
}

// A rejected page is one failure, whichever part of it was read.
func TestARefusedPageIsOneFailure(t *testing.T) {
	d := open(t).signedIn()
	d.faults("applies:status=403")
	_, errs, _ := d.applicants(t.Context(), d.job("ua-barista"))
	if len(errs) != 1 {
		t.Error(errs)
	}
	d.want(ending(errs), api.ErrForbidden)
	d.requests(sandbox.Applies, 1)
}

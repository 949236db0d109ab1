package sandbox

import (
	"bytes"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestS2_4_OddPathsAnswerAnErrorObject: a path without an endpoint is 404 with an error
// object, whatever its slashes.
func TestS2_4_OddPathsAnswerAnErrorObject(t *testing.T) {
	d := start(t, Options{})
	for _, path := range []string{
		"/", "//", "/x/", wire.BasePath + "//AtsJob/allJobs", wire.BasePath + "/AtsJob//allJobs", wire.BasePath + "/AtsJob/allJobs/",
		wire.BasePath + "/AtsJob/1/markViewed/", wire.BasePath + "/AtsJob/./allJobs", wire.BasePath + "/x/../AtsJob/allJobs", "/employer/api/v2/AtsJob/%2F/1",
	} {
		for _, method := range []string{http.MethodGet, http.MethodPost} {
			req, err := http.NewRequest(method, "http://sandbox", nil)
			modeltest.Must(t, err)
			req.URL.Opaque = "//sandbox" + path // sent unchanged
			req.Header.Set("Authorization", "Bearer "+d.token)
			req.Header.Set("Content-Type", "application/json")
			res, err := d.client.Do(req)
			modeltest.Must(t, err)
			var body bytes.Buffer
			if _, err := body.ReadFrom(res.Body); err != nil {
				t.Error(err)
			}
			_ = res.Body.Close()
			d.want(answer{status: res.StatusCode, header: res.Header, body: body.String()}, 404, CodeNotFound)
		}
	}
}

// TestEachCountryHasItsOwnDemo: without a given scenario, the people are of the
// country.
func TestEachCountryHasItsOwnDemo(t *testing.T) {
	for country, prefix := range map[model.Country]string{model.Ukraine: "+380", model.Romania: "+40", model.Hungary: "+36"} {
		d := start(t, Options{Country: country})
		if name := d.opts.Scenario; name != Demo(country) || d.Country() != country {
			t.Errorf("%s has the scenario %s", country, name)
		}
		sample, err := d.ApplySample(d.anyJob())
		modeltest.Must(t, err)
		a, err := d.apply(sample)
		modeltest.Must(t, err)
		c, err := d.candidate(&a, "")
		modeltest.Must(t, err)
		if phone := deref(c.Applicant.Contacts.Phone); !strings.HasPrefix(phone, prefix) {
			t.Errorf("in %s the phone is %s", country, phone)
		}
	}
}

// TestADemoIsInTheCountryOfItsPeople, and pays in its currency.
func TestADemoIsInTheCountryOfItsPeople(t *testing.T) {
	for scenario, want := range map[string]model.Country{"demo": model.Ukraine, "demo-ro": model.Romania, "demo-hu": model.Hungary, English: model.Ukraine, "empty": model.Ukraine} {
		if d := start(t, Options{Scenario: scenario}); d.Country() != want {
			t.Errorf("%s is in %s", scenario, d.Country())
		}
	}
}

func TestTheEnglishDemoPaysInEuroInEveryCountry(t *testing.T) {
	for _, country := range model.Countries() {
		d := start(t, Options{Country: country, Scenario: English})
		jobs, err := d.Jobs()
		modeltest.Must(t, err)
		for _, j := range jobs {
			if money := country.Currency(model.Currency(j.Currency)); j.SalaryFrom != nil && money != "EUR" {
				t.Errorf("%s pays in %s in %s", j.Title, money, country)
			}
		}
	}
}

// anyJob returns the id of one of the account's jobs.
func (d *desk) anyJob() int64 {
	d.Helper()
	jobs, err := d.Jobs()
	if err != nil || len(jobs) == 0 {
		d.Fatalf("%d jobs, %v", len(jobs), err)
	}
	return jobs[0].ID
}

// TestS6_1_OptionalFormsOfACallback: a sample can have every optional form of §6.1.
func TestS6_1_OptionalFormsOfACallback(t *testing.T) {
	secret := []byte("whsec")
	url, all := receiver(t, secret, "")
	d := start(t, Options{Callback: Callback{URL: url, Secret: secret, Source: "jobs.example.com"}})
	forms := [][]string{{}, {"email"}, {"phone"}, {"gender"}, {"city"}, {"cv"}, SampleParts()}
	for _, without := range forms {
		if _, err := d.ApplySample(d.anyJob(), without...); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := d.ApplySample(d.anyJob(), "shoes"); err == nil {
		t.Error("an unknown part is left out")
	}
	modeltest.Must(t, d.WaitCallbacks(t.Context()))
	list := all()
	if len(list) != len(forms) {
		t.Fatalf("%d callbacks", len(list))
	}
	for i, without := range forms {
		var sent wire.Callback
		d.read(answer{body: string(list[i].body)}, &sent)
		lacks := map[string]bool{}
		for _, part := range without {
			lacks[part] = true
		}
		c := sent.Candidate
		if (c.EmailAddress == PlaceholderEmail) != lacks["email"] || (c.PhoneNumber == "") != lacks["phone"] || (c.Gender == nil) != lacks["gender"] ||
			(c.Location.City == "") != lacks["city"] || (len(sent.Attachments) == 0) != lacks["cv"] || sent.Application.Source != "jobs.example.com" {
			t.Errorf("without %v: %.400s", without, list[i].body)
		}
	}
}

// TestS6_1_FailedCallbacksAreLogged: the log has a line for each failed attempt and for
// an abandoned callback.
func TestS6_1_FailedCallbacksAreLogged(t *testing.T) {
	url, _ := receiver(t, nil, "", 500, 200, 503, 503, 503, 503)
	var mu sync.Mutex
	var out bytes.Buffer
	log := slog.New(slog.NewTextHandler(lockedWriter{&mu, &out}, nil))
	d := start(t, Options{Log: log, Callback: Callback{URL: url, Secret: []byte("s")}, pause: time.Millisecond})
	first := d.file(d.anyJob(), model.Candidate{Applicant: model.Applicant{Name: "Somebody Private"}}, nil)
	d.file(d.anyJob(), model.Candidate{}, nil)
	modeltest.Must(t, d.WaitCallbacks(t.Context()))
	if err := d.Close(); err != nil { // the last line is written then
		t.Fatal(err)
	}
	text := out.String()
	for line, times := range map[string]int{
		`level=WARN msg="callback failed"`: 5, `attempt=4 of=4 status=503`: 1, `level=INFO msg="callback delivered"`: 1, `level=ERROR msg="callback given up"`: 1,
	} {
		if n := strings.Count(text, line); n != times {
			t.Errorf("%q is there %d times, want %d:\n%s", line, n, times, text)
		}
	}
	if strings.Contains(text, "Private") || first == 0 {
		t.Error(text)
	}
}

type lockedWriter struct {
	mu *sync.Mutex
	to *bytes.Buffer
}

func (w lockedWriter) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.to.Write(p)
}

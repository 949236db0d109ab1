package sandbox

import (
	"encoding/base64"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"
	"time"

	"shortlist/api/callback"
	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// got is a request that a receiver got.
type got struct {
	method    string
	header    http.Header
	body      []byte
	signature error
}

// receiver keeps its requests and answers the statuses in turn, each with a Location
// elsewhere, then 200.
func receiver(t *testing.T, secret []byte, elsewhere string, statuses ...int) (url string, all func() []got) {
	t.Helper()
	var mu sync.Mutex
	var list []got
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		mu.Lock()
		defer mu.Unlock()
		list = append(list, got{r.Method, r.Header, body, callback.Verify(secret, r.Header.Get(wire.SignatureHeader), body, time.Now(), 0)})
		if n := len(list); n <= len(statuses) {
			w.Header().Set("Location", elsewhere)
			w.WriteHeader(statuses[n-1])
		}
	}))
	t.Cleanup(s.Close)
	return s.URL, func() []got {
		mu.Lock()
		defer mu.Unlock()
		return list
	}
}

func TestS6_1_CallbackForEachApplication(t *testing.T) {
	secret := []byte("whsec")
	for _, method := range []string{"GET", "POST", "PUT"} {
		url, all := receiver(t, secret, "")
		d := start(t, Options{Callback: Callback{URL: url, Method: method, Secret: secret}})
		job := d.id("ua-backend")
		cv := []byte("the CV")
		d.file(job, model.Candidate{Applicant: model.Applicant{
			Name: "Ана Марія Попеску", Gender: "FEMALE", Region: "Львів", Contacts: model.Contacts{Email: "a@example.com", Phone: "+380"},
		}, CV: &model.CV{Name: "cv.docx", ContentType: "application/msword"}}, cv)
		d.file(job, model.Candidate{Applicant: model.Applicant{Name: "Cher"}}, nil)
		modeltest.Must(t, d.WaitCallbacks(t.Context()))
		list := all()
		if len(list) != 2 {
			t.Fatalf("%s: %d callbacks", method, len(list))
		}
		for _, g := range list {
			if g.method != method || g.header.Get("Content-Type") != "application/json" || g.signature != nil {
				t.Errorf("%s %v, signature %v", g.method, g.header, g.signature)
			}
		}
		var first wire.Callback
		d.read(answer{body: string(list[0].body)}, &first)
		c := first.Candidate
		if c.FirstName != "Ана" || c.LastName != "Марія Попеску" || c.EmailAddress != "a@example.com" || c.PhoneNumber != "+380" ||
			*c.Gender != "FEMALE" || c.Location.City != "Львів" || c.Location.Country != "UA" || first.Application.JobID != strconv.FormatInt(job, 10) {
			t.Errorf("%s", list[0].body)
		}
		if len(first.Attachments) != 1 || first.Attachments[0] != (wire.CallbackAttachment{Name: "cv.docx", Data: base64.StdEncoding.EncodeToString(cv), Type: "CV", ContentType: "application/msword"}) {
			t.Errorf("attachments %+v", first.Attachments)
		}
		want := `{"candidate":{"first_name":"Cher","last_name":"-","email_address":"` + PlaceholderEmail + `","phone_number":"","gender":null,"location":{"country":"UA"}},"application":{"job_id":"` +
			strconv.FormatInt(job, 10) + `"},"attachments":[]}`
		if string(list[1].body) != want {
			t.Errorf("got  %s\nwant %s", list[1].body, want)
		}
	}
}

// TestS6_1_CallbackIsRetried: each attempt has a new signature, so that a receiver does
// not reject a late one for its age.
func TestS6_1_CallbackIsRetried(t *testing.T) {
	secret := []byte("whsec")
	elsewhere, misled := receiver(t, secret, "")
	url, all := receiver(t, secret, elsewhere, 500, 302)
	d := start(t, Options{Callback: Callback{URL: url, Secret: secret}, pause: time.Millisecond})
	d.file(d.id("ua-backend"), model.Candidate{}, nil)
	modeltest.Must(t, d.WaitCallbacks(t.Context()))
	if n := len(misled()); n != 0 {
		t.Errorf("%d followed a redirect", n)
	}
	if n := len(all()); n != 3 {
		t.Errorf("%d attempts", n)
	}
	if list := d.Deliveries(); len(list) != 1 || list[0].Attempts != 3 || list[0].Status != 200 || list[0].Err != nil || !list[0].Done {
		t.Errorf("%+v", list)
	}
}

func TestS6_1_CallbackIsGivenUp(t *testing.T) {
	url, all := receiver(t, nil, "", 500, 500, 500, 500, 500)
	d := start(t, Options{Callback: Callback{URL: url, Secret: []byte("s")}, pause: time.Millisecond})
	d.file(d.id("ua-backend"), model.Candidate{}, nil)
	modeltest.Must(t, d.WaitCallbacks(t.Context()))
	if list := d.Deliveries(); len(all()) != callbackAttempts || list[0].Status != 500 || list[0].Err == nil || !list[0].Done {
		t.Errorf("%+v", list)
	}
}

// TestS6_1_CallbackNeverBlocksTheService: a receiver that hangs or is missing delays
// neither the service nor Close.
func TestS6_1_CallbackNeverBlocksTheService(t *testing.T) {
	arrived, release := make(chan struct{}, 1), make(chan struct{})
	hang := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		arrived <- struct{}{}
		<-release
	}))
	defer hang.Close()
	defer close(release)
	d := start(t, Options{Callback: Callback{URL: hang.URL, Secret: []byte("s")}})
	d.file(d.id("ua-backend"), model.Candidate{}, nil)
	<-arrived
	for range 3 {
		d.file(d.id("ua-backend"), model.Candidate{}, nil)
	}
	d.create()
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	if err := d.WaitCallbacks(t.Context()); err == nil {
		t.Error("four callbacks are done")
	}

	gone := httptest.NewServer(nil)
	gone.Close()
	e := start(t, Options{Callback: Callback{URL: gone.URL, Secret: []byte("s")}, pause: time.Millisecond})
	e.file(e.id("ua-backend"), model.Candidate{}, nil)
	modeltest.Must(t, e.WaitCallbacks(t.Context()))
	if list := e.Deliveries(); list[0].Status != 0 || list[0].Err == nil || list[0].Attempts != callbackAttempts {
		t.Errorf("%+v", list)
	}
}

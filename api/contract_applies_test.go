package api_test

import (
	"bytes"
	"context"
	"errors"
	"io"
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

// Every applicant of every job arrives, with the service's bytes of the CV.
func TestEveryApplicantOfAScenario(t *testing.T) {
	for _, scenario := range []string{"demo", "legacy", "hostile"} {
		t.Run(scenario, func(t *testing.T) {
			d := open(t, func(s *setup) { s.service.Scenario = scenario })
			jobs, err := d.Jobs()
			d.ok(err)
			total, withCV := 0, 0
			for _, r := range jobs {
				ids, err := d.ApplyIDs(r.ID)
				d.ok(err)
				page := d.client.Applies(r.ID, nil)
				for _, err := range page.All(t.Context()) {
					d.ok(err)
				}
				people, errs, cvs := d.applicants(t.Context(), r.ID)
				d.ok(errors.Join(errs...))
				if diff := cmp.Diff(ids, idsOf(people)); diff != "" {
					t.Errorf("%s: %s", r.Key, diff)
				}
				for _, c := range people {
					want, err := d.CVData(c.ID)
					d.ok(err)
					total++
					switch {
					case want == nil && (c.CV != nil && c.CV.Ref != "" || cvs[c.ID] != nil):
						t.Errorf("apply %d has a CV of no candidate", c.ID)
					case len(want) > 0 && (c.CV == nil || !bytes.Equal(cvs[c.ID], want) || c.CV.Size != int64(len(want)) || c.CV.Ref != "kept" || c.CV.Broken != ""):
						t.Errorf("apply %d: CV %+v", c.ID, c.CV)
					case len(want) > 0:
						withCV++
					}
					if c.JobID != r.ID || (c.JobTitle == "") != (scenario == "legacy" || r.Title == "") || scenario == "legacy" && len(c.Applicant.Education)+len(c.Applicant.Experience) > 0 {
						t.Errorf("apply %d: %+v", c.ID, c)
					}
				}
			}
			if total == 0 || withCV == 0 {
				t.Errorf("%d people, %d CVs", total, withCV)
			}
		})
	}
}

func idsOf(people []model.Candidate) []int64 {
	var ids []int64
	for _, c := range people {
		ids = append(ids, c.ID)
	}
	return ids
}

// Before 5 October 2026 CVs come only with the integration. A null is no CV.
func TestLegacyWithoutIntegrationHasNoCVs(t *testing.T) {
	d := open(t, func(s *setup) { s.service.Scenario = "legacy" })
	d.SetATSIntegration(false)
	people, errs, cvs := d.applicants(t.Context(), d.job("ua-accountant"))
	d.ok(ending(errs))
	for _, c := range people {
		if c.CV != nil || len(cvs) > 0 {
			t.Errorf("%+v", c.CV)
		}
	}
	jobs, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	for _, j := range jobs {
		if j.URL != "" {
			t.Errorf("%s has a link", j.Title)
		}
	}
}

// stream serves a page whose pieces the test writes.
func stream(t *testing.T) (d *desk, write func(string), end func()) {
	t.Helper()
	pieces, gone := make(chan string), make(chan struct{})
	d = answerAlways(t, func(w http.ResponseWriter, r *http.Request) {
		defer close(gone)
		for {
			select {
			case piece, more := <-pieces:
				if !more {
					return
				}
				_, _ = io.WriteString(w, piece)
				_ = http.NewResponseController(w).Flush()
			case <-r.Context().Done():
				return
			}
		}
	})
	write = func(piece string) {
		select {
		case pieces <- piece:
		case <-gone:
			t.Errorf("gone before %q", piece)
		}
	}
	return d, write, func() { close(pieces) }
}

func TestTheFirstApplicantComesBeforeTheRest(t *testing.T) {
	d, write, end := stream(t)
	people := make(chan model.Candidate)
	page := d.client.Applies(1, nil)
	go func() {
		defer close(people)
		for c, err := range page.All(t.Context()) {
			if err != nil {
				t.Error(err)
			}
			people <- c
		}
	}()
	first := `[{"id":1,"cvFile":{"name":"a","data":"aGk="}}`
	write(first)
	if c := <-people; c.ID != 1 || c.CV.Size != 2 {
		t.Errorf("%+v", c)
	}
	if page.Bytes() != int64(len(first)) {
		t.Errorf("%d bytes", page.Bytes())
	}
	write(`,{"id":2`)
	write(`}`)
	if c := <-people; c.ID != 2 {
		t.Errorf("%+v", c)
	}
	write("]")
	end()
	if c, more := <-people; more {
		t.Errorf("%+v", c)
	}
}

// The service is so slow that the whole page would take hours.
func TestTheFirstApplicantOfASlowService(t *testing.T) {
	modeltest.SkipInShort(t, "waits for a slow service")
	d := open(t).signedIn()
	d.faults("applies:slow=20000")
	for c, err := range d.client.Applies(d.job("ua-backend"), nil).All(t.Context()) {
		d.ok(err)
		if c.ID == 0 {
			t.Error("nobody")
		}
		break
	}
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
}

// A caller that stops the range stops the request, in the middle of a CV, too.
func TestStoppingARangeStopsTheRequest(t *testing.T) {
	gone := make(chan struct{})
	d := answerAlways(t, func(w http.ResponseWriter, r *http.Request) {
		defer close(gone)
		_, _ = io.WriteString(w, `[{"id":1},{"id":2,"cvFile":{"data":"`)
		block := bytes.Repeat([]byte("QUJD"), 16<<10)
		for r.Context().Err() == nil {
			if _, err := w.Write(block); err != nil {
				return
			}
		}
	})
	box := &cvBox{kept: map[int64][]byte{}}
	for c, err := range d.client.Applies(1, box).All(t.Context()) {
		d.ok(err)
		if c.ID == 1 {
			break
		}
	}
	<-gone
	if box.open != 0 || len(box.kept) != 0 {
		t.Errorf("%d CVs open, %d kept", box.open, len(box.kept))
	}
}

func TestLeavingAPageEndsIt(t *testing.T) {
	d, write, _ := stream(t)
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	go write(`[{"id":1},`)
	var errs []error
	for _, err := range d.client.Applies(1, nil).All(ctx) {
		if err != nil {
			errs = append(errs, err)
		}
		leave()
	}
	if e := d.want(ending(errs), api.ErrNetwork); !errors.Is(e, context.Canceled) || len(errs) != 1 {
		t.Error(errs)
	}
}

func TestACutPageKeepsWhatCame(t *testing.T) {
	d := open(t, func(s *setup) { s.tcp = true }).signedIn()
	id := d.job("ua-barista")
	whole, _, all := d.applicants(t.Context(), id)
	d.ResetRequests()
	size := d.client.Applies(id, nil)
	for _, err := range size.All(t.Context()) {
		d.ok(err)
	}
	for _, at := range []int64{1, size.Bytes() / 3, size.Bytes() / 2, size.Bytes() - 1} {
		d.ResetRequests()
		d.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Cut: true, CutAfter: at}})
		people, errs, cvs := d.applicants(t.Context(), id)
		e := d.want(ending(errs), api.ErrNetwork)
		if len(errs) != 1 || !strings.Contains(e.Error(), "closed the connection") {
			t.Errorf("%v", errs)
		}
		if diff := cmp.Diff(append([]model.Candidate(nil), whole[:len(people)]...), people); diff != "" {
			t.Error(diff)
		}
		for apply, data := range cvs {
			if !bytes.Equal(data, all[apply]) {
				t.Errorf("apply %d has another CV", apply)
			}
		}
		d.requests(sandbox.Applies, 1) // people are on the screen, so nothing is retried
	}
}

// The pauses of a slow caller do not count as the service's silence.
func TestASlowReaderIsNoSilence(t *testing.T) {
	modeltest.SkipInShort(t, "pauses for longer than the service may be silent")
	d, write, end := stream(t)
	d.client.Close()
	var err error
	d.client, err = api.New(api.Options{
		BaseURL: d.client.BaseURL().String(), Email: "hr@example.com", Tokens: alive(), IdleTimeout: 100 * time.Millisecond,
	})
	d.ok(err)
	go func() {
		write(`[{"id":1},`)
		write(`{"id":2}]`)
		end()
	}()
	var people []int64
	for c, err := range d.client.Applies(1, nil).All(t.Context()) {
		d.ok(err)
		people = append(people, c.ID)
		<-time.After(300 * time.Millisecond) // three times the permitted silence
	}
	if len(people) != 2 {
		t.Errorf("%v", people)
	}
}

// Blanks between two records are silence, however many come.
func TestBlanksAreSilence(t *testing.T) {
	d := answerAlways(t, func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.WriteString(w, `[{"id":1},`)
		for drip := time.Tick(5 * time.Millisecond); r.Context().Err() == nil; <-drip {
			_, _ = io.WriteString(w, " ")
			_ = http.NewResponseController(w).Flush()
		}
	})
	d.client.Close()
	var err error
	d.client, err = api.New(api.Options{
		BaseURL: d.client.BaseURL().String(), Email: "hr@example.com", Tokens: alive(), IdleTimeout: 100 * time.Millisecond,
	})
	d.ok(err)
	people, failed := 0, error(nil)
	for _, err := range d.client.Applies(1, nil).All(t.Context()) {
		if err != nil {
			failed = err
			continue
		}
		people++
	}
	if people != 1 || !errors.Is(failed, api.ErrNetwork) {
		t.Errorf("%d people, %v", people, failed)
	}
}

// The page ends at the end of the list, whatever the service sends after it.
func TestTheListEndsThePage(t *testing.T) {
	d, write, _ := stream(t)
	go write(`[{"id":1}]`)
	done := make(chan int)
	go func() {
		n := 0
		for _, err := range d.client.Applies(1, nil).All(t.Context()) {
			if err != nil {
				t.Error(err)
			}
			n++
		}
		done <- n
	}()
	if n := <-done; n != 1 {
		t.Errorf("%d people", n)
	}
}

package account

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// Before 5 October 2026 the service does not send the title of the job, so the known
// one is shown (§2.2).
func TestAKnownTitleOfAJobIsAdded(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.compressing(func(page []byte) []byte {
		return bytes.ReplaceAll(page, []byte(`"jobTitle":`), []byte(`"formerly":`))
	}, func([]byte) {})
	job := d.job("ua-backend")
	people, last := d.fetchAll(t.Context(), job.ID)
	if last.Err != nil || len(people) == 0 {
		t.Fatalf("%d people: %v", len(people), last.Err)
	}
	cached, err := d.CachedApplicants(t.Context(), job.ID)
	modeltest.Must(t, err)
	one, err := d.Candidate(t.Context(), people[0].ID)
	modeltest.Must(t, err)
	for _, c := range append(append(people, cached.People...), one) {
		if c.JobTitle != job.Title {
			t.Errorf("apply %d is for %q", c.ID, c.JobTitle)
		}
	}
}

func TestApplicantsOfSeveralJobsHaveTheTitleOfTheirOwn(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.compressing(func(page []byte) []byte {
		return bytes.ReplaceAll(page, []byte(`"jobTitle":`), []byte(`"formerly":`))
	}, func([]byte) {})
	titles, ids := map[int64]string{}, []int64{}
	for _, job := range []model.Job{d.job("ua-backend"), d.job("ua-accountant")} {
		people, last := d.fetchAll(t.Context(), job.ID)
		if last.Err != nil || len(people) == 0 {
			t.Fatalf("%d people: %v", len(people), last.Err)
		}
		titles[job.ID] = job.Title
		ids = append(ids, model.IDs(people, idOf)...)
	}
	found, err := d.CandidatesOf(t.Context(), ids)
	modeltest.Must(t, err)
	for _, c := range found {
		if c.JobTitle != titles[c.JobID] {
			t.Errorf("apply %d is for %q, want %q", c.ID, c.JobTitle, titles[c.JobID])
		}
	}
}

// After a rejected view the job is read, since it may be gone (CONTRACT 20).
func TestAViewOfAGoneJobReportsThat(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	people, _ := d.fetchAll(t.Context(), job.ID)
	d.faults(sandbox.Fault{Endpoint: sandbox.MarkViewed, Status: 403}, sandbox.Fault{Endpoint: sandbox.GetJob, Status: 404})
	delivered, err := d.MarkViewed(t.Context(), job.ID, people[0].ID)
	if err != nil || stateOf(delivered, people[0].ID) != Rejected || !errors.Is(delivered.Items[0].Err, api.ErrNotFound) {
		t.Errorf("%+v, %v", delivered, err)
	}
}

// A read whose caller has left did not reach its end.
func TestAnAbandonedReadIsNotDone(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	ctx, cancel := context.WithCancel(t.Context())
	var last Batch
	d.fetch(ctx, job.ID, func(b Batch) bool {
		cancel()
		last = b
		return b.Done
	})
	if !last.Done || !errors.Is(last.Err, context.Canceled) {
		t.Errorf("%+v", last.Err)
	}
}

package account

import (
	"errors"
	"path/filepath"
	"slices"
	"testing"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

func TestChangeOfStatusReturnsTheNewStatus(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-barista")
	for _, change := range []model.StatusChange{model.Stop, model.Activate, model.Delete} {
		got, _, err := d.ChangeStatus(t.Context(), job, change)
		if err != nil || got.Status != change.Result() || d.record(job.ID).Status != change.Result() {
			t.Errorf("%s: %s, %v", change, got.Status, err)
		}
	}
	d.service.SetOverLimit(true)
	got, _, err := d.ChangeStatus(t.Context(), job, model.Activate)
	if !OverLimit(err) || got.Status != job.Status {
		t.Errorf("%s, %v", got.Status, err)
	}
	d.disconnect()
	if _, _, err := d.ChangeStatus(t.Context(), job, model.Stop); !Offline(err) {
		t.Errorf("got %v", err)
	}
}

func TestAMissingStatusIsRead(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-barista")
	faults := func(f ...sandbox.Fault) {
		d.service.SetFaults(f)
		d.service.ResetRequests()
	}
	silent := sandbox.Fault{Endpoint: sandbox.ChangeStatus, Empty: true}
	for _, change := range []model.StatusChange{model.Stop, model.Activate} {
		faults(silent)
		// Somebody else is faster: the job has another status than the requested one.
		modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Status = "UnderReview" }))
		got, _, err := d.ChangeStatus(t.Context(), job, change)
		if kept, cached := d.CachedJob(t.Context(), job.ID); err != nil || cached != nil || got.Status != d.record(job.ID).Status || kept.Status != got.Status {
			t.Errorf("%s: returned %s, kept %s, %v", change, got.Status, kept.Status, err)
		}
		if n := d.service.Count(sandbox.GetJob); n != 1 {
			t.Errorf("%s: read %d times", change, n)
		}
	}
	faults(silent, sandbox.Fault{Endpoint: sandbox.GetJob, Status: 404})
	if got, _, err := d.ChangeStatus(t.Context(), job, model.Delete); err != nil || got.Status != model.Deleted {
		t.Errorf("deleted and gone: %s, %v", got.Status, err)
	}
	if got, _, err := d.ChangeStatus(t.Context(), job, model.Stop); !errors.Is(err, api.ErrNotFound) || got.Status != job.Status {
		t.Errorf("not read: %s, %v", got.Status, err)
	}
}

func TestDeletedJobsComeFromTheServiceAndFromTheLastCopy(t *testing.T) {
	d := newDeskWithJobs(t)
	job := d.job("ua-barista")
	if _, _, err := d.ChangeStatus(t.Context(), job, model.Delete); err != nil {
		t.Fatal(err)
	}
	titles := func() ([]string, error) {
		t.Helper()
		jobs, err := d.DeletedJobs(t.Context())
		var out []string
		for _, j := range jobs {
			if j.Status != model.Deleted {
				t.Errorf("%s is %s", j.Title, j.Status)
			}
			out = append(out, j.Title)
		}
		slices.Sort(out)
		return out, err
	}
	if got, err := titles(); err != nil || !slices.Equal(got, []string{"Бариста", "Оператор ЧПК"}) {
		t.Errorf("%q, %v", got, err)
	}
	for name, c := range map[string]struct {
		fault  sandbox.Fault
		online bool // the filter alone may be what fails
	}{
		"refused":   {sandbox.Fault{Status: 400}, true},
		"forbidden": {sandbox.Fault{Status: 403}, true},
		"failed":    {sandbox.Fault{Status: 500}, true},
		"busy":      {sandbox.Fault{Status: 503}, false},
		"web page":  {sandbox.Fault{HTML: true}, false},
	} {
		c.fault.Endpoint = sandbox.AllJobs
		d.faults(c.fault)
		var copies *CopiesError
		if got, err := titles(); !errors.As(err, &copies) || copies.Online != c.online || copies.Copies != 1 || !slices.Equal(got, []string{"Бариста"}) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	d.faults(sandbox.Fault{Endpoint: sandbox.AllJobs, Empty: true})
	if got, err := titles(); err != nil || !slices.Equal(got, []string{"Бариста"}) {
		t.Errorf("an empty answer: %q, %v", got, err)
	}
	d.faults(sandbox.Fault{Endpoint: sandbox.AllJobs, Status: 401}, sandbox.Fault{Endpoint: sandbox.Login, Status: 401})
	if got, err := titles(); !NeedsSignIn(err) || got != nil {
		t.Errorf("without a sign-in: %q, %v", got, err)
	}
}

func TestReadOnlyChangesNothing(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-barista")
	d.opts.ReadOnly = true
	d.service.ResetRequests()
	_, create := d.Create(t.Context(), newJob())
	_, update := d.Update(t.Context(), job, nil, model.DraftOf(job, ptr(model.Currency(0))))
	_, _, status := d.ChangeStatus(t.Context(), job, model.Stop)
	_, viewed := d.MarkViewed(t.Context(), job.ID, 5)
	for _, err := range []error{create, update, status, viewed} {
		if !errors.Is(err, ErrReadOnly) {
			t.Errorf("got %v", err)
		}
	}
	if n := len(d.service.Requests()); n != 0 || len(d.intents()) != 0 {
		t.Errorf("%d requests, %d intents", n, len(d.intents()))
	}
}

func TestAGoneJobAndAnotherAccountsJob(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	other, err := d.service.OtherJobs()
	modeltest.Must(t, err)
	theirs, gone := other[0].ID, other[0].ID+1_000_000_007
	for id, kind := range map[int64]error{theirs: api.ErrForbidden, gone: api.ErrNotFound} {
		last := Batch{}
		for last = range d.FetchApplicants(t.Context(), id) {
		}
		_, read := d.Job(t.Context(), id)
		for name, err := range map[string]error{"applicants": last.Err, "job": read} {
			if !errors.Is(err, kind) {
				t.Errorf("%s of %d: %v, want %v", name, id, err, kind)
			}
		}
	}
}

// TestAWindowThatMayNotStoreReportsIt without a warning: the window that has the store keeps the same
// data, but not at once.
func TestAWindowThatMayNotStoreReportsIt(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-barista")
	if jobs, err := d.FetchJobs(t.Context()); err != nil || !jobs.Stored || jobs.Unkept != nil {
		t.Errorf("stored %t, %v, %v", jobs.Stored, jobs.Unkept, err)
	}
	if _, last := d.fetchAll(t.Context(), job.ID); last.Err != nil || last.Unstored || last.Unkept != nil {
		t.Errorf("unstored %t, %v, %v", last.Unstored, last.Unkept, last.Err)
	}
	path := filepath.Join(t.TempDir(), "store.db")
	for _, host := range []string{"there", "here"} {
		s, err := store.OpenWith(path, store.Options{Host: host, Shared: func(string) (bool, error) { return true, nil }})
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = s.Close() })
		d.Account.store = s
	}
	if jobs, err := d.FetchJobs(t.Context()); err != nil || jobs.Stored || jobs.Unkept != nil || len(jobs.List) == 0 {
		t.Errorf("stored %t, %v, %v", jobs.Stored, jobs.Unkept, err)
	}
	if people, last := d.fetchAll(t.Context(), job.ID); last.Err != nil || !last.Unstored || last.Unkept != nil || len(people) == 0 {
		t.Errorf("%d applicants, unstored %t, %v, %v", len(people), last.Unstored, last.Unkept, last.Err)
	}
}

// TestALongListOfJobsIsStoredInParts, and shown as it comes. A job that is gone from it is gone here, too.
func TestALongListOfJobsIsStoredInParts(t *testing.T) {
	modeltest.SkipInShort(t, "reads 12,000 jobs")
	d := newDesk(t, sandbox.Options{Scenario: "large", Large: sandbox.Sizes{Jobs: 12_000, WithCVs: 1, CVSize: 1000, Without: 1}})
	ctx := t.Context()
	var parts []int
	var last Jobs
	for b := range d.StreamJobs(ctx, nil) {
		if b.Err != nil || b.Done == b.Jobs.More || b.Jobs.List[0].Description != "" {
			t.Fatalf("done %t, more %t, %v: %+v", b.Done, b.Jobs.More, b.Err, b.Jobs.List[0])
		}
		parts, last = append(parts, len(b.Jobs.List)), b.Jobs
	}
	const listed = 12_000 * 7 / 8 // the others are deleted
	if !slices.Equal(parts, []int{jobsInBatch, 2 * jobsInBatch, 4 * jobsInBatch, listed}) || !last.Stored {
		t.Errorf("the parts have %d jobs, stored %t", parts, last.Stored)
	}
	gone := last.List[0]
	if _, err := d.client.ChangeStatus(ctx, gone.ID, model.Delete); err != nil {
		t.Fatal(err)
	}
	whole, err := d.FetchJobs(ctx)
	if err != nil || len(whole.List) != listed-1 || whole.List[0].Description == "" {
		t.Errorf("%d jobs, %v", len(whole.List), err)
	}
	cached, err := d.CachedJobs(ctx)
	if err != nil || len(cached.List) != listed-1 || slices.ContainsFunc(cached.List, func(j model.Job) bool { return j.ID == gone.ID }) {
		t.Errorf("%d jobs are stored, %v", len(cached.List), err)
	}
}

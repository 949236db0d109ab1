package account

import (
	"errors"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// synced reads the applicants of all unknown jobs, and returns the end of each job.
func (d *desk) synced() (done []Synced) {
	d.t.Helper()
	jobs, _, err := d.JobsToSync(d.t.Context())
	modeltest.Must(d.t, err)
	for p := range d.Sync(d.t.Context(), jobs) {
		if p.Done {
			done = append(done, p)
		}
	}
	return done
}

// TestASearchShowsItsCoverage, and the other jobs are read one after the other.
func TestASearchShowsItsCoverage(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	d := newDeskWithJobs(t)
	before := d.search("has:phone")
	if before.Jobs < 3 || before.Unknown != before.Jobs || len(before.List) > 0 {
		t.Fatalf("before any was read: %d of %d jobs unknown, %d hits", before.Unknown, before.Jobs, len(before.List))
	}
	for range d.FetchApplicants(t.Context(), d.job("ua-backend").ID) {
	}
	one := d.search("has:phone")
	if one.Unknown != one.Jobs-1 || len(one.List) == 0 {
		t.Errorf("after one was read: %d of %d jobs unknown, %d hits", one.Unknown, one.Jobs, len(one.List))
	}
	done := d.synced()
	if len(done) != one.Unknown {
		t.Errorf("%d jobs were read, %d were unknown", len(done), one.Unknown)
	}
	for i, p := range done {
		if p.Err != nil || p.Number != i+1 || p.Of != one.Unknown || p.New == 0 || p.New != p.Applicants || p.Changed+p.Gone > 0 {
			t.Errorf("%+v", p)
		}
	}
	modeltest.Must(t, d.IndexNow(t.Context()))
	all := d.search("has:phone")
	if all.Unknown != 0 || len(all.List)+all.More <= len(one.List) {
		t.Errorf("in the end: %d unknown, %d hits after %d", all.Unknown, len(all.List), len(one.List))
	}
	if log, err := d.Activity(t.Context(), 0, 10); err != nil || len(log) > 0 {
		t.Errorf("the service got %v, %v", log, err)
	}
	if again := d.synced(); len(again) > 0 {
		t.Errorf("read again: %+v", again)
	}

	// Another read of all jobs brings nothing new.
	jobs, err := d.CachedJobs(t.Context())
	modeltest.Must(t, err)
	for p := range d.Sync(t.Context(), jobs.List) {
		if p.Err != nil || p.Job.Applies > 0 && p.New+p.Changed+p.Gone > 0 { // only suggested applicants come
			t.Errorf("nothing has changed: %+v", p)
		}
	}
}

// TestOneCopySyncs at a time.
func TestOneCopySyncs(t *testing.T) {
	d := newDeskWithJobs(t)
	if ok, err := d.store.TakeDuty(t.Context(), store.DutyApplicants, d.opts.Now()); !ok || err != nil {
		t.Fatal(ok, err)
	}
	other := d.another()
	jobs, _, err := other.JobsToSync(t.Context())
	if err != nil || len(jobs) == 0 {
		t.Fatal(jobs, err)
	}
	var ends []error
	for p := range other.Sync(t.Context(), jobs) {
		ends = append(ends, p.Err)
	}
	if len(ends) != 1 || !errors.Is(ends[0], ErrBusy) {
		t.Errorf("it ended with %v", ends)
	}
}

// TestASyncEndsIfTheServiceIsUnreachable, and goes on after a rejected job.
func TestASyncEndsIfTheServiceIsUnreachable(t *testing.T) {
	d := newDeskWithJobs(t)
	_, of, err := d.JobsToSync(t.Context())
	modeltest.Must(t, err)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Status: 403, Count: 1}})
	done := d.synced()
	if len(done) != of || done[0].Err == nil || done[1].Err != nil {
		t.Errorf("one refused: %d of %d, first %v", len(done), of, done[0].Err)
	}
	for range d.another().Sync(t.Context(), nil) { // an empty sync does not fail
		t.Error("something was done")
	}
	if left, _, err := d.JobsToSync(t.Context()); err != nil || len(left) != 1 || left[0].ID != done[0].Job.ID {
		t.Errorf("left are %v, %v", left, err)
	}
	d.service.SetFaults(sandbox.Faults{{Cut: true}})
	jobs, err := d.CachedJobs(t.Context())
	modeltest.Must(t, err)
	var failed []Synced
	for p := range d.Sync(t.Context(), jobs.List) {
		if p.Done {
			failed = append(failed, p)
		}
	}
	if len(failed) != 1 || !Offline(failed[0].Err) {
		t.Errorf("without a service: %+v", failed)
	}
}

// TestASyncThatLosesItsLeaseEnds, and does not report the current job as read.
func TestASyncThatLosesItsLeaseEnds(t *testing.T) {
	d := newDeskWithJobs(t)
	jobs, _, err := d.JobsToSync(t.Context())
	if err != nil || len(jobs) < 2 {
		t.Fatal(jobs, err)
	}
	other, lost, done := d.another(), false, []Synced{}
	for p := range d.Sync(t.Context(), jobs) {
		if p.Done {
			done = append(done, p)
		}
		if lost {
			continue
		}
		lost = true // the machine slept for an hour, and another window has begun
		d.ahead.Add(int64(time.Hour))
		if ok, err := other.store.TakeDuty(t.Context(), store.DutyApplicants, d.opts.Now()); !ok || err != nil {
			t.Fatal(ok, err)
		}
	}
	if len(done) != 1 || !errors.Is(done[0].Err, ErrBusy) || done[0].Job.ID != jobs[0].ID {
		t.Errorf("it ended with %+v", done)
	}
	if left, _, err := d.JobsToSync(t.Context()); err != nil || len(left) != len(jobs) {
		t.Errorf("%d of %d jobs are to be read, %v", len(left), len(jobs), err)
	}

	// A store that cannot be written is not another window at work.
	_ = d.store.Close()
	for p := range d.Sync(t.Context(), jobs) {
		if p.Err == nil || errors.Is(p.Err, ErrBusy) {
			t.Errorf("the store is closed, and it reports %v", p.Err)
		}
	}
	if err := d.Index(t.Context(), func(Index) {}); err == nil {
		t.Error("nothing was indexed, without an error")
	}
}

// TestASyncReadsEveryListOnceADay although no count has changed.
func TestASyncReadsEveryListOnceADay(t *testing.T) {
	d := newDeskWithJobs(t)
	done := d.synced()
	for _, c := range []struct {
		ahead time.Duration
		want  int
	}{{23 * time.Hour, 0}, {25 * time.Hour, len(done)}} {
		d.ahead.Store(int64(c.ahead))
		if jobs, _, err := d.JobsToSync(t.Context()); err != nil || len(jobs) != c.want {
			t.Errorf("after %v: %d jobs, want %d, %v", c.ahead, len(jobs), c.want, err)
		}
	}
}

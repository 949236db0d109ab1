package account

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestOneCopyGetsTheEventsOfAnother within a second or so. If the store were not
// checked, the test would run out of time.
func TestOneCopyGetsTheEventsOfAnother(t *testing.T) {
	modeltest.SkipInShort(t, "waits until the store is looked at")
	a := newDesk(t, sandbox.Options{})
	job := a.job("ua-backend")
	b := a.another()
	ctx, stop := context.WithCancel(t.Context())
	events := b.Events(ctx)
	hears := func(what string, ok func(Event) bool) {
		t.Helper()
		late := time.After(time.Minute) // it hangs
		for {
			select {
			case e, open := <-events:
				if !open {
					t.Fatalf("no news of %s any more", what)
				}
				if ok(e) {
					return
				}
			case <-late:
				t.Fatalf("nothing was heard of %s", what)
			}
		}
	}
	a.queueOffline(job)
	hears("the outbox", func(e Event) bool { return e.Outbox })
	a.offline = false
	if reported := a.Deliver(ctx); reported.Stopped != nil {
		t.Fatal(reported.Stopped)
	}
	hears("the job", func(e Event) bool { return e.Jobs })
	if j, err := b.CachedJob(ctx, job.ID); err != nil || j.Status != model.Stopped {
		t.Errorf("b reads %s, %v", j.Status, err)
	}
	a.fetchAll(ctx, job.ID)
	hears("the applicants", func(e Event) bool { return slices.Contains(e.Applicants, job.ID) })
	stop()
	for range events { // it ends, and goleak checks that
	}
}

// queueOffline queues a stop of a job while the service is away.
func (d *desk) queueOffline(j model.Job) {
	d.t.Helper()
	d.disconnect()
	d.queue(j, model.Stop)
}

// TestDamageIsReported by the window that finds it, with what was saved.
func TestDamageIsReported(t *testing.T) {
	a := newDesk(t, sandbox.Options{})
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	if a.Damage() != "" {
		t.Error("a new store is not damaged")
	}
	for id := range int64(3) {
		modeltest.Must(t, a.SaveDraft(ctx, model.SavedDraft{ID: id + 1, JobID: 5, Saved: time.Now()}))
	}
	modeltest.Must(t, a.store.Close())
	path := filepath.Join(a.dir, "store.db")
	for _, name := range []string{path, path + "-wal"} { // neither the file nor its log can be read
		modeltest.Must(t, os.WriteFile(name, []byte(strings.Repeat("not a database ", 1000)), 0o600))
	}
	b := a.another()
	e := <-b.Events(ctx)
	if !strings.Contains(e.Damage, "store.db.damaged-") || !strings.Contains(e.Damage, "Nothing could be read of it.") {
		t.Errorf("%+v", e)
	}
	if b.Damage() != "" {
		t.Error("reported twice")
	}
}

// TestApplicantsAreReadAgainAfterAChangedCount, and in no other case (CONTRACT 34).
func TestApplicantsAreReadAgainAfterAChangedCount(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	refresh := func(except int64) (read []int64) {
		t.Helper()
		jobs, err := d.FetchJobs(ctx)
		modeltest.Must(t, err)
		d.service.ResetRequests()
		for j := range d.FetchMoved(ctx, jobs.List, except) {
			read = append(read, j.ID)
		}
		if n := d.service.Count(sandbox.Applies); n != len(read) {
			t.Errorf("%d reads for %d jobs", n, len(read))
		}
		return read
	}
	if read := refresh(0); len(read) != 0 {
		t.Errorf("no copy has read the applicants of %v", read)
	}
	first, second, cut := d.job("ua-backend"), d.job("ua-barista"), d.job("ua-sales")
	d.fetchAll(ctx, first.ID)
	d.fetchAll(ctx, second.ID)
	d.faults(sandbox.Fault{Endpoint: sandbox.Applies, Cut: true, CutAfter: 20_000})
	d.fetchAll(ctx, cut.ID)
	d.faults()
	if read := refresh(0); len(read) != 0 {
		t.Errorf("%v did not move", read)
	}
	for _, j := range []model.Job{first, second, cut} {
		if _, err := d.service.ApplySample(j.ID); err != nil {
			t.Fatal(err)
		}
	}
	before, err := d.Unviewed(ctx)
	modeltest.Must(t, err)
	d.ahead.Store(int64(time.Hour)) // a job whose read was cut is not read again at once
	read := refresh(second.ID)
	slices.Sort(read)
	if !slices.Equal(read, slices.Sorted(slices.Values([]int64{first.ID, cut.ID}))) {
		t.Errorf("read %v, want %d and %d, whose first read was cut short: a pane reads %d", read, first.ID, cut.ID, second.ID)
	}
	if unviewed, err := d.Unviewed(ctx); err != nil || unviewed[first.ID] != before[first.ID]+1 {
		t.Errorf("%d unseen, %d before, %v", unviewed[first.ID], before[first.ID], err)
	}
	if read := refresh(0); !slices.Equal(read, []int64{second.ID}) {
		t.Errorf("read %v", read)
	}
	if read := refresh(0); len(read) != 0 {
		t.Errorf("read %v again", read)
	}
	// Without the service, nothing is read and nothing hangs.
	if _, err := d.service.ApplySample(first.ID); err != nil {
		t.Fatal(err)
	}
	jobs, err := d.FetchJobs(ctx)
	modeltest.Must(t, err)
	d.disconnect()
	for range d.FetchMoved(ctx, jobs.List, 0) {
	}
	if moved, err := d.store.Moved(ctx, jobs.List, time.Now()); err != nil || len(moved) != 1 {
		t.Errorf("%v are left for the next time, %v", moved, err)
	}
}

// TestAJobWithoutACountIsReadAgainByTheAccountsClock, an hour after it was read.
func TestAJobWithoutACountIsReadAgainByTheAccountsClock(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx, j := t.Context(), d.job("ua-backend")
	d.fetchAll(ctx, j.ID)
	j.NoApplies = true
	for _, want := range []int{0, 1} {
		unread, err := d.Unread(ctx, []model.Job{j})
		if err != nil || unread != want {
			t.Errorf("%v later, %d are unread, want %d; %v", time.Duration(d.ahead.Load()), unread, want, err)
		}
		d.ahead.Store(int64(2 * time.Hour))
	}
	read := 0
	for range d.FetchMovedNow(ctx, []model.Job{j}) {
		read++
	}
	if unread, err := d.Unread(ctx, []model.Job{j}); err != nil || unread != 0 || read != 1 {
		t.Errorf("%d were read, and %d are unread, %v", read, unread, err)
	}
}

// TestAFailedJobDoesNotStopTheOthers: applicants that cannot be read stop no other
// read, and a cut read begins again at the next check.
func TestAFailedJobDoesNotStopTheOthers(t *testing.T) {
	a := newDesk(t, sandbox.Options{})
	b := a.another()
	ctx := t.Context()
	jobs := []model.Job{a.job("ua-backend"), a.job("ua-barista")}
	if _, err := a.FetchJobs(ctx); err != nil {
		t.Fatal(err)
	}
	for _, j := range jobs {
		a.fetchAll(ctx, j.ID)
		if _, err := a.service.ApplySample(j.ID); err != nil {
			t.Fatal(err)
		}
	}
	list, err := a.FetchJobs(ctx)
	modeltest.Must(t, err)
	moved, err := a.store.Moved(ctx, list.List, time.Now())
	if err != nil || len(moved) != 2 {
		t.Fatal(moved, err)
	}
	read := func(d *desk) (ids []int64) {
		t.Helper()
		d.ahead.Add(int64(10 * time.Minute)) // the failed reads may be tried again
		for j := range d.FetchMoved(ctx, list.List, 0) {
			ids = append(ids, j.ID)
		}
		return ids
	}
	a.faults(sandbox.Fault{Endpoint: sandbox.Applies, Status: 500, Count: 2}) // the number of tries for one job
	if ids := read(a); !slices.Equal(ids, []int64{moved[1].ID}) {
		t.Errorf("read %v, want the second alone", ids)
	}
	a.faults(sandbox.Fault{Endpoint: sandbox.Applies, Cut: true, CutAfter: 20_000})
	if ids := read(a); len(ids) != 0 {
		t.Errorf("%v is not read to its end", ids)
	}
	a.faults()
	// Two windows that check at the same time read it once.
	a.service.ResetRequests()
	reached, open := a.gate("appliesByJob")
	first := make(chan []int64)
	go func() { first <- read(a) }()
	<-reached
	if ids := read(b); len(ids) != 0 {
		t.Errorf("b read %v, too", ids)
	}
	open()
	if ids := <-first; !slices.Equal(ids, []int64{moved[0].ID}) || a.service.Count(sandbox.Applies) != 1 {
		t.Errorf("read %v with %d requests", ids, a.service.Count(sandbox.Applies))
	}
}

// TestNewApplicationsDuringASweepAreReported: the sweep checks many files, and waits
// here until an application has come in.
func TestNewApplicationsDuringASweepAreReported(t *testing.T) {
	modeltest.SkipInShort(t, "waits for the sweep of the inbox")
	d := newDesk(t, sandbox.Options{})
	if err := os.WriteFile(filepath.Join(d.dir, "inbox"), nil, 0o600); err != nil { // it is not a folder, so the sweep fails
		t.Fatal(err)
	}
	d.opts.Log = slog.New(slog.NewTextHandler(writer(func(line []byte) {
		if strings.Contains(string(line), "inbox not swept") {
			d.comes(d.job("ua-backend").ID, "Олена", time.Now())
		}
	}), nil))
	ctx, stop := context.WithTimeout(t.Context(), time.Minute) // it hangs
	defer stop()
	var reported []Newcomer
	for e := range d.Events(ctx) {
		if reported = append(reported, e.New...); len(reported) > 0 {
			stop()
		}
	}
	if len(reported) != 1 || !strings.Contains(reported[0].Who.Applicant.Name, "Олена") {
		t.Errorf("reported are %+v", reported)
	}
}

// writer is called with the written bytes.
type writer func([]byte)

func (w writer) Write(p []byte) (int, error) {
	w(p)
	return len(p), nil
}

// unsteady are new applications whose read sometimes fails.
type unsteady struct {
	last int64
	err  error
}

func (u *unsteady) LastNew(context.Context) (int64, error) { return u.last, u.err }

func (u *unsteady) Next(_ context.Context, p *Position, limit int) (out []Newcomer, err error) {
	for ; u.err == nil && p.Last < u.last && len(out) < limit; p.Last++ {
		out = append(out, Newcomer{NewApplication: model.NewApplication{ID: p.Last + 1}})
	}
	return out, u.err
}

// TestANewApplicationIsReportedAfterAFailedRead, and earlier ones are not reported.
func TestANewApplicationIsReportedAfterAFailedRead(t *testing.T) {
	ctx := t.Context()
	failed := errors.New("the disk")
	from := &unsteady{last: 500, err: failed}
	var l newsCursor
	look := func(written bool, want int, wantErr error) {
		t.Helper()
		came, err := l.next(ctx, from, written)
		if len(came) != want || !errors.Is(err, wantErr) {
			t.Errorf("%d came, %v; want %d, %v", len(came), err, want, wantErr)
		}
	}
	look(true, 0, failed)
	from.err = nil
	look(false, 0, nil)
	from.last += 3
	from.err = failed
	look(true, 0, failed)
	from.err = nil
	look(false, 3, nil)
	look(true, 0, nil)
	from.last += atOnce + 1
	look(true, atOnce, nil)
	look(false, 1, nil)
	look(false, 0, nil)
}

// TestAStoreThatHasLostItsContentHeldNothingThatIsKnown: the report of such a store claims nothing about its content.
func TestAStoreThatHasLostItsContentHeldNothingThatIsKnown(t *testing.T) {
	for _, size := range []int64{0, 1, 16} {
		a := newDesk(t, sandbox.Options{})
		modeltest.Must(t, errors.Join(a.SaveDraft(t.Context(), model.SavedDraft{ID: 1, JobID: 5, Saved: time.Now()}), a.store.Close()))
		if err := os.Truncate(filepath.Join(a.dir, "store.db"), size); err != nil { // its log is whole
			t.Fatal(err)
		}
		report := a.another().Damage()
		if !strings.Contains(report, "Nothing could be read of it.") || strings.Contains(report, "nothing of your own") || strings.Contains(report, "drafts") {
			t.Errorf("with %d bytes: %s", size, report)
		}
	}
}

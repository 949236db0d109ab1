package account

import (
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// outbox returns the waiting changes.
func (d *desk) outbox() []Waiting {
	d.t.Helper()
	waiting, err := d.Outbox(d.t.Context())
	modeltest.Must(d.t, err)
	return waiting
}

// queue queues a change while the service is unreachable.
func (d *desk) queue(j model.Job, change model.StatusChange) {
	d.t.Helper()
	var queued *Queued
	if _, _, err := d.ChangeStatus(d.t.Context(), j, change); !errors.As(err, &queued) || !Offline(err) {
		d.t.Fatalf("%v is not kept: %v", change, err)
	}
}

// calls returns the requests that changed something, in order.
func (d *desk) calls() (out []sandbox.Endpoint) {
	for _, r := range d.service.Requests() {
		if r.Endpoint == sandbox.ChangeStatus || r.Endpoint == sandbox.MarkViewed {
			out = append(out, r.Endpoint)
		}
	}
	return out
}

// TestOfflineChangesAreDeliveredInOrderOnceAfterARestart.
func TestOfflineChangesAreDeliveredInOrderOnceAfterARestart(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	stopped, deleted := d.job("ua-backend"), d.job("ua-barista")
	people, _ := d.fetchAll(ctx, stopped.ID)
	i := slices.IndexFunc(people, func(c model.Candidate) bool { return c.Unviewed() && !c.Suggested && !c.Hidden() })
	d.disconnect()
	d.queue(stopped, model.Stop)
	if result, err := d.MarkViewed(ctx, stopped.ID, people[i].ID); err != nil || stateOf(result, people[i].ID) != Pending {
		t.Fatal(result, err)
	}
	d.queue(deleted, model.Stop)
	d.queue(deleted, model.Delete) // the person changed their mind: the last change counts
	waiting := d.outbox()
	if len(waiting) != 3 || waiting[0].Title != stopped.Title || waiting[1].Name != people[i].Applicant.Name || waiting[2].Change != model.Delete ||
		waiting[0].Why == "" || waiting[0].Tries == 0 {
		t.Fatalf("%+v", waiting)
	}
	if cached, err := d.CachedJob(ctx, stopped.ID); err != nil || cached.Status != model.Activated {
		t.Errorf("the job reads %s before the service was result: %v", cached.Status, err)
	}

	d = d.another() // the next start
	d.service.ResetRequests()
	result := d.Deliver(ctx)
	if result.Stopped != nil || len(result.Items) != 3 {
		t.Fatalf("%+v", result)
	}
	for _, o := range result.Items {
		if o.State != Sent {
			t.Errorf("%+v", o)
		}
	}
	if got := d.calls(); !slices.Equal(got, []sandbox.Endpoint{sandbox.ChangeStatus, sandbox.MarkViewed, sandbox.ChangeStatus}) {
		t.Error(got)
	}
	if d.record(stopped.ID).Status != model.Stopped || d.record(deleted.ID).Status != model.Deleted || !d.service.Viewed(people[i].ID) {
		t.Error("the service does not know of all")
	}
	if cached, err := d.CachedJob(ctx, stopped.ID); err != nil || cached.Status != model.Stopped {
		t.Error(cached.Status, err)
	}
	if again := d.Deliver(ctx); len(again.Items) != 0 || len(d.outbox()) != 0 || len(d.calls()) != 3 {
		t.Errorf("%+v, %+v", again, d.outbox())
	}
}

// TestALaterRejectionIsHeld until a person has seen the reason.
func TestALaterRejectionIsHeld(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-nurse")
	if job.Status == model.Activated {
		t.Fatalf("the job is %s", job.Status)
	}
	d.disconnect()
	d.queue(job, model.Activate)
	d.offline = false
	d.service.SetOverLimit(true)
	result := d.Deliver(ctx)
	if len(result.Items) != 1 || result.Items[0].State != Rejected || !OverLimit(result.Items[0].Err) {
		t.Fatalf("%+v", result)
	}
	if waiting := d.outbox(); len(waiting) != 1 || !waiting[0].Held || waiting[0].Why == "" {
		t.Fatalf("%+v", waiting)
	}
	d.service.SetOverLimit(false)
	d.service.ResetRequests()
	if result := d.Deliver(ctx); len(result.Items) != 0 || len(d.calls()) != 0 {
		t.Errorf("tried without being asked to: %+v", result)
	}
	result = d.Retry(ctx, d.outbox()[0].Outgoing)
	if len(result.Items) != 1 || result.Items[0].State != Sent || d.record(job.ID).Status != model.Activated || len(d.outbox()) != 0 {
		t.Errorf("%+v", result)
	}
}

// TestAChangeDoesNotOverwriteAnotherPersons: the job has changed since the person
// asked.
func TestAChangeDoesNotOverwriteAnotherPersons(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	set := func(s model.JobStatus) {
		t.Helper()
		modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Status = s }))
	}
	d.disconnect()
	d.queue(job, model.Delete)
	d.offline = false
	set(model.Stopped)
	result := d.Deliver(ctx)
	var meanwhile *Meanwhile
	if len(result.Items) != 1 || result.Items[0].State != Rejected || !errors.As(result.Items[0].Err, &meanwhile) || meanwhile.Now != model.Stopped {
		t.Fatalf("%+v", result)
	}
	if waiting := d.outbox(); len(waiting) != 1 || !waiting[0].Held {
		t.Fatalf("%+v", waiting)
	}
	if d.record(job.ID).Status != model.Stopped {
		t.Error("it was deleted")
	}
	// The person has seen it and still wants it.
	if result := d.Retry(ctx, d.outbox()[0].Outgoing); len(result.Items) != 1 || result.Items[0].State != Sent || d.record(job.ID).Status != model.Deleted {
		t.Errorf("%+v", result)
	}

	// Someone else made the same change: there is nothing to send.
	other := d.job("ua-barista")
	d.disconnect()
	d.queue(other, model.Stop)
	d.offline = false
	job = other
	set(model.Stopped)
	d.service.ResetRequests()
	if result := d.Deliver(ctx); len(result.Items) != 1 || result.Items[0].State != Sent || len(d.calls()) != 0 || len(d.outbox()) != 0 {
		t.Errorf("%+v, %v", result, d.calls())
	}
}

func TestAnImmediateRejectionIsReportedAndNotKept(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-nurse")
	d.service.SetOverLimit(true)
	if _, _, err := d.ChangeStatus(t.Context(), job, model.Activate); !OverLimit(err) {
		t.Error(err)
	}
	if waiting := d.outbox(); len(waiting) != 0 {
		t.Errorf("%+v", waiting)
	}
}

// TestADroppedChangeIsNeverSent, and its job and applicant look as before.
func TestADroppedChangeIsNeverSent(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	people, _ := d.fetchAll(ctx, job.ID)
	i := slices.IndexFunc(people, func(c model.Candidate) bool { return c.Unviewed() && !c.Suggested && !c.Hidden() })
	before, err := d.Unviewed(ctx)
	modeltest.Must(t, err)
	d.disconnect()
	d.queue(job, model.Stop)
	if _, err := d.MarkViewed(ctx, job.ID, people[i].ID); err != nil {
		t.Fatal(err)
	}
	if unviewed, err := d.Unviewed(ctx); err != nil || unviewed[job.ID] != before[job.ID]-1 {
		t.Errorf("%d unseen of %d, %v", unviewed[job.ID], before[job.ID], err)
	}
	for _, w := range d.outbox() {
		if err := d.Drop(ctx, w.Outgoing); err != nil {
			t.Error(err)
		}
		if err := d.Drop(ctx, w.Outgoing); !errors.Is(err, ErrNone) {
			t.Errorf("dropped twice: %v", err)
		}
	}
	d.offline = false
	d.service.ResetRequests()
	if result := d.Deliver(ctx); len(result.Items) != 0 || len(d.calls()) != 0 {
		t.Errorf("%+v", result)
	}
	cached, err := d.CachedApplicants(ctx, job.ID)
	modeltest.Must(t, err)
	for _, c := range cached.People {
		if c.ID == people[i].ID && c.Viewed {
			t.Error("a view that was dropped reads as viewed")
		}
	}
	if unviewed, err := d.Unviewed(ctx); err != nil || unviewed[job.ID] != before[job.ID] {
		t.Errorf("%d unseen, %d before, %v", unviewed[job.ID], before[job.ID], err)
	}
}

// TestTwoCopiesDeliverOnce, although both deliver one outbox at the same time.
func TestTwoCopiesDeliverOnce(t *testing.T) {
	a := newDesk(t, sandbox.Options{})
	b := a.another()
	ctx := t.Context()
	job := a.job("ua-backend")
	people, _ := a.fetchAll(ctx, job.ID)
	a.disconnect()
	var ids []int64
	for _, c := range people {
		if c.Unviewed() && !c.Suggested && len(ids) < 8 {
			ids = append(ids, c.ID)
			modeltest.Must(t, a.NoteViewed(ctx, job.ID, c.ID))
		}
	}
	a.offline = false
	a.service.ResetRequests()
	var wg sync.WaitGroup
	result := make([]Delivery, 2)
	for i, d := range []*desk{a, b} {
		wg.Go(func() { result[i] = d.Deliver(ctx) })
	}
	wg.Wait()
	if n := len(result[0].Items) + len(result[1].Items); n != len(ids) || result[0].Stopped != nil || result[1].Stopped != nil {
		t.Errorf("%d of %d were delivered: %+v", n, len(ids), result)
	}
	if got := a.calls(); len(got) != len(ids) {
		t.Errorf("%d requests for %d views", len(got), len(ids))
	}
}

// TestAChangeDuringADeliveryIsDelivered.
func TestAChangeDuringADeliveryIsDelivered(t *testing.T) {
	modeltest.SkipInShort(t, "waits for deliveries")
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	people, _ := d.fetchAll(ctx, job.ID)
	var wg sync.WaitGroup
	for _, c := range people {
		wg.Go(func() {
			if result, err := d.MarkViewed(ctx, job.ID, c.ID); err != nil || stateOf(result, c.ID) != Sent {
				t.Errorf("%+v, %v", result, err)
			}
		})
	}
	wg.Wait()
	if waiting := d.outbox(); len(waiting) != 0 {
		t.Errorf("%+v", waiting)
	}
	for _, c := range people {
		if n, err := d.service.ViewedEvents(c.ID); !c.Suggested && (n > 1 || n == 0 && !c.Viewed || err != nil) {
			t.Errorf("%s was viewed %d times, %v", c.Applicant.Name, n, err)
		}
	}
}

// TestTheClockMayBeSetBack by a day before the delivery: nothing is lost, and the order
// stays.
func TestTheClockMayBeSetBack(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	first, second := d.job("ua-backend"), d.job("ua-barista")
	d.disconnect()
	d.queue(first, model.Stop)
	d.ahead.Store(int64(-24 * time.Hour))
	d.queue(second, model.Stop)
	d.offline = false
	result := d.Deliver(ctx)
	if len(result.Items) != 2 || result.Items[0].JobID != first.ID || result.Items[0].State != Sent || result.Items[1].State != Sent {
		t.Errorf("%+v", result)
	}
	if _, err := d.FetchJobs(ctx); err != nil {
		t.Fatal(err)
	}
	if jobs, err := d.CachedJobs(ctx); err != nil || time.Since(jobs.AsOf) < 23*time.Hour {
		t.Errorf("as of %v, a day ago, %v", jobs.AsOf, err)
	}
}

// After a lost answer the job is read, and the change is made once more only if the job
// does not show it.
func TestALostAnswerToAChange(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	if _, err := d.FetchJobs(ctx); err != nil {
		t.Fatal(err)
	}
	d.faults(sandbox.Fault{Endpoint: sandbox.ChangeStatus, Done: true, Status: 500})
	var queued *Queued
	if _, _, err := d.ChangeStatus(ctx, job, model.Stop); !errors.As(err, &queued) || !errors.Is(err, api.ErrServer) {
		t.Fatal(err)
	}
	d.faults()
	d.service.ResetRequests()
	result := d.Deliver(ctx)
	if len(result.Items) != 1 || result.Items[0].State != Sent || result.Items[0].Job.Status != model.Stopped || len(d.calls()) != 0 {
		t.Errorf("%+v, %v", result, d.calls())
	}
}

// TestAChangeIsDroppedOrSentNeverBoth: while a change is being sent, the other changes can be dropped, and the one
// being sent cannot.
func TestAChangeIsDroppedOrSentNeverBoth(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	first, second, third := d.job("ua-backend"), d.job("ua-barista"), d.job("ua-sales")
	d.disconnect()
	d.queue(first, model.Stop)
	d.queue(second, model.Delete)
	d.queue(third, model.Delete)
	waiting := d.outbox()
	d.offline = false
	reached, open := d.gate("changeStatus")
	result := make(chan Delivery)
	go func() { result <- d.Deliver(ctx) }()
	<-reached
	if err := d.Drop(ctx, waiting[0].Outgoing); !errors.Is(err, ErrOnItsWay) {
		t.Errorf("dropped while it was being sent: %v", err)
	}
	if err := d.Drop(ctx, waiting[1].Outgoing); err != nil {
		t.Error(err)
	}
	// Another change of the third replaces the one that the delivery has seen.
	if _, err := d.store.Queue(ctx, model.Outgoing{Kind: model.OutgoingStatus, JobID: third.ID, Change: model.Stop, Was: third.Status, Queued: time.Now()}); err != nil {
		t.Fatal(err)
	}
	open()
	if got := <-result; got.Stopped != nil || len(got.Items) != 2 {
		t.Errorf("%+v", got)
	}
	if a, b, c := d.record(first.ID).Status, d.record(second.ID).Status, d.record(third.ID).Status; a != model.Stopped || b != model.Activated || c != model.Stopped {
		t.Errorf("%s, %s, %s", a, b, c)
	}
}

// TestAChangeReportsTheOthersInItsDelivery: a person makes one change, and an older one
// is sent with it.
func TestAChangeReportsTheOthersInItsDelivery(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	older, asked := d.job("ua-backend"), d.job("ua-barista")
	d.disconnect()
	d.queue(older, model.Stop)
	d.offline = false
	now, rest, err := d.ChangeStatus(ctx, asked, model.Stop)
	if err != nil || now.ID != asked.ID || now.Status != model.Stopped {
		t.Errorf("%+v, %v", now, err)
	}
	if len(rest.Items) != 1 || rest.Items[0].JobID != older.ID || rest.Items[0].State != Sent || rest.Items[0].Job.Status != model.Stopped {
		t.Errorf("%+v", rest)
	}
}

// TestARejectionInAnotherCopyIsReportedAsOne, with its code, and waits no more.
func TestARejectionInAnotherCopyIsReportedAsOne(t *testing.T) {
	a := newDesk(t, sandbox.Options{})
	b := a.another()
	ctx := t.Context()
	job := a.job("ua-nurse")
	a.service.SetOverLimit(true)
	id, err := a.store.Queue(ctx, model.Outgoing{Kind: model.OutgoingStatus, JobID: job.ID, Change: model.Activate, Was: job.Status, Queued: time.Now()})
	modeltest.Must(t, err)
	if result := b.Deliver(ctx); len(result.Items) != 1 || result.Items[0].State != Rejected {
		t.Fatalf("%+v", result)
	}
	if _, err := a.deliveredElsewhere(ctx, job, id); !OverLimit(err) || !errors.Is(err, api.ErrRefused) {
		t.Error(err)
	}
	if waiting := a.outbox(); len(waiting) != 0 {
		t.Errorf("%+v", waiting)
	}
}

// TestACopyThatLosesTheDeliveryStops: after a long sleep it finds another window
// delivering.
func TestACopyThatLosesTheDeliveryStops(t *testing.T) {
	a := newDesk(t, sandbox.Options{})
	b := a.another()
	ctx := t.Context()
	first, second := a.job("ua-backend"), a.job("ua-barista")
	a.disconnect()
	a.queue(first, model.Stop)
	a.queue(second, model.Stop)
	a.offline = false
	a.service.ResetRequests()
	reached, open := a.gate("changeStatus")
	result := make(chan Delivery)
	go func() { result <- a.Deliver(ctx) }()
	<-reached
	for _, d := range []*desk{a, b} { // an hour passes for both
		d.ahead.Store(int64(time.Hour))
	}
	if ok, err := b.store.TakeDuty(ctx, store.DutyDelivery, time.Now().Add(time.Hour)); !ok || err != nil {
		t.Fatal(ok, err)
	}
	open()
	got := <-result
	if len(got.Items) != 2 || got.Items[0].State != Sent || got.Items[1].State != Pending || !Elsewhere(got.Stopped) {
		t.Errorf("%+v", got)
	}
	if result := b.Deliver(ctx); len(result.Items) != 1 || result.Items[0].State != Sent {
		t.Errorf("%+v", result)
	}
	if n := a.service.Count(sandbox.ChangeStatus); n != 2 {
		t.Errorf("%d requests for two changes", n)
	}
}

// TestAFailingServiceIsNotAskedForEachChange: after two failures in a row, the service counts as failing.
func TestAFailingServiceIsNotAskedForEachChange(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	people, _ := d.fetchAll(ctx, job.ID)
	for _, c := range people[:10] {
		modeltest.Must(t, d.NoteViewed(ctx, job.ID, c.ID))
	}
	d.faults(sandbox.Fault{Status: 502})
	d.service.ResetRequests()
	result := d.Deliver(ctx)
	if !errors.Is(result.Stopped, api.ErrServer) || len(result.Items) != 10 || len(d.outbox()) != 10 {
		t.Errorf("%d items, %v", len(result.Items), result.Stopped)
	}
	if n := d.service.Count(sandbox.MarkViewed); n != 4 {
		t.Errorf("%d requests, want two tries of two", n)
	}
}

// TestAViewDroppedElsewhereIsUndone: the next read takes the service's state, also in
// the window that made the view.
func TestAViewDroppedElsewhereIsUndone(t *testing.T) {
	a := newDesk(t, sandbox.Options{})
	b := a.another()
	ctx := t.Context()
	job := a.job("ua-backend")
	people, _ := a.fetchAll(ctx, job.ID)
	i := slices.IndexFunc(people, func(c model.Candidate) bool { return c.Unviewed() && !c.Suggested && !c.Hidden() })
	modeltest.Must(t, a.NoteViewed(ctx, job.ID, people[i].ID))
	a.fetchAll(ctx, job.ID)
	modeltest.Must(t, b.Drop(ctx, b.outbox()[0].Outgoing))
	for _, d := range []*desk{a, b} {
		d.fetchAll(ctx, job.ID)
		if c, err := d.Candidate(ctx, people[i].ID); err != nil || c.Viewed {
			t.Errorf("viewed %v, %v", c.Viewed, err)
		}
	}
}

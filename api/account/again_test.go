package account

import (
	"context"
	"fmt"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// comes lets a callback announce an application at a given time, which the service will
// not list.
func (d *desk) comes(jobID int64, name string, at time.Time) {
	d.t.Helper()
	a := model.Arrival{JobID: jobID, Received: at, FirstName: name, LastName: "Нова", Phone: "+380671234567", Country: "UA", Digest: name}
	if _, err := d.Keep(d.t.Context(), a); err != nil {
		d.t.Fatal(err)
	}
}

// TestManyArrivalsAreOneRead: after each read, a job is not read for at least as long
// as the read took.
func TestManyArrivalsAreOneRead(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	looks, out := map[int64]*arrivalSearch{}, make(chan model.Job, 100)
	for i := range 6 {
		d.comes(job.ID, fmt.Sprint("Олена", i), d.opts.Now())
		if next, err := d.fetchArrived(ctx, looks, out); err != nil || next <= 0 {
			t.Errorf("next in %v, %v", next, err)
		}
	}
	if len(out) != 1 {
		t.Errorf("%d reads for six who came at once", len(out))
	}
	l := looks[job.ID]
	l.rest = 10 * time.Minute // as of a job with a long read
	d.ahead.Store(int64(9 * time.Minute))
	d.comes(job.ID, "Ірина", d.opts.Now())
	if wait, ok, err := d.untilDue(ctx, job.ID, l); err != nil || !ok || wait < 50*time.Second {
		t.Errorf("read again in %v, %v, %v", wait, ok, err)
	}
	d.ahead.Store(int64(11 * time.Minute))
	if _, err := d.fetchArrived(ctx, looks, out); err != nil || len(out) != 2 {
		t.Errorf("%d reads, %v", len(out), err)
	}
}

// TestAClockThatIsSetBackReadsNoSooner, and still reads.
func TestAClockThatIsSetBackReadsNoSooner(t *testing.T) {
	modeltest.SkipInShort(t, "steps through a day of ten-second polls")
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	d.comes(job.ID, "Олена", d.opts.Now().Add(30*time.Minute)) // it was later than
	looks, out := map[int64]*arrivalSearch{}, make(chan model.Job, 1000)
	for at := time.Duration(0); at < 26*time.Hour; at += 10 * time.Second {
		d.ahead.Store(int64(at))
		if l := looks[job.ID]; l != nil {
			if wait, ok, err := d.untilDue(ctx, job.ID, l); err != nil {
				t.Fatal(err)
			} else if !ok || wait > 0 {
				continue
			}
		}
		if _, err := d.fetchArrived(ctx, looks, out); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(out); n < 5 || n > 25 {
		t.Errorf("%d reads in a day", n)
	}
	if _, ok, err := d.untilDue(ctx, job.ID, looks[job.ID]); ok || err != nil {
		t.Errorf("it is not given up: %v", err)
	}
}

// TestOneReadsAgainInACopy: a window does its reads one after the other, and no other
// window begins before all have ended.
func TestOneReadsAgainInACopy(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	first, second := d.job("ua-backend"), d.job("ua-sales")
	other := d.another()
	d.comes(first.ID, "Олена", d.opts.Now())
	reached, open := d.gate("applies")
	defer open()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		if _, err := d.fetchArrived(ctx, map[int64]*arrivalSearch{}, make(chan model.Job, 1)); err != nil {
			t.Error(err)
		}
	}()
	<-reached
	short, stop := context.WithTimeout(ctx, 50*time.Millisecond)
	defer stop()
	err := d.fetchAgain(short, []model.Job{second}, func(model.Job) (func(), bool) {
		t.Error("it reads for two reasons at once")
		return nil, false
	}, nil)
	if err != nil {
		t.Error(err)
	}
	if ok, err := other.store.TakeDuty(ctx, "applicants", time.Now()); ok || err != nil {
		t.Errorf("another copy may read meanwhile: %v, %v", ok, err)
	}
	open()
	<-ended
	if ok, err := other.store.TakeDuty(ctx, "applicants", time.Now()); !ok || err != nil {
		t.Errorf("another copy may not read afterwards: %v, %v", ok, err)
	}
}

// TestAReadThatIsInterruptedAsItBeginsHoldsNothingUp: neither another window nor the next read of this one.
func TestAReadThatIsInterruptedAsItBeginsHoldsNothingUp(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	other := d.another()
	ctx := endsOnceBegun{t.Context(), &d.again}
	for range 2 {
		err := d.fetchAgain(ctx, []model.Job{d.job("ua-backend")}, func(model.Job) (func(), bool) {
			t.Error("it goes on after the interrupt")
			return nil, false
		}, nil)
		if err != nil {
			t.Error(err)
		}
	}
	if ok, err := other.store.TakeDuty(t.Context(), "applicants", time.Now()); !ok || err != nil {
		t.Errorf("another window may not read: %v, %v", ok, err)
	}
}

// endsOnceBegun is a context that ends as soon as this window reads applicants.
type endsOnceBegun struct {
	context.Context
	again *chan struct{}
}

func (c endsOnceBegun) Err() error {
	if len(*c.again) > 0 {
		return context.Canceled
	}
	return nil
}

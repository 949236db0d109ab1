package account

import (
	"context"
	"errors"
	"fmt"
	"time"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/store"
)

// Delivery is what became of what waited in the outbox, each judged by itself.
type Delivery struct {
	Items   []Delivered // in the order of the outbox; what is held is not among them
	Stopped error       // why not each had its turn: the service cannot be asked now
}

// Delivered is what became of one of them.
type Delivered struct {
	model.Outgoing
	ShownAs int64 // a view's application, by the id that a Window shows it under
	State   DeliveryState
	Job     model.Job // of a change of status that was told: as it is now
	Err     error     // why the service does not know of it
}

// DeliveryState is whether the service has a queued change.
type DeliveryState int

// The states of a Delivered.
const (
	Sent     DeliveryState = iota // the service has it
	Pending                       // not sent yet
	Rejected                      // for good: a view is none after all, a change is held until a person decides
)

// OfView returns what became of an apply's view; ok is false for one that was in
// another delivery.
func (d Delivery) OfView(applyID int64) (v Delivered, ok bool) {
	for _, v := range d.Items {
		if v.Kind == model.OutgoingView && v.ApplyID == applyID {
			return v, true
		}
	}
	if d.Stopped != nil { // before the outbox was read
		return Delivered{State: Pending, Err: d.Stopped}, true
	}
	return Delivered{}, false
}

// Deliver tells the service of everything that waits, in order. What fails by
// itself is no reason to hold back the next; only where the service cannot be
// asked at all does it stop.
func (a *Account) Deliver(ctx context.Context) (d Delivery) {
	waiting, err := a.store.Outbox(ctx)
	if err != nil || len(waiting) == 0 || a.opts.ReadOnly {
		return Delivery{Stopped: err}
	}
	return a.deliver(ctx)
}

// deliver is Deliver that takes its turn also where nothing waits: whatever was
// being delivered here has been answered then.
func (a *Account) deliver(ctx context.Context) (d Delivery) {
	if err := a.takeDelivery(ctx); err != nil {
		return Delivery{Stopped: err}
	}
	defer a.leaveDelivery(ctx)
	failures := 0 // of the service, one after the other
	for had := map[int64]bool{}; ; {
		waiting, err := a.store.Outbox(ctx)
		if err != nil {
			d.Stopped = err
			return d
		}
		more := false
		for _, o := range waiting {
			if had[o.ID] || o.Held {
				continue
			}
			had[o.ID], more = true, true
			told := Delivered{Outgoing: o, State: Pending, Err: d.Stopped}
			if d.Stopped == nil {
				told = a.tell(ctx, o)
			}
			if errors.Is(told.Err, store.ErrNone) {
				continue // dropped, or replaced by another wish, meanwhile
			}
			a.answer(told)
			d.Items = append(d.Items, told)
			if failures++; !byItself(told.Err) {
				failures = 0
			}
			if told.State == Pending && failures != 1 { // two in a row are the service's matter
				d.Stopped = told.Err
			}
		}
		if !more { // what came in meanwhile has had its turn, too
			return d
		}
	}
}

// answer gives what became of a change to whoever waits for it.
func (a *Account) answer(told Delivered) {
	if told.Kind != model.OutgoingStatus {
		return
	}
	if waiting, ok := a.asked.Load(told.JobID); ok {
		*waiting.(*Delivered) = told
	}
}

// deliveryEvery is how often it is looked whether another copy of the program
// has ended its delivery, and deliveryFor how long that is waited for.
const (
	deliveryEvery = 50 * time.Millisecond
	deliveryFor   = 5 * time.Second
)

// errElsewhere says that another copy of the program takes its time.
var errElsewhere = errors.New("another copy of shortlist is telling the service; this has its turn after that")

// takeDelivery waits until nobody else delivers: here, or in another copy.
func (a *Account) takeDelivery(ctx context.Context) error {
	select {
	case a.delivery <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	for waited := time.After(deliveryFor); ; {
		ok, err := a.store.TakeDuty(ctx, store.DutyDelivery, a.opts.Now())
		if ok {
			return nil
		}
		if err == nil {
			select {
			case <-time.After(deliveryEvery):
				continue
			case <-waited:
				err = errElsewhere
			case <-ctx.Done():
				err = ctx.Err()
			}
		}
		<-a.delivery
		return err
	}
}

func (a *Account) leaveDelivery(ctx context.Context) {
	if err := a.store.LeaveDuty(context.WithoutCancel(ctx), store.DutyDelivery); err != nil {
		a.opts.Log.Warn("delivery not left", "error", err)
	}
	<-a.delivery
}

// tell tells the service of one thing and notes what came of it. A change that is
// refused is held, unless a person waits for the answer and is told so.
func (a *Account) tell(ctx context.Context, o model.Outgoing) Delivered {
	o, err := a.store.Claim(ctx, o.ID, a.opts.Now())
	if errors.Is(err, store.ErrTaken) {
		err = errElsewhere
	}
	if err != nil {
		return Delivered{Outgoing: o, State: Pending, Err: err}
	}
	told := Delivered{Outgoing: o}
	switch o.Kind {
	case model.OutgoingStatus:
		told.Job, told.Err = a.sendStatus(ctx, o)
	default:
		told.Err = a.markViewed(ctx, o)
	}
	var meanwhile *Meanwhile
	switch err := told.Err; {
	case err == nil:
		told.State = Sent
	case refused(err), errors.As(err, &meanwhile):
		told.State = Rejected
	default:
		told.State = Pending
	}
	// What the service answered is noted whatever happens to the screen.
	if err := a.noteDelivered(context.WithoutCancel(ctx), told); err != nil {
		return Delivered{Outgoing: o, State: Pending, Err: err}
	}
	told.Err = a.named(ctx, told.Err, o.JobID)
	return told
}

// noteDelivered keeps the outcome of one delivery.
func (a *Account) noteDelivered(ctx context.Context, told Delivered) error {
	switch told.State {
	case Sent:
		if told.Kind == model.OutgoingStatus {
			a.keep(ctx, told.Job)
		}
		return a.store.Deliver(ctx, told.Outgoing, told.Job.Status)
	case Pending:
		return a.store.Failed(ctx, told.ID, whyOf(told.Err), "", false)
	}
	a.opts.Log.Warn("refused", "what", told.Kind, "job", told.JobID, "application", told.ApplyID, "error", told.Err)
	if _, asked := a.asked.Load(told.JobID); told.Kind == model.OutgoingStatus && !asked {
		code := ""
		var e *api.Error
		if errors.As(told.Err, &e) {
			code = e.Code
		}
		return a.store.Failed(ctx, told.ID, whyOf(told.Err), code, true)
	}
	a.unview(ctx, told.Outgoing)
	return a.store.Refuse(ctx, told.ID)
}

// unview takes back here a view that the service will not know of.
func (a *Account) unview(ctx context.Context, o model.Outgoing) {
	if o.Kind != model.OutgoingView {
		return
	}
	if err := a.store.Unview(ctx, o.ApplyID); err != nil {
		a.opts.Log.Warn("view not taken back", "error", err)
	}
}

// Meanwhile is why a change of status that was asked for some time ago was not
// made: the job is not what it was then.
type Meanwhile struct {
	Change   model.StatusChange
	Was, Now model.JobStatus
}

// Error says so.
func (m *Meanwhile) Error() string {
	return fmt.Sprintf("the job was %s when you asked to %s it, and is %s now: someone else has changed it", m.Was, m.Change, m.Now)
}

// soon is how long a person's wish stands without another look at the job.
const soon = time.Minute

// sendStatus makes a change of status at the service, and returns the job as it
// is then.
func (a *Account) sendStatus(ctx context.Context, o model.Outgoing) (model.Job, error) {
	j, err := a.store.Job(ctx, o.JobID)
	if errors.Is(err, store.ErrNone) {
		j, err = a.client.Job(ctx, o.JobID)
	}
	if err != nil {
		return j, err
	}
	if o.Tries > 0 || a.opts.Now().Sub(o.Queued).Abs() > soon {
		now, err := a.client.Job(ctx, o.JobID)
		switch {
		case o.Change == model.Delete && errors.Is(err, api.ErrNotFound):
			a.answeredLater(ctx, model.ActivityStatus, o.ID, 0, model.ActivityFound)
			j.Status = model.Deleted
			return j, nil
		case err != nil:
			return j, err
		case now.Status == o.Change.Result(), now.Status != o.Was && o.Change.Reached(now.Status):
			a.answeredLater(ctx, model.ActivityStatus, o.ID, 0, model.ActivityFound)
			return now, nil // an answer was lost, or someone else wanted the same
		case now.Status != o.Was:
			a.keep(ctx, now)
			return now, &Meanwhile{o.Change, o.Was, now.Status}
		}
		j = now
	}
	status, err := a.changeStatus(ctx, o, j)
	if err != nil {
		return j, a.explain(ctx, o.JobID, err)
	}
	if status == "" { // it was done, and what came of it was not told (CONTRACT 17)
		now, err := a.client.Job(ctx, o.JobID)
		switch {
		case err == nil:
			return now, nil
		case o.Change == model.Delete && errors.Is(err, api.ErrNotFound):
			status = model.Deleted
		default:
			return j, fmt.Errorf("the service took the change, but told no status, and none could be read: %w", err)
		}
	}
	j.Status = status
	return j, nil
}

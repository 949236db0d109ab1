package account

import (
	"context"
	"errors"
	"fmt"
	"time"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// Delivery is the result of sending the outbox, with one Delivered for each change.
type Delivery struct {
	Items   []Delivered // in the order of the outbox, without held changes
	Stopped error       // why the delivery ended early, such as an unreachable service; nil if it did not
}

// Delivered is the result of sending one change.
type Delivered struct {
	model.Outgoing
	ShownAs int64 // a view's application, by the id that a Session shows it under
	State   DeliveryState
	Job     model.Job // for a change of status that was sent: the job as it is now
	Err     error     // why the change is not sent; nil if it is
	Behind  bool      // Err is of an earlier change: this one was not tried
}

// DeliveryState is whether the service has a queued change.
type DeliveryState int

// The states of a Delivered.
const (
	Sent     DeliveryState = iota // the service has it
	Pending                       // not sent yet
	Rejected                      // not retried: a view is undone, a change of status is held until a person decides
)

// OfView returns the result for the view of an application; ok is false if it was not in
// this delivery.
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

// Deliver sends everything in the outbox, in order. It goes on after a change that fails
// alone, and stops when the service cannot be reached or fails twice in a row.
func (a *Account) Deliver(ctx context.Context) (d Delivery) {
	waiting, err := a.store.Outbox(ctx)
	if err != nil || len(waiting) == 0 || a.Writable() != nil {
		return Delivery{Stopped: err}
	}
	return a.deliver(ctx)
}

// deliver is Deliver for an outbox that may be empty: when it returns, every delivery
// that was in progress in this window has ended.
func (a *Account) deliver(ctx context.Context) (d Delivery) {
	if err := a.acquireDelivery(ctx); err != nil {
		return Delivery{Stopped: err}
	}
	defer a.releaseDelivery(ctx)
	failures := 0 // in a row
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
			result := Delivered{Outgoing: o, State: Pending, Err: d.Stopped, Behind: d.Stopped != nil}
			if d.Stopped == nil {
				result = a.sendChange(ctx, o)
			}
			if errors.Is(result.Err, store.ErrNone) {
				continue // removed or replaced since the outbox was read
			}
			a.answerCaller(result)
			d.Items = append(d.Items, result)
			if failures++; !byItself(result.Err) {
				failures = 0
			}
			if result.State == Pending && failures != 1 { // one failure may concern this change alone, two in a row do not
				d.Stopped = result.Err
			}
		}
		if !more { // changes that were queued meanwhile are sent, too
			return d
		}
	}
}

// answerCaller hands the result of a change to the ChangeStatus that waits for it.
func (a *Account) answerCaller(result Delivered) {
	if result.Kind != model.OutgoingStatus {
		return
	}
	if waiting, ok := a.asked.Load(result.JobID); ok {
		*waiting.(*Delivered) = result
	}
}

// deliveryEvery is the pause between checks whether another window has ended its
// delivery, and deliveryFor the longest wait for that.
const (
	deliveryEvery = 50 * time.Millisecond
	deliveryFor   = 5 * time.Second
)

// errElsewhere is returned while another window sends changes.
var errElsewhere = lang.NewError("another window is sending changes right now; this change follows")

// acquireDelivery waits until no other delivery is in progress, here or in another window.
func (a *Account) acquireDelivery(ctx context.Context) error {
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

func (a *Account) releaseDelivery(ctx context.Context) {
	if err := a.store.LeaveDuty(context.WithoutCancel(ctx), store.DutyDelivery); err != nil {
		a.opts.Log.Warn("delivery not left", "error", err)
	}
	<-a.delivery
}

// sendChange sends one change and records the result. A rejected change is held, unless
// a person is waiting for it and sees the error at once.
func (a *Account) sendChange(ctx context.Context, o model.Outgoing) Delivered {
	o, err := a.store.Claim(ctx, o.ID, a.opts.Now())
	if errors.Is(err, store.ErrTaken) {
		err = errElsewhere
	}
	if err != nil {
		return Delivered{Outgoing: o, State: Pending, Err: err}
	}
	result := Delivered{Outgoing: o}
	switch o.Kind {
	case model.OutgoingStatus:
		result.Job, result.Err = a.sendStatus(ctx, o)
	default:
		result.Err = a.markViewed(ctx, o)
	}
	var meanwhile *Meanwhile
	switch err := result.Err; {
	case err == nil:
		result.State = Sent
	case refused(err), errors.As(err, &meanwhile):
		result.State = Rejected
	default:
		result.State = Pending
	}
	// The result is recorded even if the caller is cancelled.
	if err := a.recordDelivered(context.WithoutCancel(ctx), result); err != nil {
		return Delivered{Outgoing: o, State: Pending, Err: err}
	}
	result.Err = a.named(ctx, result.Err, o.JobID)
	return result
}

// recordDelivered stores the result of one delivery.
func (a *Account) recordDelivered(ctx context.Context, result Delivered) error {
	switch result.State {
	case Sent:
		if result.Kind == model.OutgoingStatus {
			a.storeJob(ctx, result.Job, a.opts.Now())
		}
		return a.store.Deliver(ctx, result.Outgoing, result.Job.Status)
	case Pending:
		return a.store.Failed(ctx, result.ID, whyOf(result.Err), "", false)
	}
	a.opts.Log.Warn("refused", "what", result.Kind, "job", result.JobID, "application", result.ApplyID, "error", result.Err)
	if _, asked := a.asked.Load(result.JobID); result.Kind == model.OutgoingStatus && !asked {
		code := ""
		var e *api.Error
		if errors.As(result.Err, &e) {
			code = e.Code
		}
		return a.store.Failed(ctx, result.ID, whyOf(result.Err), code, true)
	}
	a.unview(ctx, result.Outgoing)
	return a.store.Refuse(ctx, result.ID)
}

// unview undoes a view on this computer that will not be sent.
func (a *Account) unview(ctx context.Context, o model.Outgoing) {
	if o.Kind != model.OutgoingView {
		return
	}
	if err := a.store.Unview(ctx, o.ApplyID); err != nil {
		a.opts.Log.Warn("view not taken back", "error", err)
	}
}

// Meanwhile is the error of a queued change of status that was not made, because the
// job's status has changed since.
type Meanwhile struct {
	Change   model.StatusChange
	Was, Now model.JobStatus
}

// Error gives both statuses.
func (m *Meanwhile) Error() string {
	return lang.Text("the job was %s when you asked to %s it, and someone else has changed it: it is %s now", m.Was, m.Change, m.Now)
}

// soon is the age up to which a queued change is sent without reading the job first.
const soon = time.Minute

// sendStatus changes a job's status at the service and returns the changed job.
func (a *Account) sendStatus(ctx context.Context, o model.Outgoing) (model.Job, error) {
	j, err := a.store.Job(ctx, o.JobID)
	if errors.Is(err, store.ErrNone) {
		j, err = a.jobNow(ctx, o.JobID)
	}
	if err != nil {
		return j, err
	}
	if o.Tries > 0 || a.opts.Now().Sub(o.Queued).Abs() > soon {
		now, err := a.jobNow(ctx, o.JobID)
		switch {
		case o.Change == model.Delete && errors.Is(err, api.ErrNotFound):
			a.answeredLater(ctx, model.ActivityStatus, o.ID, 0, model.ActivityFound)
			j.Status = model.Deleted
			return j, nil
		case err != nil:
			return j, err
		case now.Status == o.Change.Result(), now.Status != o.Was && o.Change.Reached(now.Status):
			a.answeredLater(ctx, model.ActivityStatus, o.ID, 0, model.ActivityFound)
			return now, nil // the change is made already: an answer was lost, or someone else made the same change
		case now.Status != o.Was:
			return now, &Meanwhile{o.Change, o.Was, now.Status}
		}
		j = now
	}
	status, err := a.changeStatus(ctx, o, j)
	if err != nil {
		return j, a.explain(ctx, o.JobID, err)
	}
	if status == "" { // it was done, and the answer has no status (CONTRACT 17)
		now, err := a.jobNow(ctx, o.JobID)
		switch {
		case err == nil:
			return now, nil
		case o.Change == model.Delete && errors.Is(err, api.ErrNotFound):
			status = model.Deleted
		default:
			return j, fmt.Errorf("%s: %w", lang.Text("the service accepted the change without a status, and the job could not be read"), err)
		}
	}
	j.Status = status
	return j, nil
}

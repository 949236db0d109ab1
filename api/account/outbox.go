package account

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// Queued is the error of a change that could not be sent now and stays in the outbox.
type Queued struct {
	ID     int64 // in the outbox
	Err    error // why it could not be sent now
	Behind bool  // Err is of an earlier change: this one was not tried
}

// Error gives the reason.
func (q *Queued) Error() string { return q.Err.Error() }

// Unwrap returns the reason.
func (q *Queued) Unwrap() error { return q.Err }

// MarkViewed records that a person opened an application, and sends the outbox
// (CONTRACT 29). An error means that the view is not recorded; otherwise the Delivery has
// its result.
func (a *Account) MarkViewed(ctx context.Context, jobID, applyID int64) (Delivery, error) {
	of, err := a.noteViewed(ctx, jobID, applyID)
	if errors.Is(err, store.ErrFull) && of > 0 { // it cannot be queued, but it can be sent
		return Delivery{}, a.markViewed(ctx, model.Outgoing{JobID: jobID, ApplyID: of})
	}
	if err != nil {
		return Delivery{}, err
	}
	return a.Deliver(ctx), nil
}

// NoteViewed records that a person opened an application; the next delivery sends it.
func (a *Account) NoteViewed(ctx context.Context, jobID, applyID int64) error {
	_, err := a.noteViewed(ctx, jobID, applyID)
	return err
}

// noteViewed is NoteViewed and returns the service's id of the application; 0 or less if
// the service does not list it yet.
func (a *Account) noteViewed(ctx context.Context, jobID, applyID int64) (of int64, err error) {
	if err := a.Writable(); err != nil {
		return 0, err
	}
	if applyID < 0 { // an arrival, which the service may not list yet
		read, err := a.store.ViewArrival(ctx, -applyID, a.opts.Now())
		if read == 0 || err != nil {
			return read, err
		}
		applyID = read
	}
	view := model.Outgoing{Kind: model.OutgoingView, JobID: jobID, ApplyID: applyID, Queued: a.opts.Now()}
	_, err = a.store.Queue(ctx, view)
	return applyID, err
}

// ChangeStatus activates, stops or deletes a job (§4.4) and returns the changed job and
// the results of the other changes in the outbox. The change is stored before it is sent:
// while the service cannot be reached, the error is a *Queued, and the change is sent
// later.
func (a *Account) ChangeStatus(ctx context.Context, j model.Job, change model.StatusChange) (model.Job, Delivery, error) {
	if err := a.Writable(); err != nil {
		return j, Delivery{}, err
	}
	// The delivery that sends the change, maybe of another goroutine, fills in answer.
	answer := &Delivered{State: Pending}
	a.asked.Store(j.ID, answer)
	defer a.asked.CompareAndDelete(j.ID, answer)
	asked := model.Outgoing{Kind: model.OutgoingStatus, JobID: j.ID, Change: change, Was: j.Status, Queued: a.opts.Now()}
	id, err := a.store.Queue(ctx, asked)
	if errors.Is(err, store.ErrFull) { // it cannot be queued, but it can be sent
		now, err := a.sendStatus(ctx, asked)
		if err == nil {
			now = a.storeJob(ctx, now, a.opts.Now())
		}
		return now, Delivery{}, err
	}
	if err != nil {
		return j, Delivery{}, err
	}
	d := a.deliver(ctx)
	d.Items = slices.DeleteFunc(d.Items, func(o Delivered) bool { return o.ID == id })
	switch {
	case answer.ID != id && d.Stopped != nil: // it was not sent
		return j, d, &Queued{ID: id, Err: d.Stopped}
	case answer.ID != id:
		now, err := a.deliveredElsewhere(ctx, j, id)
		return now, d, err
	case answer.State == Pending:
		return j, d, &Queued{ID: id, Err: answer.Err, Behind: answer.Behind}
	case answer.State == Rejected:
		return j, d, answer.Err
	}
	return answer.Job, d, nil
}

// deliveredElsewhere returns the result of a change that another window sent. A rejected
// change is removed from the outbox, because the person sees the error here.
func (a *Account) deliveredElsewhere(ctx context.Context, j model.Job, id int64) (model.Job, error) {
	waiting, err := a.store.Outbox(ctx)
	if err != nil {
		return j, err
	}
	for _, o := range waiting {
		switch {
		case o.ID != id:
		case o.Held:
			return j, errors.Join(&Held{o.Why, o.Code}, a.store.Refuse(ctx, id))
		default:
			return j, &Queued{ID: id, Err: errElsewhere}
		}
	}
	now, err := a.store.Job(ctx, j.ID)
	if err == nil && now.Status == j.Status {
		err = errNotKnown
	}
	return now, err
}

// errNotKnown is returned for a change that another window sent with unknown result.
var errNotKnown = lang.NewError("another window has sent this change; its result is not known here")

// Held is the service's rejection of a change that another window sent.
type Held struct {
	Why, Code string
}

// Error gives the reason.
func (h *Held) Error() string { return h.Why }

// Is matches api.ErrRefused.
func (h *Held) Is(target error) bool { return target == api.ErrRefused }

// Waiting is a change in the outbox with the names of its job and applicant.
type Waiting struct {
	model.Outgoing
	ShownAs int64  // a view's application, by the id that a Session shows it under
	Title   string // of the job; "" where it is not known
	Name    string // of the applicant
}

// Outbox returns the changes that are not sent yet, in the order of sending.
func (a *Account) Outbox(ctx context.Context) ([]Waiting, error) {
	outgoing, err := a.store.Outbox(ctx)
	if err != nil {
		return nil, err
	}
	out := make([]Waiting, 0, len(outgoing))
	for _, o := range outgoing {
		w := Waiting{Outgoing: o}
		if w.Title, err = a.titleOf(ctx, o.JobID); err != nil {
			return nil, err
		}
		if o.Kind == model.OutgoingView {
			c, err := a.store.Candidate(ctx, o.ApplyID)
			if err != nil && !errors.Is(err, store.ErrNone) {
				return nil, err
			}
			if w.Name = c.Applicant.Name; a.Blind() {
				w.Name = blind.Name(o.ApplyID)
			}
		}
		out = append(out, w)
	}
	return out, nil
}

// Retry sends the outbox, including the held change o: a person has seen the reason and
// the job's current status.
func (a *Account) Retry(ctx context.Context, o model.Outgoing) Delivery {
	if err := a.Writable(); err != nil {
		return Delivery{Stopped: err}
	}
	j, err := a.store.Job(ctx, o.JobID)
	if err == nil || errors.Is(err, store.ErrNone) {
		err = a.store.Retry(ctx, o.ID, cmp.Or(j.Status, o.Was))
	}
	if err != nil {
		return Delivery{Stopped: err}
	}
	return a.Deliver(ctx)
}

// Drop removes a change from the outbox without sending it. It returns ErrNone when the
// change is no longer queued, and ErrOnItsWay while it is being sent.
func (a *Account) Drop(ctx context.Context, o model.Outgoing) error {
	if err := a.store.Drop(ctx, o.ID, a.opts.Now()); err != nil {
		return err
	}
	a.unview(ctx, o)
	return nil
}

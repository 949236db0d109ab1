package account

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/store"
)

// Queued is the error of a change that was asked for, kept, and will be delivered
// once the service can be asked.
type Queued struct {
	ID  int64 // in the outbox
	Err error // why it could not be delivered now
}

// Error tells why.
func (q *Queued) Error() string { return q.Err.Error() }

// Unwrap gives the reason.
func (q *Queued) Unwrap() error { return q.Err }

// MarkViewed notes that a person opened an apply and tells the service, of this
// view and of all that waits (CONTRACT 29). An error means that it is not even
// noted; else the Delivery says what became of it.
func (a *Account) MarkViewed(ctx context.Context, jobID, applyID int64) (Delivery, error) {
	of, err := a.noteViewed(ctx, jobID, applyID)
	if errors.Is(err, store.ErrFull) && of > 0 { // it cannot wait, but it can be told
		return Delivery{}, a.markViewed(ctx, model.Outgoing{JobID: jobID, ApplyID: of})
	}
	if err != nil {
		return Delivery{}, err
	}
	return a.Deliver(ctx), nil
}

// NoteViewed notes that a person opened an apply; the next delivery tells the
// service.
func (a *Account) NoteViewed(ctx context.Context, jobID, applyID int64) error {
	_, err := a.noteViewed(ctx, jobID, applyID)
	return err
}

// noteViewed also returns the application that it is of; one that is not above 0 is none
// that the service knows.
func (a *Account) noteViewed(ctx context.Context, jobID, applyID int64) (of int64, err error) {
	if err := a.writable(); err != nil {
		return 0, err
	}
	if applyID < 0 { // there may be no application to view yet
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

// ChangeStatus activates, stops or deletes a job (§4.4) and returns it as it is
// then, and what else was delivered. The change is noted before it is sent: while
// the service cannot be asked the error is a *Queued, and the change is delivered
// later.
func (a *Account) ChangeStatus(ctx context.Context, j model.Job, change model.StatusChange) (model.Job, Delivery, error) {
	if err := a.writable(); err != nil {
		return j, Delivery{}, err
	}
	// Whoever delivers it in this copy of the program gives the answer here.
	answer := &Delivered{State: Pending}
	a.asked.Store(j.ID, answer)
	defer a.asked.CompareAndDelete(j.ID, answer)
	asked := model.Outgoing{Kind: model.OutgoingStatus, JobID: j.ID, Change: change, Was: j.Status, Queued: a.opts.Now()}
	id, err := a.store.Queue(ctx, asked)
	if errors.Is(err, store.ErrFull) { // it cannot wait, but it can be done
		now, err := a.sendStatus(ctx, asked)
		if err == nil {
			a.keep(ctx, now)
		}
		return now, Delivery{}, err
	}
	if err != nil {
		return j, Delivery{}, err
	}
	d := a.deliver(ctx)
	d.Items = slices.DeleteFunc(d.Items, func(o Delivered) bool { return o.ID == id })
	switch {
	case answer.ID != id && d.Stopped != nil: // before it had its turn
		return j, d, &Queued{ID: id, Err: d.Stopped}
	case answer.ID != id:
		now, err := a.deliveredElsewhere(ctx, j, id)
		return now, d, err
	case answer.State == Pending:
		return j, d, &Queued{ID: id, Err: answer.Err}
	case answer.State == Rejected:
		return j, d, answer.Err
	}
	return answer.Job, d, nil
}

// deliveredElsewhere returns what another copy of the program made of a change. One
// that it holds is told to the person here, and so does not wait any more.
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

// errNotKnown is for a change that another copy of the program has dealt with.
var errNotKnown = errors.New("another copy of shortlist has dealt with this; what came of it is not known here")

// Held is a refusal that another copy of the program has met.
type Held struct {
	Why, Code string
}

// Error tells why.
func (h *Held) Error() string { return h.Why }

// Is makes it a refusal of the service.
func (h *Held) Is(target error) bool { return target == api.ErrRefused }

// Waiting is something in the outbox, with the names a person knows it by.
type Waiting struct {
	model.Outgoing
	ShownAs int64  // a view's application, by the id that a Window shows it under
	Title   string // of the job; "" where it is not known
	Name    string // of the applicant
}

// Outbox returns what waits to be told to the service, in the order it will be.
func (a *Account) Outbox(ctx context.Context) ([]Waiting, error) {
	outgoing, err := a.store.Outbox(ctx)
	if err != nil {
		return nil, err
	}
	out := make([]Waiting, 0, len(outgoing))
	for _, o := range outgoing {
		w := Waiting{Outgoing: o}
		j, err := a.store.Job(ctx, o.JobID)
		if err != nil && !errors.Is(err, store.ErrNone) {
			return nil, err
		}
		w.Title = j.Title
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

// Retry delivers what waits, and of what is held the one thing named: a person has
// seen why, and what its job is by now.
func (a *Account) Retry(ctx context.Context, o model.Outgoing) Delivery {
	if err := a.writable(); err != nil {
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

// Drop takes something off the outbox: the service will not be told. It is
// ErrNone when it does not wait any more, and ErrOnItsWay while it is being sent.
func (a *Account) Drop(ctx context.Context, o model.Outgoing) error {
	if err := a.store.Drop(ctx, o.ID, a.opts.Now()); err != nil {
		return err
	}
	a.unview(ctx, o)
	return nil
}

package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// ErrOnItsWay is returned for a change that is being sent to the service right now.
var ErrOnItsWay = lang.NewError("it is being sent")

// ErrTaken is returned by Claim if another window delivers, and for a draft that
// another window has continued.
var ErrTaken = lang.NewError("another copy of shortlist has taken over")

// Queue puts a change into the outbox, and returns its id. The applicant of a view counts as
// viewed from now on; a view that waits already is not queued twice. A change of a status
// replaces a waiting one of the same job.
func (s *Store) Queue(ctx context.Context, o model.Outgoing) (id int64, err error) {
	err = s.write(ctx, lang.Text("write the outbox"), func(tx *sql.Tx) error {
		id, err = queue(ctx, tx, o)
		return err
	}, PartOutbox)
	return id, err
}

func queue(ctx context.Context, tx *sql.Tx, o model.Outgoing) (id int64, err error) {
	how := "INSERT OR IGNORE"
	if o.Kind == model.OutgoingStatus {
		how = "INSERT OR REPLACE"
	}
	id, err = inserted(ctx, tx, how+` INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending)
		VALUES (?, ?, ?, ?, ?, ?, 0, 0, '', '', 0, '')`, o.Kind, o.JobID, o.ApplyID, int(o.Change), string(o.Was), millis(o.Queued))
	if err != nil || o.Kind == model.OutgoingStatus {
		return id, err
	}
	if err := recordView(ctx, tx, o.ApplyID, o.JobID, o.Queued); err != nil {
		return 0, err
	}
	if err = run(ctx, tx, "UPDATE candidates SET unseen = 0 WHERE id = ?", o.ApplyID); err != nil {
		return 0, err
	}
	return 0, reindex(ctx, tx, o.ApplyID)
}

// Outbox returns the waiting changes, in the order in which they are delivered.
func (s *Store) Outbox(ctx context.Context) ([]model.Outgoing, error) {
	return get(s, lang.Text("read the outbox"), func(q querier) ([]model.Outgoing, error) { return outgoing(ctx, q, "") })
}

func outgoing(ctx context.Context, q querier, where string, args ...any) ([]model.Outgoing, error) {
	return rowsOf(ctx, q, func(o *model.Outgoing) []any {
		return []any{&o.ID, &o.Kind, &o.JobID, &o.ApplyID, &o.Change, &o.Was, moment(&o.Queued), &o.Tries, momentOrNone(&o.Tried), &o.Why, &o.Code, &o.Held}
	}, "SELECT id, kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held FROM outbox "+where+" ORDER BY id", args...)
}

// Claim notes that a change is about to be sent, and returns the change as it was before. It
// returns ErrNone if the change does not wait any more, and ErrTaken if another window
// delivers.
func (s *Store) Claim(ctx context.Context, id int64, now time.Time) (o model.Outgoing, err error) {
	err = s.write(ctx, lang.Text("read the outbox"), func(tx *sql.Tx) error {
		ok, err := s.takeDuty(ctx, tx, DutyDelivery, now)
		if err != nil {
			return err
		}
		if !ok {
			return ErrTaken
		}
		if o, err = first(outgoing(ctx, tx, "WHERE id = ? AND held = 0", id)); err != nil {
			return err
		}
		return run(ctx, tx, "UPDATE outbox SET tries = tries + 1, tried = ?, sending = ? WHERE id = ?", millis(now), s.owner, id)
	}, PartOutbox)
	return o, err
}

// Failed notes why a claimed change could not be delivered. A held change is not tried again
// before Retry. code is the service's error code.
func (s *Store) Failed(ctx context.Context, id int64, why, code string, held bool) error {
	return s.exec(ctx, PartOutbox, lang.Text("write the outbox"), "UPDATE outbox SET why = ?, code = ?, held = ?, sending = '' WHERE id = ?", why, code, held, id)
}

// Retry lets a held change be tried again. was is the status of its job that the person
// has seen.
func (s *Store) Retry(ctx context.Context, id int64, was model.JobStatus) error {
	return s.exec(ctx, PartOutbox, lang.Text("write the outbox"), "UPDATE outbox SET held = 0, was = ? WHERE id = ? AND held = 1", string(was), id)
}

// Deliver removes a delivered change from the outbox. is, the job's new status, becomes the
// status from which later changes of the job start.
func (s *Store) Deliver(ctx context.Context, o model.Outgoing, is model.JobStatus) error {
	return s.write(ctx, lang.Text("write the outbox"), func(tx *sql.Tx) error {
		if err := run(ctx, tx, "DELETE FROM outbox WHERE id = ?", o.ID); err != nil {
			return err
		}
		if o.Kind == model.OutgoingView {
			return run(ctx, tx, "UPDATE candidates SET unseen = 0, data = json_set(data, '$.Viewed', json('true')) WHERE id = ?", o.ApplyID)
		}
		return run(ctx, tx, "UPDATE outbox SET was = ? WHERE kind = ? AND job_id = ?", string(is), model.OutgoingStatus, o.JobID)
	}, PartOutbox)
}

// Refuse removes a change from the outbox that will never be sent.
func (s *Store) Refuse(ctx context.Context, id int64) error {
	return s.exec(ctx, PartOutbox, lang.Text("write the outbox"), "DELETE FROM outbox WHERE id = ?", id)
}

// Drop removes a change from the outbox that a person has withdrawn. It returns ErrNone
// if the change does not wait any more, and ErrOnItsWay while it is being sent.
func (s *Store) Drop(ctx context.Context, id int64, now time.Time) error {
	return s.write(ctx, lang.Text("write the outbox"), func(tx *sql.Tx) error {
		var sending string
		var tried time.Time
		err := tx.QueryRowContext(ctx, "SELECT sending, tried FROM outbox WHERE id = ?", id).Scan(&sending, moment(&tried))
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return ErrNone
		case err != nil:
			return err
		case sending == s.owner, !s.gone(sending, tried, now, dutyFor):
			return ErrOnItsWay
		}
		return run(ctx, tx, "DELETE FROM outbox WHERE id = ?", id)
	}, PartOutbox)
}

package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"shortlist/model"
)

// Queue puts something into the outbox. A view that waits already stays as it is,
// and reads as viewed from here on; a change of a status takes the place of one
// of the same job that waits. It returns the id of the change.
func (s *Store) Queue(ctx context.Context, o model.Outgoing) (id int64, err error) {
	err = s.write(ctx, "note what is to be sent", func(tx *sql.Tx) error {
		how := "INSERT OR IGNORE"
		if o.Kind == model.OutgoingStatus {
			how = "INSERT OR REPLACE"
		}
		result, err := tx.ExecContext(ctx, how+` INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, held)
			VALUES (?, ?, ?, ?, ?, ?, 0, 0, '', 0)`, o.Kind, o.JobID, o.ApplyID, int(o.Change), string(o.Was), millis(o.Queued))
		if err != nil {
			return err
		}
		if o.Kind == model.OutgoingStatus {
			id, err = result.LastInsertId()
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE candidates SET unseen = 0 WHERE id = ?", o.ApplyID)
		return err
	}, PartOutbox)
	return id, err
}

// Outbox returns what waits, in the order it is to be delivered.
func (s *Store) Outbox(ctx context.Context) (out []model.Outgoing, err error) {
	err = s.read("read the outbox", func(q querier) error {
		out = nil
		return each(ctx, q, func(scan func(...any) error) error {
			var o model.Outgoing
			var queued, tried int64
			err := scan(&o.ID, &o.Kind, &o.JobID, &o.ApplyID, &o.Change, &o.Was, &queued, &o.Tries, &tried, &o.Why, &o.Held)
			o.Queued = fromMillis(queued)
			if tried != 0 {
				o.Tried = fromMillis(tried)
			}
			out = append(out, o)
			return err
		}, "SELECT id, kind, job_id, apply_id, change, was, queued, tries, tried, why, held FROM outbox ORDER BY id")
	})
	return out, err
}

// Tried notes that something could not be delivered, and why; held keeps it from
// being tried again before Retry.
func (s *Store) Tried(ctx context.Context, id int64, at time.Time, why string, held bool) error {
	return s.exec(ctx, PartOutbox, "note what was tried", "UPDATE outbox SET tries = tries + 1, tried = ?, why = ?, held = ? WHERE id = ?",
		millis(at), why, held, id)
}

// Retry lets something that is held be tried again; was is the status of its job
// that the person has seen.
func (s *Store) Retry(ctx context.Context, id int64, was model.JobStatus) error {
	return s.exec(ctx, PartOutbox, "note what is to be sent", "UPDATE outbox SET held = 0, was = ? WHERE id = ?", string(was), id)
}

// EndOutgoing takes something off the outbox: it was delivered, or will never be.
// It is ErrNone when it is not there any more.
func (s *Store) EndOutgoing(ctx context.Context, o model.Outgoing, delivered bool) error {
	return s.write(ctx, "note what was sent", func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "DELETE FROM outbox WHERE id = ?", o.ID)
		if err != nil {
			return err
		}
		if n, err := result.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, ErrNone)
		}
		if o.Kind == model.OutgoingView && delivered {
			_, err = tx.ExecContext(ctx, "UPDATE candidates SET data = json_set(data, '$.Viewed', json('true')) WHERE id = ?", o.ApplyID)
		}
		return err
	}, PartOutbox)
}

// dutyFor is how long a duty counts after its holder last confirmed it, where it
// cannot be seen that the holder is gone.
const dutyFor = 2 * time.Minute

// TakeDelivery makes this copy of the program the one that delivers the outbox; ok
// is false while another one is. It is confirmed by taking it again.
func (s *Store) TakeDelivery(ctx context.Context, now time.Time) (ok bool, err error) {
	err = s.write(ctx, "open the outbox", func(tx *sql.Tx) error {
		var holder string
		var held int64
		err := tx.QueryRowContext(ctx, "SELECT holder, held FROM duties WHERE name = 'delivery'").Scan(&holder, &held)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if ok = s.gone(holder, fromMillis(held), now, dutyFor); !ok {
			return nil
		}
		_, err = tx.ExecContext(ctx, "INSERT OR REPLACE INTO duties (name, holder, held) VALUES ('delivery', ?, ?)", s.owner, millis(now))
		return err
	})
	return ok, err
}

// LeaveDelivery lets another copy of the program deliver the outbox.
func (s *Store) LeaveDelivery(ctx context.Context) error {
	return s.write(ctx, "close the outbox", func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM duties WHERE name = 'delivery' AND holder = ?", s.owner)
		return err
	})
}

package store

import (
	"context"
	"database/sql"
	"time"
)

// View is an apply that a person has opened and that the service is to be told
// of (CONTRACT 29).
type View struct {
	ApplyID, JobID int64
	Queued         time.Time
}

// QueueView notes that an apply was opened: it reads as viewed from here on, and
// is delivered later.
func (s *Store) QueueView(ctx context.Context, v View) error {
	return s.write(ctx, "note the view", func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO views (apply_id, job_id, queued) VALUES (?, ?, ?)", v.ApplyID, v.JobID, millis(v.Queued))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE candidates SET unseen = 0 WHERE id = ?", v.ApplyID)
		return err
	})
}

// Views returns the views to deliver, oldest first.
func (s *Store) Views(ctx context.Context) (out []View, err error) {
	err = s.read("read the views", func(q querier) error {
		return each(ctx, q, func(scan func(...any) error) error {
			var v View
			var queued int64
			err := scan(&v.ApplyID, &v.JobID, &queued)
			v.Queued = fromMillis(queued)
			out = append(out, v)
			return err
		}, "SELECT apply_id, job_id, queued FROM views ORDER BY queued, apply_id")
	})
	return out, err
}

// EndView notes that a view was delivered, or refused for good.
func (s *Store) EndView(ctx context.Context, applyID int64, delivered bool) error {
	return s.write(ctx, "note the view", func(tx *sql.Tx) error {
		if delivered {
			_, err := tx.ExecContext(ctx, "UPDATE candidates SET data = json_set(data, '$.Viewed', json('true')) WHERE id = ?", applyID)
			if err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, "DELETE FROM views WHERE apply_id = ?", applyID)
		return err
	})
}

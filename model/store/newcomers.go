package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"shortlist/model"
)

// never is later than any application.
var never = time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)

// slack is how long before the last read of a job an application may have been made
// that is new: the service's clock is another, and it may list it late.
const slack = 24 * time.Hour

// newSince tells who of a job's applicants is new: who applied after a time, and is not
// known. Somebody from before may be one whom the service did not list for a while. Who
// has no date is new where the applicants were read to their end before.
func newSince(ctx context.Context, q querier, jobID int64) (since time.Time, undated bool, err error) {
	sync, err := readSync(ctx, q, ApplicantsOf(jobID))
	if err != nil {
		return never, false, err
	}
	since = never
	if undated = !sync.At.IsZero() && sync.Applies >= 0; undated {
		since = sync.At.Add(-slack)
	}
	var at int64
	switch err := q.QueryRowContext(ctx, "SELECT at FROM baselines WHERE job_id = ?", jobID).Scan(&at); {
	case errors.Is(err, sql.ErrNoRows):
		return since, undated, nil
	case err != nil:
		return never, false, err
	}
	if known := fromMillis(at); known.Before(since) { // who came after that was noted then
		since = known
	}
	return since, undated, nil
}

// putBaselines notes how many applies jobs have that were not known before. Of one that
// was made after the others were read, all who apply are new. An older one, which was not
// listed for a while, is not read for those it had.
func putBaselines(ctx context.Context, tx *sql.Tx, jobs []model.Job, before Sync, at time.Time) error {
	insert, err := tx.PrepareContext(ctx, "INSERT INTO baselines (job_id, applies, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
	if err != nil {
		return err
	}
	defer func() { _ = insert.Close() }() // ends with the transaction
	var newest int64
	if err := tx.QueryRowContext(ctx, "SELECT coalesce(max(id), 0) FROM jobs").Scan(&newest); err != nil {
		return err
	}
	for _, j := range jobs {
		applies, since := j.Applies, at
		if !before.At.IsZero() {
			since = before.At
			if j.ID > newest {
				applies = 0
			}
		}
		if _, err := insert.ExecContext(ctx, j.ID, applies, millis(since)); err != nil {
			return err
		}
	}
	return nil
}

// NewApplications returns those noted after one of an id, in order, at most so many.
func (s *Store) NewApplications(ctx context.Context, after int64, limit int) (out []model.NewApplication, err error) {
	err = s.read("look for new applications", func(q querier) error {
		out = nil
		return each(ctx, q, func(scan func(...any) error) error {
			var n model.NewApplication
			var at int64
			err := scan(&n.ID, &n.JobID, &n.ApplyID, &n.ArrivalID, &at)
			n.At = fromMillis(at)
			out = append(out, n)
			return err
		}, "SELECT id, job_id, apply_id, arrival_id, at FROM new_applications WHERE id > ? ORDER BY id LIMIT ?", after, limit)
	})
	return out, err
}

// LastNew returns the id of the application noted last; 0 where there is none.
func (s *Store) LastNew(ctx context.Context) (id int64, err error) {
	err = s.read("look for new applications", func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT coalesce(max(id), 0) FROM new_applications").Scan(&id)
	})
	return id, err
}

// LastNewBefore returns the id of the application noted last before a time; 0 where there
// is none.
func (s *Store) LastNewBefore(ctx context.Context, t time.Time) (id int64, err error) {
	err = s.read("look for new applications", func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT coalesce(max(id), 0) FROM new_applications WHERE at < ?", millis(t)).Scan(&id)
	})
	return id, err
}

// TakeHook gives a new application to this copy of the program, to tell the user's
// command of it; ok is false where another one has it.
func (s *Store) TakeHook(ctx context.Context, id int64) (ok bool, err error) {
	err = s.write(ctx, fmt.Sprintf("take the new application %d", id), func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "UPDATE new_applications SET hooked = 1 WHERE id = ? AND hooked = 0", id)
		if err != nil {
			return err
		}
		n, err := result.RowsAffected()
		ok = n > 0
		return err
	})
	return ok, err
}

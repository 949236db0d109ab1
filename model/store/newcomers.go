package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/stable"
)

// slack is how long before the last read of a job a new application may be dated: the
// service has its own clock, and may list an application late.
const slack = 24 * time.Hour

// newSince returns the date after which an unknown applicant of a job is new. An
// applicant without a date is new, too; an earlier one was missing from the list for a
// while. ok is false until the job's applicants were read to their end: then noteNew
// decides at the end of a read.
//
// The service dates applications by its own clock, which may be slow. So all
// applications after the last one in the list are new, too.
func newSince(ctx context.Context, q querier, jobID int64) (since time.Time, ok bool, err error) {
	sync, err := readSync(ctx, q, ApplicantsOf(jobID))
	if err != nil || sync.At.IsZero() || sync.Applies < 0 {
		return since, false, err
	}
	since = sync.At.Add(-slack)
	var known, newest sql.NullInt64
	err = q.QueryRowContext(ctx, "SELECT (SELECT at FROM baselines WHERE job_id = ?), (SELECT newest FROM synced WHERE scope = ?)",
		jobID, ApplicantsOf(jobID)).Scan(&known, &newest)
	for _, t := range []sql.NullInt64{known, newest} {
		if at := fromMillis(t.Int64); t.Valid && at.Before(since) { // applicants after that time were noted then
			since = at
		}
	}
	return since, err == nil, err
}

// dated is an application and its date, by the service's clock.
type dated struct {
	ID        int64
	Date      time.Time
	Suggested bool
	Status    model.CandidateStatus
	Noted     bool // as new, by an earlier read
}

// noteNew notes, at the end of a read of a job's applicants, which of them applied
// since the job was first known here: all but the earliest, as many as the job had
// then. It compares only counts and dates of the service with each other, since the
// service's clock differs from this machine's. After a read that was cut short it finds
// some of the new applications, and never a wrong one.
func noteNew(ctx context.Context, tx *sql.Tx, jobID int64, read Sync, people []dated) error {
	var before int
	switch err := tx.QueryRowContext(ctx, "SELECT applies FROM baselines WHERE job_id = ?", jobID).Scan(&before); {
	case errors.Is(err, sql.ErrNoRows):
		return nil
	case err != nil:
		return err
	}
	hidden := func(d dated) bool { return d.Status == model.CandidateDeleted }
	counted := slices.DeleteFunc(slices.Clone(people), func(d dated) bool { return d.Suggested || hidden(d) })
	if read.Complete && len(counted) < read.Applies { // the service counts the deleted ones, too
		counted = slices.DeleteFunc(people, func(d dated) bool { return d.Suggested })
	}
	undated := slices.ContainsFunc(counted, func(d dated) bool { return d.Date.IsZero() })
	stable.Sort(counted, func(a, b dated) int {
		if byDate := a.Date.Compare(b.Date); byDate != 0 && !undated {
			return byDate
		}
		return cmp.Compare(a.ID, b.ID) // the service numbers them in order
	})
	for _, d := range counted[min(before, len(counted)):] {
		if hidden(d) || d.Noted {
			continue
		}
		if err := insertNew(ctx, tx, jobID, d.ID, read.At); err != nil {
			return err
		}
	}
	return nil
}

// insertNew notes an application as new, once.
func insertNew(ctx context.Context, tx *sql.Tx, jobID, applyID int64, at time.Time) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO new_applications (job_id, apply_id, arrival_id, at, hooked) VALUES (?, ?, 0, ?, 0)
		ON CONFLICT DO NOTHING`, jobID, applyID, millis(at))
	return err
}

// endRead notes the results of a read of a job's applicants: the new applications, and
// the date of the latest.
func endRead(ctx context.Context, tx *sql.Tx, jobID int64, read Sync) error {
	people, err := decoded[dated](ctx, tx, `SELECT json_object('ID', id, 'Date', data ->> '$.Date',
		'Suggested', coalesce(data -> '$.Suggested', json('false')), 'Status', coalesce(data ->> '$.Status', ''),
		'Noted', json(iif(id IN (SELECT apply_id FROM new_applications WHERE job_id = ?1), 'true', 'false'))) FROM candidates WHERE job_id = ?1`, jobID)
	if err != nil {
		return err
	}
	newest := time.Time{}
	for _, d := range people {
		if !d.Suggested && d.Date.After(newest) {
			newest = d.Date
		}
	}
	// Also after the first read: another window's read may have ended during this one,
	// and the count may be older than the list.
	if err := noteNew(ctx, tx, jobID, read, people); err != nil {
		return err
	}
	if err := putSync(ctx, tx, ApplicantsOf(jobID), read); err != nil || newest.IsZero() {
		return err
	}
	_, err = tx.ExecContext(ctx, "UPDATE synced SET newest = max(coalesce(newest, ?1), ?1) WHERE scope = ?2", millis(newest), ApplicantsOf(jobID))
	return err
}

// putBaselines notes how many applies new jobs have. If a job was made after the others
// were read, all its applies are new. An older job, which was missing from the list for
// a while, is not read for the applies that it had.
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

// NewApplications returns at most limit new applications with ids above after, in
// order.
func (s *Store) NewApplications(ctx context.Context, after int64, limit int) (out []model.NewApplication, err error) {
	err = s.read(say.FindNewApplicants, func(q querier) error {
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

// LastNew returns the id of the application that was noted last, 0 without one.
func (s *Store) LastNew(ctx context.Context) (id int64, err error) {
	err = s.read(say.FindNewApplicants, func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT coalesce(max(id), 0) FROM new_applications").Scan(&id)
	})
	return id, err
}

// LastNewBefore returns the id of the application that was noted last before a time, 0
// without one.
func (s *Store) LastNewBefore(ctx context.Context, t time.Time) (id int64, err error) {
	err = s.read(say.FindNewApplicants, func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT coalesce(max(id), 0) FROM new_applications WHERE at < ?", millis(t)).Scan(&id)
	})
	return id, err
}

// TakeHook gives a new application to this window, to run the user's command for it. ok
// is false if another window has it.
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

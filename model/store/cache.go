package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"shortlist/model"
)

// Sync tells how fresh what the service told is.
type Sync struct {
	At       time.Time // zero: never
	Complete bool      // false: the read was cut short
}

// Jobs returns the jobs the service listed last, and when.
func (s *Store) Jobs(ctx context.Context) ([]model.Job, Sync, error) {
	at, err := s.sync(ctx, "jobs")
	if err != nil {
		return nil, Sync{}, fmt.Errorf("read the jobs: %w", err)
	}
	jobs, err := rows[model.Job](ctx, s, "SELECT data FROM jobs WHERE listed = 1")
	if err != nil {
		return nil, Sync{}, fmt.Errorf("read the jobs: %w", err)
	}
	return jobs, at, nil
}

// PutJobs replaces the list of jobs. Jobs that are no longer listed keep their
// last known copy (CONTRACT 18).
func (s *Store) PutJobs(ctx context.Context, jobs []model.Job, at time.Time) error {
	err := s.tx(ctx, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "UPDATE jobs SET listed = 0"); err != nil {
			return err
		}
		if err := putJobs(ctx, tx, jobs); err != nil {
			return err
		}
		return putSync(ctx, tx, "jobs", Sync{At: at, Complete: true})
	})
	return wrap("keep the jobs", err)
}

// PutJob keeps what was last read of one job.
func (s *Store) PutJob(ctx context.Context, j model.Job) error {
	return wrap("keep the job", s.tx(ctx, func(tx *sql.Tx) error { return putJobs(ctx, tx, []model.Job{j}) }))
}

func putJobs(ctx context.Context, tx *sql.Tx, jobs []model.Job) error {
	insert, err := tx.PrepareContext(ctx, "INSERT OR REPLACE INTO jobs (id, data, listed) VALUES (?, ?, ?)")
	if err != nil {
		return err
	}
	defer func() { _ = insert.Close() }() // ends with the transaction
	for _, j := range jobs {
		data, err := json.Marshal(j)
		if err != nil {
			return err
		}
		if _, err := insert.ExecContext(ctx, j.ID, string(data), j.Status != model.Deleted); err != nil {
			return err
		}
	}
	return nil
}

// Job returns the last known copy of a job, or ErrNone.
func (s *Store) Job(ctx context.Context, id int64) (model.Job, error) {
	jobs, err := rows[model.Job](ctx, s, "SELECT data FROM jobs WHERE id = ?", id)
	if err == nil && len(jobs) == 0 {
		err = ErrNone
	}
	if err != nil {
		return model.Job{}, fmt.Errorf("read job %d: %w", id, err)
	}
	return jobs[0], nil
}

// DeletedJobs returns the last known copies of jobs that were deleted
// (CONTRACT 18).
func (s *Store) DeletedJobs(ctx context.Context) ([]model.Job, error) {
	jobs, err := rows[model.Job](ctx, s, "SELECT data FROM jobs WHERE listed = 0")
	return jobs, wrap("read the deleted jobs", err)
}

// Candidates returns the applicants of a job as last read, and when.
func (s *Store) Candidates(ctx context.Context, jobID int64) ([]model.Candidate, Sync, error) {
	at, err := s.sync(ctx, appliesScope(jobID))
	if err != nil {
		return nil, Sync{}, fmt.Errorf("read the applicants: %w", err)
	}
	people, err := rows[model.Candidate](ctx, s, "SELECT data FROM candidates WHERE job_id = ?", jobID)
	if err != nil {
		return nil, Sync{}, fmt.Errorf("read the applicants: %w", err)
	}
	return people, at, nil
}

// Candidate returns one applicant as last read, or ErrNone.
func (s *Store) Candidate(ctx context.Context, applyID int64) (model.Candidate, error) {
	people, err := rows[model.Candidate](ctx, s, "SELECT data FROM candidates WHERE id = ?", applyID)
	if err == nil && len(people) == 0 {
		err = ErrNone
	}
	if err != nil {
		return model.Candidate{}, fmt.Errorf("read application %d: %w", applyID, err)
	}
	return people[0], nil
}

// Unseen counts the unseen applicants of each job, of those that were read
// (CONTRACT 30, 31).
func (s *Store) Unseen(ctx context.Context) (map[int64]int, error) {
	result, err := s.db.QueryContext(ctx, "SELECT job_id, sum(unseen) FROM candidates GROUP BY job_id")
	if err != nil {
		return nil, wrap("count the unseen", err)
	}
	defer func() { _ = result.Close() }() // Err below tells
	out := map[int64]int{}
	for result.Next() {
		var id int64
		var n int
		if err := result.Scan(&id, &n); err != nil {
			return nil, wrap("count the unseen", err)
		}
		out[id] = n
	}
	return out, wrap("count the unseen", result.Err())
}

// PutCandidates keeps applicants of a job as they arrive.
func (s *Store) PutCandidates(ctx context.Context, jobID int64, people []model.Candidate) error {
	return wrap("keep the applicants", s.tx(ctx, func(tx *sql.Tx) error {
		insert, err := tx.PrepareContext(ctx, "INSERT OR REPLACE INTO candidates (id, job_id, unseen, data) VALUES (?, ?, ?, ?)")
		if err != nil {
			return err
		}
		defer func() { _ = insert.Close() }() // ends with the transaction
		for _, c := range people {
			data, err := json.Marshal(c)
			if err != nil {
				return err
			}
			if _, err := insert.ExecContext(ctx, c.ID, jobID, c.Unseen() && !c.Hidden() && !c.Suggested, string(data)); err != nil {
				return err
			}
		}
		return nil
	}))
}

// EndSync notes the end of a read of a job's applicants. After a complete one,
// whoever was not among the seen is gone from the service, and from here.
func (s *Store) EndSync(ctx context.Context, jobID int64, sync Sync, seen []int64) error {
	return wrap("keep the applicants", s.tx(ctx, func(tx *sql.Tx) error {
		if sync.Complete {
			ids, err := json.Marshal(seen)
			if err != nil {
				return err
			}
			_, err = tx.ExecContext(ctx, "DELETE FROM candidates WHERE job_id = ? AND id NOT IN (SELECT value FROM json_each(?))", jobID, string(ids))
			if err != nil {
				return err
			}
		}
		return putSync(ctx, tx, appliesScope(jobID), sync)
	}))
}

func appliesScope(jobID int64) string { return fmt.Sprintf("applies/%d", jobID) }

func (s *Store) sync(ctx context.Context, scope string) (Sync, error) {
	var at int64
	var complete bool
	err := s.db.QueryRowContext(ctx, "SELECT at, complete FROM synced WHERE scope = ?", scope).Scan(&at, &complete)
	if errors.Is(err, sql.ErrNoRows) {
		return Sync{}, nil
	}
	return Sync{At: fromMillis(at), Complete: complete}, err
}

func putSync(ctx context.Context, tx *sql.Tx, scope string, sync Sync) error {
	_, err := tx.ExecContext(ctx, "INSERT OR REPLACE INTO synced (scope, at, complete) VALUES (?, ?, ?)", scope, millis(sync.At), sync.Complete)
	return err
}

func wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}

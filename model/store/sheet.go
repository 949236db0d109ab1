package store

import (
	"context"
	"database/sql"
	"errors"

	"shortlist/model/lang"
)

// Questions returns the manager's own questions of a job, one a line; "" for none.
func (s *Store) Questions(ctx context.Context, jobID int64) (questions string, err error) {
	err = s.read(lang.Text("read the questions of a job"), func(q querier) error {
		err := q.QueryRowContext(ctx, "SELECT questions FROM questions WHERE job_id = ?", jobID).Scan(&questions)
		if errors.Is(err, sql.ErrNoRows) {
			questions, err = "", nil
		}
		return err
	})
	return questions, err
}

// SetQuestions replaces the manager's own questions of a job, one a line; "" removes them.
func (s *Store) SetQuestions(ctx context.Context, jobID int64, questions string) error {
	return s.write(ctx, lang.Text("save the questions of a job"), func(tx *sql.Tx) (err error) {
		if questions == "" {
			_, err = tx.ExecContext(ctx, "DELETE FROM questions WHERE job_id = ?", jobID)
		} else {
			_, err = tx.ExecContext(ctx, "INSERT OR REPLACE INTO questions (job_id, questions) VALUES (?, ?)", jobID, questions)
		}
		return err
	}, PartJobs)
}

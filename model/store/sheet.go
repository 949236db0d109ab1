package store

import (
	"context"

	"shortlist/model/lang"
)

// Questions returns the manager's own questions of a job, one a line; "" for none.
func (s *Store) Questions(ctx context.Context, jobID int64) (string, error) {
	return get(s, lang.Text("read the questions of a job"), func(q querier) (string, error) {
		return value[string](ctx, q, "SELECT questions FROM questions WHERE job_id = ?", jobID)
	})
}

// SetQuestions replaces the manager's own questions of a job, one a line; "" removes them.
func (s *Store) SetQuestions(ctx context.Context, jobID int64, questions string) error {
	what := lang.Text("save the questions of a job")
	if questions == "" {
		return s.exec(ctx, PartJobs, what, "DELETE FROM questions WHERE job_id = ?", jobID)
	}
	return s.exec(ctx, PartJobs, what, "INSERT OR REPLACE INTO questions (job_id, questions) VALUES (?, ?)", jobID, questions)
}

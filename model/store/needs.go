package store

import (
	"context"

	"shortlist/model/lang"
)

// TypedNeeds is how the settings begin that hold what is typed as the needs of a job; they end with its id.
const TypedNeeds = "needs.typed."

// Needs returns the needs of a job, one a line; "" for none.
func (s *Store) Needs(ctx context.Context, jobID int64) (string, error) {
	return s.linesOf(ctx, lang.Text("read the needs of a job"), "needs", jobID)
}

// SetNeeds replaces the needs of a job, one a line; "" removes them.
func (s *Store) SetNeeds(ctx context.Context, jobID int64, needs string) error {
	return s.setLines(ctx, lang.Text("save the needs of a job"), "needs", jobID, needs)
}

// Questions returns the manager's own questions of a job, one a line; "" for none.
func (s *Store) Questions(ctx context.Context, jobID int64) (string, error) {
	return s.linesOf(ctx, lang.Text("read the questions of a job"), "questions", jobID)
}

// SetQuestions replaces the manager's own questions of a job, one a line; "" removes them.
func (s *Store) SetQuestions(ctx context.Context, jobID int64, questions string) error {
	return s.setLines(ctx, lang.Text("save the questions of a job"), "questions", jobID, questions)
}

// linesOf reads a table with lines of jobs. Its column has the name of the table.
func (s *Store) linesOf(ctx context.Context, what, table string, jobID int64) (string, error) {
	return get(s, what, func(q querier) (string, error) {
		return value[string](ctx, q, "SELECT "+table+" FROM "+table+" WHERE job_id = ?", jobID)
	})
}

func (s *Store) setLines(ctx context.Context, what, table string, jobID int64, lines string) error {
	if lines == "" {
		return s.exec(ctx, PartJobs, what, "DELETE FROM "+table+" WHERE job_id = ?", jobID)
	}
	return s.exec(ctx, PartJobs, what, "INSERT OR REPLACE INTO "+table+" (job_id, "+table+") VALUES (?, ?)", jobID, lines)
}

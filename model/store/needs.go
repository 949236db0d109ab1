package store

import (
	"context"

	"shortlist/model/lang"
)

// TypedNeeds is how the settings begin that hold what is typed as the needs of a job; they end with its id.
const TypedNeeds = "needs.typed."

// Needs returns the needs of a job, one a line; "" for none.
func (s *Store) Needs(ctx context.Context, jobID int64) (string, error) {
	return get(s, lang.Text("read the needs of a job"), func(q querier) (string, error) {
		return value[string](ctx, q, "SELECT needs FROM needs WHERE job_id = ?", jobID)
	})
}

// SetNeeds replaces the needs of a job, one a line; "" removes them.
func (s *Store) SetNeeds(ctx context.Context, jobID int64, needs string) error {
	what := lang.Text("save the needs of a job")
	if needs == "" {
		return s.exec(ctx, PartJobs, what, "DELETE FROM needs WHERE job_id = ?", jobID)
	}
	return s.exec(ctx, PartJobs, what, "INSERT OR REPLACE INTO needs (job_id, needs) VALUES (?, ?)", jobID, needs)
}

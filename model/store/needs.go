package store

import (
	"context"
	"database/sql"

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
	return s.write(ctx, lang.Text("save the needs of a job"), func(tx *sql.Tx) error { return setNeeds(ctx, tx, jobID, needs) }, PartJobs)
}

func setNeeds(ctx context.Context, tx *sql.Tx, jobID int64, needs string) (err error) {
	if needs == "" {
		_, err = tx.ExecContext(ctx, "DELETE FROM needs WHERE job_id = ?", jobID)
	} else {
		_, err = tx.ExecContext(ctx, "INSERT OR REPLACE INTO needs (job_id, needs) VALUES (?, ?)", jobID, needs)
	}
	return err
}

package store

import (
	"context"
	"database/sql"

	"shortlist/model"
	"shortlist/model/lang"
)

// matched returns the part of an arrival that is kept after its application was read: its
// files, because the application may have none.
func matched(a model.Arrival) model.Arrival {
	return model.Arrival{JobID: a.JobID, Received: a.Received, Email: a.Email, Attachments: a.Attachments}
}

// attached returns, by application, the arrivals of a job whose applications were read
// but may have no other files than those of the arrival.
func attached(ctx context.Context, q querier, jobID int64) (map[int64]model.Arrival, error) {
	found, err := arrivals(ctx, q, "job_id = ? AND apply_id > 0 AND data <> '{}'", jobID)
	out := make(map[int64]model.Arrival, len(found))
	for _, a := range found {
		out[a.ApplyID] = a
	}
	return out, err
}

// attach gives a kept application the file of its arrival, if it has no file.
func attach(ctx context.Context, tx *sql.Tx, a model.Arrival, c *model.Candidate) error {
	if !a.Attach(c) {
		return nil
	}
	if err := run(ctx, tx, "UPDATE candidates SET data = ? WHERE id = ?", asJSON(c), c.ID); err != nil {
		return err
	}
	return unindex(ctx, tx, c.JobID, []int64{c.ID})
}

// joinFiles gives a waiting arrival the files of its repetition, if it has no CV.
func joinFiles(ctx context.Context, tx *sql.Tx, id int64, repetition model.Arrival) error {
	found, err := arrivals(ctx, tx, "id = ? AND apply_id = 0", id)
	if err != nil || len(found) == 0 {
		return err
	}
	first := found[0]
	if cv := first.CV(); cv != nil && cv.Ref != "" {
		return nil
	}
	first.Attachments = append(first.Attachments, repetition.Attachments...)
	if err := run(ctx, tx, "UPDATE arrivals SET data = ? WHERE id = ?", asJSON(first), id); err != nil {
		return err
	}
	return reindex(ctx, tx, -id)
}

// serviceHasIt is true for an arrival whose application has a CV from the service.
const serviceHasIt = `EXISTS (SELECT 1 FROM candidates WHERE candidates.id = apply_id AND candidates.data ->> '$.CV.Ref' <> ''
	AND instr(arrivals.data, '"Ref":' || json_quote(candidates.data ->> '$.CV.Ref')) = 0)`

// forgetFiles forgets, after a complete read, the files of a job's arrivals whose
// application has a CV from the service, or is gone from the service.
func forgetFiles(ctx context.Context, tx *sql.Tx, jobID int64) error {
	return run(ctx, tx, `UPDATE arrivals SET data = '{}' WHERE job_id = ? AND apply_id > 0 AND data <> '{}'
		AND (`+serviceHasIt+` OR NOT EXISTS (SELECT 1 FROM candidates WHERE candidates.id = apply_id))`, jobID)
}

// Attachments returns the files of arrivals that are still needed. It leaves out files of
// dropped arrivals, and of applications that have a CV from the service.
func (s *Store) Attachments(ctx context.Context) (map[string]bool, error) {
	return get(s, lang.Text("read the new applications"), func(q querier) (map[string]bool, error) {
		out := map[string]bool{}
		found, err := arrivals(ctx, q, "apply_id >= 0 AND NOT "+serviceHasIt)
		for _, a := range found {
			for _, f := range a.Attachments {
				out[f.Ref] = true
			}
		}
		return out, err
	})
}

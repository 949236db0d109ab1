package store

import (
	"context"
	"database/sql"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// loggedMost is how many entries the activity log keeps.
const loggedMost = 10_000

// Log puts a call into the activity log before it is sent, and returns the id of its
// entry. The entry replaces an earlier try of the same call that failed or got no
// answer. Otherwise such tries would fill the log while the service is away.
func (s *Store) Log(ctx context.Context, act model.Activity) (id int64, err error) {
	err = s.write(ctx, lang.Text("write the activity log"), func(tx *sql.Tx) error {
		err := run(ctx, tx, "DELETE FROM activity WHERE kind = ? AND source = ? AND source <> 0 AND outcome IN (?, ?)",
			act.Kind, act.Source, model.ActivityFailed, model.ActivityUnknown)
		if err != nil {
			return err
		}
		id, err = inserted(ctx, tx, `INSERT INTO activity (at, kind, source, job_id, apply_id, change, title, detail, outcome, answer, answered)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', '', 0)`,
			millis(act.At), act.Kind, act.Source, act.JobID, act.ApplyID, int(act.Change), act.Title, act.Detail)
		if err != nil {
			return err
		}
		return run(ctx, tx, "DELETE FROM activity WHERE id <= (SELECT id FROM activity ORDER BY id DESC LIMIT 1 OFFSET ?)", loggedMost)
	}, PartActivity)
	return id, err
}

// Answer notes the outcome of a call, and the job that a create made.
func (s *Store) Answer(ctx context.Context, act model.Activity) error {
	return s.exec(ctx, PartActivity, lang.Text("write the activity log"), "UPDATE activity SET job_id = ?, outcome = ?, answer = ?, answered = ? WHERE id = ?",
		act.JobID, act.Outcome, act.Answer, millis(act.Answered), act.ID)
}

// AnswerLater notes the outcome of a call that had no answer, found without another
// call. kind and source identify the call. The entry keeps the reason why there was no
// answer. made is the job that a create made, or 0.
func (s *Store) AnswerLater(ctx context.Context, kind model.ActivityKind, source, made int64, outcome model.ActivityOutcome, at time.Time) error {
	return s.exec(ctx, PartActivity, lang.Text("write the activity log"), `UPDATE activity SET job_id = max(job_id, ?), outcome = ?, answered = ?
		WHERE kind = ? AND source = ? AND source <> 0 AND outcome IN (?, ?, ?)`,
		made, outcome, millis(at), kind, source, model.ActivityOpen, model.ActivityFailed, model.ActivityUnknown)
}

// HasActivity reports whether the activity log has an entry of a kind with a detail.
func (s *Store) HasActivity(ctx context.Context, kind model.ActivityKind, detail string) (bool, error) {
	return get(s, lang.Text("read the activity log"), func(q querier) (bool, error) {
		return value[bool](ctx, q, "SELECT EXISTS (SELECT 1 FROM activity WHERE kind = ? AND detail = ?)", kind, detail)
	})
}

// Activity returns at most limit entries of the activity log, newest first. If before
// is not 0, their ids are below it.
func (s *Store) Activity(ctx context.Context, before int64, limit int) ([]model.Activity, error) {
	return get(s, lang.Text("read the activity log"), func(q querier) ([]model.Activity, error) {
		return rowsOf(ctx, q, func(a *model.Activity) []any {
			return []any{&a.ID, moment(&a.At), &a.Kind, &a.Source, &a.JobID, &a.ApplyID, &a.Change, &a.Title, &a.Detail, &a.Outcome, &a.Answer, momentOrNone(&a.Answered)}
		}, `SELECT id, at, kind, source, job_id, apply_id, change, title, detail, outcome, answer, answered FROM activity
			WHERE ?1 = 0 OR id < ?1 ORDER BY id DESC LIMIT ?2`, before, limit)
	})
}

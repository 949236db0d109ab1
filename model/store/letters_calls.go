package store

import (
	"context"
	"database/sql"
	"slices"
	"strconv"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
)

// addCalls notes applicants to call. One who was noted before keeps the state of that call.
func addCalls(ctx context.Context, tx *sql.Tx, calls []answers.Call, at time.Time) error {
	for _, c := range calls {
		if err := run(ctx, tx, "INSERT OR IGNORE INTO calls (apply_id, job_id, reason, state, until, at) VALUES (?, ?, ?, ?, '', ?)", c.ApplyID, c.JobID, c.Reason, answers.ToCall, millis(at)); err != nil {
			return err
		}
	}
	return nil
}

// SetCall notes what became of a call, or returns ErrNone for an applicant who is not to be called.
func (s *Store) SetCall(ctx context.Context, c answers.Call, at time.Time) error {
	return s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		if err := recordCall(ctx, tx, c, at); err != nil {
			return err
		}
		n, err := affected(ctx, tx, "UPDATE calls SET state = ?, until = ?, at = ? WHERE apply_id = ?", c.State, c.Until, millis(at), c.ApplyID)
		if err == nil && n == 0 {
			err = ErrNone
		}
		return err
	}, PartLetters)
}

// reopenCall makes an applicant who was reached wait for a call again because of a letter that came back, if the call was before it left:
// they have not heard what it has.
func reopenCall(ctx context.Context, tx *sql.Tx, applyID int64, left time.Time) error {
	before, err := value[int](ctx, tx, "SELECT count(*) FROM calls WHERE apply_id = ? AND state = ? AND at < ?", applyID, answers.Reached, millis(left))
	if err != nil || before == 0 {
		return err
	}
	now := time.Now()
	if err := recordCall(ctx, tx, answers.Call{ApplyID: applyID, State: answers.ToCall}, now); err != nil {
		return err
	}
	return run(ctx, tx, "UPDATE calls SET state = ?, at = ? WHERE apply_id = ?", answers.ToCall, millis(now), applyID)
}

// Calls returns the applicants to call who were not reached, of a job or, if jobID is 0, of all jobs, in the order of their
// applications.
func (s *Store) Calls(ctx context.Context, jobID int64) ([]answers.Call, error) {
	return get(s, sayLetters(), func(q querier) ([]answers.Call, error) {
		return calls(ctx, q, "(?1 = 0 OR job_id = ?1) AND state <> ?2", jobID, answers.Reached)
	})
}

func calls(ctx context.Context, q querier, where string, args ...any) ([]answers.Call, error) {
	return rowsOf(ctx, q, func(c *answers.Call) []any { return []any{&c.ApplyID, &c.JobID, &c.Reason, &c.State, &c.Until} },
		"SELECT apply_id, job_id, reason, state, until FROM calls WHERE "+where+" ORDER BY apply_id", args...)
}

// left is when a letter left, as far as that is known: not before it was planned.
func left(l *answers.Letter) time.Time {
	if l.Handed.IsZero() {
		return l.Planned
	}
	return l.Handed
}

// Reached returns the ids of those letters that came back, but whose applicants were reached by phone since.
func (s *Store) Reached(ctx context.Context, of []answers.Letter) (map[int64]bool, error) {
	return get(s, sayLetters(), func(q querier) (map[int64]bool, error) { return reached(ctx, q, of) })
}

func reached(ctx context.Context, q querier, of []answers.Letter) (map[int64]bool, error) {
	var applies []int64
	for i := range of {
		if of[i].State == answers.Bounced {
			applies = append(applies, of[i].Applies...)
		}
	}
	ids := map[int64]bool{}
	if len(applies) == 0 {
		return ids, nil
	}
	at, err := pairs[int64, int64](ctx, q, "SELECT apply_id, at FROM calls WHERE state = ? AND apply_id IN (SELECT value FROM json_each(?))", answers.Reached, array(applies))
	for i := range of {
		l := &of[i]
		ids[l.ID] = l.State == answers.Bounced && !slices.ContainsFunc(l.Applies, func(id int64) bool { return at[id] < millis(left(l)) })
	}
	return ids, err
}

// unwritten selects the applications without an answer about which no letter waits, lies as a draft, or failed: of the job ?1 or, if
// that is 0, of all jobs but those of LeaveUnanswered. They are read from the index of the briefs, which is much smaller than the
// applicants.
const unwritten = `FROM (SELECT id, job_id + 0 AS job, ` + briefOf + ` AS brief FROM candidates INDEXED BY candidates_briefs)
	WHERE CASE ?1 WHEN 0 THEN job NOT IN (SELECT CAST(value AS INTEGER) FROM settings WHERE name GLOB 'answers.none.*') ELSE job = ?1 END AND brief IS NOT NULL
	AND NOT coalesce(brief ->> '$.Suggested', 0) AND coalesce(brief ->> '$.Status', '') NOT IN (?2, ?3, ?4, ?5)
	AND id NOT IN (SELECT apply_id FROM answered JOIN letters ON letters.id = letter_id WHERE state IN (?6, ?7, ?8, ?9, ?10, ?11))
	AND id NOT IN (SELECT apply_id FROM calls WHERE state = ?12)`

func unwrittenOf(jobID int64) []any {
	return []any{
		jobID, model.CandidateDeleted, model.Invited, model.Offer, model.Rejected,
		answers.Planned, answers.Due, answers.Handing, answers.Failed, answers.Handed, answers.Unknown, answers.Reached,
	}
}

// Unwritten returns the applications without an answer and without a letter on the way, in the order of their dates, and last those
// without a date.
func (s *Store) Unwritten(ctx context.Context, jobID int64) ([]int64, error) {
	return get(s, sayLetters(), func(q querier) ([]int64, error) {
		return column[int64](ctx, q, "SELECT id "+unwritten+" ORDER BY coalesce(unixepoch(brief ->> '$.Date'), 0) <= 0, brief ->> '$.Date', id", unwrittenOf(jobID)...)
	})
}

// CountUnwritten counts the applications of Unwritten, and returns the date of the oldest; zero if no date is known.
func (s *Store) CountUnwritten(ctx context.Context, jobID int64) (n int, oldest time.Time, err error) {
	err = s.read(sayLetters(), func(q querier) error {
		return q.QueryRowContext(ctx, `SELECT count(*), coalesce(min(at) FILTER (WHERE at > 0), 0)
			FROM (SELECT CAST(unixepoch(brief ->> '$.Date', 'subsec') * 1000 AS INTEGER) AS at `+unwritten+`)`, unwrittenOf(jobID)...).Scan(&n, momentOrNone(&oldest))
	})
	return n, oldest, err
}

// LeaveUnanswered stops counting the applicants of a job among those without an answer, unless they are asked for by their
// job.
func (s *Store) LeaveUnanswered(ctx context.Context, jobID int64) error {
	id := strconv.FormatInt(jobID, 10)
	return s.Set(ctx, "answers.none."+id, id)
}

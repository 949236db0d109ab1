package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/lang"
)

// historySetting is the name of the setting that holds when the history of this store begins, in Unix ms.
const historySetting = "history.begun"

// BeginHistory notes when the history begins, if it has not begun yet.
func (s *Store) BeginHistory(ctx context.Context, at time.Time) error {
	begun, err := s.HistoryBegun(ctx)
	if err != nil || !begun.IsZero() {
		return err
	}
	return s.exec(ctx, PartSettings, lang.Text("save the settings"), "INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)", historySetting, millis(at))
}

// HistoryBegun returns when the history begins; zero: not yet.
func (s *Store) HistoryBegun(ctx context.Context) (time.Time, error) {
	return get(s, sayHistory(), func(q querier) (time.Time, error) { return historyBegun(ctx, q) })
}

func historyBegun(ctx context.Context, q querier) (at time.Time, err error) {
	err = q.QueryRowContext(ctx, "SELECT coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = ?), 0)", historySetting).Scan(momentOrNone(&at))
	return at, err
}

// record writes an event, in the transaction of the change itself.
func record(ctx context.Context, tx *sql.Tx, e model.Event) error {
	return run(ctx, tx, "INSERT INTO history (at, apply_id, job_id, kind, was, value) VALUES (?, ?, ?, ?, ?, ?)",
		millis(e.At), e.ApplyID, e.JobID, e.Kind, e.Was, e.Value)
}

// recordReview records what a review changes, before it is written.
func recordReview(ctx context.Context, tx *sql.Tx, r model.Review) error {
	var was model.Review
	err := tx.QueryRowContext(ctx, "SELECT verdict, outcome, reason FROM reviews WHERE apply_id = ?", r.ApplyID).Scan(&was.Verdict, &was.Outcome, &was.Reason)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	for _, e := range []model.Event{
		{Kind: model.EventVerdict, Was: string(was.Verdict), Value: string(r.Verdict)},
		{Kind: model.EventOutcome, Was: was.Outcome, Value: r.Outcome},
		{Kind: model.EventReason, Was: was.Reason, Value: r.Reason},
	} {
		if e.At, e.ApplyID, e.JobID = r.Changed, r.ApplyID, r.JobID; e.Was == e.Value {
			continue
		}
		if err := record(ctx, tx, e); err != nil {
			return err
		}
	}
	return nil
}

// recordView records the first look at an application that was not viewed yet, before it counts as viewed. A view of an
// arrival has moved to its application before.
func recordView(ctx context.Context, tx *sql.Tx, applyID, jobID int64, at time.Time) error {
	return run(ctx, tx, `INSERT INTO history (at, apply_id, job_id, kind, was, value) SELECT ?1, id, ?2, ?3, '', '' FROM candidates
		WHERE id = ?4 AND unseen = 1 AND NOT EXISTS (SELECT 1 FROM history WHERE apply_id = ?4 AND kind = ?3)`, millis(at), jobID, model.EventViewed, applyID)
}

// recordRead records what a read changes of an application that was stored before, with the status of then.
func recordRead(ctx context.Context, tx *sql.Tx, jobID int64, c *model.Candidate, was model.CandidateStatus, unseen bool, at time.Time) error {
	if unseen && c.Viewed {
		if err := recordView(ctx, tx, c.ID, jobID, at); err != nil {
			return err
		}
	}
	if was == "" || was == c.Status {
		return nil
	}
	return record(ctx, tx, model.Event{At: at, ApplyID: c.ID, JobID: jobID, Kind: model.EventStatus, Was: string(was), Value: string(c.Status)})
}

// recordLetter records, before the letter is written, that it was handed over, or came back.
func recordLetter(ctx context.Context, tx *sql.Tx, l *answers.Letter) error {
	var was answers.State
	err := tx.QueryRowContext(ctx, "SELECT state FROM letters WHERE id = ?", l.ID).Scan(&was)
	if err != nil || was == l.State || l.State != answers.Handed && was != answers.Handed {
		return err
	}
	e := model.Event{At: l.Handed, Kind: model.EventAnswered, Value: model.AnsweredByLetter}
	if l.State != answers.Handed {
		e.Was, e.Value = e.Value, ""
		e.At = time.Now()
	}
	for i := range l.Applies {
		e.ApplyID, e.JobID = l.Applies[i], l.Jobs[i]
		if err := record(ctx, tx, e); err != nil {
			return err
		}
	}
	return nil
}

// recordCall records, before the call is written, that the applicant was reached, or was not after all.
func recordCall(ctx context.Context, tx *sql.Tx, c answers.Call, at time.Time) error {
	e := model.Event{At: at, ApplyID: c.ApplyID, Kind: model.EventAnswered, Value: model.AnsweredByCall}
	var was answers.CallState
	err := tx.QueryRowContext(ctx, "SELECT state, job_id FROM calls WHERE apply_id = ?", c.ApplyID).Scan(&was, &e.JobID)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil || was == c.State || c.State != answers.Reached && was != answers.Reached {
		return err
	}
	if was == answers.Reached {
		e.Was, e.Value = e.Value, ""
	}
	return record(ctx, tx, e)
}

// recordInterview records, before the interview is written, what became of it since the applicant was invited.
func recordInterview(ctx context.Context, tx *sql.Tx, i *calendar.Interview) error {
	var was calendar.State
	err := tx.QueryRowContext(ctx, "SELECT state FROM interviews WHERE id = ?", i.ID).Scan(&was)
	if err != nil || was == i.State || i.UID == "" {
		return err
	}
	return record(ctx, tx, model.Event{At: time.Now(), ApplyID: i.ApplyID, JobID: i.JobID, Kind: model.EventInterview, Was: string(was), Value: string(i.State)})
}

// eraseHistory leaves of the history of erased applications only what is counted: without their ids, with the day instead
// of the time, and without own words. Erased jobs lose their ids, too.
func eraseHistory(ctx context.Context, tx *sql.Tx, erased Erasure) error {
	ids := array(erased.Applies)
	events, err := history(ctx, tx, "apply_id IN "+these, ids)
	if err != nil {
		return err
	}
	begun, err := historyBegun(ctx, tx)
	if err != nil {
		return err
	}
	left, err := appliedSince(ctx, tx, begun, "apply_id IN "+these, ids)
	if err != nil {
		return err
	}
	for _, one := range perApplication(events) {
		left = append(left, counts(one)...)
	}
	if err := run(ctx, tx, "DELETE FROM history WHERE apply_id IN "+these, ids); err != nil {
		return err
	}
	for _, e := range left {
		y, m, d := e.At.Local().Date()
		e.At, e.ApplyID = time.Date(y, m, d, 0, 0, 0, 0, time.Local), 0
		if err := record(ctx, tx, e); err != nil {
			return err
		}
	}
	return run(ctx, tx, "UPDATE history SET job_id = 0 WHERE apply_id = 0 AND job_id IN (SELECT value FROM json_each(?))", array(erased.Jobs))
}

// counts returns what is counted of an erased application: the last change, the first look and the answer.
func counts(events []model.Event) (out []model.Event) {
	first, last := map[model.EventKind]string{}, map[model.EventKind]model.Event{}
	for _, e := range events {
		if _, ok := first[e.Kind]; !ok {
			first[e.Kind] = e.Was
		}
		if e.Kind != model.EventViewed || last[e.Kind].At.IsZero() {
			last[e.Kind] = e
		}
	}
	var changed, answered model.Event
	for _, kind := range []model.EventKind{model.EventStatus, model.EventOutcome, model.EventVerdict} { // a verdict counts before the others
		if e := last[kind]; e.Value != first[kind] {
			e.Was, changed = first[kind], e
		}
	}
	if e := model.HappenedSince(events, time.Time{}); !e.Answered.IsZero() {
		answered = model.Event{At: e.Answered, JobID: e.JobID, Kind: model.EventAnswered, Value: model.AnsweredByLetter}
	}
	if changed.Kind == model.EventOutcome {
		changed.Was, changed.Value = "", "erased"
	}
	if e := model.HappenedSince([]model.Event{changed}, time.Time{}); !e.Answered.IsZero() { // it is counted as answered already
		answered = model.Event{}
	}
	for _, e := range []model.Event{changed, last[model.EventViewed], answered} {
		if !e.At.IsZero() {
			out = append(out, e)
		}
	}
	return out
}

// perApplication parts events that are in the order of their applications. Those of erased applications are apart.
func perApplication(events []model.Event) (out [][]model.Event) {
	for i, e := range events {
		if i > 0 && e.ApplyID != 0 && events[i-1].ApplyID == e.ApplyID {
			out[len(out)-1] = append(out[len(out)-1], e)
		} else {
			out = append(out, []model.Event{e})
		}
	}
	return out
}

func history(ctx context.Context, q querier, where string, args ...any) ([]model.Event, error) {
	return rowsOf(ctx, q, func(e *model.Event) []any {
		return []any{moment(&e.At), &e.ApplyID, &e.JobID, &e.Kind, &e.Was, &e.Value}
	}, "SELECT at, apply_id, job_id, kind, was, value FROM history WHERE "+where+" ORDER BY apply_id, id", args...)
}

// appliedSince returns the applications that were made since a time as events; none for no time.
func appliedSince(ctx context.Context, q querier, since time.Time, where string, args ...any) ([]model.Event, error) {
	if since.IsZero() {
		return nil, nil
	}
	all, err := rowsOf(ctx, q, func(e *model.Event) []any {
		e.Kind = model.EventApplied
		return []any{moment(&e.At), &e.ApplyID, &e.JobID}
	}, "SELECT at, apply_id, job_id FROM applied WHERE "+where, args...)
	return slices.DeleteFunc(all, func(e model.Event) bool { return e.At.Before(since) }), err
}

// History returns what happened to an application, in order.
func (s *Store) History(ctx context.Context, applyID int64) ([]model.Event, error) {
	return get(s, sayHistory(), func(q querier) ([]model.Event, error) {
		id, err := applicationOf(ctx, q, applyID)
		if err != nil {
			return nil, err
		}
		return history(ctx, q, "apply_id = ?", id)
	})
}

// Since is what happened since a time.
type Since struct {
	Begun     time.Time           // when the history begins; zero: not yet
	Applied   map[int64]int       // the applications made since then, by job
	Waiting   map[int64]int       // the applications without an answer now, by job
	Histories [][]model.Event     // of each application with an event since then, all events
	Dates     map[int64]time.Time // of these applications
	Titles    map[int64]string    // of the jobs, as the service sent them
}

// Since returns what happened since a time.
func (s *Store) Since(ctx context.Context, since time.Time) (Since, error) {
	return get(s, sayHistory(), func(q querier) (out Since, err error) {
		if out.Begun, err = historyBegun(ctx, q); err != nil {
			return out, err
		}
		at := millis(since)
		events, err := history(ctx, q, "(at >= ?1 AND apply_id = 0) OR apply_id IN (SELECT apply_id FROM history WHERE at >= ?1 AND apply_id <> 0)", at)
		if err != nil {
			return out, err
		}
		if out.Applied, err = pairs[int64, int](ctx, q, "SELECT job_id, count(*) FROM applied WHERE at >= ? GROUP BY job_id", at); err != nil {
			return out, err
		}
		for _, one := range perApplication(events) {
			if one[0].Kind == model.EventApplied {
				out.Applied[one[0].JobID]++
			} else {
				out.Histories = append(out.Histories, one)
			}
		}
		if out.Waiting, err = pairs[int64, int](ctx, q, "SELECT job, count(*) "+unwritten+" GROUP BY job", unwrittenOf(0)...); err != nil {
			return out, err
		}
		dates, err := pairs[int64, int64](ctx, q, "SELECT apply_id, at FROM applied WHERE at > 0 AND apply_id IN (SELECT apply_id FROM history WHERE at >= ?)", at)
		if err != nil {
			return out, err
		}
		out.Dates = make(map[int64]time.Time, len(dates))
		for id, ms := range dates {
			out.Dates[id] = fromMillis(ms)
		}
		out.Titles, err = pairs[int64, string](ctx, q, "SELECT id, coalesce(data ->> '$.Title', '') FROM jobs WHERE json_valid(data)")
		return out, err
	})
}

func sayHistory() string { return lang.Text("read the history") }

package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/lang"
)

// LetterFilter selects letters. The zero value selects all.
type LetterFilter struct {
	IDs     []int64
	Applies []int64 // letters about these applications
	JobID   int64
	States  []answers.State
	Last    int // at most so many, the last ones; 0: all

	MessageIDs []string
}

// Letters returns letters in the order in which they were planned.
func (s *Store) Letters(ctx context.Context, f LetterFilter) ([]answers.Letter, error) {
	return get(s, sayLetters(), func(q querier) ([]answers.Letter, error) { return letters(ctx, q, f) })
}

func letters(ctx context.Context, q querier, f LetterFilter) ([]answers.Letter, error) {
	where, args := []string{"1"}, []any{}
	add := func(condition string, arg any) { where, args = append(where, condition), append(args, arg) }
	if f.IDs != nil {
		add("id IN (SELECT value FROM json_each(?))", array(f.IDs))
	}
	if f.Applies != nil {
		add("id IN (SELECT letter_id FROM answered WHERE apply_id IN (SELECT value FROM json_each(?)))", array(f.Applies))
	}
	if f.JobID != 0 {
		add("id IN (SELECT letter_id FROM answered WHERE job_id = ?)", f.JobID)
	}
	if f.States != nil {
		add("state IN (SELECT value FROM json_each(?))", array(f.States))
	}
	if f.MessageIDs != nil {
		add("data ->> '$.MessageID' IN (SELECT value FROM json_each(?))", array(f.MessageIDs))
	}
	last := cmp.Or(f.Last, -1)
	return decoded[answers.Letter](ctx, q, "SELECT data FROM (SELECT id, data FROM letters WHERE "+strings.Join(where, " AND ")+" ORDER BY id DESC LIMIT ?) ORDER BY id", append(args, last)...)
}

// Letter returns a letter, or ErrNone.
func (s *Store) Letter(ctx context.Context, id int64) (answers.Letter, error) {
	return first(s.Letters(ctx, LetterFilter{IDs: []int64{id}}))
}

// putLetter writes a letter, with an id if it has none.
func putLetter(ctx context.Context, tx *sql.Tx, l *answers.Letter) (err error) {
	if l.ID == 0 {
		if l.ID, err = inserted(ctx, tx, "INSERT INTO letters (state, data) VALUES ('', '')"); err != nil {
			return err
		}
	}
	if err := run(ctx, tx, "UPDATE letters SET state = ?, data = ? WHERE id = ?", l.State, asJSON(l), l.ID); err != nil {
		return err
	}
	return run(ctx, tx, "INSERT INTO settings (name, value) VALUES (?, '1') ON CONFLICT (name) DO UPDATE SET value = value + 1", revisionSetting)
}

// ChangeLetters changes letters by f in one transaction, and returns those for which f returned true. The marks of a letter
// that was withdrawn go, so that it can be planned again, and so do the calls that one replaces which was handed over.
func (s *Store) ChangeLetters(ctx context.Context, filter LetterFilter, f func(*answers.Letter) bool) (changed []answers.Letter, err error) {
	err = s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		changed = nil
		found, err := letters(ctx, tx, filter)
		if err != nil {
			return err
		}
		for _, l := range found {
			if !f(&l) {
				continue
			}
			if err := changeLetter(ctx, tx, &l); err != nil {
				return err
			}
			changed = append(changed, l)
		}
		return nil
	}, PartLetters, PartActivity)
	return changed, err
}

// WithdrawLetters withdraws letters that have not left, in one transaction; nil: all of them, also a reminder that is planned again
// because the move or the cancellation of its interview is withdrawn.
func (s *Store) WithdrawLetters(ctx context.Context, ids []int64) (withdrawn []answers.Letter, err error) {
	err = s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		withdrawn = nil
		for {
			found, err := withdraw(ctx, tx, LetterFilter{IDs: ids}, "", func(*answers.Letter) bool { return true })
			if withdrawn = append(withdrawn, found...); err != nil || len(found) == 0 {
				return err
			}
		}
	}, PartLetters, PartActivity)
	return withdrawn, err
}

// withdraw withdraws the letters of a filter that have not left and for which goes returns true. It returns all that had not left.
func withdraw(ctx context.Context, tx *sql.Tx, f LetterFilter, reason string, goes func(*answers.Letter) bool) (open []answers.Letter, err error) {
	f.States = []answers.State{answers.Planned, answers.Due}
	open, err = letters(ctx, tx, f)
	for i := range open {
		if l := &open[i]; goes(l) {
			l.State, l.Reason = answers.Withdrawn, reason
			if err := changeLetter(ctx, tx, l); err != nil {
				return nil, err
			}
		}
	}
	return open, err
}

func changeLetter(ctx context.Context, tx *sql.Tx, l *answers.Letter) error {
	end := map[answers.State]string{
		answers.Withdrawn: "DELETE FROM written WHERE letter_id = ?",
		answers.Handed:    "DELETE FROM calls WHERE state <> '" + string(answers.Reached) + "' AND apply_id IN (SELECT apply_id FROM answered WHERE letter_id = ?)",
		answers.Bounced: "INSERT INTO calls (apply_id, job_id, reason, state, until, at) SELECT apply_id, job_id, '" + string(answers.RefusedBounced) + "', '" + string(answers.ToCall) +
			"', '', unixepoch() * 1000 FROM answered WHERE letter_id = ? ON CONFLICT (apply_id) DO UPDATE SET reason = excluded.reason, state = excluded.state, until = '' WHERE state <> '" + string(answers.Reached) + "'",
	}[l.State]
	if l.State == answers.Bounced {
		for _, id := range l.Applies {
			if err := reopenCall(ctx, tx, id, left(l)); err != nil {
				return err
			}
		}
	}
	if end != "" {
		if err := run(ctx, tx, end, l.ID); err != nil {
			return err
		}
	}
	if l.State == answers.Withdrawn {
		if err := releaseInterviews(ctx, tx, l); err != nil {
			return err
		}
	}
	if err := logLetter(ctx, tx, l); err != nil {
		return err
	}
	if err := recordLetter(ctx, tx, l); err != nil {
		return err
	}
	if err := putLetter(ctx, tx, l); err != nil || l.Name != answers.Offer || l.State == answers.Withdrawn {
		return err
	}
	var err error
	for _, id := range l.Applies { // colleagues are to know how long the times are held
		err = errors.Join(err, pendInterviews(ctx, tx, id))
	}
	return err
}

// logLetter notes in the activity log what became of a letter that may have left.
func logLetter(ctx context.Context, tx *sql.Tx, l *answers.Letter) error {
	outcome := map[answers.State]model.ActivityOutcome{
		answers.Handed: model.ActivityDone, answers.Failed: model.ActivityFailed, answers.Unknown: model.ActivityUnknown, answers.Bounced: model.ActivityRefused,
	}[l.State]
	if l.Draft() {
		outcome = model.ActivityDone
	}
	if outcome == "" {
		return nil
	}
	now := millis(time.Now())
	return run(ctx, tx, "INSERT INTO activity (at, kind, source, job_id, apply_id, change, title, detail, outcome, answer, answered) VALUES (?1, ?2, 0, ?3, ?4, 0, ?5, ?6, ?7, ?8, ?1)",
		now, model.ActivityLetter, l.Jobs[0], l.Applies[0], l.ToName, l.Name.Label()+", "+l.State.Label(), outcome, l.Reason)
}

// moveLetters moves the letters and the call about an arrival to its application.
func moveLetters(ctx context.Context, tx *sql.Tx, arrivalID, applyID int64) error {
	if err := moveInterviews(ctx, tx, arrivalID, applyID); err != nil {
		return err
	}
	found, err := letters(ctx, tx, LetterFilter{Applies: []int64{-arrivalID}})
	if err != nil {
		return err
	}
	for i := range found {
		l := &found[i]
		l.Applies[slices.Index(l.Applies, -arrivalID)] = applyID
		if err := putLetter(ctx, tx, l); err != nil {
			return err
		}
	}
	return runAll(ctx, tx, []string{
		"UPDATE OR IGNORE answered SET apply_id = ? WHERE apply_id = ?",
		"UPDATE OR IGNORE calls SET apply_id = ? WHERE apply_id = ?",
	}, applyID, -arrivalID)
}

func sayLetters() string { return lang.Text("use the journal of letters") }

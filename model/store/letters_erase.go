package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
)

// keepMarks is how long the mark of an erased letter stays, so that the person is not written to twice.
const keepMarks = 24 // months

// lettersAbout are the letters that are only about applications of an erasure.
const lettersAbout = "id IN (SELECT letter_id FROM answered WHERE apply_id IN " + these + ") AND id NOT IN (SELECT letter_id FROM answered WHERE apply_id NOT IN " + these + ")"

// mayHaveLeft are the letters that have left, or may have.
const mayHaveLeft = "state IN ('" + string(answers.Handing) + "', '" + string(answers.Handed) + "', '" + string(answers.Unknown) + "', '" + string(answers.Bounced) + "')"

// countLetters counts the letters of an erasure, those that have left, or may have, and the marks that stay of those.
func countLetters(ctx context.Context, q querier, e Erasure, n *ErasedRows) error {
	ids := array(e.Applies)
	var all, sent, marks int
	err := q.QueryRowContext(ctx, "SELECT count(*), count(*) FILTER (WHERE "+mayHaveLeft+"), coalesce(sum((SELECT count(*) FROM written WHERE letter_id = letters.id)) FILTER (WHERE "+mayHaveLeft+"), 0) FROM letters WHERE "+lettersAbout,
		ids).Scan(&all, &sent, &marks)
	if e.AllTraces {
		marks = 0
	}
	meetings, failed := value[int](ctx, q, "SELECT count(*) FROM interviews WHERE apply_id IN "+these, ids)
	n.Interviews += meetings
	n.Letters, n.Sent, n.LetterMarks = n.Letters+all, n.Sent+sent, n.LetterMarks+marks
	return errors.Join(err, failed)
}

// eraseLetters removes the letters of an erasure. Marks of letters that have left, or may have, stay for a time, unless
// all traces are to go.
func eraseLetters(ctx context.Context, tx *sql.Tx, e Erasure, at time.Time) error {
	ids, until := array(e.Applies), at.AddDate(0, keepMarks, 0)
	if err := narrowLetters(ctx, tx, e, until); err != nil {
		return err
	}
	for _, step := range []struct {
		query string
		args  []any
	}{
		{"DELETE FROM written WHERE letter_id IN (SELECT id FROM letters WHERE " + lettersAbout + " AND (?2 OR NOT " + mayHaveLeft + "))", []any{ids, e.AllTraces}},
		{"UPDATE written SET letter_id = 0, until = ?2 WHERE letter_id IN (SELECT id FROM letters WHERE " + lettersAbout + ")", []any{ids, millis(until)}},
		{"DELETE FROM letters WHERE " + lettersAbout, []any{ids}},
		{"DELETE FROM calls WHERE apply_id IN " + these, []any{ids}},
		{"DELETE FROM interviews WHERE apply_id IN " + these, []any{ids}},
		{"DELETE FROM written WHERE letter_id = 0 AND job_id IN (SELECT value FROM json_each(?1))", []any{array(e.Jobs)}},
	} {
		if err := run(ctx, tx, step.query, step.args...); err != nil {
			return err
		}
	}
	return nil
}

// narrowLetters leaves the erased applications out of the letters that are also about others.
func narrowLetters(ctx context.Context, tx *sql.Tx, e Erasure, until time.Time) error {
	found, err := letters(ctx, tx, LetterFilter{Applies: append([]int64{}, e.Applies...)})
	if err != nil {
		return err
	}
	erased := model.Set(e.Applies)
	for _, l := range found {
		marks := fmt.Sprintf("UPDATE written SET letter_id = 0, until = %d", millis(until))
		if e.AllTraces || l.State.Open() {
			marks = "DELETE FROM written"
		}
		narrowed, err := narrow(ctx, tx, &l, func(id int64) bool { return erased[id] }, marks)
		if err == nil && narrowed {
			err = putLetter(ctx, tx, &l)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// narrow leaves applications out of a letter. If no other is left, it changes nothing and returns false. marks is the beginning of the
// statement for the marks of jobs that the letter is no longer about. A letter that has not left loses its text, which names all jobs.
func narrow(ctx context.Context, tx *sql.Tx, l *answers.Letter, out func(applyID int64) bool, marks string) (narrowed bool, err error) {
	applies, jobs := leftOf(l, out)
	if len(applies) == 0 {
		return false, nil
	}
	if l.Applies, l.Jobs = applies, jobs; l.State.Open() {
		l.Subject, l.Text = "", ""
	}
	err = run(ctx, tx, marks+" WHERE letter_id = ? AND job_id NOT IN (SELECT value FROM json_each(?))", l.ID, array(jobs))
	if err == nil {
		err = run(ctx, tx, "DELETE FROM answered WHERE letter_id = ? AND apply_id NOT IN (SELECT value FROM json_each(?))", l.ID, array(applies))
	}
	return true, err
}

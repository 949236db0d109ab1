package store

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model/answers"
	"shortlist/model/lang"
)

// markKeySetting is the setting with the key of the table written, in hexadecimal.
const markKeySetting = "answers.key"

// leaveOutWritten takes the applications out of a letter whose job has the letter already, and returns them.
func leaveOutWritten(ctx context.Context, q querier, key []byte, l *answers.Letter) (twice []int64, err error) {
	for i, id := range l.Applies {
		// The address of an application may change, and its letter was sent to the old one.
		has, err := value[bool](ctx, q, `SELECT EXISTS (SELECT 1 FROM written WHERE mark = ?1) OR EXISTS (SELECT 1 FROM answered
			JOIN letters ON letters.id = letter_id WHERE apply_id = ?2 AND data ->> '$.Name' = ?3 AND state <> ?4 AND coalesce(data ->> '$.Event', '') = ?5)`, mark(key, l, l.Jobs[i]), id, l.Name, answers.Withdrawn, l.Event)
		if err != nil {
			return nil, err
		}
		if has {
			twice = append(twice, id)
		}
	}
	l.Applies, l.Jobs = leftOf(l, func(id int64) bool { return slices.Contains(twice, id) })
	return twice, nil
}

// leftOf returns the applications of a letter for which goes returns false, and their jobs.
func leftOf(l *answers.Letter, goes func(applyID int64) bool) (applies, jobs []int64) {
	for i, id := range l.Applies {
		if !goes(id) {
			applies, jobs = append(applies, id), append(jobs, l.Jobs[i])
		}
	}
	return applies, jobs
}

// alone names the settings of letters that left without the team's database.
const alone = "alone "

// SetAlone notes whether a letter leaves without the team's database, which gets its reservation later.
func (s *Store) SetAlone(ctx context.Context, id int64, is bool) error {
	name := alone + strconv.FormatInt(id, 10)
	if is {
		return s.Set(ctx, name, "1")
	}
	return s.exec(ctx, PartSettings, lang.Text("save the settings"), "DELETE FROM settings WHERE name = ?", name)
}

// Alone returns the letters that SetAlone has noted.
func (s *Store) Alone(ctx context.Context) ([]int64, error) {
	return get(s, sayLetters(), func(q querier) ([]int64, error) {
		return column[int64](ctx, q, "SELECT CAST(substr(name, length(?1) + 1) AS INTEGER) FROM settings WHERE name GLOB ?1 || '*' ORDER BY 1", alone)
	})
}

// LeaveOut takes applications out of a letter that has not left, because a colleague writes to them. The letter loses its
// text, which names the jobs of all of them; one about no other application is withdrawn, with a reason.
func (s *Store) LeaveOut(ctx context.Context, id int64, applies []int64, reason string) error {
	return s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		found, err := letters(ctx, tx, LetterFilter{IDs: []int64{id}})
		if err != nil || len(found) == 0 || !found[0].State.Open() {
			return err
		}
		l := found[0]
		narrowed, err := narrow(ctx, tx, &l, func(id int64) bool { return slices.Contains(applies, id) }, "DELETE FROM written")
		if err != nil {
			return err
		}
		if !narrowed {
			l.State, l.Reason = answers.Withdrawn, reason
		}
		return changeLetter(ctx, tx, &l)
	}, PartLetters, PartActivity)
}

// putMarks notes which jobs an address has a letter about. Two applications of one person to one job have one mark.
func putMarks(ctx context.Context, tx *sql.Tx, key []byte, l *answers.Letter) error {
	for _, job := range l.Jobs {
		if err := run(ctx, tx, "INSERT OR IGNORE INTO written (mark, letter_id, job_id, until) VALUES (?, ?, ?, 0)", mark(key, l, job), l.ID, job); err != nil {
			return err
		}
	}
	return nil
}

// mark identifies a letter about a job to an address.
func mark(key []byte, l *answers.Letter, jobID int64) []byte {
	h := hmac.New(sha256.New, key)
	fmt.Fprintf(h, "%s\n%s\n%d", strings.ToLower(l.Address), l.Name, jobID)
	if l.Event != "" {
		fmt.Fprintf(h, "\n%s", l.Event)
	}
	return h.Sum(nil)
}

// markKey returns the key of the marks; nil if it was not made yet.
func markKey(ctx context.Context, q querier) ([]byte, error) {
	text, err := settingOf(ctx, q, markKeySetting)
	if err != nil || text == "" {
		return nil, err
	}
	return hex.DecodeString(text)
}

// madeMarkKey returns the key of the marks, and makes a missing one. If it was lost, the marks are made again from the
// letters. Those of erased people cannot be, so that the journal counts as damaged.
func madeMarkKey(ctx context.Context, tx *sql.Tx) ([]byte, error) {
	key, err := markKey(ctx, tx)
	if key != nil || err != nil {
		return key, err
	}
	key = make([]byte, sha256.Size)
	if _, err := rand.Read(key); err != nil {
		return nil, err
	}
	if err := set(ctx, tx, markKeySetting, hex.EncodeToString(key)); err != nil {
		return nil, err
	}
	if lost, err := affected(ctx, tx, "DELETE FROM written"); lost == 0 {
		return key, err
	}
	all, err := letters(ctx, tx, LetterFilter{})
	for _, l := range all {
		if l.State != answers.Withdrawn {
			err = errors.Join(err, putMarks(ctx, tx, key, &l))
		}
	}
	if err == nil {
		err = set(ctx, tx, restoredSetting, journalDamaged)
	}
	return key, err
}

// checkMarkKey finds out whether the key of the marks was lost.
func (s *Store) checkMarkKey(ctx context.Context) error {
	lost, err := get(s, sayLetters(), func(q querier) (bool, error) {
		return value[bool](ctx, q, "SELECT EXISTS (SELECT 1 FROM written) AND NOT EXISTS (SELECT 1 FROM settings WHERE name = ? AND value <> '')", markKeySetting)
	})
	if err != nil || !lost {
		return err
	}
	return s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		_, err := madeMarkKey(ctx, tx)
		return err
	}, PartSettings)
}

// ForgetMarksOf forgets the marks of erased letters to an address, and returns how many.
func (s *Store) ForgetMarksOf(ctx context.Context, address string) (n int, err error) {
	err = s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		n = 0
		key, err := markKey(ctx, tx)
		if err != nil || key == nil {
			return err
		}
		jobs, err := column[int64](ctx, tx, "SELECT DISTINCT job_id FROM written WHERE letter_id = 0")
		if err != nil {
			return err
		}
		for _, job := range jobs {
			for _, name := range answers.Names() {
				rows, err := affected(ctx, tx, "DELETE FROM written WHERE letter_id = 0 AND mark = ?", mark(key, &answers.Letter{Name: name, Address: address}, job))
				if n += rows; err != nil {
					return err
				}
			}
		}
		return nil
	}, PartLetters)
	return n, err
}

// ForgetMarks forgets the marks of erased letters whose time has passed.
func (s *Store) ForgetMarks(ctx context.Context, at time.Time) error {
	const old = "FROM written WHERE until BETWEEN 1 AND ?"
	found, err := get(s, sayLetters(), func(q querier) (bool, error) {
		return value[bool](ctx, q, "SELECT EXISTS (SELECT 1 "+old+")", millis(at))
	})
	if err != nil || !found {
		return err
	}
	return s.exec(ctx, PartLetters, sayLetters(), "DELETE "+old, millis(at))
}

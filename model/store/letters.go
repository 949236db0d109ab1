package store

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/identity"
	"shortlist/model/lang"
)

// The settings of the journal of letters.
const (
	markKeySetting  = "answers.key"      // hexadecimal: the key of the table written
	revisionSetting = "answers.revision" // rises with every change of a letter
	restoredSetting = "answers.restored" // journalOlder or journalDamaged: nothing leaves before a person has looked
)

// The values of restoredSetting.
const (
	journalOlder   = "1"       // than what has left; the outcomes that this makes unknown are noted
	journalDamaged = "damaged" // rows of it were lost
)

// ErrRestored is returned while no letter may leave, because the journal is older than what has left, or damaged.
var ErrRestored = lang.NewError("the journal of letters is older than what was sent from it, as after a restored backup, or damaged. Nothing is sent before you have looked: run shortlist answers list, then shortlist answers settle. Letters that were planned since are missing, and people who were erased may get a letter again")

// NewLetters returns the letters that PlanLetters would plan, and the applications that it would leave out.
func (s *Store) NewLetters(ctx context.Context, list []answers.Letter) (planned []answers.Letter, twice []int64, err error) {
	err = s.read(sayLetters(), func(q querier) error {
		planned, twice = nil, nil
		key, err := markKey(ctx, q)
		if err != nil || key == nil {
			planned = list
			return err
		}
		for _, l := range list {
			of, err := leaveOutWritten(ctx, q, key, &l)
			if err != nil {
				return err
			}
			if twice = append(twice, of...); len(l.Applies) > 0 {
				planned = append(planned, l)
			}
		}
		return nil
	})
	return planned, twice, err
}

// Plan is what is put into the journal: new letters, and the applicants to call instead.
type Plan struct {
	Letters []answers.Letter
	Calls   []answers.Call
	At      time.Time
	Verdict model.Verdict // with ChangeReview: the plan counts if the review has this verdict afterwards
}

// PlanLetters puts a plan into the journal, and returns the letters that were planned, with their ids. It leaves out each
// application that has the letter about its job already, and returns these applications. NewLetters has left them out
// before, but for what another window has planned meanwhile: then the whole letter is left out.
func (s *Store) PlanLetters(ctx context.Context, p Plan) (planned []answers.Letter, twice []int64, err error) {
	err = s.write(ctx, sayLetters(), func(tx *sql.Tx) (err error) {
		planned, twice, err = planLetters(ctx, tx, p)
		return err
	}, PartLetters)
	return planned, twice, err
}

func planLetters(ctx context.Context, tx *sql.Tx, p Plan) (planned []answers.Letter, twice []int64, err error) {
	if err := addCalls(ctx, tx, p.Calls, p.At); err != nil || len(p.Letters) == 0 {
		return nil, nil, err
	}
	key, err := madeMarkKey(ctx, tx)
	if err != nil {
		return nil, nil, err
	}
	for _, l := range p.Letters {
		all := l.Applies
		of, err := leaveOutWritten(ctx, tx, key, &l)
		if err != nil {
			return nil, nil, err
		}
		if len(of) > 0 { // another window was quicker, and the text names the jobs of all of them
			twice = append(twice, all...)
			continue
		}
		if err := putLetter(ctx, tx, &l); err != nil {
			return nil, nil, err
		}
		for i, id := range l.Applies {
			if _, err := tx.ExecContext(ctx, "INSERT INTO answered (apply_id, letter_id, job_id) VALUES (?, ?, ?)", id, l.ID, l.Jobs[i]); err != nil {
				return nil, nil, err
			}
		}
		if err := putMarks(ctx, tx, key, &l); err != nil {
			return nil, nil, err
		}
		planned = append(planned, l)
	}
	return planned, twice, nil
}

// putMarks notes which jobs an address has a letter about. Two applications of one person to one job have one mark.
func putMarks(ctx context.Context, tx *sql.Tx, key []byte, l *answers.Letter) error {
	for _, job := range l.Jobs {
		if _, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO written (mark, letter_id, job_id, until) VALUES (?, ?, ?, 0)", mark(key, l, job), l.ID, job); err != nil {
			return err
		}
	}
	return nil
}

// leaveOutWritten takes the applications out of a letter whose job has the letter already, and returns them.
func leaveOutWritten(ctx context.Context, q querier, key []byte, l *answers.Letter) (twice []int64, err error) {
	var applies, jobs []int64
	for i, id := range l.Applies {
		var has bool
		// The address of an application may change, and its letter was sent to the old one.
		err := q.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM written WHERE mark = ?1) OR EXISTS (SELECT 1 FROM answered
			JOIN letters ON letters.id = letter_id WHERE apply_id = ?2 AND data ->> '$.Name' = ?3 AND state <> ?4)`, mark(key, l, l.Jobs[i]), id, l.Name, answers.Withdrawn).Scan(&has)
		if err != nil {
			return nil, err
		}
		if has {
			twice = append(twice, id)
			continue
		}
		applies, jobs = append(applies, id), append(jobs, l.Jobs[i])
	}
	l.Applies, l.Jobs = applies, jobs
	return twice, nil
}

// putLetter writes a letter, with an id if it has none.
func putLetter(ctx context.Context, tx *sql.Tx, l *answers.Letter) error {
	if l.ID == 0 {
		result, err := tx.ExecContext(ctx, "INSERT INTO letters (state, data) VALUES ('', '')")
		if err == nil {
			l.ID, err = result.LastInsertId()
		}
		if err != nil {
			return err
		}
	}
	data, err := encode(l)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE letters SET state = ?, data = ? WHERE id = ?", l.State, data, l.ID); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "INSERT INTO settings (name, value) VALUES (?, '1') ON CONFLICT (name) DO UPDATE SET value = value + 1", revisionSetting)
	return err
}

// markKey returns the key of the marks; nil if it was not made yet.
func markKey(ctx context.Context, q querier) ([]byte, error) {
	var text string
	err := q.QueryRowContext(ctx, "SELECT value FROM settings WHERE name = ? AND value <> ''", markKeySetting).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
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
	if _, err := tx.ExecContext(ctx, "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", markKeySetting, hex.EncodeToString(key)); err != nil {
		return nil, err
	}
	result, err := tx.ExecContext(ctx, "DELETE FROM written")
	if err != nil {
		return nil, err
	}
	if lost, err := result.RowsAffected(); lost == 0 {
		return key, err
	}
	all, err := letters(ctx, tx, LetterFilter{})
	for _, l := range all {
		if l.State != answers.Withdrawn {
			err = errors.Join(err, putMarks(ctx, tx, key, &l))
		}
	}
	if err == nil {
		_, err = tx.ExecContext(ctx, "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", restoredSetting, journalDamaged)
	}
	return key, err
}

// mark identifies a letter about a job to an address.
func mark(key []byte, l *answers.Letter, jobID int64) []byte {
	h := hmac.New(sha256.New, key)
	fmt.Fprintf(h, "%s\n%s\n%d", strings.ToLower(l.Address), l.Name, jobID)
	return h.Sum(nil)
}

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
func (s *Store) Letters(ctx context.Context, f LetterFilter) (out []answers.Letter, err error) {
	err = s.read(sayLetters(), func(q querier) (err error) {
		out, err = letters(ctx, q, f)
		return err
	})
	return out, err
}

func letters(ctx context.Context, q querier, f LetterFilter) ([]answers.Letter, error) {
	where, args := []string{"1"}, []any{}
	add := func(condition string, v any) error {
		list, err := encode(v)
		where, args = append(where, condition), append(args, list)
		return err
	}
	var err error
	if f.IDs != nil {
		err = add("id IN (SELECT value FROM json_each(?))", f.IDs)
	}
	if f.Applies != nil {
		err = errors.Join(err, add("id IN (SELECT letter_id FROM answered WHERE apply_id IN (SELECT value FROM json_each(?)))", f.Applies))
	}
	if f.JobID != 0 {
		where, args = append(where, "id IN (SELECT letter_id FROM answered WHERE job_id = ?)"), append(args, f.JobID)
	}
	if f.States != nil {
		err = errors.Join(err, add("state IN (SELECT value FROM json_each(?))", f.States))
	}
	if f.MessageIDs != nil {
		err = errors.Join(err, add("data ->> '$.MessageID' IN (SELECT value FROM json_each(?))", f.MessageIDs))
	}
	if err != nil {
		return nil, err
	}
	last := cmp.Or(f.Last, -1)
	return decoded[answers.Letter](ctx, q, "SELECT data FROM (SELECT id, data FROM letters WHERE "+strings.Join(where, " AND ")+" ORDER BY id DESC LIMIT ?) ORDER BY id", append(args, last)...)
}

// Letter returns a letter, or ErrNone.
func (s *Store) Letter(ctx context.Context, id int64) (answers.Letter, error) {
	found, err := s.Letters(ctx, LetterFilter{IDs: []int64{id}})
	if err == nil && len(found) == 0 {
		err = ErrNone
	}
	if err != nil {
		return answers.Letter{}, err
	}
	return found[0], nil
}

// ChangeLetters changes letters by f in one transaction, and returns those for which f returned true. The marks of a letter
// that was withdrawn go, so that it can be planned again, and so do the calls that one replaces which was handed over.
func (s *Store) ChangeLetters(ctx context.Context, ids []int64, f func(*answers.Letter) bool) ([]answers.Letter, error) {
	return s.changeLetters(ctx, LetterFilter{IDs: ids}, f)
}

// ReturnLetters does the same as ChangeLetters for the letters with some Message-IDs.
func (s *Store) ReturnLetters(ctx context.Context, ids []string, f func(*answers.Letter) bool) ([]answers.Letter, error) {
	return s.changeLetters(ctx, LetterFilter{MessageIDs: append([]string{}, ids...)}, f)
}

func changeLetter(ctx context.Context, tx *sql.Tx, l *answers.Letter) error {
	end := map[answers.State]string{
		answers.Withdrawn: "DELETE FROM written WHERE letter_id = ?",
		answers.Handed:    "DELETE FROM calls WHERE state <> '" + string(answers.Reached) + "' AND apply_id IN (SELECT apply_id FROM answered WHERE letter_id = ?)",
		answers.Bounced: "INSERT INTO calls (apply_id, job_id, reason, state, until, at) SELECT apply_id, job_id, '" + string(answers.RefusedBounced) + "', '" + string(answers.ToCall) +
			"', '', unixepoch() * 1000 FROM answered WHERE letter_id = ? ON CONFLICT (apply_id) DO UPDATE SET reason = excluded.reason, state = excluded.state WHERE state <> '" + string(answers.Reached) + "'",
	}[l.State]
	if end != "" {
		if _, err := tx.ExecContext(ctx, end, l.ID); err != nil {
			return err
		}
	}
	if err := logLetter(ctx, tx, l); err != nil {
		return err
	}
	return putLetter(ctx, tx, l)
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
	_, err := tx.ExecContext(ctx, "INSERT INTO activity (at, kind, source, job_id, apply_id, change, title, detail, outcome, answer, answered) VALUES (?1, ?2, 0, ?3, ?4, 0, ?5, ?6, ?7, ?8, ?1)",
		now, model.ActivityLetter, l.Jobs[0], l.Applies[0], l.ToName, l.Name.Label()+", "+l.State.Label(), outcome, l.Reason)
	return err
}

// planVerdict withdraws the letters that follow from the earlier verdict about an application, also those that a person has
// planned, and that have not left. It puts the plans of the verdict into the journal.
func (s *Store) planVerdict(ctx context.Context, tx *sql.Tx, applyID int64, v model.Verdict, plans []Plan) error {
	found, err := letters(ctx, tx, LetterFilter{Applies: []int64{applyID}, States: []answers.State{answers.Planned, answers.Due}})
	if err != nil {
		return err
	}
	for i := range found {
		if l := &found[i]; l.ByVerdict || l.Name == answers.No || l.Name == answers.Invitation {
			l.State, l.Reason = answers.Withdrawn, lang.Text("the verdict changed")
			if err := changeLetter(ctx, tx, l); err != nil {
				return err
			}
		}
	}
	plans = slices.DeleteFunc(slices.Clone(plans), func(p Plan) bool { return p.Verdict != v })
	for _, p := range plans {
		if _, _, err := planLetters(ctx, tx, p); err != nil {
			return err
		}
	}
	if len(found)+len(plans) == 0 {
		return nil
	}
	return s.note(ctx, tx, []Part{PartLetters})
}

// BeginHanding begins to hand letters over by a way, drafts in a folder or copies in another, and returns those that may leave
// now. It leaves out letters that were withdrawn, or that another window has taken. The mark outside the store is on the disk
// before it returns.
func (s *Store) BeginHanding(ctx context.Context, ids []int64, way answers.Way, folder, copies string) (begun []answers.Letter, err error) {
	if err := s.CheckJournal(ctx); err != nil {
		return nil, err
	}
	begun, err = s.changeLetters(ctx, LetterFilter{IDs: ids, States: []answers.State{answers.Planned, answers.Due}}, func(l *answers.Letter) bool {
		if l.Reviewed.IsZero() || l.Text == "" {
			return false
		}
		l.State, l.Way, l.Folder, l.Copy, l.Reason = answers.Handing, way, folder, copies, "" // the way decides what a killed program may have done
		return true
	})
	if err != nil {
		return nil, err
	}
	if err = s.writeJournalMark(ctx); err != nil { // nothing has started
		_, undo := s.changeLetters(ctx, LetterFilter{IDs: ids, States: []answers.State{answers.Handing}}, func(l *answers.Letter) bool {
			l.State = answers.Due
			return !l.Draft()
		})
		return nil, errors.Join(err, undo)
	}
	return begun, nil
}

// EndHanding notes what became of letters that BeginHanding returned. A letter whose outcome was noted meanwhile stays
// unchanged: another window has taken this one for dead.
func (s *Store) EndHanding(ctx context.Context, ended []answers.Letter) error {
	ids := make([]int64, len(ended))
	by := map[int64]answers.Letter{}
	for i, l := range ended {
		ids[i], by[l.ID] = l.ID, l
	}
	_, err := s.changeLetters(ctx, LetterFilter{IDs: ids, States: []answers.State{answers.Handing}}, func(l *answers.Letter) bool {
		*l = by[l.ID]
		return true
	})
	return err
}

// changeLetters changes letters by f in one transaction, and returns those for which f returned true.
func (s *Store) changeLetters(ctx context.Context, filter LetterFilter, f func(*answers.Letter) bool) (changed []answers.Letter, err error) {
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

// CutHandings decides what became of the letters that a killed program was handing over. The caller has the duty
// DutyLetters, so that no other window hands letters over. decide changes a letter in answers.Handing.
func (s *Store) CutHandings(ctx context.Context, decide func(*answers.Letter)) (cut []answers.Letter, err error) {
	return s.changeLetters(ctx, LetterFilter{States: []answers.State{answers.Handing}}, func(l *answers.Letter) bool {
		if l.Draft() {
			return false
		}
		decide(l)
		return true
	})
}

// CheckJournal returns ErrRestored if the journal is behind the mark outside the store. Then each letter that may have
// left becomes unknown.
func (s *Store) CheckJournal(ctx context.Context) error {
	if err := s.checkMarkKey(ctx); err != nil {
		return err
	}
	restored, err := s.Setting(ctx, restoredSetting)
	if err != nil || restored == journalOlder {
		return errors.Join(err, ErrRestored)
	}
	if older, err := s.journalIsOlder(ctx); err != nil || !older && restored != journalDamaged {
		return err
	}
	_, err = s.changeLetters(ctx, LetterFilter{States: []answers.State{answers.Planned, answers.Due, answers.Handing}}, func(l *answers.Letter) bool {
		if l.Draft() {
			return false
		}
		l.State, l.Reason = answers.Unknown, lang.Text("the journal was restored from a backup or damaged, and the letter may have left")
		return true
	})
	if err == nil {
		err = s.Set(ctx, restoredSetting, journalOlder)
	}
	return errors.Join(err, ErrRestored)
}

// checkMarkKey finds out whether the key of the marks was lost.
func (s *Store) checkMarkKey(ctx context.Context) error {
	var lost bool
	err := s.read(sayLetters(), func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM written) AND NOT EXISTS (SELECT 1 FROM settings WHERE name = ? AND value <> '')", markKeySetting).Scan(&lost)
	})
	if err != nil || !lost {
		return err
	}
	return s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		_, err := madeMarkKey(ctx, tx)
		return err
	}, PartSettings)
}

// journalIsOlder reports whether the journal is behind the mark outside the store.
func (s *Store) journalIsOlder(ctx context.Context) (bool, error) {
	if s.options.JournalMark == "" {
		return false, nil
	}
	data, err := os.ReadFile(s.options.JournalMark)
	if err != nil {
		return false, ignoreNotExist(err)
	}
	left, err := strconv.ParseInt(strings.TrimSpace(string(data)), 10, 64)
	if err != nil {
		return false, lang.Errorf("%s is damaged: %w", s.options.JournalMark, err)
	}
	highest, err := s.journalRevision(ctx)
	return highest < left, err
}

func (s *Store) journalRevision(ctx context.Context) (n int64, err error) {
	err = s.read(sayLetters(), func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = ?), 0)", revisionSetting).Scan(&n)
	})
	return n, err
}

// writeJournalMark writes the highest revision of the journal outside the store.
func (s *Store) writeJournalMark(ctx context.Context) error {
	if s.options.JournalMark == "" {
		return nil
	}
	n, err := s.journalRevision(ctx)
	if err != nil {
		return err
	}
	made := s.options.JournalMark + ".new"
	if err = answers.WriteFile(made, []byte(strconv.FormatInt(n, 10)+"\n")); err == nil {
		err = os.Rename(made, s.options.JournalMark)
	}
	return wrap(sayLetters(), err)
}

// SettleJournal lets letters leave again after ErrRestored, unless the outcome of one is still unknown.
func (s *Store) SettleJournal(ctx context.Context) error {
	restored, err := s.Setting(ctx, restoredSetting)
	if err != nil || restored == "" {
		return err
	}
	err = s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM settings WHERE name = ? AND NOT EXISTS (SELECT 1 FROM letters WHERE state = ?)", restoredSetting, answers.Unknown)
		return err
	}, PartSettings)
	if err != nil {
		return err
	}
	return s.writeJournalMark(ctx)
}

// NamesOf returns the names, in lower case and sorted, of those who have some e-mail addresses in lower case, by address:
// those of all applications and callbacks.
func (s *Store) NamesOf(ctx context.Context, addresses []string) (map[string][]string, error) {
	out := map[string][]string{}
	list, err := encode(addresses)
	if err != nil {
		return nil, err
	}
	err = s.read(sayLetters(), func(q querier) error {
		clear(out)
		return each(ctx, q, func(scan func(...any) error) error {
			var address, name string
			err := scan(&address, &name)
			if name = identity.Name(name); name != "" && !slices.Contains(out[address], name) {
				out[address] = append(out[address], name)
			}
			return err
		}, `SELECT substr(key, 3), name FROM identities WHERE key IN (SELECT 'e:' || value FROM json_each(?1))
			UNION SELECT lower(trim(data ->> '$.Email')), coalesce((SELECT c.data ->> '$.Applicant.Name' FROM candidates AS c WHERE c.id = apply_id AND json_valid(c.data)),
				coalesce(data ->> '$.FirstName', '') || ' ' || coalesce(data ->> '$.LastName', ''))
			FROM arrivals WHERE json_valid(data) AND apply_id >= 0 AND lower(trim(data ->> '$.Email')) IN (SELECT value FROM json_each(?1))`, list)
	})
	return out, err
}

// ArrivalAddresses returns the e-mail addresses of the callbacks of a job's applications, by application.
func (s *Store) ArrivalAddresses(ctx context.Context, jobs []int64) (map[int64]string, error) {
	out := map[int64]string{}
	list, err := encode(jobs)
	if err != nil {
		return nil, err
	}
	err = s.read(sayLetters(), func(q querier) error {
		clear(out)
		return each(ctx, q, func(scan func(...any) error) error {
			var id int64
			var address string
			err := scan(&id, &address)
			out[id] = address
			return err
		}, "SELECT apply_id, coalesce(data ->> '$.Email', '') FROM arrivals WHERE job_id IN (SELECT value FROM json_each(?)) AND apply_id > 0 AND json_valid(data) ORDER BY id", list)
	})
	return out, err
}

// unanswered selects the applications without an answer, of the job ?1 or, if that is 0, of all jobs but those of
// LeaveUnanswered. They are read from the index of the briefs, which is much smaller than the applicants.
const unanswered = `FROM (SELECT id, job_id + 0 AS job, ` + briefOf + ` AS brief FROM candidates INDEXED BY candidates_briefs)
	WHERE CASE ?1 WHEN 0 THEN job NOT IN (SELECT CAST(value AS INTEGER) FROM settings WHERE name GLOB 'answers.none.*') ELSE job = ?1 END AND brief IS NOT NULL
	AND NOT coalesce(brief ->> '$.Suggested', 0) AND coalesce(brief ->> '$.Status', '') NOT IN (?2, ?3, ?4, ?5)
	AND id NOT IN (SELECT apply_id FROM answered JOIN letters ON letters.id = letter_id WHERE state IN (?6, ?7))
	AND id NOT IN (SELECT apply_id FROM calls WHERE state = ?8)`

func unansweredOf(jobID int64) []any {
	return []any{jobID, model.CandidateDeleted, model.Invited, model.Offer, model.Rejected, answers.Handed, answers.Unknown, answers.Reached}
}

// Unanswered returns the applications without an answer, in the order of their dates.
func (s *Store) Unanswered(ctx context.Context, jobID int64) (ids []int64, err error) {
	err = s.read(sayLetters(), func(q querier) (err error) {
		ids, err = column[int64](ctx, q, "SELECT id "+unanswered+" ORDER BY brief ->> '$.Date', id", unansweredOf(jobID)...)
		return err
	})
	return ids, err
}

// CountUnanswered counts the applications without an answer, and returns the date of the oldest; zero if no date is known.
func (s *Store) CountUnanswered(ctx context.Context, jobID int64) (n int, oldest time.Time, err error) {
	var since int64
	err = s.read(sayLetters(), func(q querier) error {
		return q.QueryRowContext(ctx, `SELECT count(*), coalesce(min(at) FILTER (WHERE at > 0), 0)
			FROM (SELECT CAST(unixepoch(brief ->> '$.Date', 'subsec') * 1000 AS INTEGER) AS at `+unanswered+`)`, unansweredOf(jobID)...).Scan(&n, &since)
	})
	if since > 0 {
		oldest = fromMillis(since)
	}
	return n, oldest, err
}

// LeaveUnanswered stops counting the applicants of a job among those without an answer, unless they are asked for by their
// job.
func (s *Store) LeaveUnanswered(ctx context.Context, jobID int64) error {
	id := strconv.FormatInt(jobID, 10)
	return s.Set(ctx, "answers.none."+id, id)
}

// addCalls notes applicants to call. One who was noted before keeps the state of that call.
func addCalls(ctx context.Context, tx *sql.Tx, calls []answers.Call, at time.Time) error {
	for _, c := range calls {
		_, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO calls (apply_id, job_id, reason, state, until, at) VALUES (?, ?, ?, ?, '', ?)", c.ApplyID, c.JobID, c.Reason, answers.ToCall, millis(at))
		if err != nil {
			return err
		}
	}
	return nil
}

// SetCall notes what became of a call, or returns ErrNone for an applicant who is not to be called.
func (s *Store) SetCall(ctx context.Context, c answers.Call, at time.Time) error {
	return s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "UPDATE calls SET state = ?, until = ?, at = ? WHERE apply_id = ?", c.State, c.Until, millis(at), c.ApplyID)
		if err != nil {
			return err
		}
		if n, err := result.RowsAffected(); n == 0 {
			return errors.Join(err, ErrNone)
		}
		return nil
	}, PartLetters)
}

// Calls returns the applicants to call who were not reached, of a job or, if jobID is 0, of all jobs, in the order of their
// applications.
func (s *Store) Calls(ctx context.Context, jobID int64) (out []answers.Call, err error) {
	err = s.read(sayLetters(), func(q querier) (err error) {
		out, err = calls(ctx, q, "(?1 = 0 OR job_id = ?1) AND state <> ?2", jobID, answers.Reached)
		return err
	})
	return out, err
}

func calls(ctx context.Context, q querier, where string, args ...any) (out []answers.Call, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var c answers.Call
		err := scan(&c.ApplyID, &c.JobID, &c.Reason, &c.State, &c.Until)
		out = append(out, c)
		return err
	}, "SELECT apply_id, job_id, reason, state, until FROM calls WHERE "+where+" ORDER BY apply_id", args...)
	return out, err
}

// keepMarks is how long the mark of an erased letter stays, so that the person is not written to twice.
const keepMarks = 24 // months

// lettersAbout are the letters that are only about applications of an erasure.
const lettersAbout = "id IN (SELECT letter_id FROM answered WHERE apply_id IN " + these + ") AND id NOT IN (SELECT letter_id FROM answered WHERE apply_id NOT IN " + these + ")"

// countLetters counts the letters of an erasure, those that have left, or may have, and the marks that stay of those.
func countLetters(ctx context.Context, q querier, e Erasure, ids string, n *ErasedRows) error {
	var all, sent, marks int
	err := q.QueryRowContext(ctx, "SELECT count(*), count(*) FILTER (WHERE "+mayHaveLeft+"), coalesce(sum((SELECT count(*) FROM written WHERE letter_id = letters.id)) FILTER (WHERE "+mayHaveLeft+"), 0) FROM letters WHERE "+lettersAbout,
		ids).Scan(&all, &sent, &marks)
	if e.AllTraces {
		marks = 0
	}
	n.Letters, n.Sent, n.LetterMarks = n.Letters+all, n.Sent+sent, n.LetterMarks+marks
	return err
}

// mayHaveLeft are the letters that have left, or may have.
const mayHaveLeft = "state IN ('" + string(answers.Handing) + "', '" + string(answers.Handed) + "', '" + string(answers.Unknown) + "', '" + string(answers.Bounced) + "')"

// eraseLetters removes the letters of an erasure. Marks of letters that have left, or may have, stay for a time, unless
// all traces are to go.
func eraseLetters(ctx context.Context, tx *sql.Tx, e Erasure, ids, jobs string, at time.Time) error {
	until := at.AddDate(0, keepMarks, 0)
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
		{"DELETE FROM written WHERE letter_id = 0 AND job_id IN (SELECT value FROM json_each(?1))", []any{jobs}},
	} {
		if _, err := tx.ExecContext(ctx, step.query, step.args...); err != nil {
			return err
		}
	}
	return nil
}

// narrowLetters leaves the erased applications out of the letters that are also about others. One that has not left loses
// its text, which names the jobs of all of them.
func narrowLetters(ctx context.Context, tx *sql.Tx, e Erasure, until time.Time) error {
	found, err := letters(ctx, tx, LetterFilter{Applies: append([]int64{}, e.Applies...)})
	if err != nil {
		return err
	}
	erased := map[int64]bool{}
	for _, id := range e.Applies {
		erased[id] = true
	}
	for _, l := range found {
		var applies, jobs []int64
		for i, id := range l.Applies {
			if !erased[id] {
				applies, jobs = append(applies, id), append(jobs, l.Jobs[i])
			}
		}
		if len(applies) == 0 {
			continue
		}
		marks := fmt.Sprintf("UPDATE written SET letter_id = 0, until = %d", millis(until))
		if e.AllTraces || l.State.Open() {
			marks = "DELETE FROM written"
		}
		for _, step := range []struct {
			query string
			kept  []int64
		}{{marks + " WHERE letter_id = ? AND job_id", jobs}, {"DELETE FROM answered WHERE letter_id = ? AND apply_id", applies}} {
			kept, err := encode(step.kept)
			if err != nil {
				return err
			}
			if _, err := tx.ExecContext(ctx, step.query+" NOT IN (SELECT value FROM json_each(?))", l.ID, kept); err != nil {
				return err
			}
		}
		if l.Applies, l.Jobs = applies, jobs; l.State.Open() {
			l.Subject, l.Text = "", ""
		}
		if err := putLetter(ctx, tx, &l); err != nil {
			return err
		}
	}
	return nil
}

// moveLetters moves the letters and the call about an arrival to its application.
func moveLetters(ctx context.Context, tx *sql.Tx, arrivalID, applyID int64) error {
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
	for _, table := range []string{"answered", "calls"} {
		if _, err := tx.ExecContext(ctx, "UPDATE OR IGNORE "+table+" SET apply_id = ? WHERE apply_id = ?", applyID, -arrivalID); err != nil {
			return err
		}
	}
	return nil
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
				result, err := tx.ExecContext(ctx, "DELETE FROM written WHERE letter_id = 0 AND mark = ?", mark(key, &answers.Letter{Name: name, Address: address}, job))
				if err != nil {
					return err
				}
				rows, err := result.RowsAffected()
				if n += int(rows); err != nil {
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
	var found bool
	err := s.read(sayLetters(), func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 "+old+")", millis(at)).Scan(&found)
	})
	if err != nil || !found {
		return err
	}
	return s.write(ctx, sayLetters(), func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE "+old, millis(at))
		return err
	}, PartLetters)
}

// CVBeginnings returns the first bytes of the stored text of CVs, by application: enough to see the language.
func (s *Store) CVBeginnings(ctx context.Context, ids []int64, bytes int) (map[int64]string, error) {
	out := map[int64]string{}
	list, err := encode(ids)
	if err != nil {
		return nil, err
	}
	err = s.read(sayLetters(), func(q querier) error {
		clear(out)
		return each(ctx, q, func(scan func(...any) error) error {
			var id int64
			var text string
			err := scan(&id, &text)
			out[id] = text
			return err
		}, "SELECT apply_id, substr(doc, 1, ?) FROM cv_texts WHERE apply_id IN (SELECT value FROM json_each(?))", bytes, list)
	})
	return out, err
}

func sayLetters() string { return lang.Text("use the journal of letters") }

package store

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/team"
)

// Errors of ChangeInterviews.
var (
	ErrTimeTaken      = lang.NewError("the time is taken: it was offered to another applicant, or an interview takes place then")
	ErrMeetingChanged = lang.NewError("the interview was changed meanwhile; look at it again")
)

// InterviewFilter selects interviews. The zero value selects all.
type InterviewFilter struct {
	IDs     []int64
	Applies []int64
	From    time.Time // those that end after it
}

// Interviews returns offers and interviews in the order in which they begin.
func (s *Store) Interviews(ctx context.Context, f InterviewFilter) ([]calendar.Interview, error) {
	return get(s, sayInterviews(), func(q querier) ([]calendar.Interview, error) { return interviews(ctx, q, f) })
}

// Interview returns an interview or an offered time, or ErrNone.
func (s *Store) Interview(ctx context.Context, id int64) (calendar.Interview, error) {
	return first(s.Interviews(ctx, InterviewFilter{IDs: []int64{id}}))
}

func interviews(ctx context.Context, q querier, f InterviewFilter) (out []calendar.Interview, err error) {
	where, args := []string{"1"}, []any{}
	for column, ids := range map[string][]int64{"interviews.id": f.IDs, "apply_id": f.Applies} {
		if ids != nil {
			where, args = append(where, column+" IN (SELECT value FROM json_each(?))"), append(args, array(ids))
		}
	}
	if !f.From.IsZero() {
		where, args = append(where, "until > ?"), append(args, millis(f.From))
	}
	err = each(ctx, q, func(scan func(...any) error) error {
		var data, handed string
		if err := scan(&data, &handed); err != nil {
			return err
		}
		var i calendar.Interview
		if err := json.Unmarshal([]byte(data), &i); err != nil {
			return err
		}
		i.Handed, err = time.Parse(time.RFC3339, handed)
		out = append(out, i)
		return err
	}, "SELECT interviews.data, coalesce(letters.data ->> '$.Handed', '0001-01-01T00:00:00Z') FROM interviews LEFT JOIN letters ON letters.id = letter_id WHERE "+
		strings.Join(where, " AND ")+" ORDER BY interviews.data ->> '$.Start', interviews.id", args...)
	return out, err
}

// InterviewChange is a letter, and the interviews that it is about.
type InterviewChange struct {
	Letter answers.Letter               // planned, unless it has no name
	Put    []calendar.Interview         // new ones, whose id is 0, and changed ones
	Was    map[int64]calendar.Interview // the changed ones as they were read

	TakenBack []int64 // letters about the changed interviews that have not left, and are withdrawn

	Reminder answers.Letter // of the interview, planned with the letter; one without a name is not
}

// ChangeInterviews plans letters and changes interviews in one transaction. It returns ErrTimeTaken if a time is not free, and
// ErrMeetingChanged if an interview is not as it was read; nothing is changed then. Other offers to an applicant end when a time is booked,
// and so do letters to them that have not left and that ask for or offer times.
func (s *Store) ChangeInterviews(ctx context.Context, changes []InterviewChange, at time.Time, hold time.Duration) (planned []answers.Letter, put []calendar.Interview, err error) {
	err = s.write(ctx, sayInterviews(), func(tx *sql.Tx) error {
		planned, put = nil, nil
		for _, c := range changes { // a time of an offer that ends may be another applicant's
			if err := beginChange(ctx, tx, c); err != nil {
				return err
			}
		}
		for _, c := range changes {
			of, rows, err := changeInterviews(ctx, tx, c, at, hold)
			if err != nil {
				return err
			}
			planned, put = append(planned, of...), append(put, rows...)
		}
		return nil
	}, PartLetters)
	return planned, put, err
}

// beginChange looks whether the interviews of a change are as they were read, and ends the offers that its letter ends.
func beginChange(ctx context.Context, tx *sql.Tx, c InterviewChange) error {
	for id, was := range c.Was {
		is, err := interviews(ctx, tx, InterviewFilter{IDs: []int64{id}})
		if err != nil {
			return err
		}
		if len(is) == 0 || is[0].State != was.State || is[0].Sequence != was.Sequence || is[0].Letter != was.Letter || !is[0].Stamp.Equal(was.Stamp) || is[0].Comment != was.Comment {
			return ErrMeetingChanged
		}
	}
	if c.Letter.Name != answers.Offer && c.Letter.Name != answers.Interview {
		return nil
	}
	return endOffers(ctx, tx, &c)
}

func changeInterviews(ctx context.Context, tx *sql.Tx, c InterviewChange, at time.Time, hold time.Duration) (planned []answers.Letter, put []calendar.Interview, err error) {
	all, err := interviews(ctx, tx, InterviewFilter{From: at})
	if err != nil {
		return nil, nil, err
	}
	for n, p := range c.Put {
		for _, o := range append(all, c.Put[:n]...) {
			if (o.ID != p.ID || p.ID == 0) && p.State.Holds() && o.HoldsAt(p.Slot, at, hold) {
				return nil, nil, ErrTimeTaken
			}
		}
	}
	letter := int64(0)
	if c.Letter.Name != "" {
		var twice []int64
		if planned, twice, err = planLetters(ctx, tx, Plan{Letters: []answers.Letter{c.Letter}, At: at}); err != nil {
			return nil, nil, err
		}
		if len(twice) > 0 {
			return nil, nil, ErrMeetingChanged
		}
		letter = planned[0].ID
	}
	for _, p := range c.Put {
		if letter != 0 {
			p.Letter = letter
		}
		if err := putInterview(ctx, tx, &p); err != nil {
			return nil, nil, err
		}
		put = append(put, p)
	}
	if put, err = takeBack(ctx, tx, c, put); err != nil {
		return nil, nil, err
	}
	if c.Reminder.Name != "" {
		if err := withdrawReminders(ctx, tx, c.Reminder.Applies[0], c.Reminder.Meeting.UID); err != nil {
			return nil, nil, err
		}
		if _, _, err := planLetters(ctx, tx, Plan{Letters: []answers.Letter{c.Reminder}, At: at}); err != nil {
			return nil, nil, err
		}
	}
	return planned, put, nil
}

// takeBack withdraws the letters that a change replaces. If the change puts no interviews, the changed ones are then as the applicant
// has heard of them, and takeBack returns them.
func takeBack(ctx context.Context, tx *sql.Tx, c InterviewChange, put []calendar.Interview) ([]calendar.Interview, error) {
	for _, id := range c.TakenBack {
		found, err := letters(ctx, tx, LetterFilter{IDs: []int64{id}})
		switch {
		case err != nil:
			return nil, err
		case len(found) == 0 || !found[0].State.Unsent():
			return nil, ErrMeetingChanged
		}
		found[0].State, found[0].Reason = answers.Withdrawn, sayChanged()
		if err := changeLetter(ctx, tx, &found[0]); err != nil {
			return nil, err
		}
	}
	if len(c.Put) > 0 {
		return put, nil
	}
	return interviews(ctx, tx, InterviewFilter{IDs: slices.AppendSeq([]int64{}, maps.Keys(c.Was))})
}

// endOffers ends the other offers to an applicant, and withdraws letters that ask for or offer times and have not left.
func endOffers(ctx context.Context, tx *sql.Tx, c *InterviewChange) error {
	offers, err := interviews(ctx, tx, InterviewFilter{Applies: c.Letter.Applies})
	if err != nil {
		return err
	}
	for _, o := range offers {
		if _, changed := c.Was[o.ID]; changed {
			o.Letter = 0 // it is not taken back with its letter
		} else if o.UID != "" || c.Letter.Name != answers.Interview || !o.State.Holds() {
			continue
		} else {
			o.State = calendar.Lapsed
		}
		if err := putInterview(ctx, tx, &o); err != nil {
			return err
		}
	}
	_, err = withdraw(ctx, tx, LetterFilter{Applies: c.Letter.Applies}, lang.Text("another letter offers times, or names one"), func(l *answers.Letter) bool {
		return l.Name == answers.Invitation || l.Name == answers.Offer
	})
	return err
}

func putInterview(ctx context.Context, tx *sql.Tx, i *calendar.Interview) (err error) {
	var moved []string // what colleagues know the row by until now
	if i.ID == 0 {
		if i.ID, err = inserted(ctx, tx, "INSERT INTO interviews (apply_id, letter_id, state, until, data) VALUES (0, 0, '', 0, '')"); err != nil {
			return err
		}
	} else if was, err := interviews(ctx, tx, InterviewFilter{IDs: []int64{i.ID}}); err != nil {
		return err
	} else if len(was) > 0 {
		moved = append(moved, sharedBy(&was[0]))
	}
	if err := recordInterview(ctx, tx, i); err != nil {
		return err
	}
	err = run(ctx, tx, "UPDATE interviews SET apply_id = ?, letter_id = ?, state = ?, until = ?, data = ? WHERE id = ?", i.ApplyID, i.Letter, i.State, millis(i.End), asJSON(i), i.ID)
	if err != nil {
		return err
	}
	if err := withdrawReminders(ctx, tx, i.ApplyID, ""); err != nil {
		return err
	}
	return pendInterviews(ctx, tx, i.ApplyID, moved...)
}

// sharedBy is what colleagues know an interview by, or an offered time.
func sharedBy(i *calendar.Interview) string { return cmp.Or(i.UID, team.Offer) }

// pendInterviews makes the interviews of an application, and the times that were offered, wait for the team. moved are those
// that may not be there any more.
func pendInterviews(ctx context.Context, tx *sql.Tx, applyID int64, moved ...string) error {
	all, err := interviews(ctx, tx, InterviewFilter{Applies: []int64{applyID}})
	if err != nil {
		return err
	}
	times := map[string][]team.Interview{}
	for _, of := range moved {
		times[of] = nil
	}
	job := int64(0)
	for _, i := range all {
		job = i.JobID
		of := sharedBy(&i)
		list := times[of]
		if i.State != calendar.Cancelled && i.State != calendar.Lapsed {
			shared := team.Interview{State: string(i.State), Start: i.Start, End: i.End}
			if i.Hold > 0 {
				shared.Until = i.HeldUntil(0)
			}
			list = append(list, shared)
		}
		times[of] = list // without times of it, colleagues are to see that they are gone
	}
	for of, list := range times {
		change := team.Change{JobID: job, ApplyID: applyID, At: time.Now(), Kind: team.KindInterview, Value: team.InterviewValue(of, list...)}
		if err := pend(ctx, tx, change); err != nil {
			return err
		}
	}
	return nil
}

// releaseInterviews takes back what a letter did that was withdrawn: its applicant has not heard of it.
func releaseInterviews(ctx context.Context, tx *sql.Tx, l *answers.Letter) error {
	found, err := interviews(ctx, tx, InterviewFilter{Applies: l.Applies})
	if err != nil || l.Meeting == nil {
		return err
	}
	for _, i := range found {
		last := i.Letter == l.ID // else a later change has its reminder already
		if !i.Release(l.ID) {
			continue
		}
		err := putInterview(ctx, tx, &i)
		if err == nil && last {
			err = planReminderAgain(ctx, tx, &i)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// moveInterviews moves the interviews of an arrival to its application.
func moveInterviews(ctx context.Context, tx *sql.Tx, arrivalID, applyID int64) error {
	found, err := interviews(ctx, tx, InterviewFilter{Applies: []int64{-arrivalID}})
	for _, i := range found {
		i.ApplyID = applyID
		err = errors.Join(err, putInterview(ctx, tx, &i))
	}
	return err
}

func sayInterviews() string { return lang.Text("use the list of interviews") }

// ChangeInterview changes an interview by f unless that returns false, and returns it.
func (s *Store) ChangeInterview(ctx context.Context, id int64, f func(*calendar.Interview) bool) (i calendar.Interview, changed bool, err error) {
	err = s.write(ctx, sayInterviews(), func(tx *sql.Tx) (err error) {
		changed = false
		if i, err = first(interviews(ctx, tx, InterviewFilter{IDs: []int64{id}})); err != nil {
			return err
		}
		if next := i; f(&next) {
			i, changed = next, true
			return errors.Join(putInterview(ctx, tx, &i), planReminderAgain(ctx, tx, &i))
		}
		return nil
	}, PartLetters)
	return i, changed, err
}

package store

import (
	"context"
	"database/sql"
	"slices"

	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/lang"
)

// reminds reports whether a letter is the reminder of an interview that takes place at the time which the letter names.
func reminds(l *answers.Letter, i *calendar.Interview) bool {
	return l.Name == answers.Reminder && l.Meeting != nil && l.Meeting.UID == i.UID && i.Booked() && i.State.Holds() && l.Meeting.Slots[0].Start.Equal(i.Start)
}

// withdrawReminders withdraws the reminders to an applicant that have not left, and whose interview has another time, or does not
// take place as far as is known. replaced is the UID of an interview that gets another reminder, also if its time stays; or "".
func withdrawReminders(ctx context.Context, tx *sql.Tx, applyID int64, replaced string) error {
	all, err := interviews(ctx, tx, InterviewFilter{Applies: []int64{applyID}})
	if err != nil {
		return err
	}
	_, err = withdraw(ctx, tx, LetterFilter{Applies: []int64{applyID}}, sayChanged(), func(l *answers.Letter) bool {
		stays := func(i calendar.Interview) bool { return reminds(l, &i) && i.UID != replaced }
		return l.Name == answers.Reminder && !slices.ContainsFunc(all, stays)
	})
	return err
}

// planReminderAgain plans the reminder that was withdrawn when an interview was moved or declined, and takes place at its earlier time
// again. One that a person has withdrawn stays so.
func planReminderAgain(ctx context.Context, tx *sql.Tx, i *calendar.Interview) error {
	found, err := letters(ctx, tx, LetterFilter{Applies: []int64{i.ApplyID}})
	if err != nil {
		return err
	}
	var again *answers.Letter
	for n := range found {
		switch l := &found[n]; {
		case !reminds(l, i):
		case l.State != answers.Withdrawn:
			return nil
		case l.Reason != "":
			again = l
		}
	}
	if again == nil {
		return nil
	}
	key, err := madeMarkKey(ctx, tx)
	if err != nil {
		return err
	}
	if err := putMarks(ctx, tx, key, again); err != nil {
		return err
	}
	again.State, again.Reason = answers.Planned, ""
	return changeLetter(ctx, tx, again)
}

func sayChanged() string { return lang.Text("the interview was moved, cancelled or declined") }

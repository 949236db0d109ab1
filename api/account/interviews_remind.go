package account

import (
	"context"
	"slices"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/store"
)

// reminderOf returns the reminder of the interview to which a letter gives a time; without a name if it has no reminder. A person has
// looked at the letter, so that the reminder may leave.
func (a *Account) reminderOf(ctx context.Context, l *answers.Letter) (answers.Letter, error) {
	s, now := a.opts.Answers, a.opts.Now()
	if !s.Remind || l.Name != answers.Interview && l.Name != answers.Moved {
		return answers.Letter{}, nil
	}
	due, ok := s.RemindAt(now, l.Meeting.Slots[0].Start)
	if !ok {
		return answers.Letter{}, nil
	}
	titles, err := a.titlesOf(ctx, l.Jobs)
	if err != nil {
		return answers.Letter{}, err
	}
	r, of := *l, *l.Meeting
	of.Method, of.With = "", nil
	r.Name, r.Meeting, r.MessageID, r.Due, r.Reviewed = answers.Reminder, &of, mail.NewID(s.From), due, now
	if err := a.fill(&r, titles); err != nil { // the interview does not need it
		r.State, r.Reason = answers.Withdrawn, err.Error()
	}
	return r, nil
}

// SayReminder is the sentence that a reminder follows; "" if it does not.
func (p PlannedInterviews) SayReminder() string {
	if p.Remind.IsZero() {
		return ""
	}
	return lang.Text("A reminder follows on %s.", amount.Moment(p.Remind))
}

// settleReminders withdraws the reminders of interviews that have begun, and returns the other letters. unheard are reminders
// that wait, because the letter that gives the time has not left.
func (a *Account) settleReminders(ctx context.Context, open []answers.Letter) (left []answers.Letter, unheard map[int64]bool, err error) {
	var begun, applies []int64
	unheard = map[int64]bool{}
	for _, l := range open {
		switch {
		case l.Name != answers.Reminder || l.Meeting == nil:
		case !l.Meeting.Slots[0].Start.After(a.opts.Now()):
			begun = append(begun, l.ID)
		default:
			applies = append(applies, l.Applies...)
			unheard[l.ID] = true
		}
	}
	if len(begun) > 0 {
		if _, err := a.store.ChangeLetters(ctx, store.LetterFilter{IDs: begun}, func(l *answers.Letter) bool {
			open := l.State.Open()
			l.State, l.Reason = answers.Withdrawn, lang.Text("the interview has begun")
			return open
		}); err != nil {
			return nil, nil, err
		}
		open = slices.DeleteFunc(open, func(l answers.Letter) bool { return slices.Contains(begun, l.ID) })
	}
	if len(applies) == 0 {
		return open, unheard, nil
	}
	all, err := a.store.Interviews(ctx, store.InterviewFilter{Applies: applies})
	if err != nil {
		return nil, nil, err
	}
	letters := model.IDs(all, func(i *calendar.Interview) int64 { return i.Letter })
	heard, err := a.store.Letters(ctx, store.LetterFilter{IDs: letters, States: []answers.State{answers.Handing, answers.Handed, answers.Unknown}})
	if err != nil {
		return nil, nil, err
	}
	for _, l := range open {
		if unheard[l.ID] && slices.ContainsFunc(all, func(i calendar.Interview) bool {
			return i.UID == l.Meeting.UID && slices.ContainsFunc(heard, func(of answers.Letter) bool { return of.ID == i.Letter })
		}) {
			delete(unheard, l.ID)
		}
	}
	return open, unheard, nil
}

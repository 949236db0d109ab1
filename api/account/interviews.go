package account

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"shortlist/model/answers"
	"shortlist/model/blind"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/store"
)

// mostOffered is how many times one applicant is offered.
const mostOffered = 5

// Interview is an offered time or an interview as a person sees it.
type Interview struct {
	calendar.Interview        // its address, colleagues and comment are "" in blind mode
	Name               string // of the applicant; a code in blind mode
	Job                string
}

// Interviews returns offers and interviews in the order in which they begin.
func (a *Account) Interviews(ctx context.Context, f store.InterviewFilter) ([]Interview, error) {
	found, err := a.store.Interviews(ctx, f)
	if err != nil {
		return nil, err
	}
	return a.interviewsOf(ctx, found)
}

// interviewsOf returns interviews as a person sees them.
func (a *Account) interviewsOf(ctx context.Context, found []calendar.Interview) ([]Interview, error) {
	out := make([]Interview, len(found))
	hide, now := a.LookBlind(ctx), a.opts.Now()
	for n, i := range found {
		i.State = i.At(now, a.opts.Answers.Hold)
		of := Interview{Interview: i}
		c, err := a.candidate(ctx, i.ApplyID)
		if err != nil && !errors.Is(err, store.ErrNone) {
			return nil, err
		}
		of.Name = c.Applicant.Name
		if of.Job, err = a.titleOf(ctx, i.JobID); err != nil {
			return nil, err
		}
		if hide {
			of.Name, of.Address, of.Comment, of.With, of.Before = blind.Name(i.ApplyID), "", "", nil, nil
		}
		out[n] = of
	}
	return out, nil
}

// Zone is the zone in which times are typed and shown. It does no I/O.
func (a *Account) Zone() *time.Location { return a.opts.Answers.Zone }

// PlannedInterviews is what a command about interviews plans.
type PlannedInterviews struct {
	Letters    []Letter // one for each applicant
	Interviews []Interview
	Refused    []RefusedLetter
	Remind     time.Time // when the reminder of the interview is due, in the zone of interviews; zero: it has none
	TakenBack  int       // letters about the interview that have not left, and that are taken back
}

// SayTakenBack is the sentence that letters are taken back; "" if none is.
func (p PlannedInterviews) SayTakenBack() string {
	if p.TakenBack == 0 {
		return ""
	}
	return lang.Plural(p.TakenBack, "%d letter that has not left is taken back.", "%d letters that have not left are taken back.")
}

// OfferInterviews plans letters that offer applicants times of one's own, from one to five each: no time is offered to two
// of them, or to another applicant before its hold ends. With dry, it changes nothing.
func (a *Account) OfferInterviews(ctx context.Context, applies []int64, times calendar.Times, dry bool) (PlannedInterviews, error) {
	for tries := 3; ; tries-- {
		out, err := a.offerInterviews(ctx, applies, times, dry)
		if tries == 0 || !errors.Is(err, store.ErrTimeTaken) { // another window was quicker: there are other times
			return out, err
		}
	}
}

func (a *Account) offerInterviews(ctx context.Context, applies []int64, times calendar.Times, dry bool) (PlannedInterviews, error) {
	now := a.opts.Now()
	held, err := a.store.Interviews(ctx, store.InterviewFilter{From: now})
	if err != nil {
		return PlannedInterviews{}, err
	}
	waiting, err := a.store.Letters(ctx, store.LetterFilter{Applies: applies, States: []answers.State{answers.Planned, answers.Due}})
	if err != nil {
		return PlannedInterviews{}, err
	}
	p := LetterPlan{Letter: answers.Offer, Applies: applies, Delay: -1, Reviewed: true}
	p.prepare = func(letters []answers.Letter) (offered []answers.Letter, refused []RefusedLetter) {
		free := slices.DeleteFunc(times.Slots(now), func(s calendar.Slot) bool {
			return slices.ContainsFunc(held, func(i calendar.Interview) bool {
				return i.HoldsAt(s, now, a.opts.Answers.Hold) && !(i.State == calendar.Offered && isReplaced(i, waiting, letters))
			})
		})
		each := min(max(len(free)/max(len(letters), 1), 1), mostOffered)
		all := min(each*len(letters), len(free))
		for n, l := range letters {
			m := &answers.Meeting{Zone: a.Zone().String(), Place: times.Place}
			for k := range each { // from all days, as far as they go
				if at := n + k*len(letters); at < all {
					m.Slots = append(m.Slots, free[at*len(free)/all])
				}
			}
			if len(m.Slots) == 0 {
				for i, id := range l.Applies {
					refused = append(refused, RefusedLetter{ApplyID: id, JobID: l.Jobs[i], Reason: answers.RefusedNoTime})
				}
				continue
			}
			l.Meeting, l.Event = m, mail.NewID(a.opts.Answers.From)
			offered = append(offered, l)
		}
		return offered, refused
	}
	return a.planInterviews(ctx, p, dry, func(l answers.Letter) (rows []calendar.Interview) {
		for _, s := range l.Meeting.Slots {
			rows = append(rows, a.interviewOf(&l, s, calendar.Offered))
		}
		return rows
	}, store.InterviewChange{})
}

// isReplaced reports whether the letter that offers a time has not left, and one of others replaces it.
func isReplaced(i calendar.Interview, waiting, by []answers.Letter) bool {
	return slices.ContainsFunc(waiting, func(l answers.Letter) bool { return l.ID == i.Letter }) &&
		slices.ContainsFunc(by, func(l answers.Letter) bool { return slices.Contains(l.Applies, i.ApplyID) })
}

// interviewOf returns a new interview of a letter.
func (a *Account) interviewOf(l *answers.Letter, s calendar.Slot, state calendar.State) calendar.Interview {
	hold := time.Duration(0)
	if state == calendar.Offered {
		hold = a.opts.Answers.Hold
	}
	return calendar.Interview{
		Hold: hold, ApplyID: l.Applies[0], JobID: l.Jobs[0], State: state, Slot: calendar.Slot{Start: s.Start.UTC(), End: s.End.UTC()}, Zone: l.Meeting.Zone,
		Wall: calendar.WallOf(s.Start, l.Meeting.In()), Place: l.Meeting.Place, UID: l.Meeting.UID, Sequence: l.Meeting.Sequence, With: l.Meeting.With, Address: l.Address,
	}
}

// planInterviews writes letters, and plans them together with the interviews that they bring. each is what every change has.
func (a *Account) planInterviews(ctx context.Context, p LetterPlan, dry bool, rows func(answers.Letter) []calendar.Interview, each store.InterviewChange) (out PlannedInterviews, err error) {
	if err := a.Writable(); err != nil {
		return out, err
	}
	if off := a.opts.Answers.Disabled; off != "" { // the applicant would hear of nothing that the agenda shows
		return out, fmt.Errorf("%w: %s", ErrLettersOff, off)
	}
	letters, refused, err := a.writeLetters(ctx, p)
	if err != nil {
		return out, err
	}
	var changes []store.InterviewChange
	var put []calendar.Interview
	for _, l := range letters {
		if _, err := a.mailOf(&l, a.opts.Now()); err != nil { // also its calendar is read back before it counts
			return out, err
		}
		reminder, err := a.reminderOf(ctx, &l)
		if err != nil {
			return out, err
		}
		if reminder.State != answers.Withdrawn {
			out.Remind = reminder.Due.In(a.Zone())
		}
		of := each
		of.Letter, of.Put, of.Reminder = l, rows(l), reminder
		changes, put = append(changes, of), append(put, of.Put...)
		out.TakenBack += len(of.TakenBack)
	}
	if !dry {
		if letters, put, err = a.store.ChangeInterviews(ctx, changes, a.opts.Now(), a.opts.Answers.Hold); err != nil {
			return out, err
		}
		if _, _, err := a.store.PlanLetters(ctx, a.planOf(nil, refused)); err != nil { // those to call
			return out, err
		}
	}
	out.Refused = refused
	if out.Letters, err = a.lettersOf(ctx, letters); err == nil {
		out.Interviews, err = a.interviewsOf(ctx, put)
	}
	return out, err
}

// Booking is a time for an interview.
type Booking struct {
	ApplyID int64
	calendar.Slot
	Place string
	With  []string // addresses of colleagues, who are attendees and get a copy of the letter
}

// BookInterview plans an invitation to a time, which may be one that was offered to the applicant. With dry, it changes nothing.
func (a *Account) BookInterview(ctx context.Context, b Booking, dry bool) (PlannedInterviews, error) {
	for _, address := range b.With {
		if _, problem := mail.Usable(address); problem != "" {
			return PlannedInterviews{}, errors.New(lang.Text("%q is no address of a colleague", address))
		}
	}
	now := a.opts.Now()
	of, err := a.store.Interviews(ctx, store.InterviewFilter{Applies: []int64{b.ApplyID}, From: now})
	if err != nil {
		return PlannedInterviews{}, err
	}
	i := slices.IndexFunc(of, func(i calendar.Interview) bool {
		return i.UID == "" && i.Start.Equal(b.Start) && i.State.Holds()
	})
	var before former
	if i >= 0 {
		if before, err = a.formerOf(ctx, of[i]); err != nil {
			return PlannedInterviews{}, err
		}
		before.unsent, b.Place = nil, cmp.Or(b.Place, of[i].Place) // each letter with offers ends
	}
	next := calendar.Interview{UID: mail.NewID(a.opts.Answers.From), Slot: b.Slot, Zone: a.Zone().String(), Place: b.Place, With: b.With, State: calendar.Invited}
	return a.planMeeting(ctx, answers.Interview, b.ApplyID, next, before, dry)
}

// former is an interview, or an offered time, before a change.
type former struct {
	last   calendar.Interview  // as the store has it; without an id: it is new
	heard  *calendar.Interview // as the applicant knows it; nil: not at all
	unsent []int64             // letters about it that have not left, the last first; the change replaces them
}

// isInvited reports whether the applicant has an invitation, which another letter moves or cancels.
func (b *former) isInvited() bool { return b.heard != nil && b.heard.UID != "" }

// change returns the beginning of a change in the store.
func (b *former) change() store.InterviewChange {
	if b.last.ID == 0 {
		return store.InterviewChange{}
	}
	return store.InterviewChange{Was: map[int64]calendar.Interview{b.last.ID: b.last}, TakenBack: b.unsent}
}

// planMeeting plans the letter of an interview that replaces another state of it.
func (a *Account) planMeeting(ctx context.Context, name answers.Name, applyID int64, next calendar.Interview, before former, dry bool) (PlannedInterviews, error) {
	method := calendar.Request
	if name == answers.Cancelled {
		method = calendar.Cancel
	}
	p := LetterPlan{Letter: name, Applies: []int64{applyID}, Delay: -1, Reviewed: true}
	p.prepare = func(letters []answers.Letter) ([]answers.Letter, []RefusedLetter) {
		for i := range letters {
			letters[i].Event = next.UID + "#" + strconv.Itoa(next.Sequence)
			letters[i].Meeting = &answers.Meeting{
				Slots: []calendar.Slot{next.Slot}, Zone: next.Zone, Place: next.Place, Method: method, UID: next.UID, Sequence: next.Sequence, With: next.With,
			}
			if name != answers.Interview { // the mail goes where the invitation went
				letters[i].Address = next.Address
			}
		}
		return letters, nil
	}
	return a.planInterviews(ctx, p, dry, func(l answers.Letter) []calendar.Interview {
		row := a.interviewOf(&l, next.Slot, next.State)
		row.ID, row.Stamp, row.Comment = before.last.ID, before.last.Stamp, before.last.Comment
		if before.heard != nil {
			old := *before.heard
			if old.Heard() {
				old.Before = nil
			}
			row.Before = &old
		}
		return []calendar.Interview{row}
	}, before.change())
}

// ErrNotBooked is returned for a time that is only offered, and for a cancelled interview.
var ErrNotBooked = lang.NewError("that is an offered time or a cancelled interview; shortlist interviews book invites the applicant to a time")

// booked returns an interview that can be moved and cancelled.
func (a *Account) booked(ctx context.Context, id int64) (b former, err error) {
	i, err := a.store.Interview(ctx, id)
	switch {
	case err != nil:
		return b, err
	case !i.Booked():
		return b, ErrNotBooked
	}
	return a.formerOf(ctx, i)
}

// formerOf finds what an applicant has heard of an interview or an offered time.
func (a *Account) formerOf(ctx context.Context, i calendar.Interview) (former, error) {
	b := former{last: i}
	for at := &i; at != nil; at = at.Before {
		letters, err := a.store.Letters(ctx, store.LetterFilter{IDs: []int64{at.Letter}})
		switch {
		case err != nil:
			return b, err
		case at.Heard() || len(letters) == 0 || !letters[0].State.Unsent():
			b.heard = at
			return b, nil
		}
		b.unsent = append(b.unsent, at.Letter)
	}
	return b, nil
}

// takeBack takes the letters back that have not left, so that the interview is what the applicant has heard of.
func (a *Account) takeBack(ctx context.Context, b former, dry bool) (out PlannedInterviews, err error) {
	if err := a.Writable(); err != nil {
		return out, err
	}
	put := []calendar.Interview{b.last}
	if dry {
		for _, letter := range b.unsent {
			put[0].Release(letter)
		}
	} else if _, put, err = a.store.ChangeInterviews(ctx, []store.InterviewChange{b.change()}, a.opts.Now(), a.opts.Answers.Hold); err != nil {
		return out, err
	}
	out.TakenBack = len(b.unsent)
	out.Interviews, err = a.interviewsOf(ctx, put)
	return out, err
}

// MoveInterview plans the letter that gives an interview another time, which takes as long as the one before if slot has no end. An
// invitation that has not left is replaced. With dry, it changes nothing.
func (a *Account) MoveInterview(ctx context.Context, id int64, slot calendar.Slot, dry bool) (PlannedInterviews, error) {
	before, err := a.booked(ctx, id)
	if err != nil {
		return PlannedInterviews{}, err
	}
	next := before.last
	if next.Slot = slot; slot.End.IsZero() {
		next.End = slot.Start.Add(before.last.End.Sub(before.last.Start))
	}
	next.Sequence, next.State, next.Zone = before.last.Sequence+1, calendar.Invited, a.Zone().String()
	switch {
	case !before.isInvited():
		return a.planMeeting(ctx, answers.Interview, next.ApplyID, next, before, dry)
	case len(before.unsent) > 0 && before.heard.TakesPlace() && before.heard.Start.Equal(next.Start) && before.heard.End.Equal(next.End):
		return a.takeBack(ctx, before, dry)
	}
	return a.planMeeting(ctx, answers.Moved, next.ApplyID, next, before, dry)
}

// CancelInterview plans the letter that cancels an interview, unless the applicant has no invitation yet. With dry, it changes
// nothing.
func (a *Account) CancelInterview(ctx context.Context, id int64, dry bool) (PlannedInterviews, error) {
	before, err := a.booked(ctx, id)
	if err != nil {
		return PlannedInterviews{}, err
	}
	if !before.isInvited() {
		return a.takeBack(ctx, before, dry)
	}
	next := *before.heard
	next.Sequence, next.State = before.last.Sequence+1, calendar.Cancelled
	return a.planMeeting(ctx, answers.Cancelled, next.ApplyID, next, before, dry)
}

// titleOfMeeting is what calendars show of an interview, in the language of a letter.
func titleOfMeeting(code, jobs string) string {
	l, _ := lang.Parse(code) // English without a known one
	return fmt.Sprintf(lang.WordOf(l, "calendar", lang.Mark("calendar", "Interview: %s")), jobs)
}

// calendarOf returns the calendar of a letter; nil without one. It is the same each time that the letter is written.
func calendarOf(l *answers.Letter, m mail.Message) (*mail.Calendar, error) {
	of := l.Meeting
	if of == nil || of.Method == "" {
		return nil, nil
	}
	e := calendar.Event{
		Method: of.Method, UID: of.UID, Sequence: of.Sequence, Stamp: l.Planned, Start: of.Slots[0].Start, End: of.Slots[0].End,
		Title: of.Title, Place: of.Place, Organizer: m.From, Attendees: []calendar.Attendee{{Address: m.To}},
	}
	if !m.Draft { // a person may change the text of a draft
		e.Text = m.Text
	}
	for _, address := range of.With {
		e.Attendees = append(e.Attendees, calendar.Attendee{Address: mail.Address{Mail: address}})
	}
	data, err := calendar.Write(e)
	return &mail.Calendar{Method: string(of.Method), Data: data}, err
}

package account

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/packet"
	"shortlist/model/spelling"
	"shortlist/model/store"
)

// Reply is what a mail about an interview has.
type Reply struct {
	Method    calendar.Method // "" for plain words
	Interview *Interview      // nil: it is about none of the account's
	Changed   bool
	Reason    string        // why it changed nothing, or what a person has to read; "" without
	Proposed  calendar.Slot // zero: it asks for no other time, or for one that cannot be read
	Comment   string        // the applicant's words; "" in blind mode
	Choice    int           // the number of the offered time that plain words name; 0: not one
}

// ErrNoReply is returned for a mail that answers no letter about an interview.
var ErrNoReply = lang.NewError("the mail has no answer to an invitation, and answers no letter with times")

// ReadReply reads a mail that answers an invitation or an offer of times, and notes what it answers. The same mail read twice
// changes nothing. A text without a sender counts as the words of the applicant of an application; applyID 0: it is refused. With
// dry, ReadReply changes nothing.
func (a *Account) ReadReply(ctx context.Context, in io.Reader, applyID int64, dry bool) ([]Reply, error) {
	if err := a.Writable(); err != nil {
		return nil, err
	}
	var read bytes.Buffer
	m, err := mail.Read(io.TeeReader(in, &read))
	if applyID != 0 && (errors.Is(err, mail.ErrMalformed) || err == nil && m.From.Mail == "" && len(m.Calendars) == 0) {
		m, err = mail.Incoming{Text: strings.ReplaceAll(spelling.Decoded(read.Bytes()), "\r\n", "\n")}, nil
	} else {
		applyID = 0
	}
	if err != nil {
		return nil, err
	}
	var replies []Reply
	var seen []calendar.Event
	for _, data := range m.Calendars {
		events, err := calendar.Read(data, a.Zone())
		if errors.Is(err, calendar.ErrNone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		for _, e := range events {
			e.Method = cmp.Or(e.Method, calendar.Method(m.Method))
			if slices.ContainsFunc(seen, func(o calendar.Event) bool { // a part and a file, which may differ in their line ends
				return o.UID == e.UID && o.Method == e.Method && o.Sequence == e.Sequence && o.Stamp.Equal(e.Stamp) && o.Start.Equal(e.Start) && slices.Equal(o.Attendees, e.Attendees)
			}) {
				continue
			}
			seen = append(seen, e)
			r, err := a.noteEvent(ctx, m, e, dry)
			if err != nil {
				return nil, err
			}
			replies = append(replies, r)
		}
	}
	if len(replies) == 0 {
		r, err := a.noteWords(ctx, m, applyID, dry)
		if err != nil {
			return nil, err
		}
		replies = []Reply{r}
	}
	if a.LookBlind(ctx) {
		for i := range replies {
			replies[i].Comment = ""
		}
	}
	return replies, nil
}

// stampOf returns when an answer was written, by its file or its mail: Claws Mail writes zeros into the file. It is now, and guessed, if both
// are more than a day ahead: a clock that is wrong would make each later answer older than this one. Zero: neither has a time.
func (a *Account) stampOf(e calendar.Event, m mail.Incoming) (at time.Time, guessed bool) {
	now := a.opts.Now().UTC()
	for _, of := range []time.Time{e.Stamp, m.Date.UTC()} {
		if !of.IsZero() && !of.After(now.Add(24*time.Hour)) {
			return of, false
		}
	}
	if e.Stamp.IsZero() && m.Date.IsZero() {
		return time.Time{}, false
	}
	return now, true
}

// noteEvent notes an event of a reply. It is about what the applicant has, which a letter may change that has not left.
func (a *Account) noteEvent(ctx context.Context, m mail.Incoming, e calendar.Event, dry bool) (Reply, error) {
	r := Reply{Method: e.Method, Comment: trimmed(e.Comment)}
	guessed := false
	e.Stamp, guessed = a.stampOf(e, m)
	all, err := a.store.Interviews(ctx, store.InterviewFilter{})
	if err != nil {
		return r, err
	}
	at := slices.IndexFunc(all, func(i calendar.Interview) bool { return i.UID != "" && i.UID == e.UID })
	var asked func(*calendar.Interview)
	switch {
	case e.Method != calendar.Reply && e.Method != calendar.Counter:
		r.Reason = lang.Text("The mail is no answer, but %s of somebody else's. Nothing was changed.", sayMethod(e.Method))
	case at < 0:
		r.Reason = lang.Text("The answer is about no interview of this account. Nothing was changed.")
	default:
		last := all[at]
		b, err := a.formerOf(ctx, last)
		if err != nil {
			return r, err
		}
		i := last
		if b.isInvited() {
			i = *b.heard
		}
		sequence, err := a.sentSequence(ctx, &i)
		if err != nil {
			return r, err
		}
		is := func(x calendar.Attendee) bool { return mail.Same(x.Mail, i.Address) }
		from := slices.IndexFunc(e.Attendees, func(x calendar.Attendee) bool { return is(x) && x.Answer.State() != "" }) // some are in it twice
		if from < 0 {
			from = slices.IndexFunc(e.Attendees, is)
		}
		switch {
		case from < 0:
			r.Reason = lang.Text("The answer is not from the applicant who was invited. Nothing was changed.")
		case i.State == calendar.Cancelled:
			r.Reason = lang.Text("The interview was cancelled. Nothing was changed.")
		case e.Sequence < sequence:
			r.Reason = lang.Text("The answer is about an earlier time of the interview. Nothing was changed.")
		case !isNewer(e, &i):
			r.Reason = sayNoted()
		case e.Method == calendar.Counter:
			if !e.Start.IsZero() && !e.AllDay {
				r.Proposed = calendar.Slot{Start: e.Start.UTC(), End: e.End.UTC()}
				if !e.End.After(e.Start) { // it asks for a time, and the interview takes as long as before
					r.Proposed.End = r.Proposed.Start.Add(i.End.Sub(i.Start))
				}
			} else {
				r.Reason = lang.Text("The applicant asks for a time that cannot be read. Look into the mail.")
			}
			asked = func(i *calendar.Interview) { i.State, i.Proposed = calendar.Asks, r.Proposed }
		case e.Attendees[from].Answer.State() == "":
			r.Reason = lang.Text("The mail has no answer that is known. Nothing was changed.")
		default:
			state := e.Attendees[from].Answer.State()
			asked = func(i *calendar.Interview) { i.State, i.Proposed = state, calendar.Slot{} }
		}
		next := i
		if asked != nil {
			asked(&next)
		}
		if guessed && asked != nil && next.State == i.State && next.Proposed == i.Proposed && r.Comment == i.Comment { // the same mail, read again
			asked, r.Reason = nil, sayNoted()
		}
		change := func(now *calendar.Interview) bool {
			if asked == nil || now.UID != e.UID || now.Sequence != last.Sequence || now.Letter != last.Letter {
				return false
			}
			of := now
			for of.Letter != i.Letter && of.Before != nil {
				copied := *of.Before
				of.Before = &copied
				of = of.Before
			}
			if of.Letter != i.Letter || !isNewer(e, of) {
				return false
			}
			of.Stamp, of.Comment = e.Stamp, r.Comment
			asked(of)
			return true
		}
		if r.Interview, r.Changed, err = a.changeInterview(ctx, last.ID, change, dry); r.Changed && i.Letter != last.Letter && r.Reason == "" {
			r.Reason = lang.Text("The answer “%[1]s” is about %[2]s, as the applicant knows it. The letter that changes it has not left.", next.State.Label(), i.Words(i.In()))
		}
		return r, err
	}
	return r, err
}

func sayNoted() string {
	return lang.Text("The answer, or a newer one, was noted before. Nothing was changed.")
}

// sentSequence returns the number of the file that the applicant has. The interview has a higher one once a change was taken back.
func (a *Account) sentSequence(ctx context.Context, i *calendar.Interview) (int, error) {
	letters, err := a.store.Letters(ctx, store.LetterFilter{IDs: []int64{i.Letter}})
	if err != nil || len(letters) == 0 || letters[0].Meeting == nil || letters[0].Meeting.UID != i.UID {
		return i.Sequence, err
	}
	return letters[0].Meeting.Sequence, nil
}

// isNewer reports whether an answer was written after the one that counts. One without a time is the first, or none.
func isNewer(e calendar.Event, than *calendar.Interview) bool {
	return e.Stamp.After(than.Stamp) || e.Stamp.IsZero() && than.Stamp.IsZero() && than.State == calendar.Invited
}

// changeInterview changes an interview in the store unless it is dry, and returns it as a person sees it.
func (a *Account) changeInterview(ctx context.Context, id int64, f func(*calendar.Interview) bool, dry bool) (*Interview, bool, error) {
	var i calendar.Interview
	var changed bool
	var err error
	if dry {
		if i, err = a.store.Interview(ctx, id); err == nil {
			changed = f(&i)
		}
	} else {
		i, changed, err = a.store.ChangeInterview(ctx, id, f)
	}
	if err != nil {
		return nil, false, err
	}
	shown, err := a.interviewsOf(ctx, []calendar.Interview{i})
	if err != nil {
		return nil, false, err
	}
	return &shown[0], changed, nil
}

// noteWords notes a reply in plain words, of the sender or else of the applicant of an application: what it chooses is read, and
// changes nothing but that a person has to look.
func (a *Account) noteWords(ctx context.Context, m mail.Incoming, applyID int64, dry bool) (Reply, error) {
	if m.From.Mail == "" && applyID == 0 {
		return Reply{}, ErrNoReply
	}
	now := a.opts.Now()
	all, err := a.store.Interviews(ctx, store.InterviewFilter{From: now})
	if err != nil {
		return Reply{}, err
	}
	all = slices.DeleteFunc(all, func(i calendar.Interview) bool {
		is := i.ApplyID == applyID
		if applyID == 0 {
			is = mail.Same(i.Address, m.From.Mail)
		}
		return !i.State.Holds() || !is
	})
	if len(all) == 0 {
		return Reply{}, ErrNoReply
	}
	if at := slices.IndexFunc(all, func(i calendar.Interview) bool { return i.UID != "" }); at >= 0 {
		all = all[at : at+1] // the interview, rather than what was offered before
	} else {
		letter := all[len(all)-1].Letter
		all = slices.DeleteFunc(all, func(i calendar.Interview) bool { return i.Letter != letter })
	}
	if m.Automatic {
		return Reply{Reason: lang.Text("The mail is an automatic reply. Nothing was changed.")}, nil
	}
	words := packet.OwnWords(m.Text, m.Page, applyID != 0)
	r := Reply{Comment: trimmed(words)}
	of := all[0]
	if of.UID == "" {
		if r.Choice = calendar.Choice(words, len(all)); r.Choice > 0 {
			of = all[r.Choice-1]
		}
	}
	r.Reason = lang.Text("The applicant answered in words. Read them, then book, move or cancel.")
	r.Interview, r.Changed, err = a.changeInterview(ctx, of.ID, func(i *calendar.Interview) bool {
		if i.State == calendar.Asks && i.Comment == r.Comment || !i.State.Holds() {
			return false
		}
		i.State, i.Comment = calendar.Asks, r.Comment
		return true
	}, dry)
	return r, err
}

// trimmed returns words of a stranger, as many as a list has room for.
func trimmed(words string) string {
	const most = 300
	words = strings.Join(strings.Fields(mail.CleanText(words)), " ")
	if letters := []rune(words); len(letters) > most {
		words = string(letters[:most]) + "…"
	}
	return words
}

func sayMethod(m calendar.Method) string {
	switch m {
	case calendar.Request:
		return lang.TextIn("calendar", "an invitation")
	case calendar.Cancel:
		return lang.TextIn("calendar", "a cancellation")
	case calendar.Publish, calendar.Reply, calendar.Counter:
	}
	return lang.TextIn("calendar", "a calendar entry")
}

// Agenda returns the interviews and offers that have not ended, up to a number of days from today on; 0: all of them. Those that
// were declined are in it, because a person has to decide what comes of them. Those that were cancelled or have lapsed are left out.
func (a *Account) Agenda(ctx context.Context, days int) ([]Interview, error) {
	now := a.opts.Now()
	all, err := a.Interviews(ctx, store.InterviewFilter{From: now})
	if err != nil {
		return nil, err
	}
	end := now.In(a.Zone())
	end = time.Date(end.Year(), end.Month(), end.Day()+days, 0, 0, 0, 0, a.Zone())
	return slices.DeleteFunc(all, func(i Interview) bool {
		return !i.State.Holds() && i.State != calendar.Refused || days > 0 && !i.Start.Before(end)
	}), nil
}

// NextInterviews returns the interviews of the next seven days that take place as far as is known.
func (a *Account) NextInterviews(ctx context.Context) ([]Interview, error) {
	all, err := a.Agenda(ctx, 7)
	return slices.DeleteFunc(all, func(i Interview) bool { return !i.TakesPlace() }), err
}

// countInterviews counts what the agenda has.
func (a *Account) countInterviews(ctx context.Context, w *Waits) error {
	next, err := a.NextInterviews(ctx)
	if err != nil {
		return err
	}
	if w.Interviews = len(next); len(next) > 0 {
		w.NextInterview = next[0].Start.In(next[0].In())
	}
	all, err := a.Agenda(ctx, 0)
	for _, i := range all {
		if i.State == calendar.Asks || i.State == calendar.Refused {
			w.ToDecide++
		}
	}
	return err
}

// CalendarFile returns those interviews that take place as a file for the manager's own calendar, which replaces what an earlier one had.
// In blind mode it has codes.
func (a *Account) CalendarFile(ctx context.Context, list []Interview) ([]byte, error) {
	var events []calendar.Event
	for _, i := range list {
		if !i.TakesPlace() {
			continue
		}
		events = append(events, calendar.Event{
			Method: calendar.Publish, UID: i.UID, Sequence: i.Sequence, Stamp: a.opts.Now(), Start: i.Start, End: i.End, Title: i.Name + ": " + i.Job, Place: i.Place,
		})
	}
	return calendar.WriteAll(events)
}

package answers

import (
	"bytes"
	"cmp"
	"context"
	"image"
	"io"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// AgendaSource is what the agenda needs of an account.
type AgendaSource interface {
	Zone() *time.Location // no I/O
	Agenda(ctx context.Context, days int) ([]account.Interview, error)
	OfferInterviews(ctx context.Context, applies []int64, times calendar.Times, dry bool) (account.PlannedInterviews, error)
	BookInterview(ctx context.Context, b account.Booking, dry bool) (account.PlannedInterviews, error)
	MoveInterview(ctx context.Context, id int64, slot calendar.Slot, dry bool) (account.PlannedInterviews, error)
	CancelInterview(ctx context.Context, id int64, dry bool) (account.PlannedInterviews, error)
	ReadReply(ctx context.Context, in io.Reader, applyID int64, dry bool) ([]account.Reply, error)
	CalendarFile(ctx context.Context, list []account.Interview) ([]byte, error)
	SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error)
}

// group is a part of the agenda.
type group int

// The groups, in the order of the list.
const (
	toDecide group = iota // the applicant asks for something, or has declined
	today
	thisWeek // the next seven days
	later
	silentYet // times were offered, and the applicant has not answered
)

// appointment is a row of the agenda: an interview, or the times that an applicant was offered.
type appointment struct {
	account.Interview // of offered times: the one that the applicant asks about, or else the first
	group             group
	offered           []account.Interview // nil for an interview
}

// agendaOf returns the rows of the agenda for interviews that are in the order of their times.
func agendaOf(all []account.Interview, now time.Time, in *time.Location) (rows []appointment) {
	at := map[int64]int{} // rows of offered times by their application
	for _, i := range all {
		if n, ok := at[i.ApplyID]; ok && i.UID == "" {
			r := &rows[n]
			r.offered = append(r.offered, i)
			if i.State == calendar.Asks {
				r.Interview, r.group = i, toDecide
			}
			continue
		}
		r := appointment{Interview: i, group: groupOf(&i, now, in)}
		if i.UID == "" {
			at[i.ApplyID], r.offered = len(rows), []account.Interview{i}
		}
		rows = append(rows, r)
	}
	slices.SortStableFunc(rows, func(a, b appointment) int { return cmp.Compare(a.group, b.group) })
	return rows
}

func groupOf(i *account.Interview, now time.Time, in *time.Location) group {
	switch {
	case i.State == calendar.Asks, i.State == calendar.Refused:
		return toDecide
	case i.UID == "":
		return silentYet
	}
	now = now.In(in)
	midnight := func(days int) time.Time {
		return time.Date(now.Year(), now.Month(), now.Day()+days, 0, 0, 0, 0, in)
	}
	switch {
	case i.Start.Before(midnight(1)):
		return today
	case i.Start.Before(midnight(7)):
		return thisWeek
	}
	return later
}

// Agenda lists the interviews that are to come, and who was offered times. The details of the row under the cursor are beside the
// list, or below it on a narrow screen.
type Agenda struct {
	screen.Untyped
	*Letters
	rows   []appointment
	known  bool   // they were read
	failed string // why they could not be
	list   widget.List
	page   widget.Page
	seen   int64 // the setting of blind mode that they were read under
	task   load.Task
}

// AgendaAction opens the agenda.
func (l *Letters) AgendaAction() action.Action {
	return action.Action{Keys: action.Agenda, Label: action.Label{Name: "agenda", Title: "Agenda of the interviews", Synonyms: "calendar, appointments, meetings, invite, offer times, ics", Help: "interviews that are to come, and who was offered times"}.Translated(), Group: action.GroupReview, Run: func() tea.Cmd { return l.OpenScreen(true) }}
}

func (l *Letters) openAgenda() tea.Cmd {
	a := &Agenda{Letters: l}
	return tea.Batch(l.env.Do(intent.OpenScreen{Screen: a}), a.Reload(), l.reload())
}

// all asks for the whole agenda.
func all(source AgendaSource) func(context.Context) ([]account.Interview, error) {
	return func(ctx context.Context) ([]account.Interview, error) { return source.Agenda(ctx, 0) }
}

// Reload implements screen.Reloader.
func (a *Agenda) Reload() tea.Cmd {
	if a.env.Switched != a.seen {
		a.rows, a.known, a.seen = nil, false, a.env.Switched
	}
	source := a.source
	return load.Run(a.env.Group, &a.task, all(source), func(all []account.Interview, err error) tea.Cmd {
		if a.known, a.failed = err == nil, ""; err != nil {
			a.failed = a.env.Fail(err)
			return nil
		}
		at := a.current()
		a.rows = agendaOf(all, a.env.Now(), source.Zone())
		a.list.Rows(len(a.rows))
		if n := slices.IndexFunc(a.rows, at.is); n >= 0 {
			a.list.MoveTo(n)
		}
		return nil
	})
}

// is reports whether another row is about the same interview, or about the offers to the same applicant.
func (r appointment) is(o appointment) bool {
	return r.ID == o.ID || r.offered != nil && o.offered != nil && r.ApplyID == o.ApplyID
}

// reloadAgenda reads the agenda again if it is open.
func (l *Letters) reloadAgenda() tea.Cmd { return screen.Each(l.screens, (*Agenda).Reload) }

// Heard implements screen.Listener.
func (a *Agenda) Heard(e account.Event) tea.Cmd {
	if !e.Letters && !e.All && len(e.Applicants) == 0 {
		return nil
	}
	return a.Reload()
}

// Globals implements screen.Screen.
func (a *Agenda) Globals() screen.Globals { return screen.All }

// Place implements screen.Placed.
func (a *Agenda) Place() any { return "agenda" }

// current is the row under the cursor; the zero value without any.
func (a *Agenda) current() appointment {
	if a.list.Cursor < len(a.rows) {
		return a.rows[a.list.Cursor]
	}
	return appointment{}
}

// Actions implements screen.Screen.
func (a *Agenda) Actions() []action.Action {
	of, none := a.current(), ""
	if of.ID == 0 {
		none = lang.Text("this list is empty")
	}
	off := cmp.Or(none, a.source.LettersOff())
	booked := off
	if off == "" && !of.Booked() {
		booked = lang.Text("there is no invitation to an interview yet")
	}
	invite := off
	if off == "" && of.Booked() && of.Proposed.Start.IsZero() {
		invite = lang.Text("the applicant is invited already; %s gives the interview another time", action.MoveInterview)
	}
	saved := none
	if !slices.ContainsFunc(a.rows, func(r appointment) bool { return r.TakesPlace() }) {
		saved = cmp.Or(none, lang.Text("there is no invitation to an interview yet"))
	}
	out := a.list.Moves(func() tea.Cmd { a.page.Top(); return nil })
	add := func(keys action.Keys, label action.Label, group action.Group, rank int, disabled string, run func() tea.Cmd) {
		out = append(out, action.Action{Keys: keys, Label: label.Translated(), Group: group, Rank: rank, Disabled: disabled, Run: run})
	}
	add(action.Invite, action.Label{Name: "invite", Title: "Invite the applicant to a time", Synonyms: "book, accept, confirm, interview", Help: "invite to an offered time, to the one that the applicant asks for, or to another"}, action.GroupReview, 1, invite, func() tea.Cmd {
		if of.Booked() {
			return a.move(of.Interview)
		}
		return a.book(of.ApplyID)
	})
	add(action.Open, action.Label{Name: "applicant", Title: "Read the applicant of the interview", Help: "read the profile and the CV of the applicant"}, action.GroupReview, 2, none, func() tea.Cmd {
		return a.env.Do(intent.ReadQueue{IDs: []int64{of.ApplyID}, ID: of.ApplyID, Back: intent.OpenAnswers{Agenda: true}})
	})
	add(action.MoveInterview, action.Label{Name: "move", Title: "Move the interview", Synonyms: "another time, postpone, reschedule", Help: "give the interview another time"}, action.GroupReview, 3, booked, func() tea.Cmd { return a.move(of.Interview) })
	add(action.CancelInterview, action.Label{Name: "cancel it", Title: "Cancel the interview", Synonyms: "call off, withdraw", Help: "cancel the interview"}, action.GroupReview, 4, booked, func() tea.Cmd { return a.cancel(of.Interview) })
	add(action.ReadReply, action.Label{Name: "reply", Title: "Paste the reply of an applicant", Synonyms: "answer, mail, accepted, declined", Help: "paste a mail that answers an invitation or an offer; what it changes is shown first"}, action.GroupReview, 5, none, func() tea.Cmd { a.host.Push(newReplyBox(a.Letters, of)); return nil })
	out = append(out, action.Action{Keys: action.WriteLetter, Label: sayWrite(0), Group: action.GroupReview, Rank: 6, Disabled: off, Run: func() tea.Cmd { return a.Write([]int64{of.ApplyID}) }})
	add(action.SaveCV, action.Label{Name: "save .ics", Title: "Save the interviews for your calendar", Synonyms: "ics, calendar, export, download", Help: "save the interviews in a file for your own calendar"}, action.GroupFiles, 7, saved, a.save)
	add(action.Copy, action.Label{Name: "copy", Title: "Copy the time of the interview", Synonyms: "clipboard, yank", Help: "copy the time and the place of the interview"}, action.GroupFiles, 8, none, func() tea.Cmd {
		return a.env.Do(intent.Copy{What: intent.CopiedTime, Value: text.Joined(", ", of.Words(of.In()), calendar.ZoneWords(of.Start, of.In()), text.Line(of.Place))})
	})
	add(slices.Concat(action.Back, action.Agenda), action.Label{Name: "close", Title: "Close the agenda", Help: "close the agenda"}, action.GroupReview, 9, "", func() tea.Cmd { return a.env.Do(intent.CloseScreen{Screen: a}) })
	return out
}

// save saves the interviews in a file for the manager's own calendar.
func (a *Agenda) save() tea.Cmd {
	var list []account.Interview
	var applies []int64
	for _, r := range a.rows {
		if r.TakesPlace() {
			list, applies = append(list, r.Interview), append(applies, r.ApplyID)
		}
	}
	source, notify, isBlind := a.source, a.env.Later(), a.env.Blind
	name := "interviews-" + a.env.Now().Local().Format(time.DateOnly) + ".ics"
	return load.Do(a.env.Group, func(ctx context.Context) (string, error) {
		data, err := source.CalendarFile(ctx, list)
		if err != nil {
			return "", err
		}
		return source.SaveFile(context.WithoutCancel(ctx), name, false, applies, bytes.NewReader(data))
	}, func(path string, err error) tea.Cmd {
		if err != nil {
			return notify(env.Bad, a.env.Fail(err))
		}
		saved := lang.Plural(len(list), "%d interview is in %s.", "%d interviews are in %s.", text.Line(path))
		return tea.Batch(notify(env.Good, saved), a.env.Do(intent.SendFile{Path: path, Blind: isBlind}))
	})
}

// Prepare implements screen.Screen.
func (a *Agenda) Prepare(width int) tea.Cmd {
	if left := a.listWidth(width); left > 0 {
		width -= left + 1
	}
	return a.prepare(&a.page, width, func(width int) []string { return a.details(a.current(), width) })
}

// Targets implements screen.Mouse.
func (a *Agenda) Targets(body image.Rectangle) []screen.Target {
	rows, page := a.areas(body)
	return []screen.Target{
		{Rectangle: rows, Click: func(at image.Point) tea.Cmd {
			if row, ok := a.list.At(at.Y + rows.Min.Y - body.Min.Y); ok {
				a.list.MoveTo(row)
				a.page.Top()
			}
			return nil
		}, Scroll: func(_ image.Point, lines int) tea.Cmd { a.list.ScrollBy(lines); return nil }},
		{Rectangle: page, Scroll: func(_ image.Point, lines int) tea.Cmd { a.page.ScrollBy(lines); return nil }},
	}
}

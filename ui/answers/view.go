package answers

import (
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// beside is the width, in cells, from which the page of a row is beside the list.
const beside = 100

// mostList is the greatest width of the list beside a page, in cells.
const mostList = 110

// listWidth returns the width of the list if a page is beside it, else 0.
func listWidth(width int) int {
	if width < beside {
		return 0
	}
	return min(width*11/20, mostList)
}

// head is how many lines the heading, the tabs and their rule take.
const head = 3

// View implements screen.Screen.
func (s *Screen) View(width, height int) []string {
	s.width = width
	left, rows := listWidth(width), height-head
	has := s.count(s.tab) > 0
	if !has {
		left = 0
	}
	var sides []widget.Side
	switch right := width - left - 1; {
	case left > 0:
		sides = []widget.Side{{Width: left, Lines: s.listed(left, rows)}, {Width: right, Lines: s.page.View(s.env, right, rows)}}
	case s.entered && has:
		sides = []widget.Side{{Width: width, Lines: s.page.View(s.env, width, rows)}}
	default:
		sides = []widget.Side{{Width: width, Lines: s.listed(width, rows)}}
	}
	return append([]string{s.heading(width), s.tabLine(width).Line}, widget.Beside(s.env.Theme, rows, sides...)...)
}

func (s *Screen) heading(width int) string {
	t := s.env.Theme
	row := widget.NewRow(width).Left(t.Heading, " "+lang.Text("Answers"))
	if marked := s.marks.Label(len(s.marks)); marked != "" {
		row.Left(t.Accent, "  "+marked)
	}
	if longest := s.sayLongest(); longest != "" {
		row.Right(t.Warn, longest+" ")
	} else if s.read && s.shown.unanswered+s.Waiting()+s.count(waiting) == 0 {
		row.Right(t.Dim, lang.Text("everybody has an answer")+" ")
	}
	return row.Render(theme.Style{})
}

func (s *Screen) tabLine(width int) widget.Tabs {
	all := make([]widget.Tab, tabs)
	for i := range all {
		t := tab(i)
		count := s.count(t)
		if t == noAnswer {
			count = s.shown.unanswered // the list has the first of them
		}
		all[i] = widget.Tab{Key: i + 1, Name: sayTab(t), Count: count, Uncounted: !s.read, Rest: t == done}
	}
	return widget.TabLine(s.env.Theme, width, all, int(s.tab)+1)
}

// message returns the sentence that is shown instead of the list, with its style; "": the list is shown.
func (s *Screen) message() (sentence string, style theme.Style) {
	t := s.env.Theme
	switch off := s.source.LettersOff(); {
	case s.failed != "":
		return s.failed, t.Bad
	case off != "" && s.count(s.tab) == 0:
		return text.Sentence(off) + " " + lang.Text("shortlist guide answers explains how."), t.Warn
	case !s.read, s.tab == noAnswer && !s.shown.listed:
		return lang.Text("Loading…"), t.Dim
	case s.count(s.tab) == 0:
		return sayEmpty(s.tab), t.Dim
	}
	return "", t.Dim
}

// listed draws the rows in sight.
func (s *Screen) listed(width, height int) (out []string) {
	if sentence, style := s.message(); sentence != "" {
		return widget.Fill(append(widget.Fill(nil, width, 1), widget.Paragraph(style, sentence, 1, width)...), width, height)
	}
	s.list.Resize(s.count(s.tab), height)
	s.list.Drawn(head, 1)
	from, to := s.list.Window()
	columns := s.columnsOf(width, from, to)
	for i := from; i < to; i++ {
		out = append(out, s.row(i, columns, width))
	}
	return widget.Fill(s.list.Bar(s.env, out, width), width, height)
}

// columns are the widths of a row's columns, in cells. A column of 0 cells has no room.
type columns struct{ name, letter, note, job, position, when int }

// leastColumn is the least width of a column that can be cut, in cells.
const leastColumn = 12

// columnsOf gives the name the room that the shorter columns leave, but for a part of the job, so that one long name does not take
// the jobs of all; the job and the position get what is left of it.
func (s *Screen) columnsOf(width, from, to int) (c columns) {
	for i := from; i < to; i++ {
		r := s.cells(i)
		c = columns{max(c.name, text.Width(r.name)), max(c.letter, text.Width(r.letter)), max(c.note, text.Width(r.note)), max(c.job, text.Width(r.job)), max(c.position, text.Width(r.position)), max(c.when, text.Width(r.when))}
	}
	const edges, gap = 4, 2
	room := width - edges - gap - c.when
	take := func(wanted, most, least int) (cells int) {
		if cells = min(wanted, most, room); cells < min(wanted, least) || cells <= 0 {
			return 0
		}
		room -= cells + gap
		return cells
	}
	c.letter = take(c.letter, room/2, 0)
	c.note = take(c.note, room/3, 0)
	c.name = take(c.name, max(room-min(c.job, 16)-gap, 20), 0)
	c.job = take(c.job, room, leastColumn)
	c.position = take(c.position, room, leastColumn)
	return c
}

// cells are the texts of a row.
type cells struct {
	name, letter string
	note         string // what the manager should know before the letter leaves; "" for nothing
	job          string
	position     string // the last one of the applicant
	when         string
}

func (s *Screen) cells(i int) cells {
	switch s.tab {
	case noAnswer:
		c := s.shown.silent[i]
		title, _ := profile.Position(&c)
		return cells{name: env.Name(c), job: text.Line(c.JobTitle), position: title, when: s.ago(c.Date)}
	case toCall:
		c := s.shown.calls[i]
		phone := c.Candidate.Applicant.Contacts.Phone
		if phone == "" {
			phone = "–"
		}
		return cells{name: env.Name(c.Candidate), letter: text.Line(phone), job: c.Reason.Label(), when: sayCall(c)}
	}
	of := &s.shown.by[s.tab][i]
	note := text.Line(of.Differs)
	if note == "" && of.Unopened {
		note = lang.TextIn("letter", "not opened")
	}
	return cells{name(of), of.Name.Label() + " · " + of.Lang, note, text.Line(of.Job), "", s.when(of)}
}

// when words the time that matters for a letter, or what is unclear about it.
func (s *Screen) when(of *account.Letter) string {
	switch s.tab {
	case waiting:
		if !s.env.UI.Linear {
			return s.env.Clock(of.Due) // the tab names what happens then
		}
		return lang.Text("will be sent %s", s.env.Clock(of.Due))
	case drafts:
		return s.ago(of.Drafted)
	case unclear:
		return of.State.Label()
	case done:
		if of.State == answers.Withdrawn {
			return of.State.Label()
		}
		return s.env.Clock(of.Handed)
	}
	return s.ago(of.Planned)
}

// ago words an age, in a column or read aloud.
func (s *Screen) ago(at time.Time) string {
	if s.env.UI.Linear {
		return screen.SayAgo(s.env.Now(), at)
	}
	return s.env.Ago(at)
}

func (s *Screen) row(i int, c columns, width int) string {
	t, current := s.env.Theme, i == s.list.Cursor
	r := s.cells(i)
	edge, side, style := t.Row(current, !s.entered, t.Text)
	mark, end := " ", t.Dim
	if s.marks[s.id(i)] {
		mark = theme.SignMarked
	}
	if s.tab == unclear {
		end = t.Warn
	}
	row := widget.NewRow(width).Left(side, edge).Left(t.Accent, mark+" ").Left(style, text.Fit(r.name, c.name))
	for _, column := range []struct {
		style theme.Style
		text  string
		width int
	}{{t.Text, r.letter, c.letter}, {t.Warn, r.note, c.note}, {t.Dim, r.job, c.job}, {t.Dim, r.position, c.position}} {
		if column.width > 0 {
			row.Left(column.style, "  "+text.Fit(column.text, column.width))
		}
	}
	return row.Left(end, "  "+text.PadLeft(r.when, c.when)).Render(s.env.Ground(current && !s.entered))
}

// whole draws all that is known of the row under the cursor. It is wrapped unless width is 0.
func (s *Screen) whole(width int) []string {
	if of, ok := s.letter(); ok {
		return s.wholeLetter(of, width)
	}
	if call, ok := s.call(); ok {
		return s.about(call.Candidate, text.Joined(", ", sayCall(call), call.Reason.Label()), width)
	}
	if s.tab == noAnswer && s.list.Cursor < len(s.shown.silent) {
		return s.about(s.shown.silent[s.list.Cursor], "", width)
	}
	return nil
}

// about draws an applicant, what became of a call, and the letters so far.
func (s *Screen) about(c model.Candidate, call string, width int) (out []string) {
	t := s.env.Theme
	pair := s.pairs(&out, width)
	pair(lang.Text("Applicant"), t.Bold, env.Name(c))
	pair(lang.Text("Job"), t.Text, c.JobTitle)
	s.verdict(c.ID, pair)
	title, employer := profile.Position(&c)
	pair(lang.Text("Position"), t.Text, text.Joined(" · ", title, employer))
	s.facts(c, pair, profile.Applied, profile.Status, profile.Phone, profile.Email)
	pair(lang.TextIn("letter", "Reason"), t.Text, call)
	s.letters(c.ID, 0, pair)
	return out
}

// facts draws facts of an application.
func (s *Screen) facts(c model.Candidate, pair func(label string, style theme.Style, value string), kinds ...profile.Kind) {
	for _, f := range profile.About(c, s.env.Date).Only(kinds...) {
		pair(f.Kind.Label(), s.env.Theme.Text, text.Joined("  ", f.Value, f.Note))
	}
}

// verdict draws the manager's verdict on an application.
func (s *Screen) verdict(applyID int64, pair func(label string, style theme.Style, value string)) {
	v := s.lend.Review(applyID).Verdict
	pair(lang.Text("Verdict"), review.Style(s.env.Theme, v), v.Label())
}

// wholeLetter draws all of a letter: first what the manager should know, then what the applicant reads.
func (s *Screen) wholeLetter(of account.Letter, width int) (out []string) {
	t := s.env.Theme
	pair := s.pairs(&out, width)
	to := name(&of)
	if of.Address != "" {
		to += " <" + of.Address + ">"
	}
	pair(lang.TextIn("letter", "To"), t.Bold, to)
	pair(lang.Text("Job"), t.Text, of.Job)
	s.verdict(of.Applies[0], pair)
	s.facts(s.shown.people[of.Applies[0]], pair, profile.Applied, profile.Status)
	pair(lang.Text("Letter"), t.Text, text.Joined(" · ", of.Name.Label(), languageName(of.Lang), s.sayState(&of)))
	pair(lang.TextIn("letter", "Reason"), t.Warn, of.Reason)
	if of.Unopened {
		pair(lang.Text("Note"), t.Warn, lang.Text("the contact was not opened on the board"))
	}
	pair(lang.Text("Colleagues"), t.Warn, of.Differs)
	for _, w := range of.Written {
		pair(lang.Text("Colleagues"), t.Warn, review.SayWritten(s.env, w))
	}
	if of.Shared {
		pair(lang.Text("Note"), t.Dim, lang.Text("a colleague may write to the applicant, too: a team folder reserves nothing"))
	}
	s.letters(of.Applies[0], of.ID, pair)
	if width == 0 {
		return append(out, of.Subject, of.Text)
	}
	out = append(out, widget.NewRow(width).Left(t.Faint, " "+strings.Repeat("─", max(width-2, 0))).Render(theme.Style{}))
	out = append(out, widget.Indented(" ", widget.Paragraph(t.Bold, text.Line(of.Subject), 0, width-1))...)
	out = append(out, "")
	return append(out, widget.Indented(" ", widget.AsWritten(s.env, of.Text, width-2))...)
}

func languageName(code string) string {
	if l, ok := lang.Parse(code); ok {
		return l.Name()
	}
	return code
}

// sayCall words what became of a call.
func sayCall(c account.Call) string {
	if c.State == answers.CallAgain && c.Until != "" {
		return c.State.Label() + " " + string(c.Until)
	}
	return c.State.Label()
}

// Package frame draws what is around and over a screen: the bar above it, below it the notice and the footer, and the
// stack of boxes over it, with the few boxes that every part of the program uses.
package frame

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Account is what the bar shows of the account that is open.
type Account struct {
	Name, Email, Host string
	Demo              bool // the demo matters more than the e-mail address

	NotViewed      int  // applicants of all jobs
	Unanswered     int  // jobs that were sent without an answer, and whose question the person postponed
	ToSend         int  // changes in the outbox
	Due            int  // applicants to be looked at again
	Letters        int  // letters that the manager has to look at, to send or to decide on
	Inbox          int  // arrivals that are not listed yet
	Overdue        bool // the inbox holds arrivals that the service should have listed
	Blind          bool
	ReadOnly       bool
	ReviewsUnsaved bool
	Offline        bool
	Failing        bool // offline because the service returns errors

	Reading, ReadingShort string // how far a long reading of CVs is; "" without one
}

// Title returns the title of the terminal window; a is nil without an account.
func Title(a *Account) string {
	const program = "shortlist"
	if a == nil {
		return program
	}
	title := program + " · " + a.Name
	if a.NotViewed > 0 {
		title = "(" + strconv.Itoa(a.NotViewed) + ") " + title
	}
	return text.Title(title)
}

// remark is something in the bar that needs attention, or that waits.
type remark struct {
	style theme.Style
	text  string
	short string // used if text has no room
	rank  int    // each has its own; without room for all remarks, those of high rank go first
}

// remarks are shown at the right of the bar, in this order.
func (a *Account) remarks(e *env.Env) (out []remark) {
	t := e.Theme
	add := func(when bool, style theme.Style, rank int, text, short string) {
		if when {
			out = append(out, remark{style, text, short, rank})
		}
	}
	add(a.Reading != "", t.Dim, 11, a.Reading, a.ReadingShort)
	add(a.NotViewed > 0, t.Unviewed, 9, sayNotViewed(a.NotViewed), sayNotViewed(a.NotViewed))
	add(a.Blind, t.Accent, 3, lang.Text("blind"), lang.Text("blind"))
	add(a.ReadOnly, t.Warn, 10, lang.Text("read-only"), lang.Text("read-only"))
	add(a.Unanswered > 0, t.Warn, 4, lang.Plural(a.Unanswered, "%d job sent, no answer (%s)", "%d jobs sent, no answer (%s)", action.NewJob), sayShort(a.Unanswered, action.NewJob))
	add(a.ToSend > 0, t.Warn, 5, lang.Plural(a.ToSend, "%d to send (%s)", "%d to send (%s)", action.Outbox), sayShort(a.ToSend, action.Outbox))
	add(a.Due > 0, t.Warn, 7, lang.Plural(a.Due, "%d due (%s)", "%d due (%s)", action.Due), sayShort(a.Due, action.Due))
	add(a.Letters > 0, t.Warn, 8, lang.Plural(a.Letters, "%d letter (%s)", "%d letters (%s)", action.Answers), sayShort(a.Letters, action.Answers))
	add(a.Overdue, t.Accent, 6, lang.Plural(a.Inbox, "%d in the inbox (%s)", "%d in the inbox (%s)", action.Inbox), sayShort(a.Inbox, action.Inbox))
	add(a.ReviewsUnsaved, t.Bad, 1, lang.Text("reviews not saved"), lang.Text("not saved"))
	away := "● " + lang.Text("offline")
	if a.Failing {
		away = "● " + lang.Text("service down")
	}
	add(a.Offline, t.Bad, 2, away, away)
	return out
}

// about returns the texts that may follow the name, the longest first. The last one is shown even without room for it.
func (a *Account) about() []string {
	email, host := text.Line(a.Email), text.Line(a.Host)
	if a.Demo {
		return []string{email + "  " + sayNothingLeaves(), sayNothingLeaves(), lang.Text("made-up people")}
	}
	return []string{email + "  " + host, email, ""}
}

// Status returns what the bar shows as sentences: the account, then each remark. It leaves out the count of unviewed
// applicants and the progress of a reading, which change all the time.
func (a *Account) Status(e *env.Env) []string {
	out := []string{screen.Joined(text.Line(a.Name), screen.PlainLine(a.about()[0]))}
	for _, r := range a.remarks(e) {
		if r.text != sayNotViewed(a.NotViewed) && r.text != a.Reading {
			out = append(out, strings.TrimPrefix(r.text, "● "))
		}
	}
	return out
}

// between is how many cells are between two remarks.
const between = 2

// fit makes remarks fit into room cells: it shortens those of the highest rank first, then removes them. It also returns
// how many cells the remarks take.
func fit(remarks []remark, room int) ([]remark, int) {
	taken := 0
	for _, r := range remarks {
		taken += text.Width(r.text) + between
	}
	least := slices.Clone(remarks)
	slices.SortStableFunc(least, func(a, b remark) int { return cmp.Compare(b.rank, a.rank) })
	for _, l := range least {
		if taken > room {
			taken -= text.Width(l.text) - text.Width(l.short)
			remarks[slices.IndexFunc(remarks, func(r remark) bool { return r.rank == l.rank })].text = l.short
		}
	}
	for _, l := range least {
		if taken > room {
			taken -= text.Width(l.short) + between
			remarks = slices.DeleteFunc(remarks, func(r remark) bool { return r.rank == l.rank })
		}
	}
	return remarks, taken
}

// Bar draws the row above a screen. Without an account it has only the name of the program.
func Bar(e *env.Env, width int, a *Account) string {
	t := e.Theme
	const program = " shortlist "
	row := widget.NewRow(width).Left(t.Bar, program)
	if a == nil {
		return row.Render(theme.Style{})
	}
	remarks, taken := fit(a.remarks(e), width*2/3) // the account's name keeps a third of the row
	for _, r := range remarks {
		row.Right(r.style, strings.Repeat(" ", between-1)+r.text+" ")
	}
	name, about := "  "+text.Line(a.Name), ""
	room := width - taken - text.Width(program+name) - 1
	for _, way := range a.about() {
		if about = way; way != "" {
			about = "  " + way
		}
		if text.Width(about) <= room {
			break
		}
	}
	return row.Left(t.Text, name).Left(t.Dim, about).Render(theme.Style{})
}

func sayNothingLeaves() string { return lang.Text("made-up people; nothing leaves this computer") }

func sayNotViewed(applicants int) string {
	return lang.Plural(applicants, "%d unviewed", "%d unviewed")
}

// sayShort is the short text of a remark: its number, and the key that shows more.
func sayShort(n int, opens action.Keys) string { return strconv.Itoa(n) + " (" + opens.String() + ")" }

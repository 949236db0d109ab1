// Package desk holds what every pane is given: the work group, the look, the
// clock, and the few things a pane may ask of the whole screen.
package desk

import (
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/diff"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Severity is how much a notice matters.
type Severity int

// The severities, by rising weight.
const (
	Info Severity = iota
	Good
	Warn
	Bad
)

// Notice is a sentence for the notice line or a report; safe text.
type Notice struct {
	Severity Severity
	Text     string
}

// Question is what a person is asked before something that matters. action.Yes does it;
// every other answer is no.
type Question struct {
	Title          string
	Lines          []string // what it is about and what will happen; safe text
	Verb           string   // what yes does: "delete"
	Danger         bool
	NamesApplicant bool // it identifies an applicant: switching blind mode closes it
	Do             func() tea.Cmd
}

// Report is what became of something that took a while, to be read line by line.
type Report struct {
	Title string   // safe text, as are the lines
	Lines []Notice // wrapped to the width when drawn; those of weight have a sign

	Changes []diff.Line // of a text, after the lines

	Undo func() tea.Cmd // what z does in it; nil: nothing
}

// Desk is shared by all panes and changed by the root model alone.
type Desk struct {
	Group   *load.Group
	Theme   theme.Theme
	Text    *text.Renderer
	Labels  model.JobTypeLabels
	Country model.Country
	Now     func() time.Time

	// ReadOnly is why nothing can be changed at the service; "" when it can.
	ReadOnly string

	// Blind says that blind mode is on: notes may say who somebody is, too.
	Blind bool
	// Switched is how often blind mode was switched when what is shown was read.
	Switched int64

	// Notify shows a notice for a while; what it says must be safe text.
	Notify func(Severity, string) tea.Cmd
	// Fail looks at a failure: it asks for a sign-in where that helps, and
	// returns the sentence to show.
	Fail func(error) string
	// Reached notes that the service answers.
	Reached func()
	// NextTry is when the lists that could not be read are asked for again.
	NextTry func() time.Time
	// Perform does what an intent asks for; Do calls it.
	Perform func(Intent) tea.Cmd
	// Ask puts a question over the screen.
	Ask func(Question)
	// Show puts a report over the screen.
	Show func(Report)

	searched string
	sought   query.Query // the same, as it is looked for
}

// Intent is what a pane, screen or box wants of the whole program. Package intent has all of
// them.
type Intent interface{ Intent() }

// Do performs an intent at once.
func (d *Desk) Do(i Intent) tea.Cmd {
	if d.Perform == nil {
		return nil
	}
	return d.Perform(i)
}

// Want returns what performs an intent, for an action.
func (d *Desk) Want(i Intent) func() tea.Cmd { return func() tea.Cmd { return d.Do(i) } }

// Run does an action, or says why it cannot be done now.
func (d *Desk) Run(a action.Action) tea.Cmd {
	if a.Disabled != "" {
		return d.Notify(Info, "Not now: "+a.Disabled+".")
	}
	return a.Run()
}

// NotifyAll shows one notice of several sentences, the worst first.
func (d *Desk) NotifyAll(said []Notice) tea.Cmd {
	slices.SortStableFunc(said, func(a, b Notice) int { return int(b.Severity - a.Severity) })
	texts := make([]string, len(said))
	for i, s := range said {
		texts[i] = s.Text
	}
	return d.Notify(said[0].Severity, strings.Join(texts, " "))
}

// Sign is how a severity looks.
func (d *Desk) Sign(s Severity) (lipgloss.Style, string) {
	t := d.Theme
	switch s {
	case Good:
		return t.Good, "✓"
	case Warn:
		return t.Warn, "!"
	case Bad:
		return t.Bad, "✗"
	}
	return t.Text, "›"
}

// Clock words a moment by the clock: the time of day today, else the date.
func (d *Desk) Clock(t time.Time) string {
	if t.IsZero() {
		return "never"
	}
	t, now := t.Local(), d.Now().Local()
	switch {
	case t.Year() == now.Year() && t.YearDay() == now.YearDay():
		return t.Format("15:04")
	case t.Year() == now.Year():
		return t.Format("2 Jan 15:04")
	default:
		return t.Format("2 Jan 2006")
	}
}

// Ago words how long ago something was, in at most four cells; "" for never.
func (d *Desk) Ago(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return amount.Ago(d.Now().Sub(t))
}

// Date words a day.
func (d *Desk) Date(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Local().Format("2 Jan 2006")
}

// Spot is what is drawn at a place of a list's pane.
type Spot struct {
	ID      int64  // of the row there; 0 for none
	Current bool   // the cursor is on that row
	Key     string // the key of the tab there; "" for none
}

// Salary words, briefly, a job's salary with its currency where the ledger knows it
// (CONTRACT 1).
func (d *Desk) Salary(j model.Job, ledger map[int64]model.CurrencyEntry) string {
	currency := ""
	if entry, ok := ledger[j.ID]; ok {
		currency = d.Country.Code(entry.Currency)
	}
	return text.Line(model.SalaryShort(j.SalaryFrom, j.SalaryTo, currency, j.Rate))
}

// Broken reports whether a job of the service already breaks a rule of the form
// (CONTRACT 9).
func (d *Desk) Broken(j model.Job) bool {
	title := model.Units(strings.TrimSpace(j.Title))
	return title > model.MaxTitleUnits || title == 0 || strings.TrimSpace(j.Region) == ""
}

// GoneJustIn says of who just came in that they were dismissed: they have no number that
// a person knows them by.
const GoneJustIn = "A new application is not on this computer anymore"

// NoCV says why a person has no CV to read, save or open; "" when there is one.
func NoCV(c model.Candidate) string {
	switch {
	case c.CV == nil:
		return "no CV is attached"
	case c.CV.Broken != "":
		return "the CV cannot be used: " + text.Line(c.CV.Broken)
	case c.CV.Ref == "":
		return "the CV is not on this machine; r among the applicants reads it again"
	}
	return ""
}

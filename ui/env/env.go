// Package env holds what every pane is given: the work group, the theme, the clock, its place on the screen, and the few
// things a pane may ask of the whole program.
package env

import (
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/load"
	"shortlist/ui/markup"
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

// Question asks a person before something that matters is done. action.Yes does it; every other answer is no.
type Question struct {
	Title          string
	Lines          []string // the subject and the consequences; safe text
	Verb           string   // what yes does: "delete"
	Danger         bool
	NamesApplicant bool // the question identifies an applicant: switching blind mode closes it
	Do             func() tea.Cmd
}

// Report is the outcome of a longer task, to be read line by line.
type Report struct {
	Title string   // safe text, as are the lines
	Lines []Notice // wrapped to the width when drawn, and those above Info with a sign

	Changes []markup.DiffLine // the changes of a text, drawn after Lines

	Undo func() tea.Cmd // undoes the task, by z in the report; nil: not possible
}

// Env is shared by all panes and changed by the root model alone.
type Env struct {
	Group   *load.Group
	Theme   *theme.Theme
	Text    *text.Renderer
	Labels  model.JobTypeLabels
	UI      model.UI // what the person chose about the dashboard
	Country model.Country
	Now     func() time.Time

	// ReadOnly is why the service cannot be changed; "" if it can.
	ReadOnly string

	// Blind reports whether blind mode is on. It hides notes, too, which may name an applicant.
	Blind bool
	// Team reports whether reviews and shortlists are shared with colleagues.
	Team bool
	// Switched is the number of blind-mode switches when the shown data was read.
	Switched int64

	// Notify shows a notice of safe text for a while.
	Notify func(Severity, string) tea.Cmd
	// Reserve returns a Notify for a task that begins now and ends later; nil: Notify does it. Later calls it.
	Reserve func() func(Severity, string) tea.Cmd
	// Behind shows a notice about an event that the person did not cause; nil: Notify does it. Announce calls it.
	Behind func(Severity, func() string) tea.Cmd
	// Fail handles a failure: it asks for a sign-in where that helps, and
	// returns the sentence to show.
	Fail func(error) string
	// Reached notes that the service answers.
	Reached func()
	// NextTry is when the lists that could not be read are read again.
	NextTry func() time.Time
	// Perform does what an intent asks for; Do calls it.
	Perform func(Intent) tea.Cmd
	// Ask puts a question over the screen.
	Ask func(Question)
	// Show puts a report over the screen.
	Show func(Report)

	changes int  // how often something other than a cursor may have changed
	moved   bool // OnlyMoved was called

	searched string
	sought   query.Query // searched, parsed
}

// Today is the local day.
func (e *Env) Today() model.Day { return model.DayOf(e.Now().Local()) }

// Intent is what a pane, screen or box wants of the whole program. Package intent has all intents.
type Intent interface{ Intent() }

// Do performs an intent at once.
func (e *Env) Do(i Intent) tea.Cmd {
	if e.Perform == nil {
		return nil
	}
	return e.Perform(i)
}

// Want returns a function that performs an intent, for an action.
func (e *Env) Want(i Intent) func() tea.Cmd { return func() tea.Cmd { return e.Do(i) } }

// Run runs an action, or shows why it is not possible now.
func (e *Env) Run(a action.Action) tea.Cmd {
	if a.Disabled != "" {
		return e.NotNow(a.Disabled)
	}
	return a.Run()
}

// Later returns a Notify for the outcome of a task that begins now and ends later. It does not replace a notice about
// something that began after the task.
func (e *Env) Later() func(Severity, string) tea.Cmd {
	if e.Reserve == nil {
		return e.Notify
	}
	return e.Reserve()
}

// Announce shows a notice about an event that the person did not cause. It waits for the notice on the screen, which is
// about what the person did. sentence is called when the notice is shown, because blind mode may be switched on before.
func (e *Env) Announce(s Severity, sentence func() string) tea.Cmd {
	if e.Behind == nil {
		return e.Notify(s, sentence())
	}
	return e.Behind(s, sentence)
}

// NotNow shows why something is not possible now.
func (e *Env) NotNow(why string) tea.Cmd { return e.Notify(Info, lang.Text("Not now: %s.", why)) }

// Gone is the sentence about an application that another window dismissed or erased.
func Gone() string { return lang.Text("An application is not on this computer anymore.") }

// NotifyAll shows one notice of several sentences, the worst first.
func (e *Env) NotifyAll(notices []Notice) tea.Cmd {
	slices.SortStableFunc(notices, func(a, b Notice) int { return int(b.Severity - a.Severity) })
	texts := make([]string, len(notices))
	for i, s := range notices {
		texts[i] = s.Text
	}
	return e.Notify(notices[0].Severity, strings.Join(texts, " "))
}

// Ground returns the style under each line of a list's row; current means the row under the cursor, where the keys are.
// A slow line is spared the ground: two rows that are painted to their last cell take three times the bytes of a key.
func (e *Env) Ground(current bool) theme.Style {
	return e.Theme.Choice(current && !e.UI.LowBandwidth)
}

// Sign is the style and the mark of a severity.
func (e *Env) Sign(s Severity) (theme.Style, string) {
	t := e.Theme
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

// oldAfter is the age from which a list is old.
const oldAfter = 15 * time.Minute

// IsOld reports whether a list that was read at t is old. A time in the future is old, too: the clock was set back since.
func (e *Env) IsOld(t time.Time) bool {
	age := e.Now().Sub(t)
	return age >= oldAfter || age < 0
}

// Age words when a list was read, if it is old or the last fetch failed; else it returns "".
func (e *Env) Age(read time.Time, failed bool) string {
	if read.IsZero() || !failed && !e.IsOld(read) {
		return ""
	}
	return lang.Text("as of %s", e.Clock(read))
}

// Clock words a moment by the clock: the time of day today, else the date.
func (e *Env) Clock(t time.Time) string {
	if t.IsZero() {
		return amount.Never()
	}
	t, now := t.Local(), e.Now().Local()
	switch {
	case t.Year() == now.Year() && t.YearDay() == now.YearDay():
		return t.Format("15:04")
	case t.Year() == now.Year():
		return amount.Moment(t)
	default:
		return amount.Date(t)
	}
}

// Ago words how long ago something was, in at most four cells; "" for never.
func (e *Env) Ago(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return amount.Ago(e.Now().Sub(t))
}

// Date words a day.
func (e *Env) Date(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return amount.Date(t.Local())
}

// Spot is what a list's pane has drawn at one cell.
type Spot struct {
	ID      int64  // of the row at the cell; 0 without a row
	Current bool   // the cursor is on that row
	Key     string // the key of the tab at the cell; "" without a tab
}

// Salary words a job's salary, and in brief, with its currency if the ledger knows it (CONTRACT 1).
func (e *Env) Salary(j model.Job, ledger map[int64]model.CurrencyEntry) (short, brief string) {
	currency := ""
	if entry, ok := ledger[j.ID]; ok {
		currency = e.Country.Code(entry.Currency)
	}
	return text.Line(model.SalaryShort(j.SalaryFrom, j.SalaryTo, currency, j.Rate)),
		text.Line(model.SalaryBrief(j.SalaryFrom, j.SalaryTo, currency, j.Rate))
}

// Broken reports whether a job of the service already breaks a rule of the form
// (CONTRACT 9).
func (e *Env) Broken(j model.Job) bool {
	title := model.Units(strings.TrimSpace(j.Title))
	return title > model.MaxTitleUnits || title == 0 || strings.TrimSpace(j.Region) == ""
}

// NoCV is the reason why there is no CV to read, save or open; "" when there is one.
func NoCV(c model.Candidate) string {
	switch {
	case c.CV == nil:
		return lang.Text("no CV is attached")
	case c.CV.Broken != "":
		return lang.Text("the CV cannot be used: %s", text.Line(c.CV.Broken))
	case c.CV.Ref == "":
		return lang.Text("the CV is not on this computer; %s in the applicant list fetches it", action.Refresh)
	}
	return ""
}

// NoContact is the reason why there is nothing to reach an applicant by: plain, or blind mode, which hides it.
func (e *Env) NoContact(plain string) string {
	if e.Blind {
		return lang.Text("blind mode hides contacts and links; %s switches it off", action.Blind)
	}
	return plain
}

// NotSearched is the sentence about what blind mode keeps from being found.
func NotSearched() string {
	return lang.Text("In blind mode names, contacts and ages are not searched.")
}

// Again is the sentence about when a failed read is tried again, and by which key. itself is true if it is also tried
// without a key.
func (e *Env) Again(itself bool) string {
	if !itself || e.NextTry == nil || !e.NextTry().After(e.Now()) {
		return lang.Text("Press %s to try again.", action.Refresh)
	}
	return lang.Text("Next try at %s, %s tries now.", e.Clock(e.NextTry()), action.Refresh)
}

// Search sets the words that pages highlight, in the language of package query; "" highlights nothing.
func (e *Env) Search(words string) {
	e.searched = words
	e.sought, _ = query.Parse(words, e.Now()) // terms that are not understood are not highlighted
}

// Sought returns the parsed words of the last search.
func (e *Env) Sought() query.Query { return e.sought }

// Searched returns the words of the last search; "" without one. Pages highlight them.
func (e *Env) Searched() string { return e.searched }

// TrackChanges calls update, which handles a message. Afterwards everything is drawn again, unless the message only
// moved a cursor: it called OnlyMoved, and update did not report that more has changed.
func (e *Env) TrackChanges(update func() (more bool)) {
	switched := e.Switched
	e.moved = false
	if more := update(); more || !e.moved || e.Switched != switched {
		e.changes++
	}
}

// OnlyMoved notes that a key changes only the place of a cursor and marks.
func (e *Env) OnlyMoved() { e.moved = true }

// Changes counts the messages so far that made everything be drawn again.
func (e *Env) Changes() int { return e.changes }

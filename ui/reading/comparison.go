package reading

import (
	"context"
	"fmt"
	"image"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/career"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/candidatedetail"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Comparison is the screen that shows two to four applicants side by side. It highlights differences, and never
// compares money of different currencies (CONTRACT 32).
type Comparison struct {
	screen.Untyped
	env    *env.Env
	source NeedsSource
	book   *review.Reviewer
	known  *people.People
	ids    []int64
	at     int // the index of the applicant that keys act on
	page   widget.Page
	room   int // lines of the table in sight, as last drawn; 0: not drawn yet

	found     map[int64][]needs.Find // by application; nil before they are loaded
	needsTask load.Task
	requested bool // found was requested
}

// NeedsSource is where a comparison has the needs of the applicants' jobs from.
type NeedsSource interface {
	NeedsOf(context.Context, model.Candidate) ([]needs.Find, error)
}

// Compare opens the comparison of two to four applicants, if that many are still there.
func Compare(e *env.Env, screens *screen.Stack, source NeedsSource, known *people.People, book *review.Reviewer, ids []int64) tea.Cmd {
	v := NewComparison(e, source, known, book, ids)
	screens.Open(v)
	return v.Redraw()
}

// NewComparison returns the screen for two to four applicants.
func NewComparison(e *env.Env, source NeedsSource, known *people.People, book *review.Reviewer, ids []int64) *Comparison {
	known.Keep(ids)
	return &Comparison{env: e, source: source, known: known, book: book, ids: ids}
}

// Candidate returns the applicant that keys act on.
func (v *Comparison) Candidate() model.Candidate { return v.known.Applicant(v.ids[v.at]) }

// People returns the compared applicants.
func (v *Comparison) People() []model.Candidate {
	return v.known.All(v.ids)
}

// Redraw implements screen.Drawn. It removes applicants that are gone, and closes the screen if fewer than two are left.
// Keys keep acting on the same applicant, if possible.
func (v *Comparison) Redraw() tea.Cmd {
	v.Forget()
	was := v.ids[v.at]
	v.ids = slices.DeleteFunc(slices.Clone(v.ids), func(id int64) bool {
		_, known := v.known.Get(id)
		return !known
	})
	if v.at = max(slices.Index(v.ids, was), 0); review.NotComparable(len(v.ids)) != "" {
		return v.env.Do(intent.CloseScreen{Screen: v})
	}
	return nil
}

// Reload implements screen.Reloader. The shell has replaced the names by codes already.
func (v *Comparison) Reload() tea.Cmd {
	v.found, v.requested = nil, false
	v.Forget()
	return nil
}

// Heard implements screen.Listener. It loads the needs again after an event about jobs.
func (v *Comparison) Heard(e account.Event) tea.Cmd {
	if v.requested && (e.Jobs || e.All) {
		return v.loadNeeds()
	}
	return nil
}

// loadNeeds looks for the needs of the applicants' jobs off the loop.
func (v *Comparison) loadNeeds() tea.Cmd {
	v.requested = true
	all, source := v.People(), v.source
	return load.Run(v.env.Group, &v.needsTask, func(ctx context.Context) (map[int64][]needs.Find, error) {
		found := map[int64][]needs.Find{}
		for _, c := range all {
			of, err := source.NeedsOf(ctx, c)
			if err != nil {
				return nil, err
			}
			found[c.ID] = of
		}
		return found, nil
	}, func(found map[int64][]needs.Find, err error) tea.Cmd {
		if err != nil {
			return v.env.Notify(env.Bad, v.env.Fail(err))
		}
		v.found = found
		v.Forget()
		return nil
	})
}

// needs are a row for each need of the applicants' jobs, in the order in which they were written.
func (v *Comparison) needs() (rows []row) {
	people := v.People()
	at := map[string]int{}
	for i, c := range people {
		for _, f := range v.found[c.ID] {
			n, known := at[f.Need]
			if !known {
				n = len(rows)
				at[f.Need] = n
				rows = append(rows, row{label: candidatedetail.Letter(n), title: text.Line(f.Need), cells: make([]cell, len(people)), prose: true})
			}
			var lines []string
			for _, l := range f.Lines {
				lines = append(lines, profile.LinePlace(l)+" "+l.Text)
			}
			if state := profile.FindState(f); state != "" {
				lines = append(lines, state)
			}
			rows[n].cells[i] = cell{value: strings.Join(lines, "\n"), drawing: func(width int) []string { return candidatedetail.FindLines(v.env.Theme, f, n, width) }}
		}
	}
	return rows
}

// IDs returns the compared applications.
func (v *Comparison) IDs() []int64 { return slices.Clone(v.ids) }

// Forget drops the drawn page, so that it is drawn again.
func (v *Comparison) Forget() { v.page.Forget() }

// Reviewed implements screen.Drawn.
func (v *Comparison) Reviewed([]int64) { v.page.Forget() }

// Actions implements screen.Screen.
func (v *Comparison) Actions() []action.Action {
	to := func(by int) func() tea.Cmd {
		return func() tea.Cmd {
			v.at = max(min(v.at+by, len(v.ids)-1), 0)
			v.Forget()
			return nil
		}
	}
	out := v.book.Actions(review.One(v.ids[v.at], ""), 1, nil)
	out = append(out,
		action.Action{Keys: action.NextColumn, Label: action.Label{Name: "next", Title: "Next applicant", Help: "to the applicant on the right", Context: "compare"}.Translated(), Group: action.GroupMoving, Rank: 4, Run: to(1)},
		action.Action{Keys: action.PreviousColumn, Label: action.Label{Name: "previous", Title: "Previous applicant", Help: "to the applicant on the left", Context: "compare"}.Translated(), Group: action.GroupMoving, Run: to(-1)},
		action.Action{Keys: action.Read, Label: action.Label{Name: "read", Title: "Read the CV", Synonyms: "resume", Help: "read the profile and the CV; marks the application viewed"}.Translated(), Group: action.GroupApplicants, Rank: 6, Run: v.env.Want(intent.ReadQueue{IDs: v.IDs(), ID: v.ids[v.at]})},
		action.Action{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"}.Translated(), Group: action.GroupMoving, Rank: 2, Run: v.env.Want(intent.CloseScreen{Screen: v})},
	)
	return append(out, v.page.Moves()...)
}

// labelWidth is the width of the column of labels, in cells.
const labelWidth = 12

// Prepare builds the table, width cells wide. It has the text of each position if all of it is then in sight.
func (v *Comparison) Prepare(width int) tea.Cmd {
	var loading tea.Cmd
	if !v.requested {
		loading = v.loadNeeds()
	}
	return tea.Batch(loading, v.page.Prepare(v.env, fmt.Sprint("compare", v.room), width, func(draw func(string, int) []string) []string {
		if lines := v.table(width, draw); len(lines) <= v.room {
			return lines
		}
		return v.table(width, nil)
	}))
}

// column is the width of an applicant's column in cells, without the gap before it.
func (v *Comparison) column(width int) int {
	const least = 8
	return min(max((width-labelWidth)/len(v.ids)-gap, least), widget.MostText)
}

// gap is how many cells are before each column.
const gap = 2

// cell is the content of a row for one applicant.
type cell struct {
	value   string
	entries [][]string               // in a row of lists: the lines of each entry, safe text
	texts   []string                 // what belongs to each entry, a stranger's text; nil: nothing
	drawing func(width int) []string // draws the value in another way; nil: as text
	style   *theme.Style             // nil: highlighted if the row's values differ
}

// row is a label and the value of each applicant.
type row struct {
	label string
	cells []cell
	title string // above the cells; "" for most
	note  string // why the row is not compared
	prose bool   // never highlighted
}

// table draws the rows. draw draws the text of each position; nil: they are left out.
func (v *Comparison) table(width int, draw func(string, int) []string) []string {
	t := v.env.Theme
	column := v.column(width)
	var lines []string
	for _, r := range v.rows() {
		if !slices.ContainsFunc(r.cells, func(c cell) bool { return c.value != "" }) {
			continue
		}
		differs := slices.ContainsFunc(r.cells, func(c cell) bool { return c.value != r.cells[0].value })
		style := t.Dim
		switch {
		case differs && !r.prose && (t.Dim == t.Text || r.cells[0].entries != nil): // without a dim colour, bold shows what differs
			style = t.Bold
		case differs:
			style = t.Text
		}
		columns := make([][]string, len(r.cells))
		tall := 1
		for i, c := range r.cells {
			look := style
			switch {
			case c.value == "":
				c.value, look = "–", t.Faint
			case c.style != nil:
				look = *c.style
			}
			columns[i] = c.drawn(column, look, t.Dim, draw)
			tall = max(tall, len(columns[i]))
		}
		if tall > 1 && len(lines) > 0 && lines[len(lines)-1] != "" {
			lines = append(lines, "")
		}
		if r.title != "" {
			lines = append(lines, " "+t.Bold.Render(text.Cut(r.label+" "+r.title, width-1)))
			r.label = ""
		}
		for n := range tall {
			label := ""
			if n == 0 {
				label = r.label
			}
			line := text.Fit(t.Dim.Render(" "+label), labelWidth)
			for _, c := range columns {
				part := ""
				if n < len(c) {
					part = c[n]
				}
				line += strings.Repeat(" ", gap) + text.Fit(part, column)
			}
			lines = append(lines, line)
		}
		if r.note != "" {
			lines = append(lines, text.Fit("", labelWidth+gap)+t.Dim.Render(text.Cut(r.note, max(width-labelWidth-gap, 1))))
		}
		if tall > 1 || r.title != "" {
			lines = append(lines, "")
		}
	}
	return lines
}

// drawn returns the lines of a cell, width cells wide. The details of an entry are indented below
// its first line, and so is its text, if there is a function that draws it.
func (c cell) drawn(width int, look, about theme.Style, draw func(string, int) []string) (out []string) {
	if c.drawing != nil {
		return c.drawing(width)
	}
	if c.entries == nil {
		for _, line := range text.Lines(c.value) {
			for _, part := range text.Wrap(line, width) {
				out = append(out, look.Render(part))
			}
		}
	}
	for i, e := range c.entries {
		for _, part := range text.Wrap(e[0], width) {
			out = append(out, look.Render(part))
		}
		for _, detail := range e[1:] {
			for _, part := range text.Wrap(detail, width-1) {
				out = append(out, " "+about.Render(part))
			}
		}
		if i < len(c.texts) && draw != nil && strings.TrimSpace(c.texts[i]) != "" {
			out = append(out, widget.Indented(" ", draw(c.texts[i], width-1))...)
		}
	}
	return out
}

// entriesOf is a row of lists, for example of positions. Each entry has a first line and
// details.
func (v *Comparison) entriesOf(label string, what func(model.Applicant) ([][]string, []string)) row {
	r := row{label: label}
	for _, c := range v.People() {
		var one cell
		entries, texts := what(c.Applicant)
		for i, e := range entries {
			if e = slices.DeleteFunc(e, func(s string) bool { return s == "" }); len(e) > 0 {
				one.entries = append(one.entries, e)
				one.value += strings.Join(e, "\n") + "\n"
				if texts != nil {
					one.texts = append(one.texts, texts[i])
				}
			}
		}
		r.cells = append(r.cells, one)
	}
	return r
}

// rows returns what is compared: the person's own review, the needs, and what the applicants wrote.
func (v *Comparison) rows() []row {
	people := v.People()
	of := func(label string, what func(*model.Candidate) string) row {
		r := row{label: label}
		for _, c := range people {
			r.cells = append(r.cells, cell{value: what(&c)})
		}
		return r
	}
	known := func(k profile.Kind) row {
		return of(k.Label(), func(c *model.Candidate) string { return profile.About(*c, v.env.Date).Get(k).Value })
	}
	mine := func(label string, what func(model.Review) string) row {
		return of(label, func(c *model.Candidate) string { return what(v.book.Shown(c.ID)) })
	}
	verdict := mine(lang.Text("Verdict"), func(r model.Review) string { return r.Verdict.Label() })
	for i, c := range people {
		look := review.Style(v.env.Theme, v.book.For(c.ID).Verdict)
		verdict.cells[i].style = &look
	}
	note := mine(lang.Text("Note"), func(r model.Review) string {
		if r.Note != "" && v.env.Blind {
			return lang.Text("[hidden while blind]")
		}
		return r.Note
	})
	note.prose = true
	reviewed := []row{
		verdict,
		mine(lang.Text("Rating"), func(r model.Review) string {
			if r.Rating == 0 {
				return ""
			}
			return review.Stars(r.Rating)
		}),
		mine(lang.Text("Tags"), func(r model.Review) string { return strings.Join(r.Tags, ", ") }),
		mine(lang.Text("Look again"), func(r model.Review) string {
			_, on := review.Snoozed(v.env, r)
			return on
		}),
		note,
	}
	return slices.Concat(reviewed, v.needs(), []row{
		of(lang.Text("Job"), func(c *model.Candidate) string { return c.JobTitle }),
		known(profile.Applied),
		v.wishes(),
		known(profile.Region),
		known(profile.Relocates),
		known(profile.Age),
		known(profile.Questions),
		of(lang.Text("Worked"), func(c *model.Candidate) string {
			if len(c.Applicant.Experience) == 0 {
				return ""
			}
			return profile.Sum(career.At(c.Applicant.Experience, career.Today(v.env.Now())))
		}),
		v.entriesOf(lang.Text("Experience"), func(p model.Applicant) (out [][]string, texts []string) {
			for _, e := range p.Experience {
				out = append(out, []string{text.Line(e.Title), text.Line(e.Employer), profile.PlainPeriod(e, career.Today(v.env.Now()))})
				texts = append(texts, e.Responsibilities)
			}
			return out, texts
		}),
		v.entriesOf(lang.Text("Education"), func(p model.Applicant) (out [][]string, _ []string) {
			for _, e := range p.Education {
				out = append(out, []string{text.Line(e.Level), text.Line(e.Major), text.Line(e.Institution)})
			}
			return out, nil
		}),
		of("CV", func(c *model.Candidate) string {
			switch {
			case c.CV == nil:
				return lang.TextIn("compare", "none")
			case c.CV.Broken != "":
				return lang.Text("cannot be used")
			}
			return lang.Text("attached")
		}),
	})
}

// wishes is the row of wanted salaries. It names the lowest one if all have the same currency.
func (v *Comparison) wishes() row {
	r := row{label: lang.Text("Wants")}
	currencies := map[string]bool{}
	var lowest *model.Decimal
	alike := true
	for _, c := range v.People() {
		wish := c.Applicant.Salary
		if wish != nil {
			currencies[c.Applicant.Currency] = true
			if lowest != nil && wish.Cmp(*lowest) != 0 {
				alike = false
			}
			if lowest == nil || wish.Cmp(*lowest) < 0 {
				lowest = wish
			}
		}
		r.cells = append(r.cells, cell{value: c.Applicant.SalaryWish()})
	}
	if len(currencies) > 1 {
		r.note = lang.Text("in different currencies: not compared")
		return r
	}
	for i, c := range v.People() {
		if wish := c.Applicant.Salary; wish != nil && !alike && wish.Cmp(*lowest) == 0 {
			look := v.env.Theme.Good.Bold()
			r.cells[i].value = lang.Text("%s (lowest)", r.cells[i].value)
			r.cells[i].style = &look
		}
	}
	return r
}

// Globals implements screen.Screen.
func (v *Comparison) Globals() screen.Globals { return screen.All }

// Targets implements screen.Mouse.
func (v *Comparison) Targets(body image.Rectangle) []screen.Target {
	return []screen.Target{{Rectangle: body, Scroll: func(_ image.Point, lines int) tea.Cmd {
		v.page.ScrollBy(lines)
		return nil
	}}}
}

// View draws the screen as height lines of width cells.
func (v *Comparison) View(width, height int) []string {
	t, plain := v.env.Theme, theme.Style{}
	column := v.column(width)
	head := widget.NewRow(width).Left(t.Heading, text.Fit(" "+lang.Text("Compare"), labelWidth+gap-1))
	people := v.People()
	for i, c := range people {
		style, mark := t.Bold, " "
		if i == v.at {
			style, mark = t.TabOn, "▸"
		}
		room := column + gap - 1 // it may take the gap
		if i == len(people)-1 {  // behind the last there is no gap
			room = column
		}
		name := text.Cut(env.Name(c), room)
		head.Left(t.Accent, mark).Left(style, name).Left(plain, strings.Repeat(" ", room-text.Width(name)))
	}
	lines := []string{head.Render(plain), t.Faint.Render(strings.Repeat("─", width))}
	v.room = height - len(lines)
	return append(lines, v.page.View(v.env, width, height-2)...)
}

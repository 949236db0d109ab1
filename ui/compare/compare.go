// Package compare is the screen on which two to four people stand side by side,
// row by row: what differs is lit, and money of different currencies is never
// weighed against each other (CONTRACT 32).
package compare

import (
	"image"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/model/career"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/facts"
	"shortlist/ui/intent"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/reviewing"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/worklife"
)

// View is the screen.
type View struct {
	screen.Untyped
	desk  *desk.Desk
	book  *reviewing.Book
	known *people.People
	ids   []int64
	at    int // the person that keys are about
	page  desk.Page
}

// New returns the screen of two to four people.
func New(d *desk.Desk, known *people.People, book *reviewing.Book, ids []int64) *View {
	known.Keep(ids)
	return &View{desk: d, known: known, book: book, ids: ids}
}

// Candidate is whom the keys are about.
func (v *View) Candidate() model.Candidate { return v.known.Applicant(v.ids[v.at]) }

// People are those compared.
func (v *View) People() []model.Candidate {
	return v.known.All(v.ids)
}

// Redraw implements screen.Drawn: it compares those of the applicants who are left, and closes
// where they are too few. The keys stay about the applicant they were about, where that one is
// among them.
func (v *View) Redraw() tea.Cmd {
	v.Forget()
	was := v.ids[v.at]
	v.ids = slices.DeleteFunc(slices.Clone(v.ids), func(id int64) bool {
		_, known := v.known.Get(id)
		return !known
	})
	if v.at = max(slices.Index(v.ids, was), 0); review.NotComparable(len(v.ids)) != "" {
		return v.desk.Do(intent.CloseScreen{Screen: v})
	}
	return nil
}

// IDs are the applications compared.
func (v *View) IDs() []int64 { return slices.Clone(v.ids) }

// Forget makes the page be drawn anew.
func (v *View) Forget() { v.page.Forget() }

// Reviewed implements screen.Drawn.
func (v *View) Reviewed([]int64) { v.page.Forget() }

// Actions are what can be done now.
func (v *View) Actions() []action.Action {
	to := func(by int) func() tea.Cmd {
		return func() tea.Cmd {
			v.at = max(min(v.at+by, len(v.ids)-1), 0)
			v.Forget()
			return nil
		}
	}
	out := v.book.Actions(reviewing.One(v.ids[v.at], ""), 1, nil)
	out = append(out,
		action.Action{Keys: action.NextColumn, Label: action.Label{Name: "next", Title: "Next applicant", Help: "to the applicant on the right"}, Group: action.GroupMoving, Rank: 4, Run: to(1)},
		action.Action{Keys: action.PreviousColumn, Label: action.Label{Name: "previous", Title: "Previous applicant", Help: "to the applicant on the left"}, Group: action.GroupMoving, Run: to(-1)},
		action.Action{Keys: action.Read, Label: action.Label{Name: "read", Title: "Read the CV", Synonyms: "resume", Help: "read the profile and the CV, which marks the application viewed"}, Group: action.GroupApplicants, Rank: 6, Run: v.desk.Want(intent.ReadQueue{IDs: v.IDs(), ID: v.ids[v.at]})},
		action.Action{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"}, Group: action.GroupMoving, Rank: 2, Run: v.desk.Want(intent.CloseScreen{Screen: v})},
	)
	return append(out, v.page.Moves()...)
}

// labelWidth is the column of the rows' names, in cells.
const labelWidth = 12

// Prepare builds the table in so many cells.
func (v *View) Prepare(width int) tea.Cmd {
	return v.page.Prepare(v.desk, "compare", width, func(func(string, int) []string) []string { return v.table(width) })
}

// column is how wide one person is, in cells, the gap before them left out.
func (v *View) column(width int) int {
	return max((width-labelWidth)/len(v.ids)-1, 8)
}

// cell is what stands in a row of one person.
type cell struct {
	said    string
	entries [][]string      // of a list: what is said, as safe lines
	style   *lipgloss.Style // nil: lit where the row differs
}

// row is a name and what each person has under it.
type row struct {
	label string
	cells []cell
	note  string // why it is not compared
	prose bool   // it is read, not weighed, so not lit
}

func (v *View) table(width int) []string {
	t := v.desk.Theme
	column := v.column(width)
	var lines []string
	for _, r := range v.rows() {
		if !slices.ContainsFunc(r.cells, func(c cell) bool { return c.said != "" }) {
			continue
		}
		differs := slices.ContainsFunc(r.cells, func(c cell) bool { return c.said != r.cells[0].said })
		style := t.Dim
		if differs {
			style = t.Bold
		}
		if differs && r.prose {
			style = t.Text
		}
		columns := make([][]string, len(r.cells))
		tall := 1
		for i, c := range r.cells {
			look := style
			switch {
			case c.said == "":
				c.said, look = "–", t.Faint
			case c.style != nil:
				look = *c.style
			}
			columns[i] = c.drawn(column, look, t.Dim)
			tall = max(tall, len(columns[i]))
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
				line += " " + text.Fit(part, column)
			}
			lines = append(lines, line)
		}
		if r.note != "" {
			lines = append(lines, text.Fit("", labelWidth)+" "+t.Dim.Render(text.Cut(r.note, max(width-labelWidth-1, 1))))
		}
		if tall > 1 {
			lines = append(lines, "")
		}
	}
	return lines
}

// drawn are the lines of a cell, in so many cells: what is about an entry is set in
// below its name.
func (c cell) drawn(width int, look, about lipgloss.Style) (out []string) {
	if c.entries == nil {
		for _, line := range text.Lines(c.said) {
			for _, part := range text.Wrap(line, width) {
				out = append(out, look.Render(part))
			}
		}
	}
	for _, e := range c.entries {
		for _, part := range text.Wrap(e[0], width) {
			out = append(out, look.Render(part))
		}
		for _, said := range e[1:] {
			for _, part := range text.Wrap(said, width-1) {
				out = append(out, " "+about.Render(part))
			}
		}
	}
	return out
}

// entriesOf is a row of lists, like the positions people had: of each entry a name, and
// what is about it.
func (v *View) entriesOf(label string, what func(model.Applicant) [][]string) row {
	r := row{label: label}
	for _, c := range v.People() {
		var one cell
		for _, e := range what(c.Applicant) {
			if e = slices.DeleteFunc(e, func(s string) bool { return s == "" }); len(e) > 0 {
				one.entries = append(one.entries, e)
				one.said += strings.Join(e, "\n") + "\n"
			}
		}
		r.cells = append(r.cells, one)
	}
	return r
}

// rows are what is compared, the person's own view first.
func (v *View) rows() []row {
	of := func(label string, what func(model.Candidate) string) row {
		r := row{label: label}
		for _, c := range v.People() {
			r.cells = append(r.cells, cell{said: what(c)})
		}
		return r
	}
	known := func(k facts.Kind) row {
		return of(string(k), func(c model.Candidate) string { return facts.Of(c, v.desk.Date).Get(k).Value })
	}
	mine := func(label string, what func(model.Review) string) row {
		return of(label, func(c model.Candidate) string { return what(v.book.Shown(c.ID)) })
	}
	verdict := mine("Verdict", func(r model.Review) string { return string(r.Verdict) })
	for i, c := range v.People() {
		look := review.Style(v.desk.Theme, v.book.For(c.ID).Verdict)
		verdict.cells[i].style = &look
	}
	note := mine("Note", func(r model.Review) string {
		if r.Note != "" && v.desk.Blind {
			return "[hidden while blind]"
		}
		return r.Note
	})
	note.prose = true
	return []row{
		verdict,
		mine("Rating", func(r model.Review) string {
			if r.Rating == 0 {
				return ""
			}
			return review.Stars(r.Rating)
		}),
		mine("Tags", func(r model.Review) string { return strings.Join(r.Tags, ", ") }),
		note,
		of("Job", func(c model.Candidate) string { return c.JobTitle }),
		known(facts.Applied),
		v.wishes(),
		known(facts.Region),
		known(facts.Relocates),
		known(facts.Age),
		known(facts.Questions),
		of("Worked", func(c model.Candidate) string {
			if len(c.Applicant.Experience) == 0 {
				return ""
			}
			return worklife.Sum(career.Of(c.Applicant.Experience, career.Today(v.desk.Now())))
		}),
		v.entriesOf("Experience", func(p model.Applicant) (out [][]string) {
			for _, e := range p.Experience {
				out = append(out, []string{text.Line(e.Title), text.Line(e.Employer), worklife.Period(e)})
			}
			return out
		}),
		v.entriesOf("Education", func(p model.Applicant) (out [][]string) {
			for _, e := range p.Education {
				out = append(out, []string{text.Line(e.Level), text.Line(e.Major), text.Line(e.Institution)})
			}
			return out
		}),
		of("CV", func(c model.Candidate) string {
			switch {
			case c.CV == nil:
				return "none"
			case c.CV.Broken != "":
				return "cannot be used"
			}
			return "attached"
		}),
	}
}

// wishes are the salaries people want. The lowest is named where all are of one
// currency.
func (v *View) wishes() row {
	r := row{label: "Wants"}
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
		r.cells = append(r.cells, cell{said: c.Applicant.SalaryWish()})
	}
	if len(currencies) > 1 {
		r.note = "in different currencies: not compared"
		return r
	}
	for i, c := range v.People() {
		if wish := c.Applicant.Salary; wish != nil && !alike && wish.Cmp(*lowest) == 0 {
			look := v.desk.Theme.Good.Bold(true)
			r.cells[i].said += " (lowest)"
			r.cells[i].style = &look
		}
	}
	return r
}

// Globals implements screen.Screen.
func (v *View) Globals() screen.Globals { return screen.All }

// Targets implements screen.Mouse.
func (v *View) Targets(body image.Rectangle) []screen.Target {
	return []screen.Target{{Rectangle: body, Scroll: func(_ image.Point, lines int) tea.Cmd {
		v.page.ScrollBy(lines)
		return nil
	}}}
}

// View draws the screen as height lines of width cells.
func (v *View) View(width, height int) []string {
	t, plain := v.desk.Theme, lipgloss.NewStyle()
	column := v.column(width)
	head := desk.NewRow(width).Left(t.Heading, text.Fit(" Compare", labelWidth))
	for i, c := range v.People() {
		name := desk.Name(c)
		style := t.Bold
		mark := " "
		if i == v.at {
			style, mark = t.TabOn, "▸"
		}
		head.Left(t.Accent, mark).Left(style, text.Cut(name, column)).Left(plain, strings.Repeat(" ", max(column-text.Width(text.Cut(name, column)), 0)))
	}
	lines := []string{head.Render(plain), t.Faint.Render(strings.Repeat("─", width))}
	return append(lines, v.page.View(v.desk, width, height-2)...)
}

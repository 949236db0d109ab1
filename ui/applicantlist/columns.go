package applicantlist

import (
	"fmt"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// The columns of a wide list: the name, and those of model.ApplicantColumns.
const (
	inName = iota
	inPosition
	inRegion
	inExperience
	inWants
	inReview // review, and what is unusual about the application's state
	inSigns  // messages, CV and age of the application
	columnCount
)

// columnsFrom is the width from which a list has one line of columns for each applicant. columnGap is the number of
// cells between two columns, leadWidth the number before the first: the cursor's edge, a sign, a mark and a blank.
const (
	columnsFrom = 80
	columnGap   = 2
	leadWidth   = 4
)

// columns are the columns of a list, from the left, and their widths.
type columns struct {
	order []int
	width [columnCount]int // in cells; 0: not drawn. A region without a column is in the one of the position
}

// columnsOf shares the width of a list among its columns: first the least that each needs, then more for the columns
// that make a line most legible.
func columnsOf(width int, order []int) columns {
	c := columns{order: order}
	least := [columnCount]int{inName: 18, inPosition: 13, inWants: 11, inReview: 14, inSigns: 12}
	if !c.has(inPosition) {
		least[inRegion] = 12
	}
	spare := width - leadWidth + columnGap
	for _, i := range order {
		if c.width[i] = least[i]; least[i] > 0 {
			spare -= least[i] + columnGap
		}
	}
	for _, more := range []struct{ column, cells int }{{inName, 4}, {inExperience, 4}, {inPosition, 8}, {inRegion, 14}, {inName, 6}, {inReview, 10}} {
		if !c.has(more.column) {
			continue
		}
		if c.width[more.column] == 0 {
			if spare < more.cells+columnGap {
				continue
			}
			spare -= columnGap
		}
		cells := min(more.cells, spare)
		c.width[more.column] += cells
		spare -= cells
	}
	if !c.has(inPosition) {
		const most = 40 // cells of a name; with more, the rest of the line would be far from it
		c.width[inName] = min(c.width[inName]+spare, most)
		return c
	}
	c.width[inName] += spare / 3
	c.width[inPosition] += spare - spare/3
	return c
}

// has reports whether the person chose a column.
func (c columns) has(column int) bool { return slices.Contains(c.order, column) }

// cells are the parts of one line, each as wide as its column.
func (c columns) cells() (out [columnCount]*widget.Row) {
	for i, width := range c.width {
		out[i] = widget.NewRow(width)
	}
	return out
}

// line joins cells behind a lead.
func (c columns) line(ground theme.Style, lead *widget.Row, cells [columnCount]*widget.Row) string {
	var b strings.Builder
	b.WriteString(lead.Render(ground))
	for _, i := range c.order {
		if c.width[i] == 0 {
			continue
		}
		if i != inName {
			b.WriteString(ground.Render(strings.Repeat(" ", columnGap)))
		}
		b.WriteString(cells[i].Render(ground))
	}
	return b.String()
}

// headings draws the line above the columns.
func (p *Pane) headings(c columns) string {
	cells := c.cells()
	for i, cell := range cells {
		cell.Left(p.env.Theme.Dim, c.aligned(i, heading(i)))
	}
	return c.line(theme.Style{}, widget.NewRow(leadWidth), cells)
}

// aligned puts a number at the right of its column.
func (c columns) aligned(column int, s string) string {
	if column == inExperience || column == inWants {
		return text.PadLeft(s, c.width[column])
	}
	return s
}

// heading is the text above a column.
func heading(column int) string {
	switch column {
	case inName:
		return lang.Text("Name")
	case inPosition:
		return lang.Text("Position")
	case inRegion:
		return lang.Text("Region")
	case inExperience:
		return lang.Text("Exp")
	case inWants:
		return lang.Text("Wants")
	case inReview:
		return lang.Text("Review, status")
	}
	return " " + lang.Text("  CV   Ago ")
}

// cell is the text of a column; "" for a column that is drawn in several styles.
func (p *Pane) cell(column int, of *person) string {
	switch a := of.row.Applicant; column {
	case inPosition:
		return position(of.row)
	case inRegion:
		return text.Line(a.Region)
	case inExperience:
		return p.experience(of)
	case inWants:
		return text.Line(a.SalaryWish())
	}
	return ""
}

// columnRow draws one applicant in one line.
func (p *Pane) columnRow(person *person, cols columns, current, focused bool) string {
	t, c := p.env.Theme, person.row
	lead := widget.NewRow(leadWidth)
	style := p.lead(lead, c, current, focused)
	lead.Left(t.Accent, p.markSign(c))
	cells := cols.cells()

	age, premium := "", ""
	if c.Applicant.Age != nil {
		age = fmt.Sprintf(", %d", *c.Applicant.Age)
	}
	if c.Premium {
		premium = " " + theme.SignPremium
	}
	room := cols.width[inName] - text.Width(age+premium)
	cells[inName].Left(style, text.Cut(text.Steady(env.Name(*c)), max(room, cols.width[inName]/2))).Left(t.Dim, age).Left(t.Warn, premium)

	for _, i := range cols.order {
		if cols.width[i] == 0 {
			continue
		}
		about := text.Steady(p.cell(i, person))
		if i == inPosition && cols.width[inRegion] == 0 && cols.has(inRegion) {
			about = text.Joined(" · ", about, p.cell(inRegion, person))
		}
		cells[i].Left(t.Dim, cols.aligned(i, about))
	}
	p.reviewCell(cells[inReview], c)

	messages, count := p.messages(c)
	cv, sign := p.cvSign(c)
	cells[inSigns].Left(messages, text.PadLeft(text.Steady(count), 2)).Left(cv, " "+text.Fit(sign, 4)).Left(t.Dim, text.PadLeft(p.env.Ago(c.Date), 4))
	return cols.line(p.env.Ground(current && focused), lead, cells)
}

// experience words how long an applicant worked, in the fewest cells.
func (p *Pane) experience(of *person) string {
	if !of.measured { // the order by experience has measured everyone already
		of.measure(p.roster.today)
		of.sortedBy.Worked = of.current.Worked
	}
	return profile.Short(of.current.Worked)
}

// reviewCell draws the review of an application without the verdict, then its state.
func (p *Pane) reviewCell(cell *widget.Row, c *model.Candidate) {
	mine := p.program.ReviewOf(c.ID)
	state, shown := p.state(c)
	again, on := review.Snoozed(p.env, mine)
	accent := p.env.Theme.Accent
	briefly(cell, []part{{again, on}, {accent, review.Short(mine)}, {state, shown}})
}

// state is what is unusual about an application: a queued view, an arrival, or its status.
func (p *Pane) state(c *model.Candidate) (theme.Style, string) {
	t := p.env.Theme
	switch {
	case p.queued[c.ID]:
		return t.Warn, theme.SignQueued
	case c.JustIn():
		return t.Unviewed, theme.SignJustIn
	}
	return t.Dim, status(c)
}

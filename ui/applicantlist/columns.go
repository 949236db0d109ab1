package applicantlist

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/worklife"
)

// The columns of a wide list, from the left.
const (
	inName = iota
	inPosition
	inRegion
	inExperience
	inWants
	inReview // and what is not usual about where the application is
	inSigns  // messages, CV and how long ago; stays last
	columnCount
)

// columnsFrom is the width of a list from which an applicant takes one line in columns,
// columnGap the cells between two columns, and leadWidth those before the first: the
// cursor's edge and a sign.
const (
	columnsFrom = 80
	columnGap   = 2
	leadWidth   = 3
)

// columns are the widths of the columns, in cells; 0 for one that is left out. The region
// is then in the column of the position.
type columns [columnCount]int

// columnsOf shares the width of a list among its columns: the least each needs, then what
// makes most of a line legible first.
func columnsOf(width int) columns {
	c := columns{inName: 18, inPosition: 14, inWants: 11, inReview: 14, inSigns: 12}
	spare := width - leadWidth + columnGap
	for _, cells := range c {
		if cells > 0 {
			spare -= cells + columnGap
		}
	}
	for _, more := range []struct{ column, cells int }{{inName, 4}, {inExperience, 4}, {inPosition, 8}, {inRegion, 12}, {inReview, 10}} {
		if c[more.column] == 0 {
			if spare < more.cells+columnGap {
				continue
			}
			spare -= columnGap
		}
		cells := min(more.cells, spare)
		c[more.column] += cells
		spare -= cells
	}
	c[inName] += spare / 3
	c[inPosition] += spare - spare/3
	return c
}

// cells are the parts of one line, each as wide as its column.
func (c columns) cells() (out [columnCount]*desk.Row) {
	for i, width := range c {
		out[i] = desk.NewRow(width)
	}
	return out
}

// line joins cells behind a lead.
func (c columns) line(lead string, cells [columnCount]*desk.Row) string {
	var b strings.Builder
	b.WriteString(lead)
	for i, width := range c {
		if width == 0 {
			continue
		}
		if i > 0 {
			b.WriteString(strings.Repeat(" ", columnGap))
		}
		b.WriteString(cells[i].Render(lipgloss.NewStyle()))
	}
	return b.String()
}

// headings draws the line above the columns.
func (p *Pane) headings(c columns) string {
	cells := c.cells()
	for i, name := range [columnCount]string{say.Name(), say.Position(), say.Region(), text.PadLeft(say.Experience(), 4), text.PadLeft(say.Wants(), c[inWants]), say.Review(), " " + say.Signs()} {
		cells[i].Left(p.desk.Theme.Dim, name)
	}
	return c.line(strings.Repeat(" ", leadWidth), cells)
}

// columnRow draws one applicant in one line.
func (p *Pane) columnRow(person *person, cols columns, current, focused bool) string {
	t, c := p.desk.Theme, &person.Candidate
	lead := desk.NewRow(leadWidth)
	style := p.lead(lead, c, current, focused)
	cells := cols.cells()

	age, premium := "", ""
	if c.Applicant.Age != nil {
		age = fmt.Sprintf(", %d", *c.Applicant.Age)
	}
	if c.Premium {
		premium = " " + theme.SignPremium
	}
	room := cols[inName] - text.Width(age+premium)
	cells[inName].Left(style, text.Cut(text.Steady(desk.Name(*c)), max(room, cols[inName]/2))).Left(t.Dim, age).Left(t.Warn, premium)

	about := []string{position(c)}
	if cols[inRegion] == 0 {
		about = append(about, text.Line(c.Applicant.Region))
	}
	cells[inPosition].Left(t.Dim, joined(about...))
	cells[inRegion].Left(t.Dim, text.Line(c.Applicant.Region))
	if cols[inExperience] > 0 {
		if !person.measured { // once; the order by experience measures everyone
			person.measure(p.roster.today)
			person.placed.Worked = person.now.Worked
		}
		cells[inExperience].Left(t.Dim, text.PadLeft(worklife.Short(person.now.Worked), cols[inExperience]))
	}
	cells[inWants].Left(t.Dim, text.PadLeft(text.Steady(text.Line(c.Applicant.SalaryWish())), cols[inWants]))
	p.reviewCell(cells[inReview], c)

	messages, count := p.messages(c)
	cv, sign := p.cvSign(c)
	cells[inSigns].Left(messages, text.PadLeft(text.Steady(count), 2)).Left(cv, " "+text.Fit(sign, 4)).Left(t.Dim, text.PadLeft(p.desk.Ago(c.Date), 4))
	return cols.line(lead.Render(lipgloss.NewStyle()), cells)
}

// reviewCell draws the review of an application, then its state. Tags come last because they
// may be cut.
func (p *Pane) reviewCell(cell *desk.Row, c *model.Candidate) {
	mine := p.around.ReviewOf(c.ID)
	tags := model.Review{Tags: mine.Tags}
	mine.Tags = nil
	verdict, rest := review.Brief(mine)
	_, tagged := review.Brief(tags)
	state, shown := p.state(c)
	again, on := review.Snoozed(p.desk, mine)
	accent := p.desk.Theme.Accent
	briefly(cell, []part{{review.Style(p.desk.Theme, mine.Verdict), verdict}, {again, on}, {accent, rest}, {state, shown}, {accent, tagged}})
}

// state is what is unusual about an application: a queued view, an arrival, or its status.
func (p *Pane) state(c *model.Candidate) (lipgloss.Style, string) {
	t := p.desk.Theme
	switch {
	case p.queued[c.ID]:
		return t.Warn, theme.SignQueued
	case c.JustIn():
		return t.Unviewed, theme.SignJustIn
	}
	return t.Dim, status(c)
}

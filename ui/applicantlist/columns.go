package applicantlist

import (
	"slices"
	"strconv"
	"strings"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// The columns of a wide list: the name, those of model.ApplicantColumns, and those that come with another one.
const (
	inName = iota
	inPosition
	inRegion
	inExperience
	inWants
	inReview   // review, and what is unusual about the application's state
	inSigns    // messages, CV and age of the application
	inAge      // behind the name
	inEmployer // behind the position
	columnCount
)

// columnsFrom is the width from which a list has one line of columns for each applicant. columnGap is the least number of
// cells between two columns, mostGap the greatest, leadWidth the number before the first: the cursor's edge, a sign, a mark and
// a blank.
const (
	columnsFrom = 80
	columnGap   = 2
	mostGap     = 16
	leadWidth   = 4
)

// columns are the columns of a list, from the left, and their widths.
type columns struct {
	order []int
	width [columnCount]int // in cells; 0: not drawn. A region without a column is in the one of the position
	gap   int              // cells between two columns
	rest  int              // cells behind the last one
}

// columnsOf shares the width of a list among its columns, which get at most the cells that they need: first the least
// that a column is legible with, then more for the columns that make a line most legible. The rest makes the gaps wider,
// so that the last column is at the right edge, unless there are few columns.
func columnsOf(width int, order []int, needs [columnCount]int) columns {
	c := columns{order: append([]int{inName, inAge}, order[1:]...), gap: columnGap}
	if at := slices.Index(c.order, inPosition); at > 0 {
		c.order = slices.Insert(c.order, at+1, inEmployer)
	}
	spare, drawn := width-leadWidth+columnGap, 0
	widen := func(column, most int) {
		cells := min(needs[column], most) - c.width[column]
		if c.width[column] == 0 {
			if !c.has(column) || cells <= 0 || cells+columnGap > spare {
				return
			}
			spare -= columnGap
			drawn++
		}
		cells = max(min(cells, spare), 0)
		c.width[column] += cells
		spare -= cells
	}
	name := needs[inName]
	if needs[inAge] > 0 { // behind the name, until there is room for its column
		needs[inName] += len(", 27")
	}
	widen(inName, 18)
	widen(inPosition, 13)
	widen(inWants, 11)
	widen(inReview, 10)
	widen(inSigns, signsWidth)
	if !c.has(inPosition) {
		widen(inRegion, 12)
	}
	if widen(inAge, 8); c.width[inAge] > 0 {
		needs[inName] = name
		spare += max(c.width[inName]-name, 0)
		c.width[inName] = min(c.width[inName], name)
	}
	for _, more := range []struct{ column, most int }{
		{inName, 22}, {inReview, 14}, {inExperience, 4}, {inPosition, 21}, {inRegion, 14}, {inName, 40}, {inPosition, 40}, {inWants, 16}, {inReview, 40}, {inRegion, 30},
	} {
		widen(more.column, more.most)
	}
	if c.width[inPosition] > 0 && c.width[inRegion] == 0 && c.has(inRegion) {
		cells := max(min(spare, needs[inPosition]+needs[inRegion]+3-c.width[inPosition]), 0)
		c.width[inPosition] += cells
		spare -= cells
	}
	if spare >= columnGap+needs[inEmployer] { // less of it is of no use
		widen(inEmployer, 40)
	}
	for _, column := range c.order { // nothing is cut beside wider gaps
		if c.width[column] > 0 {
			widen(column, 80)
		}
	}
	if gaps := drawn - 1; gaps > 0 {
		c.gap = min(c.gap+spare/gaps, mostGap)
		spare -= (c.gap - columnGap) * gaps
		if spare < gaps {
			c.width[inName] += spare
			spare = 0
		}
	}
	c.rest = spare
	return c
}

// signsWidth is the width of the column of signs.
const signsWidth = 12

// measure notes the cells that the columns need for the held rows near the cursor. A column never becomes narrower
// again, so that it does not move while the person scrolls.
func (p *Pane) measure() {
	r, before := p.roster, p.roster.needs
	from, to := p.near(p.mostHeld / 2)
	for _, c := range r.shown[from:to] {
		if c.row == nil || c.sized {
			continue
		}
		c.sized = true
		for i := range r.needs {
			if cells := p.cells(i, c); cells > 0 {
				r.needs[i] = max(r.needs[i], cells, text.Width(heading(i)))
			}
		}
	}
	if before != r.needs {
		p.keptRows = widget.Kept[widget.RowKey, []string]{Drawn: p.keptRows.Drawn}
	}
}

// cells is how many cells a column needs for an applicant; 0 without a value.
func (p *Pane) cells(column int, of *person) int {
	switch c := of.row; column {
	case inName:
		name := text.Width(text.Steady(env.Name(*c)))
		if c.Premium {
			name += text.Width(premium)
		}
		return name
	case inAge:
		return text.Width(yearsOld(c))
	case inExperience: // not measured here: most rows are not in sight
		return min(len(c.Applicant.Experience), 1)
	case inReview:
		width := 0
		for _, part := range p.reviewParts(c) {
			if part.text != "" {
				width += text.Width(text.Steady(part.text)) + 1
			}
		}
		return max(width-1, 0)
	case inSigns:
		return signsWidth
	}
	return text.Width(text.Steady(p.cell(column, of)))
}

// premium is the sign behind the name of an applicant who paid the service.
const premium = " " + theme.SignPremium

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
			b.WriteString(ground.Render(strings.Repeat(" ", c.gap)))
		}
		b.WriteString(cells[i].Render(ground))
	}
	if c.rest > 0 {
		b.WriteString(ground.Render(strings.Repeat(" ", c.rest)))
	}
	return b.String()
}

// headings draws the line above the columns.
func (p *Pane) headings(c columns) string {
	cells := c.cells()
	for i, cell := range cells {
		name := heading(i)
		if i == inReview && c.width[i] < text.Width(name) {
			name = lang.TextIn("column", "Review")
		}
		cell.Left(p.env.Theme.Dim, c.aligned(i, name))
	}
	return c.line(theme.Style{}, widget.NewRow(leadWidth), cells)
}

// aligned puts a number at the right of its column.
func (c columns) aligned(column int, s string) string {
	if column == inAge || column == inExperience || column == inWants {
		return text.PadLeft(s, c.width[column])
	}
	return s
}

// heading is the text above a column.
func heading(column int) string {
	switch column {
	case inName:
		return lang.Text("Name")
	case inAge:
		return lang.Text("Age")
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
	case inEmployer:
		return lang.TextIn("column", "Employer")
	}
	return " " + lang.Text("  CV   Ago ")
}

// cell is the text of a column; "" for a column that is drawn in several styles.
func (p *Pane) cell(column int, of *person) string {
	switch a := of.row.Applicant; column {
	case inAge:
		return yearsOld(of.row)
	case inPosition:
		title, _ := profile.Position(of.row)
		return title
	case inEmployer:
		_, employer := profile.Position(of.row)
		return employer
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
	cells := cols.cells()

	behind, sign := "", ""
	if years := yearsOld(c); years != "" && cols.width[inAge] == 0 {
		behind = ", " + years
	}
	if c.Premium {
		sign = premium
	}
	room := cols.width[inName] - text.Width(behind+sign)
	cells[inName].Left(style, text.Cut(text.Steady(env.Name(*c)), max(room, cols.width[inName]/2))).Left(t.Dim, behind).Left(t.Warn, sign)

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
	briefly(cells[inReview], p.reviewParts(c))

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

// yearsOld is the age of an applicant; "" if it is not known.
func yearsOld(c *model.Candidate) string {
	if c.Applicant.Age == nil {
		return ""
	}
	return strconv.Itoa(*c.Applicant.Age)
}

// reviewParts are the review of an application without the verdict, then its state.
func (p *Pane) reviewParts(c *model.Candidate) []part {
	mine := p.program.ReviewOf(c.ID)
	state, shown := p.state(c)
	again, on := review.Snoozed(p.env, mine)
	return []part{{again, on}, p.written(c), {p.env.Theme.Accent, review.Short(mine)}, {state, shown}}
}

// mostWritten is the greatest width of what a row shows of colleagues who have written to the applicant.
const mostWritten = 14

// written shows which colleagues have written to an applicant; its text is empty if no colleague has.
func (p *Pane) written(c *model.Candidate) part {
	sign := ""
	if by := p.writtenBy(c); len(by) > 1 {
		sign = theme.SignWritten + " " + text.Cut(text.Line(by[0].Manager), mostWritten-5) + " +" + strconv.Itoa(len(by)-1)
	} else if len(by) == 1 {
		sign = theme.SignWritten + " " + text.Cut(text.Line(by[0].Manager), mostWritten-2)
	}
	return part{p.env.Theme.Warn, sign}
}

// writtenBy returns the colleagues who have written to an applicant.
func (p *Pane) writtenBy(c *model.Candidate) []account.WrittenTo {
	if !p.env.Team {
		return nil
	}
	return p.source.WrittenBy(c.ID)
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

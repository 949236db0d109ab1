package applicantlist

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// rowHeight is the number of lines of one applicant, or of the headings and one row.
const rowHeight = 2

// View draws the pane as height lines of width cells.
func (p *Pane) View(width, height int, focused bool) []string {
	t := p.env.Theme
	p.tabs = p.keptTabs.Part(p.env, width, func() widget.Tabs { return p.tabLine(width) })
	lines := []string{"", p.tabs.Line}
	if bar := p.progress(width); bar != "" {
		lines = append(lines, bar)
	}
	lines = append(lines, p.filter.View(t, width, height-len(lines)-rowHeight)...)
	room := height - len(lines)
	problem := p.problem(width, room-rowHeight)
	room -= len(problem)
	if len(p.roster.shown) == 0 {
		lines = append(lines, p.empty(width, focused)...)
	}
	rows := p.rows(width, room, len(lines), focused)
	lines = append(lines, p.settled(drawn{rows, width, focused})...)
	lines[0] = p.header(width, focused)
	lines = widget.Fill(lines, width, height-len(problem))
	return append(lines, problem...)
}

func (p *Pane) header(width int, focused bool) string {
	warning, reading, age := p.freshness()
	short := ""
	if p.roster.sort == (model.CandidateOrder{}) {
		short = lang.TextIn("order", "unviewed")
	}
	return widget.Header{
		Name: lang.Text("Applicants"), About: text.Line(p.job.Title), Order: p.roster.sort.String(), Short: short, Marked: p.roster.marked.Label(p.Marks()),
		Warning: cmp.Or(warning, reading), Note: age, Place: p.filter.Place(&p.list, p.roster.counts[p.roster.tab]), Besides: p.besides(),
	}.View(p.env.Theme, width, focused)
}

// besides words why the list has fewer applicants than the service counts for the job. Which ones it counts is unknown.
func (p *Pane) besides() string {
	if p.roster.tab != tabApplied || p.filter.Active() {
		return ""
	}
	suggested, deleted := p.roster.counts[tabSuggested], p.roster.counts[tabDeleted]
	switch more := p.job.Applies - p.roster.counts[tabApplied]; {
	case more <= 0:
	case more == deleted:
		return lang.Plural(more, "+%d deleted", "+%d deleted")
	case more == suggested:
		return lang.Plural(more, "+%d suggested", "+%d suggested")
	case more == suggested+deleted:
		return lang.Plural(more, "+%d suggested or deleted", "+%d suggested or deleted")
	}
	return ""
}

// kept returns the lines of a row, as kept from an earlier frame or as draw makes them. A row that is not held is an
// ellipsis.
func (p *Pane) kept(i, width, height int, focused bool, draw func(person *person, current bool) []string) []string {
	person := p.roster.shown[i]
	if person.row == nil {
		edge, side, _ := p.env.Theme.Row(i == p.list.Cursor, focused, p.env.Theme.Dim)
		blank := widget.NewRow(width).Left(side, edge).Left(p.env.Theme.Dim, "  …").Render(p.env.Ground(i == p.list.Cursor && focused))
		return append([]string{blank}, widget.Fill(nil, width, height-1)...)
	}
	key := widget.RowKey{ID: person.ID, Width: width, Current: i == p.list.Cursor, Focused: focused, Marked: p.roster.marked[person.ID]}
	return p.keptRows.Part(p.env, key, func() []string { return draw(person, key.Current) })
}

// rows draws the visible applicants, from a line of the pane on; a wide list has columns.
func (p *Pane) rows(width, room, at int, focused bool) (lines []string) {
	shown := p.roster.shown
	if width < columnsFrom {
		p.list.Resize(len(shown), room/rowHeight)
		p.list.Drawn(at, rowHeight)
		from, to := p.list.Window()
		for i := from; i < to; i++ {
			lines = append(lines, p.kept(i, width, rowHeight, focused, func(person *person, current bool) []string {
				return p.row(person, width, current, focused)
			})...)
		}
		return p.list.Bar(p.env, lines, width)
	}
	p.list.Resize(len(shown), room-1)
	p.list.Drawn(at+1, 1)
	p.measure()
	cols := columnsOf(width, p.order, p.roster.needs)
	var heads []string
	if len(shown) > 0 {
		heads = append(heads, p.headings(cols))
	}
	from, to := p.list.Window()
	for i := from; i < to; i++ {
		lines = append(lines, p.kept(i, width, 1, focused, func(person *person, current bool) []string {
			return []string{p.columnRow(person, cols, current, focused)}
		})...)
	}
	return append(heads, p.list.Bar(p.env, lines, width)...)
}

// freshness returns a warning about missing applicants, that the list is being read or was not read, and how old an old
// list is.
func (p *Pane) freshness() (warning, reading, age string) {
	switch {
	case p.job.ID == 0 || p.arriving && !p.unasked:
		return "", "", ""
	case p.fetching.Busy() || p.forgone || p.searching:
		return "", lang.Text("loading…"), ""
	case p.asOf.AsOf.IsZero() && p.job.Applies == 0 && !p.job.NoApplies && len(p.roster.byID) == 0 && p.err == "":
		return "", "", "" // there is nothing to load
	case p.asOf.AsOf.IsZero():
		return "", lang.Text("not loaded yet"), ""
	case !p.asOf.Complete:
		warning = lang.Text("incomplete")
	}
	return warning, "", p.env.Age(p.asOf.AsOf, p.err != "")
}

// progress shows how far a fetch is: applicants against the service's count, and bytes
// (CONTRACT 21).
func (p *Pane) progress(width int) string {
	if !p.Reading() || p.unasked {
		return ""
	}
	t := p.env.Theme
	of := p.job.Applies
	count := " " + sayProgress(p.arrived, of, amount.Bytes(p.bytes)) + " "
	bar := max(width-text.Width(count)-2, 0)
	full := 0
	if of > 0 {
		full = min(bar*p.arrived/of, bar)
	}
	return widget.NewRow(width).Left(t.Dim, " ").
		Left(t.Accent, strings.Repeat("━", full)).Left(t.Faint, strings.Repeat("─", bar-full)).
		Left(t.Dim, count).Render(theme.Style{})
}

// tabLine draws the tabs in the order of work: what is to be done comes first, then what was decided.
func (p *Pane) tabLine(width int) widget.Tabs {
	if p.job.ID == 0 {
		return widget.Tabs{Line: strings.Repeat(" ", width)}
	}
	unread := p.asOf.AsOf.IsZero() && len(p.roster.byID) == 0
	names := sayTabNames()
	var tabs []widget.Tab
	for _, i := range []int{tabApplied, tabUnviewed, tabUndecided, tabYes, tabMaybe, tabNo, tabSuggested, tabDeleted} {
		isRest := i == tabSuggested || i == tabDeleted
		if isRest && p.roster.counts[i] == 0 && i != p.roster.tab {
			continue // most jobs have neither
		}
		tabs = append(tabs, widget.Tab{Key: i + 1, Name: names[i], Count: p.roster.counts[i], Uncounted: unread, Rest: isRest})
	}
	return widget.TabLine(p.env.Theme, width, tabs, p.roster.tab+1)
}

// lead begins an applicant's line with the cursor's edge, the sign of the verdict or of an application that was not
// viewed, and that of a mark. It returns the style of the name.
func (p *Pane) lead(row *widget.Row, c *model.Candidate, current, focused bool) theme.Style {
	t := p.env.Theme
	sign, signed, style := review.Lead(t, c, p.verdict(c))
	edge, side, style := t.Row(current, focused, style)
	row.Left(side, edge).Left(signed, text.Fit(sign, 1))
	if p.roster.marked[c.ID] {
		row.Left(t.Accent, theme.SignMarked).Left(theme.Style{}, " ")
	} else {
		row.Left(theme.Style{}, "  ")
	}
	return style
}

// verdict is the verdict on an application; "" if reviews are not to be shown.
func (p *Pane) verdict(c *model.Candidate) model.Verdict {
	if !p.shows(inReview) {
		return ""
	}
	return p.program.ReviewOf(c.ID).Verdict
}

// row draws one applicant in two lines: name and signs; then position, region, state, and at the right review and
// wanted salary. It leaves out the columns that the person did not choose.
func (p *Pane) row(person *person, width int, current, focused bool) []string {
	c := person.row
	t, plain := p.env.Theme, theme.Style{}
	first := widget.NewRow(width)
	style := p.lead(first, c, current, focused)
	first.Left(style, env.Name(*c))
	if years := yearsOld(c); years != "" {
		first.Whole(t.Dim, ", "+years)
	}
	if p.queued[c.ID] {
		first.Right(t.Warn, theme.SignQueued+" ")
	}
	p.flags(first, c)
	edge, side, _ := t.Row(current, focused, style)
	second := widget.NewRow(width).Left(side, edge).Left(plain, strings.Repeat(" ", leadWidth-1))
	var about, brief []string // brief is without the region
	for _, column := range p.order {
		isRight, hasNoRoom := column == inWants, column == inExperience && p.shows(inPosition) && p.shows(inRegion)
		if isRight || hasNoRoom {
			continue
		}
		about = append(about, p.cell(column, person))
		if column != inRegion {
			brief = append(brief, p.cell(column, person))
		}
	}
	mine, state := model.Review{}, ""
	if p.shows(inReview) {
		mine, state = p.program.ReviewOf(c.ID), status(c)
	}
	again, on := review.Snoozed(p.env, mine)
	written := part{}
	if p.shows(inReview) {
		written = p.written(c)
	}
	short := text.Cut(review.Short(mine), width/3)
	wants := ""
	if p.shows(inWants) {
		wants = p.cell(inWants, person)
	}
	if text.Width(on+written.text+short+wants) > width/2 { // the position matters more
		wants = ""
	}
	line, without := text.Joined(" · ", about...), text.Joined(" · ", brief...)
	lacks := func(line string) int { // how many cells are missing
		return text.Width(text.Joined("  ", text.Joined(" · ", line, state), on, written.text, short, wants)) - width + leadWidth + 1
	}
	if lacks(line) > 0 && without != "" { // a few letters of a region are of no use
		line = without
	}
	if lacks(line) > 0 && state != "" { // nor are those of a status
		wants = ""
		line = text.Cut(line, max(text.Width(line)-max(lacks(line), 0), width/3))
	}
	line = text.Joined(" · ", line, state)
	for _, at := range []part{{again, on}, written, {t.Accent, short}, {t.Dim, wants}} {
		if at.text != "" {
			second.Right(at.style, at.text+" ")
		}
	}
	second.Left(t.Dim, line)
	ground := p.env.Ground(current && focused)
	return []string{first.Render(ground), second.Render(ground)}
}

// part is a part of a line; "" draws nothing.
type part struct {
	style theme.Style
	text  string
}

// briefly draws the parts that are not empty, with spaces between them. It reports whether it drew any.
func briefly(row *widget.Row, parts []part) bool {
	gap := ""
	for _, p := range parts {
		if p.text != "" {
			row.Left(p.style, gap+p.text)
			gap = " "
		}
	}
	return gap != ""
}

func (p *Pane) shows(column int) bool { return slices.Contains(p.order, column) }

func (p *Pane) flags(row *widget.Row, c *model.Candidate) {
	t := p.env.Theme
	if c.Premium {
		row.Right(t.Warn, theme.SignPremium+" ")
	}
	if p.shows(inSigns) {
		if style, sign := p.messages(c); sign != "" {
			row.Right(style, sign+" ")
		}
		style, sign := p.cvSign(c)
		row.Right(style, sign+" ")
	}
	switch {
	case c.JustIn():
		row.Right(t.Unviewed, theme.SignJustIn+" ")
	case p.shows(inSigns):
		row.Right(t.Dim, fmt.Sprintf("%4s ", p.env.Ago(c.Date)))
	}
}

// messages is the sign of an application's messages; "" without messages.
func (p *Pane) messages(c *model.Candidate) (theme.Style, string) {
	switch t := p.env.Theme; {
	case c.NewMessages > 0:
		return t.Accent, fmt.Sprintf("%s%d", theme.SignMessages, c.NewMessages)
	case c.Messages > 0:
		return t.Dim, theme.SignMessages
	default:
		return t.Dim, ""
	}
}

// cvSign is the sign of an application's CV, or of a missing one.
func (p *Pane) cvSign(c *model.Candidate) (theme.Style, string) {
	switch t := p.env.Theme; {
	case c.CV == nil:
		return t.Faint, theme.SignNoCV
	case c.CV.Broken != "":
		return t.Bad, theme.SignBadCV
	default:
		return t.Good, theme.SignCV
	}
}

// status is the service's status of an application; "" for the initial one.
func status(c *model.Candidate) string {
	if c.Status == model.Received {
		return ""
	}
	return text.Line(c.Status.Label())
}

// problem draws why the last fetch failed, in at most so many rows.
func (p *Pane) problem(width, most int) []string {
	t := p.env.Theme
	var out []string
	if p.bad > 0 {
		out = append(out, widget.Paragraph(t.Warn, lang.Plural(p.bad, "%d application could not be read.", "%d applications could not be read."), 1, width)...)
	}
	if p.unkept != "" {
		out = append(out, widget.Paragraph(t.Warn, lang.Text("Not everything could be stored on this computer: %s", p.unkept), 1, width)...)
		out = out[:min(len(out), max(most, 0))]
	}
	if p.err == "" {
		return out
	}
	style := t.Bad
	if p.away {
		style = t.Warn
	}
	why := p.err
	if p.arrived > 0 && p.job.Applies > p.arrived {
		why += " " + lang.Text("%d of about %d arrived and are kept.", p.arrived, p.job.Applies)
	} else if len(p.roster.byID) > 0 && !p.asOf.AsOf.IsZero() {
		why += " " + lang.Text("This list is from %s.", p.env.Clock(p.asOf.AsOf))
	}
	return append(out, widget.Failure(style, why, p.env.Again(p.recovers()), width, most-len(out))...)
}

// empty draws why the list is empty, and what to do. Its keys are named only in the focus: elsewhere they do other things.
func (p *Pane) empty(width int, focused bool) []string {
	why, way := "", ""
	showAll := lang.Text("%s shows all applicants.", action.ShowTab(1))
	switch {
	case p.job.ID == 0:
		why = lang.Text("Choose a job.")
	case p.filter.Active():
		why, way = lang.Text("No matches."), lang.Text("%s clears the filter.", action.Back)
	case p.fetching.Busy() || p.forgone:
		why = lang.Text("Loading the applicants…")
	case p.err != "" && len(p.roster.byID) == 0:
		return nil
	case p.asOf.AsOf.IsZero() && p.job.Applies > 0:
		why = lang.Plural(p.job.Applies, "%d applicant. Press %s on the job to load them.", "%d applicants. Press %s on the job to load them.", action.Open)
	case p.roster.tab == tabUnviewed && p.roster.counts[tabApplied] > 0:
		why, way = lang.Text("You have viewed everyone."), showAll
	case p.roster.tab == tabUndecided && p.roster.counts[tabApplied] > 0:
		why, way = lang.Text("Everyone has a verdict."), showAll
	case p.roster.tab != tabApplied:
		why, way = lang.Text("No applicants here."), showAll
	default:
		why = lang.Text("No applicants yet.")
	}
	if focused && way != "" {
		why += " " + way
	}
	return append([]string{strings.Repeat(" ", width)}, widget.Paragraph(p.env.Theme.Dim, why, 3, width)...)
}

func sayProgress(arrived int, of int, size string) string {
	if of < arrived || of == 0 {
		return fmt.Sprintf("%d · %s", arrived, size)
	}
	return fmt.Sprintf("%d / %d · %s", arrived, of, size)
}

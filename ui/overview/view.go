package overview

import (
	"slices"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// sideBySide is the least width of a screen, in cells, at which charts are beside the rows.
const sideBySide = 96

// leastThree is the least width of a screen, in cells, at which those who wait longest are between the other rows and the charts.
const leastThree = 250

// mostLeft is how wide the rows are at most beside charts, in cells, so that these are not far from them in a large room.
const mostLeft = 100

// beside is how wide charts beside the rows are, in cells: about half of the screen, as its days take whole cells.
func beside(width int) int {
	return max(min((width*11/20-aroundChart)/Days, mostCells), 1)*Days + aroundChart
}

// aroundChart is how many cells are around the columns of a chart: the numbers at the left, and the margins.
const aroundChart = 5

// mostCells and mostWeekCells are how wide a day and a week of a chart are at most: a column and a gap.
const mostCells, mostWeekCells = 3, 3

// leastWeeks is how many lines the chart of weeks takes at least, with the empty line above it, its heading and its days.
const leastWeeks = 6

// leastPosition and mostPosition are the bounds of the cells for the position of an applicant who waits.
const leastPosition, mostPosition = 16, 36

// leastBeside is how many lines there must be below the head for charts beside the rows.
const leastBeside = 12

// The least widths of the rows, in cells, at which they show a job's new views, and its views by day.
const (
	withGained = 52
	withViews  = 84
)

// head is how many lines the heading and its rule take.
const head = 2

var plain = theme.Style{}

// View implements screen.Screen.
func (s *Screen) View(width, height int) []string {
	t := s.env.Theme
	s.drawn, s.left.width, s.waiting.width = map[int]int{}, 0, 0
	heading := widget.NewRow(width).Left(t.Heading, " "+lang.Text("Overview"))
	if !s.data.Listed.IsZero() {
		heading.Right(t.Dim, sayJobsRead(s.env.Clock(s.data.Listed))+" ")
	}
	out := []string{heading.Render(plain), t.Faint.Render(strings.Repeat("─", width))}
	height -= head
	switch sentence, style := s.message(); {
	case sentence != "":
		out = append(out, widget.Paragraph(style, sentence, 1, width)...)
	case width < sideBySide || height < leastBeside:
		out = append(out, s.scrolled(&s.left, s.stacked(width-1), width, height)...)
	default:
		left, isThree := min(width-beside(width)-1, mostLeft), width >= leastThree && len(s.people) > 0
		if isThree {
			left = min((width-Days*mostCells-aroundChart-2)/2, mostLeft)
		}
		right, rows := width-left-1, s.rowLines(left-1)
		if !isThree {
			rows = append(append(rows, ""), s.peopleLines(left-1, len(rows)+1)...)
		}
		sides := []widget.Side{{Width: left, Lines: s.scrolled(&s.left, rows, left, height)}}
		if isThree {
			right = Days*mostCells + aroundChart
			middle := width - left - right - 2
			s.waiting.from = left + 1
			sides = append(sides, widget.Side{Width: middle, Lines: s.scrolled(&s.waiting, s.peopleLines(middle-1, 0), middle, height)})
		}
		lines := s.charts(right, height, s.funnelLines(right))
		if more := s.parts(right, height-len(lines)-1); len(more) > 0 {
			lines = append(append(lines, ""), more...)
		} else if details, ok := s.detailLines(right); ok {
			lines = s.charts(right, height, details)
		}
		sides = append(sides, widget.Side{Width: right, Lines: lines})
		out = append(out[:1], widget.Beside(t, height, sides...)...)
	}
	return widget.Fill(out, width, height+head)
}

// message returns the sentence that is shown instead of the overview, with its style; "": the overview is shown.
func (s *Screen) message() (sentence string, style theme.Style) {
	t := s.env.Theme
	switch {
	case !isEmpty(s.data):
		return "", plain
	case s.failed != "":
		return s.failed, t.Bad
	case !s.read:
		return lang.Text("Counting…"), t.Dim
	}
	return sayEmpty(), t.Dim
}

// isEmpty reports whether nothing was ever counted.
func isEmpty(o account.Overview) bool {
	return o.JobCount == 0 && o.All.Applied == 0 && o.Waiting == account.Waits{}
}

// stacked draws all parts below each other.
func (s *Screen) stacked(width int) []string {
	lines := s.countedLines(width, true)
	if details, ok := s.detailLines(width); ok {
		lines = append(append(lines, ""), details...)
	}
	lines = append(append(lines, ""), s.dayLines(width, 4)...)
	lines = append(lines, s.weekLine(width), "")
	lines = append(lines, s.jobLines(width, len(lines))...)
	lines = append(append(lines, s.noteLines(width)...), "")
	lines = append(append(append(lines, s.funnelLines(width)...), s.unreadLines(width)...), "")
	return append(lines, s.peopleLines(width, len(lines))...)
}

// rowLines draws the rows beside charts: what waits, and below it the jobs.
func (s *Screen) rowLines(width int) []string {
	lines := append(s.countedLines(width, false), "")
	return append(append(lines, s.jobLines(width, len(lines))...), s.noteLines(width)...)
}

// scrolled draws the lines of a column in sight, which the cursor is on if it is in the column. They leave the last cell to
// the bar.
func (s *Screen) scrolled(c *column, lines []string, width, height int) []string {
	at := 0
	for line, row := range s.drawn {
		if row == s.list.Cursor {
			at = line
		}
	}
	c.top = max(min(max(min(c.top, at-1), at-height+2), len(lines)-height), 0)
	c.width, c.rows = width, map[int]int{}
	for line, row := range s.drawn {
		c.rows[line-c.top] = row
	}
	clear(s.drawn)
	inSight := lines[c.top:]
	for i := range inSight {
		inSight[i] = text.Fit(inSight[i], width)
	}
	return widget.Bar(s.env, widget.Fill(inSight, width, height), width, c.top, height, len(lines))
}

// peopleLines draws a heading on the given line, and below it who waits longest, with their positions where there is room.
func (s *Screen) peopleLines(width, line int) []string {
	if len(s.people) == 0 {
		return nil
	}
	t, heading, days := s.env.Theme, " "+lang.Text("Waiting longest"), lang.TextIn("overview", "days")
	numbers, name, job := text.Width(days), text.Width(heading), 0
	for _, c := range s.people {
		name, job = max(name, text.Width(env.Name(c))+1), max(job, text.Width(text.Line(c.JobTitle)))
	}
	name = min(name, max(width-numbers-min(job, 16)-5, 20)) // one long name does not take the jobs of all
	job = max(min(job, width-name-numbers-5), 0)
	position := min(width-name-job-numbers-8, mostPosition)
	if position < leastPosition {
		position = -2
	}
	lines := []string{widget.NewRow(width).Left(t.Heading, text.Fit(heading, name+job+position+6)).Left(t.Dim, days).Render(plain)}
	first := len(s.rows()) - len(s.people)
	for i, c := range s.people {
		chosen := first+i == s.list.Cursor
		edge, side, style := t.Row(chosen, true, t.Text)
		s.drawn[line+len(lines)] = first + i
		waited := ""
		if !c.Date.IsZero() {
			waited = lang.Number(answers.Days(s.data.At, c.Date))
		}
		drawn := widget.NewRow(width).Left(side, edge).Left(style, text.Fit(env.Name(c), name-1)).Left(t.Dim, "  "+text.Fit(text.Line(c.JobTitle), job))
		if title, _ := profile.Position(&c); position > 0 {
			drawn.Left(t.Dim, "  "+text.Fit(title, position))
		}
		lines = append(lines, drawn.Left(t.Text, text.PadLeft(waited, numbers+2)).Render(s.env.Ground(chosen)))
	}
	return lines
}

// title is the heading of a part.
func (s *Screen) title(width int, of, right string) string {
	return widget.NewRow(width).Left(s.env.Theme.Heading, " "+of).Right(s.env.Theme.Dim, right).Render(plain)
}

// counted is how many rows are above those of the jobs.
func (s *Screen) counted() int { return len(waits(s.data)) + len(happened(s.since)) }

// countedLines draws what waits, and what happened since Monday, folded where there is little room.
func (s *Screen) countedLines(width int, folded bool) []string {
	lines := []string{s.title(width, lang.Text("Waiting for you"), "")}
	lines = append(append(lines, s.countLines(waits(s.data), 0, 1, width)...), "")
	return append(lines, s.sinceLines(width, len(lines), folded)...)
}

// countLines draws rows, from a row and a line on, each with the key that leads there.
func (s *Screen) countLines(counted []wait, row, line, width int) (lines []string) {
	t := s.env.Theme
	for i, w := range counted {
		style, number, key := t.Text, t.Unviewed, t.Key
		if w.count == 0 {
			style, number, key = t.Dim, t.Dim, t.Dim
		}
		chosen := row+i == s.list.Cursor
		edge, side, name := t.Row(chosen, true, style)
		s.drawn[line+i] = row + i
		drawn := widget.NewRow(width).Left(side, edge).Left(name, text.Fit(w.name, 20)).Left(number, text.PadLeft(w.number(), 7))
		if len(w.keys) > 0 {
			drawn.Left(key, "  "+w.keys.String())
		}
		lines = append(lines, drawn.Whole(t.Dim, noted(w)).Render(s.env.Ground(chosen)))
	}
	return lines
}

// noted is the note behind a number and its key.
func noted(w wait) string {
	if w.note == "" {
		return ""
	}
	return "  " + w.note
}

// noteLines draws how many jobs are not listed, or else since when views are counted.
func (s *Screen) noteLines(width int) []string {
	more, since, note := s.data.JobCount-len(s.ranked), s.data.ViewsSince, ""
	switch {
	case more > 0:
		note = sayMoreJobs(more)
	case !since.IsZero() && width >= withGained:
		note = sayViewsSince(s.env.Date(since))
	default:
		return nil
	}
	return []string{widget.NewRow(width).Left(s.env.Theme.Dim, " "+note).Render(plain)}
}

// counter returns the number of a job by which the jobs are sorted.
func (s *Screen) counter(j account.JobFigures) int {
	if s.byApplies {
		return j.Applies
	}
	return j.Views
}

// numbers are the widths of the columns of jobs' numbers, as wide as their values.
type numbers []int

func (s *Screen) numbers() numbers {
	widths := numbers{0, 0, 0, 5}
	for _, cells := range append([][]string{headings()}, cellsOf(s.ranked)...) {
		for i, c := range cells {
			widths[i] = max(widths[i], text.Width(c))
		}
	}
	return widths
}

func headings() []string {
	views, gained, applications, share := sayJobColumns()
	return []string{views, gained, applications, share}
}

func cellsOf(jobs []account.JobFigures) (out [][]string) {
	for _, j := range jobs {
		out = append(out, []string{lang.Number(j.Views), gainedViews(j), lang.Number(j.Applies), ratio(j.Applies, j.Views)})
	}
	return out
}

// hasGained reports whether a job got views in the days shown.
func (s *Screen) hasGained() bool {
	return slices.ContainsFunc(s.ranked, func(j account.JobFigures) bool { return slices.Max(j.ViewsByDay) > 0 })
}

// line writes cells in their columns, that of the new views only where they are shown.
func (n numbers) line(cells []string, gained bool) (line string) {
	for i, c := range cells {
		if i != 1 || gained {
			line += " " + text.PadLeft(c, n[i])
		}
	}
	return line
}

// jobLines draws a heading on the given line, and below it the jobs.
func (s *Screen) jobLines(width, line int) []string {
	if len(s.ranked) == 0 {
		return nil
	}
	t, columnsOf := s.env.Theme, s.numbers()
	of := lang.Text("Jobs by views")
	if s.byApplies {
		of = lang.Text("Jobs by applications")
	}
	gained := s.hasGained() && width >= withGained
	heading := columnsOf.line(headings(), gained)
	rest, byDay := width-text.Width(heading)-2, gained && width >= withViews // rest is the room for titles and bars
	if byDay {
		rest -= Days + 2
	}
	title := 0
	for _, j := range s.ranked {
		title = max(title, text.Width(jobTitle(j)))
	}
	title = min(title, max(rest*2/3, rest-20), 60)
	rest = min(rest, title+1+mostBar)
	row := widget.NewRow(width).Left(t.Heading, text.Fit(" "+of, rest+1)).Left(t.Dim, heading)
	if byDay {
		row.Left(t.Dim, "  "+lang.Text("new views by day"))
	}
	lines := []string{row.Render(plain)}
	most := s.counter(s.ranked[0])
	cells := cellsOf(s.ranked)
	for i, j := range s.ranked {
		at := s.counted() + i
		edge, side, name := t.Row(at == s.list.Cursor, true, t.Text)
		s.drawn[line+len(lines)] = at
		row := widget.NewRow(width).Left(side, edge).Left(name, text.Fit(jobTitle(j), title)).
			Left(t.Accent, text.Fit(" "+bar(s.counter(j), most, rest-title-1), rest-title)).Left(t.Text, columnsOf.line(cells[i], gained))
		if byDay && slices.Max(j.ViewsByDay) > 0 {
			row.Left(t.Accent, "  "+columns(j.ViewsByDay, 1, 1)[0])
		}
		lines = append(lines, row.Render(s.env.Ground(at == s.list.Cursor)))
	}
	return lines
}

// gainedViews words the views that a job got in the days shown.
func gainedViews(j account.JobFigures) string {
	_, total, _ := summed(j.ViewsByDay)
	if total == 0 {
		return "–"
	}
	return "+" + lang.Number(total)
}

// jobTitle is the title of a job as safe text.
func jobTitle(j account.JobFigures) string {
	if title := text.Line(j.Title); strings.TrimSpace(title) != "" {
		return title
	}
	return lang.TextIn("overview", "job %d", j.ID)
}

// parts draws what happened to jobs, and the slowest applications, as far as they fit: first what belongs to the row under the
// cursor.
func (s *Screen) parts(width, height int) (lines []string) {
	all := []part{ofJobs, ofLooks, ofAnswers}
	if current, _ := s.current(); current.wait != nil && current.wait.part != noPart {
		all = slices.DeleteFunc(all, func(of part) bool { return of == current.wait.part })
		all = slices.Insert(all, 0, current.wait.part)
	}
	for _, of := range all {
		more, any := s.partLines(of, width)
		if len(lines) > 0 {
			more = append([]string{""}, more...)
		}
		if any && len(lines)+len(more) <= height {
			lines = append(lines, more...)
		}
	}
	return lines
}

// charts draws the applications by day and by week below each other, and below them the funnel.
func (s *Screen) charts(width, height int, funnel []string) []string {
	funnel = append(funnel, s.unreadLines(width)...)
	const around = 4 // lines of the chart of days besides its columns, with the empty one before the funnel
	room := height - len(funnel) - around
	weeks, _, _ := applied(s.data.Weeks)
	of := min(tallest(weeks, room), (room-leastWeeks)*2/5)
	if of < leastWeeks-3 {
		lines := append(s.dayLines(width, max(room-1, 1)), s.weekLine(width), "")
		return append(lines, funnel...)
	}
	lines := append(s.dayLines(width, room-of-3), "")
	return append(append(append(lines, s.weekLines(width, of)...), ""), funnel...)
}

// dayLines draws the applications by day in a chart of tall lines. With the cursor on a job that has new views, it
// draws those instead.
func (s *Screen) dayLines(width, tall int) []string {
	values, total, most := applied(s.data.Days)
	title := lang.Text("Applications by day")
	if current, ok := s.current(); ok && current.job != nil && slices.Max(current.job.ViewsByDay) > 0 {
		title = capital(lang.Text("new views by day"))
		values, total, most = summed(current.job.ViewsByDay)
	}
	in := sayInDays(total, len(values))
	if text.Width(title)+text.Width(in)+3 > width {
		in = lang.Number(total)
	}
	last := len(values) - 1
	lines := append([]string{s.title(width, title, in+" ")}, s.chart(width, tall, mostCells, values, s.data.Days[0].From, s.data.Days[last].From)...)
	return append(lines,
		widget.NewRow(width).Left(s.env.Theme.Text, " "+sayTodayAndMost(values[last], values[most], amount.ShortDay(s.data.Days[most].From))).Render(plain))
}

// chart draws numbers as columns of at most tall lines, at the left the largest, and below them the first and the
// last day.
func (s *Screen) chart(width, tall, mostCells int, values []int, first, last time.Time) (lines []string) {
	t, most := s.env.Theme, lang.Number(slices.Max(values))
	margin := text.Width(most) + 2
	cells := max(min((width-margin-1)/len(values), mostCells), 1)
	for i, line := range columns(values, tallest(values, tall), cells) {
		number := ""
		if i == 0 {
			number = most
		}
		lines = append(lines, widget.NewRow(width).Left(t.Dim, text.PadLeft(number, margin-1)+" ").Left(t.Accent, line).Render(plain))
	}
	from, to := amount.ShortDay(first), amount.ShortDay(last)
	gap := strings.Repeat(" ", max(len(values)*cells-text.Width(from)-text.Width(to), 1))
	return append(lines, widget.NewRow(width).Left(t.Dim, strings.Repeat(" ", margin)+from+gap+to).Render(plain))
}

// applied returns the number of applications in each span, their sum, and the index of the highest, the last of
// several.
func applied(spans []account.Span) (values []int, total, most int) {
	for _, span := range spans {
		values = append(values, span.Applied)
	}
	return summed(values)
}

// summed returns the numbers, their sum, and the index of the highest, the last of several.
func summed(values []int) (_ []int, total, most int) {
	for i, n := range values {
		total += n
		if n >= values[most] {
			most = i
		}
	}
	return values, total, most
}

// weekLine draws the weeks before in one line.
func (s *Screen) weekLine(width int) string {
	t := s.env.Theme
	values, total, _ := applied(s.data.Weeks)
	return widget.NewRow(width).Left(t.Dim, " "+lang.Text("By week before")+" ").Left(t.Accent, columns(values, 1, 1)[0]).Right(t.Dim, lang.Number(total)+" ").Render(plain)
}

// weekLines draws the weeks before in a chart of their own, in at most tall lines.
func (s *Screen) weekLines(width, tall int) []string {
	values, total, _ := applied(s.data.Weeks)
	width = min(width, max(mostWeekCells*len(values)+5, 40))
	return append([]string{s.title(width, lang.Text("By week before"), sayInWeeks(total, len(values))+" ")},
		s.chart(width, tall, mostWeekCells, values, s.data.Weeks[0].From, s.data.Days[0].From.AddDate(0, 0, -1))...)
}

// unreadLines draws that the applicants of some jobs are not counted, and the keys that read them.
func (s *Screen) unreadLines(width int) []string {
	if s.data.Unread == 0 {
		return nil
	}
	return widget.Paragraph(s.env.Theme.Warn, sayUnread(s.data.Unread, action.Search.String()+" "+action.ReadOthers.String()), 1, width)
}

// stage is a number of a funnel.
type stage struct {
	name    string
	n       int
	verdict model.Verdict // Undecided if the stage is not about a verdict
}

// stages are the numbers of a funnel, in order.
func stages(f account.Funnel, team bool) []stage {
	out := []stage{
		{lang.TextIn("overview", "Applied"), f.Applied, model.Undecided}, {lang.Text("Viewed"), f.Viewed, model.Undecided},
		{capital(model.Yes.Label()), f.Yes, model.Yes}, {capital(model.Maybe.Label()), f.Maybe, model.Maybe}, {capital(model.No.Label()), f.No, model.No},
		{lang.TextIn("overview", "Undecided"), f.Undecided(), model.Undecided}, {lang.Text("On shortlists"), f.Listed, model.Undecided},
	}
	if team {
		out = append(out, stage{lang.Text("Written to"), f.Written, model.Undecided})
	}
	return out
}

// capital writes a label with a capital letter.
func capital(label string) string {
	runes := []rune(label)
	return strings.ToUpper(string(runes[:1])) + string(runes[1:])
}

// funnelLines draws how far the manager is with the job under the cursor, else with all jobs.
func (s *Screen) funnelLines(width int) []string {
	t := s.env.Theme
	of, f := lang.Text("all jobs"), s.data.All
	if current, ok := s.current(); ok && current.job != nil {
		of, f = jobTitle(*current.job), current.job.Funnel
	}
	lines := []string{s.title(width, sayFunnel(of), "")}
	const name, number = 15, 6
	percent := 5
	if width < 45 {
		percent = 0
	}
	for _, st := range stages(f, s.data.Team) {
		style := t.Accent
		if st.verdict != model.Undecided {
			style = review.Style(t, st.verdict)
		}
		lines = append(lines, widget.NewRow(width).Left(t.Text, " "+text.Fit(st.name, name)).Left(t.Bold, text.PadLeft(lang.Number(st.n), number)).
			Left(t.Dim, text.PadLeft(text.Cut(ratio(st.n, f.Applied), percent), percent)+"  ").
			Left(style, bar(st.n, f.Applied, min(width-name-number-percent-4, mostBar))).Render(plain))
	}
	return lines
}

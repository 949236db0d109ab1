package joblist

import (
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// linesOf returns the lines of one job in a list of a size. Where there is much room, the job has one, in which the
// region is a column, and the page beside the list has the rest.
func linesOf(width, height int) int {
	const around = 4 // lines of a screen that are not of the list: the bar, the footer, and a notice between them
	if width >= env.LargeJobs && height >= env.TallList-around {
		return 1
	}
	return 2
}

// regionWidth is the width of the column of regions, in cells, and countsWidth that of the applicants.
const regionWidth, countsWidth = 14, 10

// viewsWidth is the narrowest list whose rows show the views of a job. A narrower one
// has room for region and salary, or for one of them and the views.
const viewsWidth = 50

// View draws the pane as height lines of width cells.
func (p *Pane) View(width, height int, focused bool) []string {
	p.tabs = p.keptTabs.Part(p.env, width, func() widget.Tabs { return p.tabLine(width) })
	lines := []string{"", p.tabs.Line}
	rowHeight := linesOf(width, height)
	lines = append(lines, p.filter.View(p.env.Theme, width, height-len(lines)-rowHeight)...)
	room := height - len(lines)
	problem := p.problem(width, room-rowHeight)
	room -= len(problem)
	p.list.Resize(len(p.shown), room/rowHeight)
	lines[0] = p.header(width, focused)
	if len(p.shown) == 0 {
		lines = append(lines, p.empty(width, focused)...)
	}
	p.list.Drawn(len(lines), rowHeight)
	from, to := p.list.Window()
	var rows []string
	for i := from; i < to; i++ {
		j := p.shown[i]
		key := widget.RowKey{ID: j.ID, Width: width, Current: i == p.list.Cursor, Focused: focused, Marked: p.marked[j.ID], Lines: rowHeight}
		rows = append(rows, p.keptRows.Part(p.env, key, func() []string {
			return p.row(j, width, rowHeight, key.Current, focused)
		})...)
	}
	lines = append(lines, p.list.Bar(p.env, rows, width)...)
	lines = widget.Fill(lines, width, height-len(problem))
	return append(lines, problem...)
}

func (p *Pane) header(width int, focused bool) string {
	h := widget.Header{Name: lang.Text("Jobs"), Order: lang.Text("by %s", p.sort), Short: p.sort.String(), Marked: p.marked.Label(len(p.marked)), Note: p.freshness()}
	switch {
	case p.run != nil: // its place among the marked is not to be confused with the cursor's
		h.Warning, h.Note = p.run.progress(), ""
	case !p.jobs.More: // else the jobs are not counted: the rest is being read
		h.Place = p.filter.Place(&p.list, p.counts[p.tab])
	}
	return h.View(p.env.Theme, width, focused)
}

// freshness words that the list is being read or is old.
func (p *Pane) freshness() string {
	if p.fetching.Busy() || p.fetchingDeleted.Busy() {
		return lang.Text("loading…")
	}
	return p.env.Age(p.jobs.AsOf, p.err != "")
}

func (p *Pane) tabLine(width int) widget.Tabs {
	shown := make([]widget.Tab, 0, len(p.counts))
	for i, t := range tabs() {
		unknown := p.jobs.AsOf.IsZero() || p.jobs.More || p.jobs.Left > 0 || i == deletedTab && !p.allDeleted
		shown = append(shown, widget.Tab{Key: i + 1, Name: t.name, Count: p.counts[i], Uncounted: unknown, Rest: i == deletedTab})
	}
	return widget.TabLine(p.env.Theme, width, shown, p.tab+1)
}

// leadWidth is how many cells of a row are before its title: the cursor's edge, the signs of the status and of a mark, and
// a blank.
const leadWidth = 4

// row draws one job in two lines: title and applicants; status, region, salary and views; or in one: title, region
// and applicants. It leaves out the columns that the person did not choose.
func (p *Pane) row(j model.Job, width, lines int, current, focused bool) []string {
	t := p.env.Theme
	mark, status := t.JobStatus(j.Status)
	edge, side, name := t.Row(current, focused, t.Text)
	title := text.Line(j.Title)
	if title == "" {
		title = lang.TextIn("joblist", "(no title)")
	}
	marked := "  "
	if p.marked[j.ID] {
		marked = theme.SignMarked + " "
	}
	unsent := p.unsent(j)
	first := widget.NewRow(width).Left(side, edge).Left(status, mark).Left(t.Accent, marked)
	if lines == 1 {
		if len(unsent) == 0 && p.shows(model.ColumnRegion) {
			unsent = []part{{t.Dim, text.Line(j.Region)}}
		}
		room := max(width-leadWidth-2-regionWidth-countsWidth, 1)
		first.Left(name, text.Fit(title, room)+"  ")
		if len(unsent) > 0 { // a draft is in sight once the change is sent
			first.Left(unsent[0].style, text.Fit(unsent[0].text, regionWidth))
		}
	} else {
		first.Left(name, title)
	}
	if p.env.Broken(j) {
		first.Right(t.Warn, theme.SignBroken+" ")
	}
	counted := p.shows(model.ColumnCounts)
	if unviewed := p.jobs.Unviewed[j.ID]; unviewed > 0 && counted {
		count, of := lang.Number(unviewed), "/" // as short as can be, as the title needs the room; the help explains the number
		if width >= viewsWidth {
			of = " / "
		}
		if width >= viewsWidth && lines > 1 {
			count = lang.PluralIn("joblist", unviewed, "%d unviewed", "%d unviewed")
		}
		first.Right(t.Unviewed, count).Right(t.Faint, of)
	}
	if counted {
		count := lang.Number(j.Applies)
		if j.NoApplies {
			count = theme.SignUnknown
		}
		first.Right(t.Text, count+" ")
	}
	ground := p.env.Ground(current && focused)
	if lines == 1 {
		return []string{first.Render(ground)}
	}
	second, room := widget.NewRow(width).Left(side, edge).Left(theme.Style{}, strings.Repeat(" ", leadWidth-1)), width-leadWidth
	for _, u := range unsent {
		second.Left(u.style, u.text).Left(t.Dim, " · ")
		room -= text.Width(u.text + " · ")
	}
	end := " " // before the rule
	if p.showsViews(width) {
		end = " " + sayViews(j.Views) + " "
	}
	second.Right(t.Dim, end)
	room -= text.Width(end)
	return []string{first.Render(ground), second.Left(t.Dim, p.about(j, width, room)).Render(ground)}
}

// part is a part of a row.
type part struct {
	style theme.Style
	text  string
}

// unsent words what the service does not have of a job: a change of its status, and a draft.
func (p *Pane) unsent(j model.Job) (out []part) {
	t := p.env.Theme
	change, sending := p.sending[j.ID]
	switch o, queued := p.queued[j.ID]; {
	case sending:
		out = append(out, part{t.Warn, saySending(change)})
	case queued && o.Held:
		out = append(out, part{t.Bad, sayRejected(o.Change)})
	case queued:
		out = append(out, part{t.Warn, sayQueued(o.Change)})
	}
	if p.drafts[j.ID] {
		out = append(out, part{t.Accent, theme.SignUnsent + " " + lang.Text("draft")})
	}
	return out
}

func (p *Pane) shows(column string) bool { return slices.Contains(p.columns, column) }

// showsViews reports whether the rows show the views of their jobs. All rows do or none does, so that the column has no
// gaps.
func (p *Pane) showsViews(width int) bool {
	hasRoom := width >= viewsWidth || !p.shows(model.ColumnRegion) || !p.shows(model.ColumnSalary)
	return p.shows(model.ColumnViews) && hasRoom || p.sort.By == model.JobsByViews
}

// about is the second line of a job in a list of a width, in the order of the columns; the salary is brief in a narrow
// list. Without room, the region is left out, then the status, whose sign is in the first line: a part of a number would
// be another number.
func (p *Pane) about(j model.Job, width, room int) string {
	salary, brief := p.env.Salary(j, p.jobs.Currencies)
	if width < viewsWidth {
		salary = brief
	}
	status, region := statusWord(j.Status), text.Line(j.Region)
	line := p.joined(status, region, salary)
	if salary == "" || !p.shows(model.ColumnSalary) {
		return line
	}
	for _, shorter := range []string{p.joined(status, "", salary), p.joined("", "", salary)} {
		if text.Width(line) <= room {
			break
		}
		line = shorter
	}
	return line
}

// joined joins what a job's columns show of status, region and salary, in the order of the columns.
func (p *Pane) joined(status, region, salary string) string {
	in := map[string]string{model.ColumnStatus: status, model.ColumnRegion: region, model.ColumnSalary: salary}
	var parts []string
	for _, column := range p.columns {
		parts = append(parts, in[column])
	}
	return text.Joined(" · ", parts...)
}

// statusWord is the word beside the sign of a status; "" for an active job, the usual case.
func statusWord(s model.JobStatus) string {
	if s == model.Activated {
		return ""
	}
	return text.Line(s.Label())
}

// problem draws in at most most rows why the last fetch failed or was not complete.
func (p *Pane) problem(width, most int) []string {
	why := p.err
	deleted := p.tab == deletedTab && p.deleteErr != ""
	if deleted {
		why = p.deleteErr
	}
	if why == "" && p.incomplete != "" {
		return widget.Failure(p.env.Theme.Warn, p.incomplete, lang.Text("Jobs known before are still listed."), width, most)
	}
	if why == "" && p.jobs.Left > 0 {
		n := len(p.jobs.List)
		first := lang.Text("Jobs listed: the first %s of %s.", lang.Number(n), lang.Number(n+p.jobs.Left))
		return widget.Failure(p.env.Theme.Dim, first, lang.Text("The command shortlist jobs list prints all."), width, most)
	}
	if why == "" {
		return nil
	}
	if !deleted && !p.jobs.AsOf.IsZero() {
		why += " " + lang.Text("This list is from %s.", p.env.Clock(p.jobs.AsOf))
	}
	if p.offline {
		return widget.Failure(p.env.Theme.Warn, why, p.env.Again(true), width, most)
	}
	return widget.Failure(p.env.Theme.Bad, why, p.env.Again(false), width, most)
}

// empty words why the list is empty, and what to press. Its keys are named only in the focus: elsewhere they do other things.
func (p *Pane) empty(width int, focused bool) []string {
	why, way := "", ""
	switch {
	case p.filter.Active() && p.unread > 0:
		why = lang.Plural(p.unread, "The applicants of %d job are not read yet; %s reads them.", "The applicants of %d jobs are not read yet; %s reads them.", action.Search.String()+" "+action.ReadOthers.String())
	case p.filter.Active():
		why, way = lang.Text("No matches."), lang.Text("word* matches beginnings; %s clears the filter.", action.Back)
	case p.jobs.AsOf.IsZero() && p.err != "":
		return nil
	case p.fetching.Busy() && (p.jobs.AsOf.IsZero() || p.jobs.More), p.fetchingDeleted.Busy():
		why = lang.Text("Loading the jobs…")
	case p.tab == deletedTab && p.deleteErr != "":
		return nil
	case p.tab == deletedTab:
		why = lang.Text("No deleted jobs.")
	case p.tab != 0:
		why, way = lang.Text("No jobs here."), lang.Text("%s shows all.", action.ShowTab(1))
	case p.env.ReadOnly != "":
		why = lang.Text("No jobs yet.")
	default:
		why = lang.Text("No jobs yet. Press %s to write the first one.", action.NewJob)
	}
	if focused && way != "" {
		why += " " + way
	}
	return append([]string{strings.Repeat(" ", width)}, widget.Paragraph(p.env.Theme.Dim, why, 3, width)...)
}

package joblist

import (
	"strings"

	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// rowHeight is the lines of one job.
const rowHeight = 2

// viewsWidth is the narrowest list whose rows tell how often jobs were viewed: in a
// narrower one they have room for where and for how much.
const viewsWidth = 50

// View draws the pane as height lines of width cells.
func (p *Pane) View(width, height int, focused bool) []string {
	p.tabs = p.tabLines(width)
	lines := append([]string{""}, p.tabs.Lines...)
	lines = append(lines, p.filter.View(p.desk.Theme, width, height-len(lines)-rowHeight)...)
	room := height - len(lines)
	problem := p.problem(width, room-rowHeight)
	room -= len(problem)
	p.list.Resize(len(p.shown), room/rowHeight)
	lines[0] = p.header(width, focused)
	if len(p.shown) == 0 {
		lines = append(lines, p.empty(width)...)
	}
	p.list.Drawn(len(lines), rowHeight)
	from, to := p.list.Window()
	for i := from; i < to; i++ {
		lines = append(lines, p.row(p.shown[i], width, i == p.list.Cursor, focused)...)
	}
	lines = desk.Fill(lines, width, height-len(problem))
	return append(lines, problem...)
}

// header draws what the list is: how many are marked, its order, where one is in it, and
// how old it is. Where there is no room for all, how old it is goes first, then the order.
func (p *Pane) header(width int, focused bool) string {
	t := p.desk.Theme
	title := t.Bold
	if focused {
		title = t.Heading
	}
	marked := ""
	if len(p.marked) > 0 {
		marked = "  " + strings.TrimSpace(p.marked.Label(len(p.marked)))
	}
	progress, age := "", p.freshness()
	if p.run != nil {
		progress, age = p.run.progress(), ""
	}
	order := p.sort.String()
	whole, short := p.filter.Count(&p.list, p.counts[p.tab], progress, age)
	tries := [][2]string{{"  by " + order, whole}, {"  " + order, whole}, {"  by " + order, short}, {"  " + order, short}}
	if short == age {
		tries = append(tries, [2]string{"  by " + order}, [2]string{"  " + order})
	}
	left, right := "", short
	for _, try := range tries {
		if try[1] != "" {
			try[1] += " "
		}
		if text.Width(" Jobs"+marked+try[0]+" "+try[1]) <= width {
			left, right = try[0], try[1]
			break
		}
	}
	return desk.NewRow(width).Left(title, " Jobs").Left(t.Accent, marked).Left(t.Dim, left).Right(t.Dim, right).Render(lipgloss.NewStyle())
}

func (p *Pane) freshness() string {
	switch {
	case p.fetching.Busy() || p.asking.Busy():
		return "loading…"
	case p.jobs.AsOf.IsZero():
		return ""
	}
	return "as of " + p.desk.Clock(p.jobs.AsOf)
}

func (p *Pane) tabLines(width int) desk.Tabs {
	shown := make([]desk.Tab, 0, len(p.counts))
	for i, t := range tabs() {
		unread := p.jobs.AsOf.IsZero() || i == deletedTab && !p.deletedRead
		shown = append(shown, desk.Tab{Name: t.name, Short: t.name, Count: p.counts[i], Uncounted: unread})
	}
	return p.desk.TabLines(width, shown, p.tab, "")
}

// row draws one job: what it is and how many answered, then where, for how much
// and how often it was seen.
func (p *Pane) row(j model.Job, width int, current, focused bool) []string {
	t, plain := p.desk.Theme, lipgloss.NewStyle()
	mark, status := t.JobStatus(j.Status)
	edge, side, name := t.Row(current, focused, t.Text)
	title := text.Line(j.Title)
	if title == "" {
		title = "(no title)"
	}
	first := desk.NewRow(width).Left(side, edge).Left(status, mark+" ").Left(name, title)
	if p.desk.Broken(j) {
		first.Right(t.Warn, theme.SignBroken+" ")
	}
	if unseen := p.jobs.Unseen[j.ID]; unseen > 0 {
		first.Right(t.Unseen, amount.Number(unseen)+" unseen").Right(t.Faint, " / ")
	}
	first.Right(t.Text, amount.Number(j.Applies)).Right(t.Dim, " ")
	about := []string{}
	if word := statusWord(j.Status); word != "" {
		about = append(about, word)
	}
	if j.Region != "" {
		about = append(about, text.Line(j.Region))
	}
	if salary := p.desk.Salary(j, p.jobs.Currencies); salary != "" {
		about = append(about, salary)
	}
	second := desk.NewRow(width).Left(side, edge)
	if p.marked[j.ID] { // below the status, which one acts on
		second.Left(t.Accent, theme.SignMarked+" ")
	} else {
		second.Left(plain, "  ")
	}
	change, asked := p.asked[j.ID]
	switch o, queued := p.queued[j.ID]; {
	case asked:
		second.Left(t.Warn, change.String()+"…").Left(t.Dim, " · ")
	case queued && o.Held:
		second.Left(t.Bad, o.Change.String()+" refused").Left(t.Dim, " · ")
	case queued:
		second.Left(t.Warn, o.Change.String()+" queued").Left(t.Dim, " · ")
	}
	if p.drafts[j.ID] {
		second.Left(t.Accent, theme.SignUnsent+" draft").Left(t.Dim, " · ")
	}
	second.Left(t.Dim, strings.Join(about, " · "))
	if width >= viewsWidth || p.sort.By == model.JobsByViews { // in every row or in none
		second.Right(t.Dim, amount.Number(j.Views)+" views ")
	}
	return []string{first.Render(plain), second.Render(plain)}
}

// statusWord names a status that its mark may not say to everybody; active ones
// are what one expects.
func statusWord(s model.JobStatus) string {
	if s == model.Activated {
		return ""
	}
	return text.Line(s.Label())
}

// problem says in so many rows why the last read failed, or that it was no whole one.
func (p *Pane) problem(width, most int) []string {
	said := p.err
	if p.tab == deletedTab && p.deleteErr != "" {
		said = p.deleteErr
	}
	if said == "" && p.unread != "" {
		return desk.Failure(p.desk.Theme.Warn, p.unread, "Jobs known before are still listed.", width, most)
	}
	if said == "" {
		return nil
	}
	if !p.jobs.AsOf.IsZero() {
		said += " This list is from " + p.desk.Clock(p.jobs.AsOf) + "."
	}
	if p.away {
		return desk.Failure(p.desk.Theme.Warn, said, p.desk.Again(true), width, most)
	}
	return desk.Failure(p.desk.Theme.Bad, said, p.desk.Again(false), width, most)
}

// empty says why there is nothing, and what to do.
func (p *Pane) empty(width int) []string {
	t := p.desk.Theme
	said := ""
	switch {
	case p.filter.Active():
		said = "No job meets this. word* finds what begins so; " + action.Back.String() + " clears the filter."
	case p.jobs.AsOf.IsZero() && p.err != "":
		return nil
	case p.fetching.Busy() && p.jobs.AsOf.IsZero(), p.asking.Busy():
		said = "Reading the jobs…"
	case p.tab == deletedTab:
		said = "No deleted jobs."
	case p.tab != 0:
		said = "No jobs here. 1 shows them all."
	case p.desk.ReadOnly != "":
		said = "No jobs yet."
	default:
		said = "No jobs yet. Press " + action.NewJob.String() + " to write the first one."
	}
	return append([]string{strings.Repeat(" ", width)}, desk.Paragraph(t.Dim, said, 3, width)...)
}

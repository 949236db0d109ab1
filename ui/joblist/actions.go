package joblist

import (
	"cmp"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
	"shortlist/ui/list"
)

// Actions are what can be done in the pane now.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return p.filter.Actions()
	}
	job, ok := p.Current()
	locked, none := p.desk.ReadOnly, ""
	if !ok {
		none = "there is no job under the cursor"
	}
	link := ""
	if job.URL == "" {
		link = "the job has no public link yet"
	}
	out := []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "applicants", Title: "Show the applicants", Synonyms: "open, candidates, applications", Help: "show who applied"}, Group: action.GroupJobs, Rank: 1, Disabled: none, Run: p.desk.Want(intent.OpenJob{Job: job})},
		{Keys: action.Preview, Label: action.Label{Name: "read", Title: "Read the job", Synonyms: "preview, description, view", Help: "read the job's description"}, Group: action.GroupJobs, Rank: 2, Disabled: none, Run: p.desk.Want(intent.PreviewJob{Job: job})},
		{Keys: action.NewJob, Label: action.Label{Name: "new", Title: "New job", Synonyms: "create, write, add, post, publish, drafts, vacancy", Help: "write a new job"}, Group: action.GroupJobs, Rank: 3, Disabled: locked, Run: p.desk.Want(intent.NewJob{})},
		{Keys: action.EditJob, Label: action.Label{Name: "edit", Title: "Edit the job", Synonyms: "change, update", Help: "edit the job"}, Group: action.GroupJobs, Rank: 4, Disabled: cmp.Or(locked, none), Run: p.desk.Want(intent.EditJob{Job: job})},
		{Keys: action.CloneJob, Label: action.Label{Name: "clone", Title: "Copy the job", Synonyms: "clone, duplicate, repost", Help: "write a new job from a copy of this one"}, Group: action.GroupJobs, Disabled: cmp.Or(locked, none), Run: p.desk.Want(intent.CloneJob{Job: job})},
	}
	out = append(out, p.changes()...)
	out = append(out,
		action.Action{Keys: action.Mark, Label: action.Label{Name: "mark", Title: "Mark the job", Synonyms: "select, check", Help: "mark or unmark the job, for A, X or D"}, Group: action.GroupJobs, Rank: 5, Disabled: cmp.Or(locked, none), Run: p.mark},
		action.Action{Keys: action.Link, Label: action.Label{Name: "link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}, Group: action.GroupFiles, Disabled: cmp.Or(none, link), Run: p.desk.Want(intent.OpenLink{Address: job.URL})},
		action.Action{Keys: action.Filter, Label: action.Label{Name: "filter", Title: "Filter the jobs", Synonyms: "search, find, narrow", Help: "show only jobs that meet a search: words, region:…, is:unseen, -not"}, Group: action.GroupFind, Rank: 9, Run: p.filter.Open},
		action.Action{Keys: action.Sort, Label: action.Label{Name: "sort", Title: "Sort the jobs", Synonyms: "order", Help: "next order: status, applies, title, views, newest"}, Group: action.GroupFind, Rank: 10, Run: p.nextSort},
		action.Action{Keys: action.Reverse, Label: action.Label{Name: "reverse", Title: "Reverse the order of jobs", Synonyms: "order, sort, descending, ascending", Help: "reverse the order"}, Group: action.GroupFind, Run: p.reverse},
		action.Action{Keys: action.Refresh, Label: action.Label{Name: "refresh", Title: "Refresh the jobs", Synonyms: "reload, fetch, update, sync", Help: "read the jobs again"}, Group: action.GroupService, Rank: 11, Run: p.Refresh},
	)
	for i, t := range tabs() {
		out = append(out, action.Action{Keys: action.ShowTab(i + 1), Label: action.Label{Name: t.name, Title: "Jobs: " + t.name, Synonyms: "tab", Help: action.Tab + t.name}, Group: action.GroupFind, Run: func() tea.Cmd { return p.show(i) }})
	}
	rank := 12
	if len(p.marked) > 0 {
		rank = 6
	}
	out = append(out, p.markable().Actions("jobs", action.GroupJobs, rank, locked, func() tea.Cmd { return nil })...)
	switch {
	case p.span.On(): // esc is among its keys
	case p.run != nil:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "stop here", Synonyms: "cancel", Help: "end what is being done to several jobs after the one under way"}, Group: action.GroupJobs, Rank: 1, Run: p.run.end})
	case p.filter.Active():
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "clear", Title: "Clear the filter", Synonyms: "show all", Help: "remove the filter"}, Group: action.GroupFind, Rank: 5, Run: func() tea.Cmd {
			p.filter.Clear()
			p.arrange()
			return p.showCursor()
		}})
	case len(p.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "unmark", Title: "Unmark all jobs", Synonyms: "deselect, select none", Help: "take all marks away"}, Group: action.GroupJobs, Rank: 1, Run: func() tea.Cmd {
			clear(p.marked)
			return nil
		}})
	}
	return append(out, p.list.Moves(p.moved)...)
}

// moved follows a move of the cursor.
func (p *Pane) moved() tea.Cmd {
	p.markable().Reach()
	return p.desk.Do(intent.ShowCursor{Pane: layout.Jobs, Soon: true})
}

// markable is what the keys mark jobs with.
func (p *Pane) markable() list.Markable {
	return list.Markable{List: &p.list, Span: &p.span, Marks: p.marked, Rows: len(p.shown), ID: func(row int) int64 { return p.shown[row].ID }}
}

// mark marks the job under the cursor, or takes its mark away, and goes on to the
// next.
func (p *Pane) mark() tea.Cmd {
	j, ok := p.Current()
	if !ok {
		return nil
	}
	if p.span.On() { // as V does
		p.span.End()
		return nil
	}
	p.marked.Toggle(j.ID)
	return p.Step(1)
}

// Step moves the cursor by one job.
func (p *Pane) Step(by int) tea.Cmd {
	p.list.Move(by)
	return p.desk.Do(intent.ShowCursor{Pane: layout.Jobs, Soon: true})
}

func (p *Pane) show(tab int) tea.Cmd {
	p.tab = tab
	p.list.MoveTo(0)
	p.arrange()
	if tab == deletedTab {
		return tea.Batch(p.showCursor(), p.askDeleted())
	}
	return p.showCursor()
}

func (p *Pane) nextSort() tea.Cmd {
	return p.sortBy(model.JobOrder{By: (p.sort.By + 1) % model.JobSort(len(model.JobSorts()))})
}

func (p *Pane) reverse() tea.Cmd {
	return p.sortBy(model.JobOrder{By: p.sort.By, Reversed: !p.sort.Reversed})
}

func (p *Pane) sortBy(order model.JobOrder) tea.Cmd {
	p.sort = order
	p.arrange()
	return p.desk.Notify(desk.Info, "Jobs are sorted by "+p.sort.String()+".")
}

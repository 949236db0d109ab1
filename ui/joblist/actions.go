package joblist

import (
	"cmp"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/panes"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
	"shortlist/ui/list"
)

// Actions are the actions of the pane.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return p.filter.Actions()
	}
	job, ok := p.Current()
	locked, noJob := p.desk.ReadOnly, ""
	if !ok {
		noJob = say.NoJob
	}
	noLink := ""
	if job.URL == "" {
		noLink = say.NoLink
	}
	on := func(i desk.Intent) func() tea.Cmd {
		return func() tea.Cmd {
			p.hidden = 0
			return p.desk.Do(i)
		}
	}
	opening := 1
	if len(p.marked) > 0 { // what acts on the marked comes first
		opening = 2
	}
	out := []action.Action{
		{Keys: action.Open, Label: say.Applicants, Group: action.GroupJobs, Rank: opening, Disabled: noJob, Run: on(intent.OpenJob{Job: job})},
		{Keys: action.Preview, Label: say.Preview, Group: action.GroupJobs, Rank: 2, Disabled: noJob, Run: on(intent.PreviewJob{Job: job})},
		{Keys: action.NewJob, Label: say.New, Group: action.GroupJobs, Rank: 3, Disabled: locked, Run: p.desk.Want(intent.NewJob{})},
		{Keys: action.EditJob, Label: say.Edit, Group: action.GroupJobs, Rank: 4, Disabled: cmp.Or(locked, noJob), Run: on(intent.EditJob{Job: job})},
		{Keys: action.CloneJob, Label: say.Copy, Group: action.GroupJobs, Disabled: cmp.Or(locked, noJob), Run: on(intent.CloneJob{Job: job})},
	}
	out = append(out, p.changes()...)
	out = append(out,
		action.Action{Keys: action.Mark, Label: say.Mark(), Group: action.GroupJobs, Rank: 5, Disabled: cmp.Or(locked, noJob), Run: p.toggleMark},
		action.Action{Keys: action.Link, Label: say.Link, Group: action.GroupFiles, Disabled: cmp.Or(noJob, noLink), Run: p.desk.Want(intent.OpenLink{Address: job.URL})},
		action.Action{Keys: action.Filter, Label: say.Filter, Group: action.GroupFind, Rank: 9, Run: p.filter.Open},
		action.Action{Keys: action.Sort, Label: say.Sort, Group: action.GroupFind, Rank: 10, Run: p.nextSort},
		action.Action{Keys: action.Reverse, Label: say.Reverse, Group: action.GroupFind, Run: p.reverse},
		action.Action{Keys: action.Refresh, Label: say.Refresh, Group: action.GroupService, Rank: 11, Run: p.Refresh},
	)
	for i, t := range tabs() {
		out = append(out, action.Action{Keys: action.ShowTab(i + 1), Label: say.Tab(t.name).FoundBy(panes.JobTabs()[i]), Group: action.GroupFind, Run: func() tea.Cmd { return p.showTab(i) }})
	}
	rank := 12
	if len(p.marked) > 0 {
		rank = 6
	}
	noMarks := locked
	if p.jobs.More { // else "all" would be the first ones
		noMarks = cmp.Or(locked, say.LoadingJobs)
	}
	out = p.markable().Actions(out, say.Jobs, action.GroupJobs, rank, noMarks, func() tea.Cmd { return nil })
	switch {
	case p.span.On(): // esc is among its keys
	case p.run != nil:
		out = append(out, action.Action{Keys: action.Back, Label: say.StopRun, Group: action.GroupJobs, Rank: 1, Run: p.run.end})
	case p.filter.Active():
		out = append(out, action.Action{Keys: action.Back, Label: say.ClearFilter, Group: action.GroupFind, Rank: 5, Run: func() tea.Cmd {
			p.filter.Clear()
			return p.sift()
		}})
	case len(p.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: say.Unmark, Group: action.GroupJobs, Rank: 1, Run: func() tea.Cmd {
			clear(p.marked)
			return nil
		}})
	}
	return append(out, p.list.Moves(p.moved)...)
}

// moved shows the job that the cursor moved to.
func (p *Pane) moved() tea.Cmd {
	p.hidden = 0
	p.markable().Reach()
	p.desk.OnlyMoved()
	return p.desk.Do(intent.ShowCursor{Pane: layout.Jobs, Soon: true})
}

// markable lets the keys mark jobs.
func (p *Pane) markable() list.Markable {
	return list.Markable{List: &p.list, Span: &p.span, Marks: p.marked, Rows: len(p.shown), ID: func(row int) int64 { return p.shown[row].ID }}
}

// toggleMark marks or unmarks the job under the cursor, and moves to the next.
func (p *Pane) toggleMark() tea.Cmd {
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
	p.hidden = 0
	p.list.Move(by)
	return p.desk.Do(intent.ShowCursor{Pane: layout.Jobs, Soon: true})
}

func (p *Pane) showTab(tab int) tea.Cmd {
	p.tab = tab
	shown := p.sift()
	if tab == deletedTab {
		return tea.Batch(shown, p.fetchDeleted())
	}
	return shown
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
	return p.desk.Notify(desk.Info, say.Sorted(p.sort))
}

package joblist

import (
	"cmp"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/widget"
)

// Actions are the actions of the pane.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return p.filter.Actions()
	}
	job, ok := p.Current()
	locked, noJob := p.env.ReadOnly, ""
	if !ok {
		noJob = sayNoJob()
	}
	noLink := ""
	if job.URL == "" {
		noLink = lang.Text("the job has no public link yet")
	}
	on := func(i env.Intent) func() tea.Cmd {
		return func() tea.Cmd {
			p.hidden = 0
			return p.env.Do(i)
		}
	}
	opening := 1
	if len(p.marked) > 0 { // actions on the marked jobs come first
		opening = 2
	}
	out := []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "applicants", Title: "Show the applicants", Synonyms: "open, candidates, applications", Help: "show the applicants"}.Translated(), Group: action.GroupJobs, Rank: opening, Disabled: noJob, Run: on(intent.OpenJob{Job: job})},
		{Keys: action.Preview, Label: action.Label{Name: "job text", Title: "Read the job", Synonyms: "preview, description, view", Help: "read the job's description"}.Translated(), Group: action.GroupJobs, Rank: 2, Disabled: noJob, Run: on(intent.PreviewJob{Job: job})},
		{Keys: action.NewJob, Label: action.Label{Name: "new job", Title: "New job", Synonyms: "create, write, add, post, publish, drafts, templates, vacancy", Help: "write a new job, also from a draft or a template"}.Translated(), Group: action.GroupJobs, Rank: 3, Disabled: locked, Run: p.env.Want(intent.NewJob{})},
		{Keys: action.EditJob, Label: action.Label{Name: "edit job", Title: "Edit the job", Synonyms: "change, update", Help: "edit the job", Context: "joblist"}.Translated(), Group: action.GroupJobs, Rank: 4, Disabled: cmp.Or(locked, noJob), Run: on(intent.EditJob{Job: job})},
		{Keys: action.CloneJob, Label: action.Label{Name: "copy job", Title: "Copy the job", Synonyms: "clone, duplicate, repost", Help: "write a new job from a copy of this one"}.Translated(), Group: action.GroupJobs, Disabled: cmp.Or(locked, noJob), Run: on(intent.CloneJob{Job: job})},
		{Keys: action.Needs, Label: sayNeeds(), Group: action.GroupJobs, Rank: 9, Disabled: cmp.Or(locked, noJob), Run: on(intent.EditNeeds{JobID: job.ID})},
	}
	out = append(out, p.changes()...)
	out = append(out,
		action.Action{Keys: action.Mark, Label: action.Label{Name: lang.Text("mark"), Title: lang.Text("Mark the job"), Synonyms: lang.Text("select, check"), Help: lang.Text("mark or unmark the job, for %s, %s or %s", action.ActivateJob, action.StopJob, action.DeleteJob)}, Group: action.GroupJobs, Rank: 5, Disabled: cmp.Or(locked, noJob), Run: p.toggleMark},
		action.Action{Keys: action.Link, Label: action.Label{Name: "link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}.Translated(), Group: action.GroupFiles, Disabled: cmp.Or(noJob, noLink), Run: p.env.Want(intent.OpenLink{Address: job.URL})},
		action.Action{Keys: action.Packets, Label: action.Label{Name: "packets", Title: "Packets for colleagues", Synonyms: "colleague, reply, read a reply, withdraw, second opinion", Help: "who got which applicants, and what came back"}.Translated(), Group: action.GroupFiles, Run: p.env.Want(intent.Packets{})},
		action.Action{Keys: action.Filter, Label: action.Label{Name: "filter", Title: "Filter the jobs", Synonyms: "search, find, narrow", Help: "show only matching jobs: words, region:…, is:unviewed, -not"}.Translated(), Group: action.GroupFind, Rank: 9, Run: p.filter.Open},
		action.Action{Keys: action.Sort, Label: action.Label{Name: "sort", Title: "Sort the jobs", Synonyms: "order", Help: "next order: status, applicants, title, views, newest"}.Translated(), Group: action.GroupFind, Rank: 10, Run: p.nextSort},
		action.Action{Keys: action.Reverse, Label: action.Label{Name: "reverse", Title: "Reverse the order of jobs", Synonyms: "order, sort, descending, ascending", Help: "reverse the order"}.Translated(), Group: action.GroupFind, Run: p.reverse},
		action.Action{Keys: action.Refresh, Label: action.Label{Name: "refresh", Title: "Refresh the jobs", Synonyms: "reload, fetch, update, sync", Help: "fetch the jobs again"}.Translated(), Group: action.GroupService, Rank: 11, Run: p.Refresh},
	)
	for i, t := range tabs() {
		out = append(out, action.Action{Keys: action.ShowTab(i + 1), Label: action.Label{Name: t.name, Title: lang.Text("Jobs: %s", t.name), Synonyms: lang.TextIn("joblist", "tab"), Help: action.Tab + t.name}.FoundBy(model.JobTabs()[i]), Group: action.GroupFind, Run: func() tea.Cmd { return p.showTab(i) }})
	}
	rank := 12
	if len(p.marked) > 0 {
		rank = 6
	}
	noMarks := locked
	if p.jobs.More { // marking all would mark only the jobs that were read
		noMarks = cmp.Or(locked, lang.Text("Loading the jobs…"))
	}
	out = p.markable().Actions(out, lang.Text("jobs"), action.GroupJobs, rank, noMarks, func() tea.Cmd { return nil })
	switch {
	case p.span.On(): // esc is among its keys
	case p.run != nil:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "stop here", Synonyms: "cancel", Help: "stop after the current job"}.Translated(), Group: action.GroupJobs, Rank: 1, Run: p.run.end})
	case p.filter.Active():
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "clear", Title: "Clear the filter", Synonyms: "show all", Help: "clear the filter", Context: "joblist"}.Translated(), Group: action.GroupFind, Rank: 5, Run: func() tea.Cmd {
			p.filter.Clear()
			return p.sift()
		}})
	case len(p.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "unmark", Title: "Unmark all jobs", Synonyms: "deselect, select none", Help: "unmark all jobs"}.Translated(), Group: action.GroupJobs, Rank: 1, Run: func() tea.Cmd {
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
	p.env.OnlyMoved()
	return p.env.Do(intent.ShowCursor{Pane: env.JobPane, Soon: true})
}

// markable lets the keys mark jobs.
func (p *Pane) markable() widget.Markable {
	return widget.Markable{List: &p.list, Span: &p.span, Marks: p.marked, Rows: len(p.shown), ID: func(row int) int64 { return p.shown[row].ID }}
}

// toggleMark marks or unmarks the job under the cursor, and moves to the next.
func (p *Pane) toggleMark() tea.Cmd {
	j, ok := p.Current()
	if !ok {
		return nil
	}
	if p.span.On() { // the key of the mark ends a range, too
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
	return p.env.Do(intent.ShowCursor{Pane: env.JobPane, Soon: true})
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
	return p.env.Notify(env.Info, lang.Text("Jobs are sorted by %s.", p.sort))
}

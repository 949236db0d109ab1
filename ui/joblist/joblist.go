// Package joblist is the pane of the account's jobs: tabs by status, filter,
// sort, marks, and the changes of status, of one job or of the marked ones, with
// their undo.
package joblist

import (
	"context"
	"fmt"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/filter"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// Source is what the pane needs of an account.
type Source interface {
	CachedJobs(context.Context) (account.Jobs, error)
	FetchJobs(context.Context) (account.Jobs, error)
	DeletedJobs(context.Context) ([]model.Job, error)
	ChangeStatus(context.Context, model.Job, model.StatusChange) (model.Job, account.Delivery, error)
	Drop(context.Context, model.Outgoing) error
}

// Around is what the pane asks about the screen around it.
type Around interface {
	HasKeys() bool // keys are about the jobs
}

// tab shows some of the statuses.
type tab struct {
	name  string
	holds func(model.JobStatus) bool
}

func tabs() []tab {
	is := func(statuses ...model.JobStatus) func(model.JobStatus) bool {
		return func(s model.JobStatus) bool { return slices.Contains(statuses, s) }
	}
	return []tab{
		{"All", func(s model.JobStatus) bool { return s != model.Deleted }},
		{model.Activated.Label(), is(model.Activated)},
		{model.Stopped.Label(), is(model.Stopped)},
		{model.Deactivated.Label(), func(s model.JobStatus) bool {
			return s != model.Activated && s != model.Stopped && s != model.Deleted // also statuses not known yet
		}},
		{model.Deleted.Label(), is(model.Deleted)},
	}
}

const deletedTab = 4

// Pane is the list of jobs.
type Pane struct {
	desk   *desk.Desk
	source Source
	around Around

	jobs        account.Jobs
	deleted     []model.Job
	deletedRead bool        // deleted holds all there are, not only those deleted just now
	shown       []model.Job // of the tab, filtered and sorted
	counts      []int       // jobs of each tab
	list        list.List
	tab         int
	tabs        desk.Tabs // as they were drawn last
	sort        model.JobOrder
	filter      filter.Filter
	entries     map[int64]entry // of the jobs a filter looked at

	fetching  load.Task
	asking    load.Task // for deleted jobs
	changing  load.Task
	err       string // why the last read failed
	failed    time.Time
	away      bool   // because the service cannot be asked: a state, which ends by itself
	unread    string // that some jobs of the last answer could not be read
	deleteErr string
	undo      []step                       // the way back from the last change, of one job or of several
	queued    map[int64]model.Outgoing     // changes that wait to be delivered, by job
	asked     map[int64]model.StatusChange // changes whose answer is not here yet, by job
	drafts    map[int64]bool               // jobs with an unsent draft
	marked    list.Marks
	span      list.Span // the range being marked
	run       *run      // of several jobs, under way; nil: none
}

// New returns the pane; Start fills it.
func New(d *desk.Desk, source Source, around Around) *Pane {
	return &Pane{desk: d, source: source, around: around, counts: make([]int, len(tabs())), asked: map[int64]model.StatusChange{}, marked: list.Marks{}, entries: map[int64]entry{}, filter: filter.New(filter.Jobs())}
}

// Start shows what is kept and asks the service behind it.
func (p *Pane) Start() tea.Cmd {
	return load.Run(p.desk.Group, &p.fetching, p.source.CachedJobs, func(jobs account.Jobs, err error) tea.Cmd {
		switch {
		case err != nil:
			p.err = p.desk.Fail(err)
		case !jobs.AsOf.IsZero():
			p.set(jobs)
		}
		return tea.Batch(p.showCursor(), p.Refresh())
	})
}

// Refresh asks the service for the jobs. What is shown stays until it answers.
func (p *Pane) Refresh() tea.Cmd {
	fetch := load.Run(p.desk.Group, &p.fetching, p.source.FetchJobs, func(jobs account.Jobs, err error) tea.Cmd {
		if err != nil {
			p.err, p.away, p.failed = p.desk.Fail(err), account.Offline(err), p.desk.Now()
			return nil
		}
		p.err, p.unread = "", ""
		if jobs.Unread != nil {
			p.unread = text.Sentence(jobs.Unread.Error())
		}
		p.desk.Reached()
		var unkept tea.Cmd
		if jobs.Unkept != nil && p.jobs.Unkept == nil {
			unkept = p.desk.Notify(desk.Bad, "The jobs could not be kept on this machine: "+text.Sentence(jobs.Unkept.Error()))
		}
		p.set(jobs)
		return tea.Batch(unkept, p.showCursor(), p.desk.Do(intent.FetchMoved{}))
	})
	if p.tab == deletedTab {
		return tea.Batch(fetch, p.askDeleted())
	}
	return fetch
}

// showCursor shows the job under the cursor beside the list.
func (p *Pane) showCursor() tea.Cmd { return p.desk.Do(intent.ShowCursor{Pane: layout.Jobs}) }

// AsOf is when the jobs were last read from the service.
func (p *Pane) AsOf() time.Time { return p.jobs.AsOf }

// Failed reports whether the last read failed.
func (p *Pane) Failed() bool { return p.err != "" }

// Recover asks the service again for what it could not be asked for; nil: nothing is.
func (p *Pane) Recover() tea.Cmd {
	if p.err == "" && p.deleteErr == "" || p.fetching.Busy() {
		return nil
	}
	return p.Refresh()
}

func (p *Pane) askDeleted() tea.Cmd {
	return load.Run(p.desk.Group, &p.asking, p.source.DeletedJobs, func(jobs []model.Job, err error) tea.Cmd {
		p.deleteErr = ""
		if err != nil {
			p.deleteErr = p.desk.Fail(err)
			if jobs == nil { // else only some could not be read
				return nil
			}
		}
		p.deleted, p.deletedRead = jobs, true
		p.arrange()
		return p.showCursor()
	})
}

// Heard reloads what news is about.
func (p *Pane) Heard(e account.Event) tea.Cmd {
	switch {
	case e.All:
		return p.Refresh()
	case e.Jobs:
		return p.Reread()
	}
	return nil
}

// Reread shows what is kept, which another copy of the program has changed.
func (p *Pane) Reread() tea.Cmd {
	if p.fetching.Busy() {
		return nil // its answer is newer
	}
	return load.Run(p.desk.Group, &p.fetching, p.source.CachedJobs, func(jobs account.Jobs, err error) tea.Cmd {
		if err != nil || jobs.AsOf.IsZero() {
			return nil
		}
		if !jobs.AsOf.Before(p.failed) { // another window has read them since
			p.err = ""
		}
		p.set(jobs)
		return p.showCursor()
	})
}

// All returns every job that is listed.
func (p *Pane) All() []model.Job { return p.jobs.List }

// Unseen sets how many applicants of each job are unseen.
func (p *Pane) Unseen(unseen map[int64]int) { p.jobs.Unseen = unseen }

// UnseenInAll is how many applicants of all jobs are unseen, as far as they were read.
func (p *Pane) UnseenInAll() (n int) {
	for _, unseen := range p.jobs.Unseen {
		n += unseen
	}
	return n
}

// Queued sets the changes of status that wait to be delivered, by job.
func (p *Pane) Queued(changes map[int64]model.Outgoing) { p.queued = changes }

// Drafts sets the unsent drafts, including those of new jobs.
func (p *Pane) Drafts(drafts []model.SavedDraft) {
	p.drafts = map[int64]bool{}
	for i := range drafts {
		p.drafts[drafts[i].JobID] = true
	}
}

// Delivered shows what became of changes that were asked for a while ago, and
// returns what there is to say.
func (p *Pane) Delivered(d account.Delivery) (said []desk.Notice) {
	for _, o := range d.Items {
		if o.Kind != model.OutgoingStatus {
			continue
		}
		switch o.State {
		case account.Told:
			p.put(o.Job)
			if i := slices.IndexFunc(p.undo, func(s step) bool { return s.queued == o.ID }); i >= 0 {
				p.undo = slices.Replace(p.undo, i, i+1, wayBack(o.Job, o.Was, o.Change)...)
			}
			if p.run.delivered(p, o) {
				continue
			}
			said = append(said, desk.Notice{Severity: desk.Good, Text: fmt.Sprintf("“%s” is now %s.", text.Line(o.Job.Title), text.Line(o.Job.Status.Word()))})
		case account.Refused:
			if p.run.delivered(p, o) {
				continue
			}
			j, _ := p.Job(o.JobID)
			said = append(said, desk.Notice{Severity: desk.Bad, Text: fmt.Sprintf("“%s” was not changed. %s %s shows what waits.", text.Line(j.Title), p.desk.Fail(o.Err), action.Outbox)})
		case account.Waits:
		}
	}
	return said
}

func (p *Pane) set(jobs account.Jobs) {
	p.jobs = jobs
	p.arrange()
}

// Put shows a job that was just saved or changed, and puts the cursor on it.
func (p *Pane) Put(j model.Job) {
	p.put(j)
	p.moveTo(j.ID)
}

func (p *Pane) put(j model.Job) {
	replace := func(jobs []model.Job) []model.Job {
		jobs = slices.DeleteFunc(slices.Clone(jobs), func(x model.Job) bool { return x.ID == j.ID })
		return append(jobs, j)
	}
	if j.Status == model.Deleted {
		p.deleted = replace(p.deleted)
		p.jobs.List = slices.DeleteFunc(slices.Clone(p.jobs.List), func(x model.Job) bool { return x.ID == j.ID })
	} else {
		p.deleted = slices.DeleteFunc(slices.Clone(p.deleted), func(x model.Job) bool { return x.ID == j.ID })
		p.jobs.List = replace(p.jobs.List)
	}
	p.arrange()
}

// Sent notes what was sent as a job's currency.
func (p *Pane) Sent(jobID int64, entry model.CurrencyEntry) {
	if p.jobs.Currencies == nil {
		p.jobs.Currencies = map[int64]model.CurrencyEntry{}
	}
	p.jobs.Currencies[jobID] = entry
}

// Counted notes how many applicants of a job are unseen.
func (p *Pane) Counted(jobID int64, unseen int) {
	if p.jobs.Unseen == nil {
		p.jobs.Unseen = map[int64]int{}
	}
	p.jobs.Unseen[jobID] = unseen
}

// arrange works out what the tab shows, keeping the cursor on its job. Jobs that
// have left the account lose their mark.
func (p *Pane) arrange() {
	current, had := p.Current()
	tabs, wanted := tabs(), p.wanted()
	clear(p.counts)
	marked := list.Marks{}
	p.shown = slices.Grow(p.shown[:0], len(p.jobs.List))
	for _, jobs := range [][]model.Job{p.jobs.List, p.deleted} {
		for i := range jobs {
			j := &jobs[i]
			if p.marked[j.ID] {
				marked[j.ID] = true
			}
			for n, t := range tabs {
				if !t.holds(j.Status) {
					continue
				}
				p.counts[n]++
				if n == p.tab && p.meets(j, wanted) {
					p.shown = append(p.shown, *j)
				}
			}
		}
	}
	p.marked = marked
	model.SortJobs(p.shown, p.sort)
	p.list.Rows(len(p.shown))
	if had {
		p.moveTo(current.ID)
	}
}

func (p *Pane) moveTo(id int64) {
	if i := slices.IndexFunc(p.shown, func(j model.Job) bool { return j.ID == id }); i >= 0 {
		p.list.MoveTo(i)
	}
}

// Current returns the job under the cursor.
func (p *Pane) Current() (model.Job, bool) {
	if p.list.Cursor < len(p.shown) {
		return p.shown[p.list.Cursor], true
	}
	return model.Job{}, false
}

// Currency returns what the ledger knows of a job.
func (p *Pane) Currency(jobID int64) (model.CurrencyEntry, bool) {
	entry, ok := p.jobs.Currencies[jobID]
	return entry, ok
}

// Job returns a job by its id, as it is known here.
func (p *Pane) Job(id int64) (model.Job, bool) {
	for _, jobs := range [][]model.Job{p.jobs.List, p.deleted} {
		if i := slices.IndexFunc(jobs, func(j model.Job) bool { return j.ID == id }); i >= 0 {
			return jobs[i], true
		}
	}
	return model.Job{}, false
}

// Typing reports whether keys go into the filter.
func (p *Pane) Typing() bool { return p.filter.Typing() }

// Type gives the filter a key or a paste.
func (p *Pane) Type(msg tea.Msg) tea.Cmd {
	before, _ := p.Current()
	if p.filter.Type(msg) {
		p.arrange()
	}
	if now, _ := p.Current(); now.ID != before.ID {
		return p.showCursor()
	}
	return nil
}

// Package joblist is the pane of the account's jobs: tabs by status, filter, order and
// marks. It changes the status of one job or of the marked ones, and undoes that. Detail is the pane of one job.
package joblist

import (
	"context"
	"errors"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// Source is what the panes need of an account.
type Source interface {
	FirstJobs(context.Context) (account.Jobs, error)
	CachedJobs(context.Context) (account.Jobs, error)
	CachedJob(ctx context.Context, id int64) (model.Job, error)
	StreamJobs(ctx context.Context, held []model.Job) <-chan account.JobsBatch
	DeletedJobs(context.Context) ([]model.Job, error)
	ChangeStatus(context.Context, model.Job, model.StatusChange) (model.Job, account.Delivery, error)
	Drop(context.Context, model.Outgoing) error
}

// Program is what the pane asks the rest of the program.
type Program interface {
	HasKeys() bool // keys are for the jobs
}

// tab shows the jobs of some statuses.
type tab struct {
	name  string
	holds func(model.JobStatus) bool
}

// tabs are those of model.JobTabs.
func tabs() []tab {
	is := func(statuses ...model.JobStatus) func(model.JobStatus) bool {
		return func(s model.JobStatus) bool { return slices.Contains(statuses, s) }
	}
	return []tab{
		{sayTabs()[0], func(s model.JobStatus) bool { return s != model.Deleted }},
		{sayTabs()[1], is(model.Activated)},
		{sayTabs()[2], is(model.Stopped)},
		{sayTabs()[3], func(s model.JobStatus) bool {
			return s != model.Activated && s != model.Stopped && s != model.Deleted // and unknown statuses
		}},
		{sayTabs()[deletedTab], is(model.Deleted)},
	}
}

const deletedTab = 4

// Pane is the list of jobs.
type Pane struct {
	env     *env.Env
	source  Source
	program Program

	jobs       account.Jobs
	deleted    []model.Job
	allDeleted bool        // deleted holds every deleted job, not only those deleted here
	shown      []model.Job // the jobs of the tab, filtered and sorted
	unread     int         // jobs that may pass the filter, but whose applicants were never read; counted if no job passes
	counts     []int       // how many jobs each tab has
	list       widget.List
	columns    []string // those of model.JobColumns that the person chose
	startAt    int64    // the job that the cursor begins at; 0: the first one
	hidden     int64    // the job under the cursor that a filter or tab hid; 0 after the cursor moved
	tab        int
	tabs       widget.Tabs // as drawn last
	keptRows   widget.Kept[widget.RowKey, []string]
	keptTabs   widget.Kept[int, widget.Tabs] // by width
	sort       model.JobOrder
	filter     widget.Filter
	entries    map[int64]entry // what the filter compares, by job

	fetching        load.Task
	fetchingDeleted load.Task
	changing        load.Task
	err             string // why the last fetch failed
	failed          time.Time
	offline         bool   // err means that the service cannot be reached; the fetch is retried
	incomplete      string // why some jobs of the last answer are missing
	deleteErr       string
	undo            []step                       // the steps that undo the last change, of one job or several
	queued          map[int64]model.Outgoing     // changes in the outbox, by job
	sending         map[int64]model.StatusChange // changes sent and not answered, by job
	drafts          map[int64]bool               // jobs with an unsent draft
	marked          widget.Marks
	span            widget.Span // the range being marked
	run             *run        // the change of several jobs in progress; nil: none
}

// New returns the pane; Start fills it.
func New(e *env.Env, source Source, program Program) *Pane {
	first := max(slices.Index(model.JobTabs(), e.UI.FirstJobTab), 0)
	return &Pane{env: e, source: source, program: program, tab: first, columns: e.UI.ColumnsOfJobs(), counts: make([]int, len(tabs())), sending: map[int64]model.StatusChange{}, marked: widget.Marks{}, entries: map[int64]entry{}, filter: widget.NewFilter(widget.JobLegend())}
}

// Start shows the stored jobs, then fetches the jobs. If many are stored, it first shows the beginning of the list.
func (p *Pane) Start() tea.Cmd {
	if p.startAt != 0 || p.tab != 0 || p.env.UI.Linear {
		return p.readAll(p.Refresh)
	}
	return p.readStored(p.source.FirstJobs, func() tea.Cmd {
		if p.jobs.More {
			return p.readAll(p.Refresh)
		}
		return p.Refresh()
	})
}

// readAll shows all stored jobs, then does then.
func (p *Pane) readAll(then func() tea.Cmd) tea.Cmd { return p.readStored(p.source.CachedJobs, then) }

func (p *Pane) readStored(read func(context.Context) (account.Jobs, error), then func() tea.Cmd) tea.Cmd {
	return load.Run(p.env.Group, &p.fetching, read, func(jobs account.Jobs, err error) tea.Cmd {
		switch {
		case err != nil:
			p.err = p.env.Fail(err)
		case !jobs.AsOf.IsZero():
			p.set(jobs)
			p.moveTo(p.startAt)
		}
		return tea.Batch(p.showCursor(), then())
	})
}

// Arrangement is what the person has chosen in the list, and the job under the cursor.
type Arrangement struct {
	job    int64
	tab    int
	order  model.JobOrder
	filter string
	marked widget.Marks
}

// Arrangement returns how the list is arranged.
func (p *Pane) Arrangement() Arrangement {
	job, _ := p.Current()
	return Arrangement{job.ID, p.tab, p.sort, p.filter.Value(), p.marked}
}

// Begin makes Start show the list with the arrangement a.
func (p *Pane) Begin(a Arrangement) {
	p.startAt, p.tab, p.sort, p.marked = a.job, a.tab, a.order, a.marked
	p.filter.Put(a.filter)
}

// Refresh fetches the jobs. The list stays until the service has answered. An empty list shows the jobs of a long answer
// as they come.
func (p *Pane) Refresh() tea.Cmd {
	source, held := p.source, p.jobs.List
	fetch := load.Stream(p.env.Group, &p.fetching, func(ctx context.Context) <-chan account.JobsBatch {
		return source.StreamJobs(ctx, held)
	}, func(b account.JobsBatch) tea.Cmd {
		switch {
		case b.Done:
			return p.fetched(b)
		case p.jobs.AsOf.IsZero() || p.jobs.More:
			p.set(b.Jobs)
			return p.showCursor()
		}
		return nil
	})
	if p.tab == deletedTab {
		return tea.Batch(fetch, p.fetchDeleted())
	}
	return fetch
}

// Poll is Refresh, unless the jobs are being read: a long answer may take longer than the time between two polls.
func (p *Pane) Poll() tea.Cmd {
	if p.fetching.Busy() {
		return nil
	}
	return p.Refresh()
}

// fetched shows the end of a fetch.
func (p *Pane) fetched(b account.JobsBatch) tea.Cmd {
	p.fetching.Cancel()
	jobs, err := b.Jobs, b.Err
	if err != nil {
		p.err, p.offline, p.failed = p.env.Fail(err), account.Offline(err), p.env.Now()
		if p.jobs.More { // this fetch cut the reading of the stored jobs short
			return p.readAll(func() tea.Cmd { return nil })
		}
		return nil
	}
	p.err, p.incomplete = "", ""
	if jobs.Unread != nil {
		p.incomplete = text.Sentence(jobs.Unread.Error())
	}
	p.env.Reached()
	var notSaved tea.Cmd
	if jobs.Unkept != nil && p.jobs.Unkept == nil {
		notSaved = p.env.Notify(env.Bad, lang.Text("The jobs could not be saved on this computer. %s", text.Sentence(jobs.Unkept.Error())))
	}
	p.set(jobs)
	return tea.Batch(notSaved, p.showCursor(), p.env.Do(intent.FetchMoved{}))
}

// showCursor shows the job under the cursor beside the list.
func (p *Pane) showCursor() tea.Cmd { return p.env.Do(intent.ShowCursor{Pane: env.JobPane}) }

// AsOf is when the jobs were fetched last.
func (p *Pane) AsOf() time.Time { return p.jobs.AsOf }

// Failed reports whether the last fetch failed.
func (p *Pane) Failed() bool { return p.err != "" }

// Recover fetches again if the last fetch failed; else it returns nil.
func (p *Pane) Recover() tea.Cmd {
	if p.err == "" && p.deleteErr == "" || p.fetching.Busy() {
		return nil
	}
	return p.Refresh()
}

func (p *Pane) fetchDeleted() tea.Cmd {
	return load.Run(p.env.Group, &p.fetchingDeleted, p.source.DeletedJobs, func(jobs []model.Job, err error) tea.Cmd {
		p.deleteErr = ""
		if copies := (*account.CopiesError)(nil); errors.As(err, &copies) && copies.Online {
			p.deleteErr = text.Sentence(err.Error()) // Fail would make the bar show an outage, though the service answers other calls
		} else if err != nil {
			p.deleteErr = p.env.Fail(err)
		}
		if err != nil && jobs == nil { // with jobs, only some of them are missing
			return nil
		}
		p.deleted, p.allDeleted = jobs, err == nil
		p.arrange()
		return p.showCursor()
	})
}

// Heard implements screen.Listener.
func (p *Pane) Heard(e account.Event) tea.Cmd {
	switch {
	case e.All:
		return p.Refresh()
	case e.Jobs:
		return p.Reload()
	}
	return nil
}

// Reload reads the stored jobs again, after another window changed them.
func (p *Pane) Reload() tea.Cmd {
	if p.fetching.Busy() {
		return nil // the answer will be newer
	}
	return load.Run(p.env.Group, &p.fetching, p.source.CachedJobs, func(jobs account.Jobs, err error) tea.Cmd {
		if err != nil || jobs.AsOf.IsZero() {
			return nil
		}
		if !jobs.AsOf.Before(p.failed) { // another window fetched the jobs after the failure
			p.err = ""
		}
		p.set(jobs)
		return p.showCursor()
	})
}

// All returns every job that is not deleted.
func (p *Pane) All() []model.Job { return p.jobs.List }

// SetUnviewed sets how many applicants of each job are unviewed.
func (p *Pane) SetUnviewed(unviewed map[int64]int) { p.jobs.Unviewed = unviewed }

// UnviewedInAll counts the unviewed applicants of all jobs that were loaded.
func (p *Pane) UnviewedInAll() (n int) {
	for _, unviewed := range p.jobs.Unviewed {
		n += unviewed
	}
	return n
}

// SetQueued sets the queued changes of status, by job.
func (p *Pane) SetQueued(changes map[int64]model.Outgoing) { p.queued = changes }

// SetDrafts sets the unsent drafts, including those of new jobs.
func (p *Pane) SetDrafts(drafts []model.SavedDraft) {
	p.drafts = map[int64]bool{}
	for i := range drafts {
		p.drafts[drafts[i].JobID] = true
	}
}

// ApplyDelivery shows the outcome of changes that were queued, and returns notices about
// them.
func (p *Pane) ApplyDelivery(d account.Delivery) (notices []env.Notice) {
	for _, o := range d.Items {
		if o.Kind != model.OutgoingStatus {
			continue
		}
		switch o.State {
		case account.Sent:
			p.put(o.Job)
			if i := slices.IndexFunc(p.undo, func(s step) bool { return s.queued == o.ID }); i >= 0 {
				p.undo = slices.Replace(p.undo, i, i+1, inverse(o.Job, o.Was, o.Change)...)
			}
			if p.run.applyDelivery(p, o) {
				continue
			}
			notices = append(notices, env.Notice{Severity: env.Good, Text: sayChanged(text.Line(o.Job.Title), o.Job.Status)})
		case account.Rejected:
			if p.run.applyDelivery(p, o) {
				continue
			}
			j, _ := p.Job(o.JobID)
			notices = append(notices, env.Notice{Severity: env.Bad, Text: sayNotChanged(text.Line(j.Title), p.env.Fail(o.Err)) + " " + saySeeQueue()})
		case account.Pending:
		}
	}
	return notices
}

func (p *Pane) set(jobs account.Jobs) {
	p.jobs = jobs
	p.arrange()
}

// Put shows a job that was saved or changed, and moves the cursor to it.
func (p *Pane) Put(j model.Job) {
	p.hidden = 0
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

// SetCurrency sets the currency that was sent with a job.
func (p *Pane) SetCurrency(jobID int64, entry model.CurrencyEntry) {
	if p.jobs.Currencies == nil {
		p.jobs.Currencies = map[int64]model.CurrencyEntry{}
	}
	p.jobs.Currencies[jobID] = entry
}

// SetUnviewedOf sets how many applicants of a job are unviewed.
func (p *Pane) SetUnviewedOf(jobID int64, unviewed int) {
	if p.jobs.Unviewed == nil {
		p.jobs.Unviewed = map[int64]int{}
	}
	p.jobs.Unviewed[jobID] = unviewed
}

// arrange filters and sorts the jobs of the tab. The cursor stays on its job; jobs that
// left the account lose their mark.
func (p *Pane) arrange() {
	current, had := p.Current()
	tabs, queries := tabs(), p.queries()
	clear(p.counts)
	marked := widget.Marks{}
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
				if n == p.tab && p.matches(j, queries) {
					p.shown = append(p.shown, *j)
				}
			}
		}
	}
	p.marked = marked
	p.unread = 0
	if len(p.shown) == 0 && queries[0].AsksUnviewed() {
		p.unread = p.countUnread(tabs[p.tab], queries)
	}
	model.SortJobs(p.shown, p.sort)
	p.list.Rows(len(p.shown))
	if had {
		p.moveTo(current.ID)
	}
}

// moveTo moves the cursor to a job, and reports whether it is shown.
func (p *Pane) moveTo(id int64) bool {
	i := slices.IndexFunc(p.shown, func(j model.Job) bool { return j.ID == id })
	if i >= 0 {
		p.list.MoveTo(i)
	}
	return i >= 0
}

// sift shows the jobs of another filter or tab. If they hide the job under the cursor, the cursor goes to the first one.
// It comes back once the hidden job is shown again, unless the cursor was moved or used in between.
func (p *Pane) sift() tea.Cmd {
	before, had := p.Current()
	p.arrange()
	switch {
	case p.hidden != 0 && p.moveTo(p.hidden):
		p.hidden = 0
	case had && !p.moveTo(before.ID):
		p.list.MoveTo(0)
		if p.hidden == 0 {
			p.hidden = before.ID
		}
	}
	if now, _ := p.Current(); now.ID != before.ID {
		return p.showCursor()
	}
	return nil
}

// Current returns the job under the cursor.
func (p *Pane) Current() (model.Job, bool) {
	if p.list.Cursor < len(p.shown) {
		return p.shown[p.list.Cursor], true
	}
	return model.Job{}, false
}

// Currency returns the currency of a job, if this computer knows it (CONTRACT 1).
func (p *Pane) Currency(jobID int64) (model.CurrencyEntry, bool) {
	entry, ok := p.jobs.Currencies[jobID]
	return entry, ok
}

// Job returns a job of the list, or a deleted one, by its id.
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
	if p.filter.Type(msg) {
		return p.sift()
	}
	return nil
}

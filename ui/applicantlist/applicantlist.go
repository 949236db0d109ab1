// Package applicantlist is the pane of one job's applicants: they stream in, are
// filtered, sorted and marked; opening an application marks it viewed.
package applicantlist

import (
	"cmp"
	"context"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/career"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/widget"
)

// Source is what the pane needs of an account.
type Source interface {
	ListApplicants(ctx context.Context, jobID int64) (account.Applicants, error)
	CandidatesOf(ctx context.Context, applies []int64) ([]model.Candidate, error)
	FetchApplicants(ctx context.Context, jobID int64) <-chan account.Batch
	Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error)
	Unindexed(ctx context.Context) (account.Index, error)
	WrittenBy(applyID int64) []account.WrittenTo // no I/O
}

// Program is what the pane asks the rest of the program.
type Program interface {
	ReviewOf(applyID int64) model.Review // redacted in blind mode
	ReviewActions(applyID int64) []action.Action
	NoViewer(model.Candidate) string // why no other program can open the CV; "" when one can
	StoppableSaving() bool           // whether CVs are being saved and esc stops it
}

// The tabs, in the order of model.ApplicantTabs.
const (
	tabApplied = iota
	tabUnviewed
	tabYes
	tabMaybe
	tabNo
	tabUndecided
	tabSuggested
	tabDeleted
	tabCount
)

// Pane is the list of applicants.
type Pane struct {
	env     *env.Env
	source  Source
	program Program

	ofJob
	roster *roster
	list   widget.List
	tabs   widget.Tabs // as last drawn

	keptRows widget.Kept[widget.RowKey, []string]
	keptTabs widget.Kept[int, widget.Tabs] // by width
	frozen   bool                          // the drawn rows stay on the screen while the row under the cursor is being read

	firstTab int                  // the tab on which each job begins
	begins   Arrangement          // applied once, when its job is shown
	order    []int                // the columns from the left, the name first
	sorting  model.CandidateOrder // the wanted order; the list takes it once everyone's experience is measured

	span   widget.Span // the range being marked
	filter widget.Filter

	reads     int  // fetches begun so far
	unasked   bool // the fetch began by itself, as the list was old: it shows no progress, and esc does not stop it
	fetching  load.Task
	holding   load.Task      // reads rows to hold
	mostHeld  int            // how many rows are held around the cursor; tests hold fewer
	asking    load.Task      // the query of the index
	askAgain  bool           // the query is asked again after its answer
	unindexed int            // CVs that were not read yet at the last query about CVs; 0 if the query is not about CVs
	unreadCVs int            // CVs that cannot be read for now
	slow      load.Task      // ends when the query has taken long
	searching bool           // the query has taken long
	measuring load.Task      // how long everyone worked, for the order by experience
	away      bool           // err means that the service cannot be reached
	queued    map[int64]bool // applications whose view is queued

	begun map[int64]time.Time // start of each job's last fetch, unless leaving the job cut it off
}

// ofJob is what a pane knows about its job. It is dropped when another job is shown.
type ofJob struct {
	job   model.Job
	drawn drawn // the rows as last drawn

	pinned bool  // the cursor stays on its applicant; otherwise on the first one of the list
	hidden int64 // the applicant under the cursor that a filter or tab hid; 0 after the cursor moved

	asOf     account.Applicants // about the list as last read, without its applicants
	read     bool               // the list was fetched, or is being fetched, since the job was chosen
	arriving bool               // a fetch reads from the service, not from the store
	fetched
	unread  bool // rows could not be read; they are tried again when the cursor moves
	err     string
	retried bool   // the pane has retried by itself after the service could not be reached
	forgone bool   // a read of the store was stopped by Forgo
	unkept  string // why a part of the last fetch could not be stored
}

// fetched is how far a fetch has come.
type fetched struct {
	bytes   int64
	arrived int // applicants
	bad     int // applicants that could not be read
}

// New returns the pane without a job.
func New(e *env.Env, source Source, program Program) *Pane {
	p := &Pane{env: e, source: source, program: program, filter: widget.NewFilter(widget.ApplicantLegend()), queued: map[int64]bool{}, begun: map[int64]time.Time{}, mostHeld: mostHeld}
	p.roster = newRoster(model.CandidateOrder{}, p.today())
	p.order = []int{inName}
	for _, column := range e.UI.ColumnsOfApplicants() {
		p.order = append(p.order, 1+slices.Index(model.ApplicantColumns(), column))
	}
	p.firstTab = max(slices.Index(model.ApplicantTabs(), e.UI.FirstApplicantTab), 0)
	p.reset(model.Job{})
	return p
}

func (p *Pane) today() career.Day { return career.Today(p.env.Now().Local()) }

func (p *Pane) reset(j model.Job) {
	if p.Reading() {
		delete(p.begun, p.job.ID)
	}
	p.fetching.Cancel()
	p.ofJob = ofJob{job: j}
	p.filter.Clear()
	p.stopAsking()
	p.filter.Doubt = ""
	p.span.End()
	p.measuring.Cancel()
	p.holding.Cancel()
	p.sorting = p.roster.sort
	p.change(func() {
		p.roster = newRoster(p.roster.sort, p.today())
		p.roster.mine, p.roster.tab = p.program.ReviewOf, p.firstTab
	})
	if a := p.begins; j.ID != 0 && a.job == j.ID {
		p.roster.tab, p.roster.marked = a.tab, a.marked
		p.filter.Put(a.filter)
	} else if j.ID != 0 {
		p.begins = Arrangement{}
	}
}

// change changes the list by how. A pinned cursor stays on its applicant, and on the same line of the screen; otherwise
// the cursor goes to the first applicant.
func (p *Pane) change(how func()) {
	current, had := p.current()
	how()
	p.list.Rows(len(p.roster.shown))
	if !p.pinned {
		p.list.MoveTo(0)
	} else if had {
		if at, _ := p.Place(current.ID); at > 0 {
			p.list.Follow(at - 1)
		}
	}
	if p.job.ID != 0 && len(p.roster.byID) > 0 {
		p.env.Do(intent.CountUnviewed{JobID: p.job.ID, Unviewed: p.roster.counts[tabUnviewed]})
	}
}

// applyFilter shows the applicants of a filter and a tab, which how sets; another is true if these changed. If they hide
// the applicant under the cursor, the cursor goes to the first one. It comes back once the hidden applicant is shown
// again, unless the cursor was moved or used in between.
func (p *Pane) applyFilter(another bool, how func()) tea.Cmd {
	before, had := p.current()
	p.change(how)
	if at, _ := p.Place(p.hidden); at > 0 {
		p.list.MoveTo(at - 1)
		p.hidden = 0
	} else if had && another {
		if at, _ := p.Place(before.ID); at == 0 {
			p.list.MoveTo(0)
			p.hidden = cmp.Or(p.hidden, before.ID)
		}
	}
	p.pinned = p.pinned || len(p.roster.shown) > 0
	if now, ok := p.current(); !ok || !had || now.ID != before.ID {
		return p.showCursor()
	}
	return nil
}

// Job returns the job whose applicants are shown; its id is 0 for none.
func (p *Pane) Job() model.Job { return p.job }

// Loaded reports whether the applicants were fetched since the job was chosen, or are being
// fetched.
func (p *Pane) Loaded() bool { return p.read }

// Reading reports whether the applicants are being fetched.
func (p *Pane) Reading() bool { return p.fetching.Busy() && p.arriving }

// ShowCached shows a job's applicants from the store, without a request to the service, while the cursor moves over
// jobs.
func (p *Pane) ShowCached(j model.Job) tea.Cmd {
	if j.ID == p.job.ID && !p.forgone {
		p.job = j
		return nil
	}
	p.reset(j)
	if j.ID == 0 {
		return nil
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// Forgo stops reading the store for a job that the cursor has left again.
func (p *Pane) Forgo() {
	if p.fetching.Busy() && !p.read {
		p.fetching.Cancel()
		p.forgone = true
	}
}

// Forgone reports whether Forgo stopped reading the job, and the job was not read since.
func (p *Pane) Forgone() bool { return p.forgone }

// ShowAndFetch shows a job's applicants from the store, then from the service.
func (p *Pane) ShowAndFetch(j model.Job) tea.Cmd {
	if j.ID != p.job.ID || p.forgone {
		p.reset(j)
	} else if p.Reading() {
		return nil // it is being fetched already
	}
	p.job, p.read = j, true
	if len(p.roster.byID) > 0 {
		return p.refreshMoved() // the pane has the stored applicants already
	}
	return p.fromCache(p.refreshMoved)
}

// Moved reports whether the applicants were fetched completely and the service's count has
// changed since.
func (p *Pane) Moved(j model.Job) bool {
	return j.ID == p.job.ID && !p.fetching.Busy() && !p.asOf.AsOf.IsZero() && p.asOf.Applies >= 0 && p.asOf.Applies != j.Applies
}

// Invalidate fetches the applicants again, because the store has lost them.
func (p *Pane) Invalidate() tea.Cmd {
	p.asOf.Applies = -1
	if !p.read {
		return nil
	}
	return p.Refetch()
}

// Heard reloads what an event is about.
func (p *Pane) Heard(e account.Event) tea.Cmd {
	if e.Team {
		p.roster.resize()
	}
	switch {
	case e.All:
		return p.Invalidate()
	case e.Outbox, slices.Contains(e.Applicants, p.job.ID): // the list shows queued views, too
		return p.Reload(nil)
	}
	return nil
}

// Reload reads the applicants from the store again, after another window changed those of some jobs. No jobs mean all.
func (p *Pane) Reload(jobs []int64) tea.Cmd {
	changed := len(jobs) == 0 || slices.Contains(jobs, p.job.ID)
	if p.job.ID == 0 || !changed || p.fetching.Busy() {
		return nil // the current read is newer
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// kept are a job's stored applicants, in order.
type kept struct {
	account.Applicants
	roster *roster
}

func (p *Pane) fromCache(then func() tea.Cmd) tea.Cmd {
	p.arriving, p.forgone = false, false
	by := p.roster.sort
	return load.Run(p.env.Group, &p.fetching, p.readStored(), func(k kept, err error) tea.Cmd {
		if now := p.roster.sort.By; err == nil && now != by.By && now == model.CandidatesByExperience { // k was read without the days of work
			return p.fromCache(then)
		}
		here := err == nil && (!k.AsOf.IsZero() || len(k.roster.byID) > 0) // before the first fetch ends, the store has applicants but no AsOf
		if here {
			p.asOf = account.Applicants{AsOf: k.AsOf, Complete: k.Complete, Applies: k.Applies}
			p.holding.Cancel() // it reads rows for the roster before
			p.unread = false
			p.change(func() {
				k.roster.filter, k.roster.mine = p.roster.filter, p.program.ReviewOf
				k.roster.reloadReviews(nil, nil)
				k.roster.arrange(p.roster.sort, p.roster.tab) // a key may have changed the order or the tab during the read
				if here, ok := p.current(); ok {
					if now, ok := k.roster.byID[here.ID]; ok {
						p.keepPlace(here, now.Viewed)
					}
				}
				k.roster.adopt(p.roster)
				p.roster = k.roster
			})
			p.begin()
			p.pinned = p.pinned || len(p.roster.shown) > 0
		}
		if p.roster.coded { // the store could not replace the codes; the service can
			p.roster.coded, then = false, p.Refetch
		}
		return tea.Batch(p.showCursor(), p.ask(), then())
	})
}

// readStored returns the work that reads the job's stored applicants: the briefs of all, the rows that are held now,
// and in a short list all rows. If no row is held now, it reads the first rows.
func (p *Pane) readStored() func(context.Context) (kept, error) {
	source, id, by, today, most := p.source, p.job.ID, p.roster.sort, p.today(), p.mostHeld
	var near []int64
	for _, c := range p.roster.order {
		if c.row != nil {
			near = append(near, c.ID)
		}
	}
	return func(ctx context.Context) (kept, error) {
		people, err := source.ListApplicants(ctx, id)
		k := kept{people, newRoster(by, today)}
		if err != nil {
			return k, err
		}
		k.roster.put(people.People, 0, false)
		k.roster.putBriefs(people.Briefs)
		k.People, k.Briefs = nil, nil
		if by.By == model.CandidatesByExperience {
			worked, err := workedOf(ctx, source, k.roster.unmeasured(), today)
			k.roster.takeWorked(worked)
			if err != nil {
				return k, err
			}
		}
		first := k.roster.order
		switch {
		case len(first) <= 2*most:
		case len(near) > 0:
			first = nil
		default:
			first = first[:most]
		}
		ids := slices.Clone(near) // load.Run may call the work again
		for _, c := range first {
			if c.row == nil {
				ids = append(ids, c.ID)
			}
		}
		slices.Sort(ids)
		ids = slices.Compact(ids)
		rows, err := source.CandidatesOf(ctx, ids)
		if err != nil {
			return k, err
		}
		k.roster.hold(rows)
		gone := map[int64]bool{}
		for _, id := range k.roster.without(ids) {
			gone[id] = true
		}
		k.roster.keepOnly(func(c *person) bool { return !gone[c.ID] })
		return k, nil
	}
}

// Redact shows applicants by their codes until they are read again, after blind mode was switched. A fetch under way
// begins again.
func (p *Pane) Redact() tea.Cmd {
	p.roster.code()
	p.drawn = drawn{} // the drawn rows have names
	switch {
	case p.Reading():
		return p.fromCache(p.Refetch)
	case p.fetching.Busy(), p.job.ID == 0: // load.Run repeats a read of the store
		return nil
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// keepPlace keeps an applicant who becomes viewed in place under a pinned cursor, because the next key has to act on the
// same applicant.
func (p *Pane) keepPlace(here *person, viewed bool) {
	if current, ok := p.current(); ok && p.pinned && current == here && here.Unviewed() && viewed {
		here.opened = true
	}
}

// Indexed is called after more CVs were read. It repeats a filter about CVs.
func (p *Pane) Indexed(left account.Index) tea.Cmd {
	p.unreadCVs = left.Unreadable()
	if p.asking.Busy() {
		p.askAgain = true // the query may have counted the unread CVs before
		return nil
	}
	if p.unindexed == 0 {
		return nil
	}
	return p.ask()
}

// awaitsCVs reports whether the filter may find more applicants once all readable CVs are read.
func (p *Pane) awaitsCVs() bool { return p.asking.Busy() || p.unindexed > p.unreadCVs }

// Refilter applies the filter again after reviews have changed.
func (p *Pane) Refilter() tea.Cmd { return p.ask() }

// ReviewsChanged shows the changed reviews of applications; nil means all.
func (p *Pane) ReviewsChanged(ids []int64) {
	var at *person
	if p.pinned {
		at, _ = p.current()
	}
	p.change(func() { p.roster.reloadReviews(ids, at) })
}

// Undecided counts the shown applicants without a verdict.
func (p *Pane) Undecided() int { return p.roster.undecidedShown() }

// Filter returns the filter of the list as typed; "" without one.
func (p *Pane) Filter() string { return p.filter.Value() }

// Typing reports whether keys go into the filter.
func (p *Pane) Typing() bool { return p.filter.Typing() }

// Type gives the filter a key or a paste.
func (p *Pane) Type(msg tea.Msg) tea.Cmd {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		switch key := key.String(); {
		case action.NameSearch.Has(key):
			return p.nameFilter()
		case action.NamedOnes.Has(key):
			return p.namedFilters()
		}
	}
	if p.filter.Type(msg) {
		return p.typed()
	}
	return nil
}

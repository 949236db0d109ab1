// Package applicantlist is the pane of one job's applicants: they stream in, are
// filtered, sorted and marked; opening one is what marks it viewed.
package applicantlist

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/career"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/filter"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// Source is what the pane needs of an account.
type Source interface {
	CachedApplicants(ctx context.Context, jobID int64) (account.Applicants, error)
	FetchApplicants(ctx context.Context, jobID int64) <-chan account.Batch
	Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error)
}

// Around is what the pane asks about the screen around it.
type Around interface {
	ReviewOf(applyID int64) model.Review // as panes may show it
	ReviewActions(applyID int64) []action.Action
	NoViewer(model.Candidate) string // why no other program opens the CV; "" when one may
	StoppableSaving() bool           // CVs are being saved, and esc stops that
}

// The tabs.
const (
	tabApplied = iota
	tabUnseen
	tabYes
	tabMaybe
	tabNo
	tabUndecided
	tabSuggested
	tabDeleted
	tabCount
)

func tabNames() [tabCount]string {
	return [tabCount]string{"All", "Unviewed", "Yes", "Maybe", "No", "Undecided", "Suggested", "Deleted"}
}

// Pane is the list of applicants.
type Pane struct {
	desk   *desk.Desk
	source Source
	around Around

	job    model.Job
	roster *roster
	list   list.List
	tabs   desk.Tabs // as they were drawn last

	orderAbove bool // the header shows the order: beside the tabs there was no room for it

	span   list.Span // the range being marked
	held   bool      // the cursor is on somebody whom the person has seen there or chosen; until then it is on the first
	filter filter.Filter

	asOf      account.Applicants // only when and how completely
	bytes     int64
	arrived   int
	bad       int
	read      bool // from the service, since the job was chosen
	reads     int  // begun so far
	arriving  bool // the read under way is of the service
	fetching  load.Task
	asking    load.Task // who meets the filter
	measuring load.Task // how long everybody worked, for an order by it
	err       string
	away      bool           // because the service cannot be asked: a state, not a failure
	retried   bool           // by itself, after that
	unkept    string         // what of the last read is not on this machine
	queued    map[int64]bool // views that wait to be delivered
}

// New returns the pane, of no job yet.
func New(d *desk.Desk, source Source, around Around) *Pane {
	p := &Pane{desk: d, source: source, around: around, filter: filter.New(filter.Applicants()), queued: map[int64]bool{}}
	p.roster = newRoster(model.CandidateOrder{}, p.today())
	p.reset(model.Job{})
	return p
}

func (p *Pane) today() career.Day { return career.Today(p.desk.Now().Local()) }

func (p *Pane) reset(j model.Job) {
	p.fetching.Cancel()
	p.job, p.read, p.arriving = j, false, false
	p.asOf, p.bytes, p.arrived, p.bad, p.err = account.Applicants{}, 0, 0, 0, ""
	p.unkept, p.retried = "", false
	p.filter.Clear()
	p.asking.Cancel()
	p.filter.Doubt = ""
	p.held = false
	p.span.End()
	p.measuring.Cancel()
	p.change(func() {
		p.roster = newRoster(p.roster.sort, p.today())
		p.roster.mine = p.around.ReviewOf
	})
}

// change changes who is shown. The cursor stays on its person where they have been
// seen under it, and the person on their line of the screen; else it is on the
// first: who arrives first is nobody's choice.
func (p *Pane) change(how func()) {
	current, had := p.current()
	how()
	p.list.Rows(len(p.roster.shown))
	if !p.held {
		p.list.MoveTo(0)
	} else if had {
		if at, _ := p.Place(current.ID); at > 0 {
			p.list.Follow(at - 1)
		}
	}
	if p.job.ID != 0 && len(p.roster.byID) > 0 {
		p.desk.Do(intent.CountUnseen{JobID: p.job.ID, Unseen: p.roster.counts[tabUnseen]})
	}
}

// Job returns the job whose applicants are shown; its id is 0 for none.
func (p *Pane) Job() model.Job { return p.job }

// Loaded reports whether the applicants were read from the service since the job
// was chosen, or are being read.
func (p *Pane) Loaded() bool { return p.read }

// Reading reports whether they are being read from the service.
func (p *Pane) Reading() bool { return p.fetching.Busy() && p.arriving }

// Glance shows what is kept of a job's applicants and asks the service for
// nothing: for a cursor that passes over jobs.
func (p *Pane) Glance(j model.Job) tea.Cmd {
	if j.ID == p.job.ID {
		p.job = j
		return nil
	}
	p.reset(j)
	if j.ID == 0 {
		return nil
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// Show shows a job's applicants: those kept at once, and behind them what the
// service has.
func (p *Pane) Show(j model.Job) tea.Cmd {
	if j.ID != p.job.ID {
		p.reset(j)
	} else if p.Reading() {
		return nil // it is being read already
	}
	p.job, p.read = j, true
	if len(p.roster.byID) > 0 {
		return p.refreshMoved() // who is kept is here
	}
	return p.fromCache(p.refreshMoved)
}

// refreshMoved reads the applicants from the service unless the count says that
// nobody has come since (CONTRACT 34). What does not move it, r asks for.
func (p *Pane) refreshMoved() tea.Cmd {
	if !p.asOf.AsOf.IsZero() && p.asOf.Applies == p.job.Applies {
		return nil
	}
	return p.Refresh()
}

// Moved reports whether the applicants were read to their end and the service
// counts others for the job by now.
func (p *Pane) Moved(j model.Job) bool {
	return j.ID == p.job.ID && !p.fetching.Busy() && !p.asOf.AsOf.IsZero() && p.asOf.Applies >= 0 && p.asOf.Applies != j.Applies
}

// Renew reads the applicants from the service again, whatever is known of them:
// what was kept is gone.
func (p *Pane) Renew() tea.Cmd {
	p.asOf.Applies = -1
	if !p.read {
		return nil
	}
	return p.Refresh()
}

// Heard reloads what news is about.
func (p *Pane) Heard(e account.Event) tea.Cmd {
	switch {
	case e.All:
		return p.Renew()
	case e.Outbox, slices.Contains(e.Applicants, p.job.ID): // a queued view shows here, too
		return p.Reread()
	}
	return nil
}

// Reread shows what is kept, which another copy of the program has changed.
func (p *Pane) Reread() tea.Cmd {
	if p.job.ID == 0 || p.fetching.Busy() {
		return nil // what is read now is newer
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// kept is what is at hand of a job's applicants, in order.
type kept struct {
	account.Applicants
	roster *roster
}

func (p *Pane) fromCache(then func() tea.Cmd) tea.Cmd {
	id, by, today := p.job.ID, p.roster.sort, p.today()
	p.arriving = false
	return load.Run(p.desk.Group, &p.fetching, func(ctx context.Context) (kept, error) {
		people, err := p.source.CachedApplicants(ctx, id)
		k := kept{people, newRoster(by, today)}
		k.roster.put(people.People, 0) // off the loop: there may be very many
		return k, err
	}, func(k kept, err error) tea.Cmd {
		here := err == nil && (!k.AsOf.IsZero() || len(k.People) > 0) // some are there before a first read ends
		if here {
			p.asOf = account.Applicants{AsOf: k.AsOf, Complete: k.Complete, Applies: k.Applies}
			p.change(func() {
				k.roster.filter, k.roster.mine = p.roster.filter, p.around.ReviewOf
				k.roster.rejudge(nil, nil)
				k.roster.arrange(p.roster.sort, p.roster.tab) // a key may have changed them meanwhile
				if here, ok := p.current(); ok {
					if now, ok := k.roster.byID[here.ID]; ok {
						p.stay(here, &now.Candidate)
					}
				}
				k.roster.adopt(p.roster)
				p.roster = k.roster
			})
			p.held = p.held || len(p.roster.shown) > 0
		}
		if p.roster.coded { // what is not on this machine, the service has
			p.roster.coded, then = false, p.Refresh
		}
		return tea.Batch(p.showCursor(), p.ask(), then())
	})
}

// Reload shows applicants by their codes until they are read again: blind mode was switched. A
// read of the service that is under way begins again after it.
func (p *Pane) Reload() tea.Cmd {
	p.roster.code()
	switch {
	case p.Reading():
		return p.fromCache(p.Refresh)
	case p.fetching.Busy(), p.job.ID == 0: // a read of the store is repeated (load.Run)
		return nil
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// stay keeps the person the cursor is held on in their place where they are told of as
// viewed by now: somebody is reading them, and the next key is to be about them.
func (p *Pane) stay(here *person, now *model.Candidate) {
	if current, ok := p.current(); ok && p.held && current == here && here.Unseen() && now.Viewed {
		here.opened = true
	}
}

// Refresh reads the applicants from the service again. Who is shown stays, until
// a complete read tells who is gone; who was opened keeps their place, until a key
// arranges the list anew.
func (p *Pane) Refresh() tea.Cmd {
	id := p.job.ID
	if id == 0 {
		return nil
	}
	if p.roster.coded { // the store is the sooner of both
		p.read = true
		return p.fromCache(p.Refresh)
	}
	p.read, p.arriving, p.err = true, true, "" // a reason of the read before is none while the next is on
	p.reads++
	p.bytes, p.arrived, p.bad = 0, 0, 0
	return load.Stream(p.desk.Group, &p.fetching, func(ctx context.Context) <-chan account.Batch {
		return p.source.FetchApplicants(ctx, id)
	}, p.take)
}

// Recover reads the applicants again where the service could not be asked for them, once
// by itself: a page may be long, and fail each time. nil: nothing is to be read.
func (p *Pane) Recover() tea.Cmd {
	if !p.recovers() || p.fetching.Busy() {
		return nil
	}
	p.retried = true
	return p.Refresh()
}

// recovers reports whether a failed read is tried again by itself.
func (p *Pane) recovers() bool { return p.err != "" && p.away && p.read && !p.retried }

// take adds what arrived.
func (p *Pane) take(b account.Batch) tea.Cmd {
	before, _ := p.Current()
	came := 0 // from the service, not from its callback
	for i := range b.People {
		c := &b.People[i]
		if here, ok := p.roster.byID[c.ID]; ok {
			c.Viewed = c.Viewed || here.Viewed && here.opened
			p.stay(here, c)
		}
		if !c.JustIn() {
			came++
		}
	}
	if p.arrived += came; came > 0 {
		p.desk.Reached()
	}
	p.bytes, p.bad = b.Bytes, b.Bad
	p.change(func() {
		p.roster.put(b.People, p.reads)
		p.roster.put(b.Changed, p.reads)
		if b.Done {
			p.done(b)
		}
	})
	p.held = p.held || b.Done // they have been seen there: who comes in now takes nobody's place under the keys
	ask := tea.Cmd(nil)
	if len(b.People) > 0 || b.Done {
		ask = p.ask()
	}
	if now, _ := p.Current(); now.ID != before.ID || b.Done {
		return tea.Batch(ask, p.showCursor())
	}
	return ask
}

func (p *Pane) done(b account.Batch) {
	p.fetching.Cancel()
	p.arriving, p.err, p.unkept = false, "", ""
	if b.Unkept != nil {
		p.unkept = text.Sentence(b.Unkept.Error())
	}
	if b.Err != nil {
		p.err, p.away = p.desk.Fail(b.Err), account.Offline(b.Err)
	} else {
		p.retried = false
		p.desk.Reached()
	}
	complete := b.Err == nil && b.Bad == 0
	if complete {
		p.roster.keep(func(c *person) bool { return c.read == p.reads })
	}
	if b.Err == nil || p.arrived > 0 {
		p.asOf = account.Applicants{AsOf: b.AsOf, Complete: complete, Applies: b.Applies}
	}
}

// Reviewed takes in that reviews have changed that the filter may ask for.
func (p *Pane) Reviewed() tea.Cmd { return p.ask() }

// Judged takes in what is thought of applications by now; nil: of any.
func (p *Pane) Judged(ids []int64) {
	var at *person
	if p.held {
		at, _ = p.current()
	}
	p.change(func() { p.roster.rejudge(ids, at) })
}

// Undecided counts those of the list, as it is filtered, who have no verdict.
func (p *Pane) Undecided() int { return p.roster.undecidedShown() }

// Filter is what the list is filtered by; "" for nothing.
func (p *Pane) Filter() string { return p.filter.Value() }

// Typing reports whether keys go into the filter.
func (p *Pane) Typing() bool { return p.filter.Typing() }

// Type gives the filter a key or a paste.
func (p *Pane) Type(msg tea.Msg) tea.Cmd {
	before, _ := p.Current()
	if key, ok := msg.(tea.KeyPressMsg); ok {
		switch key := key.String(); {
		case action.NameSearch.Has(key):
			return p.nameFilter()
		case action.NamedOnes.Has(key):
			return p.namedFilters()
		}
	}
	var cmd tea.Cmd
	if p.filter.Type(msg) {
		cmd = p.refilter()
	}
	if now, _ := p.Current(); now.ID != before.ID {
		return tea.Batch(cmd, p.showCursor())
	}
	return cmd
}

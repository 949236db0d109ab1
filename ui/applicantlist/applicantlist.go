// Package applicantlist is the pane of one job's applicants: they stream in, are
// filtered, sorted and marked; opening one is what marks it viewed.
package applicantlist

import (
	"cmp"
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/filter"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// Source is what the pane needs of an account.
type Source interface {
	CachedApplicants(ctx context.Context, jobID int64) (account.Applicants, error)
	FetchApplicants(ctx context.Context, jobID int64) <-chan account.Batch
	MarkViewed(ctx context.Context, jobID, applyID int64) (account.Delivery, error)
	Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error)
	Blind() bool // without I/O
	SaveCV(ctx context.Context, c model.Candidate, dir string) (string, error)
}

// Hooks are what happens outside the pane.
type Hooks struct {
	Open    func(model.Candidate) tea.Cmd // read it, which marks it viewed
	Preview func(model.Candidate) tea.Cmd // read it without marking
	Read    func(model.Candidate) tea.Cmd // the CV, too
	Outside func(model.Candidate) tea.Cmd // open the CV in another program
	Review  func(model.Candidate) []action.Action

	NoOutside func(model.Candidate) string // why no other program opens it
	Mine      func(applyID int64) model.Review
	Moved     func() tea.Cmd // the cursor stands on another person, or on a changed one
	Passing   func() tea.Cmd // the person moves the cursor, and may move it on
	Counted   func(jobID int64, unseen int)
	Told      func(account.Delivery, ...desk.Said) tea.Cmd // the service was told of views, or could not be
	Back      func() tea.Cmd

	Name  func(typed string) tea.Cmd                    // ask for a name of a search
	Named func(pick func(typed string) tea.Cmd) tea.Cmd // ask for one of those that have one
}

// The tabs.
const (
	tabApplied = iota
	tabUnseen
	tabSuggested
	tabDeleted
	tabCount
)

func tabNames() [tabCount]string {
	return [tabCount]string{"Applied", "Unseen", "Suggested", "Deleted"}
}

// Pane is the list of applicants.
type Pane struct {
	desk   *desk.Desk
	source Source
	hooks  Hooks

	job    model.Job
	roster *roster
	list   list.List
	held   bool // the person has chosen who the cursor is on; until then it is on the first
	filter filter.Filter

	asOf     account.Applicants // only when and how completely
	bytes    int64
	arrived  int
	bad      int
	read     bool // from the service, since the job was chosen
	reads    int  // begun so far
	arriving bool // the read under way is of the service
	fetching load.Task
	asking   load.Task // who meets the filter
	doubt    string    // why a term of it is not understood
	err      string
	away     bool           // because the service cannot be asked: a state, not a failure
	unkept   string         // what of the last read is not on this machine
	queued   map[int64]bool // views that wait to be delivered
	saves    *saving        // nil: no CV is being saved
}

// New returns the pane, of no job yet.
func New(d *desk.Desk, source Source, hooks Hooks) *Pane {
	p := &Pane{desk: d, source: source, hooks: hooks, filter: filter.New("words, \"phrases\", -not, cv: tag: has: rating: is:"), queued: map[int64]bool{}}
	p.roster = newRoster(model.CandidatesByUnseen)
	p.reset(model.Job{})
	return p
}

func (p *Pane) reset(j model.Job) {
	p.fetching.Cancel()
	p.job, p.read, p.arriving = j, false, false
	p.asOf, p.bytes, p.arrived, p.bad, p.err = account.Applicants{}, 0, 0, 0, ""
	p.unkept = ""
	p.filter.Clear()
	p.asking.Cancel()
	p.doubt = ""
	p.held = false
	p.change(func() { p.roster = newRoster(p.roster.sort) })
}

// change changes who is shown. The cursor stays on its person where somebody has
// put it there, and the person on their line of the screen; else it is on the
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
		p.hooks.Counted(p.job.ID, p.roster.counts[tabUnseen])
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

// Reread shows what is kept, which another copy of the program has changed.
func (p *Pane) Reread() tea.Cmd {
	if p.job.ID == 0 || p.fetching.Busy() {
		return nil // what is read now is newer
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// Anew shows everybody as they are told of from now on: nothing that was read before
// stays in sight.
func (p *Pane) Anew() tea.Cmd {
	if p.job.ID == 0 {
		return nil
	}
	old := p.roster
	current, had := p.current()
	p.change(func() {
		none := newRoster(old.sort)
		none.filter, none.tab, none.marked = old.filter, old.tab, old.marked
		p.roster = none
	})
	if p.fetching.Busy() { // what it brings may be told as before
		return tea.Batch(p.hooks.Moved(), p.Refresh())
	}
	return tea.Batch(p.hooks.Moved(), p.fromCache(func() tea.Cmd {
		p.change(func() { p.roster.adopt(old) })
		if had && p.held {
			p.Stand(current.ID)
		}
		return p.hooks.Moved()
	}))
}

// kept is what is at hand of a job's applicants, in order.
type kept struct {
	account.Applicants
	roster *roster
}

func (p *Pane) fromCache(then func() tea.Cmd) tea.Cmd {
	id, by := p.job.ID, p.roster.sort
	p.arriving = false
	return load.Run(p.desk.Group, &p.fetching, func(ctx context.Context) (kept, error) {
		people, err := p.source.CachedApplicants(ctx, id)
		k := kept{people, newRoster(by)}
		k.roster.put(people.People, 0) // off the loop: there may be very many
		return k, err
	}, func(k kept, err error) tea.Cmd {
		if err == nil && !k.AsOf.IsZero() {
			p.asOf = account.Applicants{AsOf: k.AsOf, Complete: k.Complete, Applies: k.Applies}
			p.change(func() {
				k.roster.filter = p.roster.filter
				k.roster.arrange(p.roster.sort, p.roster.tab) // a key may have changed them meanwhile
				if here, ok := p.current(); ok {
					if now, ok := k.roster.byID[here.ID]; ok {
						p.stay(here, &now.Candidate)
					}
				}
				k.roster.adopt(p.roster)
				p.roster = k.roster
			})
		}
		return tea.Batch(p.hooks.Moved(), p.ask(), then())
	})
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
	p.read, p.arriving, p.err = true, true, "" // a reason of the read before is none while the next is on
	p.reads++
	p.bytes, p.arrived, p.bad = 0, 0, 0
	return load.Stream(p.desk.Group, &p.fetching, func(ctx context.Context) <-chan account.Batch {
		return p.source.FetchApplicants(ctx, id)
	}, p.take)
}

// take adds what arrived.
func (p *Pane) take(b account.Batch) tea.Cmd {
	before, _ := p.Current()
	if len(b.People) > 0 {
		p.desk.Reached()
	}
	for i := range b.People {
		c := &b.People[i]
		if here, ok := p.roster.byID[c.ID]; ok {
			c.Viewed = c.Viewed || here.Viewed && here.opened
			p.stay(here, c)
		}
	}
	p.arrived += len(b.People)
	p.bytes, p.bad = b.Bytes, b.Bad
	p.change(func() {
		p.roster.put(b.People, p.reads)
		if b.Done {
			p.done(b)
		}
	})
	ask := tea.Cmd(nil)
	if len(b.People) > 0 || b.Done {
		ask = p.ask()
	}
	if now, _ := p.Current(); now.ID != before.ID || b.Done {
		return tea.Batch(ask, p.hooks.Moved())
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

// Current returns the person under the cursor.
func (p *Pane) Current() (model.Candidate, bool) {
	if c, ok := p.current(); ok {
		return c.Candidate, true
	}
	return model.Candidate{}, false
}

func (p *Pane) current() (*person, bool) {
	if p.list.Cursor < len(p.roster.shown) {
		return p.roster.shown[p.list.Cursor], true
	}
	return nil, false
}

// Hold keeps the cursor on its person from now on, whoever arrives.
func (p *Pane) Hold() { p.held = true }

// moved tells that the person has moved the cursor.
func (p *Pane) moved() tea.Cmd {
	p.Hold()
	return p.hooks.Passing()
}

// Step moves the cursor by one person and returns who stands there; ok is false
// at either end.
func (p *Pane) Step(by int) (model.Candidate, bool) {
	p.Hold()
	before := p.list.Cursor
	p.list.Move(by)
	c, ok := p.Current()
	return c, ok && p.list.Cursor != before
}

// Shown returns the applications that are shown, in order.
func (p *Pane) Shown() []int64 {
	ids := make([]int64, len(p.roster.shown))
	for i, c := range p.roster.shown {
		ids[i] = c.ID
	}
	return ids
}

// Marked returns the marked people, in the order they are shown.
func (p *Pane) Marked() (out []model.Candidate) {
	if len(p.roster.marked) == 0 { // asked for with every key, of however many
		return nil
	}
	for _, c := range p.roster.shown {
		if p.roster.marked[c.ID] {
			out = append(out, c.Candidate)
		}
	}
	return out
}

// Person returns one of the job's applicants.
func (p *Pane) Person(id int64) (model.Candidate, bool) {
	if c, ok := p.roster.byID[id]; ok {
		return c.Candidate, true
	}
	return model.Candidate{}, false
}

// Stand puts the cursor on an application, where it is shown.
func (p *Pane) Stand(id int64) {
	if at, _ := p.Place(id); at > 0 {
		p.Hold()
		p.list.MoveTo(at - 1)
	}
}

// Arrive shows beside the list whom the cursor is on.
func (p *Pane) Arrive() tea.Cmd { return p.hooks.Moved() }

// Reviewed takes in that the person thinks otherwise of somebody.
func (p *Pane) Reviewed() tea.Cmd { return p.ask() }

// Position tells which of how many people the cursor is on, from 1.
func (p *Pane) Position() (at, of int) { return p.list.Cursor + 1, len(p.roster.shown) }

// Place tells which of how many people an application is, from 1; 0 when it is
// not shown.
func (p *Pane) Place(id int64) (at, of int) {
	if c, ok := p.roster.byID[id]; ok {
		if i, ok := p.roster.index(c); ok {
			return i + 1, len(p.roster.shown)
		}
	}
	return 0, len(p.roster.shown)
}

// MarkViewed marks a person viewed: at once here, and at the service as soon as
// it can be told (CONTRACT 29).
func (p *Pane) MarkViewed(c model.Candidate) tea.Cmd {
	if c.Viewed || c.Suggested && c.ID == 0 {
		return nil
	}
	p.change(func() { p.roster.view(c.ID, true) })
	return load.Do(p.desk.Group, func(ctx context.Context) (account.Delivery, error) {
		// Noted and sent whatever is on the screen by then.
		return p.source.MarkViewed(context.WithoutCancel(ctx), c.JobID, c.ID)
	}, func(d account.Delivery, err error) tea.Cmd {
		switch {
		case account.ReadOnly(err):
			p.unview(c.ID)
			return tea.Batch(p.hooks.Moved(), p.desk.Notify(desk.Info, "Read-only here: not marked viewed."))
		case err != nil:
			p.unview(c.ID)
			return tea.Batch(p.hooks.Moved(), p.desk.Notify(desk.Warn, p.desk.Fail(err)))
		}
		return p.hooks.Told(d)
	})
}

// Delivered takes back the views that were refused for good, and returns one
// sentence of them all.
func (p *Pane) Delivered(d account.Delivery) []desk.Said {
	var refused []account.Delivered
	var ids []int64
	for _, v := range d.Items {
		if v.Kind == model.OutgoingView && v.State == account.Refused {
			refused = append(refused, v)
			ids = append(ids, v.ApplyID)
		}
	}
	if len(refused) == 0 {
		return nil
	}
	p.unview(ids...)
	who := desk.Plural(len(refused), "application") + " are"
	if len(refused) == 1 {
		who = "One application is"
		if c, ok := p.roster.byID[ids[0]]; ok {
			who = cmp.Or(text.Line(c.Applicant.Name), "One application") + " is"
		}
	}
	return []desk.Said{{Severity: desk.Warn, Text: who + " not viewed after all. " + p.desk.Fail(refused[0].Err)}}
}

// Dropped takes back a view that the service will not be told of.
func (p *Pane) Dropped(applyID int64) tea.Cmd {
	p.unview(applyID)
	return p.hooks.Moved()
}

// unview takes back views that are none.
func (p *Pane) unview(applies ...int64) {
	p.change(func() {
		for _, id := range applies {
			p.roster.view(id, false)
		}
	})
}

// Queued sets the applies whose view the service is yet to be told of.
func (p *Pane) Queued(applies map[int64]bool) { p.queued = applies }

// Filter is what the list is filtered by; "" for nothing.
func (p *Pane) Filter() string { return p.filter.Value() }

// Typing reports whether keys go into the filter.
func (p *Pane) Typing() bool { return p.filter.Typing() }

// Type gives the filter a key or a paste.
func (p *Pane) Type(msg tea.Msg) tea.Cmd {
	before, _ := p.Current()
	if key, ok := msg.(tea.KeyPressMsg); ok {
		switch key.String() {
		case "ctrl+s":
			return p.nameFilter()
		case "ctrl+o":
			return p.namedFilters()
		}
	}
	typed := p.filter.Value()
	cmd := p.filter.Update(msg)
	if p.filter.Value() != typed {
		cmd = tea.Batch(cmd, p.refilter())
	}
	if now, _ := p.Current(); now.ID != before.ID {
		return tea.Batch(cmd, p.hooks.Moved())
	}
	return cmd
}

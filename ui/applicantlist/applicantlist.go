// Package applicantlist is the pane of one job's applicants: they stream in, are
// filtered, sorted and marked; opening one is what marks it viewed.
package applicantlist

import (
	"cmp"
	"context"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
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
	SaveCV(c model.Candidate, dir string) (string, error)
}

// Hooks are what happens outside the pane.
type Hooks struct {
	Open    func(model.Candidate) tea.Cmd // read it, which marks it viewed
	Preview func(model.Candidate) tea.Cmd // read it without marking
	Moved   func() tea.Cmd                // the cursor stands on another person
	Counted func(jobID int64, unseen int)
	Told    func(account.Delivery) tea.Cmd // the service was told of views, or could not be
	Back    func() tea.Cmd
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
	people map[int64]model.Candidate
	opened map[int64]bool // opened since they were last arranged from scratch: they keep their place
	shown  []int64
	counts [tabCount]int
	marked map[int64]bool
	list   list.List
	held   bool // the person has chosen who the cursor is on; until then it is on the first
	tab    int
	sort   model.CandidateSort
	filter filter.Filter

	asOf     account.Applicants // only when and how completely
	bytes    int64
	arrived  int
	bad      int
	read     bool           // from the service, since the job was chosen
	seen     map[int64]bool // what the read under way has brought
	fetching load.Task
	err      string
	queued   map[int64]bool // views that wait to be delivered
}

// New returns the pane, of no job yet.
func New(d *desk.Desk, source Source, hooks Hooks) *Pane {
	p := &Pane{desk: d, source: source, hooks: hooks, filter: filter.New("name, employer, has:cv, is:unseen"), queued: map[int64]bool{}}
	p.reset(model.Job{})
	return p
}

func (p *Pane) reset(j model.Job) {
	p.fetching.Cancel()
	p.job, p.read = j, false
	p.people, p.opened, p.marked = map[int64]model.Candidate{}, map[int64]bool{}, map[int64]bool{}
	p.asOf, p.bytes, p.arrived, p.bad, p.err = account.Applicants{}, 0, 0, 0, ""
	p.tab = tabApplied
	p.filter.Clear()
	p.held = false
	p.arrange()
}

// Job returns the job whose applicants are shown; its id is 0 for none.
func (p *Pane) Job() model.Job { return p.job }

// Loaded reports whether the applicants were read from the service since the job
// was chosen, or are being read.
func (p *Pane) Loaded() bool { return p.read }

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
	} else if p.fetching.Busy() && p.seen != nil {
		return nil // it is being read already
	}
	p.job, p.read = j, true
	return p.fromCache(func() tea.Cmd {
		if !p.asOf.AsOf.IsZero() && p.asOf.Applies == p.job.Applies {
			return nil // nobody has come since; what does not move the count, r asks for
		}
		return p.Refresh()
	})
}

// Reread shows what is kept, which another copy of the program has changed.
func (p *Pane) Reread() tea.Cmd {
	if p.job.ID == 0 || p.fetching.Busy() {
		return nil // what is read now is newer
	}
	return p.fromCache(func() tea.Cmd { return nil })
}

// Moved reports whether the applicants were read to their end and the service
// counts others for the job by now (CONTRACT 34).
func (p *Pane) Moved(j model.Job) bool {
	return j.ID == p.job.ID && !p.fetching.Busy() && p.asOf.Applies >= 0 && !p.asOf.AsOf.IsZero() && p.asOf.Applies != j.Applies
}

func (p *Pane) fromCache(then func() tea.Cmd) tea.Cmd {
	id := p.job.ID
	p.seen = nil
	return load.Run(p.desk.Group, &p.fetching, func(ctx context.Context) (account.Applicants, error) {
		return p.source.CachedApplicants(ctx, id)
	}, func(kept account.Applicants, err error) tea.Cmd {
		if err == nil && !kept.AsOf.IsZero() {
			for _, c := range kept.People {
				p.people[c.ID] = c
			}
			p.asOf = account.Applicants{AsOf: kept.AsOf, Complete: kept.Complete, Applies: kept.Applies}
			p.arrange()
		}
		return tea.Batch(p.hooks.Moved(), then())
	})
}

// Refresh reads the applicants from the service again. Who is shown stays, until
// a complete read tells who is gone.
func (p *Pane) Refresh() tea.Cmd {
	id := p.job.ID
	if id == 0 {
		return nil
	}
	p.read, p.err = true, "" // a reason of the read before is none while the next is on
	p.seen, p.opened = map[int64]bool{}, map[int64]bool{}
	p.bytes, p.arrived, p.bad = 0, 0, 0
	return load.Stream(p.desk.Group, &p.fetching, func(ctx context.Context) <-chan account.Batch {
		return p.source.FetchApplicants(ctx, id)
	}, p.take)
}

// take adds what arrived.
func (p *Pane) take(b account.Batch) tea.Cmd {
	before, _ := p.Current()
	for _, c := range b.People {
		c.Viewed = c.Viewed || p.people[c.ID].Viewed && p.opened[c.ID]
		p.people[c.ID] = c
		p.seen[c.ID] = true
	}
	p.arrived += len(b.People)
	p.bytes, p.bad = b.Bytes, b.Bad
	if b.Done {
		p.fetching.Cancel()
		p.done(b)
	}
	p.arrange()
	if now, _ := p.Current(); now.ID != before.ID || b.Done {
		return p.hooks.Moved()
	}
	return nil
}

func (p *Pane) done(b account.Batch) {
	p.err = ""
	if b.Err != nil {
		p.err = p.desk.Fail(b.Err)
	} else {
		p.desk.Reached()
	}
	complete := b.Err == nil && b.Bad == 0
	if complete {
		for id := range p.people {
			if !p.seen[id] {
				delete(p.people, id)
				delete(p.marked, id)
			}
		}
	}
	if b.Err == nil || p.arrived > 0 {
		p.asOf = account.Applicants{AsOf: b.AsOf, Complete: complete, Applies: b.Applies}
	}
	p.seen = nil
}

// tabOf says on which tab a person stands, besides Unseen.
func tabOf(c model.Candidate) int {
	switch {
	case c.Hidden():
		return tabDeleted
	case c.Suggested:
		return tabSuggested
	default:
		return tabApplied
	}
}

// arrange works out who is shown. The cursor stays on its person where somebody
// has put it there, else on the first: who arrives first is nobody's choice.
func (p *Pane) arrange() {
	current, had := p.Current()
	p.counts = [tabCount]int{}
	var shown []model.Candidate
	for _, c := range p.people {
		tab := tabOf(c)
		p.counts[tab]++
		unseen := tab == tabApplied && c.Unseen()
		if unseen {
			p.counts[tabUnseen]++
		}
		on := tab == p.tab || p.tab == tabUnseen && tab == tabApplied && (unseen || p.opened[c.ID])
		if on && p.matches(c) {
			c.Viewed = c.Viewed && !p.opened[c.ID] // whoever was just opened keeps their place
			shown = append(shown, c)
		}
	}
	model.SortCandidates(shown, p.sort)
	p.shown = p.shown[:0]
	for _, c := range shown {
		p.shown = append(p.shown, c.ID)
	}
	p.list.Resize(len(p.shown), p.list.Page()*2)
	switch {
	case !p.held:
		p.list.MoveTo(0)
	case had:
		p.moveTo(current.ID)
	}
	if p.job.ID != 0 && len(p.people) > 0 {
		p.hooks.Counted(p.job.ID, p.counts[tabUnseen])
	}
}

// matches reports whether a person passes the filter: words of the text, and
// has:cv, is:unseen, is:premium, is:marked.
func (p *Pane) matches(c model.Candidate) bool {
	var words []string
	for word := range strings.FieldsSeq(p.filter.Value()) {
		ok := true
		switch strings.ToLower(word) {
		case "has:cv":
			ok = c.CV != nil && c.CV.Broken == ""
		case "is:unseen":
			ok = c.Unseen()
		case "is:premium":
			ok = c.Premium
		case "is:marked":
			ok = p.marked[c.ID]
		default:
			words = append(words, word)
		}
		if !ok {
			return false
		}
	}
	return len(words) == 0 || model.Matches(strings.Join(words, " "), model.CandidateText(c))
}

func (p *Pane) moveTo(id int64) {
	if i := slices.Index(p.shown, id); i >= 0 {
		p.list.MoveTo(i)
	}
}

// Current returns the person under the cursor.
func (p *Pane) Current() (model.Candidate, bool) {
	if p.list.Cursor < len(p.shown) {
		c, ok := p.people[p.shown[p.list.Cursor]]
		return c, ok
	}
	return model.Candidate{}, false
}

// Hold keeps the cursor on its person from now on, whoever arrives.
func (p *Pane) Hold() { p.held = true }

// moved tells that the person has moved the cursor.
func (p *Pane) moved() tea.Cmd {
	p.Hold()
	return p.hooks.Moved()
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

// Position tells which of how many people the cursor is on, from 1.
func (p *Pane) Position() (at, of int) { return p.list.Cursor + 1, len(p.shown) }

// MarkViewed marks a person viewed: at once here, and at the service as soon as
// it can be told (CONTRACT 29).
func (p *Pane) MarkViewed(c model.Candidate) tea.Cmd {
	if c.Viewed || c.Suggested && c.ID == 0 {
		return nil
	}
	if kept, ok := p.people[c.ID]; ok {
		kept.Viewed = true
		p.people[c.ID] = kept
	}
	p.opened[c.ID] = true
	p.arrange()
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

// Delivered takes back the views that were refused for good, and tells the person
// once of them all.
func (p *Pane) Delivered(d account.Delivery) tea.Cmd {
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
	if c := p.people[ids[0]]; len(refused) == 1 {
		who = cmp.Or(text.Line(c.Applicant.Name), "One application") + " is"
	}
	return tea.Batch(p.hooks.Moved(), p.desk.Notify(desk.Warn, who+" not viewed after all. "+p.desk.Fail(refused[0].Err)))
}

// Dropped takes back a view that the service will not be told of.
func (p *Pane) Dropped(applyID int64) tea.Cmd {
	p.unview(applyID)
	return p.hooks.Moved()
}

// unview takes back views that are none.
func (p *Pane) unview(applies ...int64) {
	for _, id := range applies {
		delete(p.opened, id)
		if c, ok := p.people[id]; ok {
			c.Viewed = false
			p.people[id] = c
		}
	}
	p.arrange()
}

// Queued sets the applies whose view the service is yet to be told of.
func (p *Pane) Queued(applies map[int64]bool) { p.queued = applies }

// Typing reports whether keys go into the filter.
func (p *Pane) Typing() bool { return p.filter.Typing() }

// Type gives the filter a key or a paste.
func (p *Pane) Type(msg tea.Msg) tea.Cmd {
	before, _ := p.Current()
	cmd := p.filter.Update(msg)
	p.arrange()
	if now, _ := p.Current(); now.ID != before.ID {
		return tea.Batch(cmd, p.hooks.Moved())
	}
	return cmd
}

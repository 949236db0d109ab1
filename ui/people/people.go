// Package people holds each applicant once. Panes, screens and boxes hold ids and ask this package for the applicant,
// so that a change is made in one place: an application was viewed, an arrival became an application, blind mode was
// switched.
//
// There may be two copies of an applicant, and Get chooses. For an applicant whose row the list of the open job
// (List) holds, the list's copy is right, because each fetch, view and review reaches it first; People.others takes
// it over. For all other applicants, People.others is right. After a blind switch it is right for all of them, until
// the list has read its rows again: before that, the list shows codes.
package people

import (
	"context"
	"errors"
	"maps"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// Source is the part of an account that People use.
type Source interface {
	Candidate(ctx context.Context, applyID int64) (model.Candidate, error)
	MarkViewed(ctx context.Context, jobID, applyID int64) (account.Delivery, error)
	SaveCV(ctx context.Context, c model.Candidate, dir string) (account.SavedCV, error)
	Blind() bool // no I/O
}

// List is the applicants of the open job. The rows that it holds are the newest copies, unless they show codes.
type List interface {
	Person(applyID int64) (model.Candidate, bool) // an applicant whose row is held
	Brief(applyID int64) (model.Candidate, bool)  // an applicant with what the list has of everyone: job, name, dates, states
	Coded() bool                                  // rows show codes: after a blind switch, until they are read again
	SetViewed(viewed bool, applies ...int64)
	Drop(applies ...int64)
}

// People are the applicants known now. Only the loop uses them.
type People struct {
	env    *env.Env
	source Source
	list   List

	others map[int64]model.Candidate // held applicants, whether the list has them or not
	recent []int64                   // the ids of others, the one held last at the end
	viewed map[int64]bool            // marked viewed here; a copy that was being read may not have it yet
	saves  *saving                   // nil while no CV is being saved

	stale      map[int64]bool // held applicants to read again
	refetching load.Task
	knowing    load.Task // the reads of With
	copying    load.Task
	jobs       map[int64]int64 // the jobs of the applications whose applicants Keep could not hold
}

// mostHeld is how many applicants People.others holds. Any other is read again when needed.
const mostHeld = 500

// New returns People without applicants.
func New(e *env.Env, source Source) *People {
	return &People{env: e, source: source, others: map[int64]model.Candidate{}, viewed: map[int64]bool{}, stale: map[int64]bool{}, jobs: map[int64]int64{}}
}

// Use sets the list of the open job.
func (p *People) Use(l List) { p.list = l }

// Get returns an applicant, redacted in blind mode; ok is false if the applicant is not known.
func (p *People) Get(applyID int64) (c model.Candidate, ok bool) {
	c, ok = p.others[applyID]
	if p.list != nil {
		if now, listed := p.list.Person(applyID); listed && !(ok && p.list.Coded()) {
			if ok {
				p.others[applyID] = now
			}
			return now, true
		}
	}
	return c, ok
}

// Applicant is Get for sentences and keys. For an applicant far from the list's cursor it returns the Brief, for an
// unknown one only the id, and the job if Keep noted it.
func (p *People) Applicant(applyID int64) model.Candidate {
	c, ok := p.Get(applyID)
	if !ok && p.list != nil {
		c, ok = p.list.Brief(applyID)
	}
	if !ok {
		c.ID, c.JobID = applyID, p.jobs[applyID]
	}
	return c
}

// All is Applicant for several applicants, in order.
func (p *People) All(applies []int64) []model.Candidate {
	out := make([]model.Candidate, len(applies))
	for i, id := range applies {
		out[i] = p.Applicant(id)
	}
	return out
}

// Name names an applicant for a sentence; in blind mode, by their code.
func (p *People) Name(applyID int64) string {
	c := p.Applicant(applyID)
	if p.env.Blind {
		return blind.Name(c.ApplyID())
	}
	return env.Name(c)
}

// Names names one applicant for a sentence, and counts several: "3 applicants".
func (p *People) Names(applies []int64) string {
	if len(applies) == 1 {
		return p.Name(applies[0])
	}
	return lang.Plural(len(applies), "%d applicant", "%d applicants")
}

// With calls then once applicants are known. It first reads those whose rows the list does not hold.
func (p *People) With(applies []int64, then func() tea.Cmd) tea.Cmd {
	var unknown []int64
	for _, id := range applies {
		if _, ok := p.Listed(id); !ok {
			unknown = append(unknown, id)
		}
	}
	if len(unknown) == 0 {
		return then()
	}
	return p.Fetch(&p.knowing, unknown, func([]model.Candidate) tea.Cmd { return then() })
}

// Listed returns an applicant whose row the list holds.
func (p *People) Listed(applyID int64) (c model.Candidate, ok bool) {
	if p.list == nil {
		return c, false
	}
	return p.list.Person(applyID)
}

// Keep holds applicants, because the list may lose their rows. For those that are not known, it notes the job.
func (p *People) Keep(applies []int64) {
	var known []model.Candidate
	clear(p.jobs)
	for _, id := range applies {
		if c, ok := p.Get(id); ok {
			known = append(known, c)
		} else {
			p.jobs[id] = p.Applicant(id).JobID
		}
	}
	p.Hold(known...)
}

// Hold makes applicants known.
func (p *People) Hold(all ...model.Candidate) {
	for _, c := range all {
		c.Viewed = c.Viewed || p.viewed[c.ID]
		if _, known := p.others[c.ID]; known {
			p.recent = slices.DeleteFunc(p.recent, func(id int64) bool { return id == c.ID })
		}
		p.others[c.ID] = c
		p.recent = append(p.recent, c.ID)
	}
	for len(p.recent) > max(mostHeld, len(all)) {
		delete(p.others, p.recent[0])
		p.recent = p.recent[1:]
	}
}

// Reload shows applicants by their codes until they are read again, after blind mode was switched.
func (p *People) Reload() tea.Cmd {
	for id, c := range p.others {
		p.others[id] = blind.Coded(c)
	}
	return p.refetch(func(model.Candidate) bool { return true })
}

// FollowArrivals reads the held arrivals again: each may have become an application, under the same id, or was
// dismissed.
func (p *People) FollowArrivals() tea.Cmd {
	return p.refetch(func(c model.Candidate) bool { return c.JustIn() })
}

// Heard reads the applicants that an event is about again, except those whose rows the list holds.
func (p *People) Heard(e account.Event) tea.Cmd {
	return p.refetch(func(c model.Candidate) bool {
		_, listed := p.Listed(c.ID)
		return !listed && (e.All || e.Outbox && c.Unviewed() || slices.Contains(e.Applicants, c.JobID))
	})
}

// FollowList reads those held applicants of a job again that the job's list does not have: another window may have
// erased them.
func (p *People) FollowList(jobID int64) tea.Cmd {
	return p.refetch(func(c model.Candidate) bool {
		_, listed := p.list.Brief(c.ID)
		return !listed && c.JobID == jobID
	})
}

// refetch reads held applicants again, and draws them.
func (p *People) refetch(which func(model.Candidate) bool) tea.Cmd {
	for id, c := range p.others {
		if which(c) {
			p.stale[id] = true
		}
	}
	if len(p.stale) == 0 {
		return nil
	}
	return p.Fetch(&p.refetching, slices.Sorted(maps.Keys(p.stale)), func(read []model.Candidate) tea.Cmd {
		for _, c := range read {
			delete(p.stale, c.ID)
		}
		return p.env.Do(intent.RedrawApplicants{})
	})
}

// drop forgets applicants that are no longer on this computer. From the list it removes only arrivals: an application
// there may be one that could not be stored.
func (p *People) drop(applies ...int64) {
	gone := func(id int64) bool { return slices.Contains(applies, id) }
	p.recent = slices.DeleteFunc(p.recent, gone)
	for _, id := range applies {
		delete(p.others, id)
		delete(p.stale, id)
		if id < 0 && p.list != nil {
			p.list.Drop(id)
		}
	}
}

// Fetch reads applicants, holds them and calls then with them. It leaves out and forgets those that are no longer on
// this computer.
func (p *People) Fetch(task *load.Task, ids []int64, then func([]model.Candidate) tea.Cmd) tea.Cmd {
	source := p.source
	type read struct {
		all  []model.Candidate
		gone []int64
	}
	return load.Run(p.env.Group, task, func(ctx context.Context) (r read, err error) {
		for _, id := range ids {
			switch c, err := source.Candidate(ctx, id); {
			case err == nil:
				r.all = append(r.all, c)
			case errors.Is(err, account.ErrNone):
				r.gone = append(r.gone, id)
			}
		}
		return r, ctx.Err()
	}, func(r read, err error) tea.Cmd {
		if err != nil {
			return p.env.Notify(env.Bad, p.env.Fail(err))
		}
		p.drop(r.gone...)
		p.Hold(r.all...)
		return then(r.all)
	})
}

// FetchOne reads one applicant and holds the applicant, or forgets one who is no longer on this computer.
func (p *People) FetchOne(task *load.Task, applyID int64, then func(model.Candidate, error) tea.Cmd) tea.Cmd {
	source := p.source
	return load.Run(p.env.Group, task, func(ctx context.Context) (model.Candidate, error) {
		return source.Candidate(ctx, applyID)
	}, func(c model.Candidate, err error) tea.Cmd {
		switch {
		case err == nil:
			p.Hold(c)
			c, _ = p.Get(c.ID)
		case errors.Is(err, account.ErrNone):
			p.drop(applyID)
		}
		return then(c, err)
	})
}

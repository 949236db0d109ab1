package applicantlist

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// refreshMoved fetches the applicants if the service's count has changed, or if the list is old: the
// count stays the same when one applicant withdraws and another applies (CONTRACT 34).
func (p *Pane) refreshMoved() tea.Cmd {
	switch {
	case p.asOf.AsOf.IsZero() || p.asOf.Applies != p.job.Applies:
		return p.Refetch()
	case p.job.Status == model.Deleted, !p.env.IsOld(p.asOf.AsOf), !p.env.IsOld(p.begun[p.job.ID]):
		return nil
	}
	cmd := p.Refetch()
	p.unasked = true
	return cmd
}

// Refetch fetches the applicants again. Applicants that are gone stay until the fetch is
// complete; opened ones keep their place until a key arranges the list again.
func (p *Pane) Refetch() tea.Cmd {
	id := p.job.ID
	if id == 0 {
		return nil
	}
	if p.roster.coded { // the store replaces the codes sooner than the service
		p.read = true
		return p.fromCache(p.Refetch)
	}
	p.read, p.arriving, p.unasked, p.err = true, true, false, ""
	p.begun[id] = p.env.Now()
	p.reads++
	p.fetched = fetched{}
	return load.Stream(p.env.Group, &p.fetching, func(ctx context.Context) <-chan account.Batch {
		return p.source.FetchApplicants(ctx, id)
	}, p.addBatch)
}

// Recover fetches the applicants again after the service could not be reached. It does so once: a page may be long, and
// fail each time. It returns nil if there is nothing to fetch.
func (p *Pane) Recover() tea.Cmd {
	if !p.recovers() || p.fetching.Busy() {
		return nil
	}
	p.retried = true
	return p.Refetch()
}

// recovers reports whether Recover retries the failed fetch.
func (p *Pane) recovers() bool { return p.err != "" && p.away && p.read && !p.retried }

// addBatch adds a batch of a fetch.
func (p *Pane) addBatch(b account.Batch) tea.Cmd {
	before, _ := p.Current()
	listed := 0 // applications that the service lists, without those known from a callback
	for i := range b.People {
		c := &b.People[i]
		if here, ok := p.roster.byID[c.ID]; ok {
			c.Viewed = c.Viewed || here.Viewed && here.opened
			p.keepPlace(here, c.Viewed)
		}
		if !c.JustIn() {
			listed++
		}
	}
	if p.arrived += listed; listed > 0 {
		p.env.Reached()
	}
	p.bytes, p.bad = b.Bytes, b.Bad
	p.change(func() {
		p.roster.put(b.People, p.reads, b.Unstored)
		p.roster.put(b.Changed, p.reads, b.Unstored)
		if b.Done {
			p.done(b)
		}
	})
	p.pinned = p.pinned || b.Done // a later arrival must not take the place under the cursor
	ask := tea.Cmd(nil)
	if len(b.People) > 0 || b.Done {
		if p.askAgain = p.asking.Busy(); !p.askAgain { // a query that every batch restarts would never answer
			ask = p.ask()
		}
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
		p.err, p.away = p.env.Fail(b.Err), account.Offline(b.Err)
	} else {
		p.retried = false
		p.env.Reached()
	}
	complete := b.Err == nil && b.Bad == 0
	if complete {
		p.roster.keepOnly(func(c *person) bool { return c.read == p.reads })
	}
	if b.Err == nil || p.arrived > 0 {
		p.asOf = account.Applicants{AsOf: b.AsOf, Complete: complete, Applies: b.Applies}
	}
}

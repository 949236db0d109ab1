package applicantlist

import tea "charm.land/bubbletea/v2"

// renewal is what the list goes back to once everybody is told of anew.
type renewal struct {
	before  *roster // who was marked, and who was opened
	at      int64   // whom the cursor was on; 0: nobody
	refresh bool    // then the service is read
}

// Anew shows everybody as they are told of from now on: nothing that was read before
// stays in sight. A read of the service that is under way begins again after it.
func (p *Pane) Anew() tea.Cmd {
	if p.job.ID == 0 {
		return nil
	}
	if p.renewal == nil { // else who stood here before is not back yet
		current, _ := p.Current()
		p.renewal = &renewal{before: p.roster, at: current.ID, refresh: p.Reading()}
	}
	before := p.renewal.before
	p.change(func() {
		none := newRoster(before.sort, p.today())
		none.mine, none.filter, none.tab, none.marked = p.around.ReviewOf, before.filter, before.tab, before.marked
		p.roster = none
	})
	return tea.Batch(p.showCursor(), p.fromCache(func() tea.Cmd { return nil }))
}

// renewed goes back to what the list was before it was shown anew. What is not on this
// machine is read from the service.
func (p *Pane) renewed(here bool) tea.Cmd {
	r := p.renewal
	if r == nil {
		return nil
	}
	p.renewal = nil
	p.change(func() { p.roster.adopt(r.before) })
	if p.held {
		p.Stand(r.at)
	}
	if r.refresh || !here {
		return p.Refresh()
	}
	return nil
}

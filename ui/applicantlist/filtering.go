package applicantlist

import (
	"context"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// wanted parses the filter, and notes the words that it does not understand; nil without a filter.
func (p *Pane) wanted() *filter {
	q, doubt := query.ParseListTyping(p.filter.Value(), p.env.Now())
	p.filter.Doubt = doubt
	if q.Empty() {
		return nil
	}
	q.Blind = p.env.Blind
	s := newFilter(q)
	s.typed = p.filter.Value()
	return s
}

// searchTime is how long a search takes before the list shows that it is searching.
const searchTime = 300 * time.Millisecond

// ask queries the store for matches, and shows them; without a filter, it shows everyone at once.
// The store does not know the list's marks, so a filter about them is asked twice: for marked
// applicants and for others.
func (p *Pane) ask() tea.Cmd {
	s, job, source := p.wanted(), p.job.ID, p.source
	if s == nil || job == 0 {
		p.stopAsking()
		if p.roster.filter == nil {
			return nil
		}
		return p.applyFilter(true, func() { p.roster.refilter(nil) })
	}
	type answer struct {
		found     [2]map[int64]bool
		unindexed account.Index
	}
	return load.Run(p.env.Group, &p.asking, func(ctx context.Context) (a answer, err error) {
		for i, q := range s.asks {
			if i > 0 && !s.marks {
				a.found[i] = a.found[0]
			} else if err == nil {
				a.found[i], err = source.Matching(ctx, q, job)
			}
		}
		if s.asks[0].ReadsCVs() && err == nil {
			a.unindexed, err = source.Unindexed(ctx) // after the query, because the first one indexes the job
		}
		return a, err
	}, func(a answer, err error) tea.Cmd {
		p.slow.Cancel()
		p.searching, p.unindexed = false, a.unindexed.CVs
		var again tea.Cmd
		if p.askAgain {
			again, p.askAgain = p.ask(), false
		}
		failed := tea.Cmd(nil)
		if err != nil { // the list shows no one: the filter could not be applied
			failed = p.env.Notify(env.Bad, p.env.Fail(err))
		}
		s.found = a.found
		another := p.roster.filter == nil || p.roster.filter.typed != s.typed
		return tea.Batch(failed, again, p.applyFilter(another, func() { p.roster.refilter(s) }))
	})
}

// stopAsking stops the query of the store.
func (p *Pane) stopAsking() {
	p.asking.Cancel()
	p.slow.Cancel()
	p.askAgain, p.searching, p.unindexed = false, false, 0
}

// isSifting reports whether the list still shows the applicants of the filter before.
func (p *Pane) isSifting() bool {
	shown := ""
	if p.roster.filter != nil {
		shown = p.roster.filter.typed
	}
	return p.asking.Busy() && shown != p.filter.Value()
}

// typed applies the filter that was typed. After searchTime it shows that the list is searching.
func (p *Pane) typed() tea.Cmd {
	p.searching = false
	return tea.Batch(p.ask(), load.After(p.env.Group, &p.slow, searchTime, func() tea.Cmd {
		p.searching = p.asking.Busy()
		return nil
	}))
}

// nameFilter saves the filter under a name.
func (p *Pane) nameFilter() tea.Cmd {
	if strings.TrimSpace(p.filter.Value()) == "" {
		return p.env.NotNow(lang.Text("nothing is typed"))
	}
	return p.env.Do(intent.NameSearch{Typed: p.filter.Value()})
}

// namedFilters lets the person choose a saved filter, and applies it.
func (p *Pane) namedFilters() tea.Cmd {
	return p.env.Do(intent.PickSearch{Pick: func(typed string) tea.Cmd {
		p.filter.Put(typed)
		return p.ask()
	}})
}

// unfilter removes the filter.
func (p *Pane) unfilter() tea.Cmd {
	p.filter.Clear()
	return p.ask()
}

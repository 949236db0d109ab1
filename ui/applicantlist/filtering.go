package applicantlist

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/query"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// wanted parses the filter, and notes what it does not understand.
func (p *Pane) wanted() quickFilter {
	q, doubt := query.ParseListTyping(p.filter.Value(), p.desk.Now())
	p.filter.Doubt = doubt
	q.Blind = !q.Empty() && p.desk.Blind
	return newQuickFilter(q)
}

// refilter shows certain matches at once, and what the index finds a moment later. Where the
// list alone knows too little, it changes nothing until then.
func (p *Pane) refilter() tea.Cmd {
	if f := p.wanted(); !f.NeedsIndex() {
		p.change(func() { p.roster.refilter(f) })
	}
	return p.ask()
}

// ask queries the index for matches. The index does not know the list's marks, so a filter
// about them is asked twice: for marked applicants and for others.
func (p *Pane) ask() tea.Cmd {
	f, job, source := p.wanted(), p.job.ID, p.source
	if f.Empty() || job == 0 {
		p.asking.Cancel()
		return nil
	}
	return load.Run(p.desk.Group, &p.asking, func(ctx context.Context) (found [2]map[int64]bool, err error) {
		found[0], err = source.Matching(ctx, f.asks[0], job)
		if found[1] = found[0]; f.marks && err == nil {
			found[1], err = source.Matching(ctx, f.asks[1], job)
		}
		return found, err
	}, func(found [2]map[int64]bool, err error) tea.Cmd {
		f.found, f.known = found, err == nil
		before, _ := p.Current()
		p.change(func() { p.roster.refilter(f) })
		if now, _ := p.Current(); now.ID != before.ID {
			return p.showCursor()
		}
		return nil
	})
}

// nameFilter saves the filter under a name.
func (p *Pane) nameFilter() tea.Cmd {
	if strings.TrimSpace(p.filter.Value()) == "" {
		return p.desk.NotNow(say.NothingTyped)
	}
	return p.desk.Do(intent.NameSearch{Typed: p.filter.Value()})
}

// namedFilters lets the person choose a saved filter, and applies it.
func (p *Pane) namedFilters() tea.Cmd {
	return p.desk.Do(intent.PickSearch{Pick: func(typed string) tea.Cmd {
		p.filter.Put(typed)
		return tea.Batch(p.refilter(), p.showCursor())
	}})
}

// unfilter removes the filter.
func (p *Pane) unfilter() tea.Cmd {
	p.filter.Clear()
	p.asking.Cancel()
	p.change(func() { p.roster.refilter(newQuickFilter(query.Query{})) })
	return p.showCursor()
}

// refilterAndShow filters the applicants, and shows the one under the cursor.
func (p *Pane) refilterAndShow() tea.Cmd { return tea.Batch(p.refilter(), p.showCursor()) }

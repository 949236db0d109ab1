package applicantlist

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/query"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// refilter shows who meets what is typed. What can be seen of the list alone is shown
// at once, and what the index says of it a moment later.
func (p *Pane) refilter() tea.Cmd {
	f := newSieve(p.filter.Value())
	simple := true
	for _, word := range f.words {
		simple = simple && !strings.ContainsAny(word, ":*\"-()") && word != "or"
	}
	if simple {
		p.change(func() { p.roster.refilter(f) })
	}
	return p.ask()
}

// ask asks who meets the filter. Marks are this list's, so nobody is asked for them.
func (p *Pane) ask() tea.Cmd {
	typed, job := p.filter.Value(), p.job.ID
	var words []string
	marked, either := false, false
	for word := range strings.FieldsSeq(typed) {
		either = either || strings.EqualFold(word, "or")
		if strings.EqualFold(word, "is:marked") {
			marked = true
		} else {
			words = append(words, word)
		}
	}
	asked := strings.Join(words, " ")
	if strings.HasSuffix(typed, " ") {
		asked += " "
	}
	var q query.Query
	q, p.filter.Doubt = query.ParseTyping(asked, p.desk.Now())
	if p.filter.Doubt == "" && marked && either && !strings.Contains(typed, "(") {
		p.filter.Doubt = "is:marked does not combine with OR: only marked applicants are shown."
	}
	if q.Empty() || job == 0 {
		p.asking.Cancel()
		return nil
	}
	source := p.source
	return load.Run(p.desk.Group, &p.asking, func(ctx context.Context) (map[int64]bool, error) {
		return source.Matching(ctx, q, job)
	}, func(found map[int64]bool, err error) tea.Cmd {
		f := newSieve(typed)
		if err == nil {
			f.found = found
		}
		before, _ := p.Current()
		p.change(func() { p.roster.refilter(f) })
		if now, _ := p.Current(); now.ID != before.ID {
			return p.showCursor()
		}
		return nil
	})
}

// nameFilter keeps the filter under a name.
func (p *Pane) nameFilter() tea.Cmd {
	if strings.TrimSpace(p.filter.Value()) == "" {
		return p.desk.Notify(desk.Info, "Not now: nothing is typed.")
	}
	return p.desk.Do(intent.NameSearch{Typed: p.filter.Value()})
}

// namedFilters asks for a search that has a name, and filters by it.
func (p *Pane) namedFilters() tea.Cmd {
	return p.desk.Do(intent.PickSearch{Pick: func(typed string) tea.Cmd {
		p.filter.Put(typed)
		return tea.Batch(p.refilter(), p.showCursor())
	}})
}

// unfilter shows everybody.
func (p *Pane) unfilter() tea.Cmd {
	p.filter.Clear()
	p.asking.Cancel()
	p.change(func() { p.roster.refilter(newSieve("")) })
	return p.showCursor()
}

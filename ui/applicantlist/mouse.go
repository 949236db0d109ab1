package applicantlist

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/env"
)

// At returns what is drawn at a cell of a line of the pane.
func (p *Pane) At(x, line int) (s env.Spot) {
	if key, ok := p.tabs.At(x); ok && line == 1 {
		s.Key = key
	}
	if row, ok := p.list.At(line); ok && !p.frozen && row < len(p.roster.shown) && p.roster.shown[row].row != nil {
		s.ID, s.Current = p.roster.shown[row].ID, row == p.list.Cursor
	}
	return s
}

// Select moves the cursor to an application, if it is shown, and ends typing the filter. It
// opens nothing.
func (p *Pane) Select(id int64) tea.Cmd {
	p.filter.Done()
	p.MoveTo(id)
	return p.moved()
}

// KeepFilter ends typing the filter. The filter stays.
func (p *Pane) KeepFilter() { p.filter.Done() }

// ScrollBy scrolls the list by lines.
func (p *Pane) ScrollBy(lines int) tea.Cmd {
	if !p.list.ScrollBy(lines) {
		return nil
	}
	return p.moved()
}

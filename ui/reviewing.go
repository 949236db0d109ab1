package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
)

// undoReview takes the last change back, and goes back to the applicant it was about.
func (m *Model) undoReview() tea.Cmd {
	id, what, cmd := m.book.UndoOne()
	if id == 0 { // the cursor stays
		return cmd
	}
	back := m.panes.Revisit
	if m.screens.Has(m.reads) {
		back = m.reads.Revisit
	}
	went := back(id)
	show := func(c model.Candidate, err error) tea.Cmd {
		said := m.book.NotifyUndone(id, what)
		return tea.Batch(m.panes.ShowUndone(c, err == nil), said)
	}
	if c, ok := m.reads.AtHand(id); ok {
		return tea.Batch(cmd, went, show(c, nil))
	}
	return tea.Batch(cmd, went, m.people.FetchOne(&m.recalling, id, func(c model.Candidate, err error) tea.Cmd {
		if err != nil {
			c.ID = id
		}
		return show(c, err)
	}))
}

package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/layout"
	"shortlist/ui/screen"
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

// drawn are the open screens that show applicants.
func (m *Model) drawn() (out []screen.Drawn) {
	for _, s := range m.screens {
		if s, ok := s.(screen.Drawn); ok {
			out = append(out, s)
		}
	}
	return out
}

// redrawApplicants shows applicants as they are known now.
func (m *Model) redrawApplicants() tea.Cmd {
	for _, s := range m.drawn() {
		s.Redraw()
	}
	return m.panes.ShowCursor(layout.Applicants, false)
}

// redrawReviews shows reviews that have changed; without ids, any.
func (m *Model) redrawReviews(applies []int64) tea.Cmd {
	for _, s := range m.drawn() {
		s.Reviewed(applies)
	}
	return nil
}

package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/layout"
	"shortlist/ui/review"
	"shortlist/ui/reviewing"
	"shortlist/ui/screen"
)

// noPerson says why keys about somebody do nothing now; "" when they do.
func (m *Model) noPerson(c model.Candidate) string {
	switch {
	case c.ID == 0:
		return "nobody is under the cursor"
	case m.screens.Has(m.reads) && m.reads.Absent() != "":
		return m.reads.Absent()
	}
	return ""
}

// one is what a review's keys are about where applicants cannot be marked.
func (m *Model) one(c model.Candidate) reviewing.Chosen {
	return reviewing.Chosen{One: c, OneDisabled: m.noPerson(c)}
}

// reviewInList are the review's actions over the list of applicants.
func (m *Model) reviewInList(c model.Candidate) []action.Action {
	chosen := reviewing.Chosen{One: c, OneDisabled: m.noPerson(c), Marked: m.panes.Applicants.Marks(), People: m.panes.Applicants.Marked}
	out := m.book.Actions(chosen, 3, func() tea.Cmd {
		if _, ok := m.panes.Applicants.Step(1); !ok {
			return nil
		}
		return m.panes.Applicants.Arrive()
	})
	out = append(out, m.chosenActions(c, chosen.Marked)...)
	if hidden := m.panes.Applicants.HiddenMarks(); hidden != "" {
		for i, a := range out {
			if a.Title != review.UndoTitle {
				out[i].Disabled = hidden
			}
		}
	}
	return out
}

// reviewInDetail are the review's actions over the applicant beside the list.
func (m *Model) reviewInDetail(c model.Candidate) []action.Action {
	return append(m.book.Actions(m.one(c), 1, func() tea.Cmd { return m.panes.Next(1) }), m.chosenActions(c, 0)...)
}

// reviewInReader are the review's actions over the applicant who is read.
func (m *Model) reviewInReader(c model.Candidate) []action.Action {
	out := m.book.Actions(m.one(c), 1, func() tea.Cmd { return m.reads.Next(1) })
	return append(out, m.chosenActions(c, 0)[:1]...)
}

// reviewInComparison are the review's actions over the applicant chosen in a comparison.
func (m *Model) reviewInComparison(c model.Candidate) []action.Action {
	return m.book.Actions(m.one(c), 1, nil)
}

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
		said := m.book.NotifyUndone(c, what)
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

package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/load"
	"shortlist/ui/review"
	"shortlist/ui/reviewing"
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

// undoReview takes the last change back, and goes back to whom it was about. Nobody is
// opened by it who was not before, as that would mark them viewed.
func (m *Model) undoReview() tea.Cmd {
	id, what, cmd := m.book.UndoOne()
	if id == 0 { // the cursor stays
		return cmd
	}
	back := tea.Cmd(nil)
	if m.screens.Has(m.reads) {
		back = m.reads.Revisit(id)
	} else {
		m.panes.Applicants.Stand(id)
		m.undone = undone{}
		if here, _ := m.panes.Applicants.Current(); here.ID != id {
			m.undone = undone{id, here.ID}
		}
		if shown, _ := m.panes.Candidate.Candidate(); !m.inDetail() {
			back = m.panes.Applicants.Arrive()
		} else if shown.ID != id {
			m.panes.Candidate.Clear() // keys are about nobody until they are shown
		}
	}
	told := func(c model.Candidate, err error) tea.Cmd {
		said := m.book.NotifyUndone(c, what)
		if _, has := m.panes.Candidate.Candidate(); has || !m.inDetail() {
			return said
		}
		if err != nil {
			return tea.Batch(m.panes.Applicants.Arrive(), said)
		}
		m.panes.Candidate.Show(c)
		return said
	}
	if c, ok := m.reads.AtHand(id); ok {
		return tea.Batch(cmd, back, told(c, nil))
	}
	return tea.Batch(cmd, back, m.people.FetchOne(&m.recalling, id, func(c model.Candidate, err error) tea.Cmd {
		if err != nil {
			c.ID = id
		}
		return told(c, err)
	}))
}

// inDetail reports whether the keys are about the person in the detail.
func (m *Model) inDetail() bool {
	return around{m}.InFront() && m.panes.InDetail()
}

// reviewChanged draws anew what shows reviews of applications; nil: of any.
func (m *Model) reviewChanged(applies []int64) tea.Cmd {
	m.panes.Applicants.Judged(applies)
	m.reads.Reviewed()
	if m.comparing != nil {
		m.comparing.Forget()
	}
	m.panes.Candidate.Forget()
	return nil
}

// undone is whom an undo was about, where the filter did not show them, and whom the
// cursor was on.
type undone struct {
	id, at int64
}

// reviewKept asks the filter again, which finds by what is kept. Whom an undo brings
// back into the list the cursor stands on, unless it was moved meanwhile.
func (m *Model) reviewKept() tea.Cmd {
	back := m.undone
	return delivered(m.desk.Group, m.panes.Applicants.Reviewed(), func() tea.Cmd {
		if m.undone == back {
			m.undone = undone{}
		}
		here, _ := m.panes.Applicants.Current()
		if at, _ := m.panes.Applicants.Place(back.id); at == 0 || here.ID != back.at || m.screens.Has(m.reads) {
			return nil
		}
		m.panes.Applicants.Stand(back.id)
		return m.panes.Applicants.Arrive()
	})
}

// delivered calls then once what cmd brings has been.
func delivered(group *load.Group, cmd tea.Cmd, then func() tea.Cmd) tea.Cmd {
	if cmd == nil {
		return then()
	}
	return func() tea.Msg {
		done, ok := cmd().(load.Done)
		if !ok {
			return nil
		}
		return group.Done(func() tea.Cmd {
			brought := done.Deliver()
			return tea.Batch(brought, then())
		})
	}
}

package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
	"shortlist/ui/screen"
)

// form returns the job form that is open; nil for none.
func (m *Model) form() *jobeditor.Editor { return screen.Find[*jobeditor.Editor](m.screens) }

// notify shows a notice in place of the one before.
func (m *Model) notify(s env.Severity, sentence string) tea.Cmd {
	return m.notice.Show(m.env, s, sentence)
}

// clearStaleNotice calls do, and removes the notice if do led the person to another place and showed none itself. A
// box that opens by itself keeps the notice: it lies over the work that the notice is about.
func (m *Model) clearStaleNotice(msg tea.Msg, do func() tea.Cmd) tea.Cmd {
	before, count := frame.At(m.screens, m.boxes), m.notice.Count()
	cmd := do()
	after := frame.At(m.screens, m.boxes)
	if _, itself := msg.(load.Done); itself {
		after.Top = before.Top
		if m.panes != nil && m.screens.InFront(m.panes) {
			after.Of = before.Of
		}
		if reads := screen.Screen(m.reads); before.Front == reads || after.Front == reads {
			if before.Front == after.Front {
				after.Of = before.Of
			}
			after.Front = before.Front
		}
	}
	if top := m.boxes.Top(); top != nil && top != before.Top && top.Unasked() {
		if form := m.form(); form != nil {
			form.LeaveReview() // a second y, meant for this box, must not publish the job
		}
	}
	if after != before && m.notice.Count() == count {
		m.notice.Clear()
	}
	return cmd
}

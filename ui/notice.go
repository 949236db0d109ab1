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

// reserve implements Env.Reserve.
func (m *Model) reserve() func(env.Severity, string) tea.Cmd { return m.notice.Reserve(m.env) }

// announce implements Env.Behind.
func (m *Model) announce(s env.Severity, sentence func() string) tea.Cmd {
	return m.notice.Announce(m.env, s, sentence)
}

// place is what the person looks at. A notice is about one place, and is removed when the person goes to another.
type place struct {
	front screen.Screen
	of    any // the place within the screen; nil where the screen has only one
	top   frame.Box
}

func (m *Model) place() place {
	p := place{front: m.screens.Front(), top: m.boxes.Top()}
	if s, ok := p.front.(screen.Placed); ok {
		p.of = s.Place()
	}
	return p
}

// clearStaleNotice calls do, and removes the notice if do led the person to another place and showed none itself. A
// box that opens by itself keeps the notice: it lies over the work that the notice is about.
func (m *Model) clearStaleNotice(msg tea.Msg, do func() tea.Cmd) tea.Cmd {
	before, count := m.place(), m.notice.Count()
	cmd := do()
	after := m.place()
	if _, itself := msg.(load.Done); itself {
		after.top = before.top
		if m.panes != nil && m.screens.InFront(m.panes) {
			after.of = before.of
		}
		if reads := screen.Screen(m.reads); before.front == reads || after.front == reads {
			if before.front == after.front {
				after.of = before.of
			}
			after.front = before.front
		}
	}
	if top := m.boxes.Top(); top != nil && top != before.top && top.Unasked() {
		if form := m.form(); form != nil {
			form.LeaveReview() // a second y, meant for this box, must not publish the job
		}
	}
	if after != before && m.notice.Count() == count {
		m.notice.Clear()
	}
	return cmd
}

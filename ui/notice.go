package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/screen"
)

// notify shows a notice in place of the one before.
func (m *Model) notify(s desk.Severity, sentence string) tea.Cmd {
	return m.notice.Show(m.desk, s, sentence)
}

// place is what a person looks at. A notice speaks of it, so it goes when they
// turn to another.
type place struct {
	front     screen.Screen
	stage     int
	focus     layout.Pane
	jobDetail bool
	top       overlay.Box
}

func (m *Model) place() place {
	p := place{front: m.screens.Front(), top: m.boxes.Top()}
	if m.panes != nil {
		p.focus, p.jobDetail = m.panes.Focus()
	}
	if form := m.form(); form != nil {
		p.stage = form.Stage()
	}
	return p
}

// turn does what a message asks, and takes the notice away when that has turned
// the person to another place, unless it came with the message. What comes up by
// itself turns nobody: it lies over the work, and the notice is still about that.
func (m *Model) turn(msg tea.Msg, do func() tea.Cmd) tea.Cmd {
	before, said := m.place(), m.notice.Count()
	cmd := do()
	after := m.place()
	if _, itself := msg.(load.Done); itself {
		after.focus, after.jobDetail, after.top = before.focus, before.jobDetail, before.top
		if reads := screen.Screen(m.reads); before.front == reads || after.front == reads {
			after.front = before.front
		}
	}
	if top := m.boxes.Top(); top != nil && top != before.top && top.Unasked() && m.form() != nil {
		m.form().Unreview() // a second y for the answer must not publish what lies below
	}
	if after != before && m.notice.Count() == said {
		m.notice.Clear()
	}
	return cmd
}

// fail words a failure for the screen and does what helps.
func (m *Model) fail(err error) string { return m.conn.Fail(err) }

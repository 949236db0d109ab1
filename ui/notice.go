package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/desk"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/screen"
)

// form returns the job form that is open; nil for none.
func (m *Model) form() *jobeditor.Editor { return screen.Find[*jobeditor.Editor](m.screens) }

// notify shows a notice in place of the one before.
func (m *Model) notify(s desk.Severity, sentence string) tea.Cmd {
	return m.notice.Show(m.desk, s, sentence)
}

// place is what a person looks at. A notice speaks of it, so it goes when they
// turn to another.
type place struct {
	front screen.Screen
	of    any // the place of a screen of several
	top   overlay.Box
}

func (m *Model) place() place {
	p := place{front: m.screens.Front(), top: m.boxes.Top()}
	if s, ok := p.front.(screen.Placed); ok {
		p.of = s.Place()
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
		after.top = before.top
		if m.panes != nil && m.screens.InFront(m.panes) {
			after.of = before.of
		}
		if reads := screen.Screen(m.reads); before.front == reads || after.front == reads {
			after.front = before.front
		}
	}
	if top := m.boxes.Top(); top != nil && top != before.top && top.Unasked() {
		if form := m.form(); form != nil {
			form.LeaveReview() // a second y for the answer must not publish what lies below
		}
	}
	if after != before && m.notice.Count() == said {
		m.notice.Clear()
	}
	return cmd
}

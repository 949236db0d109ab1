package ui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/compare"
	"shortlist/ui/desk"
	"shortlist/ui/jobeditor"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
)

// notice is a sentence at the bottom of the screen that goes by itself.
type notice struct {
	severity desk.Severity
	text     string
}

// life is how long a notice stays: what went wrong, longer.
func (n notice) life() time.Duration {
	if n.severity >= desk.Warn {
		return 20 * time.Second
	}
	return 6 * time.Second
}

// notify shows a notice in place of the one before.
func (m *Model) notify(s desk.Severity, said string) tea.Cmd {
	m.notice = notice{s, said}
	m.notices++
	return load.After(m.desk.Group, &m.noticeTime, m.notice.life(), func() tea.Cmd {
		m.notice = notice{}
		return nil
	})
}

// place is what a person looks at. A notice speaks of it, so it goes when they
// turn to another.
type place struct {
	editor    *jobeditor.Editor
	stage     int
	focus     layout.Pane
	jobDetail bool
	inReader  bool
	comparing *compare.View
	top       overlay.Box
}

func (m *Model) place() place {
	p := place{editor: m.editor, focus: m.focus, jobDetail: m.jobDetail, inReader: m.inReader, comparing: m.comparing, top: m.boxes.Top()}
	if m.editor != nil {
		p.stage = m.editor.Stage()
	}
	return p
}

// turn does what a message asks, and takes the notice away when that has turned
// the person to another place, unless it came with the message. What comes up by
// itself turns nobody: it lies over the work, and the notice is still about that.
func (m *Model) turn(msg tea.Msg, do func() tea.Cmd) tea.Cmd {
	before, said := m.place(), m.notices
	cmd := do()
	after := m.place()
	if _, itself := msg.(load.Done); itself {
		after.focus, after.jobDetail, after.inReader, after.top = before.focus, before.jobDetail, before.inReader, before.top
	}
	if top := m.boxes.Top(); top != nil && top != before.top && top.Unasked() && m.editor != nil {
		m.editor.Unreview() // a second y for the answer must not publish what lies below
	}
	if after != before && m.notices == said {
		m.notice = notice{}
		m.noticeTime.Cancel()
	}
	return cmd
}

// fail words a failure for the screen and does what helps.
func (m *Model) fail(err error) string { return m.conn.Fail(err) }

package ui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
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
	return load.After(m.desk.Group, &m.noticeTime, m.notice.life(), func() tea.Cmd {
		m.notice = notice{}
		return nil
	})
}

// fail words a failure for the screen and does what helps: a sign-in is asked
// for, and the bar says when the service cannot be reached.
func (m *Model) fail(err error) string {
	if account.NeedsSignIn(err) {
		m.askSignIn()
	}
	m.offline = account.Offline(err)
	return text.Sentence(err.Error())
}

package ui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/accounts"
	"shortlist/ui/env"
	"shortlist/ui/privacy"
	"shortlist/ui/screen"
)

// event passes an event to everything that shows what it is about.
func (m *Model) event(e account.Event) tea.Cmd {
	m.trace.Event(e)
	accounts.ShowEvent(m.env, m.boxes, m.backend, m.tookOver, e)
	var fails tea.Cmd
	if e.TeamFails != "" {
		fails = m.notify(env.Warn, e.TeamFails)
	}
	return tea.Batch(fails, m.showBlocked(e.Blocked), m.arrivals.Heard(e), m.conn.Heard(e), m.book.Heard(e), m.people.Heard(e), m.hear(e), m.drafts.Heard(e), m.letters.Heard(e))
}

// showBlocked shows that a change waits while another window erases: its notice replaces the one that the change is
// made, and stays for as long as the change waits.
func (m *Model) showBlocked(now bool) tea.Cmd {
	was := m.blocked
	m.blocked = now
	switch {
	case now && !was:
		return m.notify(env.Warn, accounts.ChangeWaits())
	case was && !now && strings.HasPrefix(m.notice.Current().Text, accounts.ChangeWaits()): // the warning of quitting begins with it, too
		m.notice.Clear()
	}
	return nil
}

// waits is the notice about what holds up a change or a call; zero if nothing does.
func (m *Model) waits() env.Notice {
	if failing := (program{m}).Reviews(); failing != "" {
		return env.Notice{Severity: env.Bad, Text: failing}
	}
	if m.blocked {
		return env.Notice{Severity: env.Warn, Text: accounts.ChangeWaits()}
	}
	if sent := m.sender.Waits(); sent.Text != "" {
		return sent
	}
	return m.conn.Waits()
}

// tookOver shows that this window can write again, and saves what could not be saved before.
func (m *Model) tookOver() tea.Cmd {
	return tea.Batch(m.event(account.Event{All: true}), m.conn.Deliver(), m.drafts.Start())
}

// hear passes an event to the screens that listen.
func (m *Model) hear(e account.Event) tea.Cmd {
	return screen.Each(m.screens, func(s screen.Listener) tea.Cmd { return s.Heard(e) })
}

// showOpen shows colleagues which application is open.
func (m *Model) showOpen() {
	switch {
	case m.backend == nil || !m.env.Team:
	case m.screens.InFront(m.reads):
		m.backend.SetOpen(m.reads.OpenID())
	default:
		m.backend.SetOpen(m.panes.OpenID())
	}
}

// followBlind reloads everything that shows applicants after blind mode was switched, here or
// in another window. Update calls it first, so that everything else follows the new setting.
// Requests under the old setting are repeated (load.Group.Under).
func (m *Model) followBlind() tea.Cmd {
	if m.backend == nil || m.env.Switched == m.backend.Switched() {
		return nil
	}
	m.env.Switched, m.env.Blind = m.backend.Switched(), m.backend.Blind()
	m.boxes.Redact()
	m.searches.Forget()
	coded := m.people.Reload() // before a screen asks for applicants
	return tea.Batch(coded, screen.Each(m.screens, screen.Reloader.Reload), m.letters.FollowBlind(), m.conn.ReadOutbox(), m.notify(env.Info, privacy.BlindNotice(m.backend)), m.sender.FollowBlind())
}

// applyDelivery updates the panes with the result of a delivery and shows one notice, with the texts of besides
// first.
func (m *Model) applyDelivery(d account.Delivery, besides ...env.Notice) tea.Cmd {
	outbox := m.conn.Delivered(d)
	notices := slices.Concat(besides, m.people.Delivered(d), m.panes.Jobs.ApplyDelivery(d))
	reload := tea.Batch(outbox, m.hear(account.Event{Activity: true}), m.panes.CountUnviewed()) // the views that were sent may belong to any job
	if len(notices) == 0 {
		return reload
	}
	return tea.Batch(m.env.NotifyAll(notices), m.panes.ShowCursor(env.JobPane, false), m.panes.ShowCursor(env.ApplicantPane, false), reload)
}

package ui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
)

// applyDelivery updates the panes with the result of a delivery and shows one notice, after
// what there is to say besides.
func (m *Model) applyDelivery(d account.Delivery, besides ...desk.Said) tea.Cmd {
	outbox := m.conn.Delivered(d)
	said := slices.Concat(besides, m.people.Delivered(d), m.panes.Jobs.Delivered(d))
	reload := tea.Batch(outbox, m.hear(account.Event{Activity: true}), m.panes.CountUnseen()) // views may be of any job
	if len(said) == 0 {
		return reload
	}
	return tea.Batch(m.say(said), m.panes.ShowCursor(layout.Jobs, false), m.panes.ShowCursor(layout.Applicants, false), reload)
}

// say makes one notice of all there is to say, the worst first.
func (m *Model) say(said []desk.Said) tea.Cmd {
	slices.SortStableFunc(said, func(a, b desk.Said) int { return int(b.Severity - a.Severity) })
	texts := make([]string, len(said))
	for i, s := range said {
		texts[i] = s.Text
	}
	return m.notify(said[0].Severity, strings.Join(texts, " "))
}

// signedIn resumes what the missing sign-in had stopped.
func (m *Model) signedIn() tea.Cmd {
	m.conn.AcceptPassword()
	cmds := []tea.Cmd{m.panes.Jobs.Refresh(), m.conn.DeliverNow()}
	if form := m.form(); form != nil {
		form.SignedIn()
	}
	if m.panes.Applicants.Loaded() {
		cmds = append(cmds, m.panes.Applicants.Refresh())
	}
	return tea.Batch(cmds...)
}

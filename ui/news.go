package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/screen"
)

// listen takes the news of other copies of the program and of the store.
func (m *Model) listen() { load.Listen(m.desk.Group, m.backend.Events, m.event) }

// keepIndexed keeps what a search finds up to date for as long as the dashboard is open. The
// search says what is left.
func (m *Model) keepIndexed() {
	load.Listen(m.desk.Group, m.backend.KeepIndexed, func(account.Index) tea.Cmd { return nil })
}

// event hands news to everything that shows what it is about.
func (m *Model) event(e account.Event) tea.Cmd {
	m.trace.Event(e)
	if e.Damage != "" {
		m.boxes.Push(overlay.NewMessage(m.desk, m.boxes, e.Damage))
	}
	return tea.Batch(m.arrivals.Heard(e), m.conn.Heard(e), m.book.Heard(e), m.hear(e), m.drafts.Heard(e))
}

// hear hands news to the screens that follow it.
func (m *Model) hear(e account.Event) tea.Cmd {
	return screen.Each(m.screens, func(s screen.Listener) tea.Cmd { return s.Heard(e) })
}

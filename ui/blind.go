package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/blindmode"
	"shortlist/ui/desk"
	"shortlist/ui/overlay"
	"shortlist/ui/screen"
)

// followBlind reloads everything that shows applicants where blind mode was switched, here or in
// another window. It is called before whatever the loop does: what is done then, and what is
// shown, is under blind mode as it is. What was asked for before is asked for again
// (load.Group.Under).
func (m *Model) followBlind() tea.Cmd {
	if m.backend == nil || m.switched == m.backend.Switched() {
		return nil
	}
	m.switched, m.desk.Blind = m.backend.Switched(), m.backend.Blind()
	var reloads []tea.Cmd
	for _, o := range m.boxes.Boxes() {
		switch b := o.(type) {
		case overlay.Reloader:
			reloads = append(reloads, b.Reload())
		case overlay.Redacted:
			if !b.ShowsNobody() {
				m.boxes.Remove(o)
			}
		default:
			m.boxes.Remove(o)
		}
	}
	m.searches.Forget()
	m.people.Forget()
	return tea.Batch(tea.Batch(reloads...), screen.Each(m.screens, overlay.Reloader.Reload), m.conn.ReadOutbox(), m.arrivals.Reload(), m.notify(desk.Info, blindmode.Notice(m.backend)))
}

package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/layout"
)

// mouse gives the keys to the pane that is clicked, and moves in it with the
// wheel. A click never opens, marks or changes anything.
func (m *Model) mouse(msg tea.MouseMsg) tea.Cmd {
	if m.backend == nil || m.editor != nil || m.top() != nil {
		return nil
	}
	switch msg := msg.(type) {
	case tea.MouseClickMsg:
		return m.focusAt(msg.X)
	case tea.MouseWheelMsg:
		key := map[tea.MouseButton]string{tea.MouseWheelDown: "j", tea.MouseWheelUp: "k"}[msg.Button]
		focus := m.focusAt(msg.X)
		if a, ok := action.Find(m.paneActions(), key); ok && !m.typing() {
			return tea.Batch(focus, a.Run())
		}
		return focus
	}
	return nil
}

func (m *Model) focusAt(x int) tea.Cmd {
	for _, c := range m.screen().Columns {
		if x < c.X || x >= c.X+c.Width || c.Pane == m.focus {
			continue
		}
		if c.Pane == layout.Detail {
			m.jobDetail, m.opened = m.showsJob(), false
		}
		return m.focusOn(c.Pane)
	}
	return nil
}

package ui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/desk"
	"shortlist/ui/overlay"
)

// lastMoment is how long the end waits for what was begun to be written down. A
// terminal that is gone is to be left within a tenth of a second.
const lastMoment = 80 * time.Millisecond

// quit keeps what was typed and then ends the program. What cannot be kept holds
// the end up once; asked again, or with nobody there, it ends all the same.
func (m *Model) quit() tea.Cmd {
	typed := m.keepTyped()
	if form := m.form(); form != nil {
		return tea.Batch(typed, form.Leave(m.end))
	}
	return tea.Batch(typed, m.end())
}

// suspend stops the program until the shell continues it. What was begun to be written
// down is written first.
func (m *Model) suspend() tea.Cmd {
	return tea.Sequence(m.desk.Group.Drain(lastMoment), tea.Suspend)
}

// keepTyped keeps what stands in the boxes that a person types into about people.
func (m *Model) keepTyped() tea.Cmd {
	var cmds []tea.Cmd
	for _, b := range m.boxes.Boxes() {
		if b, ok := b.(overlay.Typed); ok {
			cmds = append(cmds, b.KeepTyped())
		}
	}
	return tea.Batch(cmds...)
}

// end ends the program, unless something could not be kept and the person can still
// be told.
func (m *Model) end() tea.Cmd {
	if !m.quitting && !m.leaving {
		if lost := m.lost(); lost != "" {
			m.leaving = true
			return m.notify(desk.Bad, lost+" Press ctrl+c again to leave without it.")
		}
	}
	m.quitting = true
	return tea.Sequence(m.desk.Group.Drain(lastMoment), tea.Quit)
}

// lost says what could not be written to this machine's disk; "" when all was.
func (m *Model) lost() string {
	lost := ""
	if form := m.form(); form != nil {
		lost = form.Lost()
	}
	if lost == "" && m.book != nil && m.book.Unkept() != "" {
		lost = "Your latest ratings and notes are not saved yet. " + m.book.Unkept()
	}
	return lost
}

package ui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
)

// lastMoment is how long the end waits for what was begun to be written down. A
// terminal that is gone is to be left within a tenth of a second.
const lastMoment = 80 * time.Millisecond

// ending is how far the end of the program is.
type ending int

const (
	staying ending = iota
	warned         // it was asked for, with something that could not be kept
	leaving        // nothing is drawn any more
)

// quit keeps what was typed and then ends the program. What cannot be kept holds
// the end up once; asked again, or with nobody there, it ends all the same.
func (m *Model) quit() tea.Cmd {
	return m.keep(m.end)
}

// keep keeps what was typed, and then goes on.
func (m *Model) keep(then func() tea.Cmd) tea.Cmd {
	typed := m.boxes.KeepTyped()
	if form := m.form(); form != nil {
		return tea.Batch(typed, form.Leave(then))
	}
	return tea.Batch(typed, then())
}

// suspend stops the program until the shell continues it. What was begun to be written
// down is written first.
func (m *Model) suspend() tea.Cmd {
	return tea.Sequence(m.desk.Group.Drain(lastMoment), tea.Suspend)
}

// end ends the program, unless something could not be kept and the person can still
// be told.
func (m *Model) end() tea.Cmd {
	if m.ending == staying {
		if lost := m.lost(); lost != "" {
			m.ending = warned
			return m.notify(desk.Bad, lost+" Press "+action.QuitAnyway.String()+" again to leave without it.")
		}
	}
	m.ending = leaving
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

package ui

import (
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/theme"
	"shortlist/ui/workspace"
)

// The tests are in package ui_test: they see the screen, the store and the service.
// This file is all that they use besides: the way in which a stage drives the
// dashboard, and an account that is a double.

// Over returns the dashboard over an account or a double of one.
func Over(o Options, b Backend, group *load.Group) *Model {
	m := New(o, group)
	m.openAccount(b)
	return m
}

// Group returns the group that runs the work of the open account.
func (m *Model) Group() *load.Group { return m.env.Group }

// HasBox reports whether a box is over the screen.
func (m *Model) HasBox() bool { return m.boxes.Top() != nil }

// PrintedAtTheEnd returns what Run prints when the dashboard has ended.
func (m *Model) PrintedAtTheEnd() string {
	var out strings.Builder
	terminal.Print(&out, append(m.offered.Lines(m.env.Blind), m.left()...))
	return out.String()
}

// Ending reports whether nothing more is drawn.
func (m *Model) Ending() bool { return m.exit.Leaving() }

// Here returns the actions that footer and help have here.
func (m *Model) Here() []action.Action {
	if box := m.boxes.Top(); box != nil {
		return box.Actions()
	}
	return m.actions()
}

// Actions returns the actions of the keys now.
func (m *Model) Actions() []action.Action {
	always := []action.Action{{Keys: action.QuitAnyway}, {Keys: action.Redraw}}
	if box := m.boxes.Top(); box != nil {
		return slices.Concat(box.Actions(), moves(box), always)
	}
	return append(m.actions(), always...)
}

// moves returns the keys that move in the list of a box. A box with a text field has
// other keys for it among its actions.
func moves(box frame.Box) []action.Action {
	c, ok := box.(frame.Chooser)
	if !ok || c.Choices() == nil {
		return nil
	}
	if _, listed := action.Find(box.Actions(), action.LineDown[0]); listed {
		return nil
	}
	return c.Choices().Moves(frame.Noop)
}

// Rests returns how long the cursor must rest until the screen follows it.
func (m *Model) Rests() time.Duration {
	if m.panes != nil && m.panes.Delayed() {
		return workspace.CursorDelay
	}
	return 0
}

// DrawAgain forgets what panes have kept of what they drew.
func (m *Model) DrawAgain() { m.env.TrackChanges(func() bool { return true }) }

// Rested returns the message after a rest of the cursor.
func (m *Model) Rested() tea.Msg { return load.Done{Deliver: m.panes.FlushDelay} }

// Theme is how all screens are drawn.
func (m *Model) Theme() *theme.Theme { return m.env.Theme }

// Look draws all screens in a theme, on a screen.
func (m *Model) Look(name string, s theme.Screen) {
	m.look.Name, m.look.Screen = name, s
	m.applyTheme()
}

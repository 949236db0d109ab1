package ui

import (
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/reviewing"
	"shortlist/ui/workspace"
)

// The tests are of package ui_test: what they need to know is on the screen, in the store or at
// the service. This file is all that they have beside it: how a stage drives the dashboard, an
// account that is a double, and the records of keys, of which the guide's table is made.

// Over returns the dashboard over an account or a double of one.
func Over(o Options, b Backend, group *load.Group) *Model {
	m := New(o, group)
	m.openAccount(b)
	return m
}

// Group runs the work of the account that is open.
func (m *Model) Group() *load.Group { return m.desk.Group }

// HasBox reports whether a box lies over the screen.
func (m *Model) HasBox() bool { return m.boxes.Top() != nil }

// Ending reports whether nothing more is drawn.
func (m *Model) Ending() bool { return m.exit.Leaving() }

// Here are the actions that footer and help know here.
func (m *Model) Here() []action.Action {
	if box := m.boxes.Top(); box != nil {
		return box.Actions()
	}
	return m.actions()
}

// Actions are what the keys do now.
func (m *Model) Actions() []action.Action {
	always := []action.Action{{Keys: action.QuitAnyway}, {Keys: action.Redraw}}
	if box := m.boxes.Top(); box != nil {
		return slices.Concat(box.Actions(), moves(box), always)
	}
	return append(m.actions(), always...)
}

// moves are the keys that move in the list of a box. Where letters are typed, the box has
// other keys for it among its actions.
func moves(box overlay.Box) []action.Action {
	c, ok := box.(overlay.Chooser)
	if !ok || c.Choices() == nil {
		return nil
	}
	if _, listed := action.Find(box.Actions(), action.LineDown[0]); listed {
		return nil
	}
	return c.Choices().Moves(overlay.Noop)
}

// Rests is how long the cursor must rest until the screen follows it.
func (m *Model) Rests() time.Duration {
	if m.panes != nil && m.panes.Delayed() {
		return workspace.CursorDelay
	}
	return 0
}

// Rested is the message that comes when the cursor has rested.
func (m *Model) Rested() tea.Msg { return load.Done{Deliver: m.panes.FlushDelay} }

// Keys are the keys of a place.
type Keys struct {
	Place   string
	Actions []action.Action
}

// Reviewing is the place of the keys of a review: each pane that shows an applicant has them.
const Reviewing = "applicants, candidate and reader: your review"

// Keys are the keys of all places but the form. The first are those of every place.
func (m *Model) Keys() []Keys {
	moves := append(action.Moves(action.Mover{}), append(m.globalActions(), m.panes.Moves()...)...)
	return []Keys{
		{"everywhere", moves},
		{"jobs", m.panes.Jobs.Actions()},
		{"job", m.panes.Job.Actions()},
		{"applicants", m.panes.Applicants.Actions()},
		{"candidate", m.panes.Candidate.Actions()},
		{Reviewing, m.book.Actions(reviewing.One(0, ""), 0, nil)},
		{"reader", m.reads.Actions()},
	}
}

// FormKeys are the keys of the form that is open.
func (m *Model) FormKeys() []action.Action { return m.form().Actions() }

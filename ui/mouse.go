package ui

import (
	"image"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/screen"
)

// targets are the parts of the screen that the mouse acts on: a click selects a row, and a
// second click on it does what enter does; a click on a tab or a key in the footer presses it;
// the wheel scrolls. A first click never opens, marks or changes anything. An open box takes
// the mouse away from the screen below.
func (m *Model) targets() (out []screen.Target) {
	if m.tooSmall() || m.exit.Leaving() {
		return nil
	}
	for _, h := range m.hints() {
		out = append(out, screen.Target{Rectangle: image.Rect(h.X, m.height-1, h.X+h.Width(), m.height), Click: func(at image.Point) tea.Cmd {
			return m.pressed(h.KeyAt(at.X))
		}})
	}
	if m.boxes.Top() != nil {
		return append(out, m.boxes.Target(m.screens.Pointer, m.pressed))
	}
	if s, ok := m.screens.Front().(screen.Mouse); ok {
		out = append(out, s.Targets(image.Rect(0, 1, m.width, m.height-1-len(m.below())))...)
	}
	for i := range out {
		if !m.sender.TakesDrags() {
			out[i].Drag = nil
		}
	}
	return out
}

// dragged returns the applicant whose row, or CV, the person drags.
func (m *Model) dragged() (c model.Candidate, ok bool) {
	id := m.screens.Pointer.Drag()
	if id == 0 {
		return c, false
	}
	return m.people.Applicant(id), true
}

// pressed does what a key does. If the key opens another place, the rest of a double click is dropped: it was not
// aimed at that place.
func (m *Model) pressed(key string) tea.Cmd {
	k, ok := action.Press(key)
	if !ok {
		return nil
	}
	before := frame.At(m.screens, m.boxes)
	cmd := m.key(k)
	if frame.At(m.screens, m.boxes) != before {
		m.screens.Pointer.Quiet()
	}
	return cmd
}

package ui

import (
	"fmt"
	"image"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/screen"
)

// notch is how many lines a notch of the wheel scrolls.
const notch = 3

// mouse acts on what is under the pointer: a click selects a row, and a second click on it
// does what enter does; one on a tab or on a key in the footer presses it; the wheel
// scrolls. A first click never opens, marks or changes anything.
func (m *Model) mouse(msg tea.MouseMsg) tea.Cmd {
	switch msg.(type) {
	case tea.MouseClickMsg, tea.MouseWheelMsg:
		m.screens.Pointer.Begin()
	default:
		return nil
	}
	at := image.Pt(msg.Mouse().X, msg.Mouse().Y)
	for _, p := range m.targets() {
		if !at.In(p.Rectangle) {
			continue
		}
		at = at.Sub(p.Min)
		switch msg := msg.(type) {
		case tea.MouseClickMsg:
			if msg.Button != tea.MouseLeft || m.screens.Pointer.IsQuiet() || p.Click == nil {
				return nil
			}
			return p.Click(at)
		case tea.MouseWheelMsg:
			lines := map[tea.MouseButton]int{tea.MouseWheelDown: notch, tea.MouseWheelUp: -notch}[msg.Button]
			if lines != 0 && p.Scroll != nil {
				return p.Scroll(at, lines)
			}
		}
		return nil
	}
	return nil
}

// targets are the parts of the screen as it is drawn. Under an overlay lie none.
func (m *Model) targets() (out []screen.Target) {
	if m.tooSmall() || m.quitting {
		return nil
	}
	for _, h := range m.hints() {
		out = append(out, screen.Target{Rectangle: image.Rect(h.X, m.height-1, h.X+h.Width(), m.height), Click: func(at image.Point) tea.Cmd {
			return m.pressed(h.KeyAt(at.X))
		}})
	}
	if m.boxes.Top() != nil {
		return append(out, screen.Target{
			Rectangle: m.boxes.Bounds(),
			Click:     m.clickBox,
			Scroll:    func(_ image.Point, lines int) tea.Cmd { return m.boxes.Scroll(lines) },
		})
	}
	if s, ok := m.screens.Front().(screen.Mouse); ok {
		out = append(out, s.Targets(image.Rect(0, 1, m.width, m.height-1-len(m.noticeLines())))...)
	}
	return out
}

// clickBox selects the choice of the top box at a point, and does what enter does at the
// second click.
func (m *Model) clickBox(at image.Point) tea.Cmd {
	choice, chosen, ok := m.boxes.ChoiceAt(at)
	if !ok {
		return nil
	}
	row := fmt.Sprintf("box %p %d", m.boxes.Top(), choice)
	if choice == chosen && m.screens.Pointer.IsSecond(row) {
		return m.pressed("enter")
	}
	m.screens.Pointer.Select(row)
	return m.boxes.Move(choice - chosen)
}

// pressed does what a key does. Where another screen is there by it, the rest of a double
// click is dropped: it was not aimed at that.
func (m *Model) pressed(key string) tea.Cmd {
	k, ok := action.Press(key)
	if !ok {
		return nil
	}
	before := m.place()
	cmd := m.key(k)
	if m.place() != before {
		m.screens.Pointer.Quiet()
	}
	return cmd
}

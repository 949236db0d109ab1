package uitest

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/text"
)

// Key is the press of a key by its name, as a terminal without the kitty protocol reports
// it.
func Key(name string) tea.KeyPressMsg {
	k, ok := action.Press(name)
	if !ok {
		panic("no such key: " + name)
	}
	return k
}

// Do does actions by the first of their keys, one after the other, waits after each, and
// lets the cursor rest after the last. It fails the test where an action is not on offer.
func (s *Stage) Do(actions ...action.Keys) {
	s.t.Helper()
	for _, keys := range actions {
		s.Tap(keys)
		s.Settle()
	}
	s.rest()
}

// Tap does actions as Do does, but waits for nothing.
func (s *Stage) Tap(actions ...action.Keys) {
	s.t.Helper()
	for _, keys := range actions {
		if _, ok := action.Find(s.program.Actions(), keys[0]); !ok {
			s.t.Fatalf("%s does nothing here%s", keys, s.Picture())
		}
		s.Send(Key(keys[0]))
	}
}

// Press presses keys by their names, as Do does, whether they do something or not.
func (s *Stage) Press(keys ...string) {
	s.t.Helper()
	for _, k := range keys {
		s.Send(Key(k))
		s.Settle()
	}
	s.rest()
}

// rest waits until the program has followed the cursor.
func (s *Stage) rest() {
	s.t.Helper()
	if d := s.program.Rests(); d > 0 {
		s.Advance(d)
	}
}

// Type types text, key by key.
func (s *Stage) Type(typed string) {
	s.t.Helper()
	for _, r := range typed {
		if r == ' ' {
			s.Press("space")
			continue
		}
		s.Press(string(r))
	}
}

// Paste pastes text as a terminal does.
func (s *Stage) Paste(pasted string) {
	s.t.Helper()
	s.Send(tea.PasteMsg{Content: pasted})
	s.Settle()
}

// Resize makes the terminal another size.
func (s *Stage) Resize(width, height int) {
	s.t.Helper()
	s.Send(tea.WindowSizeMsg{Width: width, Height: height})
	s.Settle()
}

// Click presses and releases the left button on a cell.
func (s *Stage) Click(x, y int) {
	s.t.Helper()
	s.Send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
	s.Send(tea.MouseReleaseMsg{X: x, Y: y, Button: tea.MouseLeft})
	s.Settle()
	s.rest()
}

// ClickOn clicks on the first place of a text on the screen.
func (s *Stage) ClickOn(shown string) {
	s.t.Helper()
	x, y := s.Find(shown, 0)
	s.Click(x, y)
}

// Wheel turns the wheel over a cell by notches, down or, below zero, up.
func (s *Stage) Wheel(x, y, notches int) {
	s.t.Helper()
	msg := tea.MouseWheelMsg{X: x, Y: y, Button: tea.MouseWheelDown}
	if notches < 0 {
		msg.Button, notches = tea.MouseWheelUp, -notches
	}
	for range notches {
		s.Send(msg)
		s.Settle()
	}
	s.rest()
}

// Find returns the middle cell of a text on the screen: of its first place that is not left of
// the column from.
func (s *Stage) Find(shown string, from int) (x, y int) {
	s.t.Helper()
	for y, line := range s.Screen().Lines {
		for rest, at := line, 0; ; {
			before, after, ok := strings.Cut(rest, shown)
			if !ok {
				break
			}
			if x := at + text.Width(before) + text.Width(shown)/2; x >= from {
				return x, y
			}
			at, rest = at+text.Width(before+shown), after
		}
	}
	s.t.Fatalf("%q is not on the screen from cell %d on%s", shown, from, s.Picture())
	return 0, 0
}

package frame

import (
	"fmt"
	"image"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/screen"
)

// Targets are the parts of the screen that the mouse acts on: a click selects a row, and a
// second click on it does what enter does; a click on a tab, or a key in the footer or on the edge of a box, presses it;
// the wheel scrolls. A first click never opens, marks or changes anything. An open box takes
// the mouse away from the screen below. below are the lines between the screen and the footer;
// key does what a key does.
func (s *Stack) Targets(screens *screen.Stack, hints []Hint, below int, key func(string) tea.Cmd) (out []screen.Target) {
	// If the key opens another place, the rest of a double click is dropped: it was not aimed at that place.
	press := func(k string) tea.Cmd {
		before := At(screens, s)
		cmd := key(k)
		if At(screens, s) != before {
			screens.Pointer.Quiet()
		}
		return cmd
	}
	at := image.Pt(0, s.height-1)
	if b := s.Top(); b != nil {
		f := s.frameOf(b)
		hints, at = f.hints, image.Pt(f.left+2, f.top+len(f.lines)+1)
	}
	for _, h := range hints {
		out = append(out, screen.Target{Rectangle: image.Rect(h.X, 0, h.X+h.Width(), 1).Add(at), Click: func(at image.Point) tea.Cmd {
			return press(h.KeyAt(at.X))
		}})
	}
	if s.Top() != nil {
		return append(out, s.target(screens.Pointer, press))
	}
	if front, ok := screens.Front().(screen.Mouse); ok {
		out = append(out, front.Targets(image.Rect(0, 1, s.width, s.height-1-below))...)
	}
	return out
}

// target is what the mouse does in the top box: a click selects a choice, and the second click
// on it presses enter.
func (s *Stack) target(p *screen.Pointer, press func(key string) tea.Cmd) screen.Target {
	return screen.Target{
		Rectangle: s.Bounds(),
		Scroll:    func(_ image.Point, lines int) tea.Cmd { return s.Scroll(lines) },
		Click: func(at image.Point) tea.Cmd {
			choice, chosen, ok := s.ChoiceAt(at)
			if !ok {
				return nil
			}
			row := fmt.Sprintf("box %p %d", s.Top(), choice)
			if choice == chosen && p.IsSecond(row) {
				return press("enter")
			}
			p.Select(row)
			return s.Move(choice - chosen)
		},
	}
}

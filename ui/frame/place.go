package frame

import "shortlist/ui/screen"

// Place is what the person looks at. A notice is about one place, and is removed when the person goes to another.
type Place struct {
	Front screen.Screen
	Of    any // the place within the screen; nil where the screen has only one
	Top   Box
}

// At returns the place of the screen in front and the box on top.
func At(screens *screen.Stack, boxes *Stack) Place {
	p := Place{Front: screens.Front(), Top: boxes.Top()}
	if s, ok := p.Front.(screen.Placed); ok {
		p.Of = s.Place()
	}
	return p
}

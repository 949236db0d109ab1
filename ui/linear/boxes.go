package linear

import (
	"slices"

	"shortlist/ui/frame"
)

// awaits reports whether a line has asked for another: a text, an answer, or a number to choose by. Without it nothing is
// done. A box that came up by itself asks for nothing that a line began.
func (t *talk) awaits() bool {
	b, page := t.loop.model.Box(), t.loop.model.Outline()
	_, asks := b.(*frame.Question)
	switch {
	case len(t.choices) > 0 || t.then != nil:
		return true
	case b != nil && b.Unasked():
		return false
	}
	return asks || t.writing() != nil || page.Send != nil && len(page.Fields) == 0
}

// isCovered reports whether a word of a script is about what a box covers that came up by itself. Such a box takes the names
// of its own actions alone: who wrote the lines did not know of it.
func (t *talk) isCovered(word Word) bool {
	b := t.loop.model.Box()
	if !t.script || b == nil || !b.Unasked() {
		return false
	}
	_, awaited := b.(frame.Awaited)
	return !awaited && slices.Contains([]Word{Open, Yes, No, Maybe, Next, Previous}, word)
}

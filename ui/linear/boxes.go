package linear

import (
	"slices"

	"shortlist/ui/frame"
)

// awaits reports whether the last line needs another one to be done: a text, an answer, or a number that chooses. A
// box that opened by itself does not count: no line asked for it.
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

// isCovered reports whether a word of a script is meant for what is under a box that opened by itself. Such a box
// takes only the names of its own actions, because the writer of the script did not expect it.
func (t *talk) isCovered(word Word) bool {
	b := t.loop.model.Box()
	if !t.script || b == nil || !b.Unasked() {
		return false
	}
	_, awaited := b.(frame.Awaited)
	return !awaited && slices.Contains([]Word{Open, Yes, No, Maybe, Next, Previous}, word)
}

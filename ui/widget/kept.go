package widget

import (
	"shortlist/ui/env"
)

// mostKept is how many drawn parts are kept: those of a few screens.
const mostKept = 200

// Kept keeps drawn parts of a pane while only cursors move, so that a held key draws two rows and
// not all. K holds whatever a move changes, such as that the cursor is on the row, or a mark.
type Kept[K comparable, V any] struct {
	Drawn int // how many parts were drawn so far

	changes int
	minute  int64
	parts   map[K]V
}

// RowKey is what a move of the cursor changes about a row of a list.
type RowKey struct {
	ID                       int64 // of the job or the application
	Width, Lines             int   // in cells, and how many; 0 if the width decides
	Current, Focused, Marked bool
}

// Part returns a part of a pane, which draw makes unless it is kept.
func (k *Kept[K, V]) Part(e *env.Env, key K, draw func() V) V {
	minute := e.Now().Unix() / 60 // ages are drawn; they may be a minute old
	if k.parts == nil || k.changes != e.Changes() || k.minute != minute || len(k.parts) >= mostKept {
		k.parts, k.changes, k.minute = map[K]V{}, e.Changes(), minute
	}
	part, ok := k.parts[key]
	if !ok {
		part = draw()
		k.parts[key] = part
		k.Drawn++
	}
	return part
}

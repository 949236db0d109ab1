package desk

// mostKept is how many drawn parts are kept: those of a few screens.
const mostKept = 200

// Kept keeps drawn parts of a pane while only cursors move, so that a held key draws two rows and
// not all. A key holds whatever a move changes: that the cursor is on a row, or a mark.
type Kept[K comparable, V any] struct {
	Drawn int // how many parts were drawn so far

	changes int
	minute  int64
	parts   map[K]V
}

// RowKey is what a move of the cursor changes about a row of a list.
type RowKey struct {
	ID                       int64 // of the job or the application
	Width                    int   // in cells
	Current, Focused, Marked bool
}

// Part returns a part of a pane, which draw makes unless it is kept.
func (k *Kept[K, V]) Part(d *Desk, key K, draw func() V) V {
	minute := d.Now().Unix() / 60 // ages are drawn; they may be a minute old
	if k.parts == nil || k.changes != d.changes || k.minute != minute || len(k.parts) >= mostKept {
		k.parts, k.changes, k.minute = map[K]V{}, d.changes, minute
	}
	part, ok := k.parts[key]
	if !ok {
		part = draw()
		k.parts[key] = part
		k.Drawn++
	}
	return part
}

// TrackChanges calls update, which handles a message and reports whether more than a key has changed
// something. Afterwards everything is drawn again, unless the key called OnlyMoved.
func (d *Desk) TrackChanges(update func() (more bool)) {
	switched := d.Switched
	d.moved = false
	if more := update(); more || !d.moved || d.Switched != switched {
		d.changes++
	}
}

// OnlyMoved notes that a key changes nothing but the place of a cursor, and marks.
func (d *Desk) OnlyMoved() { d.moved = true }

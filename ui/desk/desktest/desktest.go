// Package desktest is what the tests of lists share.
package desktest

import (
	"slices"
	"testing"

	"shortlist/ui/action"
	"shortlist/ui/desk"
)

// List is a pane with rows.
type List interface {
	Actions() []action.Action
	View(width, height int, focused bool) []string
}

// ACursorKeyDrawsTwoRows fails the test unless the key draws at most the row that the cursor leaves
// and the one that it reaches. The list has more rows than a screen, and rows are those it keeps.
func ACursorKeyDrawsTwoRows(t *testing.T, d *desk.Desk, pane List, rows *desk.Kept[desk.RowKey, []string]) {
	t.Helper()
	draw := func() (rowsDrawn int) {
		before := rows.Drawn
		pane.View(60, 40, true)
		return rows.Drawn - before
	}
	if n := draw(); n < 10 {
		t.Fatalf("the first frame draws %d rows", n)
	}
	all := pane.Actions()
	down := slices.IndexFunc(all, func(a action.Action) bool { return a.Keys.IsSame(action.Down) })
	d.TrackChanges(func() (more bool) {
		all[down].Run()
		return false
	})
	if n := draw(); n < 1 || n > 2 {
		t.Errorf("a cursor key draws %d rows, want 1 or 2", n)
	}
}

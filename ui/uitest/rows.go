package uitest

import (
	"slices"
	"testing"

	"shortlist/ui/action"
	"shortlist/ui/env"
)

// List is a pane with rows.
type List interface {
	Actions() []action.Action
	View(width, height int, focused bool) []string
}

// ACursorKeyDrawsTwoRows fails the test unless the key draws at most the row that the cursor leaves
// and the one that it reaches. The list has more rows than a screen, and drawn returns how many rows it has drawn so far.
func ACursorKeyDrawsTwoRows(t *testing.T, e *env.Env, pane List, drawn func() int) {
	t.Helper()
	draw := func() (rowsDrawn int) {
		before := drawn()
		pane.View(60, 40, true)
		return drawn() - before
	}
	if n := draw(); n < 10 {
		t.Fatalf("the first frame draws %d rows", n)
	}
	all := pane.Actions()
	down := slices.IndexFunc(all, func(a action.Action) bool { return a.Keys.IsSame(action.Down) })
	e.TrackChanges(func() (more bool) {
		all[down].Run()
		return false
	})
	if n := draw(); n < 1 || n > 2 {
		t.Errorf("a cursor key draws %d rows, want 1 or 2", n)
	}
}

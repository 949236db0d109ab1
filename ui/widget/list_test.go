package widget

import (
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"shortlist/ui/env"
	"shortlist/ui/theme"
)

// TestTheCursorIsOnTheScreen does whatever can be done to a list, in any order.
func TestTheCursorIsOnTheScreen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var l List
		n, fit := 0, 1
		row := rapid.IntRange(-3, 60)
		t.Repeat(map[string]func(*rapid.T){
			"resize": func(t *rapid.T) {
				n, fit = rapid.IntRange(0, 50).Draw(t, "rows"), rapid.IntRange(0, 20).Draw(t, "fit")
				l.Resize(n, fit)
				fit = max(fit, 1)
			},
			"rows":   func(t *rapid.T) { n = rapid.IntRange(0, 50).Draw(t, "rows"); l.Rows(n) },
			"move":   func(t *rapid.T) { l.Move(rapid.IntRange(-60, 60).Draw(t, "by")) },
			"moveTo": func(t *rapid.T) { l.MoveTo(row.Draw(t, "to")) },
			"follow": func(t *rapid.T) { l.Follow(row.Draw(t, "to")) },
			"scroll": func(t *rapid.T) {
				l.Drawn(rapid.IntRange(0, 4).Draw(t, "first"), rapid.IntRange(1, 2).Draw(t, "lines"))
				l.ScrollBy(rapid.IntRange(-9, 9).Draw(t, "by"))
			},
			"": func(t *rapid.T) {
				from, to := l.Window()
				if from < 0 || to > n || to-from != min(n, max(l.height, 1)) && n > 0 && l.height > 0 {
					t.Fatalf("rows %d to %d of %d are shown, where %d fit", from, to, n, fit)
				}
				for row := from; row < to && l.lines > 0; row++ {
					line := l.first + (row-from+1)*l.lines - 1
					if at, ok := l.At(line); !ok || at != row {
						t.Fatalf("on line %d is row %d, %v, want %d", line, at, ok, row)
					}
					if at, ok := l.At(line + l.lines); ok && at != row+1 {
						t.Fatalf("on line %d is row %d, want %d", line+l.lines, at, row+1)
					}
				}
				if n > 0 && l.height > 0 && (l.Cursor < from || l.Cursor >= to) {
					t.Fatalf("the cursor is on %d, and rows %d to %d are shown", l.Cursor, from, to)
				}
			},
		})
	})
}

func TestMostMovesLeaveTheWindowWhereItIs(t *testing.T) {
	for name, by := range map[string]int{"down": 1, "up": -1} {
		var l List
		l.Resize(1000, 20)
		if by < 0 {
			l.MoveTo(l.Last())
		}
		scrolled := 0
		for range 500 {
			before, _ := l.Window()
			l.Move(by)
			if after, _ := l.Window(); after != before {
				scrolled++
			}
		}
		if scrolled == 0 || scrolled > 50 {
			t.Errorf("%s: %d of 500 moves have scrolled", name, scrolled)
		}
	}
}

func TestWhoIsFollowedStaysOnTheirLine(t *testing.T) {
	var l List
	l.Resize(100, 10)
	l.MoveTo(40)
	from, _ := l.Window()
	line := l.Cursor - from
	l.Rows(130)
	l.Follow(57) // rows came before the cursor's
	if from, _ := l.Window(); l.Cursor != 57 || l.Cursor-from != line {
		t.Errorf("on row %d, line %d, want 57, %d", l.Cursor, l.Cursor-from, line)
	}
	l.Resize(130, 5) // a lower window shows as much of it as it can
	if from, to := l.Window(); l.Cursor < from || l.Cursor >= to || to-from != 5 {
		t.Errorf("rows %d to %d are shown of row %d", from, to, l.Cursor)
	}
}

// TestTheBarShowsWhatIsInSight: at the top, in the middle and at the end of a list, in a share of the lines that is that of the
// rows in sight, and nothing if all rows are.
func TestTheBarShowsWhatIsInSight(t *testing.T) {
	e := &env.Env{Theme: theme.New("dark", true)}
	for _, c := range []struct {
		rows, cursor int
		want         string
	}{{10, 0, ".........."}, {20, 0, "▐▐▐▐▐....."}, {20, 19, ".....▐▐▐▐▐"}, {100, 50, "....▐....."}, {10000, 9999, ".........▐"}} {
		l := List{}
		l.Resize(c.rows, 10)
		l.MoveTo(c.cursor)
		got := ""
		for _, line := range l.Bar(e, slices.Repeat([]string{e.Theme.Text.Render("a row ")}, 10), 6) {
			if line = ansi.Strip(line); !strings.HasPrefix(line, "a row") {
				t.Errorf("%q", line)
			}
			got += strings.Replace(line[len("a row"):], " ", ".", 1)
		}
		if got != c.want {
			t.Errorf("%d of %d: %q, want %q", c.cursor, c.rows, got, c.want)
		}
	}
}

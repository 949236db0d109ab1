package widget

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// List is a cursor and a window over n rows of equal height. The zero value is
// an empty list.
type List struct {
	Cursor int // the row under the cursor; 0 in an empty list
	top    int // the first row shown
	n      int
	height int // rows that fit

	first, lines int // where rows are drawn: the line of the first row in sight, and how many lines each takes
}

// Resize sets how many rows there are and how many fit, and keeps the cursor on the screen.
func (l *List) Resize(n, fit int) {
	l.n, l.height = n, max(fit, 1)
	l.Cursor = max(min(l.Cursor, l.Last()), 0)
	l.top = max(min(l.top, l.Cursor), l.Cursor-l.height+1)
	l.clamp()
}

// Rows sets how many rows there are.
func (l *List) Rows(n int) { l.Resize(n, l.height) }

// MoveTo puts the cursor on a row, or on the nearest there is. Past an edge of the window it
// scrolls by half a window, so that most moves redraw two rows and not all.
func (l *List) MoveTo(row int) {
	l.Cursor = max(min(row, l.Last()), 0)
	if l.Cursor < l.top || l.Cursor >= l.top+l.height {
		l.top = l.Cursor - l.height/2
	}
	l.clamp()
}

// Follow puts the cursor on the row to which the row under it has moved, and scrolls so that the
// cursor stays where it is on the screen.
func (l *List) Follow(row int) {
	l.top += row - l.Cursor
	l.Cursor = row
	l.Resize(l.n, l.height)
}

func (l *List) clamp() { l.top = max(min(l.top, l.n-l.height), 0) }

// Move moves the cursor by rows.
func (l *List) Move(rows int) { l.MoveTo(l.Cursor + rows) }

// Len is how many rows there are.
func (l *List) Len() int { return l.n }

// Page is half a window, in rows.
func (l *List) Page() int { return max(l.height/2, 1) }

// Last is the last row.
func (l *List) Last() int { return max(l.n-1, 0) }

// Window returns the rows to draw: from inclusive, to exclusive.
func (l *List) Window() (from, to int) { return l.top, min(l.top+l.height, l.n) }

// Scroll reports whether rows above and below the window are out of sight.
func (l *List) Scroll() (above, below bool) { return l.top > 0, l.top+l.height < l.n }

// Bar draws at the right edge of the rows in sight which part of the list they are.
func (l *List) Bar(e *env.Env, lines []string, width int) []string {
	return Bar(e, lines, width, l.top, l.height, l.n)
}

// Sight returns the part of the list that is in sight.
func (l *List) Sight() Sight {
	from, to := l.Window()
	return Sight{First: l.first, Lines: (to - from) * l.lines, Top: l.top, Shown: l.height, N: l.n}
}

// Sight is the part of n lines or rows that is in sight, so many from Top on, and where that is drawn: on so many lines from
// the first on.
type Sight struct{ First, Lines, Top, Shown, N int }

// Bar returns the lines beside which a bar shows which part it is: from inclusive, to exclusive; 0, 0 if all is in
// sight.
func (s Sight) Bar() (from, to int) {
	if s.N <= s.Shown || s.Lines <= 0 {
		return 0, 0
	}
	long := max(s.Lines*s.Shown/s.N, 1)
	from = s.First + (s.Lines-long)*s.Top/(s.N-s.Shown)
	return from, from + long
}

// Bar draws at the right edge of lines which part of n they are: so many from top on. If all are in sight, it draws nothing.
// They have width cells each, of which it takes the last one. Where that is not blank, the line is cut.
func Bar(e *env.Env, lines []string, width, top, shown, n int) []string {
	from, to := Sight{Lines: len(lines), Top: top, Shown: shown, N: n}.Bar()
	if to == 0 {
		return lines
	}
	out := slices.Clone(lines)
	for i := from; i < to; i++ {
		line, blank := strings.CutSuffix(out[i], " ")
		switch {
		case blank:
		case ansi.Strip(text.Slice(line, width-1, width)) > " ":
			line = text.Fit(line, width-1)
		default: // the blank has a style
			line = text.Slice(line, 0, width-1)
		}
		out[i] = line + e.Theme.Dim.Render(theme.SignBar)
	}
	return out
}

// Drawn notes where the rows in sight are drawn: the line of the first of them, and how
// many lines each takes.
func (l *List) Drawn(first, lines int) { l.first, l.lines = first, lines }

// At returns the row that is drawn on a line.
func (l *List) At(line int) (row int, ok bool) {
	if l.lines == 0 || line < l.first {
		return 0, false
	}
	row = l.top + (line-l.first)/l.lines
	_, to := l.Window()
	return row, row < to
}

// ScrollBy moves the window by lines, a row at least. The cursor stays in sight: ScrollBy reports
// whether it has moved.
func (l *List) ScrollBy(lines int) bool {
	rows := lines / max(l.lines, 1)
	if rows == 0 && lines > 0 {
		rows = 1
	} else if rows == 0 {
		rows = -1
	}
	before := l.Cursor
	l.top += rows
	l.clamp()
	l.Cursor = max(min(l.Cursor, l.top+l.height-1, l.Last()), l.top)
	return l.Cursor != before
}

// Moves are the keys that move the cursor; moved is called after each.
func (l *List) Moves(moved func() tea.Cmd) []action.Action {
	to := func(row func() int) func() tea.Cmd {
		return func() tea.Cmd {
			before := l.Cursor
			l.MoveTo(row())
			if l.Cursor == before {
				return nil
			}
			return moved()
		}
	}
	by := func(rows func() int) func() tea.Cmd { return to(func() int { return l.Cursor + rows() }) }
	return action.Moves(action.Mover{
		Down: by(func() int { return 1 }), Up: by(func() int { return -1 }),
		Top: to(func() int { return 0 }), Bottom: to(l.Last),
		HalfDown: by(l.Page), HalfUp: by(func() int { return -l.Page() }),
	})
}

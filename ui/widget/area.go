package widget

import (
	"sort"
	"strings"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Area is the field. Its zero value is empty.
type Area struct {
	lines []line // never empty once there was a value
	at    place  // of the cursor
	aim   int    // the cell that vertical moves keep; -1: that of the cursor

	width, height int
	top           place // where the first visible row begins
	value         string
	valued        bool // value is current
}

// place is a position between characters: a line, and a byte in it.
type place struct{ line, byte int }

func (p place) before(q place) bool {
	return p.line < q.line || p.line == q.line && p.byte < q.byte
}

// line is a line of the text, and where its rows begin at a width.
type line struct {
	text  string
	rows  []int // the bytes where rows begin; the first is 0
	width int   // of rows; 0: not computed
}

// SetValue sets the text, with the cursor at its start. CR LF and CR become LF.
func (a *Area) SetValue(s string) {
	if strings.ContainsRune(s, '\r') {
		s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	}
	a.lines = a.lines[:0]
	for part := range strings.SplitSeq(s, "\n") {
		a.lines = append(a.lines, line{text: part})
	}
	a.at, a.top, a.aim = place{}, place{}, -1
	a.value, a.valued = s, true
}

// Value returns the text.
func (a *Area) Value() string {
	if !a.valued {
		var b strings.Builder
		for i, l := range a.lines {
			if i > 0 {
				b.WriteByte('\n')
			}
			b.WriteString(l.text)
		}
		a.value, a.valued = b.String(), true
	}
	return a.value
}

// Offset is the cursor, in bytes of the value.
func (a *Area) Offset() int {
	n := a.at.byte
	for _, l := range a.lines[:a.at.line] {
		n += len(l.text) + 1
	}
	return n
}

// Line is the line of the cursor, from 1, and how many lines there are.
func (a *Area) Line() (at, of int) { return a.at.line + 1, max(len(a.lines), 1) }

// MoveTo moves the cursor to the character at a byte of the value, or that contains it.
func (a *Area) MoveTo(offset int) {
	a.need()
	a.aim = -1
	a.at = a.end()
	for i, l := range a.lines {
		if offset <= len(l.text) {
			a.at = place{i, 0}
			for a.at.byte < offset {
				size, _, _ := text.Character(l.text[a.at.byte:])
				if a.at.byte+size > offset {
					break
				}
				a.at.byte += size
			}
			break
		}
		offset -= len(l.text) + 1
	}
	a.follow()
}

// Resize sets the size, in cells and rows.
func (a *Area) Resize(width, height int) {
	a.need()
	if a.width != width {
		a.width = width
		a.top.byte = a.rowAt(a.top)
	}
	a.height = height
	a.follow()
}

// Grow sets the width, in cells, and as many rows as the text and a new line take, from least to most.
func (a *Area) Grow(width, least, most int) {
	a.Resize(width, max(a.height, 1))
	rows := 1
	for i := range a.lines {
		rows += len(a.rows(i))
	}
	if rows <= most {
		a.top = place{}
	}
	a.Resize(width, max(min(rows, most), least))
}

func (a *Area) need() {
	if len(a.lines) == 0 {
		a.lines, a.aim = []line{{}}, -1
	}
}

func (a *Area) end() place {
	last := len(a.lines) - 1
	return place{last, len(a.lines[last].text)}
}

// rows returns where the rows of a line begin.
func (a *Area) rows(i int) []int {
	l := &a.lines[i]
	if l.width != a.width || l.rows == nil {
		l.rows, l.width = breaks(l.text, max(a.width-1, 1)), a.width
	}
	return l.rows
}

// breaks breaks a line into rows of at most width cells: after a space, which may lie one cell
// beyond, and inside a word only if the word is wider than a row. The field is one cell wider
// than its rows, for a cursor at their end.
func breaks(s string, width int) []int {
	rows := []int{0}
	x, word, wordX := 0, 0, 0 // cells so far; byte and cell where the last word begins
	for i := 0; i < len(s); {
		size, _, cells := text.Character(s[i:])
		space := s[i] == ' '
		if x+cells > width && !(space && x == width) {
			if word > rows[len(rows)-1] {
				rows = append(rows, word)
				x -= wordX
			} else if i > rows[len(rows)-1] {
				rows = append(rows, i)
				x = 0
			}
			wordX = 0
		}
		x += cells
		i += size
		if space {
			word, wordX = i, x
		}
	}
	return rows
}

// row returns the row of its line that holds a place.
func (a *Area) row(p place) int {
	rows := a.rows(p.line)
	return sort.SearchInts(rows, p.byte+1) - 1
}

// rowAt returns where the row of a place begins.
func (a *Area) rowAt(p place) int { return a.rows(p.line)[a.row(p)] }

// rowText is the text of a row.
func (a *Area) rowText(line, row int) string {
	rows, s := a.rows(line), a.lines[line].text
	if row+1 < len(rows) {
		return s[rows[row]:rows[row+1]]
	}
	return s[rows[row]:]
}

// up returns the start of the row n rows above that of p, or of the first row.
func (a *Area) up(p place, n int) place {
	row := a.row(p)
	for row < n && p.line > 0 {
		n -= row + 1
		p.line--
		row = len(a.rows(p.line)) - 1
	}
	return place{p.line, a.rows(p.line)[max(row-n, 0)]}
}

// down returns the start of the row n rows below that of p, or of the last row.
func (a *Area) down(p place, n int) place {
	row := a.row(p)
	for left := len(a.rows(p.line)) - 1 - row; left < n && p.line < len(a.lines)-1; left = len(a.rows(p.line)) - 1 {
		n -= left + 1
		p.line++
		row = 0
	}
	rows := a.rows(p.line)
	return place{p.line, rows[min(row+n, len(rows)-1)]}
}

// follow scrolls to the cursor, as little as needed.
func (a *Area) follow() {
	if a.width == 0 {
		return
	}
	at := place{a.at.line, a.rowAt(a.at)}
	if a.top.line >= len(a.lines) || a.top.byte > len(a.lines[a.top.line].text) {
		a.top = at
	}
	a.top.byte = a.rowAt(a.top)
	if at.before(a.top) {
		a.top = at
	}
	if first := a.up(at, max(a.height-1, 0)); a.top.before(first) {
		a.top = first
	}
}

// cellOf is the cell of a place in its row.
func (a *Area) cellOf(p place) int {
	from, s, x := a.rowAt(p), a.lines[p.line].text, 0
	for i := from; i < p.byte; {
		size, _, cells := text.Character(s[i:])
		i, x = i+size, x+cells
	}
	return x
}

// inRow returns the place nearest to a cell in the row that begins at p.
func (a *Area) inRow(p place, cell int) place {
	row := a.row(p)
	s := a.rowText(p.line, row)
	i, x := 0, 0
	for i < len(s) {
		size, _, cells := text.Character(s[i:])
		if x+cells > cell {
			break
		}
		// The end of a row inside a line is the start of the next row.
		if i+size == len(s) && row+1 < len(a.rows(p.line)) {
			break
		}
		i, x = i+size, x+cells
	}
	return place{p.line, p.byte + i}
}

// View draws the visible rows. cursor is the style of the cursor; nil draws none.
func (a *Area) View(style theme.Style, cursor *theme.Style) []string {
	a.need()
	out := make([]string, 0, a.height)
	p := a.top
	for row := a.row(p); len(out) < a.height && p.line < len(a.lines); {
		from := a.rows(p.line)[row]
		s := a.rowText(p.line, row)
		if cursor != nil && p.line == a.at.line && row == a.row(a.at) {
			at := a.at.byte - from
			under, after := " ", ""
			if at < len(s) {
				size, shown, _ := text.Character(s[at:])
				under, after = shown, s[at+size:]
			}
			out = append(out, text.Fit(style.Render(visible(s[:at]))+cursor.Render(under)+style.Render(visible(after)), a.width))
		} else {
			out = append(out, style.Render(text.Fit(visible(s), a.width)))
		}
		if row++; row == len(a.rows(p.line)) {
			row, p = 0, place{p.line + 1, 0}
		}
	}
	for len(out) < a.height {
		out = append(out, text.Fit("", a.width))
	}
	return out
}

// visible returns a piece of a line, safe for a terminal.
func visible(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		size, shown, _ := text.Character(s[i:])
		b.WriteString(shown)
		i += size
	}
	return b.String()
}

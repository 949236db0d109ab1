package terminal

import (
	"slices"
	"strconv"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// leastScrolled is how many rows the terminal must save by scrolling.
const leastScrolled = 4

// area is a rectangle of cells, from its first row and column up to and without its last.
type area struct{ top, bottom, left, right int }

// scroll lets the terminal move what a list shows if the list was scrolled. A terminal without
// margins at the sides scrolls whole rows only. next are the rows that change.
func (c *canvas) scroll(next map[int]row) {
	if len(next) < leastScrolled {
		return
	}
	a := c.changedArea(next)
	if !c.margins {
		a.left, a.right = 0, c.width
	}
	before, after := make([]uint64, len(c.rows)), make([]uint64, len(c.rows))
	for y := a.top; y < a.bottom; y++ {
		before[y] = hash(c.rows[y][a.left:a.right])
		if after[y] = before[y]; next[y] != nil {
			after[y] = hash(next[y][a.left:a.right])
		}
	}
	best, most := 0, leastScrolled-1
	var within area
	for n := a.top - a.bottom + 1; n < a.bottom-a.top; n++ {
		part := area{top: a.bottom, left: a.left, right: a.right}
		saved := 0 // rows that need not be written
		for y := max(a.top, a.top-n); y < min(a.bottom, a.bottom-n); y++ {
			if after[y] == before[y+n] && after[y] != before[y] {
				saved++
				part.top, part.bottom = min(part.top, y+min(n, 0)), y+1+max(n, 0)
			}
		}
		for y := part.top; y < part.bottom; y++ {
			from := y + n
			moves := from >= part.top && from < part.bottom && before[from] == after[y]
			if !moves && (after[y] == before[y] || !c.margins) {
				saved-- // cells that do not change would move away
			}
		}
		if saved > most {
			best, most, within = n, saved, part
		}
	}
	if best != 0 {
		c.shift(next, within, best)
	}
}

// hash is a checksum of a row's text. Rows with the same hash may differ, for example in their
// colours: rows that the terminal has moved are compared with the frame like all others.
func hash(cells row) (sum uint64) {
	for _, cell := range cells {
		for i := range len(cell.Content) {
			sum = (sum ^ uint64(cell.Content[i])) * 0x100000001b3
		}
		sum++ // a border between cells
	}
	return sum
}

// changedArea returns the area that holds everything that changes.
func (c *canvas) changedArea(next map[int]row) area {
	a := area{top: len(c.rows), left: c.width}
	for y, cells := range next {
		if from, to := changed(c.rows[y], cells); from < to {
			a = area{min(a.top, y), max(a.bottom, y+1), min(a.left, from), max(a.right, to)}
		}
	}
	return a
}

// shift moves the rows of an area up by n, or down by -n.
func (c *canvas) shift(next map[int]row, a area, n int) {
	isHalf := func(cells row, x int) bool { return x < len(cells) && cells[x].Width == 0 }
	for y := a.top; y < a.bottom; y++ {
		if isHalf(c.rows[y], a.left) || isHalf(c.rows[y], a.right) {
			return // half of a wide character would move
		}
	}
	c.resetPen()
	narrow := a.left > 0 || a.right < c.width
	if narrow {
		c.out.WriteString(ansi.SetModeLeftRightMargin + ansi.SetLeftRightMargins(a.left+1, a.right))
	}
	c.out.WriteString(ansi.SetTopBottomMargins(a.top+1, a.bottom))
	if n > 0 {
		c.out.WriteString("\x1b[" + strconv.Itoa(n) + "S")
	} else {
		c.out.WriteString("\x1b[" + strconv.Itoa(-n) + "T")
	}
	if narrow {
		c.out.WriteString(ansi.ResetModeLeftRightMargin)
	}
	c.out.WriteString("\x1b[r")
	c.x, c.y = -1, -2 // the terminal may move the cursor home

	before, blank := slices.Clone(c.rows), slices.Repeat(row{uv.EmptyCell}, c.width)
	for y := a.top; y < a.bottom; y++ {
		if next[y] == nil {
			next[y] = before[y]
		}
		from := blank
		if y+n >= a.top && y+n < a.bottom {
			from = before[y+n]
		}
		c.rows[y] = c.copied(before[y])
		copy(c.rows[y][a.left:a.right], from[a.left:a.right])
	}
}

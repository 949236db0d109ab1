package terminal

import (
	"slices"
	"strings"

	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// stroke is a part of a row that is written in one style, or erased.
type stroke struct {
	x, y      int
	cells     row
	erases    bool // the cells are blanks, and erasing them takes fewer bytes
	bare      bool // the cells are blanks, which look the same in many styles
	uncertain bool // terminals count the cells differently
	inOrder   bool // the row is written from left to right
	style     uv.Style
	link      uv.Link
	turn      int // strokes are written from the lowest turn to the highest
}

// Moving over unchanged cells is shorter than writing them again from shortestMove bytes of text on. Erasing
// blanks inside a row is shorter than writing them from shortestErase blanks on.
const (
	shortestMove  = 5
	shortestErase = 12
)

// strokes adds the strokes that write the changed cells of a row. Terminals count the cells of some
// characters differently: after such a character, the rest of the row is written, too, because the
// character may cover it.
func (c *canvas) strokes(out []stroke, y int, next row) []stroke {
	old, first := c.rows[y], len(out)
	from, to := changed(old, next)
	inOrder := slices.ContainsFunc(old[from:to], isWide) // terminals differ in what is left of half a character
	if slices.ContainsFunc(old[from:to], c.isUncertain) || slices.ContainsFunc(next[from:to], c.isUncertain) {
		inOrder, old, to = true, nil, c.width
	}
	for x := from; x < to; {
		last := len(out) - 1
		follows := last >= first && !out[last].erases && !out[last].uncertain && out[last].x+len(out[last].cells) == x
		if old != nil {
			same := equalCells(old[x:to], next[x:to])
			if x+same == to {
				break
			}
			gap := next[x : x+same]
			if c.groupsStyles() {
				gap = next[x : x+same+1] // and the cell behind: a stroke that ends with the gap writes it in vain
			}
			if same > 0 && (!follows || size(gap[:same]) >= shortestMove || !out[last].fits(gap)) {
				x += same
				continue
			}
		}
		s := stroke{x: x, y: y, inOrder: inOrder, style: next[x].Style, link: next[x].Link}
		blanks := count(next[x:], isBlank)
		switch {
		case x+blanks == c.width && blanks > 3:
			s.cells, s.erases = next[x:], true
		case blanks >= shortestErase && !c.plain:
			s.cells, s.erases = next[x:min(x+blanks, to)], true
		case c.isUncertain(next[x]):
			s.cells, s.uncertain = next[x:x+count(next[x:], func(cell uv.Cell) bool { return cell.Width == 0 || c.isUncertain(cell) })], true
		default:
			s.cells, s.bare = next[x:x+next[x].Width], isBlank(next[x])
			if follows && out[last].fits(s.cells) {
				out[last].addCells(s.cells)
				x += len(s.cells)
				continue
			}
		}
		out = append(out, s)
		x += len(s.cells)
	}
	styleBlanks(out[first:])
	return out
}

// isWide reports whether a cell is one of two of a character.
func isWide(cell uv.Cell) bool { return cell.Width != 1 }

// fits reports whether cells can follow those of a stroke in its style.
func (s stroke) fits(cells row) bool {
	for _, cell := range cells {
		switch {
		case cell.Width == 0: // the second cell of a wide character
		case cell.Link != s.link:
			return false
		case cell.Style == s.style, cell.Content == " " && looksBlank(cell.Style, s.style):
		case s.bare && looksBlank(s.style, cell.Style):
			s.style, s.bare = cell.Style, false
		default:
			return false
		}
	}
	return true
}

// addCells adds cells that fit.
func (s *stroke) addCells(cells row) {
	for _, cell := range cells {
		if s.bare && !isBlank(cell) {
			s.style, s.bare = cell.Style, false
		}
	}
	s.cells = s.cells[:len(s.cells)+len(cells)]
}

// styleBlanks gives blanks the style of a neighbouring stroke, if they look the same in it.
func styleBlanks(strokes []stroke) {
	for i := range strokes {
		if s := &strokes[i]; s.erases || s.bare {
			for _, n := range []int{i - 1, i + 1} {
				if n >= 0 && n < len(strokes) && strokes[n].link.IsZero() && looksBlank(strokes[n].style, uv.Style{}) {
					s.style = strokes[n].style
					break
				}
			}
		}
	}
}

// groupsStyles reports whether to change the style takes more bytes than to move the cursor.
func (c *canvas) groupsStyles() bool { return c.profile >= colorprofile.ANSI256 }

// sortByStyle brings strokes of one style together, beginning with the style of the pen. Rows that are
// written from left to right come first.
func (c *canvas) sortByStyle(strokes []stroke) {
	if !c.groupsStyles() {
		return
	}
	type look struct {
		style uv.Style
		link  uv.Link
	}
	looks := []look{{c.pen, c.link}}
	for i := range strokes {
		s := &strokes[i]
		if s.inOrder {
			continue
		}
		own := look{s.style, s.link}
		if s.turn = slices.Index(looks, own) + 1; s.turn == 0 {
			looks = append(looks, own)
			s.turn = len(looks)
		}
	}
	slices.SortStableFunc(strokes, func(a, b stroke) int { return a.turn - b.turn })
}

func (c *canvas) drawStroke(s stroke) {
	c.move(s.x, s.y)
	switch {
	case s.erases:
		c.resetPen()
		if s.x+len(s.cells) == c.width {
			c.out.WriteString(ansi.EraseLineRight)
		} else {
			c.out.WriteString(ansi.EraseCharacter(len(s.cells)))
		}
	case s.uncertain:
		c.drawUncertain(s)
	default:
		for _, cell := range s.cells {
			if cell.Width > 0 {
				c.write(cell)
			}
		}
	}
}

// drawUncertain writes characters whose width the terminal may count differently. It erases their
// cells before. Only the terminal knows where the cursor is after them.
func (c *canvas) drawUncertain(s stroke) {
	c.paint(s.cells[0])
	c.out.WriteString(strings.Repeat(" ", len(s.cells)))
	c.x = -1
	inWord := false // no moves within a word: if its letters take two cells, each move would erase half a letter
	for at := 0; at < len(s.cells); at += s.cells[at].Width {
		inWord = inWord && isAmbiguous(s.cells[at])
		if !inWord {
			c.move(s.x+at, s.y)
		}
		c.write(s.cells[at])
		c.x, inWord = -1, isAmbiguous(s.cells[at])
	}
}

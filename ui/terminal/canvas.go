package terminal

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
	"golang.org/x/text/width"

	"shortlist/ui/text"
)

// canvas knows what each cell of the screen shows, and writes what turns it into another frame.
// The terminal must not wrap lines by itself.
type canvas struct {
	profile colorprofile.Profile
	plain   bool // the terminal moves the cursor only by row and column, as a VT100 does
	margins bool // the terminal scrolls columns
	cjk     bool // the terminal may draw characters of ambiguous width in two cells
	marks   bool // the terminal draws U+200E in a cell

	width int
	lines []string // the frame on the screen
	rows  []row    // its cells
	spare []row    // rows that are not shown any more, whose memory the next ones take: a screen of cells has 0.5 MB

	page uv.ScreenBuffer // one line, in which a line is parsed
	out  bytes.Buffer
	x, y int // the cursor; x is -1 if only the terminal knows the column
	pen  uv.Style
	link uv.Link
}

// row is a line of cells. The second cell of a wide character has no content.
type row []uv.Cell

// IsPlain reports whether a terminal of a type, as in TERM, has no colours and moves the cursor only
// by row and column, as a VT100 does.
func IsPlain(term string) bool {
	return strings.HasPrefix(term, "vt1") || strings.HasPrefix(term, "vt2")
}

// newCanvas returns a canvas without a size for a terminal of a type.
func newCanvas(profile colorprofile.Profile, term string) *canvas {
	return &canvas{
		profile: profile, plain: IsPlain(term),
		page: uv.NewScreenBuffer(0, 1),
	}
}

// clear empties the screen, which has a size.
func (c *canvas) clear(columns, height int) {
	c.width, c.lines, c.rows, c.spare = columns, make([]string, height), make([]row, height), nil
	c.page.Resize(columns, 1)
	for y := range c.rows {
		c.rows[y] = slices.Repeat(row{uv.EmptyCell}, columns)
	}
	c.pen, c.link, c.x, c.y = uv.Style{}, uv.Link{}, 0, 0
	c.out.WriteString(ansi.ResetStyle + ansi.CursorHomePosition + ansi.EraseEntireScreen)
}

// draw turns the screen into a frame.
func (c *canvas) draw(lines []string) {
	next := map[int]row{}
	for y := range c.rows {
		line := ""
		if y < len(lines) {
			line = lines[y]
		}
		if line != c.lines[y] {
			next[y], c.lines[y] = c.parse(line), line
		}
	}
	c.scroll(next)
	var strokes []stroke
	for y := range c.rows {
		if cells, ok := next[y]; ok {
			strokes = c.strokes(strokes, y, cells)
			c.spare = append(c.spare, c.rows[y])
			c.rows[y] = cells
		}
	}
	c.sortByStyle(strokes)
	for _, s := range strokes {
		c.drawStroke(s)
	}
	c.setLink(uv.Link{})
}

// parse returns the cells of a line in the colours that the terminal has. A space loses colours that do not show.
func (c *canvas) parse(line string) row {
	c.page.Clear()
	uv.NewStyledString(line).Draw(c.page, c.page.Bounds())
	out := c.copied(row(c.page.Line(0)))
	var style, converted uv.Style
	for x := range out {
		if out[x].Style != style {
			style, converted = out[x].Style, notBright(uv.ConvertStyle(out[x].Style, c.profile), c.profile)
		}
		out[x].Style, out[x].Link = converted, uv.ConvertLink(out[x].Link, c.profile)
		if out[x].Content == " " && out[x].Link.IsZero() && looksBlank(converted, uv.Style{}) {
			out[x] = uv.EmptyCell
		}
	}
	if !c.marks {
		endRightToLeft(out)
	}
	return out
}

// copied returns a copy of a row.
func (c *canvas) copied(cells row) (out row) {
	if last := len(c.spare) - 1; last >= 0 {
		out, c.spare = c.spare[last][:0], c.spare[:last]
	}
	return append(out, cells...)
}

// changed returns the cells between which two rows differ, by whole characters.
func changed(old, next row) (from, to int) {
	from, to = equalCells(old, next), len(next)
	for to > from && old[to-1] == next[to-1] {
		to--
	}
	inside := func(x int) bool { return x < len(next) && (old[x].Width == 0 || next[x].Width == 0) }
	for from > 0 && inside(from) {
		from--
	}
	for to > from && inside(to) {
		to++
	}
	return from, to
}

// equalCells returns how many cells two rows have in common at their beginning.
func equalCells(a, b row) int {
	n := 0
	for n < len(a) && a[n] == b[n] {
		n++
	}
	return n
}

// size returns the bytes of the text in cells.
func size(cells row) (bytes int) {
	for _, cell := range cells {
		bytes += len(cell.Content)
	}
	return bytes
}

// count returns how many cells at the beginning of a row are of a kind.
func count(cells row, is func(uv.Cell) bool) int {
	n := slices.IndexFunc(cells, func(cell uv.Cell) bool { return !is(cell) })
	if n < 0 {
		return len(cells)
	}
	return n
}

func isBlank(cell uv.Cell) bool { return cell == uv.EmptyCell }

// isUncertain reports whether terminals count the cells of a character differently. They do for emoji
// and for clusters that are more than one character with marks that take no room; if c.cjk is set, also
// for characters of ambiguous width.
func (c *canvas) isUncertain(cell uv.Cell) bool {
	if c.cjk && isAmbiguous(cell) {
		return true
	}
	r, size := utf8.DecodeRuneInString(cell.Content)
	if r < 0x300 && size == len(cell.Content) {
		return false
	}
	if r >= 0x1f000 || r >= 0x1160 && r < 0x1200 || unicode.Is(unicode.Mc, r) { // emoji, parts of Korean syllables, marks that take room
		return true
	}
	for _, mark := range cell.Content[size:] {
		if !unicode.Is(unicode.Mn, mark) && mark != text.LeftToRight || mark >= 0xfe00 && mark <= 0xfe0f {
			return true
		}
	}
	return cell.Width == 2 && r >= 0x2000 && r < 0x2e80 // symbols that became emoji
}

// isAmbiguous reports whether a character takes two cells in a terminal that is set so for
// Chinese, Japanese or Korean text: lines of boxes, Greek, Cyrillic, some letters with accents.
// The source is Unicode's Annex 11.
func isAmbiguous(cell uv.Cell) bool {
	r, _ := utf8.DecodeRuneInString(cell.Content)
	return r >= 0xa1 && width.LookupRune(r).Kind() == width.EastAsianAmbiguous
}

// write writes a character at the cursor.
func (c *canvas) write(cell uv.Cell) {
	c.paint(cell)
	c.out.WriteString(cell.Content)
	if c.x += cell.Width; c.x >= c.width {
		c.x = -1
	}
}

// paint sets the colours of the characters that follow to those of a cell.
func (c *canvas) paint(cell uv.Cell) {
	c.setLink(cell.Link)
	if cell.Style == c.pen || cell.Content == " " && looksBlank(cell.Style, c.pen) {
		return
	}
	change := uv.StyleDiff(&c.pen, &cell.Style)
	if full, ok := strings.CutPrefix(cell.Style.String(), "\x1b["); ok && len(full)+len("\x1b[;") < len(change) {
		change = "\x1b[;" + full
	}
	c.out.WriteString(change)
	c.pen = cell.Style
}

// setLink sets the link of the characters that follow. Each frame ends its last link, or the text after the frame
// would belong to it.
func (c *canvas) setLink(link uv.Link) {
	if link != c.link {
		c.out.WriteString(ansi.SetHyperlink(link.URL, link.Params))
		c.link = link
	}
}

// looksBlank reports whether a space looks the same in both styles: the colour of its text does
// not show.
func looksBlank(a, b uv.Style) bool {
	const shown = uv.AttrReverse | uv.AttrStrikethrough | uv.AttrBlink | uv.AttrRapidBlink
	return a.Bg == b.Bg && a.Underline == 0 && b.Underline == 0 && (a.Attrs|b.Attrs)&shown == 0
}

// resetPen sets colours in which erased cells are empty: terminals give erased cells the pen's background,
// and some give them its lines, too.
func (c *canvas) resetPen() {
	if !looksBlank(c.pen, uv.Style{}) {
		c.out.WriteString(ansi.ResetStyle)
		c.pen = uv.Style{}
	}
}

// move moves the cursor by the shortest sequence.
func (c *canvas) move(x, y int) {
	if x == c.x && y == c.y {
		return
	}
	best := "\x1b[" + strconv.Itoa(y+1) + ";" + strconv.Itoa(x+1) + "H"
	try := func(s string) {
		if len(s) < len(best) {
			best = s
		}
	}
	switch {
	case x == 0 && y == c.y:
		best = "\r"
	case x == 0 && y == c.y+1:
		best = "\r\n"
	case c.plain:
	case y == c.y:
		try(ansi.CursorHorizontalAbsolute(x + 1))
		if c.x >= 0 && x > c.x {
			try(ansi.CursorForward(x - c.x))
		}
	case x == c.x:
		try(ansi.VerticalPositionAbsolute(y + 1))
	case y == c.y+1: // a line feed may also go to the left edge, as on Windows
		try("\n" + ansi.CursorHorizontalAbsolute(x+1))
	}
	if back := c.x - x; !c.plain && back >= 0 && back <= 3 {
		vertical := ""
		switch {
		case y > c.y:
			vertical = ansi.CursorDown(y - c.y)
		case y < c.y:
			vertical = ansi.CursorUp(c.y - y)
		}
		try(strings.Repeat("\b", back) + vertical)
	}
	c.out.WriteString(best)
	c.x, c.y = x, y
}

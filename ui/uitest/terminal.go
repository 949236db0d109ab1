// Package uitest is what the tests of screens share: a stage that drives a program without a
// terminal, a terminal that reads what a program writes, and goldens of what is drawn.
package uitest

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/charmbracelet/x/ansi"
)

// Terminal is a screen of cells. It knows what the renderer writes, and notes
// whatever it does not know. It is safe for concurrent use.
type Terminal struct {
	mu             sync.Mutex
	parser         *ansi.Parser
	width, height  int
	cells          [][]string // a wide character is in its first cell, "" in the second
	x, y           int
	wrap           bool // the next character begins a new line
	top, bottom    int  // scroll region, bottom exclusive
	last           string
	savedX, savedY int
	modes          map[string]bool // "?1049": set
	keyboard       int             // pushed keyboard modes less the popped
	title          string
	unknown        []string
}

// NewTerminal returns an empty screen.
func NewTerminal(width, height int) *Terminal {
	t := &Terminal{width: width, height: height, bottom: height, modes: map[string]bool{"?25": true, "?7": true}, parser: ansi.NewParser()}
	t.parser.SetDataSize(1 << 16)
	t.parser.SetHandler(ansi.Handler{
		Print: t.print, Execute: t.control, HandleCsi: t.csi, HandleEsc: t.esc,
		HandleOsc: func(cmd int, data []byte) {
			if cmd == 0 || cmd == 2 {
				_, t.title, _ = strings.Cut(string(data), ";")
			}
		},
	})
	t.cells = t.blank()
	return t
}

func (t *Terminal) blank() [][]string {
	cells := make([][]string, t.height)
	for i := range cells {
		cells[i] = t.row()
	}
	return cells
}

func (t *Terminal) row() []string { return slices.Repeat([]string{" "}, t.width) }

// Write takes what the program writes.
func (t *Terminal) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, b := range p {
		t.parser.Advance(b)
	}
	return len(p), nil
}

// Lines are the rows of the screen, blanks at their ends left out.
func (t *Terminal) Lines() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([]string, t.height)
	for i, row := range t.cells {
		out[i] = strings.TrimRight(strings.Join(row, ""), " ")
	}
	return out
}

// String is the screen as a person sees it.
func (t *Terminal) String() string { return strings.Join(t.Lines(), "\n") }

// Title is the window's.
func (t *Terminal) Title() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.title
}

// Unknown lists the sequences that were not understood.
func (t *Terminal) Unknown() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Clone(t.unknown)
}

// Left lists what a program that has ended left behind: a mode that is not as it
// was, a cursor that is hidden, a keyboard that reports keys otherwise.
func (t *Terminal) Left() (out []string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for mode, set := range t.modes {
		if set != (mode == "?25" || mode == "?7") {
			out = append(out, fmt.Sprintf("mode %s is %v", mode, set))
		}
	}
	if t.keyboard > 0 {
		out = append(out, fmt.Sprintf("%d keyboard modes are pushed", t.keyboard))
	}
	if t.top != 0 || t.bottom != t.height {
		out = append(out, fmt.Sprintf("only rows %d to %d scroll", t.top, t.bottom))
	}
	slices.Sort(out)
	return out
}

func (t *Terminal) print(r rune) {
	s := string(r)
	w := ansi.StringWidth(s)
	if w == 0 { // it belongs to the character before
		x := t.x - 1
		if t.wrap {
			x = t.x
		}
		for x > 0 && t.cells[t.y][x] == "" {
			x--
		}
		if x >= 0 {
			t.cells[t.y][x] += s
		}
		return
	}
	t.put(s, w)
	t.last = s
}

func (t *Terminal) put(s string, w int) {
	if t.wrap || t.x+w > t.width {
		t.x, t.wrap = 0, false
		t.down()
	}
	t.cells[t.y][t.x] = s
	if w == 2 {
		t.cells[t.y][t.x+1] = ""
	}
	t.x += w
	if t.x >= t.width {
		t.x, t.wrap = t.width-1, true
	}
}

// down goes to the next line, and scrolls on the last one.
func (t *Terminal) down() {
	if t.y+1 == t.bottom {
		t.shift(t.top, 1)
		return
	}
	t.y = min(t.y+1, t.height-1)
}

// shift moves the rows from one to the scroll region's end up by n, or down.
func (t *Terminal) shift(from, n int) {
	for ; n > 0; n-- {
		copy(t.cells[from:t.bottom], t.cells[from+1:t.bottom])
		t.cells[t.bottom-1] = t.row()
	}
	for ; n < 0; n++ {
		copy(t.cells[from+1:t.bottom], t.cells[from:t.bottom-1])
		t.cells[from] = t.row()
	}
}

func (t *Terminal) control(b byte) {
	switch b {
	case '\r':
		t.x, t.wrap = 0, false
	case '\n', '\v', '\f':
		t.wrap = false
		t.down()
	case '\b':
		t.to(t.x-1, t.y)
	case '\t':
		t.to((t.x/8+1)*8, t.y)
	case '\a', 0x0e, 0x0f:
	default:
		t.unknown = append(t.unknown, fmt.Sprintf("control %#x", b))
	}
}

func (t *Terminal) to(x, y int) {
	t.x, t.y, t.wrap = min(max(x, 0), t.width-1), min(max(y, 0), t.height-1), false
}

func (t *Terminal) erase(y, from, to int) {
	for x := max(from, 0); x < min(to, t.width); x++ {
		t.cells[y][x] = " "
	}
}

// span is what the modes 0, 1 and 2 of an erasure mean within n places, on place
// at.
func span(mode, at, n int) (from, to int) {
	switch mode {
	case 0:
		return at, n
	case 1:
		return 0, at + 1
	}
	return 0, n
}

func (t *Terminal) csi(cmd ansi.Cmd, params ansi.Params) {
	arg := func(i, fallback int) int {
		n, _, ok := params.Param(i, fallback)
		if !ok || n == 0 && fallback == 1 {
			return fallback
		}
		return n
	}
	key := ""
	for _, b := range []byte{cmd.Prefix(), cmd.Intermediate(), cmd.Final()} {
		if b != 0 {
			key += string(rune(b))
		}
	}
	n, row := arg(0, 1), t.cells[t.y]
	switch key {
	case "A":
		t.to(t.x, t.y-n)
	case "B", "e":
		t.to(t.x, t.y+n)
	case "C", "a":
		t.to(t.x+n, t.y)
	case "D":
		t.to(t.x-n, t.y)
	case "E":
		t.to(0, t.y+n)
	case "F":
		t.to(0, t.y-n)
	case "G", "`":
		t.to(n-1, t.y)
	case "d":
		t.to(t.x, n-1)
	case "H", "f":
		t.to(arg(1, 1)-1, n-1)
	case "I":
		t.to((t.x/8+n)*8, t.y)
	case "Z":
		t.to(((t.x+7)/8-n)*8, t.y)
	case "J":
		from, to := span(arg(0, 0), t.y, t.height)
		for y := from; y < to; y++ {
			if y != t.y || arg(0, 0) > 1 {
				t.erase(y, 0, t.width)
			}
		}
		from, to = span(arg(0, 0), t.x, t.width)
		t.erase(t.y, from, to)
	case "K":
		from, to := span(arg(0, 0), t.x, t.width)
		t.erase(t.y, from, to)
	case "X":
		t.erase(t.y, t.x, t.x+n)
	case "@":
		n = min(n, t.width-t.x)
		t.cells[t.y] = slices.Concat(row[:t.x], slices.Repeat([]string{" "}, n), row[t.x:t.width-n])
	case "P":
		n = min(n, t.width-t.x)
		t.cells[t.y] = slices.Concat(row[:t.x], row[t.x+n:], slices.Repeat([]string{" "}, n))
	case "L":
		t.shift(t.y, -n)
	case "M":
		t.shift(t.y, n)
	case "S":
		t.shift(t.top, n)
	case "T":
		t.shift(t.top, -n)
	case "b":
		for range n {
			t.put(t.last, ansi.StringWidth(t.last))
		}
	case "r":
		t.top, t.bottom = n-1, min(arg(1, t.height), t.height)
		t.to(0, 0)
	case "s":
		t.savedX, t.savedY = t.x, t.y
	case "u":
		t.to(t.savedX, t.savedY)
	case "?h", "?l", "h", "l":
		for i := range params {
			t.set(key[:len(key)-1]+fmt.Sprint(arg(i, 0)), strings.HasSuffix(key, "h"))
		}
	case ">u":
		t.keyboard++
	case "<u":
		t.keyboard = max(t.keyboard-n, 0)
	case "m", ">m", "=u", "?u", ">q", "c", ">c", "?$p", "$p", " q", "n", "?n", "t", "?m", "?W":
		// Colours, questions, tab stops every eight cells, and what is not seen.
	default:
		t.unknown = append(t.unknown, "CSI "+key)
	}
}

func (t *Terminal) set(mode string, on bool) {
	t.modes[mode] = on
	if mode == "?1049" {
		t.cells = t.blank()
	}
}

func (t *Terminal) esc(cmd ansi.Cmd) {
	switch key := string(rune(cmd.Final())); {
	case cmd.Intermediate() != 0 || key == "=" || key == ">" || key == "\\":
	case key == "7":
		t.savedX, t.savedY = t.x, t.y
	case key == "8":
		t.to(t.savedX, t.savedY)
	case key == "D":
		t.down()
	case key == "E":
		t.x = 0
		t.down()
	case key == "M" && t.y == t.top:
		t.shift(t.top, -1)
	case key == "M":
		t.to(t.x, t.y-1)
	default:
		t.unknown = append(t.unknown, "ESC "+key)
	}
}

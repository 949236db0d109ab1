// Package vt is the terminal for tests: it reads what a program writes to its screen, as real terminals do, and can
// answer as those that ui/uitest/measure has recorded. Far is the terminal of another computer, which takes files as iTerm2,
// WezTerm and kitty do, also as the terminal that shows tmux.
package vt

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// Terminal is a screen of cells. It knows what shortlist writes, and records everything else. It
// is safe for concurrent use.
type Terminal struct {
	mu            sync.Mutex
	parser        *ansi.Parser
	width, height int
	cells         [][]Cell
	count         func(cluster string) int

	x, y     int
	wrap     bool // the next character begins a new line
	pen      uv.Style
	cluster  string // the last character, while marks may still join it
	clusterX int    // its cell

	top, bottom, left, right int             // the area that scrolls, bottom and right exclusive
	modes                    map[string]bool // "?1049": set
	keyboard                 int             // pushed keyboard modes less the popped
	synced                   bool            // a frame was held back until it was whole
	title                    string
	titles                   []string // saved ones
	unknown                  []string
	profile                  Profile
	answers                  string
	savedX, savedY           int // the cursor on the main screen
	keptX, keptY             int // and where ESC 7 has saved it
}

// Cell is a place on the screen. A wide character is in its first cell; its others have no text.
type Cell struct {
	Text  string
	Style uv.Style
}

// New returns an empty screen.
func New(width, height int) *Terminal {
	t := &Terminal{
		width: width, height: height, bottom: height, right: width, count: ansi.StringWidthWc,
		modes: map[string]bool{"?25": true, "?7": true}, parser: ansi.NewParser(), cells: make([][]Cell, height),
	}
	t.parser.SetDataSize(1 << 16)
	t.parser.SetHandler(ansi.Handler{
		Print: t.print, Execute: t.control, HandleCsi: t.csi, HandleEsc: t.esc,
		HandleOsc: func(cmd int, data []byte) {
			switch cmd {
			case 0, 2:
				_, t.title, _ = strings.Cut(string(data), ";")
			case 8:
				t.modes["of a link"] = !strings.HasSuffix(string(data), ";")
			case 11:
				t.answer(string(data), 0)
			case 72:
				if on := strings.HasPrefix(string(data), "72;t=o:x=1;"); on || string(data) == "72;t=o:x=2" {
					t.modes["of drags"] = on
				}
			}
		},
	})
	t.eraseAll()
	return t
}

// Resize empties the screen and gives it another size.
func (t *Terminal) Resize(width, height int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.width, t.height, t.cells = width, height, make([][]Cell, height)
	t.top, t.bottom, t.left, t.right = 0, height, 0, width
	t.to(t.x, t.y)
	t.eraseAll()
}

// CountBy makes the terminal count the cells of each cluster by a function.
func (t *Terminal) CountBy(count func(cluster string) int) { t.count = count }

// Write takes what the program writes.
func (t *Terminal) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, b := range p {
		t.parser.Advance(b)
	}
	return len(p), nil
}

// Cells returns a copy of the screen.
func (t *Terminal) Cells() [][]Cell {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([][]Cell, t.height)
	for y, row := range t.cells {
		out[y] = slices.Clone(row)
	}
	return out
}

// Lines returns the rows of the screen without the blanks at their ends.
func (t *Terminal) Lines() []string {
	cells := t.Cells()
	out := make([]string, len(cells))
	for y, row := range cells {
		var line strings.Builder
		for _, cell := range row {
			line.WriteString(cell.Text)
		}
		out[y] = strings.TrimRight(line.String(), " ")
	}
	return out
}

// String returns the screen as a person sees it.
func (t *Terminal) String() string { return strings.Join(t.Lines(), "\n") }

// Title returns the title of the window.
func (t *Terminal) Title() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.title
}

// Synced reports whether the program had a frame held back until it was whole.
func (t *Terminal) Synced() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.synced
}

// Unknown returns the sequences that the terminal does not know.
func (t *Terminal) Unknown() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Clone(t.unknown)
}

// Left returns what a program that has ended did not reset: a mode, the cursor, the keyboard.
func (t *Terminal) Left() (out []string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for mode, set := range t.modes {
		if set != (mode == "?25" || mode == "?7" || slices.ContainsFunc(t.profile.On, func(n int) bool { return mode == fmt.Sprint("?", n) })) {
			out = append(out, fmt.Sprintf("mode %s is %v", mode, set))
		}
	}
	if len(t.titles) > 0 {
		out = append(out, fmt.Sprintf("%d titles are saved", len(t.titles)))
	}
	if t.keyboard > 0 {
		out = append(out, fmt.Sprintf("%d keyboard modes are pushed", t.keyboard))
	}
	if t.top != 0 || t.bottom != t.height {
		out = append(out, fmt.Sprintf("only rows %d to %d scroll", t.top, t.bottom))
	}
	if t.pen != (uv.Style{}) {
		out = append(out, "the colours are "+t.pen.String())
	}
	slices.Sort(out)
	return out
}

// Cursor returns where the cursor is, counted from 0.
func (t *Terminal) Cursor() (x, y int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.x, t.y
}

// print prints a rune, or the cluster before together with the rune.
func (t *Terminal) print(r rune) {
	s := string(r)
	if joined := t.cluster + s; t.cluster != "" && isCluster(joined) {
		t.x, t.wrap, s = t.clusterX, false, joined
	}
	w := t.count(s)
	if w == 0 && t.cluster != "" { // such as U+200E, which joins no cluster
		t.cells[t.y][t.clusterX].Text += s
		return
	}
	if t.wrap || t.x+w > t.width {
		t.wrap = false
		if t.modes["?7"] {
			t.x = 0
			t.down()
		} else {
			t.x = max(t.width-w, 0)
		}
	}
	t.cluster, t.clusterX = s, t.x
	t.fill(t.y, t.x, t.x+w, "")
	if w > 0 {
		t.cells[t.y][t.x].Text = s
	}
	if t.x += w; t.x >= t.width {
		t.x, t.wrap = t.width-1, t.modes["?7"]
	}
}

func isCluster(s string) bool {
	cluster, _ := ansi.FirstGraphemeCluster(s, ansi.GraphemeWidth)
	return cluster == s
}

// fill sets the cells of a row to a text in the colours of the pen. Wide characters that are
// partly among them are erased.
func (t *Terminal) fill(y, from, to int, text string) {
	row, to := t.cells[y], min(to, t.width)
	first, last := from, to
	for first > 0 && first < t.width && row[first].Text == "" {
		first--
	}
	for last < t.width && row[last].Text == "" {
		last++
	}
	for x := first; x < last; x++ {
		row[x].Text = " "
	}
	for x := from; x < to; x++ {
		row[x] = Cell{text, t.pen}
	}
}

// erase empties cells of a row. They get the background of the pen.
func (t *Terminal) erase(y, from, to int) {
	t.fill(y, from, to, " ")
	for x := from; x < min(to, t.width); x++ {
		t.cells[y][x].Style = uv.Style{Bg: t.pen.Bg}
	}
}

func (t *Terminal) eraseAll() {
	for y := range t.cells {
		t.cells[y] = slices.Repeat([]Cell{{Text: " ", Style: uv.Style{Bg: t.pen.Bg}}}, t.width)
	}
}

// down goes to the next line, and scrolls on the last one.
func (t *Terminal) down() {
	if t.y+1 == t.bottom {
		t.scroll(1)
		return
	}
	t.y = min(t.y+1, t.height-1)
}

// scroll moves what is in the area that scrolls up by n rows, or down by -n.
func (t *Terminal) scroll(n int) {
	before := make([][]Cell, t.height)
	for y := range before {
		before[y] = slices.Clone(t.cells[y])
	}
	for y := t.top; y < t.bottom; y++ {
		if from := y + n; from >= t.top && from < t.bottom {
			copy(t.cells[y][t.left:t.right], before[from][t.left:t.right])
		} else {
			t.erase(y, t.left, t.right)
		}
	}
}

func (t *Terminal) control(b byte) {
	t.cluster = ""
	switch b {
	case '\r':
		t.wrap = false
		if t.x >= t.left {
			t.x = t.left
		} else {
			t.x = 0
		}
	case '\n':
		t.wrap = false
		t.down()
	case '\b':
		t.to(t.x-1, t.y)
	case '\t':
		t.to((t.x/8+1)*8, t.y)
	case '\a':
	case 0x0e, 0x0f:
		t.set("second character set", b == 0x0e)
	default:
		t.unknown = append(t.unknown, fmt.Sprintf("control %#x", b))
	}
}

func (t *Terminal) to(x, y int) {
	t.cluster = ""
	t.x, t.y, t.wrap = min(max(x, 0), t.width-1), min(max(y, 0), t.height-1), false
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
	n := arg(0, 1)
	switch key {
	case "A":
		t.to(t.x, t.y-n)
	case "B":
		t.to(t.x, t.y+n)
	case "C":
		t.to(t.x+n, t.y)
	case "G":
		t.to(n-1, t.y)
	case "d":
		t.to(t.x, n-1)
	case "H":
		t.to(arg(1, 1)-1, n-1)
	case "J":
		if arg(0, 0) != 2 {
			t.unknown = append(t.unknown, "CSI J")
		}
		t.eraseAll()
	case "K":
		t.erase(t.y, t.x, t.width)
	case "X":
		t.erase(t.y, t.x, t.x+n)
	case "S":
		t.scroll(n)
	case "T":
		t.scroll(-n)
	case "r":
		t.top, t.bottom = n-1, min(arg(1, t.height), t.height)
		t.to(0, 0)
	case "s":
		t.left, t.right = n-1, min(arg(1, t.width), t.width)
		t.to(0, 0)
	case "m":
		uv.ReadStyle(params, &t.pen)
	case "?h", "?l":
		for i := range params {
			t.set(fmt.Sprint("?", arg(i, 0)), key == "?h")
		}
	case "h", "l":
		t.set(fmt.Sprint(arg(0, 0)), key == "h")
	case ">u":
		t.keyboard++
	case "?u":
		if t.profile.Restores {
			t.to(t.keptX, t.keptY)
		}
		t.answer(key, 0)
	case "<u":
		t.keyboard = max(t.keyboard-n, 0)
	case ">m": // ones of the keyboard: 4 is modifyOtherKeys
		t.set(fmt.Sprint(">", arg(0, 0)), arg(1, 0) != 0)
	case "t":
		switch {
		case n == 22:
			t.titles = append(t.titles, t.title)
		case n == 23 && len(t.titles) > 0:
			t.title, t.titles = t.titles[len(t.titles)-1], t.titles[:len(t.titles)-1]
		default:
			t.unknown = append(t.unknown, fmt.Sprintf("CSI %d t", n))
		}
	case "?$p", ">q", ">c", "c", "n":
		t.answer(key, arg(0, 0))
	default:
		t.unknown = append(t.unknown, "CSI "+key)
	}
}

func (t *Terminal) set(mode string, on bool) {
	was := t.modes[mode]
	t.modes[mode] = on
	switch mode {
	case "?1049":
		if on && !was {
			t.savedX, t.savedY = t.x, t.y
		} else if was && !on {
			t.to(t.savedX, t.savedY)
		}
		t.eraseAll()
	case "?69":
		t.left, t.right = 0, t.width
	case "?2026":
		if on && was {
			t.unknown = append(t.unknown, "a frame within a frame")
		}
		t.synced = t.synced || on
	case "?2027":
		t.count = map[bool]func(string) int{true: ansi.StringWidth, false: ansi.StringWidthWc}[on]
	}
}

func (t *Terminal) esc(cmd ansi.Cmd) {
	switch key := string(rune(cmd.Final())); {
	case cmd.Intermediate() == '(':
		t.set("line drawing", key == "0")
	case key == "=", key == ">":
		t.set("keypad", key == "=")
	case key == "7":
		t.keptX, t.keptY = t.x, t.y
	case key == "\\": // the end of a string
	default:
		t.unknown = append(t.unknown, "ESC "+key)
	}
}

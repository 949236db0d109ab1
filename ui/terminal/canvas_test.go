package terminal

import (
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/modeltest"
	"shortlist/ui/uitest/vt"
)

const canvasWidth, canvasHeight = 40, 12

// uncertain are texts of characters whose cells terminals count differently, and certain are others.
var (
	uncertain = []string{
		"प्रिया", "क्ष", "প্রি", "কা", "கா", "கொ", "කා", "ශ්\u200d", "မြ", "\u102c", "ក្ម", "កា", "นำ", "น้ำ", "\u1112\u1161\u11ab", "\u1161",
		"👩\u200d💻", "🇮🇪", "🇮", "❤\ufe0f", "☎\ufe0e", "1\ufe0f\u20e3", "1\u20e3", "a\u200d", "🫠", "👍🏽", "⌚",
	}
	certain = []string{
		"é", "e\u0301", "a\u0301b", "Órla", "Геннадій", "и\u0306", "Nguyễn Thị Hương", "漢字", "カ\u3099", "한", "น้", "ไทย", "א\u05b8", "│", "☎",
	}
	varying = clustersOf(uncertain)
)

// clustersOf returns the characters of texts.
func clustersOf(texts []string) map[string]bool {
	out := map[string]bool{}
	c := newCanvas(colorprofile.TrueColor, "xterm")
	c.clear(canvasWidth, 1)
	for _, text := range texts {
		for _, cell := range c.parse(text) {
			if cell.Width > 0 && !isBlank(cell) {
				out[cell.Content] = true
			}
		}
	}
	return out
}

func TestWhichCharactersAreUncertain(t *testing.T) {
	for want, texts := range map[bool][]string{true: uncertain, false: certain} {
		for cluster := range clustersOf(texts) {
			if got := new(canvas).isUncertain(uv.Cell{Content: cluster, Width: ansi.StringWidthWc(cluster)}); got != want {
				t.Errorf("%q %+q is uncertain: %t", cluster, cluster, got)
			}
		}
	}
}

// pictures returns lines of a frame: a list between rules, as the dashboard draws.
func pictures(r *rand.Rand, from int) []string {
	names := append([]string{"Órla", "Геннадій", "Nguyễn Thị Hương", "漢字", "", "a\u0301b"}, uncertain...)
	lines := make([]string, canvasHeight)
	for y := range lines {
		name := names[(from+y)%len(names)]
		if r.IntN(12) == 0 {
			name = names[r.IntN(len(names))]
		}
		style := [2]string{}
		if r.IntN(3) == 0 {
			style = [2]string{"\x1b[1;38;5;4;48;5;7m", "\x1b[m"}
		}
		left := style[0] + " " + name + strings.Repeat(" ", 17-ansi.StringWidthWc(name)) + style[1]
		lines[y] = left + "│" + strings.Repeat("x", r.IntN(3)) + strings.Repeat(" ", 10)
		lines[y] += strings.Repeat(" ", 33-ansi.StringWidthWc(lines[y])) + "│ " + names[(y*7+from/9)%6]
	}
	return lines
}

// cellsOf returns the cells of a frame. A cell that an uncertain character may cover has the text
// "?".
func cellsOf(lines []string, cjk bool) (out []row) {
	c := newCanvas(colorprofile.TrueColor, "xterm")
	c.cjk = cjk
	c.clear(canvasWidth, canvasHeight)
	for y := range canvasHeight {
		cells := c.parse(lines[y])
		for x := range cells {
			if varying[cells[x].Content] || cjk && isAmbiguous(cells[x]) || cells[x].Width == 0 && cells[x-1].Content == "?" {
				cells[x].Content = "?"
			}
		}
		out = append(out, cells)
	}
	return out
}

// TestNoFrameBreaks: however a terminal counts the cells of an uncertain character, every other
// character is in its column, in its colours, after any number of frames.
func TestNoFrameBreaks(t *testing.T) {
	if modeltest.Race { // the race detector makes it many times as slow, and one goroutine has no races
		t.Skip("runs without the race detector")
	}
	counting := func(cells func(cluster string) int) func(string) int {
		return func(cluster string) int {
			if varying[cluster] {
				return cells(cluster)
			}
			return ansi.StringWidthWc(cluster)
		}
	}
	frames := 300
	if testing.Short() {
		frames = 60
	}
	const cjk = "ambiguous ones as two"
	for how, count := range map[string]func(string) int{
		"like us":                   ansi.StringWidthWc,
		"as one":                    counting(func(string) int { return 1 }),
		"as two":                    counting(func(string) int { return 2 }),
		"as the sum of their runes": counting(func(cluster string) int { return len([]rune(cluster)) }),
		cjk: func(cluster string) int {
			if isAmbiguous(uv.Cell{Content: cluster}) {
				return 2
			}
			return ansi.StringWidthWc(cluster)
		},
	} {
		for _, margins := range []bool{false, true} {
			for _, kind := range []string{"xterm-256color", "vt100"} {
				r := rand.New(rand.NewPCG(7, 15))
				screen := vt.New(canvasWidth, canvasHeight)
				screen.CountBy(count)
				c := newCanvas(colorprofile.TrueColor, kind)
				c.margins, c.cjk = margins, how == cjk
				c.out.WriteString(resetAutoWrap)
				c.clear(canvasWidth, canvasHeight)
				from := 0
				for n := range frames {
					switch r.IntN(4) {
					case 0:
						from += r.IntN(5)
					case 1:
						from = max(from-r.IntN(5), 0)
					}
					lines := pictures(r, from)
					for y := range lines {
						if c.cjk {
							lines[y] = strings.ReplaceAll(lines[y], "│", "|") // as theme.ASCII does
						}
					}
					c.draw(lines)
					if _, err := screen.Write(c.out.Bytes()); err != nil {
						t.Fatal(err)
					}
					c.out.Reset()
					want := cellsOf(lines, c.cjk)
					for y, cells := range screen.Cells() {
						for x, cell := range cells {
							due := want[y][x]
							if due.Content == "?" {
								continue
							}
							if due.Content != cell.Text {
								t.Fatalf("%s, margins %t, %s: frame %d, row %d, column %d shows %q, not %q\n%s\nwant\n%s", how, margins, kind, n, y, x, cell.Text, due.Content, screen, strings.Join(lines, "\n"))
							}
							if due.Width > 0 && due.Style != cell.Style && (cell.Text != " " || !looksBlank(due.Style, cell.Style)) {
								t.Fatalf("%s, margins %t, %s: frame %d, row %d, column %d has the style %+v, not %+v", how, margins, kind, n, y, x, cell.Style, due.Style)
							}
						}
					}
				}
				if u := screen.Unknown(); u != nil {
					t.Errorf("the terminal does not know %v", u)
				}
			}
		}
	}
}

// TestOnlyWhatShowsIsWritten: the colour of a blank is no change, and blanks are erased in any colour of
// text that does not show.
func TestOnlyWhatShowsIsWritten(t *testing.T) {
	c := newCanvas(colorprofile.TrueColor, "xterm")
	c.clear(20, 2)
	wrote := func(lines ...string) string {
		c.out.Reset()
		c.draw(lines)
		return c.out.String()
	}
	wrote("\x1b[38;5;4mone two three\x1b[m", "\x1b[38;5;4mfour five six\x1b[m")
	if got := wrote("\x1b[38;5;4mone\x1b[38;5;5m \x1b[38;5;4mtwo\x1b[m \x1b[38;5;4mthree\x1b[1m     \x1b[m", "\x1b[38;5;4mfour five six\x1b[m"); got != "" {
		t.Errorf("a frame that looks the same is written as %q", got)
	}
	if got, want := wrote("\x1b[38;5;4mo\x1b[m", "\x1b[38;5;4mfo\x1b[m"), "\x1b[1;2H\x1b[K\n\x1b[3G\x1b[K"; got != want {
		t.Errorf("blanks are written as %q, want %q", got, want)
	}
	wrote("\x1b[4mone two three\x1b[m", "")
	if got, want := wrote("\x1b[4mtwo\x1b[m", ""), "\x1b[1;4H\x1b[K\r\x1b[4mtwo"; got != want {
		t.Errorf("beside a text with a line under it, blanks are written as %q, want %q", got, want)
	}
}

// TestAStyleIsSetOnceForAFrame: a change of the style takes more bytes than a move of the cursor, except
// with few colours.
func TestAStyleIsSetOnceForAFrame(t *testing.T) {
	const rail, word = "\x1b[38;2;70;80;92m│\x1b[m", "\x1b[38;2;216;222;228mword\x1b[m"
	for profile, want := range map[colorprofile.Profile]string{
		colorprofile.TrueColor: "\x1b[38;2;70;80;92m│\r\n│\r\n│\x1b[1;3H\x1b[38;2;216;222;228mword\n\x1b[3Gword\n\x1b[3Gword",
		colorprofile.ANSI:      "\x1b[90m│ \x1b[97mword\r\n\x1b[90m│ \x1b[97mword\r\n\x1b[90m│ \x1b[97mword",
	} {
		c := newCanvas(profile, "xterm")
		c.clear(20, 3)
		c.out.Reset()
		c.draw(slices.Repeat([]string{rail + " " + word}, 3))
		if got := c.out.String(); got != want {
			t.Errorf("in %v a frame is written as %q, want %q", profile, got, want)
		}
	}
}

// TestAListThatMovesIsScrolledByTheTerminal: only the row that comes into view is written.
func TestAListThatMovesIsScrolledByTheTerminal(t *testing.T) {
	words := strings.Fields("alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike")
	list := func(from int) (lines []string) {
		for y := range canvasHeight {
			lines = append(lines, fmt.Sprintf("%-20s│ %d", strings.Repeat(words[from+y]+" ", 2), y))
		}
		return lines
	}
	for up, sequence := range map[bool]string{true: "\x1b[1S", false: "\x1b[1T"} {
		first, second := list(0), list(1)
		if !up {
			first, second = second, first
		}
		screen := vt.New(canvasWidth, canvasHeight)
		c := newCanvas(colorprofile.TrueColor, "xterm")
		c.margins = true
		c.clear(canvasWidth, canvasHeight)
		c.draw(first)
		write := func() string {
			t.Helper()
			out := c.out.String()
			c.out.Reset()
			if _, err := io.WriteString(screen, resetAutoWrap+out); err != nil {
				t.Fatal(err)
			}
			return out
		}
		write()
		c.draw(second)
		if out := write(); !strings.Contains(out, sequence) || len(out) > 80 {
			t.Errorf("up %t: %d bytes are written: %q", up, len(out), out)
		}
		if got := screen.Lines(); !slices.Equal(got, second) {
			t.Errorf("up %t: the screen shows\n%s", up, screen)
		}
	}
}

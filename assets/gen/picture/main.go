// Command picture draws ../dashboard.png from the program itself: it runs the English demo in a
// pseudo-terminal, presses a few keys, and draws the cells of the screen. See ../README.md.
package main

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/gomonobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The screen in cells, and a cell in pixels.
const (
	columns, rows = 120, 38
	wide, high    = 14, 31
	baseline      = 23
	textSize      = 23.3 // of Go Mono, whose characters are then as wide as a cell
)

var (
	background = color.RGBA{0x17, 0x1b, 0x20, 0xff}
	foreground = color.RGBA{0xd8, 0xde, 0xe4, 0xff}
)

// steps are keys, and what has to be on the screen before each.
var steps = []struct{ sees, key string }{
	{"This is a demo", "\r"},
	{"1 of 28", "a"},
	{"2 of 28", "x"},
	{"3 of 28", "\r"},
	{"3 of 28", "m"},
	{"4 of 28", ""},
}

func main() {
	screen, err := shoot()
	if err == nil {
		err = save(screen, filepath.Join("..", "dashboard.png"))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// shoot returns the screen of the demo after the steps.
func shoot() (*vt.SafeEmulator, error) {
	dir, err := os.MkdirTemp("", "picture-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "shortlist")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir, build.Stderr = filepath.Join("..", ".."), os.Stderr
	if err := build.Run(); err != nil {
		return nil, err
	}
	demo := exec.Command(program, "demo")
	demo.Env = []string{"HOME=" + dir, "PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "COLORTERM=truecolor", "LC_ALL=en_IE.UTF-8"}
	terminal, err := pty.StartWithSize(demo, &pty.Winsize{Rows: rows, Cols: columns})
	if err != nil {
		return nil, err
	}
	defer func() {
		_ = terminal.Close() // ends the demo, too
		_ = demo.Wait()
	}()
	screen := vt.NewSafeEmulator(columns, rows)
	screen.SetDefaultBackgroundColor(background)
	screen.SetDefaultForegroundColor(foreground)
	go func() { _, _ = io.Copy(terminal, screen) }() // answers to what the program asks
	go func() { _, _ = io.Copy(screen, terminal) }()
	for _, s := range steps {
		if err := await(screen, s.sees); err != nil {
			return nil, err
		}
		if _, err := io.WriteString(terminal, s.key); err != nil {
			return nil, err
		}
	}
	return screen, nil
}

// await waits until words are on the screen and it has stopped changing.
func await(screen *vt.SafeEmulator, words string) error {
	before, still := "", 0
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		now := screen.Render()
		if still++; now != before {
			before, still = now, 0
		}
		if still > 8 && strings.Contains(screen.String(), words) {
			return nil
		}
	}
	return fmt.Errorf("%q did not appear on:\n%s", words, screen.String())
}

// typeface draws characters with the first of its fonts that has them.
type typeface []struct {
	font *sfnt.Font
	face font.Face
}

func typefaceOf(fonts ...[]byte) (t typeface, err error) {
	for _, data := range fonts {
		f, err := opentype.Parse(data)
		if err != nil {
			return nil, err
		}
		face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: textSize, DPI: 72})
		if err != nil {
			return nil, err
		}
		t = append(t, struct {
			font *sfnt.Font
			face font.Face
		}{f, face})
	}
	return t, nil
}

// draw draws a character in the middle of its cells.
func (t typeface) draw(on draw.Image, x, y, cells int, r rune, ink color.Color) {
	for i, f := range t {
		index, err := f.font.GlyphIndex(nil, r)
		if index == 0 && i+1 < len(t) || err != nil {
			continue
		}
		advance, _ := f.face.GlyphAdvance(r)
		at := fixed.I(x) + (fixed.I(cells*wide)-advance)/2
		d := font.Drawer{Dst: on, Src: image.NewUniform(ink), Face: f.face, Dot: fixed.Point26_6{X: at, Y: fixed.I(y + baseline)}}
		d.DrawString(string(r))
		return
	}
}

func save(screen *vt.SafeEmulator, path string) error {
	fallback := map[string][]byte{}
	for _, weight := range []string{"", "-Bold"} {
		data, err := os.ReadFile(filepath.Join("..", "fonts", "DejaVuSansCondensed"+weight+".ttf"))
		if err != nil {
			return err
		}
		fallback[weight] = data
	}
	regular, err := typefaceOf(gomono.TTF, fallback[""])
	if err != nil {
		return err
	}
	bold, err := typefaceOf(gomonobold.TTF, fallback["-Bold"])
	if err != nil {
		return err
	}
	const margin = 10
	picture := image.NewRGBA(image.Rect(0, 0, columns*wide+2*margin, rows*high+2*margin))
	draw.Draw(picture, picture.Bounds(), image.NewUniform(background), image.Point{}, draw.Src)
	inks := map[color.RGBA]bool{}
	for y := range rows {
		for x := 0; x < columns; {
			cell := screen.CellAt(x, y)
			if cell == nil || cell.Width == 0 {
				x++
				continue
			}
			face := regular
			if cell.Style.Attrs&uv.AttrBold != 0 {
				face = bold
			}
			if cell.Style.Fg != nil {
				inks[color.RGBAModel.Convert(cell.Style.Fg).(color.RGBA)] = true
			}
			drawCell(picture, face, margin+x*wide, margin+y*high, cell)
			x += cell.Width
		}
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(file, reduced(picture, inks)); err != nil {
		return err
	}
	return file.Close()
}

func drawCell(on *image.RGBA, face typeface, x, y int, cell *uv.Cell) {
	ink, paper := color.Color(foreground), color.Color(background)
	if cell.Style.Fg != nil {
		ink = cell.Style.Fg
	}
	if cell.Style.Bg != nil {
		paper = cell.Style.Bg
	}
	if cell.Style.Attrs&uv.AttrReverse != 0 {
		ink, paper = paper, ink
	}
	fill := func(fromX, fromY, toX, toY int, c color.Color) {
		draw.Draw(on, image.Rect(x+fromX, y+fromY, x+toX, y+toY), image.NewUniform(c), image.Point{}, draw.Src)
	}
	w := cell.Width * wide
	fill(0, 0, w, high, paper)
	const line, middleX, middleY = 2, wide / 2, high / 2
	switch cell.Content { // signs that have to join the cells beside them
	case "│":
		fill(middleX, 0, middleX+line, high, ink)
	case "─":
		fill(0, middleY, w, middleY+line, ink)
	case "▌":
		fill(0, 0, w/2, high, ink)
	case "▎":
		fill(0, 0, w/4, high, ink)
	default:
		for _, r := range cell.Content {
			face.draw(on, x, y, cell.Width, r, ink)
		}
	}
	if cell.Style.Underline != uv.UnderlineNone {
		fill(0, baseline+3, w, baseline+3+line, ink)
	}
}

// reduced returns the picture with a palette, which makes the file a third as large: the inks, a darker shade of
// each, and the commonest colours.
func reduced(from *image.RGBA, inks map[color.RGBA]bool) image.Image {
	count := map[color.RGBA]int{}
	for i := 0; i < len(from.Pix); i += 4 {
		count[color.RGBA{from.Pix[i], from.Pix[i+1], from.Pix[i+2], 0xff}]++
	}
	colours := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)))
	})
	var palette color.Palette
	for _, c := range slices.SortedFunc(maps.Keys(inks), func(a, b color.RGBA) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) }) {
		palette = append(palette, c, color.RGBA{c.R/2 + background.R/2, c.G/2 + background.G/2, c.B/2 + background.B/2, 0xff})
	}
	for _, c := range colours[:min(len(colours), 256-len(palette))] {
		palette = append(palette, c)
	}
	nearest := map[color.RGBA]uint8{}
	for _, c := range colours {
		nearest[c] = uint8(palette.Index(c))
	}
	to := image.NewPaletted(from.Bounds(), palette)
	for i := range to.Pix {
		to.Pix[i] = nearest[color.RGBA{from.Pix[4*i], from.Pix[4*i+1], from.Pix[4*i+2], 0xff}]
	}
	return to
}

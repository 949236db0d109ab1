package main

import (
	"cmp"
	"compress/gzip"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"

	uv "github.com/charmbracelet/ultraviolet"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/gomonobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A cell in pixels.
const (
	wide, high = 14, 31
	baseline   = 23
	textSize   = 23.3 // of Go Mono, whose characters are then as wide as a cell
)

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

// save draws the screen of a demo into a file.
func save(d *demo, path string) error {
	fallback := map[string][]byte{}
	for _, weight := range []string{"", "-Bold"} {
		file, err := os.Open(filepath.Join("..", "fonts", "DejaVuSansCondensed"+weight+".ttf.gz"))
		if err != nil {
			return err
		}
		defer file.Close()
		unpacked, err := gzip.NewReader(file)
		if err != nil {
			return err
		}
		if fallback[weight], err = io.ReadAll(unpacked); err != nil {
			return err
		}
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
	picture := image.NewRGBA(image.Rect(0, 0, d.columns*wide+2*margin, d.rows*high+2*margin))
	draw.Draw(picture, picture.Bounds(), image.NewUniform(d.background), image.Point{}, draw.Src)
	inks := map[color.RGBA]bool{}
	for y := range d.rows {
		for x := 0; x < d.columns; {
			cell := d.screen.CellAt(x, y)
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
			d.drawCell(picture, face, margin+x*wide, margin+y*high, cell)
			x += cell.Width
		}
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(file, reduced(picture, inks, d.background)); err != nil {
		return err
	}
	return file.Close()
}

func (d *demo) drawCell(on *image.RGBA, face typeface, x, y int, cell *uv.Cell) {
	ink, paper := color.Color(d.foreground), color.Color(d.background)
	if cell.Style.Fg != nil {
		ink = cell.Style.Fg
	}
	if cell.Style.Bg != nil {
		paper = cell.Style.Bg
	}
	if cell.Style.Attrs&uv.AttrReverse != 0 {
		ink, paper = paper, ink
	}
	if cell.Style.Attrs&uv.AttrFaint != 0 {
		a, b := color.RGBAModel.Convert(ink).(color.RGBA), color.RGBAModel.Convert(paper).(color.RGBA)
		ink = color.RGBA{a.R/2 + b.R/2, a.G/2 + b.G/2, a.B/2 + b.B/2, 0xff}
	}
	fill := func(fromX, fromY, toX, toY int, c color.Color) {
		draw.Draw(on, image.Rect(x+fromX, y+fromY, x+toX, y+toY), image.NewUniform(c), image.Point{}, draw.Src)
	}
	w := cell.Width * wide
	fill(0, 0, w, high, paper)
	const line, middleX, middleY = 2, wide / 2, high / 2
	sign := []rune(cell.Content + " ")[0]
	switch { // signs that have to join the cells beside them
	case reaches[sign] != "":
		for _, side := range reaches[sign] {
			switch side {
			case 'u':
				fill(middleX, 0, middleX+line, middleY+line, ink)
			case 'd':
				fill(middleX, middleY, middleX+line, high, ink)
			case 'l':
				fill(0, middleY, middleX+line, middleY+line, ink)
			case 'r':
				fill(middleX, middleY, w, middleY+line, ink)
			}
		}
	case '▁' <= sign && sign <= '█': // eighths of a cell, from below
		fill(0, high-high*int(sign-'▁'+1)/8, w, high, ink)
	case '█' < sign && sign <= '▏': // eighths of a cell, from the left
		fill(0, 0, w*int('▏'-sign+1)/8, high, ink)
	case sign == '▐':
		fill(w/2, 0, w, high, ink)
	default:
		for _, r := range cell.Content {
			face.draw(on, x, y, cell.Width, r, ink)
		}
	}
	if cell.Style.Underline != uv.UnderlineNone {
		fill(0, baseline+3, w, baseline+3+line, ink)
	}
}

// reaches are the sides that the signs of rules and frames reach from the middle of their cell: up, down, left, right.
var reaches = map[rune]string{
	'│': "ud", '─': "lr", '╭': "dr", '╮': "dl", '╰': "ur", '╯': "ul", '┬': "dlr", '┴': "ulr", '├': "udr", '┤': "udl", '┼': "udlr",
}

// reduced returns the picture with a palette, which makes the file a third as large: the inks, a darker shade of
// each, and the commonest colours.
func reduced(from *image.RGBA, inks map[color.RGBA]bool, background color.RGBA) image.Image {
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

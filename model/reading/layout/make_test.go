package layout

import (
	"slices"
	"strings"
)

// at returns a line at a place: letters half as wide as high, all drawn.
func at(x, y, size float64, text string) (out []Glyph) {
	for _, r := range text {
		out = append(out, Glyph{Text: string(r), X: x, Y: y, EndX: x + size/2, EndY: y, Size: size})
		x += size / 2
	}
	return out
}

// line returns a line of ten points.
func line(x, y float64, text string) []Glyph { return at(x, y, 10, text) }

// lines returns lines twelve points apart.
func lines(x, y float64, texts ...string) (out []Glyph) {
	for i, text := range texts {
		out = append(out, line(x, y+12*float64(i), text)...)
	}
	return out
}

func bold(glyphs []Glyph) []Glyph {
	glyphs = slices.Clone(glyphs)
	for i := range glyphs {
		glyphs[i].Bold = true
	}
	return glyphs
}

func in(unit int32, glyphs []Glyph) []Glyph {
	glyphs = slices.Clone(glyphs)
	for i := range glyphs {
		glyphs[i].Unit = unit
	}
	return glyphs
}

// spaced returns a line with its words spread to fill a width.
func spaced(x, y, width float64, text string) (out []Glyph) {
	words := strings.Fields(text)
	gap := (width - 5*float64(len(strings.Join(words, "")))) / float64(len(words)-1)
	for _, w := range words {
		out = append(out, line(x, y, w)...)
		x += 5*float64(len(w)) + gap
	}
	return out
}

func join(of ...[]Glyph) (out []Glyph) {
	for _, glyphs := range of {
		out = append(out, glyphs...)
	}
	return out
}

func never() bool { return false }

func lay(of ...[]Glyph) Laid { return Lay(Page{Height: 800, Glyphs: join(of...)}, never) }

// textOf returns the text of a page.
func textOf(of ...[]Glyph) string { return written(lay(of...)).Text }

func written(l Laid) Written { return Text([][]Paragraph{l.Paragraphs()}, UnknownEnds)[0] }

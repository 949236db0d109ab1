package layout

import (
	"math"
	"slices"
	"strings"
)

// SplitHidden separates the letters on the page from the hidden ones. It drops a hidden letter
// that lies under the same visible one, as in a title that is drawn twice.
func (p Page) SplitHidden() (on Page, hidden []Glyph) {
	if !slices.ContainsFunc(p.Glyphs, func(g Glyph) bool { return g.Hidden }) {
		return p, nil
	}
	on = p
	on.Glyphs = nil
	seen := places{}
	for _, g := range p.Glyphs {
		if !g.Hidden {
			on.Glyphs = append(on.Glyphs, g)
			seen.add(g)
		}
	}
	for _, g := range p.Glyphs {
		if g.Hidden && (!seen.has(g) || strings.TrimSpace(g.Text) == "") {
			hidden = append(hidden, g)
		}
	}
	return on, hidden
}

// HiddenText returns the text of hidden letters in the order of drawing. They may lie over each
// other or outside the page, and may have any size.
func HiddenText(hidden []Glyph) string {
	const size = 10 // the size that all letters are scaled to
	guessCyrillic(hidden)
	glyphs := make([]Glyph, len(hidden))
	for i, g := range hidden {
		scale := size / max(g.Size, 1e-6)
		g.X, g.Y, g.EndX, g.EndY, g.Size = g.X*scale, g.Y*scale, g.EndX*scale, g.EndY*scale, size
		glyphs[i] = g
	}
	upright, turned := splitTurned(cleanGlyphs(glyphs, false))
	var out strings.Builder
	var last Glyph
	for _, c := range chunks(upright) {
		switch text := strings.TrimSpace(words(c)); {
		case text == "":
			continue
		case out.Len() == 0:
			out.WriteString(text)
		case math.Abs(c[0].Y-last.Y) > 0.5*max(c[0].Size, last.Size):
			out.WriteByte('\n')
			out.WriteString(text)
		default:
			out.WriteByte(' ')
			out.WriteString(text)
		}
		last = c[len(c)-1]
	}
	for _, s := range turnedSpans(turned, 0) {
		if out.Len() > 0 {
			out.WriteByte('\n')
		}
		out.WriteString(s.text)
	}
	return toPlain.Replace(out.String())
}

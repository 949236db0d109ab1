// Package layout turns letters placed on a page into what a person reads: spans of
// one line, columns in their order, paragraphs.
//
// Everything it is given was written by a stranger and so is everything it returns:
// a caller shows it only through the door for strangers' text. Some of its work grows
// with the square of the letters: it is limited, and a page that needs more comes with
// its spans less well joined and ordered. It asks to be stopped as it goes, too.
//
// The thresholds are parts of the letters' size. They were measured on CVs of many
// producers, those of the corpus of package reading among them.
package layout

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Page is what was drawn on one page. Lengths are in points, x to the right and y
// downwards from the upper left corner of the page as it is shown.
type Page struct {
	Height float64
	Glyphs []Glyph // in the order they were drawn
	Dots   []Dot
	Units  []Unit // what the glyphs are in, by their tags; the first is none
}

// Glyph is one drawn letter, or several that were drawn as one.
type Glyph struct {
	Text       string
	X, Y       float64 // where its baseline starts
	EndX, EndY float64 // and ends
	Size       float64
	Unit       int32 // of the page's units; 0 for none
	Bold       bool
	Unsure     bool // the text is only the code's, its font told no better
	Hidden     bool // it is in the file, and cannot be seen on the page

	space bool // set by settle
}

// Dot is a small filled square or circle: how Chromium draws the bullets of a list.
type Dot struct{ X, Y, Width, Height float64 }

// Laid is a page whose letters have been put together.
type Laid struct {
	spans   []span
	work    *work
	upright []Glyph
	dots    []Dot
	units   []Unit
}

// work is what may still be done for a page.
type work struct {
	left int // looks at one span or chunk
	stop func() bool
}

// maxWork is twenty times what the fullest page of the corpus takes.
const maxWork = 4_000_000

// spend takes n looks, and reports whether there are none left.
func (w *work) spend(n int) (over bool) {
	w.left -= n
	return w.left < 0 || w.stop()
}

// Lay puts the letters of a page together. Where stop says so it ends early, with
// what it has.
func Lay(p Page, stop func() bool) Laid {
	guessCyrillic(p.Glyphs)
	upright, turned := bearings(settle(p.Glyphs, true))
	w := &work{maxWork, stop}
	spans := spansOf(joinChunks(chunks(upright), w))
	addBullets(spans, p.Dots, w)
	laid := Laid{spans: append(spans, turnedSpans(turned, p.Height)...), work: w}
	if len(p.Units) > 0 {
		laid.upright, laid.dots, laid.units = upright, p.Dots, p.Units
	}
	return laid
}

// bearings tells the letters that run from left to right from all others, in place.
func bearings(glyphs []Glyph) (upright, turned []Glyph) {
	upright = glyphs[:0]
	for _, g := range glyphs {
		dx, dy := g.EndX-g.X, g.EndY-g.Y
		if max(dy, -dy) > max(dx, -dx)*0.3+0.01 || dx < -0.01 {
			turned = append(turned, g)
		} else {
			upright = append(upright, g)
		}
	}
	return upright, turned
}

// Bullets begin the items of lists.
const Bullets = "•▪◦‣●○■□–-*►➢✓✔·➤◆⁃"

func startsWithBullet(s string) bool {
	r, n := utf8.DecodeRuneInString(s)
	return strings.ContainsRune(Bullets, r) && (n == len(s) || s[n] == ' ')
}

func startsWithLetter(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r)
}

// median returns the upper one of the two in the middle; 0 of nothing.
func median(of []float64) float64 {
	if len(of) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(of))
	return sorted[len(sorted)/2]
}

// Package layout turns the letters of a page into text for a reader: spans of one line, columns in
// their order, paragraphs.
//
// Input and output are a stranger's: callers show them only through package ui/text. Some of the
// work grows with the square of the number of letters. It is limited, so the spans of an extreme
// page are joined and ordered less well. It also stops when asked.
//
// The thresholds are multiples of the letters' size. They were measured on CVs of many producers,
// among them the corpus of package reading.
package layout

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Page is the drawing of one page. Lengths are in points, x to the right and y downwards from the
// upper left corner of the page as displayed.
type Page struct {
	Width  float64 // 0 if it is not known
	Height float64
	Glyphs []Glyph // in the order of drawing
	Dots   []Dot
	Units  []Unit // the tagged units of the glyphs; the first is unused
	Links  []Link // in their order on the page
}

// Glyph is one drawn letter, or several that were drawn as one.
type Glyph struct {
	Text       string
	X, Y       float64 // the start of its baseline
	EndX, EndY float64 // the end of its baseline
	Size       float64
	Unit       int32 // index into the page's units; 0 if it is in no unit
	Bold       bool
	Unsure     bool // the text is a guess from the code, as the font gave no better
	Hidden     bool // in the file but invisible on the page

	space bool // set by cleanGlyphs
	drawn int  // its number in the order of drawing, set by cleanGlyphs
}

// Dot is a small filled square or circle: Chromium draws the bullets of lists so.
type Dot struct{ X, Y, Width, Height float64 }

// Laid is a page whose letters are joined to spans.
type Laid struct {
	width   float64 // of the page, 0 if it is not known
	spans   []span
	work    *work
	upright []Glyph
	dots    []Dot
	units   []Unit
	links   []Link
	loose   []Paragraph // the links that are beside no text
}

// work is the remaining budget for a page.
type work struct {
	left int // steps, each a look at one span or chunk
	stop func() bool
}

// maxWork is twenty times the work for the fullest page of the corpus.
const maxWork = 4_000_000

// spend uses n steps and reports whether the budget is exhausted or the caller wants to stop.
func (w *work) spend(n int) (over bool) {
	w.left -= n
	return w.left < 0 || w.stop()
}

// Lay joins the letters of a page to spans. If stop returns true, it ends early with the spans so
// far.
func Lay(p Page, stop func() bool) Laid {
	guessCyrillic(p.Glyphs)
	upright, turned := splitTurned(cleanGlyphs(p.Glyphs, true))
	w := &work{maxWork, stop}
	links := joinLinks(p.Links)
	loose := markLinks(links, upright, &work{maxWork, stop})
	upright = levelRaised(upright, w)
	spans := spansOf(joinChunks(chunks(upright), w))
	addBullets(spans, p.Dots, w)
	levelMarks(spans, w)
	spans = joinDates(spans, w)
	laid := Laid{width: p.Width, spans: append(spans, turnedSpans(turned, p.Height)...), work: w, links: links, loose: loose}
	if len(p.Units) > 0 {
		laid.upright, laid.dots, laid.units = upright, p.Dots, p.Units
	}
	return laid
}

// Wordless reports whether a page has no text of its own.
func (l Laid) Wordless() bool { return len(l.spans) == 0 }

// splitTurned separates the letters that run from left to right from all others, in place.
func splitTurned(glyphs []Glyph) (upright, turned []Glyph) {
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

// Bullets are the characters that begin list items.
const Bullets = "•▪◦‣●○■□–-‐\u00ad*►➢✓✔·➤◆⁃❖❑❒❍◻➔▶▸◇★✦∙☒☑✗"

func startsWithBullet(s string) bool {
	r, n := utf8.DecodeRuneInString(s)
	return strings.ContainsRune(Bullets, r) && (n == len(s) || s[n] == ' ')
}

func startsWithLetter(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r)
}

// median returns the upper median, or 0 of an empty list.
func median(of []float64) float64 {
	if len(of) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(of))
	return sorted[len(sorted)/2]
}

package pdf

import (
	"math"
	"unicode"
	"unicode/utf8"

	"shortlist/model/reading/layout"
)

// matrix is an affine transformation (ISO 32000-1 §8.3.3).
type matrix [6]float64

// mul returns the transformation by m first, then by n.
func (m matrix) mul(n matrix) matrix {
	return matrix{
		m[0]*n[0] + m[1]*n[2], m[0]*n[1] + m[1]*n[3],
		m[2]*n[0] + m[3]*n[2], m[2]*n[1] + m[3]*n[3],
		m[4]*n[0] + m[5]*n[2] + n[4], m[4]*n[1] + m[5]*n[3] + n[5],
	}
}

func (m matrix) at(x, y float64) (float64, float64) {
	return m[0]*x + m[2]*y + m[4], m[1]*x + m[3]*y + m[5]
}

func shift(x, y float64) matrix { return matrix{1, 0, 0, 1, x, y} }

// canvas is the state of drawing a page's content.
type canvas struct {
	file     *file
	page     layout.Page
	paths    int
	pictures []placed
	inline   int // number of inline images
	visible  int // number of visible letters

	paper   box      // bounds of the page
	areas   []area   // in the order of painting
	letters []letter // one for each glyph of the page
	corners int      // of all areas
	looks   int      // remaining budget for looks at areas
	lost    bool     // whether more was painted than is stored

	state graphics
	saved []graphics
	over  int // number of saves beyond the limit, to be matched

	masking bool // whether a soft mask is drawn, which paints nothing itself

	word       torn
	text, line matrix // where the next letter goes, and where its line began
	marks      []mark
	structure  *structure       // of a tagged file
	number     int              // number of the page's object
	forms      map[*stream]bool // forms being drawn, to end loops
	path       path
}

// torn is a word that is being drawn: its font, whether it has a letter, and how many without text follow its last one.
type torn struct {
	font   *font
	letter bool
	lost   int
}

// placed is a picture and the transformation of its unit square (y upwards).
type placed struct {
	image *stream
	ctm   matrix
}

// graphics is the part of the graphics state that text needs (§8.4 and §9.3).
type graphics struct {
	ctm matrix

	font                 *font
	size, rise, leading  float64
	charSpace, wordSpace float64
	stretch              float64 // horizontal scaling, 1 for none
	mode                 int     // text rendering; 2 fills and strokes, as for bold

	fill, stroke paint
	lineWidth    float64
	dashed       bool
	clip         clip
	shape, mask  letters // those whose shape is the clip, and those of the soft mask
	group        float64 // alpha of the surrounding group
	masked       bool    // a soft mask applies
	blends       bool    // a blend mode combines it with its background
	within       bool    // a surrounding group has vague, masked or blends set
	vague        bool    // masked, blends or within is set
	off          bool    // nothing is painted, as in a hidden layer or field
}

// initialState returns the state at the start of a page or an appearance.
func (c *canvas) initialState(m matrix) graphics {
	return graphics{ctm: m, stretch: 1, fill: black(), stroke: black(), lineWidth: 1, clip: clip{box: c.paper}, group: 1}
}

// mark is an open marked-content sequence (§14.6).
type mark struct {
	first  int    // index of its first glyph
	unit   int32  // its unit of the structure
	actual string // its replacement text
	has    bool
	off    bool // whether it is in a hidden layer
}

const (
	maxParts  = 2000 // streams of one page's content
	maxAnnots = 500
	maxPlaced = 1000 // pictures on a page
)

// draw draws the content of a page, then the appearances of its filled form fields and typed
// notes.
func (f *file) draw(p page, tags *structure) *canvas {
	c := &canvas{file: f, forms: map[*stream]bool{}, structure: tags, number: p.object}
	if tags != nil {
		c.page.Units = tags.units
	}
	base, width, height := f.frame(p)
	c.page.Width, c.page.Height, c.paper, c.looks = width, height, box{0, 0, width, height}, maxLooks
	c.state = c.initialState(base)
	c.run(f.contents(p.dict["Contents"]), p.resources, 0)
	annots := f.array(p.dict["Annots"])
	annots = annots[:min(len(annots), maxAnnots)]
	for _, v := range annots {
		c.drawAnnotation(f.dict(v), base)
	}
	c.page.Links = c.links(annots, base)
	c.markHidden()
	return c
}

// frame returns the transformation to a page as displayed, y downwards, and its size in points.
func (f *file) frame(p page) (base matrix, width, height float64) {
	const largest = 100 // larger than the units that Acrobat makes
	unit := max(1, min(f.num(p.dict["UserUnit"], 1), largest))
	base, width, height = p.frame()
	return base.mul(matrix{unit, 0, 0, unit, 0, 0}), width * unit, height * unit
}

// frame returns the same in the page's own units.
func (p page) frame() (base matrix, width, height float64) {
	x, y := min(p.box[0], p.box[2]), min(p.box[1], p.box[3])
	w, h := math.Abs(p.box[2]-p.box[0]), math.Abs(p.box[3]-p.box[1])
	const least, most = 1, 1e5
	if !(w >= least && w <= most && h >= least && h <= most) {
		l := letterPage()
		x, y, w, h = 0, 0, l.box[2], l.box[3]
	}
	switch ((p.rotate % 360) + 360) % 360 {
	case 90:
		return matrix{0, 1, 1, 0, -y, -x}, h, w
	case 180:
		return matrix{-1, 0, 0, 1, x + w, -y}, w, h
	case 270:
		return matrix{0, -1, -1, 0, y + h, x + w}, h, w
	}
	return matrix{1, 0, 0, -1, -x, y + h}, w, h
}

// contents joins the streams of a page's content.
func (f *file) contents(v any) []byte {
	parts := array{v}
	if a := f.array(v); a != nil {
		parts = a
	}
	var out []byte
	for _, part := range parts[:min(len(parts), maxParts)] {
		if int64(len(out)) >= f.limits.Stream {
			f.cut = true
			break
		}
		out = append(append(out, f.decode(f.stream(part))...), '\n')
	}
	return out
}

// countTorn counts letters without text between two letters of the same font, where no font has an icon.
func (c *canvas) countTorn(ch char) {
	w := &c.word
	if w.font != c.state.font {
		*w = torn{font: c.state.font}
	}
	first, _ := utf8.DecodeRuneInString(ch.text)
	switch isLetter := unicode.IsLetter(first); {
	case ch.lost && ch.text == "" && w.letter && !c.isOff():
		w.lost++
	case isLetter:
		c.file.torn += w.lost
		w.letter, w.lost = true, 0
	default:
		w.letter, w.lost = false, 0
	}
}

// showString draws a string.
func (c *canvas) showString(s str) {
	g := &c.state
	if g.font == nil {
		return
	}
	g.font.chars(s, func(ch char) {
		if c.file.shown++; ch.lost && !c.isOff() {
			c.file.lost++
		}
		c.countTorn(ch)
		m := c.text.mul(g.ctm)
		x, y := m.at(0, g.rise)
		advance := ch.width * g.size
		endX, endY := m.at(advance*g.stretch, g.rise)
		size := math.Hypot(m[2], m[3]) * math.Abs(g.size)
		if g.font.type3 {
			size *= g.font.em
		}
		const far = 1e6
		if math.Abs(x) < far && math.Abs(y) < far && math.Abs(endX) < far && math.Abs(endY) < far && c.reserveGlyph(len(ch.text)) {
			c.page.Glyphs = append(c.page.Glyphs, layout.Glyph{
				Text: ch.text, X: x, Y: y, EndX: endX, EndY: endY, Size: size,
				Bold: g.font.bold || g.mode == 2, Unsure: ch.unsure, Unit: c.unit(),
			})
			c.letters = append(c.letters, c.newLetter(m, advance*g.stretch, size))
			if g.mode >= 4 {
				c.clipToLetter()
			}
		}
		advance += g.charSpace
		if ch.space {
			advance += g.wordSpace
		}
		c.text = shift(advance*g.stretch, 0).mul(c.text)
	})
}

// reserveGlyph reports whether one more glyph of n bytes is within the limits, and counts it.
func (c *canvas) reserveGlyph(n int) bool {
	f := c.file
	if f.text -= n; f.text < 0 || len(c.page.Glyphs) >= f.limits.Glyphs {
		f.cut = true
		return false
	}
	return true
}

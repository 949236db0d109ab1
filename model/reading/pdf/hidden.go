package pdf

import "math"

// letter is what is known of a drawn glyph besides its text. Whether it is visible is known only
// at the end of the page.
type letter struct {
	x, y  float32 // its middle
	after int32   // number of areas painted before it
	bare  bool    // it has no colour of its own, so only a picture under it can show it
	gone  bool    // it is invisible, whatever is painted later
}

// smallest is the size in points up to which letters are illegible.
const smallest = 1

// newLetter describes a letter that is about to be drawn, from the matrix to the page, its
// advance, and its size there.
func (c *canvas) newLetter(m matrix, advance, size float64) letter {
	const middle, ascent, descent = 0.3, 0.75, -0.2 // of the size, above the baseline
	g := &c.state
	x, y := m.at(advance/2, g.rise+middle*g.size)
	out := letter{x: float32(x), y: float32(y), after: int32(len(c.areas))}
	wide := math.Hypot(m[0], m[1]) * math.Abs(g.size*g.stretch)
	if g.font.type3 {
		wide = size
	}
	switch small := min(size, wide) <= smallest; {
	case c.isOff(), small:
		out.gone = true
	case c.masking:
		if out.bare = g.mode != 3 && g.fill.alpha > 0; !out.bare {
			out.gone = true
		}
	case c.lost, g.masked, g.blends, g.within:
		// the background is not known
	default:
		if !g.clip.contains(x, y) {
			around, _ := boxOf(m, 0, g.rise+descent*g.size, advance, g.rise+ascent*g.size)
			out.gone = around.intersect(g.clip.box).empty()
		}
		if !out.gone {
			out.bare, out.gone = c.inkAt(x, y)
		}
	}
	return out
}

// inkAt reports whether the current paint leaves letters at a point without a colour (bare), or
// with the colour of the background (gone).
func (c *canvas) inkAt(x, y float64) (bare, gone bool) {
	const faint = 0.02
	g := &c.state
	var with [2]*paint
	switch g.mode {
	case 3, 7:
	case 1, 5:
		with[0] = &g.stroke
	case 2, 6:
		with[0], with[1] = &g.fill, &g.stroke
	default:
		with[0] = &g.fill
	}
	bare = true
	for _, p := range with {
		bare = bare && (p == nil || p.alpha < faint)
	}
	if bare {
		return true, false
	}
	var ground ink
	for i, p := range with {
		if p == nil || p.alpha < faint {
			continue
		}
		if !p.ink.known {
			return false, false
		}
		if i == 0 || !ground.known {
			if p.ink.dark() && len(c.areas) == 0 {
				return false, false
			}
			if ground = c.background(x, y); !ground.known {
				return false, false
			}
		}
		if !indistinct(p.ink.mixedOver(ground, p.alpha), ground) {
			return false, false
		}
	}
	return false, true
}

// dark reports whether a colour is visible on white.
func (i ink) dark() bool { return min(i.r, i.g, i.b) < 200 }

// spendLook charges the cost of a look at an area to the budget, and reports whether the look is
// allowed.
func (c *canvas) spendLook(a *area, x, y float64) bool {
	const often = 1 << 14 // looks between two calls of stopped
	before := c.looks
	c.looks--
	if a.box.contains(x, y) {
		c.looks -= len(a.corners) / 8
	}
	if c.looks/often != before/often && c.file.stopped() {
		c.looks = -1
	}
	return c.looks >= 0
}

// background returns the colour at a point as painted so far; paper is white. It is not known at a
// picture, a pattern, or an area of unknown shape.
func (c *canvas) background(x, y float64) ink {
	var over []*area // translucent areas, the uppermost first
	under := ink{255, 255, 255, true}
	for i := len(c.areas) - 1; i >= 0; i-- {
		a := &c.areas[i]
		if !c.spendLook(a, x, y) {
			return ink{}
		}
		if !a.contains(x, y) {
			continue
		}
		if a.vague || !a.ink.known {
			return ink{}
		}
		if a.alpha >= opaque {
			under = a.ink
			break
		}
		over = append(over, a)
	}
	for i := len(over) - 1; i >= 0; i-- {
		under = over[i].ink.mixedOver(under, over[i].alpha)
	}
	return under
}

// markHidden marks the invisible letters once the whole page is drawn.
func (c *canvas) markHidden() {
	under := map[int]bool{} // letters under a later picture: recognised text if the page is a scan
	for i := range c.page.Glyphs {
		l, g := c.letters[i], &c.page.Glyphs[i]
		switch {
		case l.gone:
			g.Hidden = true
		case l.bare:
			g.Hidden = !c.isPictured(l, g.Size)
		default:
			var picture bool
			if g.Hidden, picture = c.covered(l); picture {
				under[i] = true
			}
			if !g.Hidden {
				c.visible++
			}
		}
	}
	if len(under) > 0 && c.scanned() {
		for i := range under {
			c.page.Glyphs[i].Hidden = false
		}
	}
}

// covered reports whether something is painted over a letter, and whether it is a picture.
func (c *canvas) covered(l letter) (is, picture bool) {
	x, y := float64(l.x), float64(l.y)
	for i := int(l.after); i < len(c.areas); i++ {
		a := &c.areas[i]
		if !c.spendLook(a, x, y) {
			return false, false
		}
		if !a.covers() || !a.contains(x, y) {
			continue
		}
		is = true
		if a.picture {
			return true, true
		}
	}
	return is, false
}

// isPictured reports whether a letter without a colour is visible in another form: in a picture,
// as recognised text of a scan is, or as an outline, a small shape with many corners.
func (c *canvas) isPictured(l letter, size float64) bool {
	const outline = 8 // minimum number of corners
	x, y := float64(l.x), float64(l.y)
	for i := range c.areas {
		a := &c.areas[i]
		if !c.spendLook(a, x, y) {
			return true
		}
		drawn := len(a.corners) >= outline && a.y1-a.y0 < 2*size && a.grown(size/4).contains(x, y)
		if drawn || a.picture && a.grown(size).contains(x, y) {
			return true
		}
	}
	return c.lost
}

// scanned reports whether a page is a scan: pictures cover half of it, and few letters are
// visible.
func (c *canvas) scanned() bool {
	covered := 0.0
	for i := range c.areas {
		if a := &c.areas[i]; a.picture {
			covered += (a.x1 - a.x0) * (a.y1 - a.y0)
		}
	}
	return covered >= (c.paper.x1-c.paper.x0)*(c.paper.y1-c.paper.y0)/2 && c.visible <= maxStamp
}

package pdf

import "math"

// letter is what is known of a letter when it is drawn, besides what it says. Whether it
// can be seen is only known at the end of the page.
type letter struct {
	x, y  float32 // its middle
	after int32   // areas painted before it
	bare  bool    // it has no colour of its own: only a picture where it stands shows it
	gone  bool    // it cannot be seen, whatever is painted later
}

// smallest is the size in points up to which nobody sees that letters are letters.
const smallest = 1

// letter judges a letter that is about to be drawn: the matrix to the page, how far it
// goes, and its size there.
func (c *canvas) letter(m matrix, advance, size float64) letter {
	const middle, ascent, descent = 0.3, 0.75, -0.2 // of the size, above the baseline
	g := &c.state
	x, y := m.at(advance/2, g.rise+middle*g.size)
	out := letter{x: float32(x), y: float32(y), after: int32(len(c.areas))}
	wide := math.Hypot(m[0], m[1]) * math.Abs(g.size*g.stretch)
	if g.font.type3 {
		wide = size
	}
	switch small := min(size, wide) <= smallest; {
	case c.off(), small:
		out.gone = true
	case c.lost, g.masked, g.blends, g.within:
		// nobody knows
	default:
		if !g.clip.holds(x, y) {
			around, _ := boxOf(m, 0, g.rise+descent*g.size, advance, g.rise+ascent*g.size)
			out.gone = around.meet(g.clip.box).empty()
		}
		if !out.gone {
			out.bare, out.gone = c.unseen(x, y)
		}
	}
	if g.mode >= 4 {
		g.clip.vague = true // by the letters
	}
	return out
}

// unseen reports letters that have no colour at a point, and others that have the colour
// of the ground there.
func (c *canvas) unseen(x, y float64) (bare, gone bool) {
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
			if ground = c.ground(x, y); !ground.known {
				return false, false
			}
		}
		if !near(p.ink.mixed(ground, p.alpha), ground) {
			return false, false
		}
	}
	return false, true
}

// dark reports a colour that is seen on white.
func (i ink) dark() bool { return min(i.r, i.g, i.b) < 200 }

// look counts a look at an area by what it costs, and reports whether there is time for it.
func (c *canvas) look(a *area, x, y float64) bool {
	const often = 1 << 14 // looks between two questions about the time
	before := c.looks
	c.looks--
	if a.box.holds(x, y) {
		c.looks -= len(a.corners) / 8
	}
	if c.looks/often != before/often && c.file.stopped() {
		c.looks = -1
	}
	return c.looks >= 0
}

// ground returns the colour at a point as painted so far; the paper is white. It is not
// known where a picture is, a pattern, or a shape that is not known.
func (c *canvas) ground(x, y float64) ink {
	var over []*area // translucent ones, the uppermost first
	under := ink{255, 255, 255, true}
	for i := len(c.areas) - 1; i >= 0; i-- {
		a := &c.areas[i]
		if !c.look(a, x, y) {
			return ink{}
		}
		if !a.holds(x, y) {
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
		under = over[i].ink.mixed(under, over[i].alpha)
	}
	return under
}

// sift marks the letters that are not on the page, once all of it is drawn.
func (c *canvas) sift() {
	under := map[int]bool{} // letters under a later picture: recognised ones, where the page is a scan
	for i := range c.page.Glyphs {
		l, g := c.letters[i], &c.page.Glyphs[i]
		switch {
		case l.gone:
			g.Hidden = true
		case l.bare:
			g.Hidden = !c.shown(l, g.Size)
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

// covered reports a letter that something is painted over, and whether that is a
// picture.
func (c *canvas) covered(l letter) (is, picture bool) {
	x, y := float64(l.x), float64(l.y)
	for i := int(l.after); i < len(c.areas); i++ {
		a := &c.areas[i]
		if !c.look(a, x, y) {
			return false, false
		}
		if !a.covers() || !a.holds(x, y) {
			continue
		}
		is = true
		if a.picture {
			return true, true
		}
	}
	return is, false
}

// shown reports letters without a colour that stand where a picture shows them, as those
// that were recognised on a scan do, or outlines: small shapes that are no boxes.
func (c *canvas) shown(l letter, size float64) bool {
	const outline = 8 // corners, at least
	x, y := float64(l.x), float64(l.y)
	for i := range c.areas {
		a := &c.areas[i]
		if !c.look(a, x, y) {
			return true
		}
		drawn := len(a.corners) >= outline && a.y1-a.y0 < 2*size && a.wider(size/4).holds(x, y)
		if drawn || a.picture && a.wider(size).holds(x, y) {
			return true
		}
	}
	return c.lost
}

// scanned reports a page that is a scan: pictures make up half of it, and few letters
// stand on them.
func (c *canvas) scanned() bool {
	covered := 0.0
	for i := range c.areas {
		if a := &c.areas[i]; a.picture {
			covered += (a.x1 - a.x0) * (a.y1 - a.y0)
		}
	}
	return covered >= (c.paper.x1-c.paper.x0)*(c.paper.y1-c.paper.y0)/2 && c.visible <= maxStamp
}

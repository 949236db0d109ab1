package pdf

import (
	"math"

	"shortlist/model/reading/layout"
)

// box is an upright rectangle on the page.
type box struct{ x0, y0, x1, y1 float64 }

func (b box) contains(x, y float64) bool { return x >= b.x0 && x <= b.x1 && y >= b.y0 && y <= b.y1 }

func (b box) intersect(o box) box {
	return box{max(b.x0, o.x0), max(b.y0, o.y0), min(b.x1, o.x1), min(b.y1, o.y1)}
}

func (b box) empty() bool { return !(b.x0 < b.x1 && b.y0 < b.y1) }

func (b box) grown(by float64) box { return box{b.x0 - by, b.y0 - by, b.x1 + by, b.y1 + by} }

// boxOf returns the bounds of a transformed rectangle, and whether they are its exact shape.
func boxOf(m matrix, x0, y0, x1, y1 float64) (b box, upright bool) {
	b = box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, at := range [4][2]float64{{x0, y0}, {x1, y0}, {x0, y1}, {x1, y1}} {
		x, y := m.at(at[0], at[1])
		b.x0, b.y0, b.x1, b.y1 = min(b.x0, x), min(b.y0, y), max(b.x1, x), max(b.y1, y)
	}
	const little = 1e-3
	return b, math.Abs(m[1])+math.Abs(m[2]) < little || math.Abs(m[0])+math.Abs(m[3]) < little
}

// clip is the area in which paint is visible (ISO 32000-1 §8.5.4).
type clip struct {
	box
	vague bool // the clip is an unknown part of the box
}

// corner is a point of a path, on the page.
type corner struct {
	x, y   float64
	begins bool // whether it begins a subpath
}

// area is a painted part of the page.
type area struct {
	box
	corners []corner // its shape; nil for the whole box
	evenOdd bool
	ink     ink
	alpha   float64 // 1 is opaque
	vague   bool    // its shape or its effect is not known
	picture bool
}

// contains reports whether a point is in an area, or may be if the shape is not known.
func (a *area) contains(x, y float64) bool {
	return a.box.contains(x, y) && (a.corners == nil || inside(a.corners, x, y, a.evenOdd))
}

// covers reports whether an area is surely opaque.
func (a *area) covers() bool { return !a.vague && a.alpha >= opaque }

const opaque = 0.99

// inside reports whether a point is in a shape, by the nonzero winding number rule or the even-odd
// rule (§8.5.3.3). Each subpath is closed.
func inside(corners []corner, x, y float64, evenOdd bool) bool {
	winding, crossings := 0, 0
	edge := func(a, b corner) {
		if (a.y > y) == (b.y > y) || x >= a.x+(y-a.y)/(b.y-a.y)*(b.x-a.x) {
			return
		}
		crossings++
		if a.y < b.y {
			winding++
		} else {
			winding--
		}
	}
	from := 0
	for i := 1; i <= len(corners); i++ {
		if i == len(corners) || corners[i].begins {
			edge(corners[i-1], corners[from])
			from = i
			continue
		}
		edge(corners[i-1], corners[i])
	}
	if evenOdd {
		return crossings%2 == 1
	}
	return winding != 0
}

// The following limits bound the areas stored for one page. Beyond them it is not known which area
// covers which, and text counts as visible.
const (
	maxAreas   = 20_000
	maxCorners = 1000 // of one shape
	allCorners = 200_000
	maxLooks   = 40_000_000 // at areas
)

// path is the path under construction.
type path struct {
	x0, y0, x1, y1 float64 // bounds of its points, control points of curves included
	points         int
	corners        []corner // with curves as lines
	long           bool     // it has more corners than are stored
	clips          bool     // the next operator makes it the clip
}

// addPoint adds a point to the bounds of the path.
func (c *canvas) addPoint(x, y float64) {
	x, y = c.state.ctm.at(x, y)
	p := &c.path
	if p.points++; p.points == 1 {
		p.x0, p.y0, p.x1, p.y1 = x, y, x, y
		return
	}
	p.x0, p.y0, p.x1, p.y1 = min(p.x0, x), min(p.y0, y), max(p.x1, x), max(p.y1, y)
}

// addCorner adds a corner to the path.
func (c *canvas) addCorner(x, y float64, begins bool) {
	if len(c.path.corners) >= maxCorners {
		c.path.long = true
		return
	}
	x, y = c.state.ctm.at(x, y)
	c.path.corners = append(c.path.corners, corner{x, y, begins || len(c.path.corners) == 0})
}

// addCurve adds a Bézier curve as lines; the points are those of "c".
func (c *canvas) addCurve(x1, y1, x2, y2, x3, y3 float64) {
	const lines = 4
	n := len(c.path.corners)
	if n == 0 {
		c.addCorner(x3, y3, true)
		return
	}
	from := c.path.corners[n-1] // in page coordinates already
	x1, y1 = c.state.ctm.at(x1, y1)
	x2, y2 = c.state.ctm.at(x2, y2)
	x3, y3 = c.state.ctm.at(x3, y3)
	for i := 1; i <= lines; i++ {
		if len(c.path.corners) >= maxCorners {
			c.path.long = true
			return
		}
		t := float64(i) / lines
		u := 1 - t
		at := func(p0, p1, p2, p3 float64) float64 { return u*u*u*p0 + 3*u*u*t*p1 + 3*u*t*t*p2 + t*t*t*p3 }
		c.path.corners = append(c.path.corners, corner{x: at(from.x, x1, x2, x3), y: at(from.y, y1, y2, y3)})
	}
}

// addRectangle adds a rectangle to the path.
func (c *canvas) addRectangle(x, y, w, h float64) {
	c.addPoint(x, y)
	c.addPoint(x+w, y+h)
	c.addCorner(x, y, true)
	c.addCorner(x+w, y, false)
	c.addCorner(x+w, y+h, false)
	c.addCorner(x, y+h, false)
}

// pathOperator executes the operators of paths.
func (c *canvas) pathOperator(op keyword, o operands) {
	switch op {
	case "m", "l":
		c.addPoint(o.num(2), o.num(1))
		c.addCorner(o.num(2), o.num(1), op == "m")
	case "v", "y":
		c.addPoint(o.num(4), o.num(3))
		c.addPoint(o.num(2), o.num(1))
		c.addCurve(o.num(4), o.num(3), o.num(4), o.num(3), o.num(2), o.num(1))
	case "c":
		c.addPoint(o.num(6), o.num(5))
		c.addPoint(o.num(4), o.num(3))
		c.addPoint(o.num(2), o.num(1))
		c.addCurve(o.num(6), o.num(5), o.num(4), o.num(3), o.num(2), o.num(1))
	case "re":
		c.addRectangle(o.num(4), o.num(3), o.num(2), o.num(1))
	case "W", "W*":
		c.path.clips = true
	case "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "n":
		c.paintPath(op)
	}
}

// paintPath ends the path. A small path that is as high as wide is a bullet.
func (c *canvas) paintPath(op keyword) {
	const least, most, dots = 1, 9, 2000
	p := &c.path
	w, h := p.x1-p.x0, p.y1-p.y0
	if op != "n" && !c.masking {
		c.paths++
		if p.points > 1 && w > least && w < most && h > least && h < most && w < 1.4*h && h < 1.4*w && len(c.page.Dots) < dots {
			c.page.Dots = append(c.page.Dots, layout.Dot{X: p.x0, Y: p.y0, Width: w, Height: h})
		}
		if op != "S" && op != "s" {
			c.fillPath(op == "f*" || op == "B*" || op == "b*")
		}
		if op != "f" && op != "F" && op != "f*" {
			c.strokePath()
		}
	}
	if p.clips && len(p.corners) > 0 {
		c.clipTo(p.corners, p.long)
	}
	*p = path{corners: p.corners[:0]}
}

// boundsOf returns the bounds of corners, and whether the corners are exactly that upright
// rectangle.
func boundsOf(corners []corner) (b box, exact bool) {
	b = box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	subpaths := 0
	for _, at := range corners {
		b.x0, b.y0, b.x1, b.y1 = min(b.x0, at.x), min(b.y0, at.y), max(b.x1, at.x), max(b.y1, at.y)
		if at.begins {
			subpaths++
		}
	}
	if subpaths != 1 || len(corners) < 4 || len(corners) > 5 {
		return b, false
	}
	const little = 0.05
	near := func(a, b float64) bool { return math.Abs(a-b) < little }
	for i, at := range corners {
		next := corners[(i+1)%len(corners)]
		if !near(at.x, next.x) && !near(at.y, next.y) || !near(at.x, b.x0) && !near(at.x, b.x1) || !near(at.y, b.y0) && !near(at.y, b.y1) {
			return b, false
		}
	}
	opposite := corners[2]
	return b, !near(corners[0].x, opposite.x) && !near(corners[0].y, opposite.y)
}

// clipTo intersects the clip with a shape.
func (c *canvas) clipTo(corners []corner, long bool) {
	g := &c.state
	if long { // the corners that are not stored may lie anywhere
		g.clip.vague = true
		return
	}
	b, exact := boundsOf(corners)
	g.clip.box = g.clip.intersect(b)
	g.clip.vague = g.clip.vague || !exact
}

// fillPath paints the inside of the path.
func (c *canvas) fillPath(evenOdd bool) {
	p := &c.path
	if len(p.corners) < 3 {
		return
	}
	b, exact := boundsOf(p.corners)
	a := area{box: b, evenOdd: evenOdd, ink: c.state.fill.ink, alpha: c.state.fill.alpha, vague: p.long || !c.state.fill.ink.known}
	if p.long {
		a.box = c.paper
	} else if !exact {
		a.corners = p.corners
	}
	c.addArea(a)
}

// strokePath paints the line of the path. A line as wide as letters are high is a background,
// exactly known if it is straight and upright.
func (c *canvas) strokePath() {
	const least = 3 // points
	p, g := &c.path, &c.state
	m := g.ctm
	width := g.lineWidth * math.Sqrt(math.Abs(m[0]*m[3]-m[1]*m[2]))
	if width < least || len(p.corners) < 2 {
		return
	}
	b, _ := boundsOf(p.corners)
	a := area{ink: g.stroke.ink, alpha: g.stroke.alpha, vague: p.long || g.dashed || !g.stroke.ink.known || len(p.corners) > 2}
	switch w := width / 2; {
	case a.vague:
		a.box = b.grown(w)
	case b.y1-b.y0 < 0.1:
		a.box = box{b.x0, b.y0 - w, b.x1, b.y1 + w}
	case b.x1-b.x0 < 0.1:
		a.box = box{b.x0 - w, b.y0, b.x1 + w, b.y1}
	default:
		a.box, a.vague = b.grown(w), true
	}
	c.addArea(a)
}

// addImage paints a picture; masked means that it does not cover all of its square.
func (c *canvas) addImage(masked bool) {
	b, upright := boxOf(c.state.ctm, 0, 0, 1, 1)
	c.addArea(area{box: b, alpha: c.state.fill.alpha, vague: masked || !upright, picture: true})
}

// addArea stores the visible part of an area.
func (c *canvas) addArea(a area) {
	g := &c.state
	a.box = a.intersect(g.clip.box)
	const least = 1 // points; a smaller area is a rule
	if c.isOff() || c.masking || a.x1-a.x0 < least || a.y1-a.y0 < least {
		return
	}
	c.reveal(a)
	a.vague = a.vague || g.clip.vague || g.vague
	if a.corners != nil {
		if c.corners += len(a.corners); c.corners > allCorners {
			a.corners, a.vague = nil, true
		} else {
			a.corners = append([]corner(nil), a.corners...)
		}
	}
	if len(c.areas) >= maxAreas {
		c.lost = true
		return
	}
	c.areas = append(c.areas, a)
}

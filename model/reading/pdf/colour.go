package pdf

import (
	"math"

	"shortlist/model/reading/layout"
)

// ink is a colour; known is false for a pattern and for a colour space that is not supported.
type ink struct {
	r, g, b uint8
	known   bool
}

// paint is the colour and alpha that an operator paints with.
type paint struct {
	space space
	ink   ink
	alpha float64
}

func black() paint { return paint{space: grey(), ink: ink{known: true}, alpha: 1} }

// setColour sets a colour of the current space, or of another space with as many components.
func (p *paint) setColour(o operands) {
	p.ink = ink{}
	if len(o) == 0 || p.space.n == 0 || len(o) < p.space.n {
		return
	}
	var of, to [4]byte
	for i := range p.space.n {
		v, ok := number(o[len(o)-p.space.n+i])
		if !ok {
			return
		}
		of[i] = byte(max(0, min(v, 1))*255 + .5)
	}
	p.space.rgb(of[:p.space.n], to[:])
	p.ink = ink{to[0], to[1], to[2], true}
}

// setSpace selects a space; its first colour is black, or full ink.
func (p *paint) setSpace(s space) {
	p.space, p.ink = s, ink{known: s.n > 0}
	if s.tinted {
		p.setColour(operands{1.0})
	}
}

// colourOperator executes the operators of colour (ISO 32000-1 §8.6.8), and reports whether op is
// one of them.
func (c *canvas) colourOperator(op keyword, o operands, resources dict) bool {
	g := &c.state
	p := &g.fill
	if op[0] < 'a' {
		p = &g.stroke
	}
	switch op {
	case "g", "G":
		p.space = grey()
		p.setColour(o)
	case "rg", "RG":
		p.space = ofComponents(3)
		p.setColour(o)
	case "k", "K":
		p.space = ofComponents(4)
		p.setColour(o)
	case "cs", "CS":
		p.setSpace(c.file.paintSpace(o.last(), resources, 0))
	case "sc", "SC", "scn", "SCN":
		p.setColour(o)
	default:
		return false
	}
	return true
}

// paintSpace returns the space that "cs" names, or one without components if its colours are
// unknown.
func (f *file) paintSpace(v any, resources dict, depth int) space {
	if n, ok := v.(name); ok {
		if own := f.dict(resources["ColorSpace"])[n]; own != nil {
			v = own
		}
	}
	v = f.resolve(v)
	kind, a := f.name(v), f.array(v)
	if len(a) > 0 {
		kind = f.name(a[0])
	}
	switch kind {
	case "Separation":
		if len(a) >= 4 && depth < maxSpaces {
			return f.tinted(f.paintSpace(a[2], nil, depth+1), f.dict(a[3]))
		}
		return space{}
	case "DeviceN", "Indexed", "I":
		return space{}
	}
	return f.space(v, depth)
}

// tinted returns a space of one ink whose tints lie between two colours of another space
// (§7.10.3).
func (f *file) tinted(base space, function dict) space {
	if base.n == 0 || base.tinted || f.int(function["FunctionType"], -1) != 2 {
		return space{}
	}
	from, ok0 := f.nums(function["C0"], base.n)
	to, ok1 := f.nums(function["C1"], base.n)
	if !ok0 || !ok1 {
		return space{}
	}
	n := f.num(function["N"], 1)
	return space{n: 1, tinted: true, rgb: func(of, out []byte) {
		t := math.Pow(float64(of[0])/255, n)
		var mixed [4]byte
		for i := range base.n {
			mixed[i] = byte(max(0, min(from[i]+t*(to[i]-from[i]), 1))*255 + .5)
		}
		base.rgb(mixed[:base.n], out)
	}}
}

// setState applies the colour entries of a graphics state dictionary (§8.4.5).
func (c *canvas) setState(d dict) {
	f, g := c.file, &c.state
	unit := func(v any, usual float64) float64 { return max(0, min(f.num(v, usual), 1)) }
	if d["ca"] != nil {
		g.fill.alpha = g.group * unit(d["ca"], 1)
	}
	if d["CA"] != nil {
		g.stroke.alpha = g.group * unit(d["CA"], 1)
	}
	if d["LW"] != nil {
		g.lineWidth = f.num(d["LW"], g.lineWidth)
	}
	if mask := f.resolve(d["SMask"]); mask != nil {
		g.masked = f.name(mask) != "None"
	}
	if mode := f.resolve(d["BM"]); mode != nil {
		if a := f.array(mode); len(a) > 0 {
			mode = a[0]
		}
		n := f.name(mode)
		g.blends = n != "Normal" && n != "Compatible"
	}
	g.vague = g.masked || g.blends || g.within
}

// indistinct reports whether letters of one colour are invisible on the other.
func indistinct(a, b ink) bool {
	return layout.Nil(layout.RGB{R: a.r, G: a.g, B: a.b}, layout.RGB{R: b.r, G: b.g, B: b.b})
}

// mixedOver returns the colour of a translucent ink over another.
func (i ink) mixedOver(under ink, alpha float64) ink {
	of := func(a, b uint8) uint8 { return uint8(float64(a)*alpha + float64(b)*(1-alpha) + .5) }
	return ink{of(i.r, under.r), of(i.g, under.g), of(i.b, under.b), i.known && under.known}
}

package office

import (
	"shortlist/model/reading/layout"
)

// look returns the look of the next text.
func (r *rich) look() look {
	g := &r.state
	p := props{
		hidden: toggled(g.hidden || r.ended), bold: toggled(g.bold), size: float64(g.size) / 2, title: toggled(g.outlined),
		colour: r.colour(g.colour), ground: g.letters,
	}
	under := [3]shade{g.paragraph}
	if g.inTable && r.cell < len(r.row) {
		under[1] = r.row[r.cell]
	}
	if g.box {
		under[2].kind = unknown
	}
	for _, s := range under {
		if p.ground.kind == unsaid || p.ground.kind == automatic {
			p.ground = s
		}
	}
	return p.look(layout.White())
}

// colour returns a colour of the table.
func (r *rich) colour(n int) shade {
	if n <= 0 || n >= len(r.colours) {
		return shade{}
	}
	return r.colours[n]
}

// lookWord handles the control words of formatting, and reports whether word is one of them. Some
// of them begin a group of text.
func (r *rich) lookWord(word string, n int, given bool) bool {
	g := &r.state
	is := !given || n != 0
	switch word {
	case "red", "green", "blue":
		r.mix(word, n)
		return true
	case "colortbl":
		g.colours = true
		return true
	case "v", "b", "fs", "cf", "cb", "chcbpat", "highlight", "chshdng", "cbpat", "shading", "pard", "intbl", "outlinelevel":
		r.flush()
	}
	switch word {
	case "v":
		g.hidden = is
	case "b":
		g.bold = is
	case "fs":
		if g.size = usualSize; given && n > 0 {
			g.size = min(n, 4000)
		}
	case "cf":
		g.colour = n
	case "cb", "chcbpat", "highlight":
		g.letters = r.colour(n)
	case "chshdng":
		g.letters = patterned(g.letters, n)
	case "cbpat":
		g.paragraph = r.colour(n)
	case "shading":
		g.paragraph = patterned(g.paragraph, n)
	case "pard":
		g.paragraph, g.inTable, g.outlined, g.dropCap = shade{}, false, false, false
	case "intbl":
		g.inTable = true
	case "outlinelevel":
		g.outlined = n < 9
	case "dropcapli":
		g.dropCap = n > 0
	default:
		return r.rowWord(word, n) || r.shapeWord(word, n)
	}
	return true
}

// patterned returns a background with a share, in hundredths of a percent, of another colour on
// it.
func patterned(ground shade, share int) shade {
	if share == 0 {
		return ground
	}
	return shade{kind: unknown}
}

// mix sets a component of a colour of the table.
func (r *rich) mix(word string, n int) {
	c := &r.mixing.rgb
	r.mixing.kind = known
	v := uint8(max(0, min(n, 255)))
	switch word {
	case "red":
		c.R = v
	case "green":
		c.G = v
	default:
		c.B = v
	}
}

// rowWord handles the control words of a row's cells.
func (r *rich) rowWord(word string, n int) bool {
	switch word {
	case "trowd":
		r.row, r.ground = nil, shade{}
	case "clcbpat":
		r.ground = r.colour(n)
	case "clshdng":
		r.ground = patterned(r.ground, n)
	case "cellx":
		if len(r.row) < maxCells {
			r.row = append(r.row, r.ground)
		}
		r.ground = shade{}
	default:
		return false
	}
	return true
}

// tableWord goes on to the next cell, or the next row.
func (r *rich) tableWord(word string) {
	switch word {
	case "cell", "nestcell":
		r.cell++
	case "row", "nestrow":
		r.cell = 0
	}
}

// shapeWord handles the control words of objects that may lie under text.
func (r *rich) shapeWord(word string, n int) bool {
	switch word {
	case "shp":
		r.backed = r.backed || r.state.above
	case "shpfblwtxt":
		r.backed = r.backed || n != 0
	case "shptxt":
		r.state.box = true
	case "background":
		r.backed = true
		return false // it has no text
	default:
		return false
	}
	return true
}

package office

import (
	"cmp"
	"strconv"
	"strings"

	"shortlist/model/reading/layout"
)

// props are the properties of text in a file; zero means that the file does not set them.
type props struct {
	hidden, bold toggle
	size         float64 // in points
	colour       shade
	ground       shade
	title        toggle // of a style or a level of headings
	font         string
	list         string // that the paragraph is an item of; "0" for none
	level        int    // in the list, counted from 1; 0 if the file does not set it
}

// toggle is on, off, or not set.
type toggle int8

const (
	on  toggle = 1
	off toggle = -1
)

func toggled(is bool) toggle {
	if is {
		return on
	}
	return off
}

// shade is the colour of letters or of their background.
type shade struct {
	kind shadeKind
	rgb  layout.RGB
}

type shadeKind int8

const (
	unsaid    shadeKind = iota
	automatic           // letters: visible on their background; background: none
	known
	unknown // a pattern, a picture
)

func colourOf(r, g, b uint8) shade { return shade{known, layout.RGB{R: r, G: g, B: b}} }

// over returns the merged properties, with those of p before those of base.
func (p props) over(base props) props {
	if p.hidden == 0 {
		p.hidden = base.hidden
	}
	if p.bold == 0 {
		p.bold = base.bold
	}
	if p.size == 0 {
		p.size = base.size
	}
	if p.colour.kind == unsaid {
		p.colour = base.colour
	}
	if p.ground.kind == unsaid || p.ground.kind == automatic && base.ground.kind != unsaid {
		p.ground = base.ground
	}
	if p.title == 0 {
		p.title = base.title
	}
	p.font, p.list, p.level = cmp.Or(p.font, base.font), cmp.Or(p.list, base.list), cmp.Or(p.level, base.level)
	return p
}

// look returns the look of text with these properties on paper of a colour.
func (p props) look(paper layout.RGB) look {
	const smallest = 1 // points, up to which letters are illegible
	const most = 1000
	out := look{
		size: uint16(max(0, min(p.size, most))*4 + .5), bold: p.bold == on, title: p.title == on,
		hidden: p.hidden == on || p.size > 0 && p.size <= smallest,
	}
	if p.colour.kind == known {
		switch p.ground.kind {
		case known:
			out.hidden = out.hidden || layout.Nil(p.colour.rgb, p.ground.rgb)
		case unsaid, automatic:
			out.pale = layout.Nil(p.colour.rgb, paper)
		}
	}
	return out
}

// hexShade decodes six hexadecimal digits, with or without #; "auto" is automatic.
func hexShade(s string) shade {
	s = strings.TrimPrefix(strings.TrimSpace(s), "#")
	if strings.EqualFold(s, "auto") {
		return shade{kind: automatic}
	}
	n, err := strconv.ParseUint(s, 16, 32)
	if err != nil || len(s) != 6 {
		return shade{}
	}
	return colourOf(uint8(n>>16), uint8(n>>8), uint8(n))
}

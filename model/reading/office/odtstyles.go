package office

import (
	"cmp"
	"encoding/xml"
	"strconv"
	"strings"
)

// openStyles are the styles of an OpenDocument text, by their family and name. The styles of
// several parts are read one after the other.
type openStyles struct {
	read  map[string]*openStyle
	style *openStyle // being read
	paper shade      // of the pages
	fonts map[string]string
	lists map[string]*[listLevels]*listLevel
	list  string // being read
}

// openStyle is a style, and the one it inherits from.
type openStyle struct {
	props
	family, parent string
	through        bool // text runs over it or under it
}

func newOpenStyles() *openStyles {
	return &openStyles{read: map[string]*openStyle{}, fonts: map[string]string{}, lists: map[string]*[listLevels]*listLevel{}}
}

func (w *openStyles) full() bool  { return false }
func (w *openStyles) text(string) {}

func (w *openStyles) start(e xml.StartElement) (skip bool) {
	switch e.Name.Local {
	case "style", "default-style":
		if e.Name.Space == "style" && len(w.read) < maxStyles {
			w.style = &openStyle{family: attribute(e, "family"), parent: attribute(e, "parent-style-name")}
			w.read[w.style.family+":"+attribute(e, "name")] = w.style
			if attribute(e, "default-outline-level") != "" {
				w.style.title = on
			}
			for _, a := range e.Attr {
				if a.Name.Local == "list-style-name" {
					w.style.list = cmp.Or(a.Value, "0")
				}
			}
		}
	case "text-properties":
		if w.style != nil {
			w.style.letters(e)
			if family, ok := w.fonts[w.style.font]; ok {
				w.style.font = family
			}
		}
	case "paragraph-properties", "table-cell-properties", "table-row-properties", "table-properties", "graphic-properties", "section-properties":
		if w.style != nil {
			w.style.ground = openGround(e)
			w.style.through = attribute(e, "wrap") == "run-through"
			if attribute(e, "fill") != "" && attribute(e, "fill") != "none" {
				w.style.ground = shade{kind: unknown}
			}
		}
	case "font-face":
		if len(w.fonts) < maxFonts {
			w.fonts[attribute(e, "name")] = strings.Trim(attribute(e, "font-family"), "'\"")
		}
	case "page-layout-properties":
		if g := openGround(e); g.kind == known {
			w.paper = g
		}
	default:
		w.listStyle(e)
	}
	return false
}

func (w *openStyles) end(e xml.EndElement) {
	if e.Name.Space == "style" && (e.Name.Local == "style" || e.Name.Local == "default-style") {
		w.style = nil
	}
}

// letters reads the properties of text (ODF 1.3 §16.29.29).
func (p *openStyle) letters(e xml.StartElement) {
	for _, a := range e.Attr {
		switch v := a.Value; a.Name.Local {
		case "display":
			p.hidden = toggled(v != "true") // "none" or "condition"
		case "font-name", "font-family":
			p.font = strings.Trim(v, "'\"")
		case "font-weight":
			p.bold = toggled(isBold(v))
		case "font-size":
			p.size = points(v)
		case "color":
			if p.colour.kind == unsaid {
				p.colour = hexShade(v)
			}
		case "use-window-font-color":
			if v == "true" {
				p.colour = shade{kind: automatic}
			}
		case "background-color":
			p.ground = openGround(e)
		}
	}
}

func openGround(e xml.StartElement) shade {
	v := attribute(e, "background-color")
	if v == "transparent" {
		return shade{kind: automatic}
	}
	return hexShade(v)
}

func isBold(weight string) bool {
	n, err := strconv.Atoi(strings.TrimSpace(weight))
	return weight == "bold" || weight == "bolder" || err == nil && n >= 600
}

// points returns a length in points, or 0 for a relative or invalid length.
func points(length string) float64 {
	length = strings.TrimSpace(strings.ToLower(length))
	units := map[string]float64{"pt": 1, "px": 0.75, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "pc": 12}
	at := max(len(length)-2, 0)
	v, err := strconv.ParseFloat(strings.TrimSpace(length[:at]), 64)
	if unit := units[length[at:]]; err == nil && v >= 0 && unit > 0 {
		return max(v*unit, 0.01) // so that a size of 0 counts as given
	}
	return 0
}

// behind reports whether a frame or a shape may lie under the text.
func (w *openStyles) behind(style string) bool {
	s := w.read["graphic:"+style]
	return s != nil && s.through
}

// resolve returns the properties of a style with those it inherits.
func (w *openStyles) resolve(family, name string) (p props) {
	s := w.read[family+":"+name]
	for range maxBasis {
		if s == nil {
			break
		}
		p = p.over(s.props)
		if s.parent == "" {
			break
		}
		s = w.read[family+":"+s.parent]
	}
	if base := w.read[family+":"]; base != nil {
		p = p.over(base.props)
	}
	return p
}

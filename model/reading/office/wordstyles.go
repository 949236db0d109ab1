package office

import (
	"encoding/xml"
	"strings"
)

// wordStyles are the styles of a Word document, by their identifiers.
type wordStyles struct {
	prefix string
	rooted bool
	read   map[string]*wordStyle
	usual  props // of a paragraph without a style
	basis  props // of the whole document

	style *wordStyle // being read
	in    string     // rPr or pPr, of a style or of the document
	base  bool       // of the document
	byOne string     // the style of paragraphs without one

	numbers func() *wordNumbers // the lists of the document; nil without any
}

// wordStyle is a style, and the one it is based on.
type wordStyle struct {
	props
	basedOn string
	shades  bool // it is a table style in which some cells have a background
}

// usualOfWord is the default size of letters in points.
const usualOfWord = 10

const (
	maxStyles = 5000
	maxBasis  = 30 // length of a chain of styles based on each other
)

func newWordStyles() *wordStyles {
	return &wordStyles{read: map[string]*wordStyle{}, usual: props{size: usualOfWord}}
}

func (w *wordStyles) full() bool  { return false }
func (w *wordStyles) text(string) {}

func (w *wordStyles) start(e xml.StartElement) (skip bool) {
	if !w.rooted {
		w.rooted, w.prefix = true, mainPrefix(e)
	}
	if e.Name.Space != w.prefix {
		return false
	}
	switch local := e.Name.Local; {
	case local == "docDefaults":
		w.base = true
	case local == "style":
		if len(w.read) < maxStyles {
			w.style = &wordStyle{}
			id := attribute(e, "styleId")
			w.read[id] = w.style
			if is := attribute(e, "default"); attribute(e, "type") == "paragraph" && (is == "1" || is == "true" || is == "on") {
				w.byOne = id
			}
		}
	case local == "tblStylePr", local == "tcPr", local == "tblPr":
		w.in = "" // properties of a part of a table
	case local == "rPr" && (w.style != nil || w.base), local == "pPr" && (w.style != nil || w.base):
		if w.in == "" || w.in == "pPr" {
			w.in = local
		}
	case w.style == nil && !w.base:
	case local == "shd":
		if wordGround(e).kind == known || wordGround(e).kind == unknown {
			w.style.addShade()
		}
		w.readProperty(e)
	case local == "name" && w.style != nil:
		name := strings.ToLower(attribute(e, "val"))
		if strings.HasPrefix(name, "heading ") || name == "title" {
			w.style.title = on
		}
	case local == "basedOn" && w.style != nil:
		w.style.basedOn = attribute(e, "val")
	default:
		w.readProperty(e)
	}
	return false
}

// addShade records a background in a style.
func (s *wordStyle) addShade() {
	if s != nil {
		s.shades = true
	}
}

// readProperty handles an element of the properties being read.
func (w *wordStyles) readProperty(e xml.StartElement) {
	p := &w.basis
	if w.style != nil {
		p = &w.style.props
	}
	switch {
	case w.in == "rPr":
		p.runProperty(e, w)
	case w.in == "pPr" && e.Name.Local == "shd":
		p.ground = wordGround(e)
	case w.in == "pPr":
		p.paragraphProperty(e)
	}
}

func (w *wordStyles) end(e xml.EndElement) {
	if e.Name.Space != w.prefix {
		return
	}
	switch e.Name.Local {
	case "rPr", "pPr":
		w.in = ""
	case "style":
		w.style = nil
	case "docDefaults":
		w.base = false
	case "styles":
		w.usual = w.propsOf(w.byOne)
	}
}

// resolved returns the properties of a style with those it is based on.
func (s *wordStyle) resolved(of *wordStyles) (p props) {
	for range maxBasis {
		if s == nil {
			break
		}
		p = p.over(s.props)
		s = of.read[s.basedOn]
	}
	return p
}

// propsOf returns the properties of a paragraph with a style.
func (w *wordStyles) propsOf(id string) props {
	s := w.read[id]
	if s == nil {
		s = w.read[w.byOne]
	}
	return s.resolved(w).over(w.basis).over(props{size: usualOfWord})
}

// shaded reports whether cells of a table style may have a background.
func (w *wordStyles) shaded(id string) bool {
	s := w.read[id]
	for range maxBasis {
		if s == nil {
			return false
		}
		if s.shades {
			return true
		}
		s = w.read[s.basedOn]
	}
	return false
}

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
	unread map[string][]byte // as XML: find reads them
	stop   func() bool       // of reading those
	usual  props             // of a paragraph without a style
	basis  props             // of the whole document

	style *wordStyle // being read
	in    string     // rPr or pPr, of a style or of the document
	base  bool       // of the document
	byOne string     // the style of paragraphs without one
}

// wordStyle is a style, and the one it is based on.
type wordStyle struct {
	props
	basedOn string
	shades  bool // a table's: some of its cells have a ground
}

// usualOfWord is the size of letters that nothing says a size of, in points.
const usualOfWord = 10

const (
	maxStyles = 5000
	maxBasis  = 30 // styles based on each other
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
		w.in = "" // of a part of a table
	case local == "rPr" && (w.style != nil || w.base), local == "pPr" && (w.style != nil || w.base):
		if w.in == "" || w.in == "pPr" {
			w.in = local
		}
	case w.style == nil && !w.base:
	case local == "shd":
		if wordGround(e).kind == known || wordGround(e).kind == unknown {
			w.style.shade()
		}
		w.take(e)
	case local == "name" && w.style != nil:
		name := strings.ToLower(attribute(e, "val"))
		if strings.HasPrefix(name, "heading ") || name == "title" {
			w.style.title = on
		}
	case local == "basedOn" && w.style != nil:
		w.style.basedOn = attribute(e, "val")
	default:
		w.take(e)
	}
	return false
}

// shade notes a ground in a style.
func (s *wordStyle) shade() {
	if s != nil {
		s.shades = true
	}
}

// take takes an element of the properties that are being read.
func (w *wordStyles) take(e xml.StartElement) {
	p := &w.basis
	if w.style != nil {
		p = &w.style.props
	}
	switch {
	case w.in == "rPr":
		p.word(e, w)
	case w.in == "pPr" && e.Name.Local == "shd":
		p.ground = wordGround(e)
	case w.in == "pPr" && e.Name.Local == "outlineLvl":
		p.title = outlined(e)
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
		w.usual = w.of(w.byOne)
	}
}

// resolved returns the properties of a style with those it is based on.
func (s *wordStyle) resolved(of *wordStyles) (p props) {
	for range maxBasis {
		if s == nil {
			break
		}
		p = p.over(s.props)
		s = of.find(s.basedOn)
	}
	return p
}

// of returns what a paragraph of a style is set in.
func (w *wordStyles) of(id string) props {
	s := w.find(id)
	if s == nil {
		s = w.find(w.byOne)
	}
	return s.resolved(w).over(w.basis).over(props{size: usualOfWord})
}

// shaded reports a style of tables in which cells may have a ground.
func (w *wordStyles) shaded(id string) bool {
	s := w.find(id)
	for range maxBasis {
		if s == nil {
			return false
		}
		if s.shades {
			return true
		}
		s = w.find(s.basedOn)
	}
	return false
}

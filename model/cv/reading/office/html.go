package office

import (
	"slices"
	"strings"

	markup "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model/cv/reading/contrast"
)

// html reads the text of a web page, since job portals save pages under names ending in .doc.
func html(s string) story {
	page := webPage{tags: markup.NewTokenizer(strings.NewReader(s)), rules: rulesOf(s)}
	page.read()
	return story{text: page.nonEmptyLines(), backed: page.rules.unknown, cut: len(s) >= maxText}
}

// webPage is a page being read.
type webPage struct {
	tags   *markup.Tokenizer
	rules  rules
	out    marked
	around []webElement
	beyond int // number of elements below the depth limit
}

// webElement is an open element.
type webElement struct {
	tag atom.Atom
	set webSet
}

// webSet is the style of text. A child element can restore visibility, but not display.
type webSet struct {
	props
	gone bool
	off  toggle // visibility
}

// look returns the look of text with the style.
func (s webSet) look() look {
	const usual = 12 // points
	p := s.props.over(props{size: usual})
	p.hidden = toggled(s.gone || s.off == on)
	return p.look(contrast.White())
}

const maxElements = 500 // nesting depth

func (w *webPage) read() {
	for len(w.out.text) < maxText {
		switch w.tags.Next() {
		case markup.ErrorToken:
			return
		case markup.TextToken:
			w.text()
		case markup.StartTagToken, markup.SelfClosingTagToken:
			w.start()
		case markup.EndTagToken:
			name, _ := w.tags.TagName()
			w.end(atom.Lookup(name))
		}
	}
}

// silent are the elements whose text is not on the page.
var silent = []atom.Atom{atom.Script, atom.Style, atom.Title}

// void are the elements without content.
var void = []atom.Atom{atom.Area, atom.Base, atom.Br, atom.Col, atom.Embed, atom.Hr, atom.Img, atom.Input, atom.Link, atom.Meta, atom.Source, atom.Track, atom.Wbr}

// lines are the elements that begin and end a line.
var lines = []atom.Atom{
	atom.P, atom.Div, atom.Br, atom.Li, atom.Tr, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Ul, atom.Ol, atom.Table, atom.Td,
	atom.Th, atom.Section, atom.Header, atom.Footer, atom.Article, atom.Aside, atom.Main, atom.Nav, atom.Dl, atom.Dt, atom.Dd, atom.Pre,
	atom.Blockquote, atom.Hr, atom.Address,
}

var headings = []atom.Atom{atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6}

func (w *webPage) text() {
	if n := len(w.around); n > 0 && slices.Contains(silent, w.around[n-1].tag) {
		return
	}
	if text := collapse(string(w.tags.Raw())); text != "" {
		w.write(markup.UnescapeString(text))
	}
}

func (w *webPage) write(s string) { w.out.write(s, w.inside().look()) }

// inside returns the style of the next text.
func (w *webPage) inside() webSet {
	if n := len(w.around); n > 0 {
		return w.around[n-1].set
	}
	return webSet{}
}

func (w *webPage) start() {
	name, more := w.tags.TagName()
	e := webElement{tag: atom.Lookup(name)}
	tag := string(name)
	w.endImplied(e.tag)
	e.set = w.inside()
	own := webSet{}
	switch {
	case slices.Contains(headings, e.tag):
		own.title = on
	case e.tag == atom.B, e.tag == atom.Strong, e.tag == atom.Th:
		own.bold = on
	case e.tag == atom.Template:
		own.gone = true
	}
	var style, classes, id string
	for more {
		var key, value []byte
		key, value, more = w.tags.TagAttr()
		switch v := string(value); string(key) {
		case "style":
			style = v
		case "class":
			classes = v
		case "id":
			id = v
		case "hidden":
			own.gone = v != "until-found"
		case "bgcolor":
			own.ground = cssColour(v)
		case "background":
			own.ground = shade{kind: unknown}
		case "color":
			own.colour = cssColour(v)
		}
	}
	w.rules.apply(&own, tag, strings.Fields(strings.ToLower(classes)), strings.ToLower(id))
	own.declare(style)
	e.set = own.over(e.set)
	if slices.Contains(lines, e.tag) {
		w.out.write("\n", look{})
	}
	if e.tag == atom.Li {
		w.out.write("• ", e.set.look())
	}
	switch {
	case slices.Contains(void, e.tag):
	case len(w.around) < maxElements:
		w.around = append(w.around, e)
	default:
		w.beyond++
	}
}

// over returns the style of an element inside others.
func (s webSet) over(around webSet) webSet {
	s.props = s.props.over(around.props)
	s.gone = s.gone || around.gone
	if s.off == 0 {
		s.off = around.off
	}
	return s
}

// endImplied ends the elements that the start of an element ends.
func (w *webPage) endImplied(tag atom.Atom) {
	ends, within := []atom.Atom(nil), []atom.Atom(nil)
	switch tag {
	case atom.Li:
		ends, within = []atom.Atom{atom.Li}, []atom.Atom{atom.Ul, atom.Ol}
	case atom.Td, atom.Th:
		ends, within = []atom.Atom{atom.Td, atom.Th}, []atom.Atom{atom.Table}
	case atom.Tr:
		ends, within = []atom.Atom{atom.Tr}, []atom.Atom{atom.Table}
	case atom.Dt, atom.Dd:
		ends, within = []atom.Atom{atom.Dt, atom.Dd}, []atom.Atom{atom.Dl}
	default:
		if !slices.Contains(lines, tag) || tag == atom.Br {
			return
		}
		ends, within = []atom.Atom{atom.P}, []atom.Atom{atom.Td, atom.Table, atom.Div, atom.Li}
	}
	for i := len(w.around) - 1; i >= 0; i-- {
		if slices.Contains(ends, w.around[i].tag) {
			w.around = w.around[:i]
			return
		}
		if slices.Contains(within, w.around[i].tag) {
			return
		}
	}
}

func (w *webPage) end(tag atom.Atom) {
	if slices.Contains(lines, tag) {
		w.out.write("\n", look{})
	}
	if w.beyond > 0 {
		w.beyond--
		return
	}
	for i := len(w.around) - 1; i >= 0; i-- {
		if w.around[i].tag == tag {
			w.around = w.around[:i]
			return
		}
	}
}

// nonEmptyLines returns the text without its empty lines.
func (w *webPage) nonEmptyLines() (out marked) {
	w.out.lines(func(line marked) {
		const space = " \t\r\n\u00a0"
		line.trim(space, space)
		if text := string(line.text); text != "" && text != "•" {
			out.appendMarked(line)
			out.write("\n", look{})
		}
	})
	return out
}

package office

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
	"strings"

	markup "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model/reading/layout"
)

// html reads the text of a web page, since job portals save pages under names ending in .doc.
func html(s string) story {
	page := webPage{tags: markup.NewTokenizer(strings.NewReader(s)), rules: rulesOf(s)}
	page.read()
	page.endSelect()
	out := story{text: page.nonEmptyLines(), backed: page.rules.unknown}
	if len(s) >= maxText {
		out.flaws = limited
	}
	return out
}

// webPage is a page being read.
type webPage struct {
	tags   *markup.Tokenizer
	rules  rules
	out    marked
	used   int // letters written
	around []webElement
	beyond int // number of elements below the depth limit

	sign  string // of the item that begins
	apart bool   // something parts the next text from the text before it

	picking bool     // the text is that of a <select>
	page    marked   // before it
	options []marked // of it
	chosen  int
}

// webElement is an open element.
type webElement struct {
	tag atom.Atom
	set webSet
	at  int // number of the next item, of a numbered list

	used  int  // letters written before it
	block bool // it begins and ends a line
	part  bool // it is a part of a row, beside others
}

// webSet is the style of text. A child element can restore visibility, but not display.
type webSet struct {
	props
	gone   bool
	off    toggle // visibility
	clear  toggle // the letters are transparent
	masks  bool   // the letters are the shape of their background, which paints them
	column bool   // its parts are below each other
	pre    toggle // lines and spaces are kept
	list   string // format of the numbers of a list
	shown  string // the value of "display", which counts for the element alone
	silent bool   // it is not on the page
	flat   bool   // its box has no height, which hides it if it clips
	clips  bool
	link   string // the address that it leads to
}

// look returns the look of text with the style.
func (s webSet) look() look {
	const usual = 12 // points
	p := s.props.over(props{size: usual})
	p.hidden = toggled(s.gone || s.off == on || s.clear == on && !s.masks)
	l := p.look(layout.White())
	l.link = s.link
	return l
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
			w.end(tagOf(name))
		}
	}
}

// island is an element of Word's settings.
const island atom.Atom = 1<<32 - 1

func tagOf(name []byte) atom.Atom {
	if string(name) == "xml" {
		return island
	}
	return atom.Lookup(name)
}

// silent are the elements whose text is not on the page.
var silent = []atom.Atom{island, atom.Script, atom.Style, atom.Title, atom.Datalist, atom.Iframe, atom.Noembed, atom.Noframes}

// void are the elements without content.
var void = []atom.Atom{atom.Area, atom.Base, atom.Br, atom.Col, atom.Embed, atom.Hr, atom.Img, atom.Input, atom.Link, atom.Meta, atom.Source, atom.Track, atom.Wbr}

// lines are the elements that begin and end a line.
var lines = []atom.Atom{
	atom.P, atom.Div, atom.Br, atom.Li, atom.Tr, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Ul, atom.Ol, atom.Table, atom.Td,
	atom.Th, atom.Section, atom.Header, atom.Footer, atom.Article, atom.Aside, atom.Main, atom.Nav, atom.Dl, atom.Dt, atom.Dd, atom.Pre,
	atom.Blockquote, atom.Hr, atom.Address, atom.Details, atom.Summary, atom.Noscript, atom.Fieldset, atom.Legend, atom.Figure, atom.Figcaption,
	atom.Form, atom.Center, atom.Dialog, atom.Hgroup, atom.Menu, atom.Dir, atom.Caption, atom.Optgroup, atom.Listing, atom.Xmp, atom.Plaintext,
}

// boxes are the elements that part words without a line or a space.
var boxes = []atom.Atom{
	atom.Input, atom.Textarea, atom.Select, atom.Button, atom.Img, atom.Svg, atom.Object, atom.Video, atom.Canvas, atom.Progress, atom.Meter, atom.Rt,
}

// kept is a space that is kept at the begin of a line. It is replaced by a space at the end.
const kept = "\x01"

var keptSpaces = strings.NewReplacer("\r", "", "\n\n", "\n"+kept+"\n", "\t", kept+kept+kept, " ", kept)

const ownLines toggle = 2 // lines are kept, spaces are not

var headings = []atom.Atom{atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6}

func (w *webPage) text() {
	set := w.inside()
	if set.silent {
		return
	}
	raw := string(w.tags.Raw())
	shown := func(s string) string { return inFont(pageFont(set.font), markup.UnescapeString(s)) }
	switch set.pre {
	case on:
		w.write(keptSpaces.Replace(shown(raw)), set.look())
	case ownLines:
		for i, line := range strings.Split(raw, "\n") {
			w.write(strings.Repeat("\n", min(i, 1))+shown(collapse(line)), set.look())
		}
	default:
		w.write(shown(collapse(raw)), set.look())
	}
}

// write writes text, after the sign of its item.
func (w *webPage) write(s string, l look) {
	if s == "" {
		return
	}
	w.parted(s)
	if strings.Trim(s, space+kept+"\u00a0") != "" {
		w.out.write(w.sign, l)
		w.sign = ""
		w.used++
	}
	w.out.write(s, l)
}

// parted writes the space between the text so far and the next text, if something parts them.
func (w *webPage) parted(next string) {
	n := len(w.out.text)
	if w.apart && n > 0 && !strings.ContainsAny(string(w.out.text[n-1]), "([") && !strings.ContainsAny(string(w.out.text[n-1])+next[:1], space+kept) && !strings.ContainsAny(next[:1], ".,;:!?)]") {
		w.out.write(" ", look{})
	}
	w.apart = false
}

// inside returns the style of the next text.
func (w *webPage) inside() webSet {
	if n := len(w.around); n > 0 {
		return w.around[n-1].set
	}
	return webSet{}
}

func (w *webPage) start() {
	name, more := w.tags.TagName()
	e := webElement{tag: tagOf(name)}
	tag := string(name)
	w.endImplied(e.tag)
	around, own := w.inside(), webSet{}
	switch {
	case slices.Contains(headings, e.tag):
		own.title = on
	case e.tag == atom.B, e.tag == atom.Strong, e.tag == atom.Th:
		own.bold = on
	case e.tag == atom.Template:
		own.gone = true
	case slices.Contains([]atom.Atom{atom.Pre, atom.Textarea, atom.Listing, atom.Xmp, atom.Plaintext}, e.tag):
		own.pre = on
	case e.tag == atom.Ol, e.tag == atom.Ul:
		own.list = "decimal" // that of a list around it does not count
	case slices.Contains(silent, e.tag):
		own.silent = true
	}
	var style, classes, id string
	given := map[string]string{} // of forms and lists
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
		case "face":
			own.font = cssFont(v)
		case "href":
			own.link = layout.Address(v)
		case "type", "value", "start", "selected", "checked":
			if given[string(key)] = v; e.tag == atom.Ol && key[0] == 't' {
				own.list = v
			}
		}
	}
	if e.tag != atom.A && e.tag != atom.Area {
		own.link = ""
	}
	w.rules.apply(&own, tag, strings.Fields(strings.ToLower(classes)), strings.ToLower(id))
	own.declare(style)
	own.gone = own.gone || own.flat && own.clips
	e.set = own.over(around)
	e.set.shown, e.set.column, e.set.flat, e.set.clips = own.shown, own.column, own.flat, own.clips
	e.part = strings.HasSuffix(around.shown, "flex") || strings.HasSuffix(around.shown, "grid")
	e.block = own.isBlock(e.tag) || e.part && around.column
	w.part(e.tag, e.block)
	w.apart = w.apart || e.part
	w.startControl(&e, given)
	w.apart = w.apart || e.tag == atom.Input
	e.used = w.used
	switch {
	case e.tag == atom.Area:
		w.endLink(e)
	case slices.Contains(void, e.tag):
	case len(w.around) < maxElements:
		w.around = append(w.around, e)
	default:
		w.beyond++
	}
}

// isBlock reports whether an element with the style begins and ends a line.
func (s webSet) isBlock(tag atom.Atom) bool {
	switch s.shown {
	case "block", "flex", "grid", "list-item", "table", "table-row", "table-cell", "table-caption", "flow-root":
		return true
	case "inline":
		return tag == atom.Br
	}
	return slices.Contains(lines, tag)
}

// part parts the text before the start or the end of an element from that after it.
func (w *webPage) part(tag atom.Atom, block bool) {
	if block {
		w.out.write("\n", look{})
	}
	w.apart = w.apart || slices.Contains(boxes, tag)
}

// over returns the style of an element inside others.
func (s webSet) over(around webSet) webSet {
	s.props = s.props.over(around.props)
	s.gone, s.silent = s.gone || around.gone, s.silent || around.silent
	s.masks, s.column = s.masks || around.masks, s.column || around.column
	s.flat, s.clips = s.flat || around.flat, s.clips || around.clips
	s.off, s.clear, s.pre = cmp.Or(s.off, around.off), cmp.Or(s.clear, around.clear), cmp.Or(s.pre, around.pre)
	s.link, s.list, s.shown = cmp.Or(s.link, around.link), cmp.Or(s.list, around.list), cmp.Or(s.shown, around.shown)
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
	switch tag {
	case atom.Select:
		w.endSelect()
	case atom.Li, atom.Ul, atom.Ol:
		w.sign = ""
	}
	if w.beyond > 0 {
		w.part(tag, slices.Contains(lines, tag))
		w.beyond--
		return
	}
	block := slices.Contains(lines, tag)
	for i := len(w.around) - 1; i >= 0; i-- {
		if w.around[i].tag == tag {
			if block = w.around[i].block; tag == atom.A {
				w.endLink(w.around[i])
			}
			w.apart = w.apart || w.around[i].part
			w.around = w.around[:i]
			break
		}
	}
	w.part(tag, block)
}

// endLink ends a link, which may have no text of its own.
func (w *webPage) endLink(e webElement) {
	if e.set.link != "" && e.used == w.used && !e.set.silent {
		w.write(wordless, e.set.look())
	}
}

// startControl handles items of lists and fields of forms.
func (w *webPage) startControl(e *webElement, given map[string]string) {
	const most = 1000
	_, checked := given["checked"]
	_, selected := given["selected"]
	number := func(key string, usual int) int {
		if n, err := strconv.Atoi(strings.TrimSpace(given[key])); err == nil {
			return n
		}
		return usual
	}
	switch e.tag {
	case atom.Ol:
		e.at = number("start", 1)
	case atom.Li:
		w.sign = w.itemSign(number, e.set.list)
	case atom.Input:
		switch kind := strings.ToLower(given["type"]); {
		case kind == "checkbox" || kind == "radio":
			w.write(map[bool]string{true: "☒", false: "☐"}[checked], e.set.look())
		case slices.Contains([]string{"", "text", "email", "tel", "url", "date", "number", "search"}, kind):
			w.write(given["value"], e.set.look())
		}
	case atom.Select:
		w.endSelect()
		w.parted("x")
		w.out.write(w.sign, e.set.look())
		w.sign, w.picking, w.page, w.out = "", true, w.out, marked{}
		w.options, w.chosen = nil, 0
	case atom.Option:
		if w.picking && len(w.options) < most {
			w.options, w.out = append(w.options, w.out), marked{} // the text before it is no option
			if selected {
				w.chosen = len(w.options)
			}
		}
	}
}

// itemSign returns the sign or the number before an item of a list.
func (w *webPage) itemSign(number func(string, int) int, format string) string {
	if format == "none" {
		return ""
	}
	for i := len(w.around) - 1; i >= 0; i-- {
		switch list := &w.around[i]; list.tag {
		case atom.Ul, atom.Menu:
			return "• "
		case atom.Ol:
			n := number("value", list.at)
			list.at = n + 1
			return numeral(n, cmp.Or(format, "decimal")) + ". "
		}
	}
	return "• "
}

// endSelect ends a <select>: the page shows the chosen option, or else the first.
func (w *webPage) endSelect() {
	if !w.picking {
		return
	}
	options := append(w.options, w.out)
	w.picking, w.out = false, w.page
	chosen := options[max(w.chosen, min(1, len(options)-1))]
	chosen.trim(space, space)
	w.out.appendMarked(chosen)
}

// nonEmptyLines returns the text without its empty lines.
func (w *webPage) nonEmptyLines() (out marked) {
	w.out.lines(func(line marked) {
		const space = " \t\r\n\u00a0"
		line.trim(space, space)
		if text := string(line.text); text != "" && text != "•" {
			copy(line.text, bytes.ReplaceAll(line.text, []byte(kept), []byte(" ")))
			line.trim("", space)
			out.appendMarked(line)
			out.write("\n", look{})
		}
	})
	return out
}

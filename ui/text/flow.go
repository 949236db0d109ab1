package text

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model/htmltext"
)

// What is kept of the structure of strangers' HTML.
const (
	maxListDepth  = 6
	maxQuoteDepth = 3
	maxOpen       = 200      // structural elements inside each other
	maxListItems  = 300      // then a new list goes on with the numbers
	maxChunk      = 16 << 10 // bytes of HTML converted at a time
)

// flow reads HTML as tokens and writes plain, balanced, shallow HTML that says
// the same, in pieces of bounded size: paragraphs, headings, lists, quotes,
// tables that fit and emphasis. All text in it is cleaned and inert, and it has
// no attributes but the start of a list. The libraries that build trees of it
// are never given anything else.
type flow struct {
	chunks []string
	out    strings.Builder

	open  []element         // structural elements of the source, and what was written for them
	count map[atom.Atom]int // how many of each are in open
	lists int               // lists written and not closed
	quote int               // quotes likewise

	para    strings.Builder // the paragraph being gathered
	space   bool            // a space is due before its next text
	breaks  int             // line breaks are due before its next text
	written style           // the emphasis open in para
	bold    weights
	italic  weights
	strike  int
	code    int
	link    string // the target of the open link
	linked  int    // where its text begins in para

	skip   atom.Atom // the element whose content nobody sees
	skips  int
	tables *tables
}

// element is one structural element of the source.
type element struct {
	tag     atom.Atom
	written bool
	opened  bool // a list: its tag is written
	item    bool // a list: an item of it is open
	text    bool // a list: that item has text
	number  int  // a list: items so far; an ordered one: the number of the last
	items   int  // a list: items since it was last opened
	layout  tableShape
	cells   int // a table: cells in this row
	span    int // a table: columns the cell takes beyond its own
	rows    int // a table: rows so far
}

// style is the emphasis of a run of text.
type style struct{ bold, italic, strike, code bool }

// weights is a stack of what nested elements say about emphasis.
type weights []bool

func (w *weights) push(on bool) {
	if len(*w) < 1000 {
		*w = append(*w, on)
	}
}

func (w *weights) pop() {
	if n := len(*w); n > 0 {
		*w = (*w)[:n-1]
	}
}

func (w weights) on() bool { return len(w) > 0 && w[len(w)-1] }

// flatten returns src as pieces of plain HTML for lines of width cells.
func flatten(src string, width int) []string {
	f := &flow{count: make(map[atom.Atom]int), tables: surveyTables(src, width)}
	z := html.NewTokenizer(strings.NewReader(src))
	for {
		switch z.Next() {
		case html.ErrorToken:
			f.endLink()
			f.endParagraph()
			f.closeTo(0)
			f.cutChunk()
			return f.chunks
		case html.TextToken:
			if f.skip == 0 {
				f.text(string(z.Text()))
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			tok := z.Token()
			switch {
			case f.skip != 0:
				if tok.DataAtom == f.skip && tok.Type == html.StartTagToken {
					f.skips++
				}
			case htmltext.Unseen(tok.DataAtom):
				f.skip, f.skips = tok.DataAtom, 1
			default:
				f.start(tok)
			}
		case html.EndTagToken:
			name, _ := z.TagName()
			tag := atom.Lookup(name)
			switch {
			case f.skip == 0:
				f.end(tag)
			case tag == f.skip:
				if f.skips--; f.skips == 0 {
					f.skip = 0
				}
			}
		}
	}
}

func (f *flow) start(tok html.Token) {
	switch tag := tok.DataAtom; tag {
	case atom.B, atom.Strong:
		f.bold.push(!strings.Contains(attr(tok, "style"), "normal"))
	case atom.I, atom.Em, atom.Cite, atom.Var, atom.Dfn:
		f.italic.push(!strings.Contains(attr(tok, "style"), "normal"))
	case atom.Span, atom.Font:
		s := strings.ReplaceAll(strings.ToLower(attr(tok, "style")), " ", "")
		f.bold.push(f.bold.on() && !strings.Contains(s, "font-weight:normal") && !strings.Contains(s, "font-weight:400") ||
			strings.Contains(s, "font-weight:bold") || strings.Contains(s, "font-weight:700"))
		f.italic.push(f.italic.on() && !strings.Contains(s, "font-style:normal") || strings.Contains(s, "font-style:italic"))
	case atom.S, atom.Del, atom.Strike:
		f.strike++
	case atom.Code, atom.Kbd, atom.Samp, atom.Tt:
		f.code++
	case atom.A:
		f.endLink()
		f.startLink(attr(tok, "href"))
	case atom.Img:
		f.image(attr(tok, "alt"))
	case atom.Br:
		f.lineBreak()
	case atom.Hr:
		f.endParagraph()
		if f.lists == 0 {
			f.out.WriteString("<hr>")
		}
	case atom.Ul, atom.Ol, atom.Menu, atom.Dir:
		f.startList(tok)
	case atom.Li:
		f.startItem()
	case atom.Blockquote:
		f.endParagraph()
		e := element{tag: tag, written: f.quote < maxQuoteDepth && f.lists == 0 && !f.full()}
		if e.written {
			f.quote++
			f.out.WriteString("<blockquote>")
		}
		f.push(e)
	case atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Pre, atom.Listing, atom.Xmp:
		f.endParagraph()
		f.push(element{tag: tag})
	case atom.Table:
		f.startTable()
	case atom.Tr, atom.Td, atom.Th:
		f.startCell(tok)
	default:
		if block(tag) {
			f.endParagraph()
		}
	}
}

func (f *flow) end(tag atom.Atom) {
	switch tag {
	case atom.B, atom.Strong:
		f.bold.pop()
	case atom.I, atom.Em, atom.Cite, atom.Var, atom.Dfn:
		f.italic.pop()
	case atom.Span, atom.Font:
		f.bold.pop()
		f.italic.pop()
	case atom.S, atom.Del, atom.Strike:
		f.strike = max(f.strike-1, 0)
	case atom.Code, atom.Kbd, atom.Samp, atom.Tt:
		f.code = max(f.code-1, 0)
	case atom.A:
		f.endLink()
	case atom.Br: // </br> is a line break to browsers
		f.lineBreak()
	case atom.Menu, atom.Dir:
		f.endElement(atom.Ul)
	case atom.Ul, atom.Ol, atom.Blockquote, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5,
		atom.H6, atom.Pre, atom.Listing, atom.Xmp, atom.Table:
		f.endElement(tag)
	case atom.Li, atom.Tr, atom.Td, atom.Th:
		f.endParagraph()
	default:
		if block(tag) {
			f.endParagraph()
		}
	}
}

// full reports whether no more structure is taken in. Deeper elements are read
// as if their tags were not there.
func (f *flow) full() bool { return len(f.open) >= maxOpen }

func (f *flow) push(e element) {
	if f.full() {
		return
	}
	f.open = append(f.open, e)
	f.count[e.tag]++
}

// endElement closes the innermost element of this tag and all inside it.
func (f *flow) endElement(tag atom.Atom) {
	f.endParagraph()
	if f.count[tag] == 0 {
		return
	}
	n := len(f.open) - 1
	for f.open[n].tag != tag {
		n--
	}
	f.closeTo(n)
	f.breathe()
}

func (f *flow) closeTo(n int) {
	for len(f.open) > n {
		f.endParagraph()
		e := &f.open[len(f.open)-1]
		switch e.tag {
		case atom.Ul, atom.Ol:
			if e.opened {
				f.endItem(e)
				f.out.WriteString("</" + e.tag.String() + ">")
			}
			if e.written {
				f.lists--
			}
		case atom.Blockquote:
			if e.written {
				f.out.WriteString("</blockquote>")
				f.quote--
			}
		case atom.Table:
			f.endTable(e)
		}
		f.count[e.tag]--
		f.open = f.open[:len(f.open)-1]
	}
}

// breathe ends a piece of HTML when it is big enough and nothing is open.
func (f *flow) breathe() {
	if f.out.Len() > maxChunk && f.lists == 0 && f.quote == 0 && f.tabled() == nil {
		f.cutChunk()
	}
}

func (f *flow) cutChunk() {
	if f.out.Len() > 0 {
		f.chunks = append(f.chunks, f.out.String())
		f.out.Reset()
	}
}

func attr(tok html.Token, name string) string {
	for _, a := range tok.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// number reads a small number of an attribute.
func number(s string, low, high, otherwise int) int {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n < low || n > high {
		return otherwise
	}
	return n
}

// block reports whether the element begins and ends paragraphs.
func block(tag atom.Atom) bool {
	switch tag {
	case atom.Address, atom.Article, atom.Aside, atom.Body, atom.Caption, atom.Center,
		atom.Dd, atom.Details, atom.Dialog, atom.Div, atom.Dl, atom.Dt, atom.Fieldset,
		atom.Figcaption, atom.Figure, atom.Footer, atom.Form, atom.Header, atom.Hgroup,
		atom.Html, atom.Legend, atom.Main, atom.Nav, atom.Option, atom.P, atom.Plaintext,
		atom.Search, atom.Section, atom.Summary, atom.Tbody, atom.Textarea, atom.Tfoot,
		atom.Thead:
		return true
	}
	return false
}

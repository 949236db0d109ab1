package text

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model/htmltext"
)

// What is kept of the structure of strangers' HTML. Deeper elements are read as
// if their tags were not there.
const (
	maxListDepth  = 6
	maxQuoteDepth = 3
	maxOpen       = 400 // elements inside each other
)

// page reads HTML as tokens and writes each paragraph as styled lines when it
// ends. All text in it is clean, and all escapes in its lines are ours.
type page struct {
	width  int
	styles map[look]string
	style  Style
	lines  []string

	open     []element
	count    map[atom.Atom]int // how many of each are in open
	look     look              // that they give to text together
	lists    []shownList
	quotes   int   // quotes that are shown as quotes
	enclosed int   // the fewest quotes open since the last paragraph
	inList   bool  // the last paragraph was of the outermost list that is open
	grid     *grid // the table whose cells are gathered

	para   paragraph // the paragraph being gathered
	space  bool      // a space is due before its next text
	breaks int       // line breaks are due before its next text
	link   string    // the target of the open link
	linked int       // where its text begins in para
}

// element is an element of the source that has an effect until it ends.
type element struct {
	tag        atom.Atom
	set, clear look // of its text
	listed     bool // it is the last of page.lists
	quoted     bool // it counts in page.quotes
}

// looks are the elements that give their text a look.
var looks = map[atom.Atom]look{
	atom.B: bold, atom.Strong: bold,
	atom.I: italic, atom.Em: italic, atom.Cite: italic, atom.Var: italic, atom.Dfn: italic,
	atom.S: strike, atom.Del: strike, atom.Strike: strike,
	atom.Code: code, atom.Kbd: code, atom.Samp: code, atom.Tt: code,
	atom.Span: 0, atom.Font: 0, // but for their style
	atom.H1: heading, atom.H2: heading, atom.H3: heading, atom.H4: heading, atom.H5: heading, atom.H6: heading,
	atom.Pre: code | spaced, atom.Listing: code | spaced, atom.Xmp: code | spaced,
}

// shownList is a list that is shown as one.
type shownList struct {
	ordered bool
	number  int  // of the last item
	hang    int  // cells of its sign; 0 before the first item that has text
	signed  bool // the sign of the open item is written
}

// layOut returns HTML as styled lines of at most width cells, and a few more
// than maxLines of them.
func layOut(src string, width int, style Style) []string {
	p := &page{width: width, style: style, styles: map[look]string{}, count: map[atom.Atom]int{}}
	z := html.NewTokenizer(strings.NewReader(src))
	for kind, tag := range htmltext.Seen(z) {
		switch kind {
		case html.TextToken:
			p.text(string(z.Text()))
		case html.StartTagToken:
			p.start(tag, z)
		default:
			p.end(tag)
		}
		if len(p.lines) > maxLines {
			return p.lines
		}
	}
	p.endLink()
	p.endParagraph()
	p.closeTo(0)
	return p.lines
}

func (p *page) start(tag atom.Atom, z *html.Tokenizer) {
	if htmltext.Block(tag) {
		p.endParagraph()
	}
	if set, ok := looks[tag]; ok {
		if htmltext.Block(tag) {
			p.ungrid()
		}
		p.push(styled(tag, set, attr(z, "style")))
		return
	}
	switch tag {
	case atom.A:
		p.endLink()
		p.startLink(attr(z, "href"))
	case atom.Img:
		p.image(attr(z, "alt"))
	case atom.Br:
		p.lineBreak()
	case atom.Option:
		p.space = true
	case atom.Hr:
		p.ungrid()
		if len(p.lists) == 0 {
			p.place(func(width int) []string { return []string{p.paint(strings.Repeat("─", min(width, 8)), dim)} })
		}
	case atom.Ul, atom.Menu, atom.Dir:
		p.startList(tag, 1)
	case atom.Ol:
		p.startList(tag, number(attr(z, "start"), 0, 999_999, 1))
	case atom.Li:
		p.ungrid()
		if len(p.lists) == 0 {
			p.startList(atom.Ul, 1)
		}
		if n := len(p.lists); n > 0 {
			p.lists[n-1].signed = false
		}
	case atom.Blockquote:
		p.ungrid()
		if e := (element{tag: tag, quoted: p.quotes < maxQuoteDepth && len(p.lists) == 0}); p.push(e) && e.quoted {
			p.quotes++
		}
	case atom.Table:
		p.ungrid()
		if p.push(element{tag: tag}) {
			p.grid = &grid{}
		}
	case atom.Tr:
		p.startRow()
	case atom.Td, atom.Th:
		p.startCell(number(attr(z, "colspan"), 2, maxColumns, 1))
	}
}

// styled returns an element whose text looks as its tag and its style say.
func styled(tag atom.Atom, set look, style string) element {
	e := element{tag: tag, set: set}
	for declaration := range strings.SplitSeq(strings.ReplaceAll(strings.ToLower(style), " ", ""), ";") {
		switch declaration, _, _ := strings.Cut(declaration, "!"); declaration {
		case "font-weight:bold", "font-weight:bolder", "font-weight:700":
			e.set |= bold
		case "font-weight:normal", "font-weight:400":
			e.set, e.clear = e.set&^bold, e.clear|bold
		case "font-style:italic":
			e.set |= italic
		case "font-style:normal":
			e.set, e.clear = e.set&^italic, e.clear|italic
		}
	}
	return e
}

func (p *page) end(tag atom.Atom) {
	switch tag {
	case atom.A:
		p.endLink()
	case atom.Br: // </br> is a line break to browsers
		p.lineBreak()
	case atom.Td, atom.Th, atom.Tr:
		p.endParagraph()
		if p.grid != nil {
			p.grid.inside = false
		}
	default:
		block := htmltext.Block(tag)
		if block {
			p.endParagraph()
		}
		if p.count[tag] == 0 {
			return
		}
		n := len(p.open) - 1
		for p.open[n].tag != tag {
			n--
		}
		if block { // with all that is open inside it
			p.closeTo(n)
		} else {
			p.open = slices.Delete(p.open, n, n+1)
			p.count[tag]--
			p.lookAgain()
		}
	}
}

// push opens an element and reports whether there was room.
func (p *page) push(e element) bool {
	if len(p.open) >= maxOpen {
		return false
	}
	p.open = append(p.open, e)
	p.count[e.tag]++
	p.look = p.look&^e.clear | e.set
	return true
}

func (p *page) lookAgain() {
	p.look = 0
	for _, e := range p.open {
		p.look = p.look&^e.clear | e.set
	}
}

func (p *page) closeTo(n int) {
	for len(p.open) > n {
		e := p.open[len(p.open)-1]
		if e.tag == atom.Table {
			p.endTable()
		}
		p.open = p.open[:len(p.open)-1]
		p.count[e.tag]--
		if e.listed {
			p.lists = p.lists[:len(p.lists)-1]
			p.inList = p.inList && len(p.lists) > 0
		}
		if e.quoted {
			p.quotes--
			p.enclosed = min(p.enclosed, p.quotes)
		}
	}
	p.lookAgain()
}

func (p *page) startList(tag atom.Atom, first int) {
	p.ungrid()
	if e := (element{tag: tag, listed: len(p.lists) < maxListDepth}); p.push(e) && e.listed {
		p.lists = append(p.lists, shownList{ordered: tag == atom.Ol, number: first - 1})
	}
}

// endParagraph puts the paragraph gathered so far where it belongs.
func (p *page) endParagraph() {
	p.space, p.breaks, p.linked = false, 0, 0
	if len(p.para.text) == 0 {
		return
	}
	p.para.end()
	whole := string(p.para.text)
	p.para = paragraph{}
	if p.grid != nil && p.grid.inside { // other text of a table stands before it, as in browsers
		if p.grid.add(whole) {
			return
		}
		p.ungrid()
	}
	p.show(whole)
}

func (p *page) show(whole string) {
	p.place(func(width int) []string { return broken(whole, width) })
}

// place adds the lines of one block, drawn in the room that is left by the bars
// of quotes, and by the sign of a list item before the first and spaces before
// the rest.
func (p *page) place(draw func(width int) []string) {
	if len(p.lines) > 0 && !p.inList {
		p.lines = append(p.lines, strings.TrimRight(p.bars(p.enclosed), " "))
	}
	p.enclosed, p.inList = p.quotes, len(p.lists) > 0
	outer, sign := p.bars(p.quotes), ""
	for i := range p.lists {
		l := &p.lists[i]
		if i < len(p.lists)-1 && l.hang == 0 {
			continue // it has shown no item: only its lists have
		}
		if !l.signed {
			sign += l.sign()
		} else {
			outer += spaces(l.hang)
		}
	}
	before, hang := Width(outer), Width(sign)
	if before+hang > p.width/2 { // the text is worth more than its indentation
		outer, before = "", 0
	}
	if hang > p.width/2 {
		sign, hang = "", 0
	}
	sign = p.paint(sign, 0)
	for _, line := range draw(p.width - before - hang) {
		p.lines = append(p.lines, strings.TrimRight(outer+sign+line, " "))
		sign = spaces(hang)
	}
}

// sign begins the next item and returns what is written before it.
func (l *shownList) sign() string {
	l.signed = true
	l.number++
	sign := "• "
	if l.ordered {
		sign = strconv.Itoa(l.number) + ". "
	}
	l.hang = Width(sign)
	return sign
}

// bars returns what is written before the lines of quotes.
func (p *page) bars(quotes int) string {
	if quotes == 0 || 4*quotes > p.width {
		return ""
	}
	return p.paint(strings.Repeat("│ ", quotes)[:quotes*len("│ ")-1], dim) + " "
}

// attr returns an attribute of the tag at which z stands, once.
func attr(z *html.Tokenizer, name string) string {
	for {
		key, value, more := z.TagAttr()
		if string(key) == name {
			return string(value)
		}
		if !more {
			return ""
		}
	}
}

// number reads a small number of an attribute.
func number(s string, low, high, otherwise int) int {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n < low || n > high {
		return otherwise
	}
	return n
}

package text

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model/htmltext"
)

// Limits on the structure of strangers' HTML. The tags of deeper elements are ignored.
const (
	maxListDepth  = 6
	maxQuoteDepth = 3
	maxOpen       = 200 // elements inside each other
)

// page reads HTML as tokens and writes each paragraph as styled lines when it ends. Its
// text is clean, and the only escapes in its lines are shortlist's.
type page struct {
	width int
	style Style
	sgr   map[look]string // sequences used before
	lines []string

	open     []element
	look     look // of text inside the open elements
	lists    []openList
	quotes   int   // how many open quotes have a bar
	enclosed int   // the lowest number of open quotes since the last block
	inList   bool  // the last block was in the outermost list that is open
	grid     *grid // the table whose cells are gathered

	para     paragraph // the paragraph that is gathered
	space    bool      // a space is due before its next text
	breaks   int       // line breaks due before its next text
	link     string    // the target of the open link
	linkFrom int       // where the text of that link begins in para
}

// element is an element that has an effect until it ends.
type element struct {
	tag        atom.Atom
	set, clear look // the parts of the look that its text gains and loses
	isList     bool // it is in page.lists
	isQuote    bool // it counts in page.quotes
}

// looks are the looks that tags give to their text.
var looks = map[atom.Atom]look{
	atom.B: bold, atom.Strong: bold,
	atom.I: italic, atom.Em: italic, atom.Cite: italic, atom.Var: italic, atom.Dfn: italic,
	atom.S: strike, atom.Del: strike, atom.Strike: strike,
	atom.Code: code, atom.Kbd: code, atom.Samp: code, atom.Tt: code,
	atom.Span: 0, atom.Font: 0, // these have only the look of their style attribute
	atom.H1: heading, atom.H2: heading, atom.H3: heading, atom.H4: heading, atom.H5: heading, atom.H6: heading,
	atom.Pre: code | verbatim, atom.Listing: code | verbatim, atom.Xmp: code | verbatim,
}

const mostNumber = 999_999_999 // of an item of a list

type openList struct {
	ordered bool
	number  int  // number of the last item
	hang    int  // width of its sign in cells; 0 before the first item that has text
	signed  bool // the sign of the open item is written
}

// layOut returns HTML as styled lines of at most width cells. It stops soon after
// maxLines lines.
func layOut(src string, width int, style Style) []string {
	p := &page{width: width, style: style, sgr: map[look]string{}}
	z := html.NewTokenizer(strings.NewReader(src))
	for kind, tag := range htmltext.Seen(z) {
		switch kind {
		case html.TextToken:
			p.addText(string(z.Text()))
		case html.StartTagToken:
			p.startTag(tag, z)
		default:
			p.endTag(tag)
		}
		if len(p.lines) > maxLines {
			return p.lines
		}
	}
	p.endLink()
	p.endParagraph()
	p.closeElements(0)
	return p.lines
}

func (p *page) startTag(tag atom.Atom, z *html.Tokenizer) {
	block := htmltext.Block(tag)
	if block {
		p.endParagraph()
	}
	if set, ok := looks[tag]; ok {
		if block {
			p.flattenTable()
		}
		p.openElement(styled(tag, set, attribute(z, "style")))
		return
	}
	switch tag {
	case atom.A:
		p.endLink()
		p.link, p.linkFrom = liveTarget(attribute(z, "href")), len(p.para.text)
	case atom.Img:
		p.addImage(attribute(z, "alt"))
	case atom.Br:
		p.addBreak()
	case atom.Option:
		p.space = true
	case atom.Hr:
		p.flattenTable()
		if len(p.lists) == 0 {
			p.addBlock(func(width int) []string { return []string{p.paint(strings.Repeat("─", min(width, 8)), dim)} })
		}
	case atom.Ul, atom.Menu, atom.Dir:
		p.startList(tag, 1)
	case atom.Ol:
		p.startList(tag, number(attribute(z, "start"), 0, mostNumber))
	case atom.Li:
		p.flattenTable()
		if len(p.lists) == 0 {
			p.startList(atom.Ul, 1)
		}
		if n := len(p.lists); n > 0 {
			l := &p.lists[n-1]
			l.signed = false
			if value, err := strconv.Atoi(attribute(z, "value")); err == nil && value >= 0 && value <= mostNumber {
				l.number = value - 1
			}
		}
	case atom.Blockquote:
		p.flattenTable()
		if e := (element{tag: tag, isQuote: p.quotes < maxQuoteDepth && len(p.lists) == 0}); p.openElement(e) && e.isQuote {
			p.quotes++
		}
	case atom.Table:
		p.flattenTable()
		if p.openElement(element{tag: tag}) {
			p.grid = &grid{}
		}
	case atom.Tr:
		p.startRow()
	case atom.Td, atom.Th:
		p.startCell(number(attribute(z, "colspan"), 2, maxColumns))
	}
}

// styled returns an element with the look of its tag and its style attribute.
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

func (p *page) endTag(tag atom.Atom) {
	switch tag {
	case atom.A:
		p.endLink()
	case atom.Br: // </br> is a line break to browsers
		p.addBreak()
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
		n := len(p.open) - 1
		for n >= 0 && p.open[n].tag != tag {
			n--
		}
		switch {
		case n < 0:
		case block: // the end of a block also ends the elements that are open inside it
			p.closeElements(n)
		default:
			p.open = slices.Delete(p.open, n, n+1)
			p.updateLook()
		}
	}
}

// openElement opens an element, and reports whether there was room for it.
func (p *page) openElement(e element) bool {
	if len(p.open) >= maxOpen {
		return false
	}
	p.open = append(p.open, e)
	p.look = p.look&^e.clear | e.set
	return true
}

func (p *page) updateLook() {
	p.look = 0
	for _, e := range p.open {
		p.look = p.look&^e.clear | e.set
	}
}

// closeElements ends all open elements but the first n.
func (p *page) closeElements(n int) {
	for len(p.open) > n {
		e := p.open[len(p.open)-1]
		if e.tag == atom.Table {
			p.endTable()
		}
		p.open = p.open[:len(p.open)-1]
		if e.isList {
			p.lists = p.lists[:len(p.lists)-1]
			p.inList = p.inList && len(p.lists) > 0
		}
		if e.isQuote {
			p.quotes--
			p.enclosed = min(p.enclosed, p.quotes)
		}
	}
	p.updateLook()
}

func (p *page) startList(tag atom.Atom, first int) {
	p.flattenTable()
	if e := (element{tag: tag, isList: len(p.lists) < maxListDepth}); p.openElement(e) && e.isList {
		p.lists = append(p.lists, openList{ordered: tag == atom.Ol, number: first - 1})
	}
}

// endParagraph adds the gathered paragraph to the open cell of a table, or to the page.
// Text of a table outside its cells comes before the table, as in browsers.
func (p *page) endParagraph() {
	p.space, p.breaks, p.linkFrom = false, 0, 0
	if len(p.para.text) == 0 {
		return
	}
	p.para.end()
	text := string(p.para.text)
	p.para = paragraph{}
	if p.grid != nil && p.grid.inside {
		if p.grid.add(text) {
			return
		}
		p.flattenTable()
	}
	p.addParagraph(text)
}

func (p *page) addParagraph(text string) {
	p.addBlock(func(width int) []string { return breakParagraph(text, width) })
}

// addBlock adds the lines that draw returns for the room beside quote bars and list
// signs. Quotes and lists are drawn only where they leave half of the width to the text.
func (p *page) addBlock(draw func(width int) []string) {
	if len(p.lines) > 0 && !p.inList {
		p.lines = append(p.lines, strings.TrimRight(p.quoteBars(p.enclosed), " "))
	}
	p.enclosed, p.inList = p.quotes, len(p.lists) > 0
	outer, sign := p.quoteBars(p.quotes), ""
	for i := range p.lists {
		l := &p.lists[i]
		if i < len(p.lists)-1 && l.hang == 0 {
			continue // only lists inside this list have text
		}
		if !l.signed {
			sign += l.nextSign()
		} else {
			outer += spaces(l.hang)
		}
	}
	before, hang := Width(outer), Width(sign)
	if before+hang > p.width/2 {
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

// nextSign begins the next item and returns its sign.
func (l *openList) nextSign() string {
	l.signed = true
	l.number++
	sign := "• "
	if l.ordered {
		sign = strconv.Itoa(l.number) + ". "
	}
	l.hang = Width(sign)
	return sign
}

// quoteBars returns the bars on the left of text inside so many quotes.
func (p *page) quoteBars(quotes int) string {
	if quotes == 0 || 4*quotes > p.width {
		return ""
	}
	return p.paint(strings.Repeat("│ ", quotes)[:quotes*len("│ ")-1], dim) + " "
}

// attribute returns an attribute of the current tag of z. It can be called once for each tag.
func attribute(z *html.Tokenizer, name string) string {
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

// number returns the number in an attribute, 1 unless it is between low and high.
func number(s string, low, high int) int {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n < low || n > high {
		return 1
	}
	return n
}

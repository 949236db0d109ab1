package markup

import (
	"strings"

	"github.com/yuin/goldmark/util"
	"golang.org/x/net/html"

	"shortlist/model/htmltext"
)

const (
	// maxNesting is how many lists and quotes may stand inside each other.
	maxNesting = 12
	// maxWidth is how many cells a row may have.
	maxWidth = 100
	// maxOpen bounds the work of parsing: the sum over all tags of how many
	// formatting elements stand open there. HTML opens each of them again in every
	// paragraph.
	maxOpen = 200_000
)

// read turns HTML into a document, and collects what it cannot hold.
func read(source string) (*block, *losses) {
	source = strings.ToValidUTF8(source, "\ufffd")
	r := &reader{losses: &losses{}, kind: "p"}
	doc := &block{kind: "body"}
	r.open = doc
	var root *html.Node
	if !tangled(source) {
		root, _ = html.Parse(strings.NewReader(source)) // refuses what is nested too deep
	}
	if root == nil {
		r.losses.add(lostTangle)
		for line := range strings.SplitSeq(htmltext.Visible(source), "\n") {
			r.runs = append(r.runs, run{text: line})
			r.flush()
		}
		return doc, r.losses
	}
	r.children(root, look{})
	r.flush()
	return doc, r.losses
}

// tangled reports whether parsing would copy unclosed tags without end.
func tangled(source string) bool {
	open, sum := map[string]int{}, 0
	all := 0
	for z := html.NewTokenizer(strings.NewReader(source)); ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			return false
		}
		if kind == html.StartTagToken || kind == html.SelfClosingTagToken || kind == html.EndTagToken {
			name, _ := z.TagName()
			switch string(name) {
			case "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u":
				switch {
				case kind != html.EndTagToken:
					open[string(name)]++
					all++
				case open[string(name)] > 0:
					open[string(name)]--
					all--
				}
			}
		}
		if sum += all; sum > maxOpen {
			return true
		}
	}
}

// reader builds a document out of parsed HTML.
type reader struct {
	losses *losses
	open   *block // where blocks go
	kind   string // of the block that the runs will be
	runs   []run  // of the text under way
	nested int    // lists and quotes around
	cell   bool   // inside a table, where there are no blocks
	odd    bool   // the table has what Markdown cannot draw
}

func (r *reader) children(n *html.Node, l look) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		r.node(c, l)
	}
}

func (r *reader) node(n *html.Node, l look) {
	switch n.Type {
	case html.TextNode:
		if s := strings.Map(readable, n.Data); s != "" {
			r.runs = append(r.runs, run{look: l, text: s})
			if s == "\n" {
				r.runs[len(r.runs)-1].text = " " // "\n" is a line break
			}
		}
	case html.CommentNode:
		if !officeComment(n.Data) {
			r.losses.add(lostComment)
		}
	case html.ElementNode:
		r.element(n, l)
	}
}

// readable drops control characters, which nobody sees, and what marks a file's
// byte order.
func readable(c rune) rune {
	if c < 0x20 && c != '\t' && c != '\n' && c != '\f' && c != '\r' || c >= 0x7F && c < 0xA0 || c == 0xFEFF {
		return -1
	}
	return c
}

// officeComment reports the comments that word processors leave for themselves.
func officeComment(s string) bool {
	s = strings.TrimSpace(s)
	return s == "StartFragment" || s == "EndFragment" ||
		strings.HasPrefix(s, "[if ") || strings.HasSuffix(s, "[endif]") || strings.HasPrefix(s, "[CDATA[")
}

// lostTags are the looks that have a tag, but no mark in Markdown.
var lostTags = map[string]loss{
	"u": lostUnderline, "ins": lostUnderline, "s": lostStrike, "strike": lostStrike, "del": lostStrike,
	"mark": lostHighlight, "sub": lostSub, "sup": lostSuper,
}

func (r *reader) element(n *html.Node, l look) {
	tag := n.Data
	switch tag {
	case "script":
		r.losses.add(lostScript)
		return
	case "style":
		r.losses.add(lostSheet)
		return
	case "iframe":
		r.losses.add(lostFrame)
		return
	case "title", "template", "noscript", "noembed", "noframes", "datalist":
		r.losses.add(lostHidden)
		return
	case "link":
		if rel, _ := attribute(n, "rel"); strings.EqualFold(strings.TrimSpace(rel), "stylesheet") {
			r.losses.add(lostSheet)
		}
		return
	case "meta", "base", "wbr", "col":
		return
	}
	look, hidden := r.attributes(n, l)
	if hidden {
		r.losses.add(lostHidden)
		return
	}
	switch tag {
	case "html", "head", "body", "span", "label", "time", "nobr", "abbr", "acronym", "data",
		"b", "strong", "i", "em", "cite", "dfn", "var", "code", "tt", "kbd", "samp":
		r.children(n, look)
	case "u", "ins", "s", "strike", "del", "mark", "sub", "sup":
		r.losses.add(lostTags[tag])
		r.children(n, look)
	case "br":
		r.lineBreak()
	case "a":
		r.link(n, look)
	case "img":
		r.image(n, look)
	case "p", "div", "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption", "hgroup", "search":
		r.block(n, look)
	case "center":
		r.losses.add(lostAlignment)
		r.block(n, look)
	case "h1", "h2", "h3", "h4", "h5", "h6":
		r.heading(n, look)
	case "ul", "ol", "menu", "dir":
		r.list(n, look)
	case "li":
		r.item(n, look)
	case "blockquote":
		r.within(&block{kind: "blockquote"}, n, look)
	case "pre":
		r.pre(n, look)
	case "hr":
		r.flush()
		if r.cell {
			r.odd = true
			return
		}
		r.add(&block{kind: "hr"})
	case "table":
		r.table(n, look)
	case "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "colgroup": // of a table that is not drawn
		r.block(n, look)
	case "dl":
		r.losses.add(lostTerms)
		r.block(n, look)
	case "dt", "dd":
		r.block(n, look)
	case "address", "details", "summary", "fieldset", "legend", "form", "dialog", "option", "textarea", "listing", "plaintext", "xmp":
		r.losses.tag(tag)
		r.block(n, look)
	default:
		// A word processor's own tag ("o:p") says nothing to a browser.
		if !strings.Contains(tag, ":") {
			r.losses.tag(tag)
		}
		r.children(n, look)
	}
}

// block reads what stands on lines of its own.
func (r *reader) block(n *html.Node, l look) {
	r.flush()
	r.children(n, l)
	r.flush()
}

// flush ends the text under way.
func (r *reader) flush() {
	runs := r.runs
	r.runs = nil
	for _, line := range lines(runs) {
		r.add(&block{kind: r.kind, runs: line})
	}
}

// add puts a block where blocks go. In a list they belong to its items.
func (r *reader) add(b *block) {
	at := r.open
	if at.isList() && b.kind != "li" {
		item := at.last()
		if item == nil || !b.isList() {
			r.losses.add(lostOutsideItem)
			item = &block{kind: "li"}
			at.blocks = append(at.blocks, item)
		}
		at = item
	}
	at.blocks = append(at.blocks, b)
}

func (r *reader) lineBreak() {
	switch {
	case r.cell:
		r.odd = true
		r.runs = append(r.runs, run{text: " "})
	case r.kind != "p":
		r.losses.add(lostHeadBreak)
		r.runs = append(r.runs, run{text: " "})
	default:
		r.runs = append(r.runs, run{text: "\n"})
	}
}

func (r *reader) link(n *html.Node, l look) {
	href, found := attribute(n, "href")
	href = address(href)
	switch {
	case !found: // a place to link to; links to it are named
	case runsScript(href):
		r.losses.add(lostLink)
	case href == "" || strings.HasPrefix(href, "#"):
		r.losses.add(lostAnchor)
	default:
		l.href = href
		title, _ := attribute(n, "title")
		l.title = spaced(title)
	}
	r.children(n, l)
}

func (r *reader) image(n *html.Node, l look) {
	src, _ := attribute(n, "src")
	src = address(src)
	alt, _ := attribute(n, "alt")
	title, _ := attribute(n, "title")
	if src == "" || runsScript(src) {
		r.losses.add(lostImage)
		if alt = spaced(alt); alt != "" {
			r.runs = append(r.runs, run{look: l, text: alt})
		}
		return
	}
	r.runs = append(r.runs, run{look: l, image: src, text: spaced(alt), hint: spaced(title)})
}

// address is a link's address in the one form that goes both ways.
func address(s string) string {
	return string(util.URLEscape([]byte(strings.Map(func(c rune) rune {
		if c < 0x20 || c == 0x7F {
			return -1
		}
		return c
	}, strings.TrimSpace(s))), false))
}

// runsScript reports addresses that are no place but a program or data.
func runsScript(address string) bool {
	scheme, _, ok := strings.Cut(strings.ToLower(address), ":")
	return ok && (scheme == "javascript" || scheme == "vbscript" || scheme == "data")
}

func spaced(s string) string { return strings.Join(strings.Fields(strings.Map(readable, s)), " ") }

func (r *reader) heading(n *html.Node, l look) {
	r.flush()
	if r.cell {
		r.odd = true
		r.children(n, l)
		r.flush()
		return
	}
	outer := r.kind
	if outer != "p" {
		r.losses.add(lostHeadBlock)
	}
	r.kind = n.Data
	r.children(n, l)
	r.flush()
	r.kind = outer
}

// within reads n into a block of its own, if lists and quotes are not nested too
// deep, and keeps that if it holds anything.
func (r *reader) within(b *block, n *html.Node, l look) {
	r.flush()
	switch {
	case r.cell:
		r.odd = true
		r.children(n, l)
		r.flush()
		return
	case r.kind != "p":
		r.losses.add(lostHeadBlock)
	case r.nested == maxNesting:
		r.losses.add(lostNesting)
		r.children(n, l)
		r.flush()
		return
	}
	outer, kind := r.open, r.kind
	r.open, r.kind = b, "p"
	r.nested++
	r.children(n, l)
	r.flush()
	r.nested--
	r.open, r.kind = outer, kind
	if len(b.blocks) == 0 {
		return
	}
	r.join(b)
}

// join adds a block. A list that goes on is one with the list before: their
// marks are the same to a reader.
func (r *reader) join(b *block) {
	at := r.open
	if at.isList() && at.last() != nil {
		at = at.last()
	}
	if before := at.last(); before != nil && before.kind == "ul" && b.kind == "ul" {
		before.blocks = append(before.blocks, b.blocks...)
		return
	}
	r.add(b)
}

func (r *reader) list(n *html.Node, l look) {
	b := &block{kind: "ul"}
	if n.Data == "ol" {
		b.kind = "ol"
		value, _ := attribute(n, "start")
		from, ok := start(value)
		if !ok {
			r.losses.add(lostNumbering)
		}
		b.value = from
	}
	r.within(b, n, l)
}

func (r *reader) item(n *html.Node, l look) {
	r.flush()
	if r.kind != "p" {
		r.losses.add(lostHeadBlock)
	}
	outer, b := r.open, &block{kind: "li"}
	list := outer
	if !list.isList() {
		if r.cell || r.kind != "p" || r.nested == maxNesting {
			r.odd = r.odd || r.cell
			if n.Parent.Data != "ul" && n.Parent.Data != "ol" && r.nested == maxNesting { // those are counted
				r.losses.add(lostNesting)
			}
			r.block(n, l)
			return
		}
		list = &block{kind: "ul"} // browsers draw one all the same
	}
	r.open = b
	r.children(n, l)
	r.flush()
	r.open = list
	if len(b.blocks) == 0 {
		r.losses.add(lostEmptyItem)
	} else {
		r.add(b)
	}
	r.open = outer
	if list != outer && len(list.blocks) > 0 {
		r.join(list)
	}
}

// pre reads text whose spacing matters.
func (r *reader) pre(n *html.Node, l look) {
	r.flush()
	if r.odd = r.odd || r.cell; r.cell || r.kind != "p" {
		r.losses.add(lostPreStyle)
		r.children(n, l)
		r.flush()
		return
	}
	if l != (look{code: l.code}) {
		r.losses.add(lostPreStyle)
	}
	b := &block{kind: "pre"}
	var text strings.Builder
	var walk func(*html.Node)
	walk = func(n *html.Node) {
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			switch {
			case c.Type == html.TextNode:
				text.WriteString(strings.Map(readable, c.Data))
			case c.Type == html.CommentNode:
				r.losses.add(lostComment)
			case c.Data == "br":
				text.WriteByte('\n')
			default:
				if l, hidden := r.attributes(c, look{}); hidden || l != (look{code: l.code}) || c.Data != "code" && c.Data != "span" {
					r.losses.add(lostPreStyle)
				}
				if class, _ := attribute(c, "class"); c.Data == "code" && b.value == "" {
					b.value = language(class)
				}
				walk(c)
			}
		}
	}
	walk(n)
	var lines []string
	for line := range strings.Lines(text.String()) {
		lines = append(lines, strings.TrimRight(line, " \t\r\n"))
	}
	s := strings.TrimRight(strings.Join(lines, "\n"), "\n")
	if s == "" {
		return
	}
	b.runs = []run{{look: look{code: true}, text: s}}
	r.add(b)
}

// language is the name in a class such as "language-go".
func language(class string) string {
	name, ok := strings.CutPrefix(class, "language-")
	if !ok || plain(name) != name {
		return ""
	}
	return name
}

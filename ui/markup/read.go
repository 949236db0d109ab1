package markup

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

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
	// maxNamed is how many kinds of losses are named.
	maxNamed = 12
)

const (
	lostTable = "the exact form of tables"
	lostPre   = "styling in preformatted text"
)

// reader builds a document out of parsed HTML.
type reader struct {
	lost   []string          // what it cannot hold
	judged map[string]string // what is lost with attributes seen before
	at     *block            // where blocks go
	kind   string            // of the block that the text will be
	nested int               // lists and quotes around

	runs   []run            // of the text under way
	tail   []byte           // the last of them, not yet in runs
	look   look             // of the tail
	space  string           // what to write before the next word
	breaks int              // line breaks before the next word
	typed  *strings.Builder // the text of the pre that is read, nil outside
}

// read turns HTML into a document, and names what that cannot hold.
func read(source string) (*block, []string) {
	source = strings.ToValidUTF8(source, "\ufffd")
	doc := &block{kind: "body"}
	r := &reader{judged: map[string]string{}, at: doc, kind: "p"}
	var root *html.Node
	if !tangled(source) {
		root, _ = html.Parse(strings.NewReader(source)) // refuses what is nested too deep
	}
	if root == nil {
		r.lose("all markup: the tags are nested too deep or never closed")
		for line := range strings.SplitSeq(htmltext.Visible(source), "\n") {
			r.text(line, look{})
			r.flush()
		}
		return doc, r.lost
	}
	r.children(root, look{})
	r.flush()
	return doc, r.lost
}

// formatting are the tags that HTML opens again in every paragraph until they are
// closed.
var formatting = set("a b big code em font i nobr s small strike strong tt u")

// tangled reports whether parsing would copy unclosed tags without end.
func tangled(source string) bool {
	open, all, sum := map[string]int{}, 0, 0
	for z := html.NewTokenizer(strings.NewReader(source)); sum <= maxOpen; sum += all {
		kind := z.Next()
		if kind == html.ErrorToken {
			return false
		}
		tag, _ := z.TagName()
		switch {
		case !formatting[string(tag)]:
		case kind != html.EndTagToken:
			open[string(tag)]++
			all++
		case open[string(tag)] > 0:
			open[string(tag)]--
			all--
		}
	}
	return true
}

// lose notes that something is lost, "" for nothing.
func (r *reader) lose(what string) {
	if len(r.lost) >= maxNamed {
		what = "more of the kind"
	}
	if what != "" && !slices.Contains(r.lost, what) {
		r.lost = append(r.lost, what)
	}
}

func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name && a.Namespace == "" {
			return a.Val
		}
	}
	return ""
}

func (r *reader) children(n *html.Node, l look) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		switch c.Type {
		case html.TextNode:
			r.text(c.Data, l)
		case html.CommentNode:
			if !officeComment(c.Data) {
				r.lose("comments")
			}
		case html.ElementNode:
			r.element(c, l)
		}
	}
}

// readable drops control characters, which do not show, and what marks a file's
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

// text adds text of the source: its spacing collapsed, but for a no-break space
// by itself.
func (r *reader) text(s string, l look) {
	s = strings.Map(readable, s)
	if r.typed != nil {
		r.typed.WriteString(s)
		if l.broken = false; l != (look{code: true}) {
			r.lose(lostPre)
		}
		return
	}
	if l.broken && strings.Contains(strings.TrimSpace(s), "\n") {
		r.lose("line ends that a style keeps")
	}
	l.broken = false
	for first := true; s != ""; first = false {
		word := strings.TrimLeftFunc(s, unicode.IsSpace)
		if blank := s[:len(s)-len(word)]; r.space == "" && (blank == "\u00a0" || blank == "\u202f") {
			r.space = blank
		} else if blank != "" {
			r.space = " "
		}
		end := strings.IndexFunc(word, unicode.IsSpace)
		if end < 0 {
			end = len(word)
		}
		if end > 0 {
			r.put(word[:end], l, !first)
		}
		s = word[end:]
	}
}

// put adds a word, and before it what stands between it and the one before, which
// may be inside the same text.
func (r *reader) put(s string, l look, inside bool) {
	started := len(r.runs) > 0 || len(r.tail) > 0
	switch {
	case started && r.breaks > 1: // a new paragraph to a reader
		r.flush()
	case started && r.breaks == 1:
		r.settle()
		r.runs = append(r.runs, run{text: "\n"})
	case started && r.space != "":
		between := r.look.and(l)
		between.code = inside && l.code
		r.add(r.space, between)
	}
	r.space, r.breaks = "", 0
	r.add(s, l)
}

func (r *reader) add(s string, l look) {
	if l != r.look || l.image != "" {
		r.settle()
		r.look = l
	}
	r.tail = append(r.tail, s...)
}

// settle ends the run under way.
func (r *reader) settle() {
	if len(r.tail) > 0 || r.look.image != "" {
		r.runs = append(r.runs, run{r.look, string(r.tail)})
	}
	r.tail, r.look = r.tail[:0], look{}
}

// flush ends the text under way.
func (r *reader) flush() {
	r.settle()
	r.space, r.breaks = "", 0
	if runs := r.runs; len(runs) > 0 {
		r.runs = nil
		r.join(&block{kind: r.kind, runs: runs})
	}
}

// join adds a block. In a list they belong to its items, and lists of the same
// marks that follow each other are one to a reader.
func (r *reader) join(b *block) {
	if r.kind != "p" && r.kind != b.kind {
		r.lose("blocks inside headings")
	}
	at := r.at
	if at.isList() && b.kind != "li" {
		if item := at.last(); item == nil || !b.isList() {
			r.lose("text of lists outside their items")
			at.blocks = append(at.blocks, &block{kind: "li"})
		}
		at = at.last()
	}
	if before := at.last(); before != nil && before.kind == "ul" && b.kind == "ul" {
		before.blocks = append(before.blocks, b.blocks...)
		return
	}
	at.blocks = append(at.blocks, b)
}

func set(names string) map[string]bool {
	all := map[string]bool{}
	for name := range strings.FieldsSeq(names) {
		all[name] = true
	}
	return all
}

var (
	headings = set("h1 h2 h3 h4 h5 h6")
	// known are the tags that are read as Markdown or say nothing of themselves.
	known = set(`html head body span label time nobr abbr acronym data b strong i em cite dfn var code tt kbd samp br a img
		p div section article header footer main nav aside figure figcaption hgroup search h1 h2 h3 h4 h5 h6
		ul ol menu dir li blockquote pre hr table thead tbody tfoot tr td th caption colgroup dt dd`)
	// dropped are the tags whose content does not show.
	dropped = set("script style iframe title template noscript noembed noframes datalist meta base wbr col link")
	// lostTags are the tags that have a look, but no mark in Markdown.
	lostTags = map[string]string{
		"u": "underlining", "ins": "underlining", "s": "struck-through text", "strike": "struck-through text", "del": "struck-through text",
		"mark": "highlighting", "sub": "lowered text (subscript)", "sup": "raised text (superscript)",
		"center": "the alignment of text", "dl": "lists of terms", "script": "scripts", "style": "style sheets", "iframe": "embedded pages",
		"meta": "", "base": "", "wbr": "", "col": "", "link": "",
	}
)

func (r *reader) element(n *html.Node, l look) {
	tag := n.Data
	what, named := lostTags[tag]
	if tag == "link" && strings.EqualFold(strings.TrimSpace(attribute(n, "rel")), "stylesheet") {
		what = lostTags["style"]
	}
	if !named && !known[tag] && !strings.Contains(tag, ":") { // a word processor's own tag
		what = "the tag <" + plain(tag) + ">"
	}
	if r.lose(what); dropped[tag] {
		return
	}
	l, hidden := r.attributes(n, l)
	if hidden {
		return
	}
	if r.typed != nil && tag != "code" && tag != "span" && tag != "br" {
		r.lose(lostPre)
	}
	switch tag {
	case "br":
		if r.breaks++; r.typed != nil {
			r.typed.WriteByte('\n')
		}
	case "a":
		r.children(n, r.link(n, l))
	case "img":
		r.image(n, l)
	case "h1", "h2", "h3", "h4", "h5", "h6":
		r.flush()
		outer := r.kind
		if r.kind = tag; outer != "p" {
			r.lose("blocks inside headings")
		}
		r.children(n, l)
		r.flush()
		r.kind = outer
	case "ul", "menu", "dir":
		r.within(&block{kind: "ul"}, n, l)
	case "ol":
		from, ok := start(attribute(n, "start"))
		if !ok {
			r.lose("the numbering of lists")
		}
		r.within(&block{kind: "ol", value: from}, n, l)
	case "li":
		r.item(n, l)
	case "blockquote":
		r.within(&block{kind: "blockquote"}, n, l)
	case "pre":
		r.pre(n, l)
	case "hr":
		r.flush()
		r.join(&block{kind: "hr"})
	case "table":
		r.table(n, l)
	case "tr", "td", "th":
		b := &block{kind: tag, value: alignment(n)}
		if spans := attribute(n, "colspan") + "," + attribute(n, "rowspan"); !slices.Contains([]string{",", "1,", ",1", "1,1"}, spans) {
			b.kind = "" // a cell that reaches over others
		}
		if r.into(b, n, l); tag != "tr" || len(b.blocks) > 0 {
			r.at.blocks = append(r.at.blocks, b)
		}
	default:
		block := htmltext.Block(n.DataAtom)
		if block {
			r.flush()
		}
		r.children(n, l)
		if block {
			r.flush()
		}
	}
}

func (r *reader) link(n *html.Node, l look) look {
	href := address(attribute(n, "href"))
	switch {
	case !slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "href" }): // a place to link to; links to it are named
	case runsScript(href):
		r.lose("links that run a script")
	case href == "" || strings.HasPrefix(href, "#"):
		r.lose("links to places within the text")
	default:
		l.href, l.title = href, spaced(attribute(n, "title"))
	}
	return l
}

func (r *reader) image(n *html.Node, l look) {
	src, alt := address(attribute(n, "src")), spaced(attribute(n, "alt"))
	if src == "" || runsScript(src) {
		r.lose("images that hold their own data or have no address")
		r.text(alt, l)
		return
	}
	l.image, l.hint, l.broken = src, spaced(attribute(n, "title")), false
	r.put(alt, l, false)
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

// start is the number an ordered list starts at, as Markdown can say it.
func start(value string) (string, bool) {
	n, err := strconv.Atoi(strings.TrimSpace(value))
	if value == "" || err == nil && n == 1 {
		return "", true
	}
	if err != nil || n < 0 || n > 999_999 {
		return "", false
	}
	return strconv.Itoa(n), true
}

// within reads n into a block of its own, if lists and quotes are not nested too
// deep, and keeps that if it holds anything.
func (r *reader) within(b *block, n *html.Node, l look) {
	r.flush()
	if r.nested == maxNesting {
		r.lose("lists and quotes nested too deep")
		r.children(n, l)
		r.flush()
		return
	}
	r.nested++
	r.into(b, n, l)
	r.nested--
	if len(b.blocks) > 0 {
		r.join(b)
	}
}

// into reads the children of n as the blocks of b; an item is one of a list.
func (r *reader) into(b *block, n *html.Node, l look) {
	r.flush()
	outer, kind := r.at, r.kind
	r.at, r.kind = b, "p"
	if n.Data == "li" && b.isList() {
		r.item(n, l)
	} else {
		r.children(n, l)
	}
	r.flush()
	r.at, r.kind = outer, kind
}

func (r *reader) item(n *html.Node, l look) {
	if !r.at.isList() { // browsers draw one all the same
		r.within(&block{kind: "ul"}, n, l)
		return
	}
	b := &block{kind: "li"}
	if r.into(b, n, l); len(b.blocks) == 0 {
		r.lose("empty list items")
		return
	}
	r.join(b)
}

// pre reads text whose spacing matters.
func (r *reader) pre(n *html.Node, l look) {
	r.flush()
	b := &block{kind: "pre"}
	outer, typed := r.typed, strings.Builder{}
	r.typed = &typed
	r.children(n, look{code: true, strong: l.strong, em: l.em, href: l.href})
	r.typed = outer
	var lines []string
	for line := range strings.Lines(typed.String()) {
		lines = append(lines, strings.TrimRight(line, " \t\r\n"))
	}
	if s := strings.TrimRight(strings.Join(lines, "\n"), "\n"); s != "" {
		b.runs = []run{{look: look{code: true}, text: s}}
		r.join(b)
	}
}

// table reads a table as Markdown draws it: one heading row, then rows of as many
// cells, and text without line breaks in them. Others are named, and come as near
// as they can; one of a single column, or of very many, is there for the layout.
func (r *reader) table(n *html.Node, l look) {
	t := &block{kind: "table"}
	r.into(t, n, l)
	width, odd := 0, false
	t.blocks = slices.DeleteFunc(t.blocks, func(b *block) bool {
		if b.kind != "tr" { // of a caption
			r.lose(lostTable)
			r.join(b)
		}
		width = max(width, len(b.blocks))
		return b.kind != "tr"
	})
	if width < 2 || width > maxWidth {
		r.lose(lostTable)
		for _, row := range t.blocks {
			for _, cell := range row.blocks {
				for _, b := range cell.blocks {
					r.join(b)
				}
			}
		}
		return
	}
	for i, row := range t.blocks {
		for len(row.blocks) < width {
			odd = true
			row.blocks = append(row.blocks, &block{})
		}
		for j, cell := range row.blocks {
			kind, first := "td", t.blocks[0].blocks
			if i == 0 {
				kind = "th"
			}
			odd = odd || cell.kind != kind || cell.value != first[j].value ||
				len(cell.blocks) > 1 || len(cell.blocks) == 1 && (cell.blocks[0].kind != "p" || slices.ContainsFunc(cell.blocks[0].runs, run.isBreak))
			row.blocks[j] = &block{kind: kind, value: first[j].value, runs: cell.allRuns()}
		}
	}
	if odd {
		r.lose(lostTable)
	}
	r.join(t)
}

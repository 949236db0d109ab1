package markup

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/util"
	"golang.org/x/net/html"

	"shortlist/model/htmltext"
	"shortlist/model/lang"
)

const (
	// maxNesting is how many blocks may be inside each other. A list counts for two: itself and its item.
	maxNesting = 24
	// maxOpen bounds the work of parsing: the number of open formatting elements, summed
	// over all tags.
	maxOpen = 200_000
	// maxLosses is how many losses are named.
	maxLosses = 12
)

// reader builds a document out of parsed HTML.
type reader struct {
	losses []string          // the names of everything that the document cannot hold
	judged map[string]string // the loss of each attribute seen before
	parent *block            // the block that gets the next blocks
	depth  int               // depth of parent

	// The paragraph that is being read:
	runs     []run  // its runs, except the last
	text     []byte // text of its last run
	look     look   // look of its last run
	space    string // space to write before its next word
	breaks   int    // line breaks to write before its next word
	verbatim bool   // it is in a pre, where spaces and line ends count
}

// read turns HTML into a document, and names everything that the document cannot hold.
func read(source string) (*block, []string) {
	source = strings.ToValidUTF8(source, "\ufffd")
	doc := &block{kind: "body"}
	r := &reader{judged: map[string]string{}, parent: doc}
	var root *html.Node
	if !neverClosed(source) {
		root, _ = html.Parse(strings.NewReader(source)) // nil if tags are nested too deep
	}
	if root == nil {
		r.lose(lang.Text("all markup: the tags are nested too deep or never closed"))
		for line := range strings.SplitSeq(htmltext.Visible(source), "\n") {
			r.readText(line, look{})
			r.endParagraph()
		}
		return doc, r.losses
	}
	r.readChildren(root, look{})
	r.endParagraph()
	return doc, r.losses
}

// formatting are the tags that HTML opens again in every paragraph until they are
// closed.
var formatting = set("a b big code em font i nobr s small strike strong tt u")

// neverClosed reports whether so many formatting tags stay open that parsing would copy
// them without end.
func neverClosed(source string) bool {
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

// lose adds a loss, unless it is "".
func (r *reader) lose(what string) {
	if len(r.losses) >= maxLosses {
		what = lang.Text("more of the kind")
	}
	if what != "" && !slices.Contains(r.losses, what) {
		r.losses = append(r.losses, what)
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

func (r *reader) readChildren(n *html.Node, l look) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		switch c.Type {
		case html.TextNode:
			r.readText(c.Data, l)
		case html.CommentNode:
			if !officeComment(c.Data) {
				r.lose(lang.Text("comments"))
			}
		case html.ElementNode:
			r.readElement(c, l)
		}
	}
}

// officeComment reports whether a word processor left the comment for itself.
func officeComment(s string) bool {
	s = strings.TrimSpace(s)
	return s == "StartFragment" || s == "EndFragment" ||
		strings.HasPrefix(s, "[if ") || strings.HasSuffix(s, "[endif]") || strings.HasPrefix(s, "[CDATA[")
}

// withoutControls drops control characters, which do not show, and byte order marks.
func withoutControls(s string) string {
	return strings.Map(func(c rune) rune {
		if c < 0x20 && c != '\t' && c != '\n' && c != '\f' && c != '\r' || c >= 0x7F && c < 0xA0 || c == 0xFEFF {
			return -1
		}
		return c
	}, s)
}

// readText adds text of the source. Runs of spaces become one space; a single no-break
// space stays.
func (r *reader) readText(s string, l look) {
	s = withoutControls(s)
	if l.keepsLines && !r.verbatim && strings.Contains(strings.TrimSpace(s), "\n") {
		r.lose(lang.Text("line ends that a style keeps"))
	}
	l.keepsLines = false
	if r.verbatim {
		r.write(s, l)
		return
	}
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
			r.addWord(word[:end], l, !first)
		}
		s = word[end:]
	}
}

// addWord adds a word after the space or the break that is due. follows means that the
// word before is from the same text.
func (r *reader) addWord(s string, l look, follows bool) {
	started := len(r.runs) > 0 || len(r.text) > 0
	switch {
	case started && r.breaks > 1: // several breaks look like a new paragraph
		r.endParagraph()
	case started && r.breaks == 1:
		r.endRun()
		r.runs = append(r.runs, run{text: "\n"})
	case started && r.space != "":
		between := r.look.and(l)
		between.code = follows && l.code
		r.write(r.space, between)
	}
	r.space, r.breaks = "", 0
	r.write(s, l)
}

func (r *reader) write(s string, l look) {
	if l != r.look || l.image != "" {
		r.endRun()
		r.look = l
	}
	r.text = append(r.text, s...)
}

func (r *reader) endRun() {
	if len(r.text) > 0 || r.look.image != "" {
		r.runs = append(r.runs, run{r.look, string(r.text)})
	}
	r.text, r.look = r.text[:0], look{}
}

func (r *reader) endParagraph() {
	r.endRun()
	r.space, r.breaks = "", 0
	runs := r.runs
	r.runs = nil
	if r.verbatim && len(runs) == 1 {
		var lines []string
		for line := range strings.Lines(runs[0].text) {
			lines = append(lines, strings.TrimRight(line, " \t\r\n"))
		}
		if runs[0].text = strings.TrimRight(strings.Join(lines, "\n"), "\n"); runs[0].text == "" {
			return
		}
	}
	if len(runs) > 0 {
		r.attach(&block{kind: "p", runs: runs})
	}
}

// attach adds a block to the parent, in the form in which readers see it: a list between
// items belongs to the item before it, an item outside a list is a list, and successive
// bullet lists are one. A list that begins with another number than 1 is text with numbers.
func (r *reader) attach(b *block) {
	parent := r.parent
	switch {
	case parent.isList() && b.isList() && parent.last().kind == "li":
		parent = parent.last()
	case !parent.isList() && b.kind == "li":
		b = &block{kind: "ul", blocks: []*block{b}}
	}
	if before := parent.last(); before.kind == "ul" && b.kind == "ul" {
		before.blocks = append(before.blocks, b.blocks...)
		return
	}
	if n, err := strconv.Atoi(b.value); err == nil && b.kind == "ol" && n >= 0 && n <= maxNumber {
		parent.blocks = append(parent.blocks, b.numbered(n)...)
		return
	}
	parent.blocks = append(parent.blocks, b)
}

// readBlock reads an element as a block of its own. It drops empty blocks, except cells and
// items.
func (r *reader) readBlock(kind, value string, n *html.Node, l look) {
	r.endParagraph()
	if r.depth == maxNesting {
		r.lose(lang.Text("lists and quotes nested too deep"))
		r.readChildren(n, l)
		r.endParagraph()
		return
	}
	b, parent := &block{kind: kind, value: value}, r.parent
	r.parent = b
	r.depth++
	r.readChildren(n, l)
	r.endParagraph()
	r.depth--
	r.parent = parent
	if len(b.blocks) > 0 || kind == "li" || kind == "td" || kind == "th" || kind == "span" {
		r.attach(b)
	}
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
	// known are the tags that Markdown can express, and tags that do not change how text looks.
	known = set(`html head body span label time nobr abbr acronym data b strong i em cite dfn var code tt kbd samp br a img
		p div section article header footer main nav aside figure figcaption hgroup search h1 h2 h3 h4 h5 h6
		ul ol menu dir li blockquote pre hr table thead tbody tfoot tr td th caption colgroup dt dd`)
	// dropped are the tags whose content does not show.
	dropped = set("script style iframe title template noscript noembed noframes datalist meta base wbr col link")
	// unseen are tags without a mark in Markdown, whose loss no reader sees.
	unseen = set("meta base wbr col link")
)

func (r *reader) readElement(n *html.Node, l look) {
	tag := n.Data
	what := sayTag(tag)
	switch {
	case tag == "link" && strings.EqualFold(strings.TrimSpace(attribute(n, "rel")), "stylesheet"):
		what = sayTag("style")
	case what == "" && !known[tag] && !unseen[tag] && !strings.Contains(tag, ":"): // a colon: a word processor's own tag
		what = lang.Text("the tag <%s>", plain(tag))
	}
	if r.lose(what); dropped[tag] {
		return
	}
	l, hidden := r.readAttributes(n, l)
	if hidden {
		return
	}
	switch tag {
	case "br":
		if r.breaks++; r.verbatim {
			r.write("\n", l)
		}
	case "a":
		r.readChildren(n, r.link(n, l))
	case "img":
		r.readImage(n, l)
	case "h1", "h2", "h3", "h4", "h5", "h6", "li", "blockquote", "table", "tr":
		r.readBlock(tag, "", n, l)
	case "ul", "menu", "dir":
		r.readBlock("ul", "", n, l)
	case "ol":
		first := strings.TrimSpace(attribute(n, "start"))
		if first == "1" {
			first = ""
		}
		r.readBlock("ol", first, n, l)
	case "td", "th":
		if spans := attribute(n, "colspan") + "," + attribute(n, "rowspan"); !slices.Contains([]string{",", "1,", ",1", "1,1"}, spans) {
			tag = "span"
		}
		r.readBlock(tag, alignment(n), n, l)
	case "pre":
		r.endParagraph()
		outer := r.verbatim
		l.code, r.verbatim = true, true
		r.readBlock(tag, "", n, l)
		r.verbatim = outer
	case "hr":
		r.endParagraph()
		r.attach(&block{kind: tag})
	default:
		block := htmltext.Block(n.DataAtom)
		if block {
			r.endParagraph()
		}
		r.readChildren(n, l)
		if block {
			r.endParagraph()
		}
	}
}

func (r *reader) link(n *html.Node, l look) look {
	href := address(attribute(n, "href"))
	switch {
	case !slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "href" }): // an anchor, not a link
	case runsScript(href):
		r.lose(lang.Text("links that run a script"))
	case href == "" || strings.HasPrefix(href, "#"):
		r.lose(lang.Text("links to places within the text"))
	default:
		l.href, l.title = href, collapseSpaces(attribute(n, "title"))
	}
	return l
}

func (r *reader) readImage(n *html.Node, l look) {
	src, alt := address(attribute(n, "src")), collapseSpaces(attribute(n, "alt"))
	if src == "" || runsScript(src) {
		r.lose(lang.Text("images that hold their own data or have no address"))
		r.readText(alt, l)
		return
	}
	l.image, l.hint, l.keepsLines = src, collapseSpaces(attribute(n, "title")), false
	r.addWord(alt, l, false)
}

// address returns an address in the form that it has in Markdown and in HTML.
func address(s string) string {
	return string(util.URLEscape([]byte(strings.Map(func(c rune) rune {
		if c < 0x20 || c == 0x7F {
			return -1
		}
		return c
	}, strings.TrimSpace(s))), false))
}

// runsScript reports whether an address is a program or data.
func runsScript(address string) bool {
	scheme, _, ok := strings.Cut(strings.ToLower(address), ":")
	return ok && (scheme == "javascript" || scheme == "vbscript" || scheme == "data")
}

func collapseSpaces(s string) string { return strings.Join(strings.Fields(withoutControls(s)), " ") }

// sayTag names the loss of a tag; "" if nothing is lost, or if the tag is not in the list.
func sayTag(tag string) string {
	return map[string]string{
		"u": lang.Text("underlining"), "ins": lang.Text("underlining"), "s": lang.Text("struck-through text"), "strike": lang.Text("struck-through text"), "del": lang.Text("struck-through text"),
		"mark": lang.Text("highlighting"), "sub": lang.Text("lowered text (subscript)"), "sup": lang.Text("raised text (superscript)"),
		"center": lang.Text("the alignment of text"), "dl": lang.Text("lists of terms"), "script": lang.Text("scripts"), "style": lang.Text("style sheets"), "iframe": lang.Text("embedded pages"),
	}[tag]
}

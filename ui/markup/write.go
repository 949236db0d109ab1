package markup

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/util"
	"golang.org/x/net/html"
)

// markdown is the document as Markdown.
func (b *block) markdown() (string, error) {
	out, err := converters().ConvertNode(b.node())
	return string(out), err
}

func element(tag string, attributes ...string) *html.Node {
	n := &html.Node{Type: html.ElementNode, Data: tag}
	for i := 0; i+1 < len(attributes); i += 2 {
		if attributes[i+1] != "" {
			n.Attr = append(n.Attr, html.Attribute{Key: attributes[i], Val: attributes[i+1]})
		}
	}
	return n
}

func content(s string) *html.Node { return &html.Node{Type: html.TextNode, Data: s} }

// node is the block as the HTML that the converter takes.
func (b *block) node() *html.Node {
	switch b.kind {
	case "pre":
		class := ""
		if b.value != "" {
			class = "language-" + b.value
		}
		pre, code := element("pre"), element("code", "class", class)
		code.AppendChild(content(b.runs[0].text))
		pre.AppendChild(code)
		return pre
	}
	n := element(b.kind)
	switch b.kind {
	case "ol":
		n.Attr = element("", "start", b.value).Attr
	case "td", "th":
		n.Attr = element("", "align", b.value).Attr
	}
	b.into(n)
	return n
}

func (b *block) into(n *html.Node) {
	mark := ". " // of the ordered list before
	for i, child := range b.blocks {
		if i == 0 && b.kind == "li" && child.kind == "p" { // without blank lines around
			child.into(n)
			continue
		}
		node := child.node()
		if child.kind == "ol" {
			if mark == ". " && i > 0 && b.blocks[i-1].kind == "ol" {
				mark = ") "
			} else {
				mark = ". "
			}
			node.Attr = append(node.Attr, html.Attribute{Key: "mark", Val: mark})
		}
		if i == 1 && b.kind == "li" && b.blocks[0].kind == "p" && child.isList() && child.value == "" { // only one from 1 on needs no blank line
			node.Attr = append(node.Attr, html.Attribute{Key: "tight"})
		}
		n.AppendChild(node)
	}
	w := writer{kind: b.kind, runs: b.runs}
	w.nodes(n, 0, len(b.runs), look{}, false)
}

// writer writes the runs of one block.
type writer struct {
	kind string
	runs []run
}

// nodes writes the runs from i to j, which all look like done at least, into n:
// first what reaches farthest. stars is whether n is marked by stars.
func (w *writer) nodes(n *html.Node, i, j int, done look, stars bool) {
	first := i
	for i < j {
		r := w.runs[i]
		tag, end := "", i
		try := func(name string, wanted bool, has func(look) bool) {
			if !wanted {
				return
			}
			k := i + 1
			for k < j && has(w.runs[k].look) {
				k++
			}
			if k > end {
				tag, end = name, k
			}
		}
		try("a", r.href != "" && done.href == "", func(l look) bool { return l.href == r.href && l.title == r.title })
		try("strong", r.strong && !done.strong, func(l look) bool { return l.strong })
		try("em", r.em && !done.em, func(l look) bool { return l.em })
		next := done
		switch tag {
		case "":
			n.AppendChild(w.leaf(i, done))
			i++
			continue
		case "a":
			next.href = r.href
			link := element("a", "href", r.href, "title", r.title)
			w.nodes(link, i, end, next, false)
			n.AppendChild(link)
		case "strong":
			next.strong = true
			w.wrap(n, "strong", first, i, end, j, done, next, stars)
		case "em":
			next.em = true
			w.wrap(n, "em", first, i, end, j, done, next, stars)
		}
		i = end
	}
}

// wrap writes the runs from i to j, which look like inner, in the marks of one
// tag, within n, whose runs are those from first to end and look like outer. The
// marks are HTML where stars would not be read as meant; among is whether stars
// are around n.
func (w *writer) wrap(n *html.Node, tag string, first, i, j, end int, outer, inner look, among bool) {
	before, after, starred := ' ', ' ', false
	if i > 0 {
		before = w.edge(i-1, true, outer)
		starred = w.runs[i-1].strong && !outer.strong || w.runs[i-1].em && !outer.em
	}
	if j < len(w.runs) {
		after = w.edge(j, false, outer)
	}
	stars := !starred && flanks(before, w.edge(i, false, inner)) && flanks(after, w.edge(j-1, true, inner))
	if among && (i == first) != (j == end) { // which star is whose, at the shared end?
		stars = false
	}
	kind := "raw-"
	if stars {
		kind = "star-"
	}
	e := element(kind + tag)
	w.nodes(e, i, j, inner, stars)
	n.AppendChild(e)
}

// edge is the last character of run i as Markdown has it, or the first, seen from
// text that looks like l.
func (w *writer) edge(i int, last bool, l look) rune {
	r := w.runs[i]
	switch {
	case r.text == "\n" && r.image == "":
		return ' '
	case r.image != "", r.code, r.href != l.href, r.strong && !l.strong, r.em && !l.em:
		return '*'
	case last:
		c, _ := utf8.DecodeLastRuneInString(r.text)
		return c
	}
	c, _ := utf8.DecodeRuneInString(r.text)
	return c
}

// flanks is CommonMark's rule for a mark between two characters, seen from the
// inner: not beside space, and beside punctuation only if more of it, or space,
// is outside.
func flanks(outer, inner rune) bool {
	if unicode.IsSpace(inner) {
		return false
	}
	return !mark(inner) || unicode.IsSpace(outer) || mark(outer)
}

// mark reports what CommonMark takes for punctuation. What is written as an
// entity begins and ends with it.
func mark(c rune) bool { return util.IsPunctRune(c) || named(c) != "" }

func (w *writer) leaf(i int, done look) *html.Node {
	r := w.runs[i]
	switch {
	case r.image != "":
		return element("img", "src", r.image, "alt", r.text, "title", r.hint)
	case r.text == "\n":
		return element("br")
	case r.code:
		code := element("code")
		text := r.text
		if w.kind == "td" || w.kind == "th" {
			text = strings.ReplaceAll(text, "|", `\|`)
		}
		code.AppendChild(content(text))
		return code
	}
	text := element(verbatim)
	text.AppendChild(content(w.text(i, done)))
	return text
}

var (
	// lineStart is what begins a heading, a list, a quote, a fence or a line of a table, or
	// underlines a heading, at the start of a line.
	lineStart = regexp.MustCompile(`^(?:#{1,6}(?:[ ]|$)|[-+](?:[ ]|$)|=+[ ]*$|-[- ]*$|~~~|>|[|:](?:[-:| ]*)$|-[-:| ]*$)`)
	numbered  = regexp.MustCompile(`^[0-9]{1,9}[.)](?:[ ]|$)`)
	entities  = regexp.MustCompile(`&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]*);`)
	entity    = regexp.MustCompile("^" + entities.String())
)

// text is the text of run i with whatever Markdown would take for markup
// escaped.
func (w *writer) text(i int, done look) string {
	s := w.runs[i].text
	var out strings.Builder
	if (i == 0 || w.runs[i-1].text == "\n" && w.runs[i-1].image == "") && done == (look{}) {
		switch {
		case lineStart.MatchString(s):
			out.WriteByte('\\')
			out.WriteByte(s[0])
			s = s[1:]
		case numbered.MatchString(s):
			at := strings.IndexAny(s, ".)")
			out.WriteString(s[:at] + `\` + s[at:at+1])
			s = s[at+1:]
		}
	}
	last := i+1 == len(w.runs)
	trailing := len(s) // where a mark that could close the heading stands
	if last && w.kind[0] == 'h' && strings.HasSuffix(s, "#") {
		trailing = len(s) - 1
	}
	before := ' '
	for at, c := range s {
		rest := s[at:]
		after, _ := utf8.DecodeRuneInString(rest[utf8.RuneLen(c):])
		end := len(rest) == utf8.RuneLen(c)
		switch {
		case at == trailing:
			out.WriteByte('\\')
		case c == '\\' && (end || after < 0x80 && util.IsPunct(byte(after)) || named(after) != ""),
			c == '<' && (end || word(after) || strings.ContainsRune("/!?", after)),
			c == '`', c == '[', c == ']' && done.href != "",
			c == '!' && end && !last && w.runs[i+1].href != "",
			c == '|' && (w.kind == "td" || w.kind == "th"):
			out.WriteByte('\\')
		case c == '*' && !(at > 0 && before == ' ' && after == ' '):
			out.WriteByte('\\')
		case c == '_' && !(at > 0 && !end && word(before) && word(after)):
			out.WriteByte('\\')
		case c == '&' && entity.MatchString(rest):
			out.WriteString("&amp;")
			before = c
			continue
		}
		if name := named(c); name != "" {
			out.WriteString(name)
		} else {
			out.WriteRune(c)
		}
		before = c
	}
	return out.String()
}

func word(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }

// named is the entity of a character that a person could not see, and that the
// screen would drop, "" for any other. Joiners and the emoji selector stay:
// scripts and emoji need them.
func named(c rune) string {
	switch {
	case c < 0xA0:
		return ""
	case c == 0xA0:
		return "&nbsp;"
	case c == 0xAD:
		return "&shy;"
	case c == 0x200C, c == 0x200D, c == 0xFE0F:
		return ""
	case c == 0x200E:
		return "&lrm;"
	case c == 0x200F:
		return "&rlm;"
	case unicode.In(c, unicode.Cf, unicode.Zs, unicode.Zl, unicode.Zp, unicode.Co, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point):
		return fmt.Sprintf("&#x%X;", c)
	}
	return ""
}

package markup

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/net/html"
)

// Original is HTML that is edited as Markdown.
type Original struct {
	source string
	shown  string  // the Markdown of source
	pieces []piece // the blocks of source and the HTML between them; nil if their Markdown joined is not shown
}

// NewOriginal cuts HTML into its blocks. shown is the Markdown that FromHTML returned for it.
func NewOriginal(source, shown string) *Original {
	o := &Original{source: source, shown: shown}
	if len(source) > maxSource {
		return o
	}
	pieces := cut(source)
	for _, all := range [][]piece{pieces, joined(pieces)} {
		var blocks []string
		for _, p := range all {
			if p.markdown != "" {
				blocks = append(blocks, p.markdown)
			}
		}
		if strings.Join(blocks, "\n\n") == shown {
			o.pieces = all
			break
		}
	}
	return o
}

// joined returns the pieces, with pieces joined that readers see as one, such as two successive lists. The pieces between
// them are joined, too.
func joined(pieces []piece) (out []piece) {
	before := -1 // the index of the last piece with Markdown
	for _, p := range pieces {
		if before >= 0 && p.markdown != "" {
			both := ""
			for _, q := range out[before:] {
				both += q.source
			}
			doc, _ := read(both + p.source)
			if markdown := doc.markdown(); markdown != out[before].markdown+"\n\n"+p.markdown {
				out = append(out[:before], piece{source: both + p.source, markdown: markdown})
				continue
			}
		}
		if p.markdown != "" {
			before = len(out)
		}
		out = append(out, p)
	}
	return out
}

// HTML returns the HTML of edited Markdown, with the bytes of the original for every block that the edit did not change.
// A changed word in a paragraph changes neither the markup nor the empty lines around the paragraph.
func (o *Original) HTML(written string) string {
	whole := ToHTML(written)
	if tidied := tidy(written); tidied != written && tidy(o.shown) == o.shown && same(ToHTML(tidied), whole) {
		written = tidied
	}
	if reworded := o.reword(written); reworded != "" && same(reworded, whole) {
		return reworded
	}
	if o.pieces == nil {
		return whole
	}
	var out strings.Builder
	merge(&out, o.pieces, written)
	if spliced := out.String(); same(spliced, whole) {
		return spliced
	}
	return whole
}

// tidy returns Markdown with one empty line between its blocks and no blanks at the ends of lines. It does not change code.
func tidy(written string) string {
	var out strings.Builder
	code, empty := false, 0
	for line := range strings.SplitSeq(strings.Trim(written, "\n"), "\n") {
		fence := strings.TrimLeft(line, " \t>")
		isFence := strings.HasPrefix(fence, "```") || strings.HasPrefix(fence, "~~~")
		if isFence {
			code = !code
		}
		if isFence || !code {
			line = strings.TrimRight(line, " \t")
		}
		if empty++; line != "" || code {
			empty = 0
		}
		if empty < 2 {
			out.WriteString(line + "\n")
		}
	}
	return strings.Trim(out.String(), "\n")
}

// maxAround is how many words on each side of an edit are searched for in the source.
const maxAround = 3

// reword returns the source with an edit of words applied at the only place that the edit can mean; "" if there is no such
// place. The caller has to check that the result reads like the edited text.
func (o *Original) reword(written string) string {
	was, now := []rune(o.shown), []rune(written)
	if len(o.source) > maxSource {
		return ""
	}
	first, last := 0, 0 // how many characters are equal at the beginning and at the end
	for first < min(len(was), len(now)) && was[first] == now[first] {
		first++
	}
	for last < min(len(was), len(now))-first && was[len(was)-1-last] == now[len(now)-1-last] {
		last++
	}
	inWord := func(r rune) bool { return alphanumeric(r) || unicode.IsMark(r) }
	left, right := first, last
	for range maxAround {
		for left > 0 && inWord(was[left-1]) {
			left--
		}
		for right > 0 && inWord(was[len(was)-right]) {
			right--
		}
		for _, around := range [][2]int{{left, right}, {left, last}, {first, right}} {
			before, after := string(was[around[0]:len(was)-around[1]]), string(now[around[0]:len(now)-around[1]])
			if at := o.place(before, string(was[:around[0]])); at >= 0 {
				return o.source[:at] + html.EscapeString(after) + o.source[at+len(before):]
			}
		}
		for left > 0 && !inWord(was[left-1]) { // the next round includes one more word
			left--
		}
		for right > 0 && !inWord(was[len(was)-right]) {
			right--
		}
	}
	return ""
}

// place returns the offset in the source of words of the Markdown, of which before is the text in front of them; -1 if it
// is not clear. If the words occur several times, such as in each item of a list, their order is the same in both.
func (o *Original) place(words, before string) int {
	if words == "" {
		return -1
	}
	all, shown := places(o.source, words), places(o.shown, words)
	if len(all) == 1 {
		return all[0]
	}
	which := slices.Index(shown, len(before))
	for _, found := range [][]int{all, slices.DeleteFunc(slices.Clone(all), o.inTag)} {
		if which >= 0 && len(found) == len(shown) {
			return found[which]
		}
	}
	return -1
}

// places returns the offsets of words in a text.
func places(s, words string) (all []int) {
	for from := 0; ; {
		at := strings.Index(s[from:], words)
		if at < 0 {
			return all
		}
		all = append(all, from+at)
		from += at + len(words)
	}
}

// inTag reports whether a byte of the source is in a tag.
func (o *Original) inTag(at int) bool {
	before := o.source[:at]
	return strings.LastIndexByte(before, '<') > strings.LastIndexByte(before, '>')
}

// same reports whether a reader sees the same in two texts of HTML.
func same(a, b string) bool {
	one, _ := read(a)
	other, _ := read(b)
	return one.difference(other) == ""
}

// piece is a stretch of HTML.
type piece struct {
	source   string
	markdown string // "": HTML between blocks, such as tags of containers, empty paragraphs and comments
	inline   bool   // the piece is no element of its own
}

// merge writes the source of each piece whose Markdown is in the written text, and the rest of the text in place of
// the other pieces.
func merge(out *strings.Builder, pieces []piece, written string) {
	for len(pieces) > 0 { // unchanged pieces at the beginning
		p := pieces[0]
		rest, ok := strings.CutPrefix(written, p.markdown)
		if ok && p.markdown != "" && rest != "" {
			rest, ok = strings.CutPrefix(rest, "\n\n")
		}
		if !ok || p.markdown == "" && !leads(pieces, written) {
			break
		}
		out.WriteString(p.source)
		pieces, written = pieces[1:], rest
	}
	end := len(pieces)
	for end > 0 { // unchanged pieces at the end
		p := pieces[end-1]
		rest, ok := strings.CutSuffix(written, p.markdown)
		if ok && p.markdown != "" && rest != "" {
			rest, ok = strings.CutSuffix(rest, "\n\n")
		}
		if !ok {
			break
		}
		written = rest
		end--
	}
	same := pieces[end:]
	pieces = pieces[:end]
	if at, before, after := anchor(pieces, written); at >= 0 {
		merge(out, pieces[:at], before)
		out.WriteString(pieces[at].source)
		merge(out, pieces[at+1:], after)
	} else {
		replace(out, pieces, written)
	}
	for _, p := range same {
		out.WriteString(p.source)
	}
}

// leads reports whether HTML between blocks may stay at the front: a block follows it, or no text is left.
func leads(pieces []piece, written string) bool {
	for _, p := range pieces {
		if p.markdown != "" {
			return true
		}
	}
	return written == ""
}

// anchor finds the longest piece whose Markdown is, exactly once, whole blocks of the written text. at is -1 if there is no
// such piece.
func anchor(pieces []piece, written string) (at int, before, after string) {
	at = -1
	longest := 0
	for i, p := range pieces {
		if len(p.markdown) <= longest {
			continue
		}
		part := "\n\n" + p.markdown + "\n\n"
		if left, right, ok := strings.Cut(written, part); ok && !strings.Contains(right, part) {
			at, before, after, longest = i, left, right, len(p.markdown)
		}
	}
	return at, before, after
}

// replace writes Markdown in place of pieces, and keeps the HTML between blocks at both ends.
func replace(out *strings.Builder, pieces []piece, written string) {
	first, last := 0, len(pieces)
	for first < last && pieces[first].markdown == "" {
		out.WriteString(pieces[first].source)
		first++
	}
	for last > first && pieces[last-1].markdown == "" {
		last--
	}
	fresh := ToHTML(written)
	if last-first == 1 && pieces[first].inline { // text outside a paragraph stays outside
		if text, ok := strings.CutPrefix(fresh, "<p>"); ok && strings.Count(fresh, "<p>") == 1 {
			if text, ok = strings.CutSuffix(text, "</p>"); ok {
				fresh = text
			}
		}
	} else if last-first == 1 {
		fresh = respell(pieces[first].source, fresh)
	}
	if first == last && written != "" && len(pieces) == 0 && out.Len() > 0 { // a new block
		fresh = "\n" + fresh
	}
	out.WriteString(fresh)
	for _, p := range pieces[last:] {
		out.WriteString(p.source)
	}
}

var (
	// containers are the tags that only hold blocks.
	containers = set("html body div section article main header footer aside nav center")
	// elements are the tags of blocks that are replaced as a whole.
	elements = set("p ul ol menu dir dl h1 h2 h3 h4 h5 h6 table blockquote pre figure")
)

// cut cuts HTML into its blocks and the HTML between them. All pieces joined are the source.
func cut(source string) (out []piece) {
	var c cutter
	for z := html.NewTokenizer(strings.NewReader(source)); ; {
		kind := z.Next()
		raw := string(z.Raw())
		if kind == html.ErrorToken {
			c.text.WriteString(raw)
			c.flush(c.root == "")
			return c.out
		}
		name, _ := z.TagName()
		c.add(kind, string(name), raw)
	}
}

// cutter is the state of cut.
type cutter struct {
	out    []piece
	text   strings.Builder // source of the open piece
	root   string          // tag of the element that the piece is; "": it is no element
	depth  int             // how many elements are open
	breaks int             // offset in text at which the line breaks at its end begin
	count  int             // how many line breaks those are
}

func (c *cutter) add(kind html.TokenType, tag, raw string) {
	starts := kind == html.StartTagToken || kind == html.SelfClosingTagToken
	isTag := starts || kind == html.EndTagToken
	if c.root == "p" && starts && (elements[tag] || containers[tag] || tag == "hr") { // the paragraph has no end tag
		c.flush(false)
	}
	switch {
	case c.root != "":
		c.text.WriteString(raw)
		if elements[tag] && starts {
			c.depth++
		} else if elements[tag] && kind == html.EndTagToken {
			if c.depth--; c.depth == 0 {
				c.flush(false)
			}
		}
	case isTag && containers[tag]:
		c.flush(true)
		c.text.WriteString(raw)
		c.flush(true)
	case starts && tag == "hr":
		c.flush(true)
		c.text.WriteString(raw)
		c.flush(false)
	case starts && elements[tag]:
		c.flush(true)
		c.root, c.depth = tag, 1
		c.text.WriteString(raw)
	case starts && tag == "br":
		if c.count == 0 {
			c.breaks = c.text.Len()
		}
		c.count++
		c.text.WriteString(raw)
	case kind == html.TextToken && strings.TrimSpace(raw) == "":
		c.text.WriteString(raw)
	default:
		if c.count > 1 { // several breaks look like a new paragraph
			all := c.text.String()
			c.text.Reset()
			c.text.WriteString(all[:c.breaks])
			c.flush(true)
			blank := raw[:len(raw)-len(strings.TrimLeft(raw, " \t\r\n"))]
			c.out = append(c.out, piece{source: all[c.breaks:] + blank, inline: true})
			raw = raw[len(blank):]
		}
		c.count = 0
		c.text.WriteString(raw)
	}
}

// flush ends the piece.
func (c *cutter) flush(inline bool) {
	if c.text.Len() > 0 {
		p := piece{source: c.text.String(), inline: inline}
		doc, _ := read(p.source)
		p.markdown = doc.markdown()
		c.out = append(c.out, p)
	}
	c.text.Reset()
	c.root, c.depth, c.count = "", 0, 0
}

package markup

import (
	"slices"
	"strconv"
	"strings"

	"shortlist/model/lang"
)

// block is a node of a document. HTML and Markdown that look alike have the same document.
// It may hold things that Markdown lacks, like text between list items. Such things are
// found because they come back from Markdown as something else.
type block struct {
	// kind is "body" for the root, or else the HTML tag: p, h1 to h6, ul, ol, li, blockquote, pre, hr, table, tr, th, td;
	// "span" for a cell that spans others.
	kind   string
	value  string // the first number of an ol, "" for 1; the alignment of a cell, "" for left
	blocks []*block
	runs   []run // the text of a p
}

// look is how a run of text is shown.
type look struct {
	strong, em, code bool
	href, title      string // address and title of the link that the run belongs to
	image, hint      string // address and title of the image that the text describes
	keepsLines       bool   // a style keeps line ends; set only while reading
}

// and returns the part that two looks share.
func (l look) and(m look) look {
	both := look{strong: l.strong && m.strong, em: l.em && m.em, code: l.code && m.code}
	if l.href == m.href && l.title == m.title {
		both.href, both.title = l.href, l.title
	}
	return both
}

// run is text of one look, or a line break ("\n").
type run struct {
	look
	text string
}

func (r run) isBreak() bool { return r.text == "\n" && r.image == "" }

func (b *block) isList() bool { return b.kind == "ul" || b.kind == "ol" }

// last returns the last block in b, or an empty block if b has no blocks.
func (b *block) last() *block {
	if len(b.blocks) == 0 {
		return &block{}
	}
	return b.blocks[len(b.blocks)-1]
}

// numbered returns the items of a list, counted from n, as text that begins with their numbers. Successive items of one
// paragraph each become the lines of a single paragraph.
func (b *block) numbered(n int) (out []*block) {
	var lines *block // the paragraph whose lines are the items before; nil if the last of them has more blocks
	for i, item := range b.blocks {
		text := &block{kind: "p", runs: []run{{text: strconv.Itoa(n+i) + "."}}}
		blocks := item.blocks
		if item.kind != "li" {
			blocks = []*block{item}
		}
		if len(blocks) > 0 && blocks[0].kind == "p" {
			runs := slices.Clone(blocks[0].runs)
			text.runs[0].text += " "
			if runs[0].look == (look{}) && !runs[0].isBreak() {
				text.runs[0].text += runs[0].text
				runs = runs[1:]
			}
			text.runs = append(text.runs, runs...)
			blocks = blocks[1:]
		}
		if lines != nil {
			lines.runs = append(append(lines.runs, run{text: "\n"}), text.runs...)
		} else {
			out = append(out, text)
			lines = text
		}
		out = append(out, blocks...)
		if len(blocks) > 0 {
			lines = nil
		}
	}
	return out
}

// oneLine returns all runs in b as one line, with spaces for breaks and between blocks.
func (b *block) oneLine() []run {
	runs := slices.Clone(b.runs)
	for i, r := range runs {
		if r.isBreak() {
			runs[i].text = " "
		}
	}
	for _, inner := range b.blocks {
		more := inner.oneLine()
		if len(runs) > 0 && len(more) > 0 {
			runs = append(runs, run{text: " "})
		}
		runs = append(runs, more...)
	}
	return runs
}

// plainText returns the text of all runs in b.
func (b *block) plainText() string {
	var out strings.Builder
	for _, r := range b.runs {
		out.WriteString(r.text)
	}
	for i, inner := range b.blocks {
		if i > 0 {
			out.WriteByte('\n')
		}
		out.WriteString(inner.plainText())
	}
	return out.String()
}

// difference returns "" if b and other are the same, or else the name of the outermost
// block with a difference.
func (b *block) difference(other *block) string {
	what := ""
	if b.kind != other.kind || b.value != other.value || !slices.Equal(b.runs, other.runs) {
		what = lang.Text("some of the text")
	}
	for i := 0; what == "" && i < max(len(b.blocks), len(other.blocks)); i++ {
		if i == min(len(b.blocks), len(other.blocks)) {
			what = lang.Text("some of the text")
			break
		}
		what = b.blocks[i].difference(other.blocks[i])
	}
	if name := sayBlock(b.kind); what != "" && name != "" {
		return name
	}
	return what
}

// sayBlock is the name of a kind of block, in the plural; "" if the kind has no name.
func sayBlock(kind string) string {
	return map[string]string{
		"ul": lang.Text("lists"), "ol": lang.Text("lists"), "table": lang.Text("tables"), "pre": lang.Text("preformatted text"),
		"h1": lang.Text("headings"), "h2": lang.Text("headings"), "h3": lang.Text("headings"), "h4": lang.Text("headings"), "h5": lang.Text("headings"), "h6": lang.Text("headings"),
	}[kind]
}

package markup

import "slices"

// block is a node of a document: what Markdown can say, in the one form that all
// HTML and Markdown of the same look have. Its kind is the name of an HTML tag:
// "body" at the root, p, h1 to h6, ul, ol, li, blockquote, pre, hr, table, tr, th, td.
type block struct {
	kind   string
	value  string // where an ol starts, how a cell is aligned
	blocks []*block
	runs   []run // text of a paragraph, a heading, a pre or a cell
}

// look is how a run of text is shown.
type look struct {
	strong, em, code bool
	href, title      string // of the link it belongs to
	image, hint      string // the address and the title of the image that the text stands for
	broken           bool   // a style keeps the line ends of the text; in no document
}

// and is what two looks have in common.
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

func (b *block) last() *block {
	if len(b.blocks) == 0 {
		return nil
	}
	return b.blocks[len(b.blocks)-1]
}

// allRuns are the runs of a block and those in it, parted by spaces.
func (b *block) allRuns() []run {
	runs := slices.Clone(b.runs)
	for i, r := range runs {
		if r.isBreak() {
			runs[i].text = " "
		}
	}
	for _, inner := range b.blocks {
		more := inner.allRuns()
		if len(runs) > 0 && len(more) > 0 {
			runs = append(runs, run{text: " "})
		}
		runs = append(runs, more...)
	}
	return runs
}

func (b *block) same(other *block) bool {
	return b.kind == other.kind && b.value == other.value &&
		slices.Equal(b.runs, other.runs) && slices.EqualFunc(b.blocks, other.blocks, (*block).same)
}

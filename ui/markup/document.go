package markup

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// block is a node of a document. Its kind is the name of an HTML tag: "body" at
// the root, p, h1 to h6, ul, ol, li, blockquote, pre, hr, table, tr, th, td.
type block struct {
	kind   string
	value  string // where an ol starts, how a cell is aligned, the language of a pre
	blocks []*block
	runs   []run // text of a paragraph, a heading or a cell
}

// look is how a run of text is shown.
type look struct {
	strong, em, code bool
	href, title      string // of the link it belongs to
}

// run is text of one look, a line break ("\n"), or an image.
type run struct {
	look
	text  string // of an image, what stands for it
	image string // its address
	hint  string // its title
}

func (b *block) isList() bool { return b.kind == "ul" || b.kind == "ol" }

func (b *block) last() *block {
	if len(b.blocks) == 0 {
		return nil
	}
	return b.blocks[len(b.blocks)-1]
}

// difference names the first block of b that other does not have the same; it is
// "" when the two documents are the same.
func (b *block) difference(other *block) string {
	for i, one := range b.blocks {
		if i < len(other.blocks) && one.same(other.blocks[i]) {
			continue
		}
		switch kind := one.kind; {
		case one.isList():
			return "a list"
		case kind == "p":
			return "a paragraph"
		case kind == "blockquote":
			return "a quote"
		case kind == "pre":
			return "preformatted text"
		case kind == "table":
			return "a table"
		case kind == "hr":
			return "a line"
		}
		return "a heading"
	}
	if len(other.blocks) > len(b.blocks) {
		return "the last paragraph"
	}
	return ""
}

func (b *block) same(other *block) bool {
	return b.kind == other.kind && b.value == other.value &&
		slices.Equal(b.runs, other.runs) && slices.EqualFunc(b.blocks, other.blocks, (*block).same)
}

// shared is the look of a space between two runs.
func (l look) shared(other look) look {
	both := look{strong: l.strong && other.strong, em: l.em && other.em, code: l.code && other.code}
	if l.href == other.href && l.title == other.title {
		both.href, both.title = l.href, l.title
	}
	return both
}

// lines puts the text of one block in order: spacing collapsed, none at the ends
// nor around line breaks, neighbours of one look joined. A single no-break space
// stays. Two line breaks in a row are what a reader takes for a new paragraph,
// and become one.
func lines(runs []run) [][]run {
	var w liner
	for _, r := range runs {
		switch {
		case r.image != "":
			w.gap(r.look)
			w.settle()
			w.line = append(w.line, r)
		case r.text == "\n":
			w.breaks++
		default:
			w.words(r.look, r.text)
		}
	}
	w.end()
	return w.lines
}

// liner writes runs into lines.
type liner struct {
	lines  [][]run
	line   []run
	text   []byte // of the run under way, whose look is before
	before look   // of the last that was written
	inside bool   // the next word is of the same run as the last
	space  string // what to write before the next word
	breaks int    // line breaks before the next word
}

func (w *liner) words(l look, s string) {
	for s != "" {
		at := strings.IndexFunc(s, unicode.IsSpace)
		if at < 0 {
			at = len(s)
		}
		if at > 0 {
			w.gap(l)
			w.put(l, s[:at])
			w.inside, s = true, s[at:]
			continue
		}
		word := strings.TrimLeftFunc(s, unicode.IsSpace)
		blank := s[:len(s)-len(word)]
		if w.space == "" && (blank == "\u00a0" || blank == "\u202f") {
			w.space = blank
		} else {
			w.space = " "
		}
		s = word
	}
	w.inside = false
}

// gap writes what stands between the last word and one that looks like next.
func (w *liner) gap(next look) {
	switch {
	case len(w.line) == 0 && len(w.text) == 0:
	case w.breaks > 1:
		w.end()
	case w.breaks == 1:
		w.settle()
		w.line = append(w.line, run{text: "\n"})
	case w.space != "":
		between := w.before.shared(next)
		between.code = between.code && w.inside // two pieces of code stay two
		w.put(between, w.space)
	}
	w.space, w.breaks = "", 0
	if w.before != next {
		w.settle()
		w.before = next
	}
}

func (w *liner) put(l look, s string) {
	if l != w.before {
		w.settle()
		w.before = l
	}
	w.text = append(w.text, s...)
}

// settle ends the run under way.
func (w *liner) settle() {
	if len(w.text) > 0 {
		w.line = append(w.line, run{look: w.before, text: string(w.text)})
		w.text = w.text[:0]
	}
}

// end ends the line under way.
func (w *liner) end() {
	w.settle()
	if len(w.line) > 0 {
		w.lines, w.line = append(w.lines, w.line), nil
	}
}

// start is the number an ordered list starts at, as Markdown can say it.
func start(value string) (string, bool) {
	if value == "" {
		return "", true
	}
	n, err := strconv.Atoi(strings.TrimSpace(value))
	if err != nil || n < 0 || n > 999_999 {
		return "", false
	}
	if n == 1 {
		return "", true
	}
	return strconv.Itoa(n), true
}

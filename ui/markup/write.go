package markup

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/util"

	"shortlist/model/htmltext"
	"shortlist/ui/text"
)

const (
	maxColumns = 100     // columns of a table; wider tables are written as paragraphs
	maxNumber  = 999_999 // number of the first item of a list
)

// markdown returns the block as Markdown.
func (b *block) markdown() string {
	switch b.kind {
	case "p":
		return inline(b.runs)
	case "hr":
		return "* * *"
	case "pre":
		code := b.plainText()
		fence := strings.Repeat("`", max(2, mostBackticks(code))+1)
		return fence + "\n" + code + "\n" + fence
	case "blockquote":
		return indent("> ", "> ", b.children())
	case "ul", "ol":
		return b.list(". ")
	case "table":
		return b.table()
	case "h1", "h2", "h3", "h4", "h5", "h6":
		s := inline(b.oneLine())
		if strings.HasSuffix(s, "#") && !strings.HasSuffix(s, `\#`) { // Markdown drops "#" at the end of a heading
			s = s[:len(s)-1] + `\#`
		}
		return strings.Repeat("#", int(b.kind[1]-'0')) + " " + s
	}
	return b.children()
}

// children returns the blocks in b with blank lines between them. There is no blank line
// before a list after the first paragraph of an item, if the list starts at 1.
func (b *block) children() string {
	var out strings.Builder
	sign := ". " // sign after the numbers of the last list
	for i, child := range b.blocks {
		switch {
		case i == 0:
		case i == 1 && b.kind == "li" && b.blocks[0].kind == "p" && child.isList() && child.value == "":
			out.WriteString("\n")
		default:
			out.WriteString("\n\n")
		}
		if child.kind != "ol" {
			out.WriteString(child.markdown())
			continue
		}
		if sign == ". " && i > 0 && b.blocks[i-1].kind == "ol" { // another sign keeps two lists apart
			sign = ") "
		} else {
			sign = ". "
		}
		out.WriteString(child.list(sign))
	}
	return out.String()
}

// list returns the items of a list. In an ordered list, sign follows the numbers.
func (b *block) list(sign string) string {
	number, err := strconv.Atoi(b.value)
	if err != nil || number < 0 || number > maxNumber {
		number = 1
	}
	items := make([]string, len(b.blocks))
	for i, item := range b.blocks {
		mark := "- "
		if b.kind == "ol" {
			mark = strconv.Itoa(number+i) + sign
		}
		items[i] = strings.TrimRight(indent(mark, strings.Repeat(" ", len(mark)), item.markdown()), " ")
	}
	return strings.Join(items, "\n")
}

// indent returns text with first before its first line and rest before the others. If rest
// is only spaces, blank lines stay empty.
func indent(first, rest, s string) string {
	s = first + strings.ReplaceAll(s, "\n", "\n"+rest)
	if strings.TrimSpace(rest) == "" {
		s = strings.ReplaceAll(s, "\n"+rest+"\n", "\n\n")
		s = strings.ReplaceAll(s, "\n"+rest+"\n", "\n\n") // the pass above skips every second of several blank lines
	}
	return s
}

// table returns a table with aligned columns, after its caption. A table of one column only
// serves the layout, so its cells are written as paragraphs.
func (b *block) table() string {
	var lines []string
	var widths []int
	paragraphs := &block{}
	for _, row := range b.blocks {
		if row.kind != "tr" {
			paragraphs.blocks = append(paragraphs.blocks, row)
			lines = append(lines, row.markdown(), "")
		}
		for j, cell := range row.blocks {
			paragraphs.blocks = append(paragraphs.blocks, cell.blocks...)
			widths = append(widths, make([]int, max(j+1-len(widths), 0))...)
			widths[j] = max(widths[j], text.Width(cell.cell()), 3)
		}
	}
	if len(widths) < 2 || len(widths) > maxColumns {
		return paragraphs.children()
	}
	first := true
	for _, row := range b.blocks {
		if row.kind != "tr" {
			continue
		}
		cells, under := make([]string, len(widths)), make([]string, len(widths))
		for j, width := range widths {
			cell := &block{}
			if j < len(row.blocks) {
				cell = row.blocks[j]
			}
			cells[j] = text.Fit(cell.cell(), width)
			line := []byte(strings.Repeat("-", width))
			if cell.value == "center" {
				line[0] = ':'
			}
			if cell.value != "" {
				line[width-1] = ':'
			}
			under[j] = string(line)
		}
		lines = append(lines, "| "+strings.Join(cells, " | ")+" |")
		if first {
			lines = append(lines, "| "+strings.Join(under, " | ")+" |")
		}
		first = false
	}
	return strings.Join(lines, "\n")
}

// cell returns the text of a cell of a table.
func (b *block) cell() string {
	w := writer{runs: b.oneLine(), inLine: true}
	w.writeRuns(0, len(w.runs), look{})
	return strings.ReplaceAll(w.out.String(), "|", `\|`)
}

// writer writes the runs of one paragraph.
type writer struct {
	runs   []run
	inLine bool // the runs are not at the start of a line
	out    strings.Builder
}

func inline(runs []run) string {
	w := writer{runs: runs}
	w.writeRuns(0, len(runs), look{})
	return w.out.String()
}

// writeRuns writes the runs from first to end, which all have at least the look around. It
// opens the mark that reaches farthest, and writes the runs under it by a call of its own.
// Bold has stars and italic has underlines, so that no sign runs into another. Where
// Markdown would misread the signs, they are written as HTML.
func (w *writer) writeRuns(first, end int, around look) {
	for i := first; i < end; {
		r, mark, until := w.runs[i], look{}, i
		for _, m := range []look{{href: r.href, title: r.title}, {strong: r.strong}, {em: r.em}} {
			k := i
			for m != (look{}) && around.and(m) != m && k < end && w.runs[k].and(m) == m {
				k++
			}
			if k > until {
				mark, until = m, k
			}
		}
		inside := around
		open, shut := "[", "]"
		switch {
		case until == i:
			w.writeRun(i, around)
			i++
			continue
		case mark.href != "":
			inside.href, inside.title = mark.href, mark.title
			shut += target(mark.href, mark.title)
		case mark.strong:
			inside.strong = true
			open, shut = "<b>", "</b>"
		default:
			inside.em = true
			open, shut = "<i>", "</i>"
		}
		before, after := w.edge(i-1, first, end, true, around), w.edge(until, first, end, false, around)
		from, to := w.edge(i, first, end, false, inside), w.edge(until-1, first, end, true, inside)
		switch {
		case mark.href != "" || !flanks(before, from) || !flanks(after, to):
		case mark.strong:
			open, shut = "**", "**"
		case !isLetter(before) && !isLetter(after):
			open, shut = "_", "_"
		}
		w.out.WriteString(open)
		w.writeRuns(i, until, inside)
		w.out.WriteString(shut)
		i = until
	}
}

// edge returns the last or the first character of run i in Markdown: "*" if the run begins
// or ends with a sign, a space for a line break.
func (w *writer) edge(i, first, end int, last bool, around look) rune {
	if i < first || i >= end || w.runs[i].look != around {
		return '*'
	}
	c, _ := utf8.DecodeRuneInString(w.runs[i].text)
	if last {
		c, _ = utf8.DecodeLastRuneInString(w.runs[i].text)
	}
	return c
}

// flanks reports whether CommonMark takes a sign between two characters for markup: inner is no space, and it is
// punctuation only if outer is no letter. The two are not both digits.
func flanks(outer, inner rune) bool {
	return !unicode.IsSpace(inner) && !(unicode.IsDigit(outer) && unicode.IsDigit(inner)) && (isLetter(inner) || !isLetter(outer))
}

// isLetter reports whether a character is neither space nor punctuation to Markdown.
func isLetter(c rune) bool {
	return !unicode.IsSpace(c) && !util.IsPunctRune(c) && entity(c) == ""
}

// writeRun writes run i inside the signs of the look around.
func (w *writer) writeRun(i int, around look) {
	r := w.runs[i]
	switch {
	case r.image != "":
		w.out.WriteString("![" + altEscaper.Replace(r.text) + "]" + target(r.image, r.hint))
	case r.text == "\n":
		w.out.WriteString("\n")
	case r.code:
		code, fence := r.text, strings.Repeat("`", mostBackticks(r.text)+1)
		if len(fence) == 1 && i > 0 && text.IsWithinWord([]byte(w.runs[i-1].text), []byte(fence+code)) {
			fence = "``"
		}
		if strings.HasPrefix(code, "`") || strings.HasSuffix(code, "`") {
			code = " " + code + " "
		}
		w.out.WriteString(fence + code + fence)
	default:
		w.writeText(i, around)
	}
}

// mostBackticks returns how many backticks follow each other at most.
func mostBackticks(s string) (most int) {
	count := 0
	for _, c := range s {
		if count++; c != '`' {
			count = 0
		}
		most = max(most, count)
	}
	return most
}

// target returns address and title of a link or an image.
func target(to, title string) string {
	to = patterns().entities.ReplaceAllStringFunc(addressEscaper.Replace(to), func(s string) string { return "&amp;" + s[1:] })
	if title != "" {
		to += ` "` + titleEscaper.Replace(title) + `"`
	}
	return "(" + to + ")"
}

var (
	altEscaper     = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "<", "&lt;", "&", "&amp;")
	titleEscaper   = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "&", "&amp;")
	addressEscaper = strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`)
)

// patterns match text that Markdown takes for markup: at the start of a line a heading, a
// list, a quote, a fence, a line of a table or the bar of a heading; anywhere an entity.
var patterns = sync.OnceValue(func() (p struct{ start, numbered, entities, entity *regexp.Regexp }) {
	p.start = regexp.MustCompile(`^(?:#{1,6}(?:[ ]|$)|[-+](?:[ ]|$)|=+[ ]*$|-[- ]*$|~~~|>|[|:](?:[-:| ]*)$|-[-:| ]*$)`)
	p.numbered = regexp.MustCompile(`^[0-9]{1,9}[.)](?:[ ]|$)`)
	p.entities = regexp.MustCompile(`&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]*);`)
	p.entity = regexp.MustCompile("^" + p.entities.String())
	return p
})

// writeText writes the text of run i, and escapes what Markdown would take for markup.
func (w *writer) writeText(i int, around look) {
	s := w.runs[i].text
	if !w.inLine && (i == 0 || w.runs[i-1].isBreak()) && around == (look{}) {
		if at := strings.IndexAny(s, ".)"); patterns().numbered.MatchString(s) {
			w.out.WriteString(s[:at] + `\` + s[at:at+1])
			s = s[at+1:]
		} else if patterns().start.MatchString(s) {
			w.out.WriteString(`\` + s[:1])
			s = s[1:]
		}
	}
	before := ' '
	for at, c := range s {
		rest := s[at+utf8.RuneLen(c):]
		after, _ := utf8.DecodeRuneInString(rest)
		end := rest == ""
		switch {
		case c == '`' && !(at > 0 && unicode.IsLetter(before) && unicode.IsLetter(after)), c == '[', c == ']' && around.href != "",
			c == '<' && mayBeTag(s[at:]),
			c == '\\' && (end || after < 0x80 && util.IsPunct(byte(after)) || entity(after) != ""),
			c == '!' && end && i+1 < len(w.runs) && w.runs[i+1].href != "",
			c == '*' && !(at > 0 && before == ' ' && after == ' '),
			c == '_' && !(at > 0 && !end && alphanumeric(before) && alphanumeric(after)):
			w.out.WriteByte('\\')
		case c == '&' && patterns().entity.MatchString(s[at:]):
			w.out.WriteString("&amp;")
			before = c
			continue
		}
		if name := entity(c); name != "" {
			w.out.WriteString(name)
		} else {
			w.out.WriteRune(c)
		}
		before = c
	}
}

// begun matches the beginning of a tag.
var begun = regexp.MustCompile(`^</?([A-Za-z][A-Za-z0-9-]*)`)

// mayBeTag reports whether Markdown may take text that begins with "<" for a tag, a comment or an address.
func mayBeTag(s string) bool {
	name := begun.FindStringSubmatch(s)
	switch {
	case strings.HasPrefix(s, "<!") || strings.HasPrefix(s, "<?") || linked.MatchString(s):
		return true
	case name == nil:
		return s == "<" || s == "</"
	}
	return len(s) == len(name[0]) || htmltext.IsTag(name[1])
}

func alphanumeric(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }

// entities are the entities whose names people know.
var entities = map[rune]string{0xA0: "&nbsp;", 0xAD: "&shy;", 0x200E: "&lrm;", 0x200F: "&rlm;"}

// entity returns the entity of a character that does not show, or that the screen would
// drop, "" for any other. Joiners and the emoji selector stay: scripts and emoji need
// them.
func entity(c rune) string {
	if c < 0xA0 || c == 0x200C || c == 0x200D || c == 0xFE0F ||
		!unicode.In(c, unicode.Cf, unicode.Zs, unicode.Zl, unicode.Zp, unicode.Co, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point) {
		return ""
	}
	if name := entities[c]; name != "" {
		return name
	}
	return fmt.Sprintf("&#x%X;", c)
}

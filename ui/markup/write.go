package markup

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/util"

	"shortlist/ui/text"
)

// markdown is the block as Markdown.
func (b *block) markdown() string {
	switch b.kind {
	case "hr":
		return "* * *"
	case "pre":
		fence := strings.Repeat("`", max(2, backticks(b.runs[0].text))+1)
		return fence + "\n" + b.runs[0].text + "\n" + fence
	case "blockquote":
		return prefixed("> ", "> ", b.inner())
	case "ul", "ol":
		return b.items("- ")
	case "table":
		return b.table()
	case "body", "li":
		return b.inner()
	case "p":
		return b.inline()
	}
	return strings.Repeat("#", int(b.kind[1]-'0')) + " " + b.inline()
}

// inner is what is in a block, parted by blank lines, but for a list that follows
// the first words of an item: only one that starts at 1 needs none.
func (b *block) inner() string {
	var out strings.Builder
	sign := ". " // of the numbers of the list before
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
		if sign == ". " && i > 0 && b.blocks[i-1].kind == "ol" { // two lists, not one
			sign = ") "
		} else {
			sign = ". "
		}
		out.WriteString(child.items(sign))
	}
	return out.String()
}

// items is a list. Numbers stand before the sign of an ordered one.
func (b *block) items(sign string) string {
	number, err := strconv.Atoi(b.value)
	if err != nil {
		number = 1
	}
	items := make([]string, len(b.blocks))
	for i, item := range b.blocks {
		first := sign
		if b.kind == "ol" {
			first = strconv.Itoa(number+i) + sign
		}
		items[i] = prefixed(first, strings.Repeat(" ", len(first)), item.inner())
	}
	return strings.Join(items, "\n")
}

// prefixed is text with first before its first line and rest before the others,
// those without text left alone where rest is spaces.
func prefixed(first, rest, s string) string {
	s = first + strings.ReplaceAll(s, "\n", "\n"+rest)
	if strings.TrimSpace(rest) == "" {
		s = strings.ReplaceAll(s, "\n"+rest+"\n", "\n\n")
		s = strings.ReplaceAll(s, "\n"+rest+"\n", "\n\n") // every second of several
	}
	return s
}

// table is a table, its columns below each other.
func (b *block) table() string {
	rows := make([][]string, len(b.blocks))
	widths := make([]int, len(b.blocks[0].blocks))
	for i, row := range b.blocks {
		for j, cell := range row.blocks {
			s := cell.inline()
			rows[i] = append(rows[i], s)
			widths[j] = max(widths[j], text.Width(s), 3)
		}
	}
	lines := make([]string, len(rows))
	for i, row := range rows {
		for j, s := range row {
			row[j] = text.Fit(s, widths[j])
		}
		lines[i] = "| " + strings.Join(row, " | ") + " |"
	}
	under := make([]string, len(widths)) // the row of headings
	for j, heading := range b.blocks[0].blocks {
		left, right := "-", "-"
		if heading.value == "center" {
			left = ":"
		}
		if heading.value != "" {
			right = ":"
		}
		under[j] = left + strings.Repeat("-", widths[j]-2) + right
	}
	return strings.Join(slices.Insert(lines, 1, "| "+strings.Join(under, " | ")+" |"), "\n")
}

// writer writes the runs of one block.
type writer struct {
	kind string
	runs []run
	out  strings.Builder
}

// inline is the text of a block.
func (b *block) inline() string {
	w := writer{kind: b.kind, runs: b.runs}
	w.write(0, len(b.runs), look{})
	return w.out.String()
}

// write writes the runs from first to end, which all have at least the look around:
// each time the mark that reaches farthest, and in it the rest.
func (w *writer) write(first, end int, around look) {
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
			w.leaf(i, around)
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
		case mark.href != "":
		case mark.strong && flanks(before, from) && flanks(after, to):
			open, shut = "**", "**"
		case mark.em && flanks(before, from) && flanks(after, to) && !letter(before) && !letter(after):
			open, shut = "_", "_"
		}
		w.out.WriteString(open)
		w.write(i, until, inside)
		w.out.WriteString(shut)
		i = until
	}
}

// edge is the last character of run i as Markdown has it, or its first: "*" for any
// sign, a space for a line break.
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

// flanks is CommonMark's rule for a sign between two characters, seen from the inner
// one: it is not beside a space, and beside punctuation only where no letter is
// outside.
func flanks(outer, inner rune) bool {
	return !unicode.IsSpace(inner) && (letter(inner) || !letter(outer))
}

// letter reports what is neither space nor punctuation, written as Markdown.
func letter(c rune) bool { return !unicode.IsSpace(c) && !util.IsPunctRune(c) && entity(c) == "" }

// leaf writes run i, whose marks are written.
func (w *writer) leaf(i int, done look) {
	r := w.runs[i]
	cell := w.kind == "td" || w.kind == "th"
	switch {
	case r.image != "":
		w.out.WriteString("![" + standIn.Replace(r.text) + "]" + target(r.image, r.hint))
	case r.text == "\n" && w.kind == "p":
		w.out.WriteString("  \n")
	case r.text == "\n":
		w.out.WriteString(" ")
	case r.code:
		code, fence := r.text, strings.Repeat("`", backticks(r.text)+1)
		if cell {
			code = strings.ReplaceAll(code, "|", `\|`)
		}
		if strings.HasPrefix(code, "`") || strings.HasSuffix(code, "`") {
			code = " " + code + " "
		}
		w.out.WriteString(fence + code + fence)
	default:
		w.text(i, done, cell)
	}
}

// backticks is the most of them in a row.
func backticks(s string) (most int) {
	count := 0
	for _, c := range s {
		if count++; c != '`' {
			count = 0
		}
		most = max(most, count)
	}
	return most
}

// target is the address and the title of a link or an image.
func target(to, title string) string {
	to = patterns().entities.ReplaceAllStringFunc(destination.Replace(to), func(s string) string { return "&amp;" + s[1:] })
	if title != "" {
		to += ` "` + quoted.Replace(title) + `"`
	}
	return "(" + to + ")"
}

var (
	standIn     = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "|", `\|`, "<", "&lt;", "&", "&amp;")
	quoted      = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "|", `\|`, "&", "&amp;")
	destination = strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`)
)

// patterns are what Markdown reads as more than text: at the start of a line a
// heading, a list, a quote, a fence, a line of a table or one below a heading;
// anywhere an entity.
var patterns = sync.OnceValue(func() (p struct{ start, numbered, entities, entity *regexp.Regexp }) {
	p.start = regexp.MustCompile(`^(?:#{1,6}(?:[ ]|$)|[-+](?:[ ]|$)|=+[ ]*$|-[- ]*$|~~~|>|[|:](?:[-:| ]*)$|-[-:| ]*$)`)
	p.numbered = regexp.MustCompile(`^[0-9]{1,9}[.)](?:[ ]|$)`)
	p.entities = regexp.MustCompile(`&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]*);`)
	p.entity = regexp.MustCompile("^" + p.entities.String())
	return p
})

// text writes the text of run i with whatever Markdown would take for markup
// escaped.
func (w *writer) text(i int, done look, cell bool) {
	s := w.runs[i].text
	if (i == 0 || w.runs[i-1].isBreak()) && done == (look{}) {
		if at := strings.IndexAny(s, ".)"); patterns().numbered.MatchString(s) {
			w.out.WriteString(s[:at] + `\` + s[at:at+1])
			s = s[at+1:]
		} else if patterns().start.MatchString(s) {
			w.out.WriteString(`\` + s[:1])
			s = s[1:]
		}
	}
	last := i+1 == len(w.runs)
	before := ' '
	for at, c := range s {
		rest := s[at+utf8.RuneLen(c):]
		after, _ := utf8.DecodeRuneInString(rest)
		end := rest == ""
		switch {
		case c == '#' && end && last && headings[w.kind], // would close the heading
			c == '<' && (end || word(after) || strings.ContainsRune("/!?", after)),
			c == '`', c == '[',
			c == '\\' && (end || after < 0x80 && util.IsPunct(byte(after)) || entity(after) != ""), c == ']' && done.href != "",
			c == '!' && end && !last && w.runs[i+1].href != "",
			c == '|' && cell,
			c == '*' && !(at > 0 && before == ' ' && after == ' '),
			c == '_' && !(at > 0 && !end && word(before) && word(after)):
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

func word(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }

// entities are those with names that people know.
var entities = map[rune]string{0xA0: "&nbsp;", 0xAD: "&shy;", 0x200E: "&lrm;", 0x200F: "&rlm;"}

// entity is the entity of a character that does not show, or that the screen would
// drop, "" for any other. Joiners and the emoji selector stay: scripts and emoji
// need them.
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

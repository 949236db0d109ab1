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

	"shortlist/ui/text"
)

// markdown is the block as Markdown.
func (b *block) markdown() string {
	switch b.kind {
	case "hr":
		return "* * *"
	case "pre":
		fence := strings.Repeat("`", max(2, backticks(b.runs[0].text))+1)
		return fence + b.value + "\n" + b.runs[0].text + "\n" + fence
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
			widths[j] = max(widths[j], text.Width(s), 1)
		}
	}
	var out strings.Builder
	for i, row := range rows {
		for j, s := range row {
			out.WriteString("| " + s + strings.Repeat(" ", widths[j]-text.Width(s)+1))
		}
		out.WriteString("|\n")
		if i > 0 {
			continue
		}
		for j, cell := range b.blocks[0].blocks {
			line := []byte("|" + strings.Repeat("-", widths[j]+2))
			if cell.value == "center" {
				line[1] = ':'
			}
			if cell.value != "" {
				line[len(line)-1] = ':'
			}
			out.Write(line)
		}
		out.WriteString("|\n")
	}
	return strings.TrimSuffix(out.String(), "\n")
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
	w.write(0, len(b.runs), look{}, false)
	return w.out.String()
}

// write writes the runs from first to end, which all look like done at least:
// first the mark that reaches farthest. stars is whether they stand in stars.
func (w *writer) write(first, end int, done look, stars bool) {
	for i := first; i < end; {
		r := w.runs[i]
		tag, until := "", i
		try := func(name string, wanted bool, has func(look) bool) {
			k := i
			for wanted && k < end && has(w.runs[k].look) {
				k++
			}
			if k > until {
				tag, until = name, k
			}
		}
		try("a", r.href != "" && done.href == "", func(l look) bool { return l.href == r.href && l.title == r.title })
		try("b", r.strong && !done.strong, func(l look) bool { return l.strong })
		try("i", r.em && !done.em, func(l look) bool { return l.em })
		inner := done
		switch tag {
		case "":
			w.leaf(i, done)
			i++
			continue
		case "a":
			inner.href, inner.title = r.href, r.title
			w.out.WriteString("[")
			w.write(i, until, inner, false)
			w.out.WriteString("]" + target(r.href, r.title))
			i = until
			continue
		case "b":
			inner.strong = true
		case "i":
			inner.em = true
		}
		open, shut := "<"+tag+">", "</"+tag+">"
		starred := w.starry(i, until, done, inner) && !(stars && (i == first) != (until == end)) // which star is whose, at a shared end?
		if starred {
			open = map[string]string{"b": "**", "i": "*"}[tag]
			shut = open
		}
		w.out.WriteString(open)
		w.write(i, until, inner, starred)
		w.out.WriteString(shut)
		i = until
	}
}

// starry reports whether stars around the runs from i to j, which look like inner
// in text that looks like outer, would be read as meant. Elsewhere the mark is
// written as HTML.
func (w *writer) starry(i, j int, outer, inner look) bool {
	before, after := ' ', ' '
	if i > 0 {
		if r := w.runs[i-1]; r.strong && !outer.strong || r.em && !outer.em {
			return false // its stars would run into these
		}
		before = w.edge(i-1, true, outer)
	}
	if j < len(w.runs) {
		after = w.edge(j, false, outer)
	}
	return flanks(before, w.edge(i, false, inner)) && flanks(after, w.edge(j-1, true, inner))
}

// edge is the last character of run i as Markdown has it, or the first, seen from
// text that looks like l.
func (w *writer) edge(i int, last bool, l look) rune {
	r := w.runs[i]
	switch {
	case r.isBreak():
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
// is outside. What is written as an entity begins and ends with punctuation.
func flanks(outer, inner rune) bool {
	mark := func(c rune) bool { return util.IsPunctRune(c) || entity(c) != "" }
	return !unicode.IsSpace(inner) && (!mark(inner) || unicode.IsSpace(outer) || mark(outer))
}

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
			c == '\\' && (end || after < 0x80 && util.IsPunct(byte(after)) || entity(after) != ""),
			c == '<' && (end || word(after) || strings.ContainsRune("/!?", after)),
			c == '`', c == '[', c == ']' && done.href != "",
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

// entity is the entity of a character that does not show, or that the screen would
// drop, "" for any other. Joiners and the emoji selector stay: scripts and emoji
// need them.
func entity(c rune) string {
	switch {
	case c < 0xA0, c == 0x200C, c == 0x200D, c == 0xFE0F:
		return ""
	case c == 0xA0:
		return "&nbsp;"
	case c == 0xAD:
		return "&shy;"
	case c == 0x200E:
		return "&lrm;"
	case c == 0x200F:
		return "&rlm;"
	case unicode.In(c, unicode.Cf, unicode.Zs, unicode.Zl, unicode.Zp, unicode.Co, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point):
		return fmt.Sprintf("&#x%X;", c)
	}
	return ""
}

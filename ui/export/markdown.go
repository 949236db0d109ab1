package export

import (
	"bufio"
	"fmt"
	"io"
	"regexp"
	"strings"
)

// writeMarkdown writes a booklet as Markdown. Strangers' text is escaped: it makes no
// heading, link, fetched picture or HTML.
func writeMarkdown(w io.Writer, l List) error {
	out := bufio.NewWriter(w)                  // Flush returns its error
	before, indent, listed := title, "", false // listed: the previous line is a list item in free text
	for i, b := range booklet(l) {
		words := item.ReplaceAllString(b.text, "")
		isItem := b.kind == line && words != b.text
		if i > 0 && (b.kind != before && before != heads || (b.kind == line || b.kind == cvLine) && !(isItem && listed)) { // a paragraph begins
			_, _ = out.WriteString("\n")
		}
		if b.kind != line {
			indent = ""
		}
		before, listed = b.kind, isItem
		s := escape(b.text)
		switch b.kind {
		case title:
			s = "# " + s
		case heads:
			s = "| " + inRow(b.cells) + " |\n|" + strings.Repeat(" --- |", len(b.cells))
		case entry:
			name, rest := b.cells[:1], b.cells[1:]
			s = fmt.Sprintf("| [%s](#person-%d) | ", inRow(name), b.ref) + inRow(rest) + " |"
		case person:
			s = fmt.Sprintf("<a id=\"person-%d\"></a>\n\n## %d. %s", b.ref, b.ref, s)
		case section:
			s = "### " + s
		case field:
			s = fmt.Sprintf("- **%s:** %s", b.label, s)
		case bullet:
			s, indent = "- "+s, "  " // the lines of this item follow
		case remark:
			s = "*" + s + "*"
		case line, cvLine: // without a prefix
			if isItem {
				s = indent + "- " + begin(escape(words))
			} else {
				s = indent + begin(s)
			}
		case about:
		}
		_, _ = out.WriteString(s + "\n")
	}
	return out.Flush()
}

// inRow writes cells of a row, without the bars at its ends.
func inRow(cells []string) string {
	var out []string
	for _, c := range cells {
		out = append(out, escape(c))
	}
	return strings.Join(out, " | ")
}

// begin escapes what would make a line more than text.
func begin(s string) string {
	return begins.ReplaceAllStringFunc(s, func(m string) string { return m[:len(m)-1] + `\` + m[len(m)-1:] })
}

var (
	special = regexp.MustCompile("[\\\\`*_{}\\[\\]<>#|~!&]")
	begins  = regexp.MustCompile(`^(\s*)([-+=:]|\d+[.)])`)
	item    = regexp.MustCompile(`^[•◦▪▫‣●○■□·]\s+`)
	address = regexp.MustCompile(`(?i)(https?|ftp|www)([:.])`)
)

// escape escapes text for Markdown, including addresses that readers would turn into links.
func escape(s string) string {
	s = special.ReplaceAllString(s, `\$0`)
	s = address.ReplaceAllString(s, `$1\$2`)
	return strings.ReplaceAll(s, "@", `\@`)
}

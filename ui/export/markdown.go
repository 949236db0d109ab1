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
	out := bufio.NewWriter(w) // Flush returns its error
	before := title
	for i, b := range booklet(l) {
		if i > 0 && (b.kind != before || b.kind == line || b.kind == cvLine) { // each is a paragraph
			_, _ = out.WriteString("\n")
		}
		before = b.kind
		s := escape(b.text)
		switch b.kind {
		case title:
			s = "# " + s
		case entry:
			s = fmt.Sprintf("%d. [%s](#person-%d)", b.ref, s, b.ref)
		case person:
			s = fmt.Sprintf("<a id=\"person-%d\"></a>\n\n## %d. %s", b.ref, b.ref, s)
		case section:
			s = "### " + s
		case field:
			s = fmt.Sprintf("- **%s:** %s", b.label, s)
		case bullet:
			s = "- " + s
		case remark:
			s = "*" + s + "*"
		case line, cvLine: // without a prefix
			s = begins.ReplaceAllStringFunc(s, func(m string) string { return m[:len(m)-1] + `\` + m[len(m)-1:] })
		case about:
		}
		_, _ = out.WriteString(s + "\n")
	}
	return out.Flush()
}

var (
	special = regexp.MustCompile("[\\\\`*_{}\\[\\]<>#|~!&]")
	begins  = regexp.MustCompile(`^(\s*)([-+=:]|\d+[.)])`)
	address = regexp.MustCompile(`(?i)(https?|ftp|www)([:.])`)
)

// escape escapes text for Markdown, including addresses that readers would turn into links.
func escape(s string) string {
	s = special.ReplaceAllString(s, `\$0`)
	s = address.ReplaceAllString(s, `$1\$2`)
	return strings.ReplaceAll(s, "@", `\@`)
}

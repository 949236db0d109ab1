package export

import (
	"bufio"
	"fmt"
	"io"
	"regexp"
	"strings"
)

// writeMarkdown writes a packet as Markdown. What strangers wrote is text in it: it
// makes no heading, no link, no picture that is fetched, and no HTML.
func writeMarkdown(w io.Writer, l List) error {
	out := bufio.NewWriter(w) // its error is Flush's
	before := title
	for i, b := range packet(l) {
		if i > 0 && (b.kind != before || b.kind == line || b.kind == cvLine) { // a paragraph each
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
		case line, cvLine: // nothing of ours stands before them
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

// escape makes text mean itself in Markdown: addresses that readers make links of by
// themselves are no links either.
func escape(s string) string {
	s = special.ReplaceAllString(s, `\$0`)
	s = address.ReplaceAllString(s, `$1\$2`)
	return strings.ReplaceAll(s, "@", `\@`)
}

package text

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// Lines returns free text as lines, each as safe as Line makes it (CONTRACT 48). CR LF, CR,
// LF, VT, FF, U+0085, U+2028 and U+2029 end lines. Tabs reach to the next stop of 4 cells.
// After 10,000 lines, or 4 MiB, a last line shows how much is left out.
func Lines(s string) []string {
	const maxBytes = 4 * maxTextRunes
	cut := max(len(s)-maxBytes, 0)
	lines := strings.Split(lineEnds.Replace(s[:len(s)-cut]), "\n")
	more := max(len(lines)-maxLines, 0)
	lines = lines[:len(lines)-more]
	for i, line := range lines {
		lines[i] = expandTabs(clean(line, maxTextRunes, true))
	}
	if more > 0 || cut > 0 {
		lines = append(lines, sayCut(more, cut))
	}
	return lines
}

// lineEnds replaces all ends of lines by "\n".
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\n", "\f", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n")

func expandTabs(s string) string {
	if strings.IndexByte(s, '\t') < 0 {
		return s
	}
	var out strings.Builder
	col := 0
	for {
		part, rest, more := strings.Cut(s, "\t")
		out.WriteString(part)
		if !more {
			return out.String()
		}
		col += Width(part)
		n := tabStop - col%tabStop
		out.WriteString(spaces(n))
		col += n
		s = rest
	}
}

// sayCut is the sentence about the lines and bytes that are left out of a text. One of the numbers may be zero.
func sayCut(lines int, bytes int) string {
	var cut []string
	if lines > 0 {
		cut = append(cut, lang.Plural(lines, "%d line", "%d lines"))
	}
	if bytes > 0 {
		cut = append(cut, amount.Bytes(int64(bytes)))
	}
	return lang.Text("… %s left out", strings.Join(cut, lang.Text(" and ")))
}

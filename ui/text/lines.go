package text

import (
	"strings"

	"shortlist/model/amount"
)

// Lines returns free text of many lines, each as safe as Line makes it
// (CONTRACT 48): CR LF, CR, LF, form feed, U+0085, U+2028 and U+2029 end lines, tabs
// reach to the next of the 4-cell stops. After 10,000 lines, or four megabytes,
// a last line says how much was left out.
func Lines(s string) []string {
	const maxBytes = 4 * maxTextRunes
	cutBytes := 0
	if len(s) > maxBytes {
		cutBytes = len(s) - maxBytes
		s = s[:maxBytes]
	}
	var lines []string
	for len(lines) < maxLines {
		line, rest, more := cutLine(s)
		lines = append(lines, cleanLine(line))
		s = rest
		if !more {
			if cutBytes > 0 {
				lines = append(lines, "… "+amount.Bytes(int64(cutBytes))+" left out")
			}
			return lines
		}
	}
	left := 1
	for {
		_, rest, more := cutLine(s)
		s = rest
		if !more {
			break
		}
		left++
	}
	if cutBytes > 0 {
		return append(lines, "… "+amount.Plural(left, "line")+" and "+amount.Bytes(int64(cutBytes))+" left out")
	}
	return append(lines, "… "+amount.Plural(left, "line")+" left out")
}

func cleanLine(s string) string {
	if isPlainASCII(s) && len(s) <= maxTextRunes {
		return s
	}
	return expandTabs(clean(s, maxTextRunes, true))
}

// cutLine returns s up to its first line break, what follows it, and whether
// there was one.
func cutLine(s string) (line, rest string, more bool) {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\n', '\f', '\v':
			return s[:i], s[i+1:], true
		case '\r':
			if i+1 < len(s) && s[i+1] == '\n' {
				return s[:i], s[i+2:], true
			}
			return s[:i], s[i+1:], true
		case 0xC2:
			if strings.HasPrefix(s[i:], "\u0085") {
				return s[:i], s[i+2:], true
			}
		case 0xE2:
			if strings.HasPrefix(s[i:], "\u2028") || strings.HasPrefix(s[i:], "\u2029") {
				return s[:i], s[i+3:], true
			}
		}
	}
	return s, "", false
}

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

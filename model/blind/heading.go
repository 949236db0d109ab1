package blind

import (
	"slices"
	"strings"
	"unicode"
)

// heading finds the lines of a CV's first page that Pages hides whole: those with the
// name, or the one that may be the name. hidden are the other spans to hide on the
// page. A span over the end of a line joins two lines.
func heading(page string, hidden []span, named bool) (out []span) {
	const first = 4 // lines that are not blank
	byPlace(hidden)
	seen, next := 0, 0
	for from := 0; from < len(page) && seen < first; {
		to := lineEnd(page, from)
		within := false
		end := -1 // before an address in brackets
		for ; next < len(hidden) && hidden[next].from < to; next++ {
			h := hidden[next]
			if h.to > to {
				to = lineEnd(page, h.to-1)
			}
			if end < 0 && h.from > from && page[h.from-1] == '(' && strings.HasPrefix(page[h.to:], ")") {
				end = h.from - 1
			}
			within = within || end < 0
		}
		if end < 0 {
			end = to
		}
		text := page[from:end]
		line := strings.TrimSpace(text)
		at := from + strings.Index(text, line)
		from = to
		if line == "" {
			continue
		}
		seen++
		if joined := lineBreaks().ReplaceAllString(line, ""); slices.Contains(listed("title"), strings.ToLower(joined)) || !nameShaped(joined) || named && !within {
			continue
		}
		out = append(out, span{at, at + len(line)})
		if !within {
			return out
		}
	}
	return out
}

// lineBreaks divide words at the ends of lines.
var lineBreaks = expression(`[-‐]+\n[ \t\n]*`)

// nameShaped reports whether a line is two to four capitalised words and nothing else.
func nameShaped(line string) bool {
	words := strings.Fields(line)
	if len(words) < 2 || len(words) > 4 {
		return false
	}
	for _, w := range words {
		if r, _ := firstRune(w); !unicode.IsUpper(r) {
			return false
		}
		if strings.ContainsFunc(w, func(r rune) bool { return !inWord(r) && r != '-' && r != '.' && r != '‐' }) {
			return false
		}
	}
	return true
}

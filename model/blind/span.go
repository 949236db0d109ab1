package blind

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// span is a part of a text to hide, in bytes.
type span struct{ from, to int }

// byPlace sorts spans by their start.
func byPlace(spans []span) {
	slices.SortStableFunc(spans, func(a, b span) int { return a.from - b.from })
}

// cover replaces the spans of a text. Spans with only spaces and marks between them
// become one.
func cover(s string, spans []span) string {
	if len(spans) == 0 {
		return s
	}
	byPlace(spans)
	merged := spans[:1]
	for _, next := range spans[1:] {
		last := &merged[len(merged)-1]
		if next.from <= last.to || joins(s[last.to:next.from]) {
			last.to = max(last.to, next.to)
			continue
		}
		merged = append(merged, next)
	}
	var out strings.Builder
	at := 0
	for _, m := range merged {
		if m.to <= at {
			continue
		}
		const near = 40 // bytes; more than any initials take
		if i := initialsBehind().FindStringSubmatchIndex(s[m.to:min(m.to+near, len(s))]); i != nil {
			m.to += i[3]
		}
		m.from = max(at, m.from)
		before := max(at, m.from-near)
		if i := initialsBefore().FindStringSubmatchIndex(s[before:m.from]); i != nil {
			m.from = before + i[2]
		}
		out.WriteString(s[at:m.from])
		out.WriteString(Hidden)
		at = m.to
		const gap, least = 4, 2 // spaces between the columns of a layout, which stay where they are
		if spaces := len(s) - at - len(strings.TrimLeft(s[at:], " ")); spaces >= gap {
			at += spaces
			out.WriteString(strings.Repeat(" ", max(least, spaces+utf8.RuneCountInString(s[m.from:m.to])-len(Hidden))))
		}
	}
	out.WriteString(s[at:])
	return out.String()
}

// joins reports whether a text between two spans is only spaces and marks.
func joins(s string) bool {
	return len(s) <= 3 && !strings.ContainsFunc(s, func(r rune) bool { return !strings.ContainsRune(" \u00a0.-‐‑_'’", r) })
}

// The initials that follow a name, as in "Hnatiuk O. V.", and that precede it.
var (
	initialsBehind = expression(`^((?:[ \x{a0}]*\p{Lu}\.)+)(?:$|\P{L}|\p{Lu})`)
	initialsBefore = expression(`(?:^|[^\pL\pN])((?:\p{Lu}\.[ \x{a0}]*)+)$`)
)

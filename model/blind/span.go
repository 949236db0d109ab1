package blind

import (
	"slices"
	"strings"
	"unicode"
)

// span is a stretch of a text to hide, in bytes.
type span struct{ from, to int }

// byPlace sorts spans by where they begin.
func byPlace(spans []span) {
	slices.SortFunc(spans, func(a, b span) int { return a.from - b.from })
}

// cover replaces the spans of a text, those that only spaces and marks part as one.
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
		m.to += initials(s[m.to:])
		if m.to <= at {
			continue
		}
		m.from = max(at, m.from-initialsBefore(s[at:max(at, m.from)]))
		out.WriteString(s[at:m.from])
		out.WriteString(Hidden)
		at = m.to
	}
	out.WriteString(s[at:])
	return out.String()
}

// joins reports whether what stands between two spans tells nothing by itself.
func joins(s string) bool {
	return len(s) <= 3 && !strings.ContainsFunc(s, func(r rune) bool { return !strings.ContainsRune(" \u00a0.-‐‑_'’", r) })
}

// initials returns the length of the letters with dots that follow a name, as in
// "Hnatiuk O. V.".
func initials(s string) (n int) {
	for {
		rest := strings.TrimLeft(s[n:], " \u00a0")
		r, size := firstRune(rest)
		if !unicode.IsUpper(r) || !strings.HasPrefix(rest[size:], ".") || n > 0 && len(s[n:])-len(rest) > 2 {
			return n
		}
		if after, _ := firstRune(rest[size+1:]); unicode.IsLetter(after) && !unicode.IsUpper(after) {
			return n
		}
		n = len(s) - len(rest) + size + 1
	}
}

// initialsBefore returns the length of the letters with dots that lead to a name, as
// in "O. V. Hnatiuk".
func initialsBefore(s string) int {
	end := len(s)
	for {
		rest := strings.TrimRight(s[:end], " \u00a0")
		if !strings.HasSuffix(rest, ".") {
			return len(s) - end
		}
		rest = rest[:len(rest)-1]
		r, size := lastRune(rest)
		if !unicode.IsUpper(r) {
			return len(s) - end
		}
		if before, _ := lastRune(rest[:len(rest)-size]); unicode.IsLetter(before) || unicode.IsDigit(before) {
			return len(s) - end
		}
		end = len(rest) - size
	}
}

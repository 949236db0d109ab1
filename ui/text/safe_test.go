package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// unsafe names the first thing in s that a terminal might act on, "" if there is nothing.
func unsafe(s string) string {
	if !utf8.ValidString(s) {
		return "bytes that are no UTF-8"
	}
	for _, r := range s {
		switch {
		case r < 0x20, r >= 0x7F && r < 0xA0:
			return "a control"
		case r == 0x200E, r == 0x200F, r == 0x061C, r >= 0x202A && r <= 0x202E, r >= 0x2066 && r <= 0x2069:
			return "a bidi control"
		case r == 0x200B, r >= 0x2060 && r <= 0x206F, r == 0xFEFF, r >= 0xE0000 && r <= 0xE0FFF, r == 0xAD:
			return "an invisible character"
		case unicode.Is(unicode.Co, r), r == 0x2028, r == 0x2029:
			return "a private character or separator"
		}
	}
	return ""
}

// unstyle removes our SGR sequences from a line. Other escapes stay.
func unstyle(s string) string {
	var out strings.Builder
	for i := 0; i < len(s); {
		if s[i] == 0x1B {
			if n := 1 + escapeLen(0x1B, s[i+1:]); isSGR(s[i : i+n]) {
				i += n
				continue
			}
		}
		out.WriteByte(s[i])
		i++
	}
	return out.String()
}

// checkLines fails unless every line is safe and fits.
func checkLines(t interface {
	Helper()
	Errorf(string, ...any)
}, lines []string, width int) {
	t.Helper()
	for _, line := range lines {
		if what := unsafe(unstyle(line)); what != "" {
			t.Errorf("line has %s: %q", what, line)
		}
		if n := Width(line); n > width {
			t.Errorf("line is %d cells wide, more than %d: %q", n, width, line)
		}
	}
	if len(lines) > maxLines+1 {
		t.Errorf("%d lines", len(lines))
	}
}

func isSGR(seq string) bool {
	return strings.HasPrefix(seq, "\x1b[") && strings.HasSuffix(seq, "m") &&
		strings.Trim(seq[2:len(seq)-1], "0123456789;:") == ""
}

package text

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/bidi"
)

// LeftToRight is U+200E, an invisible letter that is read from left to right.
const LeftToRight = '\u200e'

// IsRightToLeft reports whether a character is a letter that is written from right to left.
func IsRightToLeft(r rune) bool { return r >= 0x590 && isClass(r, bidi.R, bidi.AL) }

func isClass(r rune, classes ...bidi.Class) bool {
	p, _ := bidi.LookupRune(r)
	for _, class := range classes {
		if p.Class() == class {
			return true
		}
	}
	return false
}

// EndRightToLeft puts LeftToRight behind the last letter of each text that is written from right to left, in each line.
// Terminals that reorder text (VTE, Konsole) would take a number or a column behind it for a part of it, and draw that on
// its left. Words with one character between them are one text.
func EndRightToLeft(s string) string {
	var b strings.Builder
	from, end, between := 0, -1, 0 // unwritten from; end of the last right-to-left letter; characters since
	flush := func() {
		if end >= 0 {
			b.WriteString(s[from:end] + string(LeftToRight))
			from, end = end, -1
		}
	}
	for i, r := range s {
		switch {
		case IsRightToLeft(r):
			if between > 1 {
				flush()
			}
			end, between = i+utf8.RuneLen(r), 0
		case i == end && isClass(r, bidi.NSM):
			end += utf8.RuneLen(r)
		case r == '\n':
			flush()
		default:
			between++
		}
	}
	flush()
	return b.String() + s[from:]
}

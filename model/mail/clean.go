package mail

import (
	"strings"
	"unicode"

	"github.com/clipperhouse/uax29/v2/graphemes"
)

// Limits of a name.
const (
	longestName      = 60
	longestNameBytes = 300
)

// CleanName returns a name in the form in which mails have it: on one line, without invisible characters, and at most 60
// characters long.
func CleanName(name string) string {
	return cut(cleanLine(name), longestName, longestNameBytes)
}

// cut shortens a text to a number of characters, as a reader counts them, and of octets: one character may have any number of
// accents.
func cut(s string, characters, octets int) string {
	at := graphemes.FromString(s)
	for count := 0; at.Next(); count++ {
		if count == characters || at.End() > octets {
			return strings.TrimSpace(s[:at.Start()])
		}
	}
	return s
}

// cleanLine returns a text on one line, with single spaces and without invisible characters.
func cleanLine(s string) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if isLineEnd(r) || r == '\t' {
			return ' '
		}
		return visible(r)
	}, strings.ToValidUTF8(s, "\ufffd"))), " ")
}

// CleanText returns a text with "\n" as line ends, without spaces at the ends of lines, which would join lines, without empty
// lines around it, and without invisible characters.
func CleanText(s string) string {
	s = strings.ReplaceAll(strings.ToValidUTF8(s, "\ufffd"), "\r\n", "\n")
	s = strings.Map(func(r rune) rune {
		if isLineEnd(r) {
			return '\n'
		}
		if r == '\t' {
			return r
		}
		return visible(r)
	}, s)
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " \t")
		if lines[i] == "--" && line != "--" {
			lines[i] = signature
		}
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

func isLineEnd(r rune) bool {
	return r == '\n' || r == '\r' || r == '\v' || r == '\f' || r == '\u0085' || r == '\u2028' || r == '\u2029'
}

// visible returns a character, or -1 for one that is no text: a control, a mark of direction, a character without a look. The
// joiners stay, which emoji and some scripts need.
func visible(r rune) rune {
	if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || unicode.Is(unicode.Noncharacter_Code_Point, r) ||
		r == '\u00ad' || r == '\u200b' || r >= '\u2060' && r <= '\u2064' || r == '\ufeff' {
		return -1
	}
	return r
}

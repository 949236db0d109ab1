package spelling

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	utf "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// WithoutMark leaves out the byte order mark that editors on Windows write, and decodes the UTF-16 behind the one of
// PowerShell, which ">" writes there.
func WithoutMark(b []byte) []byte {
	out, _, err := transform.Bytes(utf.BOMOverride(transform.Nop), b)
	if err != nil {
		return b
	}
	return out
}

// Decoded returns a text that a person wrote, or saved from another program, as Guessed does. It has no byte order mark.
func Decoded(b []byte) string { return Guessed(WithoutMark(b)) }

// Guessed decodes text in the most plausible charset of those that are usual in Ukrainian,
// Romanian, Hungarian and neighbouring texts. Damaged UTF-8 stays: what cannot be read
// in it becomes U+FFFD.
func Guessed(b []byte) string {
	if IsNearlyUTF8(b) {
		return strings.ToValidUTF8(string(b), "\ufffd")
	}
	const sample, rare = 64 << 10, 2
	var best *charmap.Charmap
	most := 0.0
	for _, c := range []*charmap.Charmap{
		charmap.Windows1251, charmap.Windows1250, charmap.Windows1252, charmap.KOI8U, charmap.ISO8859_2, charmap.ISO8859_16,
		charmap.CodePage866, charmap.CodePage852, charmap.MacintoshCyrillic,
	} {
		sense := plausibility(decodedBy(c, b[:min(len(b), sample)]))
		if c == charmap.CodePage866 || c == charmap.CodePage852 || c == charmap.MacintoshCyrillic {
			sense -= rare // a dash or € of Windows is a letter in them
		}
		if best == nil || sense > most {
			best, most = c, sense
		}
	}
	return decodedBy(best, b)
}

// IsNearlyUTF8 reports whether the letters beyond ASCII are UTF-8. One of four may be damaged,
// since programs cut letters in two. More are a text of single bytes, some of which are UTF-8 by
// chance, such as two pairs of letters of ВІДДІЛ in Windows-1251.
func IsNearlyUTF8(b []byte) bool {
	good, bad := 0, 0
	for len(b) > 0 {
		r, n := utf8.DecodeRune(b)
		switch {
		case r >= '\u0370' && r <= '\u0373': // archaic Greek, which is Ні and НІ in Windows-1251
			bad++
		case r == utf8.RuneError && n == 1:
			bad++
			for n < min(len(b), 3) && !utf8.RuneStart(b[n]) { // the rest of the letter that was cut
				n++
			}
		case n > 1:
			good++
		}
		b = b[n:]
	}
	return bad == 0 || good >= 3*bad
}

func decodedBy(c *charmap.Charmap, b []byte) string {
	var out strings.Builder
	for _, b := range b {
		out.WriteRune(c.DecodeByte(b))
	}
	return out.String()
}

// plausibility rates text by its letters beyond ASCII: their frequency in the expected languages,
// and their neighbours.
func plausibility(s string) (score float64) {
	var before rune
	for _, r := range s {
		if r >= 0x80 || before >= 0x80 {
			score += pairPlausibility(before, r)
		}
		before = r
	}
	return score
}

// pairPlausibility rates two successive characters, one of them beyond ASCII.
func pairPlausibility(before, r rune) (score float64) {
	const dashesAndQuotes = "–—„”“’‘«»…•№€§°²\u00a0\u00ad"
	letter, afterLetter := unicode.IsLetter(r), unicode.IsLetter(before)
	capital := afterLetter && unicode.IsLower(before) && unicode.IsUpper(r) // within a word
	if letter && strings.ContainsRune("»”€§°²", before) {
		score = -2 // they end what is before them
	}
	switch {
	case r == utf8.RuneError || r >= 0x80 && r < 0xA0:
		return -8
	case letter && r >= 0x80:
		score += usualLetter(r)
		if isCyrillic(r) && afterLetter && before < 0x250 {
			score -= 3
		}
		if capital {
			score -= 4
		}
		if r < 0x400 && before >= 0x80 && before < 0x400 && afterLetter {
			score -= 1.5 // two accented Latin letters in a row
		}
	case letter && afterLetter: // r is ASCII, the one before is not
		if before >= 0x400 {
			score -= 3
		}
		if capital {
			score -= 4
		}
	case r >= 0x80 && strings.ContainsRune(dashesAndQuotes, r):
		return 0.3
	case r >= 0x80:
		return -3
	}
	return score
}

func isCyrillic(r rune) bool { return r >= 0x400 && r < 0x500 }

// usualLetter rates a letter beyond ASCII by its frequency.
func usualLetter(r rune) float64 {
	const (
		frequent = "оанитврелсдкмпуяізьг" // Ukrainian and Russian, the most frequent first
		common   = "чбйхєжїюцшщ"
		rare     = "фґэыъё"
		latin    = "áéíóöőúüűăâîșțşţąćęłńóśźżäöüßéèêàçñčšřžïëôûùìòå"
	)
	lower := unicode.ToLower(r)
	switch {
	case strings.ContainsRune(frequent, lower), !isCyrillic(r) && strings.ContainsRune(latin, lower):
		return 1.5
	case strings.ContainsRune(common, lower):
		return 0.7
	case strings.ContainsRune(rare, lower):
		return 0
	case isCyrillic(r):
		return -4
	}
	return -2
}

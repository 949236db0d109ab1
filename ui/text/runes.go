package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

const (
	zwnj = '\u200C'
	zwj  = '\u200D'
	vs16 = '\uFE0F' // shows the character before it as an emoji

	keycap = '\u20E3' // makes a key of a digit
)

// cleanRune returns how r is written: as r, as a space if it is a space of another width, as
// U+FFFD if no font is known to have it. It returns -1 if r is dropped.
func cleanRune(r rune) rune {
	switch {
	case r < 0xA0, r >= 0xC0 && r < 0x0300, r >= 0x0400 && r < 0x0530: // Latin, Cyrillic
		return r
	case unicode.Is(unicode.Zs, r), r == 0x2800: // the braille pattern without dots
		return ' '
	case unicode.Is(unicode.Prepended_Concatenation_Mark, r), strings.ContainsRune(prepended, r):
		return replacement
	case unicode.In(r, unicode.Cf, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point),
		r >= 0xE0000 && r <= 0xE0FFF:
		return -1
	case r >= 0x1F300 && r <= 0x1FAFF: // emoji newer than these tables
		return r
	case !unicode.IsPrint(r):
		return replacement
	}
	return r
}

// prepended are rare letters that join the character after them, which would be the padding
// or the border at the end of a field.
const prepended = "\u0D4E\U000111C2\U000111C3\U000113D1\U0001193F\U00011941\U00011A3A\U00011A84\U00011A85\U00011A86\U00011A87\U00011A88\U00011A89\U00011D46\U00011F02"

// isMark reports whether r joins the character before it, even a space: a combining mark,
// a skin tone, or a letter that Unicode counts with them.
func isMark(r rune) bool {
	if r < 0x0300 {
		return false
	}
	switch r {
	case 0x0E33, 0x0EB3, 0xFF9E, 0xFF9F, 0x1F3FB, 0x1F3FC, 0x1F3FD, 0x1F3FE, 0x1F3FF:
		return true
	}
	return unicode.Is(unicode.M, r)
}

// pictographs is Unicode's Extended_Pictographic, which package unicode lacks, in
// wider ranges.
var pictographs = &unicode.RangeTable{
	R16: []unicode.Range16{
		{0xA9, 0xA9, 1}, {0xAE, 0xAE, 1}, {0x203C, 0x203C, 1}, {0x2049, 0x2049, 1}, {0x2122, 0x2122, 1}, {0x2139, 0x2139, 1},
		{0x2190, 0x21FF, 1}, {0x2300, 0x23FF, 1}, {0x24C2, 0x24C2, 1}, {0x25A0, 0x27BF, 1}, {0x2934, 0x2935, 1}, {0x2B00, 0x2BFF, 1},
		{0x3030, 0x3030, 1}, {0x303D, 0x303D, 1}, {0x3297, 0x3297, 1}, {0x3299, 0x3299, 1},
	},
	R32:         []unicode.Range32{{0x1F000, 0x1FAFF, 1}},
	LatinOffset: 2,
}

// joins reports whether joiner r between prev and next changes what a reader sees:
// it makes one emoji of two, or the shape of letters from Arabic to Mongolian.
func joins(prev, r, next rune) bool {
	if r == zwj && unicode.Is(pictographs, next) && (unicode.Is(pictographs, prev) || prev == vs16) {
		return true
	}
	cursive := func(r rune) bool { return r >= 0x0600 && r <= 0x109F || r >= 0x1780 && r <= 0x18AF }
	return cursive(prev) && cursive(next)
}

// capClusters shortens characters made of more runes than any script needs. Their width
// would be one or two cells, but a terminal may draw them wider.
func capClusters(s string) string {
	var out strings.Builder
	written := 0 // bytes of s
	for i := 0; i < len(s); {
		cluster, _ := ansi.FirstGraphemeCluster(s[i:], ansi.GraphemeWidth)
		if len(cluster) > maxCluster && utf8.RuneCountInString(cluster) > maxCluster {
			out.WriteString(s[written:i] + string([]rune(cluster)[:maxCluster]))
			written = i + len(cluster)
		}
		i += len(cluster)
	}
	return out.String() + s[written:]
}

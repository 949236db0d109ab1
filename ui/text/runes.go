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
	vs16 = '\uFE0F'
)

// shown returns what is written for r: itself, a space for the spaces of other
// widths, U+FFFD for what no font is known to have, -1 for what is dropped.
func shown(r rune) rune {
	switch {
	case r < 0xA0:
		return r
	case r < 0x0300: // Latin
		switch r {
		case 0xA0:
			return ' '
		case 0xAD:
			return -1
		}
		return r
	case r >= 0x0400 && r <= 0x052F: // Cyrillic
		return r
	case unicode.Is(unicode.Zs, r):
		return ' '
	case unicode.Is(unicode.Cf, r):
		if unicode.Is(unicode.Prepended_Concatenation_Mark, r) {
			return replacement // see prepended
		}
		return -1
	case prepended(r):
		return replacement
	case unicode.Is(unicode.Variation_Selector, r),
		unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r),
		r >= 0xE0000 && r <= 0xE0FFF:
		return -1
	case r == 0x2800: // the braille pattern without dots
		return ' '
	case r >= 0x1F300 && r <= 0x1FAFF: // emoji newer than these tables
		return r
	case !unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.P, unicode.S):
		return replacement
	}
	return r
}

// isMark reports whether r belongs to the character before it, if only a space:
// combining marks, skin tones, and the letters that Unicode counts with them.
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

// prepended reports rare letters that belong to the character after them, which
// would be the padding or border right of a field.
func prepended(r rune) bool {
	switch r {
	case 0x0D4E, 0x111C2, 0x111C3, 0x113D1, 0x1193F, 0x11941, 0x11A3A, 0x11D46, 0x11F02:
		return true
	}
	return r >= 0x11A84 && r <= 0x11A89
}

// clusters reports whether r, though no mark, may join with its neighbours to
// one character as people see it.
func clusters(r rune) bool {
	switch {
	case r < 0x0530:
		return false
	case r >= 0x1100 && r <= 0x11FF, r >= 0xA960 && r <= 0xA97F, r >= 0xAC00 && r <= 0xD7FF: // Hangul
		return true
	}
	return r >= 0x0900 && r <= 0x1FFF || r >= 0xA800 && r <= 0xABFF || r >= 0x10000
}

// pictograph reports whether emoji are made of r. The ranges are a little wider
// than Unicode's Extended_Pictographic, which costs nothing here.
func pictograph(r rune) bool {
	switch {
	case r < 0x203C:
		return r == 0xA9 || r == 0xAE
	case r <= 0x2BFF:
		return r == 0x203C || r == 0x2049 || r == 0x2122 || r == 0x2139 ||
			r >= 0x2190 && r <= 0x21FF || r >= 0x2300 && r <= 0x23FF || r == 0x24C2 ||
			r >= 0x25A0 && r <= 0x27BF || r >= 0x2934 && r <= 0x2935 || r >= 0x2B00
	case r <= 0x3299:
		return r == 0x3030 || r == 0x303D || r == 0x3297 || r == 0x3299
	}
	return r >= 0x1F000 && r <= 0x1FAFF
}

// joining are the scripts whose letters change shape with a joiner or
// non-joiner between them.
var joining = []*unicode.RangeTable{
	unicode.Arabic, unicode.Syriac, unicode.Mongolian, unicode.Nko,
	unicode.Devanagari, unicode.Bengali, unicode.Gurmukhi, unicode.Gujarati,
	unicode.Oriya, unicode.Tamil, unicode.Telugu, unicode.Kannada,
	unicode.Malayalam, unicode.Sinhala, unicode.Khmer, unicode.Myanmar,
	unicode.Tibetan,
}

// joinerBelongs reports whether joiner r does something between prev and next
// that a reader sees.
func joinerBelongs(prev, r, next rune) bool {
	if r == zwj && pictograph(next) && (pictograph(prev) || prev == vs16) {
		return true
	}
	return prev >= 0x0600 && next >= 0x0600 && unicode.In(prev, joining...) && unicode.In(next, joining...)
}

// selectorBelongs reports whether an emoji selector after prev makes an emoji.
func selectorBelongs(prev, next rune) bool {
	if pictograph(prev) {
		return true
	}
	return next == 0x20E3 && (prev >= '0' && prev <= '9' || prev == '#' || prev == '*')
}

// capClusters cuts characters made of more runes than any script needs. They
// would measure one or two cells and draw as many as they like.
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

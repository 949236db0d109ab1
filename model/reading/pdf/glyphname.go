package pdf

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// glyphNames is the part of the Adobe Glyph List (BSD-3-Clause) that CVs need: each line has a
// name and its code point in hexadecimal.
//
//go:embed glyphnames.txt
var glyphNames string

// listedGlyphs parses glyphNames on its first call.
var listedGlyphs = sync.OnceValue(func() map[string]rune {
	out := map[string]rune{}
	for line := range strings.Lines(glyphNames) {
		n, hex, _ := strings.Cut(strings.TrimSpace(line), " ")
		if v, err := strconv.ParseUint(hex, 16, 32); err == nil {
			out[n] = rune(v)
		}
	}
	return out
})

// glyphText returns the text of a glyph's name by the rules of the Adobe Glyph List: a listed
// name, uniXXXX, uXXXXX, several joined by "_", a variant after a dot. !ok for an uninformative
// name such as g45.
func glyphText(n string) (text string, ok bool) {
	if r, ok := listedGlyphs()[n]; ok {
		return string(r), true
	}
	if i := strings.IndexByte(n, '.'); i >= 0 {
		if i == 0 {
			return "", false
		}
		return glyphText(n[:i])
	}
	if !strings.Contains(n, "_") {
		return codedGlyph(n)
	}
	for part := range strings.SplitSeq(n, "_") {
		t, ok := glyphText(part)
		if !ok {
			return "", false
		}
		text += t
	}
	return text, true
}

// codedGlyph reads the code points of uniXXXX and uXXXXX.
func codedGlyph(n string) (text string, ok bool) {
	if hex, is := strings.CutPrefix(n, "uni"); is && len(hex) >= 4 {
		for ; len(hex) >= 4; hex = hex[4:] {
			v, err := strconv.ParseUint(hex[:4], 16, 32)
			if err != nil {
				return "", false
			}
			text += string(rune(v))
		}
		return text, true
	}
	if hex, is := strings.CutPrefix(n, "u"); is && len(hex) >= 4 && len(hex) <= 6 {
		if v, err := strconv.ParseUint(hex, 16, 32); err == nil && v <= utf8.MaxRune {
			return string(rune(v)), true
		}
	}
	return "", false
}

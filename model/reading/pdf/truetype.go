package pdf

import "unicode/utf8"

// This file reads text from the tables cmap and post of TrueType and OpenType fonts (OpenType
// 1.9). Truncated entries and offsets outside the font are ignored.

// tables returns the tables of a font by their tags.
func tables(b []byte) map[string][]byte {
	out := map[string][]byte{}
	if len(b) < 12 {
		return out
	}
	for i, n := 0, u16(b, 4); i < n && 12+16*i+16 <= len(b); i++ {
		record := b[12+16*i:]
		if from, size := u32(record, 8), u32(record, 12); from < len(b) {
			out[string(record[:4])] = b[from:min(len(b), from+size)]
		}
	}
	return out
}

// u16 and u32 read a number at an offset; 0 if it is outside.
func u16(b []byte, at int) int {
	if at < 0 || at+2 > len(b) {
		return 0
	}
	return bigEndian(b[at : at+2])
}

func u32(b []byte, at int) int {
	if at < 0 || at+4 > len(b) {
		return 0
	}
	return bigEndian(b[at : at+4])
}

// mapping reports whether a subtable of cmap is wanted.
type mapping func(platform, encoding int) bool

func unicodeMapping(platform, encoding int) bool {
	return platform == 3 && (encoding == 1 || encoding == 10) || platform == 0
}

func symbolMapping(platform, encoding int) bool { return platform == 3 && encoding == 0 }
func macMapping(platform, encoding int) bool    { return platform == 1 && encoding == 0 }

// eachGlyph calls give for the codes and glyphs of the first wanted subtable of cmap, and reports
// whether there was one.
func eachGlyph(cmap []byte, wanted mapping, give func(code, glyph int)) bool {
	for i, n := 0, u16(cmap, 2); i < n && 4+8*i+8 <= len(cmap); i++ {
		at := u32(cmap, 4+8*i+4)
		if !wanted(u16(cmap, 4+8*i), u16(cmap, 4+8*i+2)) || at+6 > len(cmap) {
			continue
		}
		t := cmap[at:]
		left := maxCodes
		counted := func(code, glyph int) bool {
			if glyph != 0 {
				give(code, glyph)
			}
			left--
			return left > 0
		}
		switch u16(t, 0) {
		case 0:
			for c := 0; c < 256 && 6+c < len(t); c++ {
				counted(c, int(t[6+c]))
			}
		case 4:
			cmapSegments(t, counted)
		case 6:
			for c, n := 0, u16(t, 8); c < n && 10+2*c+2 <= len(t); c++ {
				counted(u16(t, 6)+c, u16(t, 10+2*c))
			}
		case 12:
			cmapGroups(t, counted)
		}
		return true
	}
	return false
}

// cmapSegments reads a subtable of format 4.
func cmapSegments(t []byte, give func(code, glyph int) bool) {
	n := u16(t, 6) / 2
	for i := range n {
		top, first := u16(t, 14+2*i), u16(t, 16+2*n+2*i)
		delta, offset := u16(t, 16+4*n+2*i), u16(t, 16+6*n+2*i)
		for c := first; c <= top && c < 0xFFFF; c++ {
			glyph := c
			if offset != 0 {
				glyph = u16(t, 16+6*n+2*i+offset+2*(c-first))
			}
			if offset == 0 || glyph != 0 {
				glyph = (glyph + delta) & 0xFFFF
			}
			if !give(c, glyph) {
				return
			}
		}
	}
}

// cmapGroups reads a subtable of format 12.
func cmapGroups(t []byte, give func(code, glyph int) bool) {
	for i, n := 0, u32(t, 12); i < n && 16+12*i+12 <= len(t); i++ {
		first, top, glyph := u32(t, 16+12*i), u32(t, 20+12*i), u32(t, 24+12*i)
		for c := first; c <= top; c++ {
			if !give(c, glyph+c-first) {
				return
			}
		}
	}
}

// glyphRunes returns the characters of glyphs, by their names or else by cmap.
func glyphRunes(font []byte) map[int]rune {
	t := tables(font)
	out := postRunes(t["post"])
	eachGlyph(t["cmap"], unicodeMapping, func(code, glyph int) {
		if _, named := out[glyph]; !named {
			out[glyph] = rune(code)
		}
	})
	return out
}

// postRunes reads the names of glyphs in a post table of version 2.
func postRunes(post []byte) map[int]rune {
	const standard = 258 // names that are not in the table
	out := map[int]rune{}
	n := u16(post, 32)
	if u32(post, 0) != 0x20000 || 34+2*n > len(post) {
		return out
	}
	var names []string
	for b := post[34+2*n:]; len(b) > 0 && 1+int(b[0]) <= len(b); b = b[1+int(b[0]):] {
		names = append(names, string(b[1:1+int(b[0])]))
	}
	for glyph := range n {
		if i := u16(post, 34+2*glyph) - standard; i >= 0 && i < len(names) {
			if text, ok := glyphText(names[i]); ok {
				out[glyph], _ = utf8.DecodeRuneInString(text)
			}
		}
	}
	return out
}

// trueTypeTexts sets the texts of the codes of a simple font.
func trueTypeTexts(font []byte, texts *[256]string) bool {
	runes, found := glyphRunes(font), false
	give := func(code, glyph int) {
		if r := runes[glyph]; r != 0 && (r < 0xF000 || r > 0xF0FF) { // the private area of symbols has no meaning
			texts[code&0xFF] = string(r)
			found = true
		}
	}
	cmap := tables(font)["cmap"]
	if !eachGlyph(cmap, symbolMapping, give) {
		eachGlyph(cmap, macMapping, give)
	}
	return found
}

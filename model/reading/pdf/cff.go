package pdf

import (
	_ "embed"
	"strings"
)

// cffStandard are the 391 standard strings of the Compact Font Format (Adobe
// Technical Note 5176, appendix A), one a line.
//
//go:embed cffnames.txt
var cffStandard string

// Operators of a CFF top dictionary.
const (
	cffCharset  = 15
	cffEncoding = 16
	cffGlyphs   = 17
	cffROS      = 1200 + 30 // fonts keyed by CID
)

// cffNames reads the glyph names of an embedded CFF font by code. It returns false if the font has
// no encoding of its own.
func cffNames(font []byte, names *[256]string) bool {
	if strings.HasPrefix(string(font), "OTTO") {
		font = tables(font)["CFF "]
	}
	if len(font) < 4 {
		return false
	}
	_, at := cffIndex(font, int(font[2])) // skips the font's name
	tops, at := cffIndex(font, at)
	own, at := cffIndex(font, at)
	if at < 0 || len(tops) == 0 {
		return false
	}
	top := cffDict(tops[0])
	if _, byCID := top[cffROS]; byCID {
		return false
	}
	standard := strings.Split(cffStandard, "\n")
	text := func(id int) string {
		switch {
		case id < len(standard):
			return standard[id]
		case id-len(standard) < len(own):
			return string(own[id-len(standard)])
		}
		return ""
	}
	glyphs, _ := cffIndex(font, top[cffGlyphs])
	return cffCodes(font, top[cffEncoding], cffCharsetNames(font, top[cffCharset], len(glyphs), text), names)
}

// cffIndex reads an INDEX at an offset and returns where it ends, or -1 if there is no INDEX.
func cffIndex(b []byte, at int) (items [][]byte, end int) {
	if at < 0 || at+2 > len(b) {
		return nil, -1
	}
	n := u16(b, at)
	if n == 0 {
		return nil, at + 2
	}
	if at+3 > len(b) {
		return nil, -1
	}
	size := int(b[at+2])
	base := at + 3 + (n+1)*size - 1
	if size < 1 || size > 4 || base+1 > len(b) {
		return nil, -1
	}
	offset := func(i int) int { return base + bigEndian(b[at+3+i*size:at+3+(i+1)*size]) }
	for i := range n {
		from, to := offset(i), offset(i+1)
		if from < 0 || to < from || to > len(b) {
			return nil, -1
		}
		items = append(items, b[from:to])
	}
	return items, offset(n)
}

// cffDict reads a dictionary: the last operand of each operator, with 0 for reals.
func cffDict(b []byte) map[int]int {
	out := map[int]int{}
	last := 0
	for len(b) > 0 {
		c := int(b[0])
		n := 1
		switch {
		case c <= 21:
			op := c
			if c == 12 && len(b) > 1 {
				op, n = 1200+int(b[1]), 2
			}
			out[op], last = last, 0
		case c == 28 && len(b) >= 3:
			last, n = int(int16(u16(b, 1))), 3
		case c == 29 && len(b) >= 5:
			last, n = int(int32(u32(b, 1))), 5
		case c == 30:
			for n < len(b) && b[n]&15 != 15 && b[n]>>4 != 15 {
				n++
			}
			last, n = 0, min(n+1, len(b))
		case c >= 32 && c <= 246:
			last = c - 139
		case c >= 247 && c <= 250 && len(b) >= 2:
			last, n = (c-247)*256+int(b[1])+108, 2
		case c >= 251 && c <= 254 && len(b) >= 2:
			last, n = -(c-251)*256-int(b[1])-108, 2
		default:
			return out
		}
		b = b[n:]
	}
	return out
}

// cffCharsetNames names the glyphs of the charset at an offset; offsets up to 2 are predefined
// charsets.
func cffCharsetNames(font []byte, at, glyphs int, text func(id int) string) []string {
	out := make([]string, glyphs)
	if at <= 2 {
		for i := range out {
			out[i] = text(i)
		}
		return out
	}
	if at >= len(font) {
		return out
	}
	format, b := font[at], font[at+1:]
	size := map[byte]int{0: 2, 1: 3, 2: 4}[format]
	for g := 1; g < glyphs && size > 0 && len(b) >= size; b = b[size:] {
		id, more := u16(b, 0), bigEndian(b[2:size])
		for i := 0; i <= more && g < glyphs; i++ {
			out[g] = text(id + i)
			g++
		}
	}
	return out
}

// cffCodes reads the encoding at an offset; 0 and 1 are predefined encodings.
func cffCodes(font []byte, at int, glyphs []string, names *[256]string) bool {
	if at <= 1 || at >= len(font)-1 {
		return false
	}
	format, count, b := font[at]&0x7F, int(font[at+1]), font[at+2:]
	found := false
	glyph := 1
	give := func(code int) {
		if glyph < len(glyphs) && code < 256 {
			names[code] = glyphs[glyph]
			found = true
		}
		glyph++
	}
	for range count {
		switch {
		case format == 0 && len(b) >= 1:
			give(int(b[0]))
			b = b[1:]
		case format != 0 && len(b) >= 2:
			for i := range int(b[1]) + 1 {
				give(int(b[0]) + i)
			}
			b = b[2:]
		default:
			return found
		}
	}
	return found
}

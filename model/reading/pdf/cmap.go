package pdf

import (
	"math"
	"unicode/utf16"
)

const (
	maxCodes     = 70_000  // codes in one character map, or widths of one font
	maxMapTokens = 400_000 // tokens read from one character map
	maxMapText   = 64      // bytes of UTF-16 for one code
)

// cmap is a character map (ISO 32000-1 §9.7.5 and §9.10.3).
type cmap struct {
	codes []codeRange
	texts map[uint32]string // from a ToUnicode map
	cids  map[uint32]int    // from an encoding
}

// readCMap reads a character map as far as the limits allow.
func (f *file) readCMap(data []byte) cmap {
	m := cmap{texts: map[uint32]string{}, cids: map[uint32]int{}}
	left := maxMapTokens
	p := &parser{src: data, tokens: &left}
	var operands []any
	for len(m.texts)+len(m.cids) < maxCodes && f.mapped > 0 {
		v, err := p.next(0)
		if err != nil {
			break
		}
		op, ok := v.(keyword)
		if !ok {
			operands = append(operands, v)
			continue
		}
		switch op {
		case "endcodespacerange":
			m.codeSpace(operands)
		case "endbfchar":
			f.textChars(&m, operands)
		case "endbfrange":
			f.textRanges(&m, operands)
		case "endcidchar":
			f.cidRanges(&m, operands, 1)
		case "endcidrange":
			f.cidRanges(&m, operands, 2)
		}
		operands = operands[:0]
	}
	f.cut = f.cut || left < 0 || f.mapped <= 0
	return m
}

// codeOf reads a code of one to four bytes.
func codeOf(v any) (uint32, bool) {
	s, ok := v.(str)
	if len(s) > 4 {
		s = s[len(s)-4:]
	}
	return uint32(bigEndian(s)), ok
}

func (m *cmap) codeSpace(operands []any) {
	const most = 100
	for ; len(operands) >= 2 && len(m.codes) < most; operands = operands[2:] {
		low, ok1 := operands[0].(str)
		top, ok2 := operands[1].(str)
		if ok1 && ok2 && len(low) > 0 && len(low) <= 4 {
			end, _ := codeOf(top)
			m.codes = append(m.codes, codeRange{len(low), uint32(bigEndian(low)), end})
		}
	}
}

func (f *file) textChars(m *cmap, operands []any) {
	for ; len(operands) >= 2; operands = operands[2:] {
		from, ok := codeOf(operands[0])
		if !ok {
			continue
		}
		switch t := operands[1].(type) {
		case str:
			if len(t) <= maxMapText && f.spendCode() {
				m.texts[from] = ligature(t)
			}
		case name:
			if text, ok := glyphText(string(t)); ok && f.spendCode() {
				m.texts[from] = text
			}
		}
	}
}

func (f *file) textRanges(m *cmap, operands []any) {
	for ; len(operands) >= 3; operands = operands[3:] {
		low, ok1 := codeOf(operands[0])
		top, ok2 := codeOf(operands[1])
		if !ok1 || !ok2 {
			continue
		}
		if low&0xFF == 0xFF && top == low+0x100 { // Ghostscript 10.00 means one code
			top = low
		}
		if top < low || top-low > 0xFFFF {
			top = min(low, math.MaxUint32-255) + 255
		}
		switch t := operands[2].(type) {
		case str:
			text := []rune(ligature(t))
			if len(t) > maxMapText || len(text) == 0 {
				continue
			}
			for i := range top - low + 1 {
				if len(m.texts) >= maxCodes || !f.spendCode() {
					return
				}
				m.texts[low+i] = string(text)
				text[len(text)-1]++
			}
		case array:
			for i, v := range t {
				if s, ok := v.(str); ok && uint64(low)+uint64(i) <= uint64(top) && len(s) <= maxMapText && f.spendCode() {
					m.texts[low+uint32(i)] = ligature(s)
				}
			}
		}
	}
}

// cidRanges reads ranges of codes, each bounded by one or two codes.
func (f *file) cidRanges(m *cmap, operands []any, bounds int) {
	for n := bounds + 1; len(operands) >= n; operands = operands[n:] {
		low, ok1 := codeOf(operands[0])
		top, ok2 := codeOf(operands[bounds-1])
		cid, ok3 := operands[bounds].(int)
		if !ok1 || !ok2 || !ok3 || top < low {
			continue
		}
		for i := range min(top-low, maxCodes) + 1 {
			if len(m.cids) >= maxCodes || !f.spendCode() {
				return
			}
			m.cids[low+i] = cid + int(i)
		}
	}
}

// utf16Text decodes big-endian UTF-16, or a single byte.
func utf16Text(b []byte) string {
	if len(b) == 1 {
		return string(rune(b[0]))
	}
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = uint16(b[2*i])<<8 | uint16(b[2*i+1])
	}
	return string(utf16.Decode(units))
}

// ligature decodes the text of a code. Ghostscript 10.00 writes that of a ligature with the bytes of
// each letter exchanged, as 66006900 for fi, and adds up the last two of three.
func ligature(b []byte) string {
	if len(b) != 4 || b[1] != 0 || b[3] != 0 || !isASCIILetter(b[0]) {
		return utf16Text(b)
	}
	switch second := b[2]; {
	case second == 'f'+'i', second == 'f'+'l':
		return string([]byte{b[0], 'f', second - 'f'})
	case isASCIILetter(second):
		return string([]byte{b[0], second})
	}
	return utf16Text(b)
}

func isASCIILetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

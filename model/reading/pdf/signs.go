package pdf

import (
	"strings"
	"unicode/utf8"
)

// signsOf returns the signs of a font by their codes, 0 for a code without one; nil if it is not a
// font of signs.
func signsOf(base string) func(code byte) rune {
	if _, after, ok := strings.Cut(base, "+"); ok {
		base = after
	}
	base, _, _ = strings.Cut(strings.ToLower(base), ",")
	switch base = strings.ReplaceAll(base, " ", ""); {
	case strings.HasPrefix(base, "zapfdingbats"), base == "dingbats", base == "d050000l":
		return dingbat
	case strings.HasPrefix(base, "wingdings"), strings.HasPrefix(base, "webdings"):
		return wingding(base)
	case base == "symbol", strings.HasPrefix(base, "symbol-"), base == "symbolmt", strings.HasPrefix(base, "standardsym"):
		return symbol
	}
	return nil
}

// dingbat decodes ZapfDingbats (ISO 32000-1 annex D.6). Unicode has its signs in the same order, except
// a few.
func dingbat(c byte) rune {
	switch at := strings.IndexByte("%*+Hlnstuw\xA8\xA9\xAA\xAB\xD5\xD6\xD7", c); {
	case at >= 0:
		return []rune("☎☛☞★●■▲▼◆◗♣♦♥♠→↔↕")[at]
	case c > ' ' && c < 0x7F:
		return 0x2700 + rune(c) - ' '
	case c >= 0xAC && c <= 0xB5:
		return '①' + rune(c) - 0xAC
	case c > 0xA0 && c < 0xFF && c != 0xF0:
		return 0x2700 + rune(c) - 0x40
	}
	return 0
}

// dingbatNames are the numbers in the names of ZapfDingbats' glyphs, in the order of their codes
// from 0x21 and from 0xA1.
var dingbatNames = [2]string{
	"1 2 202 3 4 5 119 118 117 11 12 13 14 15 16 105 17 18 19 20 21 22 23 24 25 26 27 28 6 7 8 9 10 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 203 75 204 76 77 78 79 81 82 83 84 97 98 99 100",
	"101 102 103 104 106 107 108 112 111 110 109 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 163 164 196 165 192 166 167 168 169 170 171 172 173 162 174 175 176 177 178 179 193 180 199 181 200 182 - 201 183 184 197 185 194 198 186 195 187 188 189 190 191",
}

// namedDingbat returns the sign of a glyph's name, such as a20.
func namedDingbat(glyph string) rune {
	for half, first := range [2]int{0x21, 0xA1} {
		for i, n := range strings.Fields(dingbatNames[half]) {
			if glyph == "a"+n {
				return dingbat(byte(first + i))
			}
		}
	}
	return 0
}

// symbol decodes Symbol (annex D.5).
func symbol(c byte) rune {
	const (
		low  = ` !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}~`
		high = `€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…│─↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑           〉∫⌠ ⌡`
	)
	of, from := low, byte(' ')
	if c >= 0xA0 {
		of, from = high, 0xA0
	}
	if i := int(c) - int(from); i > 0 && i < utf8.RuneCountInString(of) {
		if r := []rune(of)[i]; r != ' ' {
			return r
		}
	}
	return 0
}

// wingding decodes the signs of Wingdings that texts use. Its other signs, and all signs of its kin such as
// Webdings, are bullets.
func wingding(base string) func(byte) rune {
	const (
		codes = "()*Flmnopqrstuvwx\x9E\x9F\xA7\xA8\xAB\xD8\xDF\xE0\xE1\xE2\xE8\xFB\xFC\xFD\xFE"
		text  = "☎✆✉☞●❍■□◻❑❒⬧⧫◆❖⬥☒·•▪◻★➢←→↑↓➔✗✓☒☑"
	)
	return func(c byte) rune {
		if c <= ' ' {
			return 0
		}
		if at := strings.IndexByte(codes, c); at >= 0 && (base == "wingdings" || strings.HasPrefix(base, "wingdings-")) {
			return []rune(text)[at]
		}
		return '•'
	}
}

// useSigns gives a font of signs the signs of its codes, which no named encoding changes.
func (t *font) useSigns() {
	t.setBase(t.signs)
	for code, text := range t.unicode {
		if code > ' ' && code < 0x7F && text == string(rune(code)) {
			delete(t.unicode, code) // a code, not a text
		}
	}
}

// sign returns the text for a text in the private area of a font of signs.
func (t *font) sign(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if t.signs == nil || n != len(text) || r < 0xF000 || r > 0xF0FF {
		return text
	}
	if s := t.signs(byte(r)); s != 0 {
		return string(s)
	}
	return " "
}

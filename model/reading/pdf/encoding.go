package pdf

import (
	"strconv"
	"strings"

	"golang.org/x/text/encoding/charmap"
)

// setANSI sets the text of every code by WinAnsiEncoding.
func (t *font) setANSI() { t.setBase(ansiRune) }

// setBase sets the text of every printable code by an encoding, which returns 0 for codes without
// text.
func (t *font) setBase(encoding func(byte) rune) {
	for i := ' '; i < 256; i++ {
		if r := encoding(byte(i)); r != 0 {
			t.texts[i] = string(r)
		}
	}
}

// ansiRune decodes windows-1252, with bullets for its unused codes (ISO 32000-1 annex D.2, note
// 3).
func ansiRune(c byte) rune {
	if r := charmap.Windows1252.DecodeByte(c); r != '\ufffd' && r != 0x7F {
		return r
	}
	return '•'
}

func macRune(c byte) rune { return charmap.Macintosh.DecodeByte(c) }

// standardRune decodes Adobe's StandardEncoding (annex D.2); 0 for an unused code.
func standardRune(c byte) rune {
	const (
		from = 0xA1
		high = "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ –†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—                Æ ª    ŁØŒº     æ   ı  łøœß    "
	)
	switch {
	case c == '\'':
		return '’'
	case c == '`':
		return '‘'
	case c < ' ':
		return 0
	case c < 0x7F:
		return rune(c)
	case c >= from:
		if r := []rune(high)[c-from]; r != ' ' {
			return r
		}
	}
	return 0
}

// encode sets the texts of a simple font's codes: by its encoding, or else by the embedded
// program, then by the names of differing glyphs (§9.6.6).
func (f *file) encode(out *font, d, desc dict) {
	var differences array
	base := name("")
	switch e := f.resolve(d["Encoding"]).(type) {
	case name:
		base = e
	case dict:
		base = f.name(e["BaseEncoding"])
		differences = f.array(e["Differences"])
	}
	var names [256]string
	switch {
	case out.signs != nil:
		out.useSigns()
	case base == "WinAnsiEncoding":
		out.setANSI()
	case base == "MacRomanEncoding":
		out.setBase(macRune)
	case base == "StandardEncoding":
		out.setBase(standardRune)
	default:
		if !out.type3 && !f.builtIn(out, &names, desc) {
			f.setFallback(out, d, desc)
		}
	}
	code := 0
	for _, v := range differences {
		switch t := f.resolve(v).(type) {
		case int:
			code = t
		case name:
			if code >= 0 && code < 256 {
				names[code] = string(t)
				out.unsure[code] = false
			}
			code++
		}
	}
	if out.type3 && namesCodes(&names) {
		out.setTeX(&names)
		return
	}
	for i, n := range names {
		if n == "" {
			continue
		}
		if text, ok := glyphText(n); ok {
			out.texts[i], out.unsure[i] = text, false
		} else if r := namedDingbat(n); out.signs != nil && r != 0 {
			out.texts[i] = string(r)
		} else if n != ".notdef" { // a192, g12, c45: only the code is known
			out.guessText(i)
		}
	}
	if out.type3 {
		for i := ' '; i < 256; i++ {
			if out.texts[i] == "" {
				out.guessText(int(i))
			}
		}
	}
}

// The codes of TeX's encodings that are not those of ASCII. T2A has the alphabet in the order of
// windows-1251 from 0xC0 on; TS1 has signs.
const (
	texLow   = "`´ˆ˜¨˝˚ˇ˘¯˙¸˛‚‹›“”„«»–— ₀ıȷﬀﬁﬂﬃﬄ"
	t1High   = "ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖŒØÙÚÛÜÝÞẞàáâãäåæçèéêëìíîïðñòóôõöœøùúûüýþß"
	ts1High  = "˘ˇ˝ †‡‖‰•℃$¢ƒ₡₩₦₲₱₤℞‽⸘₫™‱¶฿№⁒℮◦℠⁅⁆¢£¤¥¦§¨©ªⓒ¬℗®¯°±²³´µ¶·※¹º√¼½¾€"
	t2aMixed = "ҐҒЂЋҺҖҘЉЇҚҠҜӔҢҤЅӨҪЎҮҰҲЏҸҶЄӘЊЁ№¤§ґғђћһҗҙљїқҡҝӕңҥѕөҫўүұҳџҹҷєәњё„«»"
)

// namesCodes reports whether each name is that of its own code, as pdfTeX names the glyphs of bitmap
// fonts.
func namesCodes(names *[256]string) (all bool) {
	for i, n := range names {
		if n != "" && n != ".notdef" {
			if n != "a"+strconv.Itoa(i) {
				return false
			}
			all = true
		}
	}
	return all
}

// setTeX sets the texts of a bitmap font of TeX by T2A, if most of its letters that the file uses
// are Cyrillic there; by TS1, if it uses none; or else by T1.
func (t *font) setTeX(used *[256]string) {
	cyrillic, latin := 0, 0
	for i, n := range used {
		switch c := i | 0x20; {
		case n == "":
		case i >= 0xC0:
			cyrillic++
		case c >= 'a' && c <= 'z':
			latin++
		}
	}
	high := []rune(t1High)
	switch {
	case cyrillic+latin == 0:
		copy(high, []rune(ts1High))
	case cyrillic > latin:
		high = []rune(t2aMixed)
		for c := 0xC0; c < 0x100; c++ {
			high = append(high, charmap.Windows1251.DecodeByte(byte(c)))
		}
	}
	low := []rune(texLow)
	for i := range t.texts {
		r := rune(i)
		switch {
		case i < len(low):
			r = low[i]
		case i == '\'':
			r = '’'
		case i == '`':
			r = '‘'
		case i == 0x7F:
			r = '-'
		case i >= 0x80:
			r = high[i-0x80]
		}
		t.texts[i], t.unsure[i] = string(r), false
	}
}

// guessText takes a code as its own text.
func (t *font) guessText(code int) {
	if t.texts[code] == "" && code >= ' ' {
		t.texts[code] = string(ansiRune(byte(code)))
	}
	t.unsure[code] = true
}

// builtIn reads the encoding of the embedded font program.
func (f *file) builtIn(out *font, names *[256]string, desc dict) bool {
	if s := f.stream(desc["FontFile2"]); s != nil {
		return out.unicode == nil && trueTypeTexts(f.decode(s), &out.texts)
	}
	if s := f.stream(desc["FontFile"]); s != nil {
		return type1Names(f.decode(s), names)
	}
	if s := f.stream(desc["FontFile3"]); s != nil {
		return cffNames(f.decode(s), names)
	}
	return false
}

// setFallback sets the texts of a font that specifies no encoding.
func (f *file) setFallback(out *font, d, desc dict) {
	const symbolic = 4
	switch {
	case desc != nil && f.int(desc["Flags"], 0)&symbolic != 0:
		out.setANSI()
		for i := range out.unsure {
			out.unsure[i] = true
		}
	case f.name(d["Subtype"]) == "TrueType":
		out.setANSI()
	default:
		out.setBase(standardRune)
	}
}

// textString decodes a text string (§7.9.2.2).
func textString(s str) string {
	switch {
	case strings.HasPrefix(string(s), "\xFE\xFF\xFE\xFF"): // a choice of hyperref 7.00, encoded twice
		return strings.ReplaceAll(string(s[4:]), "\x00", "")
	case strings.HasPrefix(string(s), "\xFE\xFF"):
		return utf16Text(s[2:])
	case strings.HasPrefix(string(s), "\xEF\xBB\xBF"):
		return string(s[3:])
	}
	var out strings.Builder
	for _, c := range s {
		out.WriteRune(documentRune(c))
	}
	return out.String()
}

// documentRune decodes PDFDocEncoding (annex D.3).
func documentRune(c byte) rune {
	const low, high = "˘ˇˆ˙˝˛˚˜", "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\ufffd€"
	switch {
	case c >= 0x18 && c < ' ':
		return []rune(low)[c-0x18]
	case c >= 0x80 && c <= 0xA0:
		return []rune(high)[c-0x80]
	}
	return rune(c)
}

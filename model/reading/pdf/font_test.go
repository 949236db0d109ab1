package pdf

import (
	"encoding/binary"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func newFile() *file {
	return &file{limits: Standard(), stop: never, mapped: Standard().Mapped, fontsLeft: 10, tokens: 1000, fonts: map[ref]*font{}}
}

// objectOf parses an object, or a stream.
func objectOf(src string) any { return (&parser{src: []byte(src)}).readIndirect(nil) }

func TestCharacterMaps(t *testing.T) {
	for name, c := range map[string]struct {
		src   string
		texts map[uint32]string
		cids  map[uint32]int
		codes []codeRange
	}{
		"characters":       {"2 beginbfchar <01> <0054> <0202> <D83DDE00> endbfchar", map[uint32]string{1: "T", 0x202: "😀"}, nil, nil},
		"ligatures":        {"beginbfchar <01> <00660069> endbfchar", map[uint32]string{1: "fi"}, nil, nil},
		"by a name":        {"beginbfchar <01> /Euro <02> /g45 endbfchar", map[uint32]string{1: "€"}, nil, nil},
		"of one byte":      {"beginbfchar <01> <41> endbfchar", map[uint32]string{1: "A"}, nil, nil},
		"over a border":    {"beginbfrange <03FF> <04FF> <0061> endbfrange", map[uint32]string{0x3FF: "a"}, nil, nil},
		"ligatures turned": {"beginbfrange <01> <01> <66006900> <02> <02> <6600cf00> <03> <03> <6600D200> endbfrange", map[uint32]string{1: "fi", 2: "ffi", 3: "ffl"}, nil, nil},
		"two ideographs":   {"beginbfchar <01> <66004E01> endbfchar", map[uint32]string{1: "昀丁"}, nil, nil},
		"a range":          {"beginbfrange <41> <43> <0061> endbfrange", map[uint32]string{0x41: "a", 0x42: "b", 0x43: "c"}, nil, nil},
		"a range of pairs": {"beginbfrange <41> <42> <00780061> endbfrange", map[uint32]string{0x41: "xa", 0x42: "xb"}, nil, nil},
		"a list":           {"beginbfrange <41> <43> [<0061> <0063>] <50> <50> <0070> endbfrange", map[uint32]string{0x41: "a", 0x42: "c", 0x50: "p"}, nil, nil},
		"a list too long":  {"beginbfrange <41> <41> [<0061> <0063>] endbfrange", map[uint32]string{0x41: "a"}, nil, nil},
		"no code":          {"beginbfchar 5 <0061> <01> <0062> endbfchar", map[uint32]string{1: "b"}, nil, nil},
		"codes":            {"1 begincodespacerange <00> <7F> <8000> <FFFF> endcodespacerange", nil, nil, []codeRange{{1, 0, 0x7F}, {2, 0x8000, 0xFFFF}}},
		"CIDs":             {"begincidchar <05> 7 endcidchar begincidrange <10> <12> 100 endcidrange", nil, map[uint32]int{5: 7, 0x10: 100, 0x11: 101, 0x12: 102}, nil},
		"backwards":        {"begincidrange <12> <10> 100 endcidrange", nil, nil, nil},
		"cut":              {"beginbfchar <01> <0054> endbfchar beginbfchar <02> <0054>", map[uint32]string{1: "T"}, nil, nil},
	} {
		m := newFile().readCMap([]byte(c.src))
		if !maps.Equal(m.texts, c.texts) || !maps.Equal(m.cids, c.cids) || !slices.Equal(m.codes, c.codes) {
			t.Errorf("%s: %v", name, m)
		}
	}
	f := newFile()
	if m := f.readCMap([]byte("beginbfrange <0000> <FFFF> <0041> endbfrange beginbfrange <00010000> <0001FFFF> <0041> endbfrange")); len(m.texts) > maxCodes {
		t.Errorf("%d codes", len(m.texts))
	}
	f = newFile()
	f.mapped = 3
	if m := f.readCMap([]byte("beginbfrange <41> <4F> <0061> endbfrange")); len(m.texts) != 3 || !f.cut {
		t.Errorf("%d codes of three that were left, cut %v", len(m.texts), f.cut)
	}
}

func TestGlyphNamesGiveText(t *testing.T) {
	for glyph, want := range map[string]string{
		"A": "A", "afii10050": "Ґ", "Tcommaaccent": "Ț", "a.alt": "a", "f_j": "fj", "T_h.liga": "Th", "uni0456": "і", "uni00410042": "AB", "u1F600": "😀", "u0041": "A", "Euro": "€",
	} {
		if got, ok := glyphText(glyph); !ok || got != want {
			t.Errorf("%s: %q", glyph, got)
		}
	}
	for _, glyph := range []string{"g45", ".notdef", "a192", "uni04", "uniXYZW", "u110000", "f_g45", "", "u1234567"} {
		if got, ok := glyphText(glyph); ok {
			t.Errorf("%s: %q", glyph, got)
		}
	}
}

// textsOf returns the texts of those codes that have one.
func textsOf(f *font, codes string) (out string) {
	for _, c := range []byte(codes) {
		if out += "|" + f.texts[c]; f.unsure[c] {
			out += "?"
		}
	}
	return out
}

func TestSimpleFontsByTheirEncoding(t *testing.T) {
	for src, want := range map[string]string{
		"/Subtype/Type1/Encoding/WinAnsiEncoding":  "|A|'|é|•|",
		"/Subtype/Type1/Encoding/MacRomanEncoding": "|A|'|È|Å|",
		"/Subtype/Type1/Encoding/StandardEncoding": "|A|’|Ø||",
		"/Subtype/Type1":    "|A|’|Ø||",
		"/Subtype/TrueType": "|A|'|é|•|",
		"/Subtype/TrueType/FontDescriptor<</Flags 4>>":                                           "|A?|'?|é?|•?|?",
		"/Subtype/TrueType/FontDescriptor<</Flags 32>>":                                          "|A|'|é|•|",
		"/Subtype/Type1/Encoding<</Differences[65/B/C 233/uni0456]>>":                            "|B|’|і||",
		"/Subtype/Type1/Encoding<</Differences[65/.notdef 233/g7 10/A]>>":                        "|A|’|Ø?||A",
		"/Subtype/Type1/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[]>>":                 "|A|'|é|•|",
		"/Subtype/Type3/Encoding<</Differences[65/a0 66/Euro]>>":                                 "|A?|'?|é?|•?|",
		"/Subtype/TrueType/Encoding/WinAnsiEncoding/FontDescriptor<</Flags 4>>":                  "|A|'|é|•|",
		"/Subtype/TrueType/FontDescriptor<</Flags 4>>/Encoding<</Differences[65/B 300/C -5/D]>>": "|B|'?|é?|•?|?",
	} {
		f := newFile()
		out := f.loadFont(objectOf("<<" + src + ">>").(dict))
		if got := textsOf(out, "A'\xE9\x81\x0A"); got != want {
			t.Errorf("%s: %s, want %s", src, got, want)
		}
	}
}

func TestTheWidthsOfSimpleFonts(t *testing.T) {
	for src, want := range map[string]string{
		"/Subtype/Type1/FirstChar 65/Widths[500 250]/FontDescriptor<</MissingWidth 111>>": "0.111 0.5 0.25 0.111",
		"/Subtype/Type1/FirstChar -1/Widths[1 2]":                                         "0 0 0 0",
		"/Subtype/Type1/BaseFont/Helvetica":                                               "0.278 0.667 0.667 0.722",
		"/Subtype/Type1/BaseFont/Helvetica-Bold":                                          "0.278 0.722 0.722 0.722",
		"/Subtype/Type1/BaseFont/Times-Roman":                                             "0.25 0.722 0.667 0.667",
		"/Subtype/Type1/BaseFont/Times-Bold":                                              "0.25 0.722 0.667 0.722",
		"/Subtype/Type1/BaseFont/Courier-Bold":                                            "0.6 0.6 0.6 0.6",
		"/Subtype/Type3/FirstChar 65/Widths[5 6]/FontMatrix[.1 0 0 .1 0 0]":               "0 0.5 0.6 0",
	} {
		got := ""
		newFile().loadFont(objectOf("<<"+src+">>").(dict)).chars(str(" ABC"), func(c char) { got += fmt.Sprintf("%.3g ", c.width) })
		if strings.TrimSpace(got) != want {
			t.Errorf("%s: %s, want %s", src, got, want)
		}
	}
	for src, want := range map[string]float64{
		"/FontBBox[0 -2 10 8]/FontMatrix[.1 0 0 .1 0 0]":                                 1,
		"/FontBBox[0 0 0 0]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 65/Widths[4 6]":          0.95,
		"/FontBBox[0 0 0 1000]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 65/Widths[100 100 0]": 3,
		"": 0.3,
	} {
		if f := newFile().loadFont(objectOf("<</Subtype/Type3" + src + ">>").(dict)); max(f.em, want)-min(f.em, want) > 1e-9 {
			t.Errorf("%s: an em of %g, want %g", src, f.em, want)
		}
	}
}

func TestBoldFonts(t *testing.T) {
	for src, want := range map[string]bool{
		"/BaseFont/A-Bold": true, "/BaseFont/XYZABC+Lato-Black": true, "/BaseFont/CMBX10": true, "/BaseFont/A-SemiboldItalic": true, "/BaseFont/A": false,
		"/BaseFont/A/FontDescriptor<</FontWeight 700>>": true, "/BaseFont/A/FontDescriptor<</FontWeight 500>>": false,
		"/Subtype/Type0/BaseFont/A/DescendantFonts[<</FontDescriptor<</FontWeight 800>>>>]": true,
	} {
		if f := newFile().loadFont(objectOf("<<" + src + ">>").(dict)); f.bold != want {
			t.Errorf("%s: bold %v", src, f.bold)
		}
	}
}

func TestCompositeFonts(t *testing.T) {
	f := newFile()
	load := func(d dict) *font { d["Subtype"] = name("Type0"); return f.loadFont(d) }
	shown := func(font *font, s string) (out string) {
		font.chars(str(s), func(c char) { out += fmt.Sprintf("%s:%.3g ", c.text, c.width) })
		return strings.TrimSpace(out)
	}
	below := func(src string) array { return array{objectOf("<<" + src + ">>")} }
	unicode := objectOf(streamOf("", "beginbfrange <0041> <0043> <0061> endbfrange"))

	widths := load(dict{"ToUnicode": unicode, "DescendantFonts": below("/DW 300/W[65[500 250] 67 70 700]")})
	if got := shown(widths, "\x00A\x00B\x00C\x00F\x00G"); got != "a:0.5 b:0.25 c:0.7 :0.7 :0.3" {
		t.Errorf("widths: %s", got)
	}
	if got := shown(load(dict{"ToUnicode": unicode}), "\x00A\x00"); got != "a:1 :1" {
		t.Errorf("without a descendant, and half a code: %s", got)
	}
	mixed := load(dict{"DescendantFonts": below("/W[7[111]]"), "ToUnicode": objectOf(streamOf("", "begincodespacerange <00> <7F> <8000> <FFFF> endcodespacerange beginbfchar <41> <0061> <8001> <0062> endbfchar"))})
	if got := shown(mixed, "A\x80\x01A"); got != "a:1 b:1 a:1" {
		t.Errorf("codes of one byte and of two: %s", got)
	}
	encoded := load(dict{"DescendantFonts": below("/W[7[111]]"), "ToUnicode": unicode, "Encoding": objectOf(streamOf("", "begincodespacerange <0000> <FFFF> endcodespacerange begincidchar <0041> 7 endcidchar"))})
	if got := shown(encoded, "\x00A\x00B"); got != "a:0.111 b:1" {
		t.Errorf("CIDs by an encoding: %s", got)
	}
	if got := shown(load(dict{"Encoding": name("UniGB-UCS2-H")}), "\x04\x56"); got != "і:1" {
		t.Errorf("codes that are UTF-16: %s", got)
	}
	spoiled := objectOf(streamOf("", "beginbfrange <041E> <041E> <001E> endbfrange"))
	scan := load(dict{"BaseFont": name("RJYVBB+GlyphLessFont"), "Encoding": name("Identity-H"), "ToUnicode": spoiled, "DescendantFonts": below("/DW 500")})
	if got := shown(scan, "\x04\x1E\x00A\x00\x01"); got != "О:0.5 A:0.5 :0.5" {
		t.Errorf("the text of a scan, by Tesseract and Ghostscript: %s", got)
	}
	program := objectOf(streamOf("", string(trueType(map[string]string{"cmap": cmapTable(3, 1, format4(map[int]int{'O': 5, 'l': 6}))}))))
	plain := load(dict{"DescendantFonts": array{dict{"FontDescriptor": dict{"FontFile2": program}}}})
	if got := shown(plain, "\x00\x05\x00\x06\x00\x07"); got != "O:1 l:1 :1" {
		t.Errorf("by the glyphs of the program: %s", got)
	}
	mapped := load(dict{"DescendantFonts": array{dict{"FontDescriptor": dict{"FontFile2": program}, "CIDToGIDMap": objectOf(streamOf("", "\x00\x00\x00\x06\x00\x05"))}}})
	if got := shown(mapped, "\x00\x01\x00\x02\x00\x09"); got != "l:1 O:1 :1" {
		t.Errorf("by a map to them: %s", got)
	}
}

// ToUnicode has precedence over the encoding, except for codes that it omits.
func TestToUnicodeOfSimpleFonts(t *testing.T) {
	d := objectOf("<</Subtype/Type1/Encoding/WinAnsiEncoding>>").(dict)
	d["ToUnicode"] = objectOf(streamOf("", "beginbfchar <41> <0416> <42> <0000> <43> <FFFD> endbfchar"))
	got := ""
	newFile().loadFont(d).chars(str("ABC D"), func(c char) { got += c.text })
	if got != "ЖBC D" {
		t.Errorf("%q", got)
	}
}

func u16s(of ...int) string {
	var out []byte
	for _, v := range of {
		out = binary.BigEndian.AppendUint16(out, uint16(v))
	}
	return string(out)
}

func u32s(of ...int) string {
	var out []byte
	for _, v := range of {
		out = binary.BigEndian.AppendUint32(out, uint32(v))
	}
	return string(out)
}

// trueType returns a font program of tables.
func trueType(tables map[string]string) []byte {
	head, body := "\x00\x01\x00\x00"+u16s(len(tables), 0, 0, 0), ""
	for _, tag := range slices.Sorted(maps.Keys(tables)) {
		head += tag + u32s(0, 12+16*len(tables)+len(body), len(tables[tag]))
		body += tables[tag]
	}
	return []byte(head + body)
}

func cmapTable(platform, encoding int, subtable string) string {
	return u16s(0, 1, platform, encoding) + u32s(12) + subtable
}

// format4 returns a subtable with a segment for each code; the last one uses an offset.
func format4(glyphs map[int]int) string {
	codes := slices.Sorted(maps.Keys(glyphs))
	n := len(codes) + 1
	var ends, starts, deltas, offsets, ids []int
	for i, c := range codes {
		ends, starts = append(ends, c), append(starts, c)
		if i == len(codes)-1 {
			deltas, offsets, ids = append(deltas, 0), append(offsets, 2*(n-i)), append(ids, glyphs[c])
		} else {
			deltas, offsets = append(deltas, glyphs[c]-c), append(offsets, 0)
		}
	}
	ends, starts, deltas, offsets = append(ends, 0xFFFF), append(starts, 0xFFFF), append(deltas, 1), append(offsets, 0)
	return u16s(4, 0, 0, 2*n, 0, 0, 0) + u16s(ends...) + u16s(0) + u16s(starts...) + u16s(deltas...) + u16s(offsets...) + u16s(ids...)
}

func TestTheGlyphsOfTrueType(t *testing.T) {
	names := func(of ...string) (out string) {
		for _, n := range of {
			out += string(rune(len(n))) + n
		}
		return out
	}
	for name, c := range map[string]struct {
		tables map[string]string
		want   map[int]rune
	}{
		"format 0":         {map[string]string{"cmap": cmapTable(0, 0, u16s(0, 262, 0)+"\x00\x00\x09\x08"+strings.Repeat("\x00", 252))}, map[int]rune{9: 2, 8: 3}},
		"format 4":         {map[string]string{"cmap": cmapTable(3, 1, format4(map[int]int{'A': 3, 0x456: 4, 0x2022: 5}))}, map[int]rune{3: 'A', 4: 'і', 5: '•'}},
		"format 6":         {map[string]string{"cmap": cmapTable(0, 3, u16s(6, 0, 0, 0x410, 3, 7, 0, 9))}, map[int]rune{7: 'А', 9: 'В'}},
		"format 12":        {map[string]string{"cmap": cmapTable(3, 10, u16s(12, 0)+u32s(0, 0, 2, 0x41, 0x42, 5, 0x1F600, 0x1F600, 9))}, map[int]rune{5: 'A', 6: 'B', 9: '😀'}},
		"another encoding": {map[string]string{"cmap": cmapTable(3, 3, format4(map[int]int{'A': 3}))}, map[int]rune{}},
		"names": {map[string]string{"post": u32s(0x20000) + strings.Repeat("\x00", 28) + u16s(4, 0, 258, 259, 260) + names("afii10050", "g7", "Euro")},
			map[int]rune{1: 'Ґ', 3: '€'}},
		"names before codes": {map[string]string{"post": u32s(0x20000) + strings.Repeat("\x00", 28) + u16s(2, 258, 258) + names("Euro"), "cmap": cmapTable(3, 1, format4(map[int]int{'A': 1, 'B': 2}))},
			map[int]rune{0: '€', 1: '€', 2: 'B'}},
		"names of another version": {map[string]string{"post": u32s(0x30000) + strings.Repeat("\x00", 28) + u16s(1, 258) + names("Euro")}, map[int]rune{}},
		"cut":                      {map[string]string{"cmap": cmapTable(3, 1, u16s(4, 0, 0, 200, 0))}, map[int]rune{}},
	} {
		if got := glyphRunes(trueType(c.tables)); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	symbol := trueType(map[string]string{
		"cmap": u16s(0, 2, 3, 1) + u32s(20) + u16s(3, 0) + u32s(20+len(format4(map[int]int{'A': 1, 'B': 2}))) + format4(map[int]int{'A': 1, 'B': 2}) + format4(map[int]int{0xF041: 2, 0xF042: 1}),
	})
	var texts [256]string
	if !trueTypeTexts(symbol, &texts) || texts['A'] != "B" || texts['B'] != "A" {
		t.Errorf("a symbol font: %q %q", texts['A'], texts['B'])
	}
	texts = [256]string{}
	if trueTypeTexts(trueType(map[string]string{"cmap": cmapTable(3, 0, format4(map[int]int{0xF041: 2}))}), &texts) {
		t.Error("the codes of a symbol font gave text")
	}
}

func TestTheNamesOfType1(t *testing.T) {
	var names [256]string
	program := "%!PS\n/Encoding 256 array\n0 1 255 {1 index exch /.notdef put} for\ndup 65 /afii10050 put\ndup 66/B put dup 999 /C put\nreadonly def\ndup 67 /D put"
	if !type1Names([]byte(program), &names) || names[65] != "afii10050" || names[66] != "B" || names[67] != "" {
		t.Errorf("%q", names[60:70])
	}
	for _, program := range []string{"/Encoding StandardEncoding def dup 65 /A put", "no encoding", ""} {
		if type1Names([]byte(program), &names) {
			t.Errorf("%q has names", program)
		}
	}
}

func index(items ...string) string {
	if len(items) == 0 {
		return u16s(0)
	}
	out, at := u16s(len(items))+"\x02", 1
	offsets, data := u16s(at), ""
	for _, s := range items {
		at += len(s)
		offsets += u16s(at)
		data += s
	}
	return out + offsets + data
}

// compact returns a Compact Font Format program of four glyphs, with its own strings "afii10050"
// and "Euro" (391 and 392).
func compact(charset, encoding string, more string) string {
	long := func(v int) string { return "\x1D" + u32s(v) }
	top := func(charset, encoding, glyphs int) string {
		return index(long(charset) + "\x0F" + long(encoding) + "\x10" + long(glyphs) + "\x11" + more)
	}
	head := "\x01\x00\x04\x02" + index("F")
	rest := index("afii10050", "Euro") + index()
	at := len(head) + len(top(0, 0, 0)) + len(rest)
	return head + top(at, at+len(charset), at+len(charset)+len(encoding)) + rest + charset + encoding + index("", "", "", "")
}

func TestTheNamesOfCompactFonts(t *testing.T) {
	three := "\x00" + u16s(391, 392, 34) // afii10050, Euro, A
	plain := compact(three, "\x00\x03ABC", "")
	for name, c := range map[string]struct{ program, want string }{
		"codes one by one":             {plain, "afii10050 Euro A"},
		"ranges of codes":              {compact(three, "\x01\x01A\x02", ""), "afii10050 Euro A"},
		"ranges of names":              {compact("\x01"+u16s(391)+"\x01"+u16s(34)+"\x00", "\x00\x03ABC", ""), "afii10050 Euro A"},
		"long ranges of names":         {compact("\x02"+u16s(33, 2), "\x00\x03ABC", ""), "at A B"},
		"supplements are passed over":  {compact(three, "\x80\x03ABC", ""), "afii10050 Euro A"},
		"in OpenType":                  {string(trueType(map[string]string{"CFF ": plain}))[4:], "afii10050 Euro A"},
		"more codes than glyphs":       {compact(three, "\x00\x05ABCDE", ""), "afii10050 Euro A"},
		"after numbers of other kinds": {compact(three, "\x00\x03ABC", "\x8B\x02\xF7\x00\x03\xFB\x00\x04\x1C\x00\x01\x05\x1E\x12\x3F\x06\x8B\x0C\x00"), "afii10050 Euro A"},
	} {
		if name == "in OpenType" {
			c.program = "OTTO" + c.program
		}
		var names [256]string
		if !cffNames([]byte(c.program), &names) || strings.Join(names['A':'D'], " ") != c.want {
			t.Errorf("%s: %q", name, names['A':'E'])
		}
	}
	var names [256]string
	for name, program := range map[string]string{
		"nothing": "", "by CID": compact(three, "\x00\x03ABC", "\x8B\x0C\x1E"), "cut": plain[:30], "no index": "\x01\x00\x04\x02" + u16s(5) + "\x09",
	} {
		if cffNames([]byte(program), &names) {
			t.Errorf("%s: it has names", name)
		}
	}
	if got := cffDict([]byte("\x8C\x0F\xEF\x10")); !reflect.DeepEqual(got, map[int]int{15: 1, 16: 100}) {
		t.Errorf("small numbers: %v", got)
	}
	if got := cffDict([]byte("\xF7\x01\x0F\xFB\x01\x10\x1C\xFF\xFE\x11")); !reflect.DeepEqual(got, map[int]int{15: 109, 16: -109, 17: -2}) {
		t.Errorf("larger ones: %v", got)
	}
}

func TestTextStrings(t *testing.T) {
	for in, want := range map[string]string{"plain \x90\xA0": "plain ’€", "\xFE\xFF\x04\x56\xD8\x3D\xDE\x00": "і😀", "\xEF\xBB\xBFі": "і", "": ""} {
		if got := textString(str(in)); got != want {
			t.Errorf("%q: %q", in, got)
		}
	}
}

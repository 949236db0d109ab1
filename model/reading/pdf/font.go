package pdf

import (
	"math"
	"strings"
)

// font maps codes to their text and width.
type font struct {
	bold  bool
	type3 bool
	em    float64 // Type 3: height of the em in text space
	scale float64 // from units of width to text space

	unicode map[uint32]string // from ToUnicode; nil without it
	doubted map[uint32]bool   // codes whose text in it may be that of another letter
	signs   func(byte) rune   // of a font of signs; nil for others

	// The following fields describe a simple font, whose codes are bytes.
	texts  [256]string
	unsure [256]bool // the text is a guess from the code
	widths [256]float64

	// The following fields describe a composite font (Type 0).
	composite    bool
	codes        []codeRange
	cids         map[uint32]int // nil if a code is its CID
	cidWidths    map[int]float64
	defaultWidth float64
	glyphs       map[int]rune // from the embedded TrueType program
	cidToGlyph   []byte
	utf16        bool // codes are UTF-16
}

// codeRange is a range of codes with a length in bytes.
type codeRange struct {
	bytes    int
	low, top uint32
}

// font returns the font that a resource names, or Helvetica if it names none.
func (f *file) font(v any) *font {
	r, _ := v.(ref) // object 0 does not exist, so 0 is the key of no font
	_, inline := v.(dict)
	if known, ok := f.fonts[r]; ok && !inline {
		return known
	}
	var d dict
	if f.fontsLeft > 0 {
		f.fontsLeft--
		d = f.dict(v)
	} else {
		f.cut = true
	}
	out := f.loadFont(d)
	if !inline {
		f.fonts[r] = out
	}
	return out
}

func (f *file) loadFont(d dict) *font {
	base := string(f.name(d["BaseFont"]))
	out := &font{scale: 0.001, defaultWidth: 1000, signs: signsOf(base)}
	if s := f.stream(d["ToUnicode"]); s != nil {
		m := f.readCMap(f.decode(s))
		out.codes = m.codes
		if len(m.texts) > 0 {
			out.unicode = m.texts
		}
	}
	isComposite := f.name(d["Subtype"]) == "Type0"
	if isComposite && strings.HasPrefix(textString(f.str(f.dict(f.trailer["Info"])["Producer"])), "GPL Ghostscript 10.00") {
		out.doubted = unspoil(out.unicode)
	} else {
		completeRomanian(out.unicode)
	}
	desc := f.dict(d["FontDescriptor"])
	switch {
	case d == nil:
		out.setANSI()
		out.widths = standardWidths("")
	case isComposite:
		desc = f.loadComposite(out, d)
	default:
		f.loadSimple(out, d, desc)
	}
	lower := strings.ToLower(base)
	for _, word := range []string{"bold", "black", "heavy", "cmbx", "sfbx"} {
		out.bold = out.bold || strings.Contains(lower, word)
	}
	out.bold = out.bold || f.num(desc["FontWeight"], 400) >= 600
	return out
}

// loadComposite reads a Type 0 font and returns the descriptor of its descendant.
func (f *file) loadComposite(out *font, d dict) (desc dict) {
	out.composite = true
	var below dict
	if a := f.array(d["DescendantFonts"]); len(a) > 0 {
		below = f.dict(a[0])
	}
	desc = f.dict(below["FontDescriptor"])
	out.defaultWidth = f.num(below["DW"], 1000)
	out.cidWidths = f.readCIDWidths(f.array(below["W"]))
	switch e := f.resolve(d["Encoding"]).(type) {
	case name:
		out.utf16 = strings.Contains(string(e), "UCS2") || strings.Contains(string(e), "UTF16")
		// Tesseract writes the text of a scan in a font of this name, and Ghostscript 10.0 and MuPDF 1.21 spoil its ToUnicode.
		if strings.HasSuffix(string(f.name(d["BaseFont"])), "GlyphLessFont") {
			out.utf16, out.unicode, out.doubted = true, nil, nil
		}
	case *stream:
		m := f.readCMap(f.decode(e))
		out.codes, out.cids = m.codes, m.cids
	}
	if out.unicode == nil && !out.utf16 {
		if s := f.stream(desc["FontFile2"]); s != nil {
			out.glyphs = glyphRunes(f.decode(s))
		}
		if s := f.stream(below["CIDToGIDMap"]); s != nil {
			out.cidToGlyph = f.decode(s)
		}
	}
	return desc
}

// spendCode uses one of the codes that all fonts together may map, and reports whether one was
// left.
func (f *file) spendCode() bool {
	if f.mapped--; f.mapped < 0 {
		f.cut = true
		return false
	}
	return true
}

// readCIDWidths reads a W array (ISO 32000-1 §9.7.4.3).
func (f *file) readCIDWidths(a array) map[int]float64 {
	out := map[int]float64{}
	for len(a) >= 2 {
		first := f.int(a[0], 0)
		if list, ok := f.resolve(a[1]).(array); ok {
			for i, w := range list[:min(len(list), maxCodes)] {
				if !f.spendCode() {
					return out
				}
				out[first+i] = f.num(w, 0)
			}
			a = a[2:]
			continue
		}
		if len(a) < 3 {
			break
		}
		width := f.num(a[2], 0)
		for cid := max(0, first); cid <= min(f.int(a[1], 0), 0xFFFF); cid++ {
			if !f.spendCode() {
				return out
			}
			out[cid] = width
		}
		a = a[3:]
	}
	return out
}

// loadSimple reads a font whose codes are bytes: Type 1, TrueType or Type 3.
func (f *file) loadSimple(out *font, d, desc dict) {
	out.type3 = f.name(d["Subtype"]) == "Type3"
	f.encode(out, d, desc)
	missing := f.num(desc["MissingWidth"], 0)
	for i := range out.widths {
		out.widths[i] = missing
	}
	widths, first := f.array(d["Widths"]), f.int(d["FirstChar"], 0)
	for i, w := range widths[:min(len(widths), maxCodes)] {
		if c := first + i; c >= 0 && c < 256 {
			out.widths[c] = f.num(w, 0)
		}
	}
	switch {
	case out.type3:
		if m, ok := f.nums(d["FontMatrix"], 6); ok {
			out.scale = m[0]
		}
		out.em = f.emOf(out, d)
	case len(widths) == 0:
		out.widths = standardWidths(string(f.name(d["BaseFont"])))
	}
}

// emOf returns the height of a Type 3 font's em, which no font program gives: by its bounding box,
// or else by its usual width.
func (f *file) emOf(font *font, d dict) float64 {
	em := 0.0
	if box, ok := f.nums(d["FontBBox"], 4); ok {
		em = math.Abs((box[3] - box[1]) * font.scale)
	}
	if em < 0.4 || em > 2.5 {
		sum, n := 0.0, 0
		for _, w := range font.widths {
			if w > 0 {
				sum += w
				n++
			}
		}
		if n > 0 {
			em = math.Abs(sum / float64(n) * font.scale * 1.9)
		}
	}
	return min(max(em, 0.3), 3)
}

// char is one code of a shown string.
type char struct {
	text   string
	width  float64 // in text space: 1 is the em
	space  bool    // whether word spacing applies
	unsure bool
	lost   bool // the font gives no text for it
}

// chars calls show for each code of a string.
func (t *font) chars(s str, show func(char)) {
	if t.composite {
		for len(s) > 0 {
			n := t.codeLength(s)
			show(t.newChar(uint32(bigEndian(s[:n])), n))
			s = s[n:]
		}
		return
	}
	for _, c := range s {
		out := char{width: t.widths[c] * t.scale, space: c == ' ', text: t.texts[c], unsure: t.unsure[c]}
		if text, ok := t.unicode[uint32(c)]; ok && text != "" && text != "\x00" && text != "\ufffd" {
			out.text, out.unsure = t.sign(text), false
		}
		// No producer means a control, so a letter was written in a font that does not have it.
		out.lost = out.text == "" && c > 0 && c < ' ' && c != '\t' && c != '\n' && c != '\r'
		show(out)
	}
}

// codeLength returns the length of the first code of a string in bytes.
func (t *font) codeLength(s str) int {
	for _, r := range t.codes {
		if len(s) >= r.bytes {
			if v := uint32(bigEndian(s[:r.bytes])); v >= r.low && v <= r.top {
				return r.bytes
			}
		}
	}
	return min(2, len(s))
}

func (t *font) newChar(code uint32, bytes int) char {
	out := char{space: bytes == 1 && code == ' '}
	cid := int(code)
	if mapped, ok := t.cids[code]; ok {
		cid = mapped
	}
	width, ok := t.cidWidths[cid]
	if !ok {
		width = t.defaultWidth
	}
	out.width = width * 0.001
	text, named := t.unicode[code]
	if text != "" {
		out.text = text
	} else if t.utf16 && code >= ' ' {
		out.text = string(rune(code))
	} else if r := t.glyphs[t.glyphOf(cid)]; r != 0 {
		out.text = string(r)
	}
	out.text = t.sign(out.text)
	out.lost = t.doubted[code] || out.text == "" && cid != 0 && (t.unicode == nil || named && width > 0) // react-pdf 4.9.0 names letters without text
	return out
}

func (t *font) glyphOf(cid int) int {
	switch {
	case t.cidToGlyph == nil:
		return cid
	case cid >= 0 && 2*cid+1 < len(t.cidToGlyph):
		return bigEndian(t.cidToGlyph[2*cid : 2*cid+2])
	}
	return 0
}

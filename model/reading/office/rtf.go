package office

import (
	"bytes"
	"unicode/utf16"

	"golang.org/x/text/encoding"
)

// rtf reads a Rich Text Format document (specification 1.9.1). Bytes beyond ASCII are in the
// charset of their font.
func rtf(data []byte, stop func() bool) story {
	var f flaws
	r := &rich{src: data, state: group{unit: 1, font: noFont, size: usualSize}, charset: 1252, usual: noFont, fonts: map[int]richFont{}}
	for steps := 0; r.pos < len(r.src); steps++ {
		if r.over || steps&0xFFFF == 0 && stop() {
			f = limited
			break
		}
		r.step()
	}
	r.flush()
	if r.over {
		f = limited
	} else if f == 0 && len(r.groups) > 0 && !bytes.HasSuffix(bytes.TrimRight(data, space+"\x00"), []byte("}")) { // some programs forget a brace
		f = damaged
	}
	for len(r.groups) > 0 {
		r.endGroup()
	}
	r.endAside(r.state, group{})
	return story{text: r.around(r.out), backed: r.backed, pictured: r.pictured, flaws: f}
}

const (
	noFont     = -1
	maxGroups  = 1000 // nesting depth
	maxFonts   = 10_000
	maxColours = 10_000
	usualSize  = 24 // half-points
)

// rich is an RTF document being read.
type rich struct {
	src  []byte
	pos  int
	out  marked
	size int  // bytes of all text
	over bool // the limit of text was reached
	asides

	ended bool // the outermost group, and what follows is on no page

	colours  []shade // of the table; the first is automatic
	mixing   shade   // the next colour of the table
	row      []shade // backgrounds of the cells of a row
	ground   shade   // background of the next cell
	cell     int     // the cell that receives text
	backed   bool    // a picture or a shape may lie under the text
	pictured bool    // a picture is on the page

	state  group
	groups []group
	beyond int // number of groups below the depth limit, to be matched

	charset int // code page of the document
	usual   int // font of text that sets none
	fonts   map[int]richFont
	listed  int // the font being listed
	name    []byte

	raw  []byte // bytes in the charset of the font
	skip int    // characters that repeat the last \u for older readers
	high rune   // the first half of a surrogate pair

	form  oldForm // of the last field
	older bool    // the next group repeats the one after it for older readers
}

// oldForm is the value of a field of an old form (specification 1.9.1, "Form Fields").
type oldForm struct {
	kind          int // 1 for a check box, 2 for a list
	chosen, usual int // 25 if nothing is chosen
	entries       []string
	at            int // bytes of text before the result; -1 without a result
}

// value returns the value of a field without a text of its own.
func (f oldForm) value() string {
	const boxes, lists, undefined = 1, 2, 25
	n := f.chosen
	if n == undefined {
		n = f.usual
	}
	switch {
	case f.kind == boxes && n != 0:
		return "☒"
	case f.kind == boxes:
		return "☐"
	case f.kind == lists && n >= 0 && n < len(f.entries):
		return f.entries[n]
	}
	return ""
}

// group is the state inside a pair of braces.
type group struct {
	font     int
	unit     int  // characters that repeat a \u
	skipped  bool // it has no text of the document
	hidden   bool
	fontList bool
	colours  bool // it is the colour table
	optional bool // it is skipped if its destination is unknown
	deleted  bool
	lists    bool    // it is in the table of lists, whose pictures are signs of items
	aside    *marked // receives the text, instead of the body
	kind     string  // of the aside: its control word

	field  int    // depth of the group that is a field
	target string // that of the field
	link   string // the address that the text leads to
	before int    // bytes of text before the link

	size       int // half-points
	bold       bool
	colour     int   // index into the colour table
	letters    shade // background of letters
	paragraph  shade // background of a paragraph
	inTable    bool
	outlined   bool // the paragraph has a heading level
	dropCap    bool // the paragraph is the first letter of the next one
	box, above bool // text of a shape; a header, under the body
}

func (g group) silent() bool { return g.skipped || g.fontList || g.colours || g.deleted }

type richFont struct {
	charset int // code page; 0 for the document's
	symbol  bool
	name    string
}

// step reads one brace, control or character.
func (r *rich) step() {
	c := r.src[r.pos]
	r.pos++
	switch {
	case c == '{':
		r.flush()
		if len(r.groups) < maxGroups {
			r.groups = append(r.groups, r.state)
		} else {
			r.beyond++
		}
		r.state.optional = false
		r.state.skipped, r.older = r.state.skipped || r.older, false
	case c == '}':
		r.flush()
		if r.beyond > 0 {
			r.beyond--
		} else if len(r.groups) > 0 {
			r.endGroup()
		}
		r.ended = r.ended || len(r.groups) == 0
		r.skip = 0
	case c == '\\':
		r.control()
	case c == '\r', c == '\n', c == 0:
	case r.skip > 0:
		r.skip--
	case c >= ' ' || c == '\t':
		r.byte(c)
	}
}

func (r *rich) byte(c byte) {
	if r.state.colours && c == ';' && len(r.colours) < maxColours {
		if len(r.colours) == 0 && r.mixing.kind == unsaid {
			r.mixing.kind = automatic
		}
		r.colours, r.mixing = append(r.colours, r.mixing), shade{}
	}
	if r.state.fontList && !r.state.skipped {
		r.nameFont(c)
	}
	if !r.state.silent() {
		r.raw = append(r.raw, c)
	}
}

// nameFont adds a letter to the name of the font being listed.
func (r *rich) nameFont(c byte) {
	const most = 64
	if c != ';' {
		if len(r.name) < most {
			r.name = append(r.name, c)
		}
		return
	}
	f := r.fonts[r.listed]
	f.name = string(bytes.TrimSpace(r.name))
	f.symbol = f.symbol || symbolFont(f.name) != nil
	r.listFont(f)
	r.name = r.name[:0]
}

// emit writes Unicode text.
func (r *rich) emit(s string) {
	if !r.state.silent() {
		r.flush()
		r.write(s)
	}
}

func (r *rich) write(s string) {
	if r.size += len(s); r.size > maxText {
		r.over = true
		return
	}
	l := r.look()
	l.link = r.state.link
	if r.state.aside != nil {
		r.state.aside.write(s, l)
	} else {
		r.out.write(s, l)
	}
}

// font returns the font of the text.
func (r *rich) font() richFont {
	if r.state.font == noFont {
		return r.fonts[r.usual]
	}
	return r.fonts[r.state.font]
}

// flush writes the collected bytes, in the charset of their font.
func (r *rich) flush() {
	if len(r.raw) == 0 {
		return
	}
	set := r.font()
	if set.symbol {
		for _, c := range r.raw {
			if c == '\t' || c < 0x80 && symbolFont(set.name) == nil {
				r.write(string(rune(c)))
			} else {
				r.write(symbolText(set.name, c))
			}
		}
	} else {
		if set.charset == 0 {
			set.charset = r.charset
		}
		r.write(charsetText(codePages[set.charset], r.raw))
	}
	r.raw = r.raw[:0]
}

func charsetText(e encoding.Encoding, b []byte) string {
	if e == nil {
		return string(b)
	}
	out, err := e.NewDecoder().Bytes(b)
	if err != nil {
		return string(b)
	}
	return string(out)
}

func isASCIILetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
func isDigit(c byte) bool       { return c >= '0' && c <= '9' }

// control reads the text after a backslash.
func (r *rich) control() {
	if r.pos >= len(r.src) {
		return
	}
	if c := r.src[r.pos]; !isASCIILetter(c) {
		r.pos++
		r.controlSymbol(c)
		return
	}
	const longest = 32
	from := r.pos
	for r.pos < len(r.src) && r.pos-from < longest && isASCIILetter(r.src[r.pos]) {
		r.pos++
	}
	word := string(r.src[from:r.pos])
	negative := r.pos < len(r.src) && r.src[r.pos] == '-'
	if negative {
		r.pos++
	}
	n, digits := 0, 0
	for ; r.pos < len(r.src) && isDigit(r.src[r.pos]); r.pos++ {
		if digits++; digits < 10 {
			n = n*10 + int(r.src[r.pos]-'0')
		}
	}
	if negative {
		n = -n
	}
	if r.pos < len(r.src) && r.src[r.pos] == ' ' {
		r.pos++
	}
	r.controlWord(word, n, digits > 0)
	r.state.optional = false
}

func (r *rich) controlSymbol(c byte) {
	switch c {
	case '\'':
		if r.pos+2 > len(r.src) {
			return
		}
		b := hexDigit(r.src[r.pos])<<4 | hexDigit(r.src[r.pos+1])
		r.pos += 2
		if r.skip > 0 {
			r.skip--
		} else {
			r.byte(b)
		}
	case '\\', '{', '}':
		if r.skip > 0 {
			r.skip--
		} else {
			r.emit(string(rune(c)))
		}
	case '~':
		r.emit(" ")
	case '_':
		r.emit("-")
	case '*':
		r.state.optional = true
	case '\r', '\n':
		r.emit("\n")
	}
}

func hexDigit(c byte) byte {
	switch {
	case isDigit(c):
		return c - '0'
	case c >= 'a' && c <= 'f':
		return c - 'a' + 10
	case c >= 'A' && c <= 'F':
		return c - 'A' + 10
	}
	return 0
}

// unicode handles the number of a \u: a signed UTF-16 unit.
func (r *rich) unicode(n int) {
	if n < 0 {
		n += 0x10000
	}
	switch u := rune(n); {
	case u >= 0xD800 && u < 0xDC00:
		r.high = u
	case utf16.IsSurrogate(u):
		if r.high != 0 {
			r.emit(string(utf16.DecodeRune(r.high, u)))
		}
		r.high = 0
	case u >= 0xF020 && u <= 0xF0FF: // of a symbol font
		r.flush()
		r.emit(symbolText(r.font().name, byte(u)))
	default:
		r.emit(string(u))
	}
	r.skip = r.state.unit
}

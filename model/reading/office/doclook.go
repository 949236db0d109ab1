package office

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"shortlist/model/reading/layout"
)

// wordLooks finds the look of a Word document's text: from the pages of properties, which describe
// stretches of the file ([MS-DOC] §2.8.5 and §2.8.6), and from its styles.
type wordLooks struct {
	docStreams
	flaws
	numbers *wordNumbers
	styles  []wordSet
	letter  []stretch // by their start
	blocks  []stretch // paragraphs
	shaded  bool      // some cell of a table has a background
	backed  bool      // a picture or a shape may lie under the text
	fonts   []string
	heads   []byte // the places of headers and footers
}

// wordSet is a style.
type wordSet struct {
	props
	basedOn int
	read    bool
}

// stretch is a part of the file with one look.
type stretch struct {
	from, to int
	set      props
	style    int
	inTable  bool
	rowEnds  bool // the paragraph is the mark at a row's end
	joins    bool // it is the first letter of the next paragraph
	mark
}

// mark is what letters are besides their look.
type mark struct {
	sign    rune // of the font, in place of the text
	data    int  // where the data of a field are, counted from 1; 0 if they have none
	deleted bool // a tracked change deletes them
}

const (
	maxStretches = 500_000
	noStyle      = 0xFFF
)

func newWordLooks(in docStreams) *wordLooks {
	w := &wordLooks{docStreams: in}
	const styles, headers, letters, paragraphs, fonts = 1, 11, 12, 13, 15
	w.heads = w.named(headers)
	w.readFonts(w.named(fonts))
	w.readStyles(w.named(styles))
	w.letter = w.stretches(w.named(letters), false)
	w.blocks = w.stretches(w.named(paragraphs), true)
	w.readShapes()
	w.numbers = w.readLists()
	return w
}

// after returns the table stream from the start of the part that the file's header names, and the size of the part.
func (w *wordLooks) after(index int) (cursor, int) {
	at := 0x9A + 8*index
	if at+8 > len(w.main) || le32(w.main, at) > len(w.table) {
		return nil, 0
	}
	return cursor(w.table[le32(w.main, at):]), le32(w.main, at+4)
}

// named returns the part of the table stream that the file's header names, or nil.
func (w *wordLooks) named(index int) []byte {
	b, size := w.after(index)
	if size > len(b) {
		return nil
	}
	return b[:size]
}

// readShapes finds shapes that lie under the text: in the body those that are marked so, in a
// header any.
func (w *wordLooks) readShapes() {
	const ofBody, ofHeaders = 40, 41
	const size, under = 26, 0x4000
	_, headers := w.after(ofHeaders)
	w.backed = headers > 0
	spa := w.named(ofBody)
	n := (len(spa) - 4) / (4 + size)
	for i := range n {
		w.backed = w.backed || le16(spa, 4*(n+1)+size*i+20)&under != 0
	}
}

// stretches reads a table of pages of properties.
func (w *wordLooks) stretches(plc []byte, paragraphs bool) (out []stretch) {
	const page = 512
	n := (len(plc) - 4) / 8
	for i := range n {
		number := le32(plc, 4*(n+1)+4*i) & 0x3FFFFF
		if (number+1)*page > len(w.main) || len(out) > maxStretches {
			continue
		}
		out = w.readPage(out, w.main[number*page:(number+1)*page], paragraphs)
	}
	slices.SortStableFunc(out, func(a, b stretch) int { return cmp.Compare(a.from, b.from) })
	return out
}

// readPage reads one page of properties.
func (w *wordLooks) readPage(out []stretch, page []byte, paragraphs bool) []stretch {
	n, each := int(page[511]), 1
	if paragraphs {
		each = 13
	}
	if 4*(n+1)+each*n > 511 {
		return out
	}
	for i := range n {
		s := stretch{from: le32(page, 4*i), to: le32(page, 4*i+4)}
		if at := 2 * int(page[4*(n+1)+each*i]); at > 0 {
			w.readProperties(&s, page[at:511], paragraphs)
		}
		if s.from < s.to {
			out = append(out, s)
		}
	}
	return out
}

// readProperties reads the properties of a stretch; those of a paragraph begin with its style.
func (w *wordLooks) readProperties(s *stretch, b []byte, paragraphs bool) {
	if len(b) < 2 {
		return
	}
	size := int(b[0])
	b = b[1:]
	if paragraphs {
		if size == 0 {
			size, b = 2*int(b[0]), b[1:]
		} else {
			size = 2*size - 1
		}
	}
	b = b[:min(size, len(b))]
	if paragraphs {
		if len(b) < 2 {
			return
		}
		s.style, b = le16(b, 0), b[2:]
	}
	w.modify(s, b)
}

// modify applies a list of modifiers (§2.6).
func (w *wordLooks) modify(s *stretch, b []byte) {
	for len(b) > 2 {
		code, size := le16(b, 0), 0
		b = b[2:]
		switch code >> 13 {
		case 0, 1:
			size = 1
		case 2, 4, 5:
			size = 2
		case 3:
			size = 4
		case 7:
			size = 3
		case 6:
			if size = 1 + int(b[0]); code == 0xD608 || code == 0xD606 { // the definition of a table
				if len(b) < 2 {
					return
				}
				size = 1 + le16(b, 0)
			}
		}
		if size > len(b) {
			return
		}
		w.modifier(s, code, b[:size])
		b = b[size:]
	}
}

func (w *wordLooks) modifier(s *stretch, code int, b []byte) {
	p := &s.set
	switch code {
	case 0x083C:
		p.hidden = toggleOf(b[0])
	case 0x0835:
		p.bold = toggleOf(b[0])
	case 0x4A4F:
		p.font = w.font(le16(b, 0))
	case 0x6A09:
		p.font, s.sign = w.font(le16(b, 0)), rune(le16(b, 2))
	case 0x4A43:
		p.size = float64(le16(b, 0)) / 2
	case 0x2A42:
		p.colour = palette(int(b[0]))
	case 0x6870:
		p.colour = colourRef(b)
	case 0x2A0C:
		p.ground = palette(int(b[0]))
	case 0x4866, 0x442D:
		p.ground = oldGround(le16(b, 0))
	case 0xCA71, 0xC64D:
		p.ground = newGround(b[1:])
	case 0x4A30:
		*p = p.over(w.style(le16(b, 0)))
	case 0x2640:
		p.title = toggled(b[0] < 9)
	case 0x2416:
		s.inTable = b[0] != 0
	case 0x2417:
		s.rowEnds = b[0] != 0
	case 0x442C:
		s.joins = b[0]&7 != 0
	case 0x260A:
		p.level = int(b[0]) + 1
	case 0x460B:
		p.list = strconv.Itoa(le16(b, 0))
	case 0x0800:
		s.deleted = b[0] != 0
	case 0x6A03:
		s.data = le32(b, 0) + 1
	case 0xD609, 0xD612, 0xD616, 0xD60C: // the backgrounds of cells
		for rest := b[1:]; len(rest) >= 2; {
			if code == 0xD609 {
				w.shaded, rest = w.shaded || le16(rest, 0) != 0 && le16(rest, 0) != 0xFFFF, rest[2:]
				continue
			}
			if len(rest) < 10 {
				break
			}
			if g := newGround(rest); g.kind == known || g.kind == unknown {
				w.shaded = true
			}
			rest = rest[10:]
		}
	}
}

// toggleOf decodes a toggle: 0 and 1, or 128 and 129 for the style's value and its opposite.
func toggleOf(b byte) toggle {
	switch b {
	case 0:
		return off
	case 1, 0x81:
		return on
	}
	return 0
}

// palette returns one of the seventeen colours of Word 97; the first is automatic.
func palette(n int) shade {
	colours := []uint32{0, 0x000000, 0x0000FF, 0x00FFFF, 0x00FF00, 0xFF00FF, 0xFF0000, 0xFFFF00, 0xFFFFFF,
		0x000080, 0x008080, 0x008000, 0x800080, 0x800000, 0x808000, 0x808080, 0xC0C0C0}
	if n <= 0 || n >= len(colours) {
		return shade{kind: automatic}
	}
	c := colours[n]
	return colourOf(uint8(c>>16), uint8(c>>8), uint8(c))
}

// colourRef decodes a COLORREF.
func colourRef(b []byte) shade {
	if len(b) < 4 || b[3] != 0 {
		return shade{kind: automatic}
	}
	return colourOf(b[0], b[1], b[2])
}

// oldGround decodes a Shd80: foreground, background, pattern.
func oldGround(v int) shade {
	switch v >> 10 {
	case 0:
		return palette(v >> 5 & 31)
	case 1:
		return palette(v & 31)
	case 63:
		return shade{kind: automatic}
	}
	return shade{kind: unknown}
}

// newGround decodes a Shd.
func newGround(b []byte) shade {
	if len(b) < 10 {
		return shade{}
	}
	switch le16(b, 8) {
	case 0:
		return colourRef(b[4:])
	case 1:
		return colourRef(b)
	case 0xFFFF:
		return shade{kind: automatic}
	}
	return shade{kind: unknown}
}

// findStretch returns the stretch that contains a byte of the file, and its end.
func findStretch(all []stretch, at int) (s stretch, end int) {
	i, exact := slices.BinarySearchFunc(all, at, func(s stretch, at int) int { return cmp.Compare(s.from, at) })
	if !exact {
		i--
	}
	end = math.MaxInt32
	if i+1 < len(all) {
		end = all[i+1].from
	}
	if i < 0 || at >= all[i].to {
		return stretch{style: noStyle}, end
	}
	return all[i], min(end, all[i].to)
}

// lookAt returns the look of the text at a byte of the file and its font, and where they may change.
func (w *wordLooks) lookAt(at int) (setRun, int) {
	block, end := findStretch(w.blocks, at)
	letter, end2 := findStretch(w.letter, at)
	style := w.style(block.style)
	if heading := block.style >= 1 && block.style <= 9; heading && style.title == 0 {
		style.title = on
	}
	p := letter.set.over(block.set.over(style)).over(props{size: usualOfWord})
	if block.inTable && w.shaded && (p.ground.kind == unsaid || p.ground.kind == automatic) {
		p.ground.kind = unknown
	}
	return setRun{
		look: p.look(layout.White()), font: p.font, mark: letter.mark, list: p.list, level: p.level, inTable: block.inTable, rowEnds: block.rowEnds, joins: block.joins,
	}, min(end, end2)
}

// readFonts reads the names of the fonts (§2.9.286).
func (w *wordLooks) readFonts(b []byte) {
	const name = 40
	for b = b[min(len(b), 4):]; len(b) > 0 && len(w.fonts) < maxFonts; {
		one := b[:min(len(b), 1+int(b[0]))]
		b = b[len(one):]
		var letters []rune
		for at := name; at+2 <= len(one) && le16(one, at) != 0; at += 2 {
			letters = append(letters, rune(le16(one, at)))
		}
		w.fonts = append(w.fonts, string(letters))
	}
}

func (w *wordLooks) font(n int) string {
	if n < len(w.fonts) {
		return w.fonts[n]
	}
	return ""
}

// readStyles reads the style sheet (§2.9.271).
func (w *wordLooks) readStyles(b []byte) {
	if len(b) < 6 {
		return
	}
	head, base := le16(b, 0), le16(b, 4)
	n := min(le16(b, 2), noStyle)
	if head+2 > len(b) {
		return
	}
	b = b[head+2:]
	for range n {
		if len(b) < 2 {
			return
		}
		size := le16(b, 0)
		if b = b[2:]; size > len(b) {
			return
		}
		w.styles = append(w.styles, w.readStyle(b[:size], base))
		b = b[min(len(b), size+size%2):]
	}
}

// readStyle reads a style: its header, its name, then its properties of paragraphs and of letters.
func (w *wordLooks) readStyle(b []byte, base int) (out wordSet) {
	out.basedOn = noStyle
	if len(b) < base+2 || base < 6 {
		return out
	}
	kind, above, parts := le16(b, 2)&15, le16(b, 2)>>4, le16(b, 4)&15
	out.basedOn, out.read = above, true
	at := base + 2 + 2*le16(b, base) + 2
	for i := range min(parts, 3) {
		if at += at % 2; at+2 > len(b) {
			return out
		}
		size := le16(b, at)
		if at += 2; size > len(b)-at {
			return out
		}
		part := b[at : at+size]
		at += size
		s := stretch{set: out.props}
		switch {
		case kind == 1 && i == 0 && len(part) >= 2:
			w.modify(&s, part[2:])
		case kind == 1 && i == 1, kind == 2 && i == 0:
			w.modify(&s, part)
		}
		out.props = s.set
	}
	return out
}

// style returns the properties of a style with those it is based on.
func (w *wordLooks) style(n int) (p props) {
	for range maxBasis {
		if n < 0 || n >= len(w.styles) || !w.styles[n].read {
			break
		}
		p = p.over(w.styles[n].props)
		n = w.styles[n].basedOn
	}
	return p
}

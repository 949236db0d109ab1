package office

import (
	"strconv"
	"unicode/utf16"
)

// cursor reads numbers and texts of a table one after the other. After the end it reads zeros.
type cursor []byte

func (c *cursor) take(n int) []byte {
	if n > len(*c) {
		*c = nil
		return make([]byte, n)
	}
	out := (*c)[:n]
	*c = (*c)[n:]
	return out
}

func (c *cursor) le16() int { return le16(c.take(2), 0) }
func (c *cursor) le32() int { return le32(c.take(4), 0) }

// text reads a text after its length in units of UTF-16.
func (c *cursor) text() string {
	b := c.take(min(2*c.le16(), len(*c)))
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = uint16(le16(b, 2*i))
	}
	return string(utf16.Decode(units))
}

// readLists reads the lists (§2.9.131 and §2.9.133), and their uses by paragraphs.
func (w *wordLooks) readLists() *wordNumbers {
	const lists, uses, size = 73, 74, 28
	out := newWordNumbers()
	heads, all := w.after(lists)
	if all == 0 {
		return out
	}
	n := heads.le16()
	levels := heads
	levels.take(min(size*n, len(levels)))
	for ; n > 0 && len(heads) >= size && len(levels) > 0 && !out.full(); n-- {
		head, list, deep := heads.take(size), &wordList{}, listLevels-1
		if head[26]&1 != 0 { // a list of one level
			deep = 1
		}
		for i := range deep {
			list.levels[i] = levels.level()
		}
		out.lists[strconv.Itoa(le32(head, 0))] = list
	}
	named, all := w.after(uses)
	if all == 0 {
		return out
	}
	n = named.le32()
	details := named
	details.take(min(16*n, len(details)))
	for i := 1; i <= n && len(named) > 0 && !out.full(); i++ {
		one := named.take(16)
		use := &wordUse{of: strconv.Itoa(le32(one, 0)), starts: map[int]int{}}
		out.uses[strconv.Itoa(i)] = use
		details.take(4)
		for range one[12] {
			start, flags := details.le32(), details.le32()
			level := flags & 15
			if flags&0x10 != 0 && level < listLevels {
				use.starts[level] = start
			}
			if flags&0x20 != 0 {
				if l := details.level(); level < listLevels {
					use.levels[level] = l
				}
			}
		}
	}
	return out
}

// wordFormats are the formats of numbers by their codes ([MS-OSHARED] §2.2.1.3).
var wordFormats = map[byte]string{
	0: "decimal", 1: "upperRoman", 2: "lowerRoman", 3: "upperLetter", 4: "lowerLetter", 0x12: "decimalEnclosedCircle", 0x16: "decimalZero",
	0x17: "bullet", 0x3A: "russianLower", 0x3B: "russianUpper", 0xFF: "none",
}

// level reads a level of a list (§2.9.150).
func (c *cursor) level() *listLevel {
	head := c.take(28)
	l := &listLevel{start: le32(head, 0), format: wordFormats[head[4]], digits: head[5]&4 != 0, restart: -1}
	if head[5]&8 != 0 { // only items of some levels restart it
		l.restart = int(head[26])
	}
	c.take(int(head[25]) + int(head[24]))
	for _, r := range c.text() {
		if len(l.text) > longestNumber {
			break
		}
		if r < listLevels {
			l.text += "%" + strconv.Itoa(int(r)+1)
		} else {
			l.text += string(r)
		}
	}
	return l
}

// formValue reads the value of a field of a form from the stream of data (§2.9.78).
func (w *wordLooks) formValue(at int) string {
	if at < 0 || at+6 > len(w.data) {
		return ""
	}
	c := cursor(w.data[at:])
	c.take(min(le16(c, 4), len(c)))
	c.take(4)
	bits := c.le16()
	c.take(4)
	f := oldForm{kind: bits & 3, chosen: bits >> 2 & 31}
	name := func() { c.text(); c.take(2) }
	name()
	if f.kind == 0 {
		return "" // the file has it as text
	}
	f.usual = c.le16()
	for range 5 { // format, help, hint, two macros
		name()
	}
	c.take(2)
	n := c.le16()
	for c.take(2); n > 0 && len(c) > 0 && len(f.entries) < maxFields; n-- {
		f.entries = append(f.entries, c.text())
	}
	return f.value()
}

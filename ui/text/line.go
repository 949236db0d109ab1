package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	maxLineRunes = 4096    // of one Line
	maxLines     = 10_000  // of free text
	maxTextRunes = 1 << 20 // of one line of free text, and bytes times four of all of it
	maxMarks     = 4       // combining marks on one base character
	maxJoins     = 6       // zero-width joiners in one emoji
	maxCluster   = 16      // runes in one character as people see it
	maxUnknown   = 3       // replacement characters in a row
	tabStop      = 4       // cells
	replacement  = utf8.RuneError
)

// Line returns s as one line that no terminal acts on (CONTRACT 48).
//
// Terminal escapes go with their parameters and payload; of an escape that
// never ends only the introducer goes, so that it cannot swallow what follows.
// Line breaks and tabs become one space, other controls, bidi controls and
// invisible characters go. A joiner stays between emoji and inside the scripts
// that need it. Bytes that are no UTF-8, private and unassigned characters show
// as U+FFFD. Heaps of combining marks are cut to 4 a character. A line
// longer than 4,096 runes ends in "…".
//
// Entities are left alone.
func Line(s string) string {
	if isPlainASCII(s) && len(s) <= maxLineRunes {
		return s
	}
	return clean(s, maxLineRunes, false)
}

// Title returns s fit for the title of a terminal's window: Line, at most 80
// cells.
func Title(s string) string { return Cut(strings.TrimSpace(Line(s)), 80) }

// isPlainASCII reports whether s is printable ASCII only, which needs no
// cleaning and takes a cell a byte.
func isPlainASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < 0x20 || s[i] > 0x7E {
			return false
		}
	}
	return true
}

// cleaner is the state of one pass over a stranger's text.
type cleaner struct {
	out     strings.Builder
	runes   int  // written so far
	prev    rune // last written, 0 at the start
	marks   int  // combining marks since the last base
	joins   int  // joiners since the last character that was not joined
	unknown int  // replacement characters in a row
	gap     bool // a line break or tab waits to become one space
	complex bool // something was written that may cluster
}

// clean does the work of Line. With tabs set they stay, for the caller to
// expand. Nothing it writes is a control but those tabs.
func clean(s string, limit int, tabs bool) string {
	c := cleaner{}
	c.out.Grow(min(len(s), 4*limit))
	for i := 0; i < len(s); {
		if c.runes >= limit {
			c.out.WriteString(ellipsis)
			break
		}
		b := s[i]
		switch {
		case b >= 0x20 && b < 0x7F:
			c.put(rune(b))
			i++
		case b == '\t' && tabs:
			c.put('\t')
			i++
		case b >= '\t' && b <= '\r':
			c.gap = true
			i++
		case b == 0x1B:
			i += escapeLen(s[i:])
		case b < 0x20, b == 0x7F:
			i++
		default:
			i += c.wide(s[i:])
		}
	}
	text := c.out.String()
	if c.complex {
		text = capClusters(text)
	}
	return text
}

// wide handles what starts at the first byte of s, which is not ASCII, and
// returns how many bytes that took.
func (c *cleaner) wide(s string) int {
	r, size := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && size == 1 {
		if s[0] < 0xA0 { // a raw C1 byte: the 8-bit form of an escape
			return c.c1(rune(s[0]), s, 1)
		}
		c.put(replacement)
		return 1
	}
	switch {
	case r < 0xA0:
		return c.c1(r, s, size)
	case r == 0x2028 || r == 0x2029:
		c.gap = true
	case r == zwj || r == zwnj:
		next, _ := utf8.DecodeRuneInString(s[size:])
		if c.joins < maxJoins && joinerBelongs(c.prev, r, next) {
			c.joins++
			c.raw(r)
			c.complex = true
		}
	case r == vs16:
		next, _ := utf8.DecodeRuneInString(s[size:])
		if selectorBelongs(c.prev, next) {
			c.raw(r)
			c.complex = true
		}
	default:
		if r = shown(r); r >= 0 {
			c.put(r)
		}
	}
	return size
}

// c1 handles a control of the upper half that takes size bytes of s.
func (c *cleaner) c1(r rune, s string, size int) int {
	switch r {
	case 0x85: // next line
		c.gap = true
	case 0x9B:
		return size + csiLen(s[size:])
	case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
		return size + stringLen(s[size:])
	}
	return size
}

// put writes r within the caps on runs of marks and replacements.
func (c *cleaner) put(r rune) {
	switch {
	case isMark(r):
		// A mark with no base would sit on whatever stands left of the line.
		if c.marks >= maxMarks || c.gap || c.prev == 0 || c.prev == ' ' || c.prev == '\t' {
			return
		}
		c.marks++
		c.complex = true
	case r == replacement:
		if !c.gap && c.unknown >= maxUnknown {
			return
		}
		c.unknown++
		c.marks = 0
	default:
		if r != ' ' && clusters(r) {
			c.complex = true
		}
		if c.prev != zwj && c.prev != zwnj {
			c.joins = 0
		}
		c.marks, c.unknown = 0, 0
	}
	c.raw(r)
}

func (c *cleaner) raw(r rune) {
	if c.gap {
		c.gap = false
		if c.prev != 0 && c.prev != ' ' && r != ' ' {
			c.out.WriteByte(' ')
			c.runes++
		}
	}
	c.out.WriteRune(r)
	c.runes++
	c.prev = r
}

// Sentence makes an error's text a safe sentence: it begins with a capital and
// ends with one full stop, which may be that of a quotation at its end.
func Sentence(s string) string {
	s = strings.TrimSpace(Line(s))
	if s == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(s)
	s = string(unicode.ToUpper(first)) + s[size:]
	if !strings.HasSuffix(s, "...") {
		s = strings.TrimRight(s, ".")
	}
	if last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(s, "\"”’»")); strings.ContainsRune(".?!…", last) {
		return s
	}
	return s + "."
}

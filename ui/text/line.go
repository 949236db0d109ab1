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
	if isPlainASCII(s) {
		if len(s) > limit {
			s = s[:limit] + ellipsis
		}
		return s
	}
	c := cleaner{}
	c.out.Grow(min(len(s), 4*limit))
	for s = validUTF8(s); s != ""; {
		if c.runes >= limit {
			c.out.WriteString(ellipsis)
			break
		}
		r, size := utf8.DecodeRuneInString(s)
		s = s[size:]
		switch {
		case r >= 0x20 && r < 0x7F, r == '\t' && tabs:
			c.put(r)
		case r >= '\t' && r <= '\r', r == 0x85, r == 0x2028, r == 0x2029:
			c.gap = true
		case r < 0xA0:
			s = s[escapeLen(r, s):]
		case r == zwj, r == zwnj, r == vs16:
			next, _ := utf8.DecodeRuneInString(s)
			c.link(r, next)
		default:
			if r = shown(r); r >= 0 {
				c.put(r)
			}
		}
	}
	text := c.out.String()
	if c.complex {
		text = capClusters(text)
	}
	return text
}

// link writes a joiner or an emoji selector where it does something between its
// neighbours that a reader sees.
func (c *cleaner) link(r, next rune) {
	belongs := unicode.Is(pictographs, c.prev) || next == keycap && strings.ContainsRune("0123456789#*", c.prev)
	if r != vs16 {
		c.joins++
		belongs = c.joins <= maxJoins && joins(c.prev, r, next)
	}
	if belongs {
		c.raw(r)
		c.complex = true
	}
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
		c.complex = c.complex || r >= 0x0900 && r < 0x2000 || r >= 0xA800 // scripts of syllables, emoji
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

package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/lang"
)

const (
	maxLineRunes = 4096    // runes in one Line
	maxLines     = 10_000  // lines of free text
	maxTextRunes = 1 << 20 // runes in one line of free text; all of the text has at most four times as many bytes
	maxMarks     = 4       // combining marks on one base character
	maxJoins     = 6       // zero-width joiners in one emoji
	maxCluster   = 16      // runes in one character as people see it
	maxUnknown   = 3       // replacement characters in a row
	tabStop      = 4       // cells
	replacement  = utf8.RuneError
)

// Line returns s as one line that no terminal acts on (CONTRACT 48).
//
// Terminal escapes are dropped with their parameters and payload. If an escape never ends,
// only its first character is dropped, so that the text after it stays. Line breaks and
// tabs become one space. Other controls, bidi controls and invisible characters are
// dropped. A joiner stays between emoji and in the scripts that need it. Invalid UTF-8,
// private and unassigned characters become U+FFFD. A character keeps at most 4 combining
// marks. A line longer than 4,096 runes ends in "…". Entities stay.
func Line(s string) string {
	return clean(s, maxLineRunes, false)
}

// Title returns s for the title of a terminal's window: Line, in at most 80 cells.
func Title(s string) string { return Cut(strings.TrimSpace(Line(s)), 80) }

// isPlainASCII reports whether s has only printable ASCII. It needs no cleaning then, and
// takes a cell a byte.
func isPlainASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < 0x20 || s[i] > 0x7E {
			return false
		}
	}
	return true
}

// cleaner holds the state of clean.
type cleaner struct {
	out     strings.Builder
	runes   int  // written so far
	prev    rune // the rune written last, 0 at the start
	marks   int  // combining marks since the last base
	joins   int  // joiners since the last character that was not joined
	unknown int  // replacement characters in a row
	gap     bool // a space is due for line breaks or tabs
	complex bool // the text may have a character of several runes
}

// clean does the same as Line with at most limit runes. If tabs is set, tabs stay for the
// caller to expand; the result has no other controls.
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
			c.write(r)
		case r >= '\t' && r <= '\r', r == 0x85, r == 0x2028, r == 0x2029:
			c.gap = true
		case r < 0xA0:
			s = s[escapeLen(r, s):]
		case r == zwj, r == zwnj, r == vs16:
			next, _ := utf8.DecodeRuneInString(s)
			c.writeJoiner(r, next)
		default:
			if r = cleanRune(r); r >= 0 {
				c.write(r)
			}
		}
	}
	text := c.out.String()
	if c.complex {
		text = capClusters(text)
	}
	return text
}

// writeJoiner writes a joiner or an emoji selector if a reader sees its effect on its
// neighbours.
func (c *cleaner) writeJoiner(r, next rune) {
	belongs := unicode.Is(pictographs, c.prev) || next == keycap && strings.ContainsRune("0123456789#*", c.prev)
	if r != vs16 {
		c.joins++
		belongs = c.joins <= maxJoins && joins(c.prev, r, next)
	}
	if belongs {
		c.writeRaw(r)
		c.complex = true
	}
}

// write writes r, within the limits on marks and replacements in a row.
func (c *cleaner) write(r rune) {
	switch {
	case isMark(r):
		// A mark without a base would join the character to the left of the line.
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
	c.writeRaw(r)
}

// writeRaw writes r after the space that is due.
func (c *cleaner) writeRaw(r rune) {
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

// Sentence returns the text of an error as a safe sentence: with a capital, unless it begins
// with a host, an address or a path, and one full stop at its end, which may be inside a
// quotation.
func Sentence(s string) string {
	s = strings.TrimSpace(Line(s))
	if s == "" {
		return ""
	}
	if word, _, _ := strings.Cut(s, " "); !strings.ContainsAny(strings.TrimRight(word, ".:,!?…\"”’»"), ".:/@\\_") {
		first, size := utf8.DecodeRuneInString(s)
		s = string(unicode.ToUpper(first)) + s[size:]
	}
	if !strings.HasSuffix(s, "...") {
		s = strings.TrimRight(s, ".")
	}
	return lang.End(s)
}

// Joined puts a separator between the parts of a line that are not empty.
func Joined(between string, parts ...string) string {
	var out []string
	for _, part := range parts {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return strings.Join(out, between)
}

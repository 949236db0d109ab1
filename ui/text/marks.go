package text

import "strings"

// Text on its way through the Markdown libraries is written so that none of
// its characters can be taken for markup: ASCII punctuation is moved into a
// private area, and what we want to say about the text is said in invisible
// characters. Cleaned text holds neither, so both can be told from what a
// stranger wrote, and finish takes them out again.
const (
	shift = '\uE000' // added to a character of ASCII punctuation

	markNothing = '\u2060' // keeps emphasis marks apart from their neighbours
	markLink    = '\u2061' // a link's target begins
	markDim     = '\u2062' // words of ours begin
	markCode    = '\u2063' // code begins
	markEnd     = '\u2064' // the end of any of these
	markHang    = '\u206A' // following lines of this paragraph begin below this
	markBreak   = '\u206B' // a line break inside a paragraph
)

// inert returns safe text with everything that Markdown could take for markup
// moved out of its reach.
func inert(s string) string {
	n := 0
	for i := 0; i < len(s); i++ {
		if special(s, i) {
			n++
		}
	}
	if n == 0 {
		return s
	}
	var out strings.Builder
	out.Grow(len(s) + 2*n)
	for i := 0; i < len(s); i++ {
		if special(s, i) {
			out.WriteRune(shift + rune(s[i]))
		} else {
			out.WriteByte(s[i])
		}
	}
	return out.String()
}

// special reports whether s[i] is punctuation that may be markup. Commas,
// semicolons and quotes never are; a hyphen inside a word is not, and stays a
// place to break a line in a table.
func special(s string, i int) bool {
	switch b := s[i]; b {
	case ',', ';', '?', '\'', '%', '/':
		return false
	case '-':
		return i == 0 || i+1 == len(s) || !wordByte(s[i-1]) || !wordByte(s[i+1])
	default:
		return b > ' ' && b < 0x7F && !wordByte(b)
	}
}

func wordByte(b byte) bool {
	return b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= 0x80
}

// moved returns the character of ASCII punctuation that r stands for.
func moved(r rune) (byte, bool) {
	if r > shift+' ' && r < shift+0x7F {
		return byte(r - shift), true
	}
	return 0, false
}

// unmark returns the text that a piece of flattened HTML shows.
func unmark(s string) string {
	var out strings.Builder
	tag := false
	for _, r := range s {
		switch {
		case r == '<':
			tag = true
		case r == '>':
			tag = false
		case tag, r >= markNothing && r <= markBreak:
		default:
			if b, ok := moved(r); ok {
				r = rune(b)
			}
			out.WriteRune(r)
		}
	}
	return out.String()
}

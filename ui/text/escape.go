package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// escapeLen returns how many bytes at the start of s belong to the control in front of s:
// the rest of an escape, if the control begins an escape that ends on this line. It looks
// no further than the next control, so that a line of many such controls takes linear time.
func escapeLen(control rune, s string) int {
	n := 0
	if control == 0x1B && s != "" {
		control, n = rune(s[0])+0x40, 1 // ESC and a letter: the 8-bit form of the control, if there is one
	}
	switch control {
	case 0x9B: // CSI
		rest := strings.TrimLeft(s[n:], " !\"#$%&'()*+,-./0123456789:;<=>?")
		if rest != "" && rest[0] >= '@' && rest[0] <= '~' {
			return len(s) - len(rest) + 1
		}
		return n
	case 0x90, 0x98, 0x9D, 0x9E, 0x9F: // DCS, SOS, OSC, PM, APC
		end := strings.IndexFunc(s[n:], unicode.IsControl)
		if end < 0 {
			return n
		}
		end += n
		switch last, size := utf8.DecodeRuneInString(s[end:]); {
		case last == 0x07, last == 0x9C, last == 0x18, last == 0x1A: // BEL, ST, CAN, SUB
			return end + size
		case strings.HasPrefix(s[end:], "\x1b\\"):
			return end + 2
		}
		return n
	}
	rest := strings.TrimLeft(s, " !\"#$%&'()*+,-./") // ESC ( B
	if n > 0 && rest != "" && rest[0] >= '0' && rest[0] <= '~' {
		return len(s) - len(rest) + 1
	}
	return 0
}

// validUTF8 returns s as valid UTF-8: a stray byte from 0x80 to 0x9F becomes the 8-bit
// control that a terminal takes it for, any other stray byte becomes U+FFFD.
func validUTF8(s string) string {
	if utf8.ValidString(s) {
		return s
	}
	var out strings.Builder
	for s != "" {
		r, size := utf8.DecodeRuneInString(s)
		if r == utf8.RuneError && size == 1 && s[0] < 0xA0 {
			r = rune(s[0])
		}
		out.WriteRune(r)
		s = s[size:]
	}
	return out.String()
}

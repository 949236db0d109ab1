package text

import (
	"strings"
	"unicode/utf8"
)

// The longest escapes that are taken for one. Past that they are text with an
// introducer in front, and only the introducer goes.
const (
	maxCSI    = 256  // bytes
	maxString = 4096 // bytes
)

const (
	parameters    = "0123456789:;<=>?"
	intermediates = " !\"#$%&'()*+,-./"
)

// escapeLen returns how many bytes at the start of s belong to the control
// before it: the rest of an escape, if it is ESC or the 8-bit form of one.
func escapeLen(control rune, s string) int {
	n := 0
	if control == 0x1B && s != "" {
		control, n = rune(s[0])+0x40, 1 // its 8-bit form, if it has one
	}
	switch control {
	case 0x9B:
		return n + csiLen(s[n:])
	case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
		return n + stringLen(s[n:])
	}
	if n == 0 {
		return 0
	}
	if end := run(s, intermediates); end < len(s) && s[end] >= '0' && s[end] <= '~' { // ESC ( B
		return end + 1
	}
	return 0
}

// csiLen returns how many bytes at the start of s belong to a control sequence
// whose introducer was just read; 0 when none ends here.
func csiLen(s string) int {
	n := run(s, parameters)
	n += run(s[n:], intermediates)
	if n < len(s) && s[n] >= '@' && s[n] <= '~' {
		return n + 1
	}
	return 0
}

// run returns how many bytes at the start of s are of a set.
func run(s, set string) int {
	s = s[:min(len(s), maxCSI)]
	return len(s) - len(strings.TrimLeft(s, set))
}

// stringLen returns how many bytes at the start of s are the payload and end
// of a control string (OSC, DCS, APC, PM, SOS) whose introducer was just read;
// 0 when it is not ended on this line. It looks no further than the next
// control, so that many introducers stay linear.
func stringLen(s string) int {
	for n := 0; n < min(len(s), maxString); {
		r, size := decode(s[n:])
		n += size
		switch {
		case r == 0x07, r == 0x9C, r == 0x18, r == 0x1A: // BEL, ST, cancelled
			return n
		case r == 0x1B && strings.HasPrefix(s[n:], `\`):
			return n + 1
		case r < 0x20, r >= 0x80 && r < 0xA0:
			return 0
		}
	}
	return 0
}

// decode returns the first character of s, where a byte of the 8-bit controls
// that is no UTF-8 is that control.
func decode(s string) (r rune, size int) {
	if s[0] < utf8.RuneSelf {
		return rune(s[0]), 1
	}
	r, size = utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && size == 1 && s[0] < 0xA0 {
		r = rune(s[0])
	}
	return r, size
}

package text

// The longest escapes that are taken for one. Past that they are text with an
// introducer in front, and only the introducer goes.
const (
	maxCSI    = 256  // bytes
	maxString = 4096 // bytes
)

// escapeLen returns how many bytes the escape at the start of s takes, s[0]
// being ESC.
func escapeLen(s string) int {
	if len(s) < 2 {
		return 1
	}
	switch b := s[1]; {
	case b == '[':
		return 2 + csiLen(s[2:])
	case b == ']' || b == 'P' || b == 'X' || b == '^' || b == '_':
		return 2 + stringLen(s[2:])
	case b >= 0x20 && b < 0x30: // intermediates, as in ESC ( B
		n := 2
		for n < len(s) && n < maxCSI && s[n] >= 0x20 && s[n] < 0x30 {
			n++
		}
		if n < len(s) && s[n] >= 0x30 && s[n] < 0x7F {
			return n + 1
		}
		return 1
	case b >= 0x30 && b < 0x7F:
		return 2
	}
	return 1
}

// csiLen returns how many bytes at the start of s belong to a control sequence
// whose introducer was just read; 0 when none ends here.
func csiLen(s string) int {
	n := 0
	for n < len(s) && n < maxCSI && s[n] >= 0x30 && s[n] < 0x40 {
		n++
	}
	for n < len(s) && n < maxCSI && s[n] >= 0x20 && s[n] < 0x30 {
		n++
	}
	if n < len(s) && s[n] >= 0x40 && s[n] < 0x7F {
		return n + 1
	}
	return 0
}

// stringLen returns how many bytes at the start of s are the payload and end
// of a control string (OSC, DCS, APC, PM, SOS) whose introducer was just read;
// 0 when it is not ended on this line. It looks no further than the next
// control, so that many introducers stay linear.
func stringLen(s string) int {
	for n := 0; n < len(s) && n < maxString; n++ {
		switch b := s[n]; {
		case b == 0x07: // BEL ends it for all terminals that matter
			return n + 1
		case b == 0x1B:
			if n+1 < len(s) && s[n+1] == '\\' {
				return n + 2
			}
			return 0
		case b == 0x18 || b == 0x1A: // cancelled
			return n + 1
		case b < 0x20:
			return 0
		case b >= 0x80 && b < 0xA0:
			// The second half of a UTF-8 character, or a C1 control.
			if n > 0 && s[n-1] >= 0xC3 || n > 0 && continues(s[:n]) {
				continue
			}
			if b == 0x9C { // ST
				return n + 1
			}
			return 0
		}
	}
	return 0
}

// continues reports whether a byte after s would be the third or fourth of a
// UTF-8 character.
func continues(s string) bool {
	n := len(s)
	if s[n-1] < 0x80 || s[n-1] >= 0xC0 {
		return false
	}
	if n > 1 && s[n-2] >= 0xE0 {
		return true
	}
	return n > 2 && s[n-2] >= 0x80 && s[n-2] < 0xC0 && s[n-3] >= 0xF0
}

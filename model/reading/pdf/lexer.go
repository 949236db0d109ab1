package pdf

import (
	"bytes"
	"strconv"
)

func isSpace(c byte) bool {
	return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == 0 || c == '\f'
}

func isDelimiter(c byte) bool { return bytes.IndexByte([]byte("()<>[]{}/%"), c) >= 0 }

// skipSpace skips white space and comments.
func (p *parser) skipSpace() {
	for p.pos < len(p.src) {
		switch c := p.src[p.pos]; {
		case isSpace(c):
			p.pos++
		case c == '%':
			for p.pos < len(p.src) && p.src[p.pos] != '\n' && p.src[p.pos] != '\r' {
				p.pos++
			}
		default:
			return
		}
	}
}

// readWord reads a number or a keyword.
func (p *parser) readWord() any {
	from := p.pos
	for p.pos < len(p.src) && !isSpace(p.src[p.pos]) && !isDelimiter(p.src[p.pos]) {
		p.pos++
	}
	w := p.src[from:p.pos]
	if c := w[0]; c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.' {
		if v, ok := parseNumber(w); ok {
			return v
		}
	}
	switch string(w) {
	case "true":
		return true
	case "false":
		return false
	}
	const longest = 128
	return keyword(w[:min(len(w), longest)])
}

// parseNumber reads an int or a float64. It tolerates the output of known producers: several
// signs, "12-34" for 12, exponents.
func parseNumber(w []byte) (any, bool) {
	w = w[:min(len(w), 40)]
	i, negative := 0, false
	for i < len(w) && (w[i] == '-' || w[i] == '+') {
		negative = negative || w[i] == '-'
		i++
	}
	units, fraction, scale := 0, 0.0, 1.0
	digits, point := false, false
scan:
	for ; i < len(w); i++ {
		c := w[i]
		switch {
		case c >= '0' && c <= '9' && point:
			digits = true
			scale *= 10
			fraction += float64(c-'0') / scale
		case c >= '0' && c <= '9':
			digits = true
			if units < 1<<52 {
				units = units*10 + int(c-'0')
			}
		case c == '.' && !point:
			point = true
		case c == '-' && digits:
			break scan
		case digits && (c == 'e' || c == 'E'):
			v, err := strconv.ParseFloat(string(w), 64)
			return v, err == nil
		default:
			return nil, false
		}
	}
	switch {
	case !digits && !point:
		return nil, false
	case point && negative:
		return -(float64(units) + fraction), true
	case point:
		return float64(units) + fraction, true
	case negative:
		return -units, true
	}
	return units, true
}

func hexDigit(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// readName reads a name after its slash.
func (p *parser) readName() name {
	const longest = 512
	var out []byte
	for p.pos < len(p.src) && !isSpace(p.src[p.pos]) && !isDelimiter(p.src[p.pos]) {
		c := p.src[p.pos]
		if c == '#' && p.pos+2 < len(p.src) {
			if hi, lo := hexDigit(p.src[p.pos+1]), hexDigit(p.src[p.pos+2]); hi >= 0 && lo >= 0 {
				c = byte(hi<<4 | lo)
				p.pos += 2
			}
		}
		if len(out) < longest {
			out = append(out, c)
		}
		p.pos++
	}
	return name(out)
}

// readHex reads a string of hexadecimal digits after its bracket.
func (p *parser) readHex() str {
	end := bytes.IndexByte(p.src[p.pos:], '>')
	digits := p.src[p.pos:]
	if end >= 0 {
		digits = digits[:end]
		p.pos += end + 1
	} else {
		p.pos = len(p.src)
	}
	return decodeHex(digits)
}

// decodeHex decodes hexadecimal digits, with 0 for a missing last one, and skips all other bytes.
func decodeHex(digits []byte) []byte {
	out := make([]byte, 0, len(digits)/2+1)
	high := -1
	for _, c := range digits {
		v := hexDigit(c)
		switch {
		case v < 0:
		case high < 0:
			high = v
		default:
			out = append(out, byte(high<<4|v))
			high = -1
		}
	}
	if high >= 0 {
		out = append(out, byte(high<<4))
	}
	return out
}

// readLiteral reads a string after its parenthesis.
func (p *parser) readLiteral() str {
	open := 1
	var out []byte
	for p.pos < len(p.src) {
		c := p.src[p.pos]
		p.pos++
		switch c {
		case '(':
			open++
		case ')':
			if open--; open == 0 {
				return out
			}
		case '\r':
			p.skip('\n')
			c = '\n'
		case '\\':
			var ok bool
			if c, ok = p.readEscape(); !ok {
				continue
			}
		}
		out = append(out, c)
	}
	return out
}

// readEscape reads the character after a backslash; !ok for a line's end or the end of data.
func (p *parser) readEscape() (c byte, ok bool) {
	if p.pos >= len(p.src) {
		return 0, false
	}
	c = p.src[p.pos]
	p.pos++
	switch c {
	case 'n':
		return '\n', true
	case 'r':
		return '\r', true
	case 't':
		return '\t', true
	case 'b':
		return '\b', true
	case 'f':
		return '\f', true
	case '\n':
		return 0, false
	case '\r':
		p.skip('\n')
		return 0, false
	}
	if c < '0' || c > '7' {
		return c, true
	}
	octal := int(c - '0')
	for k := 0; k < 2 && p.pos < len(p.src) && p.src[p.pos] >= '0' && p.src[p.pos] <= '7'; k++ {
		octal = octal<<3 | int(p.src[p.pos]-'0')
		p.pos++
	}
	return byte(octal), true
}

func (p *parser) skip(c byte) {
	if p.pos < len(p.src) && p.src[p.pos] == c {
		p.pos++
	}
}

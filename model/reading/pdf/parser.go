package pdf

import (
	"bytes"
	"errors"
)

const (
	maxNesting = 64      // of arrays and dictionaries
	maxArray   = 1 << 20 // elements
)

var (
	errEnd    = errors.New("end of data")
	errNested = errors.New("nested too deep")
	errTokens = errors.New("too many tokens")
)

// parser reads objects and keywords of a file or of a page's content. It reads damaged ones as far
// as possible.
type parser struct {
	src    []byte
	pos    int
	tokens *int // remaining tokens; nil for no limit
}

// closing is a bracket that ends an array or a dictionary.
type closing byte

// next reads an object or a keyword; depth is the number of brackets around it.
func (p *parser) next(depth int) (any, error) {
	if depth > maxNesting {
		return nil, errNested
	}
	if p.tokens != nil {
		if *p.tokens--; *p.tokens < 0 {
			return nil, errTokens
		}
	}
	p.skipSpace()
	if p.pos >= len(p.src) {
		return nil, errEnd
	}
	c := p.src[p.pos]
	double := p.pos+1 < len(p.src) && p.src[p.pos+1] == c
	if !isDelimiter(c) {
		return p.readWord(), nil
	}
	p.pos++
	switch {
	case c == '/':
		return p.readName(), nil
	case c == '(':
		return p.readLiteral(), nil
	case c == '<' && double:
		p.pos++
		return p.readDict(depth)
	case c == '<':
		return p.readHex(), nil
	case c == '>' && double:
		p.pos++
		return closing('>'), nil
	case c == '>': // misplaced
		return p.next(depth + 1)
	case c == '[':
		return p.readArray(depth)
	case c == ']':
		return closing(']'), nil
	}
	return keyword(c), nil // '{', '}', ')'
}

// readArray reads an array after its bracket.
func (p *parser) readArray(depth int) (any, error) {
	var out array
	for len(out) < maxArray {
		v, err := p.next(depth + 1)
		if err != nil {
			return out, err
		}
		switch t := v.(type) {
		case closing:
			if t != ']' {
				p.pos -= 2 // it ends the dictionary around the array
			}
			return out, nil
		case keyword:
			switch t {
			case "R":
				out = makeReference(out)
			case "null":
				out = append(out, nil)
			case "endobj", "stream":
				return out, nil
			}
		default:
			out = append(out, v)
		}
	}
	return out, errTokens
}

// makeReference replaces the last two numbers by a reference.
func makeReference(values []any) []any {
	n := len(values)
	if n < 2 {
		return values
	}
	num, ok1 := values[n-2].(int)
	gen, ok2 := values[n-1].(int)
	if !ok1 || !ok2 {
		return values
	}
	return append(values[:n-2], ref{num, gen})
}

// readDict reads a dictionary after its brackets.
func (p *parser) readDict(depth int) (any, error) {
	out := dict{}
	var key name
	var values []any // since the last key; the last one is the key's value
	keyed := false
	put := func() {
		if keyed && len(values) > 0 {
			out[key] = values[len(values)-1]
		}
		keyed, values = false, values[:0]
	}
	for {
		v, err := p.next(depth + 1)
		if err != nil {
			put()
			return out, err
		}
		switch t := v.(type) {
		case closing:
			if t == '>' {
				put()
				return out, nil
			}
		case keyword:
			switch t {
			case "R":
				values = makeReference(values)
			case "endobj", "stream":
				p.pos -= len(t)
				put()
				return out, nil
			case "null":
				keyed = false
			}
		case name:
			if keyed && len(values) == 0 {
				values = append(values, t)
			} else {
				put()
				key, keyed = t, true
			}
		default:
			if keyed && len(values) < 4 {
				values = append(values, v)
			}
		}
	}
}

// readIndirect reads the object after "N G obj". length returns the length of a stream if it is an
// object of its own.
func (p *parser) readIndirect(length func(ref) (int, bool)) any {
	v, err := p.next(0)
	if err != nil && v == nil {
		return nil
	}
	switch t := v.(type) {
	case int: // possibly a reference
		after := p.pos
		gen, err1 := p.next(0)
		r, err2 := p.next(0)
		if g, ok := gen.(int); ok && err1 == nil && err2 == nil && r == keyword("R") {
			return ref{t, g}
		}
		p.pos = after
	case keyword:
		if t == "null" {
			return nil
		}
	case dict:
		p.skipSpace()
		if bytes.HasPrefix(p.src[p.pos:], []byte("stream")) {
			p.pos += len("stream")
			return p.readStream(t, length)
		}
	}
	return v
}

// readStream reads the bytes of a stream. It ignores a length that does not lead to the end of the
// stream.
func (p *parser) readStream(d dict, length func(ref) (int, bool)) *stream {
	p.skip('\r')
	p.skip('\n')
	n, ok := d["Length"].(int)
	if r, indirect := d["Length"].(ref); indirect {
		n, ok = length(r)
	}
	rest := p.src[p.pos:]
	if ok && n >= 0 && n <= len(rest) {
		end := bytes.TrimLeft(rest[n:min(len(rest), n+4)], " \n\r\t\x00\f")
		gap := min(len(rest), n+4) - n - len(end)
		if bytes.HasPrefix(rest[n+gap:], []byte("endstream")) {
			p.pos += n
			return &stream{d, rest[:n]}
		}
	}
	end := bytes.Index(rest, []byte("endstream"))
	if end < 0 {
		end = bytes.Index(rest, []byte("endobj"))
	}
	if end < 0 {
		end = len(rest)
	}
	p.pos += end
	return &stream{d, bytes.TrimSuffix(bytes.TrimSuffix(rest[:end], []byte("\n")), []byte("\r"))}
}

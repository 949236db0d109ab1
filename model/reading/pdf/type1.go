package pdf

import "bytes"

// type1Names reads the encoding in the clear part of a Type 1 font program, code by code ("dup 65
// /A put"). It returns false if the encoding is StandardEncoding or missing.
func type1Names(font []byte, names *[256]string) bool {
	const within = 20_000 // bytes
	_, encoding, _ := bytes.Cut(font, []byte("/Encoding"))
	encoding = encoding[:min(len(encoding), within)]
	if bytes.HasPrefix(bytes.TrimSpace(encoding), []byte("StandardEncoding")) {
		return false
	}
	p := &parser{src: encoding}
	found := false
	for {
		v, err := p.next(0)
		if err != nil || v == keyword("def") && found || v == keyword("readonly") {
			return found
		}
		if v != keyword("dup") {
			continue
		}
		c, _ := p.next(0)
		n, _ := p.next(0)
		code, ok1 := c.(int)
		glyph, ok2 := n.(name)
		if ok1 && ok2 && code >= 0 && code < 256 {
			names[code] = string(glyph)
			found = true
		}
	}
}

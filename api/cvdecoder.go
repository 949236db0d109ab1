package api

import (
	"encoding/base64"

	"shortlist/model"
)

// Sink takes the bytes of CVs while a page of applies is read. Its blobs are
// used by one goroutine at a time.
type Sink interface {
	// Create starts a CV whose owner is not known yet: cvFile may stand before
	// the id (CONTRACT 22).
	Create() (Blob, error)
}

// Blob is one CV on its way. Exactly one of Commit and Discard is called.
type Blob interface {
	Write(p []byte) (int, error)
	// Commit keeps the bytes as the CV of c and returns where they are, for
	// model.CV.Ref.
	Commit(c *model.Candidate) (ref string, err error)
	Discard()
}

// cvDecoder turns the inside of a JSON string into the bytes its base64 stands
// for: escapes ("\/", "\u002B", "\n"), line breaks, url-safe letters and missing
// padding are all read (CONTRACT 22). What cannot be read, or kept, breaks this
// CV alone.
type cvDecoder struct {
	blob  Blob // nil when nobody keeps the bytes
	limit int64
	size  int64
	err   error // why this CV is broken

	quad   []byte // base64 letters not decoded yet, fewer than four between writes
	padded bool
	escape []byte // an escape sequence not complete yet, with its backslash
	clean  []byte // letters of the standard alphabet, about to be decoded
	plain  []byte // what they stand for
}

// write takes a piece of the string. An escape sequence arrives byte by byte.
func (d *cvDecoder) write(p []byte) {
	if len(d.escape) > 0 || len(p) == 1 && p[0] == '\\' {
		d.unescape(p)
		return
	}
	d.letters(p)
}

func (d *cvDecoder) unescape(p []byte) {
	d.escape = append(d.escape, p...)
	switch {
	case len(d.escape) == 1:
		return
	case d.escape[1] == 'u' && len(d.escape) < 6:
		return
	}
	c := d.escape[1]
	switch c {
	case 'n', 'r', 't', 'b', 'f':
		c = '\n'
	case 'u':
		c = hexByte(d.escape[2:6])
	}
	d.escape = d.escape[:0]
	d.letters([]byte{c})
}

// hexByte reads four hex digits; what is not ASCII gives a byte that no base64
// has.
func hexByte(digits []byte) byte {
	n := 0
	for _, c := range digits {
		switch {
		case c >= '0' && c <= '9':
			n = n<<4 | int(c-'0')
		case c >= 'a' && c <= 'f':
			n = n<<4 | int(c-'a'+10)
		case c >= 'A' && c <= 'F':
			n = n<<4 | int(c-'A'+10)
		default:
			return 0
		}
	}
	if n > 0x7f {
		return 0
	}
	return byte(n)
}

// letters takes base64 text without escapes.
func (d *cvDecoder) letters(p []byte) {
	for len(p) > 0 && d.err == nil {
		if len(d.quad) == 0 && !d.padded {
			if n := d.run(p); n > 0 {
				p = p[n:]
				continue
			}
		}
		d.letter(p[0])
		p = p[1:]
	}
}

// chunk is how many letters are decoded at a time.
const chunk = 16 << 10

// alphabet maps the letters of both base64 alphabets to the standard one, and
// every other byte to 0.
var alphabet = func() (table [256]byte) {
	for c := range 256 {
		switch c := byte(c); {
		case c >= 'A' && c <= 'Z', c >= 'a' && c <= 'z', c >= '0' && c <= '9', c == '+', c == '/':
			table[c] = c
		}
	}
	table['-'], table['_'] = '+', '/'
	return table
}()

// run decodes the whole quads that p begins with and returns how many letters
// they have.
func (d *cvDecoder) run(p []byte) int {
	if d.clean == nil {
		d.clean, d.plain = make([]byte, chunk), make([]byte, chunk/4*3)
	}
	n := 0
	for n < len(p) && n < chunk {
		c := alphabet[p[n]]
		if c == 0 {
			break
		}
		d.clean[n] = c
		n++
	}
	n &^= 3
	// Only letters are left, and whole quads of them: nothing to fail.
	decoded, _ := base64.RawStdEncoding.Decode(d.plain, d.clean[:n])
	d.keep(d.plain[:decoded])
	return n
}

func (d *cvDecoder) letter(c byte) {
	switch {
	case c == '\n' || c == '\r' || c == ' ' || c == '\t':
		return
	case c == '=':
		d.padded = true
		return
	case d.padded:
		d.err = errCVBytes
		return
	case alphabet[c] == 0:
		d.err = errCVBytes
		return
	}
	d.quad = append(d.quad, alphabet[c])
	if len(d.quad) == 4 {
		d.flush()
	}
}

// flush decodes what is in quad: a whole one, or at the end a part of one.
func (d *cvDecoder) flush() {
	var out [3]byte
	n, err := base64.RawStdEncoding.Decode(out[:], d.quad)
	d.quad = d.quad[:0]
	if err != nil {
		d.err = errCVBytes
		return
	}
	d.keep(out[:n])
}

func (d *cvDecoder) keep(p []byte) {
	d.size += int64(len(p))
	if d.size > d.limit {
		d.err = errCVTooLarge
		return
	}
	if d.blob == nil {
		return
	}
	if _, err := d.blob.Write(p); err != nil {
		d.err = err
	}
}

// close ends the string.
func (d *cvDecoder) close() {
	switch {
	case d.err != nil:
	case len(d.quad) == 1:
		d.err = errCVShort
	case len(d.quad) > 0:
		d.flush()
	}
	if d.err == nil && d.size == 0 {
		d.err = errCVEmpty
	}
	if d.err != nil {
		d.discard()
	}
}

func (d *cvDecoder) discard() {
	if d.blob != nil {
		d.blob.Discard()
		d.blob = nil
	}
}

// commit gives the CV to its candidate.
func (d *cvDecoder) commit(c *model.Candidate) {
	c.CV.Size = d.size
	if d.err == nil && d.blob != nil {
		blob := d.blob
		d.blob = nil
		c.CV.Ref, d.err = blob.Commit(c)
	}
	if d.err != nil {
		c.CV.Broken = d.err.Error()
	}
}

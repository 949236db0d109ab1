package api

import (
	"encoding/base64"

	"shortlist/model"
)

// Sink takes the bytes of CVs while a page of applies is read. Its blobs are
// used by one goroutine at a time.
type Sink interface {
	// Create starts a CV. applyID is what its record has named so far: 0 is
	// nothing, as cvFile may stand before the id (CONTRACT 22). It is a hint: a
	// name given twice may change it until Commit says whose CV it is.
	Create(applyID int64) Blob
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
	plain  []byte // decoded, not written yet; the CVs of a page share it one after the other
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

// maxHeld is how many decoded bytes are written at a time, and chunk how many
// letters are brought into the standard alphabet at a time.
const (
	maxHeld = 96 << 10
	chunk   = 16 << 10
)

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
// they have, 0 when there is nothing but single letters to take.
func (d *cvDecoder) run(p []byte) int {
	d.makeRoom()
	room := d.plain[len(d.plain):cap(d.plain)]
	n := min(len(p), len(room)/3*4) &^ 3
	// As it comes most of the time: nothing among it but letters of the standard
	// alphabet. Line breaks would be skipped, and so show in the count.
	if decoded, err := base64.RawStdEncoding.Decode(room, p[:n]); err == nil && decoded == n/4*3 {
		d.keep(decoded)
		return n
	}
	if d.clean == nil {
		d.clean = make([]byte, chunk)
	}
	n = min(n, chunk)
	for i, letter := range p[:n] {
		c := alphabet[letter]
		if c == 0 {
			n = i
			break
		}
		d.clean[i] = c
	}
	n &^= 3
	// Only letters are left, and whole quads of them: nothing to fail.
	decoded, _ := base64.RawStdEncoding.Decode(room, d.clean[:n])
	d.keep(decoded)
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
	d.makeRoom()
	n, err := base64.RawStdEncoding.Decode(d.plain[len(d.plain):cap(d.plain)], d.quad)
	d.quad = d.quad[:0]
	if err != nil {
		d.err = errCVBytes
		return
	}
	d.keep(n)
}

// keep takes n bytes that were decoded behind plain.
func (d *cvDecoder) keep(n int) {
	d.plain = d.plain[:len(d.plain)+n]
	if d.size += int64(n); d.size > d.limit {
		d.err = errCVTooLarge
	}
	if len(d.plain) == cap(d.plain) {
		d.save()
	}
}

// makeRoom lets a quad be decoded behind plain.
func (d *cvDecoder) makeRoom() {
	if d.plain == nil {
		d.plain = make([]byte, 0, maxHeld)
	}
	if cap(d.plain)-len(d.plain) < 3 {
		d.save()
	}
}

// save writes what is decoded.
func (d *cvDecoder) save() {
	if d.err == nil && d.blob != nil && len(d.plain) > 0 {
		_, d.err = d.blob.Write(d.plain)
	}
	d.plain = d.plain[:0]
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
	d.save()
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

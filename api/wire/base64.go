package wire

import (
	"bytes"
	"encoding/binary"
	"io"
	"regexp"
	"strings"
)

// Base64Decoder decodes base64 from the inside of a JSON string. It accepts escapes ("\/", "\u002B", "\n"), line breaks,
// url-safe letters, missing padding, quotation marks around it, the beginning of a data URL, and a file that was encoded
// twice (CONTRACT 22). Data that it cannot read or write breaks this file alone.
type Base64Decoder struct {
	w     io.Writer // nil if the bytes are not kept
	limit int64
	size  int64
	err   error // why this file is broken

	quad   []byte // base64 letters that are not decoded yet, fewer than four between writes
	padded bool
	escape []byte // an unfinished escape sequence, with its backslash
	plain  []byte // decoded, not written yet

	url   []byte         // the beginning of a data URL, up to its comma; nil outside of one
	begun bool           // the beginning of the file was written
	again *Base64Decoder // of a file that was encoded twice
}

// MaxHeld is how many decoded bytes are written at a time.
const MaxHeld = 96 << 10

// NewBase64Decoder decodes up to limit bytes into w; if w is nil, it only counts them. held
// is a buffer of MaxHeld bytes, which files may share that are read one after the
// other. If it is nil, the decoder makes one when it needs it.
func NewBase64Decoder(w io.Writer, limit int64, held []byte) *Base64Decoder {
	return &Base64Decoder{w: w, limit: limit, plain: held}
}

// Err returns why the file is broken: ErrFileTooLarge and the like, or the
// writer's error. It is final after Close.
func (d *Base64Decoder) Err() error { return d.err }

// Size returns how many bytes were decoded.
func (d *Base64Decoder) Size() int64 {
	if d.again != nil {
		return d.again.Size()
	}
	return d.size
}

// Write takes a piece of the string. An escape sequence arrives byte by byte.
func (d *Base64Decoder) Write(p []byte) {
	if len(d.escape) > 0 || len(p) == 1 && p[0] == '\\' {
		d.unescape(p)
		return
	}
	d.letters(p)
}

func (d *Base64Decoder) unescape(p []byte) {
	d.escape = append(d.escape, p...)
	switch {
	case len(d.escape) == 1:
		return
	case d.escape[1] == 'u' && len(d.escape) < 6:
		return
	}
	c := d.escape[1]
	switch c {
	case '/', '"':
	case 'n', 'r', 't':
		c = '\n'
	case 'u':
		c = hexByte(d.escape[2:6])
	default:
		c = 0 // not a base64 letter
	}
	d.escape = d.escape[:0]
	d.letters([]byte{c})
}

// hexByte reads four hex digits; for a character beyond ASCII it returns a byte that is
// not base64.
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

// letters decodes base64 text without escapes.
func (d *Base64Decoder) letters(p []byte) {
	for len(p) > 0 && d.err == nil {
		if len(d.quad) == 0 && !d.padded && d.url == nil {
			if n := d.run(p); n > 0 {
				p = p[n:]
				continue
			}
		}
		d.letter(p[0])
		p = p[1:]
	}
}

// alphabet has the value of each letter of both base64 alphabets, at each of the four
// places in a quad; noLetter for every other byte.
var alphabet = func() (table [4][256]uint32) {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	for place := range table {
		for c := range table[place] {
			table[place][c] = noLetter
		}
		set := func(c byte, value int) { table[place][c] = uint32(value) << (18 - 6*place) }
		for value := range letters {
			set(letters[value], value)
		}
		set('-', strings.IndexByte(letters, '+'))
		set('_', strings.IndexByte(letters, '/'))
	}
	return table
}()

const noLetter = 1 << 31

// decodeQuads decodes the whole quads at the start of src, as far as dst has room, and
// returns how many letters they have. It takes less than half the time of
// encoding/base64, which knows one alphabet at a time.
func decodeQuads(dst, src []byte) (letters int) {
	a, b, c, d := &alphabet[0], &alphabet[1], &alphabet[2], &alphabet[3]
	for len(src) >= 16 && len(dst) >= 16 {
		in, out := src[:16:16], dst[:16:16]
		first := a[in[0]] | b[in[1]] | c[in[2]] | d[in[3]]
		second := a[in[4]] | b[in[5]] | c[in[6]] | d[in[7]]
		third := a[in[8]] | b[in[9]] | c[in[10]] | d[in[11]]
		fourth := a[in[12]] | b[in[13]] | c[in[14]] | d[in[15]]
		if (first|second|third|fourth)&noLetter != 0 {
			break
		}
		// Each writes two bytes too many, which the next one overwrites.
		binary.BigEndian.PutUint64(out, uint64(first)<<40|uint64(second)<<16)
		binary.BigEndian.PutUint64(out[6:], uint64(third)<<40|uint64(fourth)<<16)
		dst, src, letters = dst[12:], src[16:], letters+16
	}
	for len(src) >= 4 && len(dst) >= 3 {
		quad := a[src[0]] | b[src[1]] | c[src[2]] | d[src[3]]
		if quad&noLetter != 0 {
			break
		}
		dst[0], dst[1], dst[2] = byte(quad>>16), byte(quad>>8), byte(quad)
		dst, src, letters = dst[3:], src[4:], letters+4
	}
	return letters
}

// run decodes the whole quads at the start of p and returns how many letters they have;
// 0 if there are only single letters.
func (d *Base64Decoder) run(p []byte) int {
	d.makeRoom()
	n := decodeQuads(d.plain[len(d.plain):cap(d.plain)], p)
	d.keep(n / 4 * 3)
	return n
}

func (d *Base64Decoder) letter(c byte) {
	const longest = 200
	atStart := d.size == 0 && len(d.quad) == 0 && d.again == nil
	switch {
	case d.url != nil && c == ',' && bytes.HasSuffix(d.url, []byte(";base64")):
		d.url = nil
		return
	case d.url != nil && len(d.url) < longest:
		d.url = append(d.url, c)
		return
	case d.url != nil:
		d.err = ErrFileBytes
		return
	case c == ':' && d.size == 3 && len(d.quad) == 0 && bytes.Equal(d.plain, dataURL):
		d.size, d.plain, d.url = 0, d.plain[:0], []byte{c}
		return
	case c == '"':
		d.padded = !atStart
		return
	case c == '\n' || c == '\r' || c == ' ' || c == '\t':
		return
	case c == '=':
		d.padded = true
		return
	case d.padded:
		d.err = ErrFileBytes
		return
	case alphabet[0][c] == noLetter:
		d.err = ErrFileBytes
		return
	}
	d.quad = append(d.quad, c)
	if len(d.quad) == 4 {
		d.flush()
	}
}

// dataURL is how the beginning of a data URL decodes.
var dataURL = []byte{0x75, 0xab, 0x5a}

// flush decodes quad: a whole one, or at the end a part of one.
func (d *Base64Decoder) flush() {
	d.makeRoom()
	n := len(d.quad) * 3 / 4
	d.quad = append(d.quad, "AAA"...) // the missing bits
	decodeQuads(d.plain[len(d.plain):cap(d.plain)], d.quad[:4])
	d.quad = d.quad[:0]
	d.keep(n)
}

// keep takes n bytes that were decoded behind plain.
func (d *Base64Decoder) keep(n int) {
	d.plain = d.plain[:len(d.plain)+n]
	if d.size += int64(n); d.size > d.limit {
		d.err = ErrFileTooLarge
	}
	if len(d.plain) == cap(d.plain) {
		d.save()
	}
}

// makeRoom makes room for a decoded quad behind plain.
func (d *Base64Decoder) makeRoom() {
	if d.plain == nil {
		d.plain = make([]byte, 0, MaxHeld)
	}
	if cap(d.plain)-len(d.plain) < 3 {
		d.save()
	}
}

// save writes the decoded bytes.
func (d *Base64Decoder) save() {
	if !d.begun && len(d.plain) > 0 {
		d.begun = true
		if encoded.Match(d.plain) {
			d.again = NewBase64Decoder(d.w, d.limit, nil)
		}
	}
	switch {
	case d.err != nil:
	case d.again != nil:
		d.again.letters(d.plain)
		d.err = d.again.err
	case d.w != nil && len(d.plain) > 0:
		_, d.err = d.w.Write(d.plain)
	}
	d.plain = d.plain[:0]
}

// encoded matches the base64 of a PDF, an archive, a compound file and an RTF, none of which begins a text.
var encoded = regexp.MustCompile(`^"?(?:data:[\w./+-]*(?:;[\w=-]+)*;base64,)?(?:JVBERi0|UEsDB|0M8R4KGx|e1xydG)[\w+/-]{8}`)

// Close ends the string.
func (d *Base64Decoder) Close() {
	switch {
	case d.err != nil:
	case len(d.quad) == 1:
		d.err = ErrFileShort
	case d.url != nil:
		d.err = ErrFileBytes
	case len(d.quad) > 0:
		d.flush()
	}
	if d.err == nil && d.size == 0 {
		d.err = ErrFileEmpty
	}
	d.save()
	if d.again != nil && d.err == nil {
		d.again.Close()
		d.err = d.again.err
	}
}

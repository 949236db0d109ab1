package pdf

import (
	"bufio"
	"bytes"
	"compress/flate"
	"io"
)

// unpack returns a reader that runs a picture's stream through its filters. The stream may be much
// larger than decode allows, since only a row is held. unpack ends before a filter that is unknown
// or belongs to pictures, and returns its name.
func (f *file) unpack(s *stream) (data io.Reader, codec name, params dict) {
	filters, all := f.list(s.dict, "Filter", "F"), f.list(s.dict, "DecodeParms", "DP")
	data = bytes.NewReader(s.raw)
	for i, filter := range filters {
		params = nil
		if i < len(all) {
			params = f.dict(all[i])
		}
		switch n := f.name(filter); n {
		case "FlateDecode", "Fl":
			data = f.newUnpredicter(newInflater(data), params)
		case "LZWDecode", "LZW", "ASCIIHexDecode", "AHx", "ASCII85Decode", "A85", "RunLengthDecode", "RL", "Crypt":
			raw, _ := io.ReadAll(io.LimitReader(data, f.limits.Stream)) // bytes before an error count
			data = bytes.NewReader(f.decode(&stream{dict{"Filter": n, "DecodeParms": params}, raw}))
		default:
			return data, n, params
		}
		if i >= maxFilters {
			return data, "too many filters", nil
		}
	}
	return data, "", nil
}

// newInflater returns a reader that decompresses. It skips white space before the data, and
// tolerates a missing or wrong header.
func newInflater(in io.Reader) io.Reader {
	b := bufio.NewReader(in)
	for c, err := b.Peek(1); err == nil && c[0] != 0 && isSpace(c[0]); c, err = b.Peek(1) {
		_, _ = b.Discard(1) // the byte was peeked
	}
	ahead, _ := b.Peek(b.Size()) // an error leaves the available bytes
	if len(ahead) > 2 && (ahead[0]&15 == 8 && (int(ahead[0])<<8|int(ahead[1]))%31 == 0 || !canInflate(ahead)) {
		_, _ = b.Discard(2) // the bytes were peeked
	}
	return flate.NewReader(b)
}

// canInflate reports whether data decompresses to at least one byte.
func canInflate(data []byte) bool {
	n, _ := flate.NewReader(bytes.NewReader(data)).Read(make([]byte, 1))
	return n > 0
}

// newUnpredicter returns a reader that undoes the predictor of Flate and LZW (ISO 32000-1
// §7.4.4.4).
func (f *file) newUnpredicter(in io.Reader, p dict) io.Reader {
	predictor := f.int(p["Predictor"], 1)
	if predictor < 2 {
		return in
	}
	const most = 1 << 20 // bytes of a row, more than a square of fifty megapixels needs
	row, pixel, bits := f.predictorSizes(p)
	if row == 0 {
		return bytes.NewReader(nil)
	}
	row = min(row, most)
	u := &unpredicter{in: in, pixel: pixel, png: predictor > 2, left: bits == 8}
	if u.row = make([]byte, row); u.png {
		u.row, u.above = make([]byte, 1+row), make([]byte, row)
	}
	return u
}

// unpredicter undoes predictors row by row.
type unpredicter struct {
	in         io.Reader
	pixel      int
	png, left  bool   // which predictor; neither for TIFF's with samples that are not bytes
	row, above []byte // row begins with its predictor if it is PNG's
	ready      []byte // the unread part of row
}

func (u *unpredicter) Read(p []byte) (int, error) {
	if len(u.ready) == 0 {
		n, err := io.ReadFull(u.in, u.row)
		if n == 0 || u.png && n == 1 {
			return 0, err
		}
		u.ready = u.row[:n]
		if u.png {
			u.ready = u.row[1:n]
			addAround(u.row[0], u.ready, u.above, u.pixel)
			copy(u.above, u.ready)
		} else if u.left {
			addLeft(u.ready, u.pixel)
		}
	}
	n := copy(p, u.ready)
	u.ready = u.ready[n:]
	return n, nil
}

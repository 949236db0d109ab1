package pdf

import (
	"bufio"
	"bytes"
	"compress/flate"
	"io"
)

// unpack runs a picture's stream through its filters while it is read: it may be many
// times as large as decode lets a stream be, for no more of it is kept than a row. It
// ends before a filter that is a picture's own, or not known, and returns its name.
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
			data = f.unpredicting(inflating(data), params)
		case "LZWDecode", "LZW", "ASCIIHexDecode", "AHx", "ASCII85Decode", "A85", "RunLengthDecode", "RL", "Crypt":
			raw, _ := io.ReadAll(io.LimitReader(data, f.limits.Stream)) // what came before an error counts
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

// inflating decompresses. White space before the data is skipped, and a header that is
// missing or wrong is not missed.
func inflating(in io.Reader) io.Reader {
	b := bufio.NewReader(in)
	for c, err := b.Peek(1); err == nil && c[0] != 0 && isSpace(c[0]); c, err = b.Peek(1) {
		_, _ = b.Discard(1) // it is there
	}
	ahead, _ := b.Peek(b.Size()) // or as much as there is
	if len(ahead) > 2 && (ahead[0]&15 == 8 && (int(ahead[0])<<8|int(ahead[1]))%31 == 0 || !inflates(ahead)) {
		_, _ = b.Discard(2) // they are there
	}
	return flate.NewReader(b)
}

// inflates reports data that decompresses to something.
func inflates(data []byte) bool {
	n, _ := flate.NewReader(bytes.NewReader(data)).Read(make([]byte, 1))
	return n > 0
}

// unpredicting undoes the predictor of Flate and LZW (ISO 32000-1 §7.4.4.4).
func (f *file) unpredicting(in io.Reader, p dict) io.Reader {
	predictor := f.int(p["Predictor"], 1)
	if predictor < 2 {
		return in
	}
	const most = 1 << 20 // bytes of a row: more than fifty megapixels in a square have
	row, pixel, bits := f.predicted(p)
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
	png, left  bool   // which predictors; neither for TIFF's of samples that are no bytes
	row, above []byte // row begins with its predictor, if it is PNG's
	ready      []byte // of row, to be read
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

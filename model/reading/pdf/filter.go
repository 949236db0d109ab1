package pdf

import (
	"bytes"
	"compress/lzw"
	"encoding/ascii85"
	"io"

	tiff "golang.org/x/image/tiff/lzw"
)

// maxFilters is the number of filters that a stream may go through.
const maxFilters = 4

// decode runs a stream through its filters, within the limits. It returns nil if a filter is
// unknown or an image's.
func (f *file) decode(s *stream) []byte {
	if s == nil {
		return nil
	}
	filters := f.list(s.dict, "Filter", "F")
	params := f.list(s.dict, "DecodeParms", "DP")
	if len(filters) > maxFilters {
		return nil
	}
	data := s.raw
	for i, filter := range filters {
		var p dict
		if i < len(params) {
			p = f.dict(params[i])
		}
		budget := int(min(f.limits.Stream, f.limits.Decoded-f.decoded))
		if budget <= 0 || f.stopped() {
			f.cut = true
			return nil
		}
		switch f.name(filter) {
		case "FlateDecode", "Fl":
			data = readUpTo(f.newUnpredicter(newInflater(bytes.NewReader(data)), p), budget)
		case "LZWDecode", "LZW":
			data = readUpTo(f.newUnpredicter(newLZW(data, f.int(p["EarlyChange"], 1) != 0), p), budget)
		case "ASCIIHexDecode", "AHx":
			digits, _, _ := bytes.Cut(data, []byte(">"))
			data = decodeHex(digits)
		case "ASCII85Decode", "A85":
			data = readUpTo(new85(data), budget)
		case "RunLengthDecode", "RL":
			data = decodeRuns(data, budget)
		case "Crypt":
		default:
			return nil
		}
		f.decoded += int64(len(data))
		f.cut = f.cut || len(data) >= budget
	}
	return data
}

// list returns the value of a key or its short form as an array.
func (f *file) list(d dict, key, short name) array {
	v := d[key]
	if v == nil {
		v = d[short]
	}
	switch t := f.resolve(v).(type) {
	case nil:
		return nil
	case array:
		return t
	default:
		return array{t}
	}
}

// newLZW decodes LZW; early widens its codes one code early (EarlyChange), as TIFF does.
func newLZW(b []byte, early bool) io.Reader {
	if early {
		return tiff.NewReader(bytes.NewReader(b), tiff.MSB, 8)
	}
	return lzw.NewReader(bytes.NewReader(b), lzw.MSB, 8)
}

// readUpTo reads up to a number of bytes and keeps the bytes before an error.
func readUpTo(in io.Reader, most int) []byte {
	var out bytes.Buffer
	_, _ = io.Copy(&out, io.LimitReader(in, int64(most)))
	return out.Bytes()
}

// predictorSizes returns the bytes of a row and of a pixel and the bits of a sample for a
// predictor; row is 0 if the parameters are invalid.
func (f *file) predictorSizes(p dict) (row, pixel, bits int) {
	columns, colors, bits := f.int(p["Columns"], 1), f.int(p["Colors"], 1), f.int(p["BitsPerComponent"], 8)
	if columns < 1 || columns > 1<<20 || colors < 1 || colors > 32 || bits < 1 || bits > 16 {
		return 0, 0, 0
	}
	return (columns*colors*bits + 7) / 8, (colors*bits + 7) / 8, bits
}

// addLeft undoes TIFF's predictor of a row, in place.
func addLeft(row []byte, pixel int) {
	for i := pixel; i < len(row); i++ {
		row[i] += row[i-pixel]
	}
}

// addAround undoes one of PNG's predictors of a row, in place.
func addAround(kind byte, cur, above []byte, pixel int) {
	for i := range cur {
		var left, up, corner int
		if i < len(above) {
			up = int(above[i])
		}
		if i >= pixel {
			left = int(cur[i-pixel])
			if i < len(above) {
				corner = int(above[i-pixel])
			}
		}
		switch kind {
		case 1:
			cur[i] += byte(left)
		case 2:
			cur[i] += byte(up)
		case 3:
			cur[i] += byte((left + up) / 2)
		case 4:
			cur[i] += byte(paeth(left, up, corner))
		}
	}
}

// paeth returns the one of three neighbours that is nearest to left + up - corner.
func paeth(left, up, corner int) int {
	toLeft, toUp, toCorner := distance(up, corner), distance(left, corner), distance(left+up, 2*corner)
	if toLeft <= toUp && toLeft <= toCorner {
		return left
	}
	if toUp <= toCorner {
		return up
	}
	return corner
}

func distance(a, b int) int { return max(a, b) - min(a, b) }

// new85 decodes base 85, as far as it is readable.
func new85(b []byte) io.Reader {
	b, _, _ = bytes.Cut(b, []byte("~"))
	return ascii85.NewDecoder(bytes.NewReader(bytes.Map(func(c rune) rune {
		if c < '!' || c > 'u' && c != 'z' {
			return -1
		}
		return c
	}, b)))
}

// decodeRuns decodes run lengths.
func decodeRuns(b []byte, budget int) []byte {
	var out []byte
	for len(b) > 0 && len(out) < budget {
		n := int(b[0])
		b = b[1:]
		switch {
		case n == 128:
			return out
		case n < 128:
			n = min(n+1, len(b))
			out = append(out, b[:n]...)
			b = b[n:]
		case len(b) > 0:
			out = append(out, bytes.Repeat(b[:1], 257-n)...)
			b = b[1:]
		}
	}
	return out
}

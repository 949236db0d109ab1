package pdf

import (
	"bytes"
	"io"
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
			data = decodeLZW(data, f.int(p["EarlyChange"], 1) != 0, budget)
			data = readUpTo(f.newUnpredicter(bytes.NewReader(data), p), budget)
		case "ASCIIHexDecode", "AHx":
			digits, _, _ := bytes.Cut(data, []byte(">"))
			data = decodeHex(digits)
		case "ASCII85Decode", "A85":
			data = decode85(data)
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

// decode85 decodes base 85.
func decode85(b []byte) []byte {
	var out []byte
	var v uint32
	n := 0
	for _, c := range b {
		switch {
		case c == '~':
			return appendTail85(out, v, n)
		case c == 'z' && n == 0:
			out = append(out, 0, 0, 0, 0)
		case c >= '!' && c <= 'u':
			v = v*85 + uint32(c-'!')
			if n++; n == 5 {
				out = append(out, byte(v>>24), byte(v>>16), byte(v>>8), byte(v))
				n, v = 0, 0
			}
		}
	}
	return appendTail85(out, v, n)
}

// appendTail85 appends the bytes of the last n digits, fewer than four bytes.
func appendTail85(out []byte, v uint32, n int) []byte {
	if n < 2 {
		return out
	}
	for range 5 - n {
		v = v*85 + 84
	}
	return append(out, []byte{byte(v >> 24), byte(v >> 16), byte(v >> 8)}[:n-1]...)
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

// decodeLZW decodes LZW; early widens its codes one code early (EarlyChange).
func decodeLZW(b []byte, early bool, budget int) []byte {
	const clear, end, most = 256, 257, 4096
	type phrase struct {
		prefix      int
		first, last byte
		length      int
	}
	table := make([]phrase, most)
	for i := range 256 {
		table[i] = phrase{-1, byte(i), byte(i), 1}
	}
	next, width, previous, ahead := end+1, 9, -1, 0
	if early {
		ahead = 1
	}
	var out []byte
	bits, have := 0, 0
	for _, c := range b {
		bits, have = bits<<8|int(c), have+8
		for have >= width {
			code := bits >> (have - width) & (1<<width - 1)
			have -= width
			bits &= 1<<have - 1
			if code == end || len(out) > budget {
				return out
			}
			if code == clear {
				next, width, previous = end+1, 9, -1
				continue
			}
			if previous >= 0 && code <= next {
				first := table[previous].first
				if code < next {
					first = table[code].first
				}
				if next < most {
					table[next] = phrase{previous, table[previous].first, first, table[previous].length + 1}
					next++
				}
			}
			if code >= next || code > 255 && previous < 0 {
				return out
			}
			n := len(out) + table[code].length
			out = append(out, make([]byte, table[code].length)...)
			for k := code; k >= 0; k = table[k].prefix {
				n--
				out[n] = table[k].last
			}
			previous = code
			if next+ahead >= 1<<width && width < 12 {
				width++
			}
		}
	}
	return out
}

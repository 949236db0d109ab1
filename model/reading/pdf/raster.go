package pdf

import (
	"image"
	"io"

	"golang.org/x/image/ccitt"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
	"shortlist/model/reading/picture"
)

// raster is a picture whose samples are read row by row.
type raster struct {
	file          *file
	width, height int
	in            io.Reader
	bits          int // of a sample
	space         space
	decoded       [][]byte // value of each sample, by component
	mask          bool     // black where it is painted

	line    []byte
	samples []byte
}

// openRaster opens a picture (ISO 32000-1 §8.9.5). It checks the size first.
func (f *file) openRaster(s *stream) (picture.Rows, error) {
	w, h := f.int(s.dict["Width"], 0), f.int(s.dict["Height"], 0)
	if err := picture.CheckSize(w, h); err != nil {
		return nil, err
	}
	r := &raster{file: f, width: w, height: h, bits: f.int(s.dict["BitsPerComponent"], 8), space: f.space(s.dict["ColorSpace"], 0)}
	if r.mask, _ = f.resolve(s.dict["ImageMask"]).(bool); r.mask {
		r.bits, r.space = 1, grey()
	}
	decode := f.array(s.dict["Decode"])
	data, codec, params := f.unpack(s)
	columns := w
	switch codec {
	case "":
		r.in = data
	case "CCITTFaxDecode", "CCF":
		columns, r.bits = f.int(params["Columns"], 1728), 1
		if r.space.n != 1 {
			r.space = grey()
		}
		var err error
		if r.in, err = f.openFax(data, params, columns, h); err != nil {
			return nil, err
		}
	case "DCTDecode", "DCT":
		return f.openPhoto(data, r.space, decode)
	default:
		return nil, outcome.Because(outcome.ErrNoPicture, lang.Text("its format %.20q is not supported", string(codec)))
	}
	if err := r.prepare(columns, decode); err != nil {
		return nil, err
	}
	return r, nil
}

// openFax returns the samples of a fax: 1 is white unless its parameters reverse it (§7.4.6).
func (f *file) openFax(data io.Reader, params dict, columns, rows int) (io.Reader, error) {
	if err := picture.CheckSize(columns, rows); err != nil {
		return nil, err
	}
	var options ccitt.Options
	options.Invert, _ = f.resolve(params["BlackIs1"]).(bool)
	options.Align, _ = f.resolve(params["EncodedByteAlign"]).(bool)
	switch k := f.int(params["K"], 0); {
	case k < 0:
		return ccitt.NewReader(data, ccitt.MSB, ccitt.Group4, columns, rows, &options), nil
	case k == 0:
		return ccitt.NewReader(data, ccitt.MSB, ccitt.Group3, columns, rows, &options), nil
	}
	return nil, outcome.Because(outcome.ErrNoPicture, lang.Text("its kind of fax is not supported"))
}

// openPhoto returns a JPEG.
func (f *file) openPhoto(data io.Reader, in space, decode array) (picture.Rows, error) {
	raw, err := io.ReadAll(io.LimitReader(data, f.limits.Stream))
	if err != nil && len(raw) == 0 {
		return nil, outcome.Because(outcome.ErrBroken, lang.Text("its picture cannot be read"))
	}
	img, err := picture.JPEG(raw)
	if err != nil {
		return nil, err
	}
	inverted := len(decode) >= 2 && f.num(decode[0], 0) > f.num(decode[1], 1)
	if inks, ok := img.(*image.CMYK); ok {
		if !inverted { // the decoder assumes inverted inks, as Adobe's are
			for i := range inks.Pix {
				inks.Pix[i] = ^inks.Pix[i]
			}
		}
		return picture.RowsOf(img), nil
	}
	if _, one := img.(*image.Gray); one && in.ink {
		inverted = !inverted
	}
	if inverted {
		return negative{picture.RowsOf(img)}, nil
	}
	return picture.RowsOf(img), nil
}

// negative is an opaque picture with inverted colours.
type negative struct{ picture.Rows }

func (n negative) Next(row []byte) bool {
	ok := n.Rows.Next(row)
	for i := range row {
		if i%4 != 3 {
			row[i] = ^row[i]
		}
	}
	return ok
}

// prepare sets the raster up for rows of a number of columns.
func (r *raster) prepare(columns int, decode array) error {
	n := r.space.n
	if n == 0 || n > maxComponents || r.bits != 1 && r.bits != 2 && r.bits != 4 && r.bits != 8 && r.bits != 16 {
		return outcome.Because(outcome.ErrNoPicture, lang.Text("its colours are not supported"))
	}
	r.line, r.samples = make([]byte, (columns*n*r.bits+7)/8), make([]byte, n*r.width)
	most := 1<<min(r.bits, 8) - 1 // of wider samples only the upper half counts
	for i := range n {
		low, high := 0.0, 1.0
		if r.space.indexed {
			high = float64(most)
		}
		if len(decode) >= 2*n {
			low, high = r.file.num(decode[2*i], low), r.file.num(decode[2*i+1], high)
		}
		full := 255.0
		if r.space.indexed {
			full = 1
		}
		means := make([]byte, most+1)
		for v := range means {
			means[v] = byte(max(0, min((low+float64(v)/float64(most)*(high-low))*full+.5, 255)))
		}
		r.decoded = append(r.decoded, means)
	}
	return nil
}

// Size returns the size that the file gives.
func (r *raster) Size() (w, h int) { return r.width, r.height }

// Next reads a row. A partial row ends the picture.
func (r *raster) Next(row []byte) bool {
	if r.file.stopped() {
		return false
	}
	if _, err := io.ReadFull(r.in, r.line); err != nil {
		return false
	}
	n := r.space.n
	sample, each := 0, 8/min(r.bits, 8)
	for i := 0; i < len(r.line) && sample < len(r.samples); i += max(1, r.bits/8) {
		for part := each - 1; part >= 0 && sample < len(r.samples); part-- {
			v := r.line[i] >> (part * min(r.bits, 8)) & byte(1<<min(r.bits, 8)-1)
			r.samples[sample] = r.decoded[sample%n][v]
			sample++
		}
	}
	for x := range r.width {
		out := row[4*x : 4*x+4]
		if r.mask {
			out[0], out[1], out[2], out[3] = 0, 0, 0, ^r.samples[x]
			continue
		}
		r.space.rgb(r.samples[n*x:n*x+n], out)
		out[3] = 255
	}
	return true
}

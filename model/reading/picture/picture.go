// Package picture makes the pictures of CVs small enough for a terminal: scaled down, in sixteen
// colours, as PNG.
//
// Strangers made the pictures. The package reads the size of a picture first and does not decode
// one that is too large. Decoders may take any amount of memory, so they belong in a process of
// their own: see package isolated.
package picture

import (
	"bytes"
	"image"
	_ "image/gif" // formats of Shrink, like those below
	"image/jpeg"
	_ "image/png"
	"slices"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
	_ "golang.org/x/image/tiff"
	_ "golang.org/x/image/webp"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

const (
	// MaxPixels is how many pixels a picture may have before scaling.
	MaxPixels = 50_000_000

	// MaxWidth is the greatest width of the result in pixels.
	MaxWidth = 1600

	// MaxHeight is the greatest height of the result in pixels.
	MaxHeight = maxTall * MaxWidth

	maxTall = 3 // the greatest height as a multiple of the width
)

// CheckSize returns an outcome of package outcome if a picture is too large to be decoded or has
// no size.
func CheckSize(width, height int) error {
	switch {
	case width < 1 || height < 1:
		return outcome.Because(outcome.ErrBroken, lang.Text("its picture has no size"))
	case width > MaxPixels || height > MaxPixels || width*height > MaxPixels:
		return outcome.Because(outcome.ErrTooLarge, lang.Text("its picture has more than %d million pixels", MaxPixels/1_000_000))
	}
	return nil
}

// Fit scales a size down to at most widest, with the same proportions. It does not enlarge.
func Fit(width, height float64, widest int) (w, h int) {
	most := float64(max(1, min(widest, MaxWidth)))
	scale := min(1, most/width, maxTall*most/height)
	return max(1, int(width*scale+.5)), max(1, int(height*scale+.5))
}

// Blank returns white paper.
func Blank(w, h int) *image.RGBA {
	paper := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range paper.Pix {
		paper.Pix[i] = 255
	}
	return paper
}

// Place draws img on paper. m maps the unit square of img, (0,0) the upper left corner and (1,1)
// the lower right one, to its place.
func Place(paper, img *image.RGBA, m f64.Aff3) {
	w, h := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	m[0], m[3], m[1], m[4] = m[0]/w, m[3]/w, m[1]/h, m[4]/h
	draw.BiLinear.Transform(paper, m, img, img.Rect, draw.Over, nil)
}

// Shrink reads a JPEG, PNG, GIF, TIFF or WebP file and scales it down to at most widest, upright
// as the camera was held. Its errors are outcomes of package outcome.
func Shrink(data []byte, widest int) (*image.RGBA, error) {
	config, format, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, errUnreadable()
	}
	if err := CheckSize(config.Width, config.Height); err != nil {
		return nil, err
	}
	var img image.Image
	upright := f64.Aff3{1, 0, 0, 0, 1, 0}
	if format == "jpeg" {
		upright = orientation(data)
		img, err = JPEG(data)
	} else {
		img, _, err = image.Decode(bytes.NewReader(data))
	}
	if err != nil {
		return nil, errUnreadable()
	}
	w, h := Fit(float64(img.Bounds().Dx()), float64(img.Bounds().Dy()), widest)
	reduced, _ := Reduce(RowsOf(img), w, h)
	if onItsSide := upright[0] == 0; onItsSide {
		w, h = Fit(float64(img.Bounds().Dy()), float64(img.Bounds().Dx()), widest)
	}
	paper := Blank(w, h)
	for i := range 3 {
		upright[i] *= float64(w)
		upright[i+3] *= float64(h)
	}
	Place(paper, reduced, upright)
	return paper, nil
}

func errUnreadable() error {
	return outcome.Because(outcome.ErrBroken, lang.Text("its picture cannot be read"))
}

// JPEG decodes a JPEG as far as possible: the missing part of a truncated file is grey. Its errors
// are outcomes of package outcome.
func JPEG(data []byte) (image.Image, error) {
	config, err := jpeg.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, errUnreadable()
	}
	if err := CheckSize(config.Width, config.Height); err != nil {
		return nil, err
	}
	img, err := jpeg.Decode(bytes.NewReader(data))
	if _, unknown := err.(jpeg.UnsupportedError); unknown {
		// Four components without a colour transform are inks, as in PDF.
		const inks = "\xFF\xD8\xFF\xEE\x00\x0EAdobe\x00\x64\x00\x00\x00\x00\x00"
		img, err = jpeg.Decode(bytes.NewReader(slices.Concat([]byte(inks), data[2:])))
	}
	if err != nil {
		// The appended zeros are codes of a few bits each for the missing blocks.
		end := []byte("\xFF\xD9")
		missing := make([]byte, config.Width*config.Height/4+1<<12)
		whole := slices.Concat(bytes.TrimSuffix(data, end), missing, end)
		img, err = jpeg.Decode(bytes.NewReader(whole))
	}
	if err != nil {
		return nil, errUnreadable()
	}
	return img, nil
}

package pdf

import (
	"fmt"
	"image"
	"math"

	"golang.org/x/image/math/f64"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
	"shortlist/model/reading/picture"
)

const (
	// maxStamp is the number of visible letters allowed on a scanned page: "Scanned with", a page
	// number. Invisible letters, such as recognised text, do not count.
	maxStamp = 200

	// maxRules is the number of lines and boxes allowed on a scanned page.
	maxRules = 50
)

// Scan returns the pictures of a scanned page as they lie on it, at most widest pixels wide. Pages
// are counted from 1. It polls stop. An error is an outcome of package outcome, ErrNoPicture for a
// page that is not made of pictures.
func Scan(data []byte, number, widest int, limits Limits, stop func() bool) (*image.RGBA, error) {
	f, err := open(data, limits, stop)
	if err != nil {
		return nil, err
	}
	pages := f.pages()
	if number < 1 || number > len(pages) {
		return nil, outcome.Because(outcome.ErrNoPicture, lang.Text("there are %d pages", len(pages)))
	}
	p := pages[number-1]
	c := f.draw(p, nil)
	_, w, h := f.frame(p)
	covered, finest := 0.0, 0.0
	for _, at := range c.pictures {
		covered += math.Abs(at.ctm[0]*at.ctm[3] - at.ctm[1]*at.ctm[2])
		if side := math.Hypot(at.ctm[0], at.ctm[1]); side > 0 {
			finest = max(finest, float64(f.int(at.image.dict["Width"], 1))/side)
		}
	}
	if covered < w*h/2 || c.visible > maxStamp || c.paths > maxRules {
		return nil, outcome.Because(outcome.ErrNoPicture, lang.Text("it holds text, not a picture"))
	}
	finest = max(finest, 1/max(w, h))
	paper := picture.Blank(picture.Fit(w*finest, h*finest, widest))
	scale := float64(paper.Rect.Dx()) / w
	pixels := 0
	for _, at := range c.pictures {
		if f.stopped() {
			break
		}
		if err := f.placePicture(paper, at, scale, &pixels); err != nil {
			return nil, err
		}
	}
	if f.stopped() {
		return nil, fmt.Errorf("%w", outcome.ErrTooLarge)
	}
	return paper, nil
}

// placePicture draws a picture of a page, and adds its pixels to the count.
func (f *file) placePicture(paper *image.RGBA, at placed, scale float64, pixels *int) error {
	m := at.ctm.mul(matrix{scale, 0, 0, scale, 0, 0})
	const far = 1e5 // pixels beyond which no detail is visible
	for _, v := range m {
		if !(math.Abs(v) < far) {
			return nil
		}
	}
	w, h := int(math.Hypot(m[0], m[1])), int(math.Hypot(m[2], m[3]))
	img, err := f.readPicture(at.image, w, h, pixels)
	const least = 0.1 // of the area if it were upright: a smaller picture is a line, and costs too much work
	if err != nil || math.Abs(m[0]*m[3]-m[1]*m[2]) < least*float64(max(1, w)*max(1, h)) {
		return err
	}
	// The unit square has its origin at the bottom, that of terminal.PicturePlace at the top.
	picture.Place(paper, img, f64.Aff3{m[0], -m[2], m[4] + m[2], m[1], -m[3], m[5] + m[3]})
	return nil
}

// readPicture returns a picture with its own mask applied. It is reduced, but not below w by h.
func (f *file) readPicture(s *stream, w, h int, pixels *int) (*image.RGBA, error) {
	r, err := f.openRaster(s)
	if err != nil {
		return nil, err
	}
	width, height := r.Size()
	if *pixels += width * height; *pixels > picture.MaxPixels {
		return nil, outcome.Because(outcome.ErrTooLarge, lang.Text("its pictures have more than %d million pixels", picture.MaxPixels/1_000_000))
	}
	img, had := picture.Reduce(r, w, h)
	if had == 0 {
		return nil, outcome.Because(outcome.ErrBroken, lang.Text("its picture cannot be read"))
	}
	for _, key := range []name{"SMask", "Mask"} {
		mask := f.stream(s.dict[key])
		if mask == nil || mask.dict["SMask"] != nil || mask.dict["Mask"] != nil {
			continue
		}
		cover, err := f.readPicture(mask, img.Rect.Dx(), img.Rect.Dy(), pixels)
		if err == nil {
			applyMask(img, cover, key == "SMask")
		} else if *pixels > picture.MaxPixels {
			return nil, err
		}
		break
	}
	return img, nil
}

// applyMask keeps a picture where its mask is light, or, for a stencil, where it is painted.
func applyMask(img, mask *image.RGBA, light bool) {
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			from := mask.Pix[mask.PixOffset(x*mask.Rect.Dx()/img.Rect.Dx(), y*mask.Rect.Dy()/img.Rect.Dy()):]
			cover := int(from[3])
			if light {
				cover = int(from[0])
			}
			p := img.Pix[img.PixOffset(x, y):]
			for i := range 4 {
				p[i] = byte(int(p[i]) * cover / 255)
			}
		}
	}
}

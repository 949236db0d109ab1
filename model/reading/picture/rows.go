package picture

import (
	"image"
	"image/draw"
)

// Rows is a picture that is delivered row by row, from the top.
type Rows interface {
	// Size returns the size in pixels.
	Size() (w, h int)

	// Next writes the next row, four bytes a pixel: red, green and blue, multiplied by alpha, then
	// alpha. !ok ends the picture.
	Next(row []byte) (ok bool)
}

// RowsOf returns the rows of a picture in memory.
func RowsOf(img image.Image) Rows { return &rows{img: img} }

type rows struct {
	img image.Image
	y   int
}

func (r *rows) Size() (w, h int) { return r.img.Bounds().Dx(), r.img.Bounds().Dy() }

func (r *rows) Next(row []byte) bool {
	b := r.img.Bounds()
	if r.y >= b.Dy() {
		return false
	}
	one := &image.RGBA{Pix: row, Stride: len(row), Rect: image.Rect(0, 0, b.Dx(), 1)}
	draw.Draw(one, one.Rect, r.img, image.Pt(b.Min.X, b.Min.Y+r.y), draw.Src)
	r.y++
	return true
}

// Reduce scales a picture down by whole factors, to no less than w by h, and returns the number of
// rows that it read. Missing rows are transparent.
func Reduce(r Rows, w, h int) (*image.RGBA, int) {
	width, height := r.Size()
	across, down := max(1, width/max(1, w)), max(1, height/max(1, h))
	out := image.NewRGBA(image.Rect(0, 0, (width+across-1)/across, (height+down-1)/down))
	row, sums := make([]byte, 4*width), make([]int, out.Stride)
	had := 0
	for y := range out.Rect.Dy() {
		clear(sums)
		taken := 0
		for taken < min(down, height-y*down) && r.Next(row) {
			taken++
			for x := range width {
				at := x / across * 4
				for i := range 4 {
					sums[at+i] += int(row[4*x+i])
				}
			}
		}
		if had += taken; taken == 0 {
			break
		}
		for i := range sums {
			cells := taken * min(across, width-i/4*across)
			out.Pix[y*out.Stride+i] = byte((sums[i] + cells/2) / cells)
		}
	}
	return out, had
}

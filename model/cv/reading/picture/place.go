package picture

import (
	"image"
	"math"

	"golang.org/x/image/math/f64"
)

// Place draws img on paper, smoothly. m maps the unit square of img, (0,0) the upper left corner and
// (1,1) the lower right one, to its place.
func Place(paper, img *image.RGBA, m f64.Aff3) {
	det := m[0]*m[4] - m[1]*m[3]
	if det == 0 {
		return
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	rightX, downX := m[4]/det*float64(w), -m[1]/det*float64(w) // columns of img a step right or down on paper
	rightY, downY := -m[3]/det*float64(h), m[0]/det*float64(h)
	columns := tent{reach: max(1, math.Abs(rightX), math.Abs(downX)), size: w}
	rows := tent{reach: max(1, math.Abs(rightY), math.Abs(downY)), size: h}
	area := cover(m).Intersect(paper.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			dx, dy := float64(x)+.5-m[2], float64(y)+.5-m[5]
			if columns.move(rightX*dx+downX*dy) && rows.move(rightY*dx+downY*dy) {
				blend(paper.Pix[paper.PixOffset(x, y):], img, &columns, &rows)
			}
		}
	}
}

// cover is the smallest rectangle around the place of the unit square.
func cover(m f64.Aff3) image.Rectangle {
	return image.Rect(
		int(math.Floor(m[2]+min(0, m[0])+min(0, m[1]))), int(math.Floor(m[5]+min(0, m[3])+min(0, m[4]))),
		int(math.Ceil(m[2]+max(0, m[0])+max(0, m[1]))), int(math.Ceil(m[5]+max(0, m[3])+max(0, m[4]))))
}

// A tent holds the weights of the pixels near a point of a row or column, which fall to zero at its reach.
// Their sum is 1.
type tent struct {
	reach   float64
	size    int // pixels in the row or column
	first   int // the pixel of the first weight
	weights []float64
}

// move puts the tent over a point, and reports whether that is in the row or column.
func (t *tent) move(at float64) bool {
	if !(at >= 0 && at < float64(t.size)) {
		return false
	}
	at -= .5 // the middle of the first pixel is 0
	t.first, t.weights = max(0, int(math.Ceil(at-t.reach))), t.weights[:0]
	sum := 0.0
	for i := t.first; i < t.size && float64(i) < at+t.reach; i++ {
		weight := t.reach - math.Abs(at-float64(i))
		t.weights = append(t.weights, weight)
		sum += weight
	}
	for i := range t.weights {
		t.weights[i] /= sum
	}
	return true
}

// blend covers a pixel with the weighted mean of pixels of img.
func blend(pixel []byte, img *image.RGBA, columns, rows *tent) {
	var sums [4]float64
	for i, row := range rows.weights {
		line := img.Pix[(rows.first+i)*img.Stride+4*columns.first:]
		for j, column := range columns.weights {
			weight, from := row*column, line[4*j:4*j+4]
			for k := range sums {
				sums[k] += weight * float64(from[k])
			}
		}
	}
	for k, sum := range sums {
		pixel[k] = byte(min(sum, sums[3]) + float64(pixel[k])*(1-sums[3]/255) + .5)
	}
}

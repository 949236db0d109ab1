package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"slices"
)

// colours is how many colours are left.
const colours = 16

// PNG writes a picture in sixteen greys, or colours where it has any. A page 900 pixels
// wide is about 40 KB.
func PNG(img *image.RGBA) ([]byte, error) {
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&out, quantise(img)); err != nil {
		return nil, fmt.Errorf("write the picture: %w", err)
	}
	return out.Bytes(), nil
}

// bucket counts the pixels of nearly one colour.
type bucket struct {
	n   int
	sum [3]int
}

const bucketBits = 5 // of each of red, green and blue

func bucketOf(p []byte) int {
	const drop = 8 - bucketBits
	return int(p[0]>>drop)<<(2*bucketBits) | int(p[1]>>drop)<<bucketBits | int(p[2]>>drop)
}

// quantise gives each pixel the nearest of sixteen colours.
func quantise(img *image.RGBA) *image.Paletted {
	out := image.NewPaletted(img.Rect, nil)
	all := make([]bucket, 1<<(3*bucketBits))
	coloured := 0
	for i := 0; i < len(img.Pix); i += 4 {
		p := img.Pix[i : i+3]
		b := &all[bucketOf(p)]
		b.n++
		for c := range 3 {
			b.sum[c] += int(p[c])
		}
		const tint = 40 // more than paper and lamps have
		if slices.Max(p)-slices.Min(p) > tint {
			coloured++
		}
	}
	if coloured*1000 < len(img.Pix)/4 { // one in a thousand pixels
		for i := range colours {
			out.Palette = append(out.Palette, color.Gray{byte(i * 255 / (colours - 1))})
		}
		for i := range out.Pix {
			p := img.Pix[4*i:]
			grey := (299*int(p[0]) + 587*int(p[1]) + 114*int(p[2]) + 500) / 1000
			out.Pix[i] = byte((grey*(colours-1) + 127) / 255)
		}
		return out
	}
	means := medianCut(all)
	for _, m := range means {
		out.Palette = append(out.Palette, color.RGBA{byte(m[0]), byte(m[1]), byte(m[2]), 255})
	}
	nearest := make([]byte, len(all))
	for i, b := range all {
		if b.n > 0 {
			nearest[i] = near(means, b.mean())
		}
	}
	for i := range out.Pix {
		out.Pix[i] = nearest[bucketOf(img.Pix[4*i:4*i+3])]
	}
	return out
}

func (b bucket) mean() (m [3]int) {
	for c := range 3 {
		m[c] = b.sum[c] / b.n
	}
	return m
}

func near(means [][3]int, m [3]int) byte {
	best, least := 0, 1<<30
	for i, o := range means {
		d := 0
		for c := range 3 {
			d += (m[c] - o[c]) * (m[c] - o[c])
		}
		if d < least {
			best, least = i, d
		}
	}
	return byte(best)
}

// medianCut parts the colours into sixteen groups, each time the one that differs most
// in itself, and returns their means.
func medianCut(all []bucket) (means [][3]int) {
	var used []bucket
	for _, b := range all {
		if b.n > 0 {
			used = append(used, b)
		}
	}
	groups := [][]bucket{used}
	for len(groups) < colours {
		worst, channel, most := 0, 0, 0.0
		for i, g := range groups {
			for c := range 3 {
				if d := differs(g, c); d > most {
					worst, channel, most = i, c, d
				}
			}
		}
		if most < 1 {
			break
		}
		low, high := cut(groups[worst], channel)
		groups[worst] = low
		groups = append(groups, high)
	}
	for _, g := range groups {
		means = append(means, together(g).mean())
	}
	return means
}

func together(group []bucket) (all bucket) {
	for _, b := range group {
		all.n += b.n
		for c := range 3 {
			all.sum[c] += b.sum[c]
		}
	}
	return all
}

// differs is the sum of squares of the distances from the mean, in one channel.
func differs(group []bucket, channel int) (sum float64) {
	mean := float64(together(group).sum[channel]) / float64(together(group).n)
	for _, b := range group {
		d := float64(b.sum[channel])/float64(b.n) - mean
		sum += d * d * float64(b.n)
	}
	return sum
}

// cut parts a group at its mean. Neither part is empty where there are two colours.
func cut(group []bucket, channel int) (low, high []bucket) {
	all := together(group)
	for _, b := range group {
		if b.sum[channel]*all.n <= all.sum[channel]*b.n {
			low = append(low, b)
		} else {
			high = append(high, b)
		}
	}
	return low, high
}

package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"slices"
)

// colours is the size of the palette.
const colours = 16

// PNG encodes a picture in sixteen greys, or sixteen colours if it has any colour. A page of 900
// pixels in width has about 40 KB.
func PNG(img *image.RGBA) ([]byte, error) {
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&out, quantise(img)); err != nil {
		return nil, fmt.Errorf("write the picture: %w", err)
	}
	return out.Bytes(), nil
}

// bucket counts the pixels of almost the same colour.
type bucket struct {
	n   int
	sum [3]int
}

const bucketBits = 5 // for each of red, green and blue

func bucketOf(p []byte) int {
	const drop = 8 - bucketBits
	return int(p[0]>>drop)<<(2*bucketBits) | int(p[1]>>drop)<<bucketBits | int(p[2]>>drop)
}

// quantise maps each pixel to the nearest of sixteen colours.
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
			nearest[i] = nearestOf(means, b.mean())
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

func nearestOf(means [][3]int, m [3]int) byte {
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

// medianCut splits the colours into sixteen groups, always the group with the greatest variance
// next, and returns their means.
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
				if d := variance(g, c); d > most {
					worst, channel, most = i, c, d
				}
			}
		}
		if most < 1 {
			break
		}
		low, high := splitAtMean(groups[worst], channel)
		groups[worst] = low
		groups = append(groups, high)
	}
	for _, g := range groups {
		means = append(means, sumOf(g).mean())
	}
	return means
}

func sumOf(group []bucket) (all bucket) {
	for _, b := range group {
		all.n += b.n
		for c := range 3 {
			all.sum[c] += b.sum[c]
		}
	}
	return all
}

// variance returns the sum of squared distances from the mean in one channel.
func variance(group []bucket, channel int) (sum float64) {
	mean := float64(sumOf(group).sum[channel]) / float64(sumOf(group).n)
	for _, b := range group {
		d := float64(b.sum[channel])/float64(b.n) - mean
		sum += d * d * float64(b.n)
	}
	return sum
}

// splitAtMean splits a group at its mean. Neither part is empty if the group has two colours.
func splitAtMean(group []bucket, channel int) (low, high []bucket) {
	all := sumOf(group)
	for _, b := range group {
		if b.sum[channel]*all.n <= all.sum[channel]*b.n {
			low = append(low, b)
		} else {
			high = append(high, b)
		}
	}
	return low, high
}

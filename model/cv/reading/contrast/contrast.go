// Package contrast tells letters that can be seen on their ground from those that
// cannot.
package contrast

import "math"

// RGB is a colour.
type RGB struct{ R, G, B uint8 }

// White is the colour of paper.
func White() RGB { return RGB{255, 255, 255} }

// Nil reports two colours so close that letters of one on the other cannot be told
// from their ground.
//
// Their contrast (WCAG 2) is under 1.1 and no component differs by a tenth. Text is made
// to be read from 4.5 on; the palest grey that designers set on white, #DDD, has 1.36 and
// counts as seen, as does #F0F0F0 with 1.14. Below 1.1, as of #F5F5F5, letters of the
// usual sizes are lost on a usual screen, and on paper. Colours as bright as each other,
// yellow on white, differ by a component.
func Nil(a, b RGB) bool {
	const contrast, component = 1.1, 26
	differ := func(a, b uint8) bool { return max(a, b)-min(a, b) >= component }
	if differ(a.R, b.R) || differ(a.G, b.G) || differ(a.B, b.B) {
		return false
	}
	la, lb := a.luminance()+.05, b.luminance()+.05
	return max(la, lb) < contrast*min(la, lb)
}

func (c RGB) luminance() float64 {
	linear := func(c uint8) float64 {
		v := float64(c) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

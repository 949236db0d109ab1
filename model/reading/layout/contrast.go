package layout

import "math"

// RGB is a colour.
type RGB struct{ R, G, B uint8 }

// White returns the colour of paper.
func White() RGB { return RGB{255, 255, 255} }

// Nil reports whether two colours are so close that letters of one are invisible on the other:
// their contrast (WCAG 2) is below 1.1 and no component differs by a tenth.
//
// Readable text has a contrast of at least 4.5. The palest grey that designers put on white, #DDD,
// has 1.36, and #F0F0F0 has 1.14; both count as visible. Below 1.1, for example with #F5F5F5,
// letters of usual sizes are lost on a usual screen and on paper. Colours of equal brightness,
// such as yellow on white, differ in a component.
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

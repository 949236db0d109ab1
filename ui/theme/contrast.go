package theme

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"charm.land/lipgloss/v2"
)

// Pair is a colour of a theme and the colour under it.
type Pair struct {
	Colour, Under string  // names of Colours; Under is "" for the background of the terminal
	Ratio         float64 // their contrast, from 1 to 21 (WCAG 2.2)
}

// texts are the colours in which text is drawn.
var texts = []string{"text", "dim", "accent", "good", "warn", "bad", "unviewed", "link"}

// Contrasts returns the contrast of the texts to the background, and of texts on a colour of the theme to that colour.
// It leaves out colours that the terminal decides: those without a number, and the first 16. A theme for a dark
// background is measured on black, one for a light background on white, and one for any background on both.
func (t *Theme) Contrasts() (pairs []Pair) {
	backgrounds := map[Background][]string{Dark: {"#000000"}, Light: {"#FFFFFF"}, Unknown: {"#000000", "#FFFFFF"}}
	add := func(name, under, below string) {
		if ratio, known := Contrast(t.Palette.Colour(name), below); known {
			pairs = append(pairs, Pair{name, under, ratio})
		}
	}
	for _, name := range texts {
		for _, background := range backgrounds[t.Screen.Background] {
			add(name, "", background)
		}
	}
	for _, name := range texts {
		add(name, "selection", t.Palette.Selection)
	}
	for _, on := range []Pair{
		{Colour: "text", Under: "resting"},
		{Colour: "on_accent", Under: "accent"}, // the bar
		{Colour: "on_accent", Under: "warn"},   // a match of a search
	} {
		add(on.Colour, on.Under, t.Palette.Colour(on.Under))
	}
	return pairs
}

// Contrast returns the contrast of two colours; known is false if the terminal decides one of them.
func Contrast(one, other string) (ratio float64, known bool) {
	a, known := luminanceOf(one)
	b, also := luminanceOf(other)
	return (max(a, b) + 0.05) / (min(a, b) + 0.05), known && also
}

// Contrasts returns the contrasts of the theme. With a text colour of its own, it is measured on the background that
// suits that colour; otherwise in each variant of its base.
func (o Own) Contrasts() []Pair {
	if l, known := luminanceOf(o.Colours["text"]); known {
		return o.Theme(Screen{Background: backgroundOf(l > middle)}).Contrasts()
	}
	dark, light := o.Theme(Screen{Background: Dark}), o.Theme(Screen{Background: Light})
	if dark.Screen == light.Screen { // the base has one variant
		return dark.Contrasts()
	}
	return append(dark.Contrasts(), light.Contrasts()...)
}

// middle is the luminance with as much contrast to black as to white.
const middle = 0.18

// luminanceOf returns the relative luminance of a colour; known is false if the terminal decides the colour.
func luminanceOf(c string) (l float64, known bool) {
	if n, err := strconv.Atoi(c); err == nil && n < 16 || c == "" {
		return 0, false
	}
	r, g, b := linear(lipgloss.Color(c))
	return 0.2126*r + 0.7152*g + 0.0722*b, true
}

// linear is a colour of the screen in amounts of light, 0 to 1.
func linear(c color.Color) (r, g, b float64) {
	light := func(v uint32) float64 {
		s := float64(v) / 0xffff
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	red, green, blue, _ := c.RGBA()
	return light(red), light(green), light(blue)
}

// ParseColour returns a colour of a file as a palette has it: "#rrggbb", a number of the terminal's colours, or "".
func ParseColour(s string) (colour string, ok bool) {
	if digits, hex := strings.CutPrefix(s, "#"); hex {
		_, err := strconv.ParseUint(digits, 16, 32)
		return s, err == nil && len(digits) == 6
	}
	n, err := strconv.Atoi(s)
	if err == nil && n >= 0 && n <= 255 {
		return strconv.Itoa(n), true
	}
	return s, s == ""
}

package theme

import (
	"image/color"
	"math"
	"testing"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"
)

// TestGreysStayGreyInFewerColours: of the 256 colours, which tmux without RGB, screen and
// Terminal.app have, the nearest to a bluish grey is navy or violet, and of 16 it is blue.
func TestGreysStayGreyInFewerColours(t *testing.T) {
	for _, name := range []string{"auto", "contrast", "distinct"} {
		for _, dark := range []bool{false, true} {
			p := New(name, dark).Palette
			for _, c := range []string{p.Text, p.Dim, p.Faint, p.Resting} {
				for _, fewer := range []colorprofile.Profile{colorprofile.ANSI256, colorprofile.ANSI} {
					if r, g, b, _ := fewer.Convert(lipgloss.Color(c)).RGBA(); r != g || g != b {
						t.Errorf("%s, dark %t: %s is no grey in %v", name, dark, c, fewer)
					}
				}
			}
		}
	}
}

// TestTextIsReadable: WCAG 2.2 asks 4.5 to 1 of text (1.4.3), and 7 to 1 for its highest level (1.4.6),
// which contrast keeps.
func TestTextIsReadable(t *testing.T) {
	luminance := func(c color.Color) float64 {
		r, g, b := linear(c)
		return 0.2126*r + 0.7152*g + 0.0722*b
	}
	for _, v := range variants() {
		background, least := color.Color(color.White), 4.5
		if v.dark {
			background = color.Black
		}
		if v.name == "contrast" {
			least = 7
		}
		look := New(v.name, v.dark)
		for what, style := range map[string]lipgloss.Style{
			"text": look.Text, "dim": look.Dim, "accent": look.Accent, "good": look.Good, "warn": look.Warn, "bad": look.Bad,
			"unseen": look.Unviewed, "link": look.Link, "bar": look.Bar, "found": look.Highlight, "row without the keys": look.Here,
		} {
			under := background
			if _, empty := style.GetBackground().(lipgloss.NoColor); !empty {
				under = style.GetBackground()
			}
			a, b := luminance(style.GetForeground()), luminance(under)
			if ratio := (max(a, b) + 0.05) / (min(a, b) + 0.05); ratio < least {
				t.Errorf("%s, dark %t: %s has a contrast of %.1f to 1, less than %.1f", v.name, v.dark, what, ratio, least)
			}
		}
	}
}

// TestDistinctStaysDistinctForTheColourBlind: text, good, warning and bad are at least 20 apart in CIELAB,
// where about 2 can just be seen, for usual eyes and for those without red, green or blue cones
// (Machado, Oliveira and Fernandes 2009, severity 1).
func TestDistinctStaysDistinctForTheColourBlind(t *testing.T) {
	for eyes, m := range map[string][9]float64{
		"usual":        {1, 0, 0, 0, 1, 0, 0, 0, 1},
		"protanopia":   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
		"deuteranopia": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
		"tritanopia":   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
	} {
		for _, dark := range []bool{true, false} {
			p := New("distinct", dark).Palette
			colours := []string{p.Text, p.Good, p.Warn, p.Bad}
			for i, one := range colours {
				for _, other := range colours[:i] {
					if d := distance(seen(one, m), seen(other, m)); d < 20 {
						t.Errorf("%s, dark %t: %s and %s are %.0f apart", eyes, dark, one, other, d)
					}
				}
			}
		}
	}
}

type variant struct {
	name string
	dark bool
}

// variants are all palettes of our own.
func variants() []variant {
	return []variant{
		{"dark", true}, {"light", false}, {"contrast", true}, {"contrast", false}, {"distinct", true}, {"distinct", false},
	}
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

// seen is what eyes make of a colour, in CIELAB.
func seen(name string, m [9]float64) [3]float64 {
	r, g, b := linear(lipgloss.Color(name))
	mix := func(i int) float64 { return min(1, max(0, m[i]*r+m[i+1]*g+m[i+2]*b)) }
	r, g, b = mix(0), mix(3), mix(6)
	f := func(v float64) float64 {
		if v > 0.008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16.0/116
	}
	x, y, z := f((0.4124564*r+0.3575761*g+0.1804375*b)/0.95047), f(0.2126729*r+0.7151522*g+0.0721750*b), f((0.0193339*r+0.1191920*g+0.9503041*b)/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func distance(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

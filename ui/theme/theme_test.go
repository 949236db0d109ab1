package theme

import (
	"math"
	"reflect"
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
			for _, c := range []string{p.Text, p.Dim, p.Faint, p.Resting, On(name, Screen{}).Palette.Dim} {
				if c == "" {
					continue
				}
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
// which the theme "contrast" keeps for every colour of text, also on its own colours.
func TestTextIsReadable(t *testing.T) {
	for _, v := range variants() {
		look, least := On(v.name, v.on), 4.5
		pairs, want := look.Contrasts(), 2*len(texts)+3
		if v.on.Background == Unknown { // on black and on white; the text itself is the terminal's
			want = 2*(len(texts)-1) + 2
		}
		if len(pairs) != want {
			t.Errorf("%v: %d pairs", v, len(pairs))
		}
		if v.name == "contrast" {
			least = 7
			for _, name := range texts {
				ratio, _ := Contrast(look.Palette.Colour(name), look.Palette.Resting)
				pairs = append(pairs, Pair{name, "resting", ratio})
			}
		}
		for _, p := range pairs {
			if p.Ratio < least {
				t.Errorf("%v: %s on %q has a contrast of %.1f to 1, less than %.1f", v, p.Colour, p.Under, p.Ratio, least)
			}
		}
	}
}

// TestContrastIsThatOfWCAG: the values are of the standard's definition.
func TestContrastIsThatOfWCAG(t *testing.T) {
	for _, c := range []struct {
		one, other string
		ratio      float64
		known      bool
	}{
		{"#000000", "#FFFFFF", 21, true}, {"#777777", "#FFFFFF", 4.48, true}, {"#FF0000", "#FFFFFF", 4.00, true}, {"231", "16", 21, true},
		{"7", "#000000", 0, false}, {"#000000", "", 0, false},
	} {
		if ratio, known := Contrast(c.one, c.other); known != c.known || known && math.Abs(ratio-c.ratio) > 0.01 {
			t.Errorf("%s on %s: %.2f, %t", c.one, c.other, ratio, known)
		}
	}
}

// TestAnOwnThemeHasItsColoursAndThoseOfItsBase, in the variant for the background where the base has two.
func TestAnOwnThemeHasItsColoursAndThoseOfItsBase(t *testing.T) {
	own := Own{Base: "contrast", Colours: map[string]string{"accent": "42", "selection": ""}}
	for _, dark := range []bool{true, false} {
		base := New("contrast", dark)
		got := own.Theme(base.Screen)
		want := base.Palette
		want.Accent, want.Selection = "42", ""
		if got.Palette != want || got.Screen != base.Screen || !got.Selected.reverse || base.Selected.reverse {
			t.Errorf("dark %t: %+v", dark, got.Palette)
		}
	}
	if got := (Own{Base: "plain"}).Theme(Screen{}); !got.Plain || New("dark", true).Plain {
		t.Error("a theme without colours is not plain")
	}
	if v := reflect.ValueOf(Palette{}); v.NumField() != len(Colours()) {
		t.Error("a colour of the palette has no name")
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
		for _, background := range []Background{Dark, Light, Unknown} {
			p := On("distinct", Screen{Background: background}).Palette
			colours := []string{p.Good, p.Warn, p.Bad}
			if p.Text != "" {
				colours = append(colours, p.Text)
			} else {
				colours = append(colours, "#000000", "#FFFFFF")
			}
			for i, one := range colours {
				for _, other := range colours[:i] {
					if d := distance(seen(one, m), seen(other, m)); d < 20 {
						t.Errorf("%s, background %d: %s and %s are %.0f apart", eyes, background, one, other, d)
					}
				}
			}
		}
	}
}

type variant struct {
	name string
	on   Screen
}

// variants are all palettes of our own, except those for 16 colours, whose look the terminal decides.
func variants() []variant {
	dark, light := Screen{Background: Dark}, Screen{Background: Light}
	return []variant{
		{"dark", dark}, {"light", light}, {"contrast", dark}, {"contrast", light}, {"distinct", dark}, {"distinct", light},
		{"auto", Screen{}}, {"distinct", Screen{}},
	}
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

package theme

import (
	"testing"

	"github.com/charmbracelet/colorprofile"
)

func TestMarksAreReadableAndOfTheirOwnColours(t *testing.T) {
	for background, below := range map[Background][]string{Dark: {"#1E1E1E"}, Light: {"#FFFFFF"}, Unknown: {"#000000", "#FFFFFF"}} {
		seen := map[string]bool{}
		for _, c := range marks[background] {
			for _, under := range below {
				if ratio, _ := Contrast(c, under); ratio < 4.5 || seen[c] {
					t.Errorf("%s on %s has a contrast of %.1f, or is there twice", c, under, ratio)
				}
			}
			seen[c] = true
		}
		if len(seen) < 12 {
			t.Errorf("%d colours for twelve needs", len(seen))
		}
	}
	for _, s := range []Screen{{Background: Dark, Profile: colorprofile.ANSI}, {Background: Light, Profile: colorprofile.NoTTY}} {
		if got := On("auto", s).Mark(3); got != (Style{}.Bold().Underline()) {
			t.Errorf("%v: a mark needs colours that the screen lacks", s)
		}
	}
}

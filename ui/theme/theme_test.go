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
	for _, name := range []string{"auto", "contrast"} {
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

// TestTextIsReadable: 4.5 to 1 is what WCAG 2.2 asks of text (1.4.3).
func TestTextIsReadable(t *testing.T) {
	luminance := func(c color.Color) float64 {
		linear := func(v uint32) float64 {
			s := float64(v) / 0xffff
			if s <= 0.04045 {
				return s / 12.92
			}
			return math.Pow((s+0.055)/1.055, 2.4)
		}
		r, g, b, _ := c.RGBA()
		return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
	}
	for _, name := range []string{"dark", "light", "contrast"} {
		for _, dark := range []bool{true, false} {
			if name != "contrast" && dark != (name == "dark") {
				continue
			}
			background := color.Color(color.White)
			if dark {
				background = color.Black
			}
			look := New(name, dark)
			for what, style := range map[string]lipgloss.Style{
				"text": look.Text, "dim": look.Dim, "accent": look.Accent, "good": look.Good, "warn": look.Warn, "bad": look.Bad, "unseen": look.Unviewed,
			} {
				a, b := luminance(style.GetForeground()), luminance(background)
				if ratio := (max(a, b) + 0.05) / (min(a, b) + 0.05); ratio < 4.5 {
					t.Errorf("%s on dark %t: %s has a contrast of %.1f to 1", name, dark, what, ratio)
				}
			}
		}
	}
}

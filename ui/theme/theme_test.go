package theme

import (
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

package theme

import (
	"testing"
)

// TestTheSelectedRowIsSeenInAPaneWithoutTheKeys: in every theme, by a sign as wide as the
// focused one and by a name that looks like no other.
func TestTheSelectedRowIsSeenInAPaneWithoutTheKeys(t *testing.T) {
	for _, name := range []string{"auto", "light", "dark", "contrast", "distinct", "plain"} {
		for _, dark := range []bool{false, true} {
			look := New(name, dark)
			edge, _, selected := look.Row(true, false, look.Text)
			if edge != SignCursor {
				t.Errorf("%s: its edge is %q", name, edge)
			}
			_, _, focused := look.Row(true, true, look.Text)
			for _, other := range []Style{look.Text, look.Bold, focused} {
				if selected.Render("x") == other.Render("x") {
					t.Errorf("%s: its name looks like another: %q", name, other.Render("x"))
				}
			}
			if !selected.bold {
				t.Errorf("%s: without colours its name is as any other", name)
			}
		}
	}
}

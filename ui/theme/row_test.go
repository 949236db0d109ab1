package theme

import (
	"testing"
)

// TestTheSelectedRowIsSeenInAPaneWithoutTheKeys: in every theme, by a sign and a bold name. In the pane with the keys,
// the row has a ground besides, which is on no other row.
func TestTheSelectedRowIsSeenInAPaneWithoutTheKeys(t *testing.T) {
	for _, name := range []string{"auto", "light", "dark", "contrast", "distinct", "plain"} {
		for _, dark := range []bool{false, true} {
			look := New(name, dark)
			edge, _, selected := look.Row(true, false, look.Text)
			if other, _, _ := look.Row(false, false, look.Text); edge != SignCursor || other == edge {
				t.Errorf("%s: its edge is %q, of another row %q", name, edge, other)
			}
			if !selected.bold {
				t.Errorf("%s: without colours its name is as any other", name)
			}
			if on, off := look.Choice(true), look.Choice(false); on.on == "" || off.on != "" {
				t.Errorf("%s: the grounds are %q and %q", name, on.on, off.on)
			}
		}
	}
}

package theme

import (
	"strings"
	"testing"

	"github.com/charmbracelet/colorprofile"
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

// TestAReversedRowHasNoPatches: where the ground of the chosen row is a reversed one, no colour makes a ground of its own.
func TestAReversedRowHasNoPatches(t *testing.T) {
	look := On("dark", Screen{Profile: colorprofile.ANSI})
	for name, style := range map[string]Style{"text": look.Text, "bold": look.Bold, "dim": look.Dim, "good": look.Good, "unviewed": look.Unviewed, "match": look.Match} {
		got := style.Over(look.Choice(true))
		if got.fg != nil || !got.reverse || got.underline != (name == "match") {
			t.Errorf("%s is %+v", name, got)
		}
		if got = style.Over(look.Choice(false)); got != style {
			t.Errorf("elsewhere %s is %+v", name, got)
		}
	}
}

// TestThePageUnderABoxRecedes in every theme: its text is not as bright as that of the box.
func TestThePageUnderABoxRecedes(t *testing.T) {
	few := Screen{Background: Dark, Profile: colorprofile.ANSI}
	for _, v := range append(variants(), variant{"dark", few}, variant{"contrast", few}, variant{"plain", few}) {
		look := On(v.name, v.on)
		ratio, known := Contrast(look.Palette.Text, look.Palette.Dim)
		switch {
		case look.Palette.Dim == "":
			if !look.Away.faint {
				t.Errorf("%v: it is as bright", v)
			}
		case known && ratio < 1.7 && look.Away == look.Dim:
			t.Errorf("%v: dim is nearly as bright as text, %.1f", v, ratio)
		}
	}
	const cell = "\U0010EEEE"
	look := New("dark", true)
	got := look.Under(look.Bold.Render("Anna ") + look.Accent.Render(cell+cell) + look.Bold.Render(" Kyiv"))
	if !strings.HasPrefix(got, look.Away.Render("Anna ")) || !strings.HasSuffix(got, look.Away.Render(" Kyiv")) || !strings.Contains(got, look.Accent.Render(cell+cell)) {
		t.Errorf("beside a picture it is %q", got)
	}
	if got, want := look.Under("Anna "+SignBar+"│ Kyiv"), look.Away.Render("Anna ")+look.Faint.Render(SignBar)+look.Faint.Render("│")+look.Away.Render(" Kyiv"); got != want {
		t.Errorf("rules and bars are %q, want %q", got, want)
	}
}

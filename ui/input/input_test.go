package input

import (
	"shortlist/ui/theme"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
)

func TestWhatIsPastedIsSafeAndAPasswordIsTakenAsItIs(t *testing.T) {
	const pasted = "Ба\u202eри\u200bста"
	plain, secret := New("a name"), Password()
	for _, l := range []*Line{&plain, &secret} {
		if l.Type(tea.PasteMsg{Content: pasted}) {
			t.Error("it takes a paste without the focus")
		}
		l.Begin("x")
		if !l.Type(tea.PasteMsg{Content: pasted}) {
			t.Error("a paste changes nothing")
		}
	}
	if got := plain.Value(); got != "xБариста" {
		t.Errorf("pasted: %q", got)
	}
	if got := secret.Value(); got != "x"+pasted {
		t.Errorf("pasted as a password: %q", got)
	}
}

// TestNothingIsLeftToRun: a line that blinked would draw frames for ever, and one that
// read the clipboard by itself would start another program.
func TestNothingIsLeftToRun(t *testing.T) {
	l := New("")
	if cmd := l.Model.Focus(); cmd != nil {
		t.Error("the focus has a command")
	}
	for _, key := range []tea.KeyPressMsg{{Code: 'v', Mod: tea.ModCtrl}, {Code: 'x', Text: "x"}, {Code: tea.KeyLeft}, {Code: tea.KeyBackspace}} {
		if _, cmd := l.Update(key); cmd != nil {
			t.Errorf("%s has a command", key)
		}
	}
}

// TestAnExampleIsReadable: it has the theme's colour for lesser text, not one of Bubbles' own,
// which has a contrast of 2.9 to 1 on black.
func TestAnExampleIsReadable(t *testing.T) {
	for _, dark := range []bool{true, false} {
		look := theme.New("auto", dark)
		l := New("example")
		if got, want := l.View(look, 20), look.Dim.Render("xample"); !strings.Contains(got, want) {
			t.Errorf("dark %t: %q does not contain %q", dark, got, want)
		}
	}
}

package widget

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/theme"
)

func TestWhatIsPastedIsSafeAndAPasswordIsTakenAsItIs(t *testing.T) {
	const pasted = "Ба\u202eри\u200bста"
	plain, secret := NewInput("a name"), NewPassword()
	for _, l := range []*Input{&plain, &secret} {
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
	l := NewInput("")
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
		l := NewInput("example")
		if got, want := l.View(look, 20), look.Dim.Render("xample"); !strings.Contains(got, want) {
			t.Errorf("dark %t: %q does not contain %q", dark, got, want)
		}
	}
}

// TestSelectedTextIsEditedAsInABrowser: what is typed or pasted replaces it, a deletion clears it, and a move goes to its
// beginning or end.
func TestSelectedTextIsEditedAsInABrowser(t *testing.T) {
	for _, c := range []struct {
		name, want string
		keys       []tea.Msg
	}{
		{"a letter", "dx", []tea.Msg{tea.KeyPressMsg{Code: 'd', Text: "d"}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
		{"a space", " x", []tea.Msg{tea.KeyPressMsg{Code: tea.KeySpace, Text: " "}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
		{"a paste", "docker", []tea.Msg{tea.PasteMsg{Content: "docker"}}},
		{"backspace", "x", []tea.Msg{tea.KeyPressMsg{Code: tea.KeyBackspace}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
		{"delete", "", []tea.Msg{tea.KeyPressMsg{Code: tea.KeyDelete}}},
		{"left", "xgo", []tea.Msg{tea.KeyPressMsg{Code: tea.KeyLeft}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
		{"right", "gox", []tea.Msg{tea.KeyPressMsg{Code: tea.KeyRight}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
		{"end", "gox", []tea.Msg{tea.KeyPressMsg{Code: tea.KeyEnd}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
		{"home", "xgo", []tea.Msg{tea.KeyPressMsg{Code: tea.KeyHome}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
		{"a key without a meaning", "x", []tea.Msg{tea.KeyPressMsg{Code: tea.KeyF7}, tea.KeyPressMsg{Code: 'x', Text: "x"}}},
	} {
		l := NewInput("")
		l.Begin("go")
		l.Select()
		for _, key := range c.keys {
			l.Type(key)
		}
		if l.Value() != c.want || l.Selected() {
			t.Errorf("after %s it is %q, selected: %t, want %q", c.name, l.Value(), l.Selected(), c.want)
		}
	}
	look := theme.New("auto", true)
	l := NewInput("")
	l.Begin("go")
	plain := l.View(look, 20)
	l.Select()
	if selected := l.View(look, 20); selected == plain || !strings.Contains(selected, look.Selected.Render("go")) {
		t.Errorf("selected it is %q, else %q", selected, plain)
	}
}

// TestALongLineShowsThatItGoesOn at each edge, and the cursor is never below a sign.
func TestALongLineShowsThatItGoesOn(t *testing.T) {
	look := theme.New("dark", true)
	l := NewInput("")
	l.Begin("abcdefghijklmno")
	for _, c := range []struct {
		keys rune
		n    int
		want string
	}{
		{tea.KeyLeft, 0, "…hijklmno "}, {tea.KeyLeft, 6, "…hijklmno "}, {tea.KeyLeft, 7, "…cdefghij…"}, {tea.KeyLeft, 1, "abcdefghi…"},
		{tea.KeyRight, 7, "abcdefghi…"}, {tea.KeyRight, 1, "…cdefghij…"}, {tea.KeyEnd, 1, "…hijklmno "},
	} {
		for range c.n {
			l.Type(tea.KeyPressMsg{Code: c.keys})
		}
		if got := ansi.Strip(l.View(look, 9)); got != c.want {
			t.Errorf("%d times %q: %q, want %q", c.n, c.keys, got, c.want)
		}
	}
	secret := NewPassword()
	secret.Begin("паролькабулькабу")
	if got := ansi.Strip(secret.View(look, 9)); got != "…•••••••• " {
		t.Errorf("%q", got)
	}
}

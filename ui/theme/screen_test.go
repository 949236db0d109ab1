package theme

import (
	"testing"

	"github.com/charmbracelet/colorprofile"
)

// TestTheEnvironmentNamesTheBackground, as urxvt and konsole set it. Within tmux and screen the environment may be that of
// a terminal that is gone.
func TestTheEnvironmentNamesTheBackground(t *testing.T) {
	for _, c := range []struct {
		named string
		more  [2]string
		want  Background
	}{
		{"15;0", [2]string{}, Dark}, {"0;15", [2]string{}, Light}, {"15;default;0", [2]string{}, Dark}, {"0;default;15", [2]string{}, Light},
		{"0;7", [2]string{}, Light}, {"15;8", [2]string{}, Dark}, {"12;4", [2]string{}, Dark}, {"0;11", [2]string{}, Light},
		{"", [2]string{}, Unknown}, {"0;default", [2]string{}, Unknown}, {"15;-1", [2]string{}, Unknown}, {"15;16", [2]string{}, Unknown}, {"a;b", [2]string{}, Unknown},
		{"0;15", [2]string{"TMUX", "/tmp/tmux-1000/default,1,0"}, Unknown}, {"0;15", [2]string{"STY", "1.pts"}, Unknown},
		{"0;15", [2]string{"TERM", "screen-256color"}, Unknown}, {"", [2]string{"TERM", "linux"}, Dark},
	} {
		env := map[string]string{"COLORFGBG": c.named, c.more[0]: c.more[1]}
		if got := BackgroundOf(func(name string) string { return env[name] }); got != c.want {
			t.Errorf("%v: %d", c, got)
		}
	}
}

// TestAThemeHasOnlyColoursThatTheScreenHas: the nearest of 16 colours would be another one in each terminal, and
// without colours the chosen row is reversed. A colour of the person that can be shown stays.
func TestAThemeHasOnlyColoursThatTheScreenHas(t *testing.T) {
	own := Own{Base: "dark", Colours: map[string]string{"accent": "3", "selection": "#003350", "good": "42", "warn": ""}}
	few := own.Theme(Screen{Profile: colorprofile.ANSI})
	if p := few.Palette; p.Accent != "3" || p.Selection != "" || p.Good != "10" || p.Warn != "" || !few.Selected.reverse {
		t.Errorf("%+v", p)
	}
	if none := own.Theme(Screen{Profile: colorprofile.ASCII}); !none.Plain {
		t.Errorf("%+v", none.Palette)
	}
	for _, name := range BuiltIn() {
		for _, background := range []Background{Unknown, Dark, Light} {
			look := On(name, Screen{background, colorprofile.ANSI})
			for _, c := range Colours() {
				if value := look.Palette.Colour(c); !look.Screen.has(value) {
					t.Errorf("%s, background %d: %s is %q", name, background, c, value)
				}
			}
		}
	}
}

// TestAnOwnTextImpliesItsBackground, where the terminal does not report one.
func TestAnOwnTextImpliesItsBackground(t *testing.T) {
	for text, want := range map[string]Background{"#EEEEEE": Dark, "#222222": Light, "7": Unknown, "": Unknown} {
		if got := (Own{Base: "auto", Colours: map[string]string{"text": text}}).Theme(Screen{}).Screen.Background; got != want {
			t.Errorf("%q: %d", text, got)
		}
	}
}

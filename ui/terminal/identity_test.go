package terminal

import "testing"

// TestWhatATerminalTakesIsKnownByItsAnswers, in the order name, DA2, TERM: TERM may be that of a terminal behind another program.
func TestWhatATerminalTakesIsKnownByItsAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		is      Identity
		program string
		copies  bool
		setting string
	}{
		"nothing is known":             {Identity{Type: "xterm-256color"}, "", false, ""},
		"kitty":                        {Identity{Type: "xterm-kitty", Name: "kitty(0.26.5)"}, "kitty", true, "kitty: clipboard_control"},
		"foot over SSH":                {Identity{Type: "foot-direct"}, "foot", true, "foot: osc52"},
		"Alacritty, which has no name": {Identity{Type: "alacritty", Secondary: []int{0, 1700, 1}}, "Alacritty", true, "Alacritty: terminal.osc52"},
		"Alacritty behind mosh":        {Identity{Type: "alacritty", Secondary: []int{1, 10, 0}}, "mosh", false, ""},
		"tmux in kitty":                {Identity{Type: "xterm-kitty", InTmux: true, Name: "kitty(0.48.2)"}, "tmux", false, "tmux: set-clipboard on"},
		"tmux over SSH":                {Identity{Type: "screen-256color", Name: "tmux 3.3a"}, "tmux", false, "tmux: set-clipboard on"},
		"xterm":                        {Identity{Type: "xterm", Name: "XTerm(379)"}, "xterm", false, "xterm: allowWindowOps"},
		"an old Konsole":               {Identity{Type: "xterm-256color", Name: "Konsole 22.12.3"}, "Konsole", false, ""},
		"a new Konsole":                {Identity{Type: "xterm-256color", Name: "Konsole 25.04.2"}, "Konsole", true, ""},
		"VTE":                          {Identity{Type: "xterm-256color", Secondary: []int{65, 7006, 1}}, "VTE", false, ""},
		"PuTTY":                        {Identity{Type: "xterm", Secondary: []int{0, 136, 0}}, PuTTY, false, ""},
		"st":                           {Identity{Type: "st-256color"}, "st", false, "st: allowwindowops"},
		"a TERM that begins like one":  {Identity{Type: "stv52"}, "", false, ""},
		"one that reports it (DA1)":    {Identity{Type: "xterm", Attributes: []int{62, 52}}, "", true, ""},
		"a name without a version":     {Identity{Name: "Konsole "}, "Konsole", false, ""},
	} {
		copies, setting := c.is.Copies()
		if c.is.Program() != c.program || copies != c.copies || setting != c.setting {
			t.Errorf("%s: %q, takes copied text: %v, by %q", name, c.is.Program(), copies, setting)
		}
	}
}

package arrivals

import (
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
)

// Desktop is a way to ask the terminal for a desktop notification.
type Desktop string

// The ways to ask. A terminal does not report which of them it supports.
const (
	NoDesktop Desktop = ""
	OSC9      Desktop = "osc9"   // iTerm2, Windows Terminal, ConEmu, WezTerm, Ghostty
	OSC777    Desktop = "osc777" // urxvt, foot, VTE, Ghostty, WezTerm
)

// Signal is how the terminal announces new applications while the window has no focus.
type Signal struct {
	Bell    bool
	Desktop Desktop
	Tmux    bool // tmux is in between, and passes on only wrapped sequences
}

// signalEvery is the shortest time between two signals.
const signalEvery = 30 * time.Second

// Used reports whether the terminal announces anything.
func (s Signal) Used() bool { return s.Bell || s.Desktop != NoDesktop }

// sequence returns the escape sequence that announces a sentence of safe text. The sentence
// must hold no name: a locked screen may show it.
func (s Signal) sequence(sentence string) (out string) {
	sentence = strings.ReplaceAll(sentence, ";", ",") // semicolons separate the fields of OSC 777
	switch s.Desktop {
	case OSC9:
		out = ansi.Notify(sentence)
	case OSC777:
		out = ansi.URxvtExt("notify", "shortlist", sentence)
	}
	if out != "" && s.Tmux {
		out = ansi.TmuxPassthrough(out)
	}
	if s.Bell {
		out += "\a"
	}
	return out
}

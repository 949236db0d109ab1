package vt

import (
	"fmt"
	"slices"
)

// Profile is what a kind of terminal answers to questions about itself. The zero value answers none of them.
type Profile struct {
	Type       string // as in TERM
	Modes      []int  // private modes that it knows
	On         []int  // those of them that are set from the start
	Denies     bool   // it answers that it does not know other modes
	Device     string // its answer to DA1
	Secondary  string // and to DA2
	Name       string // and its version
	Restores   bool   // it takes the question for kitty's keyboard for the sequence that restores the cursor, as st 0.9 and terminology 1.13 do
	Background string // the colour, as rgb:ffff/ffff/ffff; "": it answers nothing
	Cursor     bool   // it reports where the cursor is
}

// AnswerAs makes the terminal answer as a kind of terminal.
func (t *Terminal) AnswerAs(p Profile) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.profile = p
	for _, mode := range p.On {
		t.set(fmt.Sprint("?", mode), true)
	}
}

// Answers returns what the terminal has answered since the last call: the program reads it as keys.
func (t *Terminal) Answers() (out string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	out, t.answers = t.answers, ""
	return out
}

// answer answers a question, which may be for a mode.
func (t *Terminal) answer(question string, mode int) {
	p := t.profile
	switch known := slices.Contains(p.Modes, mode); {
	case question == "?$p" && (known || p.Denies):
		value := 0
		if known {
			value = 2
			if t.modes[fmt.Sprint("?", mode)] {
				value = 1
			}
		}
		t.answers += fmt.Sprintf("\x1b[?%d;%d$y", mode, value)
	case question == "c" && p.Device != "":
		t.answers += "\x1b[" + p.Device
	case question == ">c" && p.Secondary != "":
		t.answers += "\x1b[" + p.Secondary
	case question == ">q" && p.Name != "":
		t.answers += "\x1bP>|" + p.Name + "\x1b\\"
	case question == "n" && p.Cursor:
		t.answers += fmt.Sprintf("\x1b[%d;%dR", t.y+1, t.x+1)
	case question == "11;?" && p.Background != "":
		t.answers += "\x1b]11;" + p.Background + "\x1b\\"
	}
}

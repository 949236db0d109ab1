package vt

import (
	"fmt"
	"slices"
	"strings"
)

// Profile is what a kind of terminal answers to questions about itself. The zero value answers none of them.
type Profile struct {
	Type       string // as in TERM
	Modes      []int  // private modes that it knows
	On         []int  // those of them that are set from the start
	Fixed      []int  // modes that it reports as reset for ever, as VTE does
	Denies     bool   // it answers that it does not know other modes
	Device     string // its answer to DA1
	Secondary  string // and to DA2
	Name       string // and its version
	Restores   bool   // it takes the question for kitty's keyboard for the sequence that restores the cursor, as st 0.9 and terminology 1.13 do
	Keyboard   string // its answer to the question for kitty's keyboard; "": it does not know the question
	Background string // the colour, as rgb:ffff/ffff/ffff; "": it answers nothing
	Bell       bool   // the answer about the background ends with BEL, whatever the question ends with
	Cursor     bool   // it reports where the cursor is
}

// Recorded returns the profile of a terminal that was seen, in a version.
func Recorded(name, version string) Profile {
	seen := Find(name, version)
	p := Profile{
		Type: seen.TERM, Device: strings.TrimPrefix(seen.Answers["DA1"], "\x1b["), Secondary: strings.TrimPrefix(seen.Answers["DA2"], "\x1b["),
		Name:       strings.TrimRight(strings.TrimPrefix(seen.Answers["XTVERSION"], "\x1bP>|"), "\x1b\\"),
		Restores:   seen.Cursor["?u"] == "1;1",
		Keyboard:   strings.TrimPrefix(seen.Answers["?u"], "\x1b["),
		Background: seen.Background(), Bell: strings.HasSuffix(seen.Answers["OSC 11"], "\a"),
		Cursor: true,
	}
	for _, mode := range []int{69, 2026, 2027, 2031, 2048} {
		switch _, value, _ := strings.Cut(seen.Answers[fmt.Sprintf("?%d$p", mode)], ";"); value {
		case "0$y":
			p.Denies = true
		case "1$y":
			p.Modes, p.On = append(p.Modes, mode), append(p.On, mode)
		case "2$y":
			p.Modes = append(p.Modes, mode)
		case "4$y":
			p.Fixed = append(p.Fixed, mode)
		}
	}
	return p
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
	switch known, fixed := slices.Contains(p.Modes, mode), slices.Contains(p.Fixed, mode); {
	case question == "?$p" && (known || fixed || p.Denies):
		value := 0
		if fixed {
			value = 4
		}
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
		t.answers += "\x1b]11;" + p.Background + map[bool]string{false: "\x1b\\", true: "\a"}[p.Bell]
	case question == "?u" && p.Keyboard != "":
		t.answers += "\x1b[" + p.Keyboard
	}
}

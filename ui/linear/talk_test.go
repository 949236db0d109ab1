package linear

import (
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/screen"
)

// asking is a dashboard with a box on top.
type asking struct {
	Dashboard
	top     frame.Box
	offered []action.Action
	pressed []string
}

func (a *asking) Box() frame.Box            { return a.top }
func (a *asking) Outline() screen.Outline   { return screen.Outline{} }
func (a *asking) Here() []action.Action     { return a.offered }
func (a *asking) Notice() (env.Notice, int) { return env.Notice{}, 0 }
func (a *asking) Update(msg tea.Msg) tea.Cmd {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		a.pressed = append(a.pressed, action.Key(key))
	}
	return nil
}

// TestNoAnswersEachQuestion that takes yes, of whichever box; other boxes take neither.
func TestNoAnswersEachQuestion(t *testing.T) {
	for name, offered := range map[string][]action.Action{
		"a question": {{Keys: action.Yes}, {Keys: action.Noted}},
		"a message":  {{Keys: action.Noted}},
	} {
		m := &asking{top: &frame.Message{}, offered: offered}
		talk := &talk{}
		talk.loop = &loop{model: m, talk: talk, printer: newPrinter(nil, 0)}
		asks := len(offered) > 1
		if talk.verdict(No) != asks || talk.verdict(Yes) != asks || talk.verdict(Maybe) {
			t.Errorf("%s", name)
		}
		if asks && (len(m.pressed) != 2 || m.pressed[0] != action.No[0] || m.pressed[1] != action.Yes[0]) {
			t.Errorf("%s: %q", name, m.pressed)
		}
	}
}

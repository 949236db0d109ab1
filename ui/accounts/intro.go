package accounts

import (
	"slices"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/text"
)

// LeastForIntro is the height of a screen, in rows, that has room for the introduction.
const LeastForIntro = 20

// pair is a key and what it does.
type pair struct{ key, does string }

// introduces is what the introduction names in a pane.
type introduces struct {
	of   action.Keys // it is left out unless an action of these keys is possible now
	keys string      // as the person presses them
	does string
}

// Intro draws the introduction of the demo: what it is, and which of the actions that are possible now to try first.
func Intro(e *env.Env, width int, pane env.Pane, actions []action.Action) []string {
	t, inner := e.Theme, width-6
	body := frame.Styled(t.Text, lang.Text("You hire for a made-up company. Try any key: nothing leaves this computer."), inner)
	arrows := arrow(action.Up, "up") + " " + arrow(action.Down, "down")
	first := []introduces{
		{action.ReadCV, action.ReadCV.String(), lang.Text("read their CVs, one by one")},
		{action.VerdictYes, action.VerdictYes.String() + " " + action.VerdictMaybe.String() + " " + action.VerdictNo.String(), lang.Text("yes, maybe, no")},
	}
	switch pane {
	case env.JobPane:
		first = []introduces{{action.Down, arrows, lang.Text("choose a job")}, {action.Open, action.Open.String(), lang.Text("see its applicants")}}
	case env.ApplicantPane:
		first = append([]introduces{{action.Down, arrows, lang.Text("choose an applicant")}}, first...)
	case env.DetailPane:
	}
	var offered []pair
	for _, i := range append(first, introduces{action.Help, action.Help.String(), lang.Text("all keys")}) {
		if slices.ContainsFunc(actions, func(a action.Action) bool { return a.Keys.IsSame(i.of) && a.Disabled == "" }) {
			offered = append(offered, pair{i.keys, i.does})
		}
	}
	for _, keys := range flow(inner, offered) {
		var b strings.Builder
		for i, p := range keys {
			if i > 0 {
				b.WriteString(gap)
			}
			b.WriteString(t.Key.Render(p.key) + t.Text.Render(" "+p.does))
		}
		body = append(body, b.String())
	}
	return append(t.Frame(lang.Text("This is a demo"), body, inner, t.Accent), t.Bottom(inner, t.Accent))
}

// gap separates the keys of a line.
const gap = "   "

// flow breaks pairs into lines of at most width cells.
func flow(width int, pairs []pair) (lines [][]pair) {
	used := width
	for _, p := range pairs {
		wide := text.Width(gap + p.key + " " + p.does)
		if used+wide > width {
			lines, used = append(lines, nil), -len(gap)
		}
		used += wide
		lines[len(lines)-1] = append(lines[len(lines)-1], p)
	}
	return lines
}

// arrow returns the arrow key of a move, which everybody knows; if it was changed, the move's own keys.
func arrow(keys action.Keys, name string) string {
	if keys.Has(name) {
		return action.KeyName(name)
	}
	return keys.String()
}

package accounts

import (
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

// Intro draws the introduction of the demo: what it is, and which keys to press first.
func Intro(e *env.Env, width int) []string {
	t, inner := e.Theme, width-6
	body := frame.Styled(t.Text, lang.Text("You hire for a made-up company. Try any key: nothing leaves this computer."), inner)
	for _, keys := range flow(inner, []pair{
		{arrow(action.Up, "up") + " " + arrow(action.Down, "down"), lang.Text("choose a job")},
		{action.Open.String(), lang.Text("see its applicants")},
		{action.ReadCV.String(), lang.Text("read their CVs, one by one")},
		{action.VerdictYes.String() + " " + action.VerdictMaybe.String() + " " + action.VerdictNo.String(), lang.Text("yes, maybe, no")},
		{action.Undo.String(), lang.TextIn("welcome", "undo")},
		{action.Help.String(), lang.Text("all keys")},
	}) {
		var b strings.Builder
		for i, p := range keys {
			if i > 0 {
				b.WriteString(gap)
			}
			b.WriteString(t.Key.Render(p.key) + t.Text.Render(" "+p.does))
		}
		body = append(body, b.String())
	}
	return t.Frame(lang.Text("This is a demo"), body, inner)
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

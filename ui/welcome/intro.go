package welcome

import (
	"strings"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// LeastForIntro is the height of a screen, in rows, that has room for the introduction.
const LeastForIntro = 20

// pair is a key and what it does.
type pair struct{ key, does string }

// Intro draws the introduction of the demo: what it is, and which keys to press first.
func Intro(d *desk.Desk, width int) []string {
	t, inner := d.Theme, width-6
	body := overlay.Styled(t.Text, say.Intro, inner)
	for _, keys := range flow(inner, []pair{
		{arrow(action.Up, "up") + " " + arrow(action.Down, "down"), say.ChooseJob},
		{action.Open.String(), say.SeeApplicants},
		{action.ReadCV.String(), say.ReadCVs},
		{action.VerdictYes.String() + " " + action.VerdictMaybe.String() + " " + action.VerdictNo.String(), say.Decide},
		{action.Undo.String(), say.Undo},
		{action.Help.String(), say.Keys},
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
	return t.Frame(say.Demo, body, inner)
}

// gap separates the keys of a line.
const gap = "   "

// flow fills lines of a width with pairs, in their order.
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

// arrow is the arrow of a move, which everybody knows, unless its key was changed.
func arrow(keys action.Keys, name string) string {
	if keys.Has(name) {
		return action.KeyName(name)
	}
	return keys.String()
}

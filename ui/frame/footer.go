package frame

import (
	"slices"
	"strings"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// helping is the rank of help; quit has a higher one.
const helping = 90

// Worth returns the actions that are worth a place in the footer: those that can be done, by rank. Help and quit come
// last, with only their first key.
func Worth(actions []action.Action) []action.Action {
	var out []action.Action
	for _, a := range actions {
		if a.Rank > 0 && a.Disabled == "" && (len(a.Keys) > 0 || a.Foot != nil) {
			if a.Rank >= helping {
				a.Keys = a.Keys[:1]
			}
			out = append(out, a)
		}
	}
	slices.SortStableFunc(out, func(a, b action.Action) int { return a.Rank - b.Rank })
	return out
}

// Hint is an action in the footer, drawn from cell X on.
type Hint struct {
	X          int
	keys, name string
	action     action.Action
}

// Width is how many cells the hint takes.
func (h Hint) Width() int { return text.Width(h.keys + " " + h.name) }

// Hints returns the actions for the footer, by rank. Help, the action of the lowest rank, and the way out (esc, else
// quit) get their places first. The others follow until one does not fit: a shorter one of higher rank is not shown in
// its place.
func Hints(width int, actions []action.Action) (out []Hint) {
	const gap = 3
	actions = Worth(actions)
	leaves := func(a action.Action) bool { return a.Keys.Has("esc") }
	way := slices.IndexFunc(actions, leaves)
	if way < 0 {
		way = slices.IndexFunc(actions, func(a action.Action) bool { return a.Rank > helping })
	}
	placed, room := make([]bool, len(actions)), width-1+gap
	place := func(i int) bool {
		if i < 0 || placed[i] {
			return true
		}
		keys, name := actions[i].InFooter()
		need := text.Width(keys+" "+name) + gap
		if placed[i] = need <= room; placed[i] {
			room -= need
		}
		return placed[i]
	}
	place(slices.IndexFunc(actions, func(a action.Action) bool { return a.Rank == helping }))
	place(min(0, len(actions)-1))
	place(way)
	for i := range actions {
		if !place(i) {
			break
		}
	}
	x := 1
	for i, a := range actions {
		if placed[i] {
			keys, name := a.InFooter()
			out = append(out, Hint{x, keys, name, a})
			x += out[len(out)-1].Width() + gap
		}
	}
	return out
}

// Footer draws the hints.
func Footer(e *env.Env, width int, hints []Hint) string {
	t := e.Theme
	row, used := widget.NewRow(width), 0
	for _, h := range hints {
		row.Left(t.Dim, strings.Repeat(" ", h.X-used)).Left(t.Key, h.keys).Left(t.Dim, " "+h.name)
		used = h.X + h.Width()
	}
	return row.Render(theme.Style{})
}

// KeyAt returns the key of a hint at its cell x: the key that is drawn there, or whose name is; else the first key.
func (h Hint) KeyAt(x int) string {
	keys, words := h.action.Keys, strings.Fields(h.keys)
	if h.action.Foot != nil {
		keys = words
		words = append(words, strings.Fields(h.name)...)
	}
	end := 0
	for i, w := range words {
		if end += text.Width(w); x < end && i < 2*len(keys) {
			return keys[i%len(keys)]
		}
		end++
	}
	return keys[0]
}

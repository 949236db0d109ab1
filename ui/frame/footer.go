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

// most is how many entries a footer has: a longer line would not be read.
const most = 12

// gap are the cells between two entries. In divider, which is as wide, the rule is between those about what is chosen or
// marked, and those that lead elsewhere.
const gap, divider = 3, " │ "

// Hint is an action in the footer, or on the bottom edge of a box, drawn from cell X on.
type Hint struct {
	X          int
	keys, name string
	action     action.Action
	divided    bool // the divider is before it
}

// Width is how many cells the hint takes.
func (h Hint) Width() int { return text.Width(h.keys + " " + h.name) }

// The parts of a footer, from the left.
const (
	acting  = iota // on what is chosen or marked
	leading        // elsewhere
	quitting
	last // help
	parts
)

// part is the part of the footer that an action belongs to.
func part(a action.Action) int {
	switch {
	case a.Rank == helping:
		return last
	case a.Rank > helping:
		return quitting
	}
	if a.Keys.Has("enter") { // it opens what is chosen, also where that is no applicant and no job
		return acting
	}
	switch a.Group {
	case action.GroupFind, action.GroupMoving, action.GroupService, action.GroupProgram:
		return leading
	case action.GroupMore, action.GroupJobs, action.GroupApplicants, action.GroupReview, action.GroupFiles, action.GroupForm, action.GroupOwn:
	}
	return acting
}

// Hints returns the actions for the footer. Help, the action of the lowest rank, and the way out (esc, else quit) get
// their places first. The others follow by rank until one does not fit: a shorter one of higher rank is not shown in its
// place.
func Hints(width int, actions []action.Action) (out []Hint) {
	actions = Worth(actions)
	way := slices.IndexFunc(actions, func(a action.Action) bool { return a.Keys.Has("esc") })
	if way < 0 {
		way = slices.IndexFunc(actions, func(a action.Action) bool { return a.Rank > helping })
	}
	placed, room := make([]bool, len(actions)), width-1+gap
	var in [parts]int
	place := func(i int) bool {
		if i < 0 || placed[i] {
			return true
		}
		keys, name := actions[i].InFooter()
		need := text.Width(keys+" "+name) + gap
		if need > room || in[acting]+in[leading]+in[quitting]+in[last] == most {
			return false
		}
		placed[i], room = true, room-need
		in[part(actions[i])]++
		return true
	}
	place(slices.IndexFunc(actions, func(a action.Action) bool { return a.Rank == helping }))
	place(min(0, len(actions)-1))
	place(way)
	for i := range actions {
		if !place(i) {
			break
		}
	}
	divides := in[acting] > 0 && in[leading] > 0
	x := 1
	for of := range parts {
		for i, a := range actions {
			if !placed[i] || part(a) != of {
				continue
			}
			keys, name := a.InFooter()
			h := Hint{X: x, keys: keys, name: name, action: a, divided: divides && len(out) == in[acting]}
			out = append(out, h)
			x = h.X + h.Width() + gap
		}
	}
	return out
}

// Footer draws the hints.
func Footer(e *env.Env, width int, hints []Hint) string {
	t := e.Theme
	row, used := widget.NewRow(width), 0
	for _, h := range hints {
		used = h.draw(row, t, used)
	}
	return row.Render(theme.Style{})
}

// draw adds the hint to a row of used cells, and returns how many are used then.
func (h Hint) draw(row *widget.Row, t *theme.Theme, used int) int {
	if h.divided {
		row.Left(t.Faint, divider)
	} else {
		row.Left(t.Dim, strings.Repeat(" ", h.X-used))
	}
	row.Left(t.Key, h.keys).Left(t.Dim, " "+h.name)
	return h.X + h.Width()
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

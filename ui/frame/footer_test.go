package frame

import (
	"slices"
	"testing"

	"shortlist/ui/action"
)

// TestFootersChooseByUse: help, what is used most and the way out have a place, and the others by their rank: none is there
// without all that are used more.
func TestFootersChooseByUse(t *testing.T) {
	named := func(key, name string, rank int) action.Action {
		return action.Action{Keys: action.Keys{key}, Label: action.Label{Name: name}, Rank: rank}
	}
	byUse := []action.Action{
		named("enter", "open", 1), named("t", "read a very long curriculum vitae", 2), named("s", "s", 3), named("m", "mark", 4), named("e", "export all of them", 5),
	}
	help, quit, back := named("?", "help", 90), named("q", "quit", 91), named("esc", "back", 3)
	back.Keys = append(back.Keys, "left")
	for width := 36; width < 160; width++ {
		for _, out := range []action.Action{quit, back} {
			actions := append(slices.Clone(byUse), help, quit)
			if out.Rank < helping {
				actions = append(actions, back)
			}
			var shown []string
			for _, h := range Hints(width, actions) {
				shown = append(shown, h.action.Name)
				if end := h.X + h.Width(); end > width {
					t.Errorf("%d cells: %q ends at %d", width, h.action.Name, end)
				}
			}
			if !slices.Contains(shown, "help") || shown[0] != "open" || !slices.Contains(shown, out.Name) {
				t.Errorf("%d cells: %q", width, shown)
			}
			missing := false
			for _, a := range append(slices.Clone(byUse), quit) {
				has := slices.Contains(shown, a.Name)
				if has && missing && a.Name != out.Name {
					t.Errorf("%d cells: %q has a place in %q, and one that is used more has none", width, a.Name, shown)
				}
				missing = missing || !has
			}
		}
	}
}

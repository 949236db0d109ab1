package frame

import (
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/theme"
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
			if shown[len(shown)-1] != "help" || shown[0] != "open" || !slices.Contains(shown, out.Name) {
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

// TestFootersShowWhatActsFirst: what acts on the chosen comes before what leads elsewhere, with a divider between them,
// and help is last. However wide the screen is, a footer can be read at a glance.
func TestFootersShowWhatActsFirst(t *testing.T) {
	in := func(group action.Group, key string, rank int) action.Action {
		return action.Action{Keys: action.Keys{key}, Label: action.Label{Name: "name of " + key}, Group: group, Rank: rank}
	}
	all := []action.Action{
		in(action.GroupMoving, "J", 1), in(action.GroupReview, "a", 2), in(action.GroupFind, "/", 3), in(action.GroupFiles, "S", 4),
		in(action.GroupProgram, "?", 90), in(action.GroupProgram, "q", 91),
	}
	drawn := func(width int) string {
		e := &env.Env{Theme: theme.New("plain", true)}
		return strings.TrimSpace(ansi.Strip(Footer(e, width, Hints(width, all))))
	}
	if got, want := drawn(200), "a name of a   S name of S │ J name of J   / name of /   q name of q   ? name of ?"; got != want {
		t.Errorf("the footer is %q, want %q", got, want)
	}
	if got, want := drawn(44), "J name of J   q name of q   ? name of ?"; got != want {
		t.Errorf("without room the footer is %q, want %q", got, want)
	}
	for i := range 26 {
		all = append(all, in(action.GroupReview, string(rune('A'+i)), 10+i))
	}
	hints := Hints(1000, all)
	if len(hints) != most || hints[most-1].action.Rank != helping {
		t.Errorf("a wide footer has %d entries: %q", len(hints), drawn(1000))
	}
	for _, h := range hints {
		if got := h.KeyAt(0); got != h.action.Keys[0] {
			t.Errorf("at the first cell of %q is %q", h.name, got)
		}
	}
}

package widget

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// TestTabLine draws tabs where there is less and less room: a tab loses its count
// and the rest of its name, from the right; then the last tabs are left out, but never the open one.
func TestTabLine(t *testing.T) {
	e := &env.Env{Theme: theme.New("dark", true)}
	tabs := []Tab{
		{Name: "All", Short: "All", Count: 11}, {Name: "Active", Short: "Active", Count: 6},
		{Name: "Stopped", Short: "Stop", Count: 2}, {Name: "Inactive", Short: "Off", Count: 3},
		{Name: "Deleted", Short: "Del", Uncounted: true},
	}
	for _, c := range []struct {
		width, open int
		right, want string
	}{
		{80, 0, "", " 1 All 11  2 Active 6  3 Stopped 2  4 Inactive 3  5 Deleted"},
		{57, 0, "", " 1 All 11  2 Active 6  3 Stopped 2  4 Inactive 3  5 Del"},
		{48, 0, "", " 1 All 11  2 Active 6  3 Stopped 2  4 Off  5 Del"},
		{44, 0, "", " 1 All 11  2 Active 6  3 Stop  4 Off  5 Del"},
		{41, 0, "", " 1 All 11  2 Active  3 Stop  4 Off  5 Del"},
		{34, 0, "", " 1 All 11  2 Active  3 Stop  …"},
		{33, 3, "", " 1 All  2 Active  4 Inactive 3  …"},
		{34, 4, "", " 1 All  2 Active  5 Deleted  …"},
		{21, 0, "", " 1 All 11  …"},
		{44, 0, "3 marked", " 1 All 11  2 Active  3 Stop  …      3 marked"},
	} {
		got := ansi.Strip(TabLine(e.Theme, c.width, tabs, c.open, c.right).Lines[0])
		if want := text.Fit(c.want, c.width); got != want {
			t.Errorf("at %d, %d open:\n%q, want\n%q", c.width, c.open, got, want)
		}
	}
}

// TestTabsNameThemselves draws tabs in a second row where one has no room for all.
func TestTabsNameThemselves(t *testing.T) {
	e := &env.Env{Theme: theme.New("dark", true)}
	tabs := []Tab{
		{Name: "All", Short: "All", Count: 11}, {Name: "Active", Short: "Active", Count: 6}, {Name: "Stopped", Short: "Stopped", Count: 2},
		{Name: "Inactive", Short: "Inactive", Count: 3}, {Name: "Deleted", Short: "Deleted", Uncounted: true},
	}
	for _, c := range []struct {
		width, open int
		right       string
		want        []string
	}{
		{80, 0, "", []string{" 1 All 11  2 Active 6  3 Stopped 2  4 Inactive 3  5 Deleted"}},
		{59, 0, "", []string{" 1 All 11  2 Active 6  3 Stopped 2  4 Inactive 3  5 Deleted"}},
		{58, 0, "", []string{" 1 All 11  2 Active 6  3 Stopped 2  4 Inactive 3", " 5 Deleted"}},
		{34, 0, "", []string{" 1 All 11  2 Active 6  3 Stopped 2", " 4 Inactive 3  5 Deleted"}},
		{33, 3, "", []string{" 1 All 11  2 Active 6  3 Stopped", " 4 Inactive 3  5 Deleted"}},
		{44, 0, "3 marked", []string{" 1 All 11  2 Active 6  3 Stopped 2  3 marked", " 4 Inactive 3  5 Deleted"}},
	} {
		drawn := TabLines(e.Theme, c.width, tabs, c.open, c.right)
		got := drawn.Lines
		for i := range got {
			got[i] = strings.TrimRight(ansi.Strip(got[i]), " ")
			for tab := range tabs {
				name := fmt.Sprintf("%d %s", tab+1, tabs[tab].Name)
				x := strings.Index(got[i], name)
				if x < 0 {
					continue
				}
				for at, want := range map[int]bool{x - 1: false, x: true, x + len(name) - 1: true} {
					if on, ok := drawn.At(at, i); ok != want || ok && on != tab {
						t.Errorf("at %d, on cell %d of %q is tab %d, %v", c.width, at, got[i], on+1, ok)
					}
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("at %d, %d open:\n%q, want\n%q", c.width, c.open, got, c.want)
		}
	}
}

// TestAPieceThatMeansNothingInPartIsLeftOut: an age that is cut looks like a name that is.
func TestAPieceThatMeansNothingInPartIsLeftOut(t *testing.T) {
	plain := theme.New("dark", true).Text
	for width, want := range map[int]string{14: "Ana Pop, 24 CV", 13: "Ana Pop    CV", 9: "Ana P… CV"} {
		got := ansi.Strip(NewRow(width).Left(plain, "Ana Pop").Whole(plain, ", 24").Right(plain, "CV").Render(plain))
		if got != want {
			t.Errorf("in %d cells: %q, not %q", width, got, want)
		}
	}
}

// TestACutPieceIsTheLast: a piece that is cut to less than the room, because its end is the "…" of a sign, leaves
// no room for a second "…".
func TestACutPieceIsTheLast(t *testing.T) {
	plain := theme.New("dark", true).Text
	for width, want := range map[int]string{11: "✎… draft · ", 8: "✎… draft", 3: "✎… "} {
		got := ansi.Strip(NewRow(width).Left(plain, "✎… draft").Left(plain, " · ").Render(plain))
		if got != want {
			t.Errorf("in %d cells: %q, not %q", width, got, want)
		}
	}
}

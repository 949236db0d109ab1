package widget

import (
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// TestTabsGiveUpWhatMattersLeastFirst draws tabs where there is less and less room: without the rest, without keys,
// then without the last tabs, whose room the keys of the others get. The open tab, the order, whole names and the counts
// stay.
func TestTabsGiveUpWhatMattersLeastFirst(t *testing.T) {
	look := theme.New("dark", true)
	tabs := []Tab{
		{Key: 1, Name: "All", Count: 38}, {Key: 6, Name: "Undecided", Count: 12}, {Key: 3, Name: "Yes", Count: 2},
		{Key: 7, Name: "Suggested", Count: 4, Rest: true}, {Key: 8, Name: "Deleted", Uncounted: true, Rest: true},
	}
	for _, c := range []struct {
		width, open int
		want        string
	}{
		{80, 1, " 1 All 38  6 Undecided 12  3 Yes 2  7 Suggested 4  8 Deleted"},
		{60, 1, " 1 All 38  6 Undecided 12  3 Yes 2  7 Suggested 4  8 Deleted"},
		{59, 1, " 1 All 38  6 Undecided 12  3 Yes 2  7 Suggested 4  +1 more"},
		{57, 1, " 1 All 38  6 Undecided 12  3 Yes 2  +2 more"},
		{57, 8, " 1 All 38  6 Undecided 12  3 Yes 2  8 Deleted  +1 more"},
		{43, 1, " 1 All 38  6 Undecided 12  3 Yes 2  +2 more"},
		{42, 1, " All 38  Undecided 12  Yes 2  +2 more"},
		{36, 1, " 1 All 38  6 Undecided 12  +3 more"},
		{32, 1, " All 38  Undecided 12  +3 more"},
		{33, 3, " 1 All 38  3 Yes 2  +3 more"},
		{32, 3, " 1 All 38  3 Yes 2  +3 more"},
		{20, 3, " 3 Yes 2  +4 more"},
	} {
		drawn := TabLine(look, c.width, tabs, c.open)
		line := ansi.Strip(drawn.Line)
		if want := text.Fit(c.want, c.width); line != want {
			t.Errorf("at %d, %d open:\n%q, want\n%q", c.width, c.open, line, want)
		}
	}
}

// TestAClickReachesEveryTab: on the key, the name or the count of a tab, and on the sign of those that are left out.
func TestAClickReachesEveryTab(t *testing.T) {
	look := theme.New("dark", true)
	tabs := []Tab{{Key: 1, Name: "All", Count: 38}, {Key: 6, Name: "Undecided", Count: 12}, {Key: 3, Name: "Yes", Count: 2}, {Key: 7, Name: "Suggested", Count: 4, Rest: true}}
	for width := 24; width < 80; width++ {
		for open := range tabs {
			drawn := TabLine(look, width, tabs, tabs[open].Key)
			line, left := strings.TrimRight(ansi.Strip(drawn.Line), " "), 0
			for _, tab := range tabs {
				label := tab.Name + " " + strconv.Itoa(tab.Count)
				x := strings.Index(line, label)
				if x < 0 {
					if left++; left == 1 { // the sign opens the first of those that are left out
						if key, _ := drawn.At(len(line) - 1); key != strconv.Itoa(tab.Key) {
							t.Errorf("at %d, a click on the end of %q opens %q, not %d", width, line, key, tab.Key)
						}
					}
					continue
				}
				if strings.Contains(line, strconv.Itoa(tab.Key)+" "+label) {
					x -= len("1 ")
				}
				end := strings.Index(line, label) + len(label)
				for at, want := range map[int]bool{x - 1: false, x: true, end - 1: true, end: false} {
					if key, ok := drawn.At(at); ok != want || ok && key != strconv.Itoa(tab.Key) {
						t.Errorf("at %d, on cell %d of %q is the tab of %q", width, at, line, key)
					}
				}
			}
			if more := strings.Contains(line, "+"+strconv.Itoa(left)+" more"); more != (left > 0) {
				t.Errorf("at %d, %d tabs are left out of %q", width, left, line)
			}
		}
	}
}

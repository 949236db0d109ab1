package widget

import (
	"slices"
	"strconv"

	"shortlist/model/lang"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Tab is one of a list's views, opened by its number key.
type Tab struct {
	Key       int
	Name      string
	Count     int
	Uncounted bool // the count is not known yet
	Rest      bool // needed less often: it is in the row only if all tabs are
}

// Tabs are the drawn tabs of a list.
type Tabs struct {
	Line  string
	spans []tabSpan
}

// tabSpan is where a tab is drawn: from inclusive, to exclusive.
type tabSpan struct{ key, from, to int }

// At returns the key of the tab that is drawn at a cell.
func (t Tabs) At(x int) (key string, ok bool) {
	for _, s := range t.spans {
		if x >= s.from && x < s.to {
			return strconv.Itoa(s.key), true
		}
	}
	return "", false
}

// TabLine draws tabs in their order in one row, with the one that the key open opens. Without room for all, the rest is
// left out, then the keys, then tabs are left out from the end. The open tab, the counts and whole names stay. The keys
// come back where the tabs that are left have room for them.
// A sign counts the tabs that are left out; a click on it opens the first of them.
func TabLine(t *theme.Theme, width int, tabs []Tab, open int) Tabs {
	shown, keyed := slices.Clone(tabs), true
	for {
		drawn, fits := drawTabs(t, width, tabs, shown, open, keyed)
		last := len(shown) - 1
		if last >= 0 && shown[last].Key == open {
			last--
		}
		switch {
		case fits || last < 0:
			if again, fits := drawTabs(t, width, tabs, shown, open, true); fits {
				return again
			}
			return drawn
		case shown[last].Rest || !keyed:
			shown = slices.Delete(shown, last, last+1)
		default:
			keyed = false
		}
	}
}

// drawTabs draws the tabs that are shown, and how many of all are not. It reports whether they fit.
func drawTabs(t *theme.Theme, width int, all, shown []Tab, open int, keyed bool) (drawn Tabs, fits bool) {
	row, x := NewRow(width), 1
	row.Left(t.Dim, " ")
	begin := func() {
		if len(drawn.spans) > 0 {
			row.Left(t.Dim, "  ")
			x += 2
		}
	}
	for _, tab := range shown {
		begin()
		key, label, style := "", tab.label(), t.Text
		if keyed {
			key = strconv.Itoa(tab.Key) + " "
		}
		if tab.Key == open {
			style = t.TabOn
		}
		row.Left(t.Dim, key).Left(style, label)
		to := x + text.Width(key+label)
		drawn.spans = append(drawn.spans, tabSpan{tab.Key, x, to})
		x = to
	}
	if left := len(all) - len(shown); left > 0 {
		begin()
		first := slices.IndexFunc(all, func(tab Tab) bool { return !slices.Contains(shown, tab) })
		more := sayMoreTabs(left)
		row.Left(t.Dim, more)
		to := x + text.Width(more)
		drawn.spans = append(drawn.spans, tabSpan{all[first].Key, x, to})
		x = to
	}
	drawn.Line = row.Render(theme.Style{})
	return drawn, x <= width
}

// label words a tab with its count.
func (tab Tab) label() string {
	if tab.Uncounted {
		return tab.Name
	}
	return tab.Name + " " + lang.Number(tab.Count)
}

func sayMoreTabs(n int) string { return lang.Plural(n, "+%d more", "+%d more") }

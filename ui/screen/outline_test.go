package screen_test

import (
	"testing"

	"shortlist/ui/screen"
)

// TestDrawnCellsAreReadAsWords: columns are separated by commas, and signs are words or left out.
func TestDrawnCellsAreReadAsWords(t *testing.T) {
	for drawn, want := range map[string]string{
		"\x1b[1m▌● Barista\x1b[m        Kyiv · 3 ": "Barista, Kyiv, 3",
		" › typed":       "typed",
		"Anna  4/5 ✎":    "Anna, 4/5, has a note",
		"4  ★★★★☆   now": "4, 4 of 5 stars, now",
		"a\x1b]0;title\x07b\u202ec │ d ─────┬─": "abc, d",
		" ┃ ": "",
	} {
		if got := screen.PlainLine(drawn); got != want {
			t.Errorf("%q is read as %q, not %q", drawn, got, want)
		}
	}
}

// TestAChoiceIsNamedByWordsThatNoOtherHas: its beginning, or else a part of it.
func TestAChoiceIsNamedByWordsThatNoOtherHas(t *testing.T) {
	choices := []string{"0 · per hour", "1 · per day", "3 · per month", "CSV, for a spreadsheet"}
	for typed, want := range map[string]int{"1": 1, "HOUR": 0, "per": -1, "csv": 3, "": -1, "year": -1, "month ": 2} {
		if got := screen.Choice(typed, choices); got != want {
			t.Errorf("%q chooses %d, not %d", typed, got, want)
		}
	}
}

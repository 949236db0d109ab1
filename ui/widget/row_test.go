package widget

import (
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/theme"
)

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

package widget

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// TestAHeaderKeepsNameAndPlace draws a header where there is less and less room: the job's title is cut first, then the
// note is left out, the order is cut, and the marks are left out.
func TestAHeaderKeepsNameAndPlace(t *testing.T) {
	look := theme.New("dark", true)
	h := Header{Name: "Applicants", About: "Backend Engineer", Order: "unviewed first", Marked: "3 marked", Note: "as of 17:52", Place: "4 of 28"}
	for width, want := range map[int][2]string{
		90: {" Applicants · Backend Engineer — unviewed first · 3 marked", "as of 17:52 · 4 of 28 "},
		81: {" Applicants · Backend Engineer — unviewed first · 3 marked", "as of 17:52 · 4 of 28 "},
		80: {" Applicants · Backend Engine… — unviewed first · 3 marked", "as of 17:52 · 4 of 28 "},
		72: {" Applicants — unviewed first · 3 marked", "as of 17:52 · 4 of 28 "},
		50: {" Applicants — unviewed first · 3 marked", "4 of 28 "},
		44: {" Applicants — unviewed … · 3 marked", "4 of 28 "},
		40: {" Applicants · 3 marked", "4 of 28 "},
		24: {" Applicants", "4 of 28 "},
	} {
		want := want[0] + strings.Repeat(" ", width-text.Width(want[0]+want[1])) + want[1]
		if got := ansi.Strip(h.View(look, width, true)); got != want {
			t.Errorf("at %d:\n%q, want\n%q", width, got, want)
		}
	}
}

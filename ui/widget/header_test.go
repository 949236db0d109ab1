package widget

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// TestAHeaderKeepsNameAndPlace draws a header where there is less and less room: the job's title is cut first, then the
// note is left out, the order is short, what is besides the list is left out, the order is cut, and the marks are.
func TestAHeaderKeepsNameAndPlace(t *testing.T) {
	check := func(h Header, width int, ends [2]string) {
		t.Helper()
		want := ends[0] + strings.Repeat(" ", width-text.Width(ends[0]+ends[1])) + ends[1]
		if got := ansi.Strip(h.View(theme.New("dark", true), width, true)); got != want {
			t.Errorf("at %d:\n%q, want\n%q", width, got, want)
		}
	}
	h := Header{Name: "Applicants", About: "Backend Engineer", Order: "unviewed first", Marked: "3 marked", Note: "as of 17:52", Place: "4 of 28"}
	more := Header{Name: "Applicants", Order: "unviewed first", Short: "unviewed", Note: "as of 17:52", Besides: "+2 deleted", Place: "4 of 28"}
	for width, want := range map[int][2]string{
		65: {" Applicants — unviewed first", "as of 17:52 · +2 deleted · 4 of 28 "},
		50: {" Applicants — unviewed first", "+2 deleted · 4 of 28 "},
		46: {" Applicants — unviewed", "+2 deleted · 4 of 28 "},
		41: {" Applicants — unviewed first", "4 of 28 "},
		36: {" Applicants — unviewed", "4 of 28 "},
	} {
		check(more, width, want)
	}
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
		check(h, width, want)
	}
}

package ui_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/action"
	"shortlist/ui/env"
)

// bold begins a bold text.
var bold = regexp.MustCompile(`\x1b\[1(;[\d;]*)?m[^\x1b]`)

// TestALineHasOneBoldText: the name of what one looks at, a section or a position. With two, neither is seen first.
func TestALineHasOneBoldText(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.ToJob("ua-backend")
		found := 0
		look := func(where string) {
			t.Helper()
			lines := strings.Split(d.View().Content, "\n")
			columns := d.columns()
			if len(columns) == 0 {
				columns = []env.Column{{Width: size[0]}}
			}
			for _, line := range lines {
				for _, c := range columns {
					n := len(bold.FindAllString(ansi.Cut(line, c.X, c.X+c.Width), -1))
					if found += n; n > 1 {
						t.Errorf("%v, %s: %d bold texts in %q", size, where, n, ansi.Cut(line, c.X, c.X+c.Width))
					}
				}
			}
		}
		look("jobs")
		d.Do(action.Open)
		look("applicants")
		d.Do(action.VerdictYes, action.VerdictNo, action.Mark)
		look("verdicts")
		d.Do(action.Open)
		look("detail")
		d.Do(action.ReadCV)
		look("reader")
		if found == 0 {
			t.Errorf("%v: nothing is bold", size)
		}
	}
}

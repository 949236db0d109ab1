package guide

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
)

func TestListItemsHangBelowTheirBulletsAndKeysStayWhole(t *testing.T) {
	const source = "# Title\n\n- Press `ctrl+x` or `--read-only` to\n  go on with the next of all these items\n- another\n\nAfter.\n\n```sh\n- kept\n  as it is\n```\n"
	for width := 20; width < 60; width++ {
		out, err := Render(source, width, Style{Heading: "4"})
		if err != nil {
			t.Fatal(err)
		}
		plain := ansi.Strip(out)
		for line := range strings.Lines(plain) {
			if w := text.Width(strings.TrimRight(line, " \n")); w > width {
				t.Errorf("%q has %d cells of %d", line, w, width)
			}
		}
		for _, whole := range []string{"ctrl+x", "--read-only", "- kept", "• another", "• Press"} {
			if !strings.Contains(plain, whole) {
				t.Errorf("%d cells: %q is not whole in:\n%s", width, whole, plain)
			}
		}
		if !strings.Contains(plain, "\n  go") && !strings.Contains(plain, " go") || strings.Contains(plain, "\ngo ") {
			t.Errorf("%d cells: the item does not hang:\n%s", width, plain)
		}
	}
}

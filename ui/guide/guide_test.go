package guide

import (
	"strings"
	"testing"

	"shortlist/ui/text"
)

func TestABareGuideKeepsTheSignsOfMarkdown(t *testing.T) {
	const source = "# Title\n\nOne **two** *three* `four`\nfive &amp; \\*six\\*.\n\n| a | b |\n| --- | --- |\n| `c` | **d** |\n"
	for _, c := range []struct {
		style text.Style
		want  []string
	}{
		{text.Style{Bare: true}, []string{"# Title", "One **two** *three* four five & *six*.", "│ **d**"}},
		{text.Style{}, []string{"\x1b[1mTitle", "\x1b[1mtwo", "\x1b[3mthree", "five & *six*.", "│ \x1b[1md"}},
	} {
		page, err := HTML(source, c.style.Bare)
		if err != nil {
			t.Fatal(err)
		}
		drawn := strings.Join(text.NewRenderer(c.style).HTML(page, 60), "\n")
		for _, want := range c.want {
			if !strings.Contains(drawn, want) {
				t.Errorf("%+v: no %q in:\n%q", c.style, want, drawn)
			}
		}
	}
}

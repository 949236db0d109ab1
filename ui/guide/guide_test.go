package guide

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/charmbracelet/x/ansi"

	"shortlist/assets"
	"shortlist/model/lang"
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

func TestGuidesHoldOnlyWhatIsDrawn(t *testing.T) {
	for _, topic := range Topics {
		markdown, err := Markdown(topic)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Render(markdown, 78, Style{}); err != nil {
			t.Errorf("%s: %v", topic, err)
		}
	}
	for _, other := range []string{"> quoted\n", "[a link](https://example.com)\n", "- outer\n  - inner\n", "| a |\n| --- |\n| ![](b.png) |\n"} {
		if out, err := Render(other, 78, Style{}); err == nil {
			t.Errorf("%q is drawn as %q", other, out)
		}
	}
}

// TestTablesBreakNoWord but very long ones, in any language, in the help of a terminal of 80 columns and in those that are wider.
func TestTablesBreakNoWord(t *testing.T) {
	files, err := assets.Guides()
	if err != nil {
		t.Fatal(err)
	}
	table := regexp.MustCompile(`(?m)^(\|.*\|\n)+`)
	const inHelp, longWord = 72, 15
	for _, l := range lang.All() {
		for _, topic := range Topics {
			page, err := fs.ReadFile(files, Path(topic, l))
			if err != nil {
				t.Fatal(err)
			}
			for _, source := range table.FindAllString(string(page), -1) {
				for _, width := range []int{inHelp, 80, 100} {
					out, err := Render(source, width, Style{Rules: true})
					if err != nil {
						t.Fatal(err)
					}
					drawn := strings.FieldsFunc(ansi.Strip(out), func(r rune) bool { return r == '│' || unicode.IsSpace(r) })
					for _, word := range strings.FieldsFunc(source, func(r rune) bool { return r == '|' || unicode.IsSpace(r) }) {
						plain := strings.Trim(word, "`")
						if strings.ContainsAny(plain, "`*\\&-") || plain == "" || text.Width(plain) > longWord {
							continue
						}
						if !slices.Contains(drawn, plain) {
							t.Errorf("%s, %s, %d cells: %q is broken in:\n%s", l.Name(), topic, width, plain, out)
							break
						}
					}
				}
			}
		}
	}
}

func TestTextIsDrawnInItsStyle(t *testing.T) {
	const source = "# Title\n\nOne **two** *three* `four`\nfive &amp; \\*six\\*.\n\n| a | b |\n| --- | --- |\n| `c` | **d** |\n"
	for _, c := range []struct {
		style Style
		want  []string
	}{
		{Style{Bare: true}, []string{"# Title", "One **two** *three* four five & *six*.", " c", "| **d**"}},
		{Style{Rules: true}, []string{"\x1b[1mTitle", "\x1b[1mtwo", "\x1b[3mthree", "four five & *six*.", "│ \x1b[1md"}},
		{Style{Text: "1", Heading: "2", Code: "3"}, []string{"\x1b[32;1mTitle", "\x1b[31mOne", "\x1b[31;1mtwo", "\x1b[33mfour", "\x1b[33mc"}},
	} {
		out, err := Render(source, 60, c.style)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range c.want {
			if !strings.Contains(out, want) {
				t.Errorf("%+v: no %q in:\n%q", c.style, want, out)
			}
		}
	}
}

package help

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

// draw returns a guide as it is drawn in a style.
func draw(markdown string, width int, s text.Style) string {
	page := HTML(markdown)
	if s.Bare {
		page = Signed(page)
	}
	return strings.Join(text.NewRenderer(s).HTML(page, width), "\n")
}

func TestListItemsHangBelowTheirBulletsAndKeysStayWhole(t *testing.T) {
	const source = "# Title\n\n- Press `ctrl+x` or `--read-only` to\n  go on with the next of all these items\n- another\n\nAfter.\n\n```sh\n- kept\n  as it is\n```\n"
	for width := 20; width < 60; width++ {
		plain := ansi.Strip(draw(source, width, text.Style{Accent: "4"}))
		for line := range strings.Lines(plain) {
			if w := text.Width(strings.TrimRight(line, " \n")); w > width {
				t.Errorf("%q has %d cells of %d", line, w, width)
			}
		}
		for _, whole := range []string{"ctrl+x", "--read-only", "\n\n  - kept\n    as it is", "• another", "• Press"} {
			if !strings.Contains(plain, whole) {
				t.Errorf("%d cells: %q is not whole in:\n%s", width, whole, plain)
			}
		}
		if !strings.Contains(plain, "\n  go") && !strings.Contains(plain, " go") || strings.Contains(plain, "\ngo ") {
			t.Errorf("%d cells: the item does not hang:\n%s", width, plain)
		}
	}
}

// TestTablesBreakNoWord but very long ones, in any language, in the help of a terminal of 80 columns and in those that are wider.
func TestTablesBreakNoWord(t *testing.T) {
	table := regexp.MustCompile(`(?m)^(\|.*\|\n)+`)
	const inHelp, longWord = 72, 15
	for _, l := range lang.All() {
		for _, topic := range Topics {
			page, err := fs.ReadFile(assets.Guides, Path(topic, l))
			if err != nil {
				t.Fatal(err)
			}
			for _, source := range table.FindAllString(string(page), -1) {
				for _, width := range []int{inHelp, 80, 100} {
					out := ansi.Strip(draw(source, width, text.Style{}))
					if !strings.Contains(out, "─┼─") {
						t.Errorf("%s, %s, %d cells: not drawn as a table:\n%s", l.Name(), topic, width, out)
					}
					drawn := strings.FieldsFunc(out, func(r rune) bool { return r == '│' || unicode.IsSpace(r) })
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
		style text.Style
		want  []string
	}{
		{text.Style{Bare: true}, []string{"# Title", "One **two** *three* four five & *six*.", "c │ **d**"}},
		{text.Style{}, []string{"\x1b[1mTitle", "\x1b[1mtwo", "\x1b[3mthree", "\x1b[1mfour\x1b[m five & *six*.", "│ \x1b[1md"}},
		{text.Style{Text: "1", Accent: "2", Code: "3"}, []string{"\x1b[32;1mTitle", "\x1b[31mOne", "\x1b[31;1mtwo", "\x1b[33mfour", "\x1b[33mc"}},
	} {
		out := draw(source, 60, c.style)
		for _, want := range c.want {
			if !strings.Contains(out, want) {
				t.Errorf("%+v: no %q in:\n%q", c.style, want, out)
			}
		}
	}
}

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
	"shortlist/model/modeltest"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// draw returns a guide as it is drawn in a style.
func draw(t *testing.T, markdown string, width int, s Style) string {
	t.Helper()
	lines, err := Draw(markdown, width, s)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(lines, "\n")
}

func TestListItemsHangBelowTheirBulletsAndKeysStayWhole(t *testing.T) {
	const source = "# Title\n\n- Press `ctrl+x` or `--read-only` to\n  go on with the next of all these items\n- another\n\nAfter.\n\n```sh\n- kept\n  as it is\n```\n"
	for width := 20; width < 60; width++ {
		plain := ansi.Strip(draw(t, source, width, Style{Palette: theme.Palette{Accent: "4"}}))
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

// TestCodeStaysWhole at 80 columns, but for a setting that is too long for its table, and no line is wider than the help.
func TestCodeStaysWhole(t *testing.T) {
	modeltest.SkipInShort(t, "draws every guide at every width")
	const inHelp, longest = 72, 27
	span := regexp.MustCompile("`[^`\\s]+`")
	for _, l := range lang.All() {
		for _, topic := range Topics {
			page, err := fs.ReadFile(assets.Guides, Path(topic, l))
			if err != nil {
				t.Fatal(err)
			}
			out := ansi.Strip(draw(t, string(page), inHelp, Style{}))
			for line := range strings.Lines(out) {
				if text.Width(strings.TrimRight(line, "\n")) > inHelp {
					t.Errorf("%s, %s: wider than %d cells: %s", l.Name(), topic, inHelp, line)
				}
			}
			prose := blocks.ReplaceAllStringFunc(string(page), func(block string) string { return strings.TrimPrefix(block, "```") })
			for _, code := range span.FindAllString(prose, -1) {
				if code = strings.Trim(code, "`"); len(code) <= longest && !strings.Contains(out, code) {
					t.Errorf("%s, %s: %s is broken", l.Name(), topic, code)
				}
			}
		}
	}
}

// TestLongCodeIsLeftToTheTerminal, which copies a line that it breaks as one line.
func TestLongCodeIsLeftToTheTerminal(t *testing.T) {
	const source = "words of more than one line\n\n```sh\nwords of more than one line\nnext\n```\n"
	const want = "words of more than\none line\n\n  words of more than one line\n  next"
	if out := draw(t, source, 20, Style{LongCode: true}); out != want {
		t.Errorf("%q", out)
	}
}

// TestAGuideIsDrawnOnce for a width and a theme, off the loop.
func TestAGuideIsDrawnOnce(t *testing.T) {
	e := &env.Env{Group: load.NewGroup(t.Context(), nil), Theme: theme.New("dark", true)}
	host := frame.NewStack(e)
	host.Resize(80, 24)
	g := NewGuide(e, host, "# Title\n\nSome text\n")
	for range 2 {
		cmd := g.Prepare(60)
		if cmd == nil || g.Prepare(60) != nil {
			t.Fatal("not drawn once")
		}
		cmd().(load.Done).Deliver()
		if view := ansi.Strip(strings.Join(g.View(60), "\n")); !strings.Contains(view, "Some text") {
			t.Error(view)
		}
		e.Theme = theme.New("light", false)
	}
}

// TestTablesBreakNoWord but very long ones, in any language, in the help of a terminal of 80 columns and in those that are wider.
func TestTablesBreakNoWord(t *testing.T) {
	modeltest.SkipInShort(t, "draws every guide at every width")
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
					out := ansi.Strip(draw(t, source, width, Style{}))
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
		style Style
		want  []string
	}{
		{Style{Bare: true}, []string{"# Title", "One **two** *three* four five & *six*.", "c │ **d**"}},
		{Style{}, []string{"\x1b[1mTitle", "\x1b[1mtwo", "\x1b[3mthree", "\x1b[1mfour\x1b[m five & *six*.", "│ \x1b[1md"}},
		{Style{Palette: theme.Palette{Text: "1", Accent: "2", Warn: "3"}}, []string{"\x1b[32;1mTitle", "\x1b[31mOne", "\x1b[31;1mtwo", "\x1b[33mfour", "\x1b[33mc"}},
	} {
		out := draw(t, source, 60, c.style)
		for _, want := range c.want {
			if !strings.Contains(out, want) {
				t.Errorf("%+v: no %q in:\n%q", c.style, want, out)
			}
		}
	}
}

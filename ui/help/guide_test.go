package help

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

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
	modeltest.Must(t, err)
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

// TestNumberedItemsBeginALine: a line of an item that begins with a number is no item.
func TestNumberedItemsBeginALine(t *testing.T) {
	got := draw(t, "1. One,\n   8 to 20.\n2. Two.\n3. Three.\n", 40, Style{Bare: true})
	if want := "  1. One, 8 to 20.\n  2. Two.\n  3. Three."; got != want {
		t.Errorf("%q", got)
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

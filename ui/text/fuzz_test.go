package text

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"shortlist/model/modeltest"
)

// nasty are pieces of hostile text.
var nasty = []string{
	"\x1b", "\x1b[", "\x1b[31m", "\x1b]0;", "\x1b]8;;http://e.com\x1b\\", "\x1bP", "\x1b_", "\x1b^", "\x1bX", "\x07",
	"\x1b\\", "\x9b", "\x9d", "\x90", "\x9c", "\u009b", "\u009d", "\u009c", "\r", "\n", "\t", "\b", "\x7f", "\x00", "\u0085",
	"\u2028", "\u202e", "\u2066", "\u200b", "\u200d", "\u200c", "\ufeff", "\u2060", "\u2061", "\u206a", "\u206b", "\ufe0f",
	"\U000E0041", "\u0301", "\u0300\u0301\u0302\u0303\u0304\u0305", "\ue000", "\ue03c", "\uf002", "\xff", "\xd0",
	"👨", "👩", "❤", "🇺", "🏽", "1", "\u20e3", "क", "्", "漢", "ᄀ", "ᅡ", "Ж", "є", "a", "b", " ", "  ", "word", "-", "│", "•",
	"&#27;", "&amp;", "&#x9b;", "&lt;", "&nbsp;", "&", ";", "#", "*", "_", "`", "```\n", "~~", "[", "](", ")", "|", "\\", "<", ">", "!", ":", "://", "1. ", "\n- ", "\n> ",
	"<b>", "</b>", "<i>", "</i>", "<p>", "</p>", "<br>", "<ul>", "<ol start=7>", "<li>", "</li>", "</ul>", "</ol>",
	"<table>", "<tr>", "<td>", "<th colspan=3>", "</td>", "</tr>", "</table>", "<blockquote>", "</blockquote>", "<pre>", "</pre>",
	"<h1>", "</h1>", "<code>", "</code>", "<s>", "</s>", "<hr>", "<img alt='\x1b[2J'>", "<a href='https://e.com/'>", "<a href='javascript:x'>", "</a>",
	"<script>", "</script>", "<!--", "-->", "<style>", "</style>", "<textarea>", "<title>", "<svg>", "<div>", "</div>", "<span style='font-weight:bold'>", "</span>",
}

// anyText draws text of nasty and of arbitrary pieces.
func anyText() *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		piece := rapid.OneOf(rapid.SampledFrom(nasty), rapid.SampledFrom(nasty), rapid.String(),
			rapid.Map(rapid.SliceOfN(rapid.Byte(), 0, 6), func(b []byte) string { return string(b) }))
		return strings.Join(rapid.SliceOfN(piece, 0, 30).Draw(t, "pieces"), "")
	})
}

func checkLine(t interface {
	Helper()
	Errorf(string, ...any)
}, s string) {
	t.Helper()
	for name, f := range map[string]func(string) string{"Line": Line, "Title": Title} {
		got := f(s)
		if what := unsafe(got); what != "" {
			t.Errorf("%s(%q) = %q has %s", name, s, got, what)
		}
	}
	if got := Line(s); Line(got) != got {
		t.Errorf("a second Line makes %q of %q", Line(got), got)
	}
	for _, line := range Lines(s) {
		if what := unsafe(line); what != "" {
			t.Errorf("Lines(%q) has %s: %q", s, what, line)
		}
	}
	if name := FileName(s); unsafe(name) != "" || strings.ContainsAny(name, `/\<>:"|?*`) || len(name) > maxName ||
		strings.HasPrefix(name, ".") || strings.HasPrefix(name, "-") || strings.HasSuffix(name, ".") || name != FileName(name) {
		t.Errorf("FileName(%q) = %q, and of that %q", s, name, FileName(name))
	}
	if cell := Cell(s); formula(cell) || unsafe(strings.ReplaceAll(cell, "\n", "")) != "" {
		t.Errorf("Cell(%q) = %q", s, cell)
	}
}

func TestLineIsSafe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkLine(t, anyText().Draw(t, "s")) })
}

func checkRendered(t interface {
	Helper()
	Errorf(string, ...any)
}, src string, width int) {
	t.Helper()
	checkLines(t, layOut(src, width, Style{Text: "252", Dim: "8", Accent: "#ff8800", Link: "12", Code: "3"}), width)
}

func TestRenderedIsSafe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		checkRendered(t, anyText().Draw(t, "src"), rapid.IntRange(1, 100).Draw(t, "width"))
	})
}

func FuzzLine(f *testing.F) {
	for _, s := range nasty {
		f.Add("a" + s + "b")
	}
	f.Add(strings.Join(nasty, ""))
	f.Fuzz(func(t *testing.T, s string) { checkLine(t, s) })
}

func FuzzHTML(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.html")
	for _, file := range files {
		src, err := os.ReadFile(file)
		modeltest.Must(f, err)
		f.Add(string(src), 40)
		f.Add(string(src), 3)
	}
	f.Add(strings.Join(nasty, ""), 20)
	f.Fuzz(func(t *testing.T, src string, width int) {
		if width < 1 || width > 300 || len(src) > 1<<16 {
			t.Skip()
		}
		checkRendered(t, src, width)
	})
}

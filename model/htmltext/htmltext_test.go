package htmltext

import (
	"strings"
	"testing"
	"unicode/utf8"

	"shortlist/model/modeltest"
)

func TestVisible(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"empty", "", ""},
		{"plain", "Go developer", "Go developer"},
		{"plain with signs", "a < b & c > d", "a < b & c > d"},
		{"whitespace", "  a \n\t b  ", "a b"},
		{"no-break spaces", "a&nbsp;&nbsp;\u00a0b\u2003c", "a b c"},
		{"inline", "<b>a</b><i>b</i> <span>c</span>", "ab c"},
		{"paragraphs", "<p>a</p>\n<p>b</p>", "a\nb"},
		{"unclosed", "<p>a<p>b<li>c", "a\nb\nc"},
		{"breaks", "a<br>b<br/><br>c", "a\nb\nc"},
		{"space before a break", "a <br> b", "a\nb"},
		{"list", "<ul><li>a</li><li>b</li></ul>c", "a\nb\nc"},
		{"table", "<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>", "a b\nc"},
		{"entities", "R&amp;D &lt;b&gt; &euro;&#1030;&#x457; &amp;amp;", "R&D <b> €Ії &amp;"},
		{"script", "a<script>if (1 < 2) { '<p>' }</script>b", "ab"},
		{"style", "<style>p { color: red }</style>a", "a"},
		{"script left open", "a<script>b", "a"},
		{"self-closing script", "a<script/>b", "a"},
		{"comment", "a<!-- b -->c<!--[if mso]>d<![endif]-->e", "ace"},
		{"comment left open", "a<!-- b", "a"},
		{"template", "a<template>b<template>c</template>d</template>e", "ae"},
		{"title", "<title>x</title>a", "a"},
		{"textarea", "<textarea>a<b>c</textarea>", "a<b>c"},
		{"attribute", `<p title="x>y">a`, "a"},
		{"unknown element", "<foo>a</foo><o:p>b</o:p>", "ab"},
		{"invisible", "a\u200b\u00ad\ufeff\u2060b\u202ec", "abc"},
		{"controls", "a\x00\x1b\x08b", "ab"},
		{"bad bytes", "a\xffb", "a\ufffdb"},
		{"only markup", "<p><br><b></b> &nbsp; </p>", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Visible(tt.in); got != tt.want {
				t.Errorf("Visible(%q) = %q, want %q", tt.in, got, tt.want)
			}
		})
	}
}

// Filler without content does not count.
func TestVisibleCharacters(t *testing.T) {
	for src, want := range map[string]int{
		"<p>" + strings.Repeat("&nbsp;", 200) + "</p>":         0,
		"<p>" + strings.Repeat("&#8203;", 200) + "a</p>":       1,
		strings.Repeat("<b></b>", 200):                         0,
		"<!-- " + strings.Repeat("x", 200) + " -->":            0,
		"<style>" + strings.Repeat("x", 200) + "</style>":      0,
		strings.Repeat("a ", 50):                               99,
		"<p>" + strings.Repeat("a\n\n\n", 50) + "</p><p>b</p>": 101,
		"<p>a</p>\n\n<p>b</p>":                                 3,
		"R&amp;D":                                              3,
		"📜":                                                    1,
		"👩‍🍳 й e\u0301":                                        5,
	} {
		if got := VisibleCharacters(src); got != want {
			t.Errorf("VisibleCharacters(%.40q) = %d, want %d", src, got, want)
		}
	}
}

func TestVisibleIsLinear(t *testing.T) {
	for name, piece := range map[string]string{
		"nesting": "<div>", "unclosed": "<b><p>a", "tables": "<table><tr><td>a", "less-than": "<",
		"comments": "<!--", "scripts": "<script>", "templates": "<template>", "ends": "</p>",
		"entities": "&amp;", "ampersands": "&", "word": "w", "spaces": " \n", "attributes": "<p a=b ",
	} {
		t.Run(name, func(t *testing.T) {
			source := func(n int) string { return strings.Repeat(piece, n/len(piece)) }
			modeltest.GrowsLinearly(t, 256<<10, source, func(s string) { Visible(s) })
		})
	}
}

func FuzzVisible(f *testing.F) {
	f.Add("<p>a<script>b</script>&nbsp;c<br>d")
	f.Add("<textarea><title><template></template>x</title>")
	f.Fuzz(func(t *testing.T, src string) {
		got := Visible(src)
		switch {
		case !utf8.ValidString(got):
			t.Errorf("%q is no UTF-8", got)
		case strings.TrimSpace(got) != got:
			t.Errorf("%q has space around it", got)
		case strings.Contains(got, "  "), strings.Contains(got, "\n\n"), strings.Contains(got, " \n"), strings.Contains(got, "\n "):
			t.Errorf("%q has runs of whitespace", got)
		case strings.ContainsFunc(got, func(r rune) bool { return r != '\n' && invisible(r) }):
			t.Errorf("%q has invisible characters", got)
		case VisibleCharacters(src) > utf8.RuneCountInString(got):
			t.Errorf("%d characters of %q", VisibleCharacters(src), got)
		}
	})
}

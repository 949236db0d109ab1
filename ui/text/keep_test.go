package text

import (
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"shortlist/model/htmltext"
)

// Rendering keeps every word and adds no word, whatever the words mean in Markdown and
// however the tags are nested.
func TestHTMLKeepsEveryWord(t *testing.T) {
	words := []string{
		"слово", "word", "(a)", "*", "**b**", "_x_", "#", "##", "-", "+", "~~s~~", "`c`", "[l](u)", "![i](u)", "|", "||", "\\", "\\*", "&lt;b&gt;",
		"&amp;amp;", "&amp;#27;", "«лапки»", "кома,", "двокрапка:", "питання?", "тире—тире", "snake_case", "a*b*c", "http://e.com/?a=b&amp;c=d", "www.e.com",
		"a@b.com", "!", "...", "'", "\"", "$x$", "^", "{y}", "=", "===", "---", ":", "```", "e\u0301", "漢字", "👨‍👩‍👧", "हिन्दी", "<!-- c -->", "<br>",
	}
	tags := []string{
		"b", "i", "strong", "em", "s", "code", "span", "u", "p", "div", "ul", "li", "blockquote", "h2", "font", "small", "section", "sub", "ol",
	}
	signs := regexp.MustCompile(`^(│ ?|• ?| |\d+\. )+|│$|•$|\d+\.$`)
	r := NewRenderer(Style{Bare: true})
	rapid.Check(t, func(t *rapid.T) {
		var src strings.Builder
		for range rapid.IntRange(0, 25).Draw(t, "n") {
			switch rapid.IntRange(0, 5).Draw(t, "kind") {
			case 0:
				src.WriteString("<" + rapid.SampledFrom(tags).Draw(t, "tag") + ">")
			case 1:
				src.WriteString("</" + rapid.SampledFrom(tags).Draw(t, "tag") + ">")
			case 2:
				src.WriteString(" ")
			default:
				src.WriteString(rapid.SampledFrom(words).Draw(t, "word"))
			}
		}
		width := rapid.SampledFrom([]int{30, 80, 1000}).Draw(t, "width")
		var got strings.Builder
		for _, line := range r.HTML(src.String(), width) {
			got.WriteString(signs.ReplaceAllString(line, ""))
		}
		bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
		if want := bare(htmltext.Visible(src.String())); bare(got.String()) != want {
			t.Fatalf("%q\n got %q\nwant %q\nlines %q", src.String(), bare(got.String()), want, r.HTML(src.String(), width))
		}
	})
}

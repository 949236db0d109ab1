package markup

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
	"pgregory.net/rapid"
)

// description draws HTML that Markdown can carry, out of text that Markdown would
// take for markup.
func description(t *rapid.T) string {
	word := rapid.SampledFrom([]string{
		"a", "слово", "é", "שלום", "😀", "C#", "#", "##", "-", "+", "*", "**", "_", "__", "a_b", "1.", "1)", "12", ">", "<", "<b>", "&", "&amp;", "&lt;", "&#35;", "[", "]", "[x]", "[x](y)",
		"![", "!", "`", "``", "```", "~~~", "===", "---", "\\", "\\*", "|", ":--", "|-|-|", "\u00a0", "\u00ad", "\u200f", "http://example.com", "a@example.com", "(", ")", ":", ".", "\"", "'", "$", "«", "—", "\t", "\n",
	})
	text := func() string {
		var b strings.Builder
		for range rapid.IntRange(1, 3).Draw(t, "words") {
			if rapid.Bool().Draw(t, "space") {
				b.WriteByte(' ')
			}
			b.WriteString(html.EscapeString(word.Draw(t, "word")))
		}
		return b.String()
	}
	var inline func(depth int, breaks, links bool) string
	inline = func(depth int, breaks, links bool) string {
		var b strings.Builder
		for range rapid.IntRange(1, 4).Draw(t, "pieces") {
			switch kind := rapid.IntRange(0, 8).Draw(t, "piece"); {
			case kind == 0 && depth > 0:
				b.WriteString("<strong>" + inline(depth-1, breaks, links) + "</strong>")
			case kind == 1 && depth > 0:
				b.WriteString("<i>" + inline(depth-1, breaks, links) + "</i>")
			case kind == 2 && depth > 0 && links:
				b.WriteString(`<a href="https://example.com/?a=1&amp;b=(2)_*" title="a &quot;b&quot; \">` + inline(depth-1, false, false) + "</a>")
			case kind == 3:
				b.WriteString("<code>" + text() + "</code>")
			case kind == 4 && breaks:
				b.WriteString("<br>")
			case kind == 5:
				b.WriteString(`<img src="x.png" alt="` + text() + `">`)
			default:
				b.WriteString(text())
			}
		}
		return b.String()
	}
	var blocks func(depth int) string
	blocks = func(depth int) string {
		var b strings.Builder
		for range rapid.IntRange(1, 3).Draw(t, "blocks") {
			switch kind := rapid.IntRange(0, 9).Draw(t, "block"); {
			case kind == 0 && depth > 0:
				b.WriteString("<ul><li>x" + inline(1, true, true) + "</li><li>" + blocks(depth-1) + "x</li></ul>")
			case kind == 1 && depth > 0:
				b.WriteString(`<ol start="` + rapid.SampledFrom([]string{"1", "0", "9", "99"}).Draw(t, "start") + `"><li>` + blocks(depth-1) + "x</li><li>" + inline(2, true, true) + "x</li></ol>")
			case kind == 2 && depth > 0:
				b.WriteString("<blockquote>" + blocks(depth-1) + "</blockquote>")
			case kind == 3:
				b.WriteString("<h2>" + inline(2, false, true) + "</h2>")
			case kind == 4:
				b.WriteString("<pre>" + text() + "\n" + text() + "</pre>")
			case kind == 5:
				b.WriteString("<hr>")
			case kind == 6:
				b.WriteString("<table><tr><th>" + inline(1, false, true) + "</th><th>x</th></tr><tr><td>x</td><td>" + inline(1, false, true) + "</td></tr></table>")
			case kind == 7:
				b.WriteString(inline(2, true, true))
			default:
				b.WriteString("<p>" + inline(3, true, true) + "</p>")
			}
		}
		return b.String()
	}
	return blocks(2)
}

func TestWhatMarkdownCanCarryIsNotLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		source := description(t)
		markdown, lost := FromHTML(source)
		if len(lost) > 0 {
			t.Fatalf("%s\nas %q\nis %s\nlost %q", source, markdown, ToHTML(markdown), lost)
		}
	})
}

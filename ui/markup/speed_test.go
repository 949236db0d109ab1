package markup

import (
	"fmt"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// Four times as much HTML takes about four times as long, whatever it is made of.
func TestFromHTMLIsLinear(t *testing.T) {
	modeltest.SkipInShort(t, "converts growing HTML of twenty kinds")
	for name, piece := range map[string]string{
		"nesting": "<div><ul>", "items": "<ul><li>", "numbered lists": "<ol><li>x</li></ol>", "unclosed": "<b><p>a", "paragraphs": "<p>a", "quotes": "<blockquote>",
		"cells": "<table><tr><td>a<td>b", "tables": "<table><tr><th>a<th>b</table>", "brackets": "[", "stars": "*a ", "underlines": "_a", "ticks": "`", "marks": "<p><b>a</b>b<i>c</i>",
		"comments": "<!--x-->", "tags": "<font a=b>", "entities": "&amp;", "breaks": "1. x<br>", "backslashes": `\`, "code": "<code>`</code>", "links": "<a href=x(>y</a> ", "word": "x",
	} {
		t.Run(name, func(t *testing.T) {
			source := func(n int) string { return strings.Repeat(piece, n/len(piece)) }
			modeltest.GrowsLinearly(t, 16<<10, source, func(s string) { FromHTML(s) })
		})
	}
}

// sample returns n bytes of Markdown as people write it.
func sample(n int) string {
	page := "## Обовʼязки\n\nМи шукаємо **кухаря**, який *любить* ранок & [хліб](https://example.com/?a=1&b=2).\n\n- one thing\n  - and another, `code`\n- two\n\n1. first\n2. second\n\n"
	return strings.Repeat(page, n/len(page)+1)[:n]
}

func BenchmarkToHTML(b *testing.B) {
	for _, n := range []int{2 << 10, 30 << 10, 180 << 10} {
		markdown := sample(n)
		b.Run(fmt.Sprintf("%dKiB", n>>10), func(b *testing.B) {
			b.SetBytes(int64(n))
			for b.Loop() {
				ToHTML(markdown)
			}
		})
	}
}

func BenchmarkFromHTML(b *testing.B) {
	for _, n := range []int{2 << 10, 30 << 10, 120 << 10} {
		source := ToHTML(sample(n))
		b.Run(fmt.Sprintf("%dKiB", n>>10), func(b *testing.B) {
			b.SetBytes(int64(len(source)))
			for b.Loop() {
				FromHTML(source)
			}
		})
	}
}

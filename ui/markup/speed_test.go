package markup

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// Whatever a description is made of, twice as much of it takes about twice as
// long.
func TestFromHTMLIsLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	for name, piece := range map[string]string{
		"nesting": "<div><ul>", "items": "<ul><li>", "numbered lists": "<ol><li>x</li></ol>", "unclosed": "<b><p>a", "paragraphs": "<p>a", "quotes": "<blockquote>",
		"cells": "<table><tr><td>a<td>b", "tables": "<table><tr><th>a<th>b</table>", "brackets": "[", "stars": "*a ", "underlines": "_a", "ticks": "`", "marks": "<p><b>a</b>b<i>c</i>",
		"comments": "<!--x-->", "tags": "<font a=b>", "entities": "&amp;", "breaks": "1. x<br>", "backslashes": `\`, "code": "<code>`</code>", "links": "<a href=x(>y</a> ", "word": "x",
	} {
		t.Run(name, func(t *testing.T) {
			took := func(n int) time.Duration {
				source := strings.Repeat(piece, n/len(piece))
				least := time.Hour
				for range 3 {
					start := time.Now()
					FromHTML(source)
					least = min(least, time.Since(start))
				}
				return least
			}
			once, twice := took(16<<10), took(32<<10)
			if twice > 60*time.Millisecond && twice > 5*once {
				t.Errorf("16 KiB take %v, 32 take %v", once, twice)
			}
		})
	}
}

// written is Markdown of a length, in bytes, as people write it.
func written(n int) string {
	page := "## Обовʼязки\n\nМи шукаємо **кухаря**, який *любить* ранок & [хліб](https://example.com/?a=1&b=2).\n\n- one thing\n  - and another, `code`\n- two\n\n1. first\n2. second\n\n"
	return strings.Repeat(page, n/len(page)+1)[:n]
}

func BenchmarkToHTML(b *testing.B) {
	for _, n := range []int{2 << 10, 30 << 10, 180 << 10} {
		markdown := written(n)
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
		source := ToHTML(written(n))
		b.Run(fmt.Sprintf("%dKiB", n>>10), func(b *testing.B) {
			b.SetBytes(int64(len(source)))
			for b.Loop() {
				FromHTML(source)
			}
		})
	}
}

package text

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

func ordinary(bytes int) string {
	var out strings.Builder
	for i := 0; out.Len() < bytes; i++ {
		fmt.Fprintf(&out, `<h3>Розділ %d</h3><p>Ми шукаємо <b>досвідченого</b> розробника, який <i>любить</i> чистий код&nbsp;та має досвід від трьох років. Пишіть на <a href="https://example.com/job/%d">сайт</a>.</p><ul><li>Go, PostgreSQL, Kafka та інше</li><li>English <b>B2</b> and above, spoken and written</li><li>Офіс або віддалено</li></ul><p>%s</p>`, i, i, strings.Repeat("Lorem ipsum dolor sit amet ", 20))
	}
	return out.String()
}

func TestTimes(t *testing.T) {
	src := map[string]func(n int) string{
		"ordinary": ordinary,
		"div":      func(n int) string { return strings.Repeat("<div>", n/5) + "x" },
		"ul":       func(n int) string { return strings.Repeat("<ul><li>a", n/9) },
		"li":       func(n int) string { return "<ol>" + strings.Repeat("<li>a", n/5) },
		"bq":       func(n int) string { return strings.Repeat("<blockquote>a", n/13) },
		"b":        func(n int) string { return strings.Repeat("<b>a<i>b", n/8) },
		"a":        func(n int) string { return strings.Repeat("<a href='http://e.c/'>a", n/23) },
		"table":    func(n int) string { return strings.Repeat("<table><tr><td>a<td>b", n/21) },
		"tables":   func(n int) string { return strings.Repeat("<table><tr><td>a<td>b</table>", n/29) },
		"rows":     func(n int) string { return "<table>" + strings.Repeat("<tr><td>a<td>b", n/14) },
		"word":     func(n int) string { return strings.Repeat("w", n) },
		"wordcyr":  func(n int) string { return strings.Repeat("ж", n/2) },
		"br":       func(n int) string { return strings.Repeat("a<br>", n/5) },
		"pre":      func(n int) string { return "<pre>" + strings.Repeat("a\n", n/2) },
		"code":     func(n int) string { return strings.Repeat("<code>a</code> ", n/15) },
		"alt":      func(n int) string { return strings.Repeat("<b>a</b>c", n/9) },
		"zalgo":    func(n int) string { return strings.Repeat("\u0301", n/2) },
		"zwj":      func(n int) string { return strings.Repeat("👨\u200D", n/7) },
		"esc":      func(n int) string { return strings.Repeat("\x1b]", n/2) },
		"hr":       func(n int) string { return strings.Repeat("<hr>", n/4) },
		"p":        func(n int) string { return strings.Repeat("<p>a", n/4) },
		"ent":      func(n int) string { return strings.Repeat("&#27;", n/5) },
		"endtags":  func(n int) string { return strings.Repeat("<blockquote>", n/24) + strings.Repeat("</ul>", n/10) },
		"lt":       func(n int) string { return strings.Repeat("<", n) },
		"indent":   func(n int) string { return "<ul><li>" + strings.Repeat("<p>a", n/4) },
		"tdtable":  func(n int) string { return "<table><tr><td>" + strings.Repeat("<p>a", n/4) },
		"conj":     func(n int) string { return strings.Repeat("क्", n/6) },
	}
	for name, f := range src {
		d := [2]time.Duration{}
		lines := 0
		for i, n := range []int{100_000, 400_000} {
			s := f(n)
			t0 := time.Now()
			lines = len(NewRenderer(Style{}).HTML(s, 80))
			d[i] = time.Since(t0)
		}
		fmt.Printf("%-10s %8v %8v  x%.1f %d\n", name, d[0].Round(time.Millisecond), d[1].Round(time.Millisecond), float64(d[1])/float64(d[0]), lines)
	}
}

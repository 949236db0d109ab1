package text

import (
	"fmt"
	"strings"
	"testing"

	"shortlist/model/htmltext"
	"shortlist/model/modeltest"
)

// ordinary returns at least n bytes of HTML like that of job descriptions.
func ordinary(n int) string {
	var out strings.Builder
	for i := 0; out.Len() < n; i++ {
		fmt.Fprintf(&out, `<h3>Розділ %d</h3><p>Ми шукаємо <b>досвідченого</b> розробника, який <i>любить</i> чистий код&nbsp;та має досвід від трьох років. Пишіть на <a href="https://example.com/job/%d">сайт</a>.</p><ul><li>Go, PostgreSQL, Kafka та інше</li><li>English <b>B2</b> and above, spoken and written</li><li>Офіс або віддалено</li></ul><p>%s</p>`,
			i, i, strings.Repeat("Lorem ipsum dolor sit amet ", 20))
	}
	return out.String()
}

func repeated(s string) func(int) string {
	return func(n int) string { return strings.Repeat(s, n/len(s)+1) }
}

func after(start, s string) func(int) string {
	return func(n int) string { return start + strings.Repeat(s, n/len(s)+1) }
}

var hostileHTML = map[string]func(n int) string{
	"ordinary":          ordinary,
	"div in div":        repeated("<div>"),
	"list in list":      repeated("<ul><li>a"),
	"long list":         after("<ol>", "<li>a"),
	"quote in quote":    repeated("<blockquote>a"),
	"emphasis":          repeated("<b>a<i>b"),
	"alternating":       repeated("<b>a</b>c"),
	"spans":             repeated("<span style=font-weight:bold>a"),
	"open links":        repeated("<a href='http://e.c/'>a"),
	"table in table":    repeated("<table><tr><td>a<td>b"),
	"tables":            repeated("<table><tr><td>a<td>b</table>"),
	"rows":              after("<table>", "<tr><td>a<td>b"),
	"columns":           after("<table><tr>", "<td>a"),
	"wide cells":        repeated("<table><tr><td colspan=1000000>a<td rowspan=1000000>b</table>"),
	"cell paragraphs":   after("<table><tr><td>", "<p>a"),
	"item paragraphs":   after("<ul><li>", "<p>a"),
	"one word":          repeated("w"),
	"one Cyrillic word": repeated("ж"),
	"one wide word":     repeated("漢"),
	"breaks":            repeated("a<br>"),
	"preformatted":      after("<pre>", "a\n"),
	"wide pre":          after("<pre>", "a  "),
	"code":              repeated("<code>a</code> "),
	"marks":             repeated("\u0301"),
	"joiners":           repeated("👨\u200d"),
	"conjuncts":         repeated("क्"),
	"escapes":           repeated("\x1b]"),
	"C1 escapes":        repeated("\x9d"),
	"entities":          repeated("&#27;"),
	"rules":             repeated("<hr>"),
	"stray ends":        func(n int) string { return strings.Repeat("<blockquote>", n/24) + strings.Repeat("</ul>", n/10) },
	"less-than":         repeated("<"),
	"comments":          repeated("<!--"),
	"scripts":           repeated("<script>"),
	"templates":         repeated("<template>"),
	"attributes":        after("<p ", "a=b "),
	"images":            repeated("<img alt=a>"),
	"headings":          repeated("<h1>a"),
	"spaces":            repeated(" "),
	"no-break spaces":   repeated("&nbsp;"),
}

func TestHTMLIsLinear(t *testing.T) {
	modeltest.SkipInShort(t, "draws growing HTML of many kinds")
	for name, source := range hostileHTML {
		t.Run(name, func(t *testing.T) {
			modeltest.GrowsLinearly(t, 120_000, source, func(s string) { NewRenderer(Style{}).HTML(s, 80) })
		})
	}
}

func TestCleaningIsLinear(t *testing.T) {
	modeltest.SkipInShort(t, "cleans growing text of many kinds")
	for name, source := range map[string]func(int) string{
		"one word":             repeated("w"),
		"one Cyrillic word":    repeated("ж"),
		"one wide word":        repeated("漢"),
		"lines":                repeated("a\n"),
		"tabs":                 repeated("ж\t"),
		"introducers":          repeated("\x1b]"),
		"introducers and text": repeated("\x1b]0;some text that goes on and on "),
		"C1 introducers":       repeated("\u009d"),
		"sequences":            repeated("\x1b[0000"),
		"marks":                repeated("\u0301"),
		"joiners":              repeated("👨\u200d"),
		"conjuncts":            repeated("क्"),
		"jamo":                 repeated("ᄀ"),
		"bad bytes":            repeated("\xff"),
	} {
		for what, do := range map[string]func(string){
			"Line":     func(s string) { Line(s) },
			"Lines":    func(s string) { Lines(s) },
			"Wrap":     func(s string) { Wrap(strings.Join(Lines(s), "\n"), 40) },
			"Cut":      func(s string) { Cut(s, 40) },
			"FileName": func(s string) { FileName(s) },
		} {
			t.Run(what+"/"+name, func(t *testing.T) { modeltest.GrowsLinearly(t, 1<<18, source, do) })
		}
	}
}

// A description of the usual length, a very long one, and as the floor the same without
// tags and styles.
func BenchmarkHTML(b *testing.B) {
	for _, n := range []int{4_000, 200_000} {
		src := ordinary(n)
		b.Run(fmt.Sprintf("%dKB", n/1000), func(b *testing.B) {
			b.SetBytes(int64(len(src)))
			b.ReportAllocs()
			for b.Loop() {
				NewRenderer(Style{Text: "252", Accent: "12", Link: "4"}).HTML(src, 80)
			}
		})
		b.Run(fmt.Sprintf("%dKB-floor", n/1000), func(b *testing.B) {
			b.SetBytes(int64(len(src)))
			b.ReportAllocs()
			for b.Loop() {
				Wrap(htmltext.Visible(src), 80)
			}
		})
	}
}

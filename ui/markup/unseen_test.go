package markup

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"shortlist/model/htmltext"
)

// TestOnlyHTMLBeyondDoubtIsHTMLInMarkdown: what looks like a tag by accident is the text that was typed, also after the
// service has it and a person edits it.
func TestOnlyHTMLBeyondDoubtIsHTMLInMarkdown(t *testing.T) {
	for written, want := range map[string]string{
		"Wrote List<String> and Map<K,V> code":       "<p>Wrote List&lt;String&gt; and Map&lt;K,V&gt; code</p>",
		"if a<b and c>d then":                        "<p>if a&lt;b and c&gt;d then</p>",
		"<Senior> developer":                         "<p>&lt;Senior&gt; developer</p>",
		"<Senior>\ndeveloper":                        "<p>&lt;Senior&gt;<br>\ndeveloper</p>",
		"Dear <your name>,\n\n<your name>\n\n- a":    "<p>Dear &lt;your name&gt;,</p>\n<p>&lt;your name&gt;</p>\n<ul>\n<li>a</li>\n</ul>",
		"Used <canvas>, <table> and <b> in HTML":     "<p>Used &lt;canvas&gt;, &lt;table&gt; and &lt;b&gt; in HTML</p>",
		"<p> and <li> are tags\n\n- **so**":          "<p>&lt;p&gt; and &lt;li&gt; are tags</p>\n<ul>\n<li><strong>so</strong></li>\n</ul>",
		"<script>, <style> and\n<title>\nare tags":   "<p>&lt;script&gt;, &lt;style&gt; and<br>\n&lt;title&gt;<br>\nare tags</p>",
		"vector<a> and <b>bold</b><br>x":             "<p>vector&lt;a&gt; and <b>bold</b><br>x</p>",
		"`<b>` and <b>x</b> and `</b>`":              "<p><code>&lt;b&gt;</code> and <b>x</b> and <code>&lt;/b&gt;</code></p>",
		"<p>Wrote List<String></p>":                  "<p>Wrote List&lt;String></p>",
		"<ul>\n<li>a <T>\n<li>b\n</ul>":              "<ul>\n<li>a &lt;T>\n<li>b\n</ul>",
		"Hotel <Hr> manager, <wbr> hints":            "<p>Hotel &lt;Hr&gt; manager, &lt;wbr&gt; hints</p>",
		"x\n<!-- y":                                  "<p>x<br>\n&lt;!-- y</p>",
		"<?php x ?>\n\n<!x y>\n\n<![CDATA[z]]>":      "<p>&lt;?php x ?&gt;</p>\n<p>&lt;!x y&gt;</p>\n<p>&lt;![CDATA[z]]&gt;</p>",
		"a <3, b < c, d > e, R&D AT&T; &copy; &foo;": "<p>a &lt;3, b &lt; c, d &gt; e, R&amp;D AT&amp;T; © &amp;foo;</p>",
		"<p>a<p>b": "<p>a<p>b",
		"<https://example.com/a_b> <a@example.com>":        `<p><a href="https://example.com/a_b">https://example.com/a_b</a> <a href="mailto:a@example.com">a@example.com</a></p>`,
		"std::map<int, std::vector<std::string>> x;":       "<p>std::map&lt;int, std::vector&lt;std::string&gt;&gt; x;</p>",
		"<Вакансія> та <ім'я>":                             "<p>&lt;Вакансія&gt; та &lt;ім'я&gt;</p>",
		"<table>\n<tr><td>a</td><td>b</td></tr>\n</table>": "<table>\n<tr><td>a</td><td>b</td></tr>\n</table>",
	} {
		page := ToHTML(written)
		if page != want && !strings.Contains(want, "©") {
			t.Errorf("%q is\n%s\nwant\n%s", written, page, want)
		}
		if lost := Unseen(written, true, page); len(lost) > 0 {
			t.Errorf("%q loses %q", written, lost)
		}
		again, lost := FromHTML(page)
		if back := ToHTML(again); htmltext.Visible(back) != htmltext.Visible(page) {
			t.Errorf("%q comes back as %q, %q", page, again, lost)
		}
		if !strings.HasPrefix(page, "<p>") || strings.Contains(written, "<p>") || len(lost) > 0 {
			continue
		}
		edited := NewOriginal(page, again).HTML(again + " more")
		if htmltext.Visible(edited) != htmltext.Visible(page)+" more" {
			t.Errorf("%q edited is %q", page, edited)
		}
	}
}

// TestWordsThatReadersWouldNotSeeAreFound, whatever the reason.
func TestWordsThatReadersWouldNotSeeAreFound(t *testing.T) {
	for written, want := range map[string]string{
		"| Day | Pay |\n|---|---|\n| Mon | 10 | bonus":   "bonus",
		"| Day | Pay |\n|---|---|\n| Mon | 10 | x | yes": "x yes",
		"| Day | Pay |\n|---|---|\n| Mon |":              "",
		"a <!-- not yet --> b":                           "not yet",
		"<!--\nlater\n-->\n\nx":                          "later",
		"<script>alert(1)</script>\n\nx":                 "alert 1",
		"<style>p{color:red}</style> x":                  "p color red",
		"```js console\nx\n```":                          "console",
		"``` Feladatok\nx\n```":                          "Feladatok",
		"```\nx\n``` y\n```":                             "",
		"[Pay]: 500000\n\nx":                             "",
		"x [^1]\n\n[^1]: note":                           "",
		"[a][1] and [b] [c](https://x.hu/állás?q=1 \"t\")\n\n[1]: https://example.com/?a=1&b=2 'd'\n[b]: /b": "",
		"[a]\n\n[a]: /x\n[b]: /y":                              "",
		"5. fifth\n3. third":                                   "",
		"1. first\n3. third":                                   "3",
		"1. a\n1. b\n1. c":                                     "",
		"1. a\n2. b\n\n3) c\n4) d\n\n- 5. e":                   "",
		"***bold*text** a_b `c``d` \\*e\\* f\\_g 5*3*2":        "",
		"word**bold**word <b>x</b>y &eacute;t caf&eacute;":     "",
		"# Title #\n\n## \n\n> quote\n> > more\n\n* * *":       "",
		"![alt text](x.png \"title\") <https://e.hu> z\u00ADz": "",
	} {
		got := strings.Join(Unseen(written, true, ToHTML(written)), " ")
		if got != want {
			t.Errorf("%q loses %q, want %q\n%s", written, got, want, ToHTML(written))
		}
	}
	for written, want := range map[string]string{
		"<p>Wrote List<String> and Map<K,V></p>":         "String K V",
		"<p>a <b>b</b>c</p><o:p></o:p><!-- x -->":        "",
		"<p>a</p><script>x()</script><style>p{}</style>": "",
		"<p>a</p><script>x()":                            "x",
		"<p>a</p><title>b":                               "b",
		"x <b and c":                                     "b and c",
		`<a href="https://x.hu/á?b=%20c">d</a>`:          "",
	} {
		if got := strings.Join(Unseen(written, false, written), " "); got != want {
			t.Errorf("as HTML %q loses %q, want %q", written, got, want)
		}
	}
}

// TestNoWordIsMissingInMarkdownOfHTML: what was never lost is not reported.
func TestNoWordIsMissingInMarkdownOfHTML(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		markdown, _ := FromHTML(description(t))
		if lost := Unseen(markdown, true, ToHTML(markdown)); len(lost) > 0 {
			t.Fatalf("%q loses %q:\n%s", markdown, lost, ToHTML(markdown))
		}
	})
	for name, tt := range pasted {
		markdown := FromText("", tt.text, "")
		if lost := Unseen(tt.text, true, ToHTML(markdown)); slices.ContainsFunc(lost, func(s string) bool { return s != "o" }) {
			t.Errorf("%s loses %q", name, lost)
		}
	}
}

// TestABacktickWithinAWordHidesNoTag: it begins no code.
func TestABacktickWithinAWordHidesNoTag(t *testing.T) {
	if got, want := ToHTML("зв`язок <b>Тел</b> п`ять"), "<p>зв`язок <b>Тел</b> п`ять</p>"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	source := "<p>pre<code>fix</code></p>"
	if shown, lost := FromHTML(source); len(lost) > 0 || ToHTML(shown) != source {
		t.Errorf("code after a letter is %q, %q", shown, lost)
	}
}

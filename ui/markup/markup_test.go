package markup

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"
	"pgregory.net/rapid"

	"shortlist/model/htmltext"
	"shortlist/model/modeltest"
)

// description draws HTML that Markdown can hold, with text that Markdown would take for
// markup.
func description(t *rapid.T) string {
	word := rapid.SampledFrom([]string{
		"a", "слово", "é", "שלום", "😀", "C#", "#", "##", "-", "+", "*", "**", "_", "__", "a_b", "1.", "1)", "12", ">", "<", "<b>", "&", "&amp;", "&lt;", "&#35;", "[", "]", "[x]", "[x](y)",
		"![", "!", "`", "``", "```", "~~~", "===", "---", "\\", "\\*", "|", ":--", "|-|-|", "\u00a0", "\u202f", "\u2003", "\uf0b7", "\u2060", "\u202e", "\u00ad", "\u200f", "http://example.com", "a@example.com", "(", ")", ":", ".", "\"", "'", "$", "«", "—", "\t", "\n",
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

func TestMarkdownKeepsAllThatItCanHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		source := description(t)
		markdown, lost := FromHTML(source)
		if len(lost) > 0 {
			t.Fatalf("%s\nas %q\nis %s\nlost %q", source, markdown, ToHTML(markdown), lost)
		}
		if again, _ := FromHTML(ToHTML(markdown)); again != markdown {
			t.Fatalf("%s\nas %q\nthen %q", source, markdown, again)
		}
	})
}

// TestNumbersStayAsWritten, because the service drops where a list starts; and lines that are not indented are of no item.
func TestNumbersStayAsWritten(t *testing.T) {
	for markdown, want := range map[string]string{
		"2026. januártól":        "<p>2026. januártól</p>",
		"2) a\n3) b":             "<p>2) a<br>\n3) b</p>",
		"0. a":                   "<p>0. a</p>",
		"- a\n2) b\nTel.: 1":     "<ul>\n<li>a</li>\n</ul>\n<p>2) b<br>\nTel.: 1</p>",
		"- 2026. a\n- 5. b":      "<ul>\n<li>2026. a</li>\n<li>5. b</li>\n</ul>",
		"1. a\n2026. b":          "<ol>\n<li>a</li>\n</ol>\n<p>2026. b</p>",
		"1. a\n   2026. b\n2. c": "<ol>\n<li>a<br>\n2026. b</li>\n<li>c</li>\n</ol>",
		"1. a\n2. b\n2. c\n4. d": "<ol>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n<li>d</li>\n</ol>",
		"> - a\nb":               "<blockquote>\n<ul>\n<li>a</li>\n</ul>\n</blockquote>\n<p>b</p>",
		"> a\nb":                 "<blockquote>\n<p>a<br>\nb</p>\n</blockquote>",
		"- a\n  - b\n  c\nd":     "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\nc</li>\n</ul>\n<p>d</p>",
	} {
		if got := ToHTML(markdown); got != want {
			t.Errorf("%q is\n%s\nwant\n%s", markdown, got, want)
		}
	}
	for source, want := range map[string]string{
		`<ol start="3"><li>a</li><li><b>b</b></li></ol>`:                                    `3\. a` + "\n" + `4\. **b**`,
		`<ol start="9"><li><ul><li>a</li></ul></li><li></li><li><p>b</p><p>c</p></li></ol>`: `9\.` + "\n\n- a\n\n" + `10\.` + "\n" + `11\. b` + "\n\nc",
	} {
		if got, lost := FromHTML(source); got != want || len(lost) > 0 {
			t.Errorf("%s is %q, loses %q", source, got, lost)
		}
	}
}

func TestFromHTMLNamesLosses(t *testing.T) {
	for source, want := range map[string]string{
		"":                           "",
		" \n<p>&nbsp;</p><h4></h4> ": "",
		"<b>x</b> and <i>y</i>":      "",
		"<p>One <strong>two</strong>.</p><ul><li>a</li><li>b</li></ul>":       "",
		"<p>a<br/>b</p><p><code>c</code></p>":                                 "",
		`<p class="MsoNormal" lang="uk" style="mso-x:1;margin:0">x</p>`:       "",
		`<div><p><span>x</span></p></div>`:                                    "",
		`<a href="https://example.com/" target="_blank" rel="nofollow">x</a>`: "",
		`<p style="color:red">x</p>`:                                          "the style color",
		`<p style="color:red">x</p><span style="font:x">y</span>`:             "the style color|the style font",
		"<p>x</p><!-- note -->":                                               "comments",
		"<p><u>x</u></p>":                                                     "underlining",
		`<p dir="rtl">x</p>`:                                                  "the attribute dir",
		"<table><tr><td>1</td></tr></table>":                                  "the exact form of tables",
		"<table><tr><th>|-|-|</th><th># x</th></tr></table>":                  "",
		"<table><tr><th>1</th><th>2</th></tr></table>":                        "",
		"<table><tr><td>1</td><td>2</td></tr></table>":                        "the exact form of tables",
		"<table><tr><th>1</th><th>2</th></tr><tr><td>3</td></tr></table>":     "the exact form of tables",
		"<table><tr><th>a<td><table><tr><td>b<td>c</table></table>":           "the exact form of tables",
		`<ol start="-1"><li>x</li></ol>`:                                      "the exact form of lists",
		`<p style="color:red">x</p><ul>a<li>b</li></ul>`:                      "the style color|the exact form of lists",
		"<ul><li></li><li>a</li></ul>":                                        "",
		"<font>x</font>y<font>z</font>":                                       "the tag <font>",
		"<FOO\x1b[31mBAR-é>x":                                                 "the tag <foo31mbar->",
		"<" + strings.Repeat("a", 99) + ">x":                                  "the tag <aaaaaaaaaaaaaaaaaaaa>",
		"<p foo=1>x</p>":                                                      "the attribute foo",
		"<a1>x<a2>x<a3>x<a4>x<a5>x<a6>x<a7>x<a8>x<a9>x<a1>x<b1>":              "the tag <a1>|the tag <a2>|the tag <a3>|the tag <a4>|the tag <a5>|the tag <a6>|the tag <a7>|the tag <a8>|the tag <a9>|the tag <b1>",
		"x<script>alert(1)</script><a href='java\nscript:alert(1)'>y</a>":     "scripts|links that run a script",
		`<p style="display:none">x</p>y`:                                      "hidden text",
		"<pre>a <b>b</b></pre>":                                               "the exact form of preformatted text",
		"<p>x</p><h2>a<ul><li>b</li></ul></h2>":                               "the exact form of headings",
		strings.Repeat("<div>", 5000) + "x":                                   "all markup: the tags are nested too deep or never closed",
		strings.Repeat("<ul><li>x", 20):                                       "lists and quotes nested too deep",
		strings.Repeat("x", maxSource+1):                                      "all of it: it is longer than 256 KiB",
		"<frameset>x":                                                         "the tag <frameset>",
	} {
		markdown, lost := FromHTML(source)
		if got := strings.Join(lost, "|"); got != want {
			t.Errorf("%.200q as %.200q loses %q, want %q", source, markdown, got, want)
		}
	}
}

// A style is harmless only where a browser would draw the same without it.
func TestHarmlessStylesAreNoLoss(t *testing.T) {
	for style, want := range map[string]string{
		"":                                       "",
		"color: #000000 !important":              "",
		"COLOR:Red":                              "the style color",
		"background:transparent;border:none":     "",
		"border: 1px solid":                      "the style border",
		"border-width:0px":                       "",
		"font-size:0":                            "the style font-size",
		"opacity:0":                              "the style opacity",
		"max-height:0":                           "the style max-height",
		"visibility:hidden":                      "hidden text",
		"text-align:justify;text-indent:-18pt":   "",
		"text-align:right":                       "the style text-align",
		"white-space:pre-wrap":                   "",
		"text-transform:uppercase":               "the style text-transform",
		"text-decoration:underline":              "the style text-decoration",
		"text-decoration:underline line-through": "the style text-decoration",
		"vertical-align:super":                   "the style vertical-align",
		"direction:rtl":                          "the style direction",
		"mso-list:l0;mso-hide:none":              "",
		"float:right":                            "the style float",
		"list-style:none":                        "the style list-style",
		"color":                                  "",
		";;:;":                                   "",
	} {
		source := "<p>a</p><p style=\"" + style + "\">b</p>"
		if _, lost := FromHTML(source); strings.Join(lost, "|") != want {
			t.Errorf("%s loses %q, want %q", source, lost, want)
		}
	}
	for source, want := range map[string]string{
		"<p style=white-space:pre-wrap>a\nb</p>":                      "line ends that a style keeps",
		"<ul style=list-style:decimal><li>a</ul>":                     "the style list-style",
		"<ul><li style=list-style-type:circle>a</ul>":                 "",
		"<ol><li style=list-style-type:circle>a</ol>":                 "the style list-style-type",
		"<ol><li>a<li value=1>b</ol>":                                 "the attribute value",
		"<ol type=1><li>a</ol><ul type=disc><li>b</ul>":               "",
		"<p><img src=x align=left>a</p>":                              "the attribute align",
		"<h2 style=font-weight:400>a</h2>":                            "",
		"<b style=font-weight:bold>a</b>":                             "",
		"<p><a href=x style=text-decoration:underline>a</a>":          "",
		"<p><span style=font-weight:600;font-style:italic>a</span> b": "",
	} {
		if _, lost := FromHTML(source); strings.Join(lost, "|") != want {
			t.Errorf("%s loses %q, want %q", source, lost, want)
		}
	}
}

// The text stays whole when a person accepts the losses.
func TestLossesLeaveTheText(t *testing.T) {
	for source, want := range map[string]string{
		strings.Repeat("<div>", 5000) + "1. *x*<p>y": "1\\. \\*x\\*\n\ny",
		"<h2>a<br>b</h2>": "## a b",
		`<table><tr><td rowspan=2>a<p>b</p></td><td>c|d</td></tr><tr><td><ul><li>e</ul></td></tr></table>`: "| a b | c\\|d |\n| --- | ---- |\n| e   |      |",
		`<table role="presentation"><tr><td><h2>a</h2><ul><li>b</li></ul></td></tr></table>`:               "## a\n\n- b",
		`<b style="font-weight:400">a <span style="font-weight:700;color:red">b</span></b>`:                "a **b**",
		`<a href="javascript:x">a</a><img src="data:x" alt="b*">`:                                          `ab\*`,
		"<table><tr><td>a<tr>" + strings.Repeat("<td>b", 150) + "</table>":                                 "a" + strings.Repeat("\n\nb", 150),
	} {
		markdown, lost := FromHTML(source)
		if markdown != want || len(lost) == 0 {
			t.Errorf("%.200q as %q, want %q; loses %q", source, markdown, want, lost)
		}
	}
}

// Markdown as people write it comes back with the same meaning.
func TestMarkdownOfPeopleKeepsItsMeaning(t *testing.T) {
	for _, markdown := range []string{
		"",
		"Plain text of one line",
		"# Barista\n\nWe are *small* and __busy__.\n\n* coffee\n* tea\n    * green\n",
		"Setext\n======\n\nSecond\n---\n\ntext",
		"1) one\n2) two\n\n   more\n\n7. seven",
		"- [ ] to do\n- [x] done",
		"| Day | Pay |\n|:---|---:|\n| Mon | 10 |\n| Sun | *20* |",
		"    indented code\n\n```go\nfunc main() {}\n```",
		"> quote\nlazy\n\n***\n\nA\\\nB  \nC",
		"<https://example.com/a_b> and [ref][1] ![i](x.png 'y')\n\n[1]: https://example.com/?a=1&b=2 \"t\"",
		"R&D &amp; &copy; 5 < 6 > 4 **bold**text _it_ `a``b`",
		"Вакансія: **кухар**\n+ графік 2/2\n+ їжа",
		"***both*** **a *b*** *c **d***",
		"Line one\nline two\n\n\n\nfar below",
	} {
		page := ToHTML(markdown)
		again, lost := FromHTML(page)
		if back := ToHTML(again); visibleText(back) != visibleText(page) || outline(back) != outline(page) || len(lost) > 0 {
			t.Errorf("%q is\n%s\nand as %q\n%s\nlost %q", markdown, page, again, back, lost)
		}
	}
}

func FuzzFromHTML(f *testing.F) {
	sources, err := filepath.Glob("testdata/vectors/*.html")
	modeltest.Must(f, err)
	for _, path := range sources {
		b, err := os.ReadFile(path)
		modeltest.Must(f, err)
		f.Add(string(b))
	}
	for _, s := range []string{
		"<h2>#</h2><h2></h2>", "<b><p>a<b>b", "<pre>\uf002\a\n</pre>\a\uf002x", "<li>a<li><ol><li>", "<table>x<tr>y<td>a<th>b</table>",
		"<a href='x)\\(&amp;amp;'title='\"\\'>]</a>", "<code> `a` </code>", "<p>\xff\x00</p>", "<ol start=999999999999>a<li>b", "<select><option>a", "<svg><p>x", "<math><mi>x", "<template>a",
	} {
		f.Add(s)
	}
	allowed := map[string]string{
		"p": "", "br": "", "hr": "", "strong": "", "em": "", "b": "", "i": "", "h1": "", "h2": "", "h3": "", "h4": "", "h5": "", "h6": "",
		"ul": "", "ol": "start", "li": "", "blockquote": "", "pre": "", "code": "class", "a": "href title", "img": "src alt title",
		"table": "", "thead": "", "tbody": "", "tr": "", "th": "align", "td": "align",
	}
	f.Fuzz(func(t *testing.T, source string) {
		markdown, lost := FromHTML(source)
		back := ToHTML(markdown)
		if len(lost) == 0 && visibleText(source) != visibleText(back) {
			t.Errorf("nothing is lost, but %q becomes %q", visibleText(source), visibleText(back))
		}
		for _, phrase := range lost {
			if len(phrase) > 80 || strings.ContainsFunc(phrase, func(c rune) bool { return c < ' ' || c > '~' }) {
				t.Errorf("phrase %q", phrase)
			}
		}
		for z := html.NewTokenizer(strings.NewReader(back)); ; {
			kind := z.Next()
			if kind == html.ErrorToken {
				break
			}
			token := z.Token()
			if kind == html.CommentToken || kind == html.DoctypeToken {
				t.Errorf("%q makes %q", markdown, token)
			}
			if kind != html.StartTagToken && kind != html.SelfClosingTagToken {
				continue
			}
			attributes, ok := allowed[token.Data]
			for _, a := range token.Attr {
				ok = ok && slices.Contains(strings.Fields(attributes), a.Key) &&
					!(a.Key == "href" && strings.HasPrefix(strings.ToLower(a.Val), "javascript:"))
			}
			if !ok {
				t.Errorf("%q makes %q", markdown, token)
			}
		}
	})
}

// letters returns all letters that a browser would show, from the tree of the HTML: each
// with its look and with the item, heading, quote or cell that it is in.
func letters(t *rapid.T, source string) []string {
	root, err := html.Parse(strings.NewReader(source))
	if err != nil {
		t.Skip("too deep")
	}
	var out []string
	items := 0
	var walk func(n *html.Node, looks map[string]bool, place string)
	walk = func(n *html.Node, looks map[string]bool, place string) {
		if n.Type == html.TextNode {
			for _, c := range n.Data {
				if unicode.IsSpace(c) {
					continue
				}
				look := ""
				for _, name := range []string{"b", "i", "code", "a"} {
					if looks[name] {
						look += " " + name
					}
				}
				out = append(out, string(c)+look+place)
			}
		}
		inner := maps.Clone(looks)
		switch tag := n.Data; {
		case n.Type != html.ElementNode:
		case tag == "b" || tag == "strong":
			inner["b"] = true
		case tag == "i" || tag == "em":
			inner["i"] = true
		case tag == "code":
			inner["code"] = true
		case tag == "a":
			inner["a"] = true
		case tag == "pre":
			inner["code"], place = true, place+"/pre"
		case tag == "li":
			if strings.TrimSpace(htmltext.Visible(rendered(n))) != "" {
				items++
			}
			place = strings.TrimSuffix(place, "/ul") + fmt.Sprintf("/li %d", items)
		case slices.Contains([]string{"h1", "h2", "blockquote", "ol", "td", "th"}, tag):
			place += "/" + tag
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			walk(c, inner, place)
		}
	}
	walk(root, map[string]bool{}, "")
	return out
}

func rendered(n *html.Node) string {
	var b strings.Builder
	if html.Render(&b, n) != nil {
		return ""
	}
	return b.String()
}

// Every loss is named, in whatever order the tags are.
func TestEveryLossIsNamed(t *testing.T) {
	piece := rapid.SampledFrom([]string{
		"<p>", "</p>", "<b>", "</b>", "<i>", "</i>", "<code>", "</code>", `<a href="x">`, "</a>", "<br>", "<ul>", "</ul>", "<ol>", "</ol>", "<li>", "</li>",
		"<h1>", "</h1>", "<h2>", "</h2>", "<blockquote>", "</blockquote>", "<pre>", "</pre>", "<table>", "</table>", "<tr>", "<td>", "<th>", "</td>", "<div>", "</div>", "<span>", "</span>", "<hr>",
		"a", "b ", " c", "d.", "*", "1.", "- ", "&lt;", " ", "\n",
	})
	faithful := 0
	rapid.Check(t, func(t *rapid.T) {
		source := strings.Join(rapid.SliceOfN(piece, 1, 14).Draw(t, "pieces"), "")
		markdown, lost := FromHTML(source)
		if len(lost) > 0 {
			return
		}
		faithful++
		back := ToHTML(markdown)
		if a, b := letters(t, source), letters(t, back); !slices.Equal(a, b) {
			t.Fatalf("%s\nas %q\nis %s\n%q\n%q", source, markdown, back, a, b)
		}
	})
	t.Logf("%d lose nothing", faithful)
}

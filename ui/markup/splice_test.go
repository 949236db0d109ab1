package markup

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// shapes are descriptions as editors of the web and word processors write them. Each has the word "here" once.
var shapes = map[string]string{
	"bold":                 "<p><b>Кава</b> first</p>\r\n<p>change here</p>\r\n<p><i>last</i> &laquo;x&raquo;</p>",
	"entities":             "<p>a &mdash; b&nbsp;&hellip;</p><p>change here</p><p>c &ndash; d</p>",
	"spacers":              "<p>a</p><p>&nbsp;</p><p>change here</p><p><br></p><p>b</p>",
	"breaks":               "a<br><br>change here<br><br><b>c</b><br>d",
	"breaks with a slash":  "a <br/>\n<br/>\nchange here<br />\n<br />\nb",
	"containers":           "<div>\n  <p><b>a</b></p>\n  <p>change here</p>\n</div>",
	"list in paragraphs":   "<ul><li><p>a</p></li><li><p>b</p></li></ul><p>change here</p>",
	"spans":                "<p><span>a</span></p><p><span>change here</span></p><p><span>b</span></p>",
	"lines between":        "<h2>A</h2>\n\n\n<p>change here</p>\n\n\n<ul>\n  <li>b</li>\n</ul>\n",
	"pre":                  "<pre>a\n  b</pre><p>change here</p><pre>c</pre>",
	"no end tags":          "<p>a<p>change here<p>b",
	"list without end":     "<p>change here</p><ul><li>a<li>b</ul><p>c</p>",
	"table":                "<p>change here</p><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
	"quote":                "<blockquote><b>a</b></blockquote><p>change here</p><blockquote>b</blockquote>",
	"links":                `<p><a target="_blank" href="https://example.com">a</a></p><p>change here</p>`,
	"rule":                 "<p>a</p><hr/><p>change here</p><hr>",
	"sections":             "<section><h3>A</h3><p>change here</p></section><section><p><em>b</em></p></section>",
	"upper case":           "<P>a</P>\n<P>change here</P>\n<P><B>b</B></P>",
	"ordered":              `<ol start="3"><li>a</li></ol><p>change here</p><ol><li>b</li></ol>`,
	"bare text":            "change here",
	"text and paragraphs":  "first<p>change here</p>last",
	"nested lists":         "<ul><li>a<ul><li>b</li></ul></li></ul><p>change here</p>",
	"headings":             "<h1>a</h1><h4>change here</h4><h6>b</h6>",
	"strong around a list": "<p><strong>Обов'язки:</strong></p><ul><li><b>a</b>;</li></ul><p>change here</p>",
	"office comments":      "<!--StartFragment--><p><b>a</b></p><p>change here</p><!--EndFragment-->",
}

// TestOneWordChangesOneBlock: all other bytes of the source stay.
func TestOneWordChangesOneBlock(t *testing.T) {
	for name, source := range shapes {
		t.Run(name, func(t *testing.T) {
			shown, lost := FromHTML(source)
			if len(lost) > 0 {
				t.Fatalf("it is edited as HTML: %q", lost)
			}
			if got := NewOriginal(source, shown).HTML(shown); got != source {
				t.Errorf("untouched it becomes\n%s", got)
			}
			got := NewOriginal(source, shown).HTML(strings.Replace(shown, "here", "there", 1))
			if want := strings.Replace(source, "here", "there", 1); got != want && got != strings.Replace(want, "<span>change there</span>", "change there", 1) && got != strings.Replace(want, "<p>change there<p>", "<p>change there</p><p>", 1) && got != strings.Replace(want, "<P>change there</P>", "<p>change there</p>", 1) {
				t.Errorf("%q\nbecomes\n%q", source, got)
			}
		})
	}
}

// TestOneWordChangesOneWord in the HTML of many editors: all other bytes stay, also those of its list and its table.
func TestOneWordChangesOneWord(t *testing.T) {
	for name, source := range map[string]string{
		"TinyMCE":       "<p style=\"text-align: justify;\"><strong>Munka</strong></p>\n<p>&nbsp;</p>\n<ul style=\"list-style-type: disc;\">\n<li style=\"text-align: justify;\">alpha one</li>\n<li>beta two <em>x</em></li>\n</ul>",
		"Word":          "<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>alpha one<o:p></o:p></p>\n\n<p class=MsoNormal>beta two<o:p></o:p></p>",
		"Trix":          "<div>alpha one<br>beta two<br><br>gamma three</div><div><br></div><div>delta four</div>",
		"Google Docs":   "<b style=\"font-weight:normal;\" id=\"docs-internal-guid-1\"><p dir=\"ltr\"><span style=\"font-weight:700\">alpha</span><span> one</span></p><br /><ul><li dir=\"ltr\"><p dir=\"ltr\" role=\"presentation\"><span>beta two</span></p></li></ul></b>",
		"nested lists":  "<ul><li>alpha one<ul><li>beta two</li><li>gamma three</li></ul></li><li>delta four</li></ul>",
		"no end tags":   "<UL><LI>alpha one<LI>beta two</UL><P>gamma three<P>delta four",
		"within":        "<p>alpha <b>bold <i>both</i></b> one</p>\n<p><b>beta</b>&nbsp;two &ndash; three</p>",
		"a table":       "<table><tr><th>alpha</th><th>one</th></tr><tr><td>beta</td><td>two &mdash; x</td></tr></table>",
		"list of sorts": "<ol start=\"3\" type=\"1\"><li>alpha one</li><li><p>beta two</p></li></ol>text <b>bare</b>",
	} {
		shown, lost := FromHTML(source)
		if len(lost) > 0 {
			t.Errorf("%s is edited as HTML: %q", name, lost)
		}
		original := NewOriginal(source, shown)
		for _, word := range []string{"alpha", "one", "beta", "two", "gamma", "three", "delta", "four", "bold", "both", "bare"} {
			if !strings.Contains(source, word) {
				continue
			}
			for _, edited := range []string{word + "s", "R&D<" + word, ""} {
				got := original.HTML(strings.Replace(shown, word, edited, 1))
				want := strings.Replace(source, word, strings.ReplaceAll(strings.ReplaceAll(edited, "&", "&amp;"), "<", "&lt;"), 1)
				if edited != "" && got != want || !same(got, ToHTML(strings.Replace(shown, word, edited, 1))) {
					t.Errorf("%s: %q for %q becomes\n%q", name, edited, word, got)
				}
			}
		}
	}
}

// TestAWordAtAnEdgeChangesOneCell, or one item of a list: all other bytes stay, whether the word comes first, last or alone,
// and however wide the columns of the Markdown are.
func TestAWordAtAnEdgeChangesOneCell(t *testing.T) {
	table := `<table><thead><tr><th>Day</th><th><b>Hours</b></th></tr></thead><tbody><tr><td>Mon</td><td>two &mdash; <b>bold</b></td></tr>` +
		`<tr><td> Mon </td><td></td></tr><tr><td><p>Mon</p></td><td>&nbsp;</td></tr><tr><td><i>Mon</i> a&#8209;b<td>8</tr></tbody></table>`
	list := "<ul><li><b>a</b> one</li><li>one<ul><li>one</li><li><i>b</i></li></ul></li><li>one<li></li></ul>"
	for _, c := range []struct{ source, was, now, cell, becomes string }{
		{table, "| Mon       |                |\n| _", "| Mon x |   |\n| _", "<p>Mon</p>", "<p>Mon x</p>"},
		{table, "| Day", "| Day x", "Day</th>", "Day x</th>"},
		{table, "| Day", "| x Day", "Day</th>", "x Day</th>"},
		{table, "**Hours**", "**Hours** x", "<b>Hours</b>", "<strong>Hours</strong> x"},
		{table, "**Hours**", "**Hours x**", "<b>Hours</b>", "<b>Hours x</b>"},
		{table, "**bold**", "**bold** x", "two &mdash; <b>bold</b>", "two — <strong>bold</strong> x"},
		{table, "**bold**", "", "two &mdash; <b>bold</b>", "two —"},
		{table, "| Mon ", "| Mon x ", "<td>Mon<", "<td>Mon x<"},
		{table, "| Mon ", "| x Mon ", "<td>Mon<", "<td>x Mon<"},
		{table, "| Mon ", "|  ", "<td>Mon<", "<td><"},
		{table, "| 8 ", "| 8 x ", "<td>8", "<td>8 x"},
		{"<p>a</p>\n" + table + "\n<p>b</p>", "| Mon ", "| Mon x ", "<td>Mon<", "<td>Mon x<"},
		{list, "- **a** one", "- **a** one x", "<b>a</b> one", "<b>a</b> one x"},
		{list, "- one\n", "- x one\n", "<li>one<ul>", "<li>x one<ul>"},
		{list, "_b_", "_b_ x", "<i>b</i>", "<em>b</em> x"},
		{list, "\n- one", "\n- one, x", "<li>one<ul>", "<li>one, x<ul>"},
	} {
		shown, lost := FromHTML(c.source)
		if len(lost) > 0 || !strings.Contains(shown, c.was) {
			t.Errorf("%q is not in\n%s, which loses %q", c.was, shown, lost)
			continue
		}
		written := strings.Replace(shown, c.was, c.now, 1)
		got := NewOriginal(c.source, shown).HTML(written)
		if want := strings.Replace(c.source, c.cell, c.becomes, 1); got != want || !same(got, ToHTML(written)) {
			t.Errorf("%q for %q becomes\n%q, want\n%q", c.now, c.was, got, want)
		}
	}
	shown, _ := FromHTML(table)
	lines := strings.Split(shown, "\n")
	for i, edited := range map[int]string{3: "| Mon | x |", 4: "|  Mon | x|"} { // the empty cells
		cells := append(append(append([]string{}, lines[:i]...), edited), lines[i+1:]...)
		got := NewOriginal(table, shown).HTML(strings.Join(cells, "\n"))
		if want := strings.Replace(table, map[int]string{3: "<td></td>", 4: "<td>&nbsp;</td>"}[i], "<td>x</td>", 1); got != want {
			t.Errorf("a word in an empty cell: %q", got)
		}
	}
}

// TestBlocksComeAndGo: what is beside them stays.
func TestBlocksComeAndGo(t *testing.T) {
	source := "<p><b>a</b></p>\n<p>&nbsp;</p>\n<p><b>b</b></p>\n<p><b>c</b></p>"
	shown, _ := FromHTML(source)
	for written, want := range map[string]string{
		"**a**\n\n**c**":                 "<p><b>a</b></p>\n<p>&nbsp;</p>\n<p><b>c</b></p>",
		"**a**\n\nnew\n\n**b**\n\n**c**": "<p><b>a</b></p>\n<p>&nbsp;</p>\n<p>new</p><p><b>b</b></p>\n<p><b>c</b></p>",
		"x\n\n**b**\n\ny":                "<p>x</p>\n<p>&nbsp;</p>\n<p><b>b</b></p>\n<p>y</p>",
		"":                               "",
		"**a**\n\n**b**\n\n**c**\n\n- d": source + "\n<ul>\n<li>d</li>\n</ul>",
	} {
		if got := NewOriginal(source, shown).HTML(written); !same(got, ToHTML(written)) || strings.Contains(want, "<b>") && !strings.Contains(got, "<p><b>") {
			t.Errorf("%q becomes\n%q, want\n%q", written, got, want)
		}
	}
}

// TestASplicedTextReadsAsWritten, whatever the source and the edit.
func TestASplicedTextReadsAsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		source := description(t)
		shown, _ := FromHTML(source)
		words := strings.Fields(shown)
		written := shown
		if len(words) > 0 {
			word := rapid.SampledFrom(words).Draw(t, "word")
			written = strings.Replace(shown, word, rapid.SampledFrom([]string{"", "x", word + " x", "x\n\n" + word}).Draw(t, "edit"), 1)
		}
		got := NewOriginal(source, shown).HTML(written)
		if !same(got, ToHTML(written)) {
			t.Fatalf("%q with the Markdown %q becomes %q", source, written, got)
		}
	})
}

func BenchmarkOriginal(b *testing.B) {
	source := strings.Repeat("<p><b>Кава</b> і чай &mdash; щодня.</p>\n<ul><li>a</li><li>b</li></ul>\n", 40)
	shown, _ := FromHTML(source)
	written := strings.Replace(shown, "чай", "чаї", 1)
	original := NewOriginal(source, shown)
	b.Run("spliced", func(b *testing.B) {
		for b.Loop() {
			original.HTML(written)
		}
	})
	b.Run("whole", func(b *testing.B) {
		for b.Loop() {
			ToHTML(written)
		}
	})
}

// TestEmptyLinesChangeNothing: Markdown reads any number of them as one, at either end as none, and so does an edit.
func TestEmptyLinesChangeNothing(t *testing.T) {
	for name, source := range shapes {
		shown, _ := FromHTML(source)
		edited := strings.Replace(shown, "here", "there", 1)
		want := NewOriginal(source, shown).HTML(edited)
		for _, written := range []string{
			edited + "\n", "\n\n" + edited + "\n\n\n", strings.ReplaceAll(edited, "\n\n", "\n\n\n"), strings.ReplaceAll(edited, "\n\n", "\n \t\n"),
			strings.ReplaceAll(edited, "\n\n", "  \n\n") + "  \n",
		} {
			if got := NewOriginal(source, shown).HTML(written); got != want {
				t.Errorf("%s: %q becomes\n%q, want\n%q", name, written, got, want)
			}
		}
	}
	source := "<pre>a\n\n\n\n  b  \n\nc</pre><p><b>x</b></p><p>here</p>"
	shown, _ := FromHTML(source)
	if got, want := NewOriginal(source, shown).HTML(strings.Replace(shown, "here", "there", 1)+"\n\n"), strings.Replace(source, "here", "there", 1); got != want {
		t.Errorf("code becomes\n%q, want\n%q", got, want)
	}
}

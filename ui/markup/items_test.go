package markup

import (
	"strings"
	"testing"
)

// lists are lists as editors of the web and word processors write them. Each item has the word "one", and most have
// other markup than Markdown's.
var lists = map[string]string{
	"empty items":       "<ul><li></li><li><b>one</b> x</li><li></li><li><br></li><li>&nbsp;</li><li><i>one</i> y</li><li></li></ul>",
	"empty paragraphs":  "<ul><li><p><b>one</b> x</p></li><li><p><br></p></li><li><p><i>one</i> y</p></li></ul>",
	"nested":            "<ul><li><b>one</b> x<ul><li><i>one</i> y<ul><li><b>one</b> q</li></ul></li></ul></li><li><b>one</b> z</li></ul>",
	"nested alone":      "<ul><li><ul><li><b>one</b> y</li></ul></li><li><b>one</b> z</li></ul>",
	"nested outside":    "<ul><li><b>one</b> x</li><ul><li><i>one</i> y</li></ul><li><b>one</b> z</li></ul>",
	"nested numbers":    "<ol><li><b>one</b> x<ol><li><i>one</i> y</li></ol></li><li><b>one</b> z</li></ol>",
	"nested paragraphs": "<ul><li><p><b>one</b> x</p><ul><li><p><i>one</i> y</p></li></ul></li><li><p><b>one</b> z</p></li></ul>",
	"empty in nested":   "<ul><li><b>one</b> x<ul><li><b>one</b> a</li><li></li><li><b>one</b> c</li></ul></li><li><b>one</b> z</li></ul>",
	"empty list":        "<ul><li><b>one</b> x<ul></ul></li><li><b>one</b> z</li></ul>",
	"two lists":         "<ul><li><b>one</b> x</li></ul><ul><li><b>one</b> y</li></ul>",
	"two with a space":  "<ul><li><b>one</b> x</li></ul><p>&nbsp;</p><ul><li></li><li><b>one</b> y</li></ul>",
	"no end tags":       "<ul><li><b>one</b> x<ul><li><i>one</i> y</ul><li><li><b>one</b> z</ul>",
	"two paragraphs":    "<ul><li><p><b>one</b> x</p><p><i>one</i> y</p></li><li><b>one</b> z</li></ul>",
	"after nested":      "<ul><li><b>one</b> x<ul><li><i>one</i> y</li></ul><b>one</b> tail</li><li><b>one</b> z</li></ul>",
	"another start":     `<ol start="4"><li><b>one</b> x</li><li></li><li><i>one</i> y</li></ol>`,
	"quoted":            "<blockquote><ul><li><b>one</b> x</li><li></li><li><b>one</b> y</li></ul></blockquote>",
	"quotes":            "<ul><li><b>one</b> x<blockquote><b>one</b> q</blockquote></li><li></li></ul>",
	"lines":             "<ul>\n  <li>\n    <b>one</b> x\n  </li>\n  <li>\n  </li>\n  <li role=\"one\">\n    <i>one</i> y\n  </li>\n</ul>",
	"breaks":            "<ul><li><b>one</b><br>one x</li><li></li><li><b>one</b><br><br>one y</li></ul>",
	"among paragraphs":  "<p><b>one</b></p><ul><li>one &mdash; x</li><li></li></ul><p>&nbsp;</p><p><b>one</b></p>",
}

// TestAWordOfAnItemChangesThatWord, though other items have it too: all other bytes stay, whatever is empty or nested.
func TestAWordOfAnItemChangesThatWord(t *testing.T) {
	for name, source := range lists {
		shown, lost := FromHTML(source)
		if len(lost) > 0 {
			t.Errorf("%s is edited as HTML: %q", name, lost)
		}
		words := strings.Replace(source, `role="one"`, `role="1"`, 1)
		for n := range strings.Count(shown, "one") {
			for _, word := range []string{"ones", "one more", "any one", "R&D"} {
				written := replaceNth(shown, "one", word, n)
				want := strings.Replace(replaceNth(words, "one", strings.ReplaceAll(word, "&", "&amp;"), n), `role="1"`, `role="one"`, 1)
				if got := NewOriginal(source, shown).HTML(written); got != want {
					t.Errorf("%s: %q for %d becomes\n%q, want\n%q", name, word, n, got, want)
				}
			}
		}
	}
}

// replaceNth replaces the occurrence n of a word, counted from 0.
func replaceNth(s, word, by string, n int) string {
	parts := strings.SplitN(s, word, n+2)
	return strings.Join(parts[:n+1], word) + by + parts[n+1]
}

// TestItemsComeAndGo: the others stay byte for byte, and so does an empty line between two lists.
func TestItemsComeAndGo(t *testing.T) {
	for name, c := range map[string]struct{ source, written, want string }{
		"the first":   {lists["empty items"], "- new\n-\n- **one** x\n-\n-\n-\n- _one_ y\n-", "<ul><li>new</li><li></li><li><b>one</b> x</li><li></li><li><br></li><li>&nbsp;</li><li><i>one</i> y</li><li></li></ul>"},
		"the last":    {lists["nested"], "- **one** x\n  - _one_ y\n    - **one** q\n- **one** z\n- new", strings.TrimSuffix(lists["nested"], "</ul>") + "<li>new</li></ul>"},
		"between":     {lists["empty paragraphs"], "- **one** x\n- new\n-\n- _one_ y", strings.Replace(lists["empty paragraphs"], "<li><p><br>", "<li>new</li><li><p><br>", 1)},
		"in two":      {lists["two with a space"], "- **one**\n- x\n-\n- **one** y", "<ul><li><b>one</b></li><li>x</li></ul><p>&nbsp;</p><ul><li></li><li><b>one</b> y</li></ul>"},
		"with markup": {lists["two with a space"], "- **one** **x**\n-\n- **one** y", "<ul><li><strong>one x</strong></li></ul><p>&nbsp;</p><ul><li></li><li><b>one</b> y</li></ul>"},
		"no first":    {lists["empty list"], "- **one** z", "<ul><li><b>one</b> z</li></ul>"},
		"no last":     {lists["nested alone"], "- - **one** y", "<ul><li><ul><li><b>one</b> y</li></ul></li></ul>"},
		"no tags":     {"<UL><LI><B>a</B><LI>b</UL>", "- **a**\n- new\n- b", "<UL><LI><B>a</B><LI>new<LI>b</UL>"},
		"attributes":  {"<ul><li dir=\"ltr\"><b>a</b></li>\n<li dir=\"ltr\">b</li></ul>", "- **a**\n- b\n- c", "<ul><li dir=\"ltr\"><b>a</b></li>\n<li dir=\"ltr\">b</li>\n<li dir=\"ltr\">c</li></ul>"},
		"rows":        {"<table><tr><th>a</th><th><b>b</b></th></tr><tr><td>c</td><td>d &mdash;</td></tr></table>", "| a   | **b** |\n|---|---|\n| c | d — |\n| e | f |", ""},
	} {
		shown, _ := FromHTML(c.source)
		got := NewOriginal(c.source, shown).HTML(c.written)
		if c.want != "" && got != c.want || !same(got, ToHTML(c.written)) {
			t.Errorf("%s: %q becomes\n%q, want\n%q", name, shown, got, c.want)
		}
	}
}

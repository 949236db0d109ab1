package markup

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// drawn writes a comparison with signs before its lines.
func drawn(lines []DiffLine) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(map[DiffKind]string{Same: " ", Gone: "-", Fresh: "+", Skipped: "…"}[l.Kind] + l.Text + "\n")
	}
	return b.String()
}

func TestDiff(t *testing.T) {
	for _, c := range []struct{ was, now, want string }{
		{"a\nb", "a\nb", ""},
		{"a\nb", "a\nb\n", ""},
		{"", "a\nb", "+a\n+b\n"},
		{"a", "", "-a\n"},
		{"a\nb\nc", "a\nB\nc", " a\n-b\n+B\n c\n"},
		{"1\n2\n3\n4\n5\n6\n7", "1\n2\n3\nx\n5\n6\n7", "…\n 3\n-4\n+x\n 5\n…\n"},
		{"1\n2\n3\n4\n5\n6\n7", "0\n1\n2\n3\n4\n5\n6", "+0\n 1\n…\n 6\n-7\n"},
	} {
		if got := drawn(Diff(c.was, c.now)); got != c.want {
			t.Errorf("%q to %q:\n%swant\n%s", c.was, c.now, got, c.want)
		}
	}
}

// TestNothingIsLeftOut counts the lines of both texts in comparisons that skip no line.
func TestNothingIsLeftOut(t *testing.T) {
	line := rapid.SampledFrom([]string{"a", "b", "", "слово"})
	rapid.Check(t, func(t *rapid.T) {
		was := rapid.SliceOfN(line, 1, 8).Draw(t, "was")
		now := rapid.SliceOfN(line, 1, 8).Draw(t, "now")
		before, after := strings.Join(was, "\n")+"\n", strings.Join(now, "\n")+"\n"
		lines := Diff(before, after)
		gone, fresh := 0, 0
		for _, l := range lines {
			switch l.Kind {
			case Gone:
				gone++
			case Fresh:
				fresh++
			case Same, Skipped:
			}
		}
		if len(was)-gone != len(now)-fresh {
			t.Fatalf("%d of %d lines are gone and %d of %d fresh", gone, len(was), fresh, len(now))
		}
		if (before == after) != (len(lines) == 0) {
			t.Fatalf("%q to %q: %v", before, after, lines)
		}
	})
}

// TestDroppedMarkupIsListed, but not what only divides the text, and not another name of the same emphasis.
func TestDroppedMarkupIsListed(t *testing.T) {
	for _, tt := range []struct {
		was, now string
		lost     []string
	}{
		{`<p>one <b>two</b></p>`, `<p>one <strong>two</strong> three</p>`, nil},
		{`<p>one</p><p>two</p>`, `<ul><li>one</li></ul>three`, nil},
		{`<p>one <span style="color:red">two</span> <u>x</u></p>`, `<p>one two three</p>`, []string{`<span style="color:red">`, "<u>"}},
		{`<p class="lead">one</p>`, `<p>one two</p>`, []string{`<p class="lead">`}},
		{`<p>one <u>two</u></p>`, `<p>one <u>two</u> <u>three</u></p>`, nil},
	} {
		if got := LostTags(tt.was, tt.now); !slices.Equal(got, tt.lost) {
			t.Errorf("%q to %q loses %q, not %q", tt.was, tt.now, got, tt.lost)
		}
	}
}

// TestNumbersOfListsAreText: a number that readers see otherwise is a change of the text.
func TestNumbersOfListsAreText(t *testing.T) {
	for _, tt := range []struct {
		was, now, want string
		htmlOnly       bool
	}{
		{`<ol start="2026"><li>a</li></ol>`, `<ol><li>a</li></ol>`, "-2026. a\n+1. a\n", false},
		{`<p>x</p><ol start="2"><li><p>a</p></li><li>b</li></ol>`, `<p>y</p><ol><li><p>a</p></li><li>b</li></ol>`, "-x\n-2. a\n-3. b\n+y\n+1. a\n+2. b\n", false},
		{`<ol><li value="7">a</li></ol>`, `<ol><li>a</li></ol>`, "-7. a\n+1. a\n", false},
		{`<ol start="2"><li>a</li></ol>`, `<p>2. a</p>`, "-<ol start=\"2\">\n-<li>a\n-</li>\n-</ol>\n+<p>2. a\n+</p>\n", true},
		{`<ol><li>a</li></ol>`, `<p>1. a</p>`, "-<ol>\n-<li>a\n-</li>\n-</ol>\n+<p>1. a\n+</p>\n", true},
		{`<ol><li>a</li></ol>`, `<ul><li>a</li></ul>`, "-1. a\n+a\n", false},
		{`<ol><li>a</li><li>b</li></ol>`, `<ol><li>x</li><li>a</li><li>b</li></ol>`, "+x\n a\n…\n", false},
		{`<ol><li>a<ul><li>b</li></ul></li></ol>`, `<ol><li>a<ul><li>c</li></ul></li></ol>`, " a\n-b\n+c\n", false},
	} {
		lines, htmlOnly := DiffDescriptions(tt.was, tt.now)
		got := strings.TrimPrefix(drawn(lines), " \n")
		if got != tt.want || htmlOnly != tt.htmlOnly {
			t.Errorf("%s to %s: %v\n%swant\n%s", tt.was, tt.now, htmlOnly, got, tt.want)
		}
	}
}

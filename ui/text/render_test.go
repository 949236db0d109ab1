package text

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestHTMLIsStyled(t *testing.T) {
	r := NewRenderer(Style{Text: "7", Dim: "8", Accent: "12", Link: "4", Code: "3"})
	got := r.HTML(`<h2>Title</h2><p>a <b>b</b> <i>c</i> <s>d</s> <code>e</code> <a href="https://e.com/">f</a>g <img alt="h"></p>`, 80)
	want := []string{
		"\x1b[94;1mTitle\x1b[m",
		"",
		"\x1b[37ma\x1b[m \x1b[37;1mb\x1b[m \x1b[37;3mc\x1b[m \x1b[37;9md\x1b[m \x1b[33me\x1b[m " +
			"\x1b[37mf\x1b[m \x1b[34;4m<https://e.com/>\x1b[m\x1b[37mg\x1b[m \x1b[90m[image: h]\x1b[m",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// A theme without colours still shows weight. Bare output has no escapes.
func TestThemesWithoutColour(t *testing.T) {
	const src = `<h1>T</h1><p><b>b</b> <a href="https://e.com/">l</a></p>`
	want := []string{"\x1b[1mT\x1b[m", "", "\x1b[1mb\x1b[m l \x1b[4m<https://e.com/>\x1b[m"}
	if diff := cmp.Diff(want, NewRenderer(Style{}).HTML(src, 80)); diff != "" {
		t.Error(diff)
	}
	want = []string{"T", "", "b l <https://e.com/>"}
	if diff := cmp.Diff(want, NewRenderer(Style{Bare: true, Link: "4", Accent: "1"}).HTML(src, 80)); diff != "" {
		t.Error(diff)
	}
}

func TestRenderedIsCapped(t *testing.T) {
	r := NewRenderer(Style{})
	got := r.HTML(strings.Repeat("word ", 200_000), 80)
	if last := got[len(got)-1]; last != "… 464 KB left out" {
		t.Errorf("the last line is %q", last)
	}
	got = r.HTML(strings.Repeat("<p>a", 30_000), 80)
	if last := got[len(got)-1]; len(got) != maxLines || !strings.HasPrefix(last, "… more than") {
		t.Errorf("%d lines, the last %q", len(got), last)
	}
	if got := r.HTML("<p>a", 0); got != nil {
		t.Errorf("no width gives %q", got)
	}
	checkLines(t, r.HTML(ordinary(5_000), 1), 1)
}

// The text is shown if a library panics.
func TestAPanicLeavesPlainText(t *testing.T) {
	broken := func(string, int, Style) []string { panic("broken") }
	got := NewRenderer(Style{}).render("<p>safe \x1b[31mtext</p><p>two", 20, broken)
	if diff := cmp.Diff([]string{"safe text", "two"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestCached(t *testing.T) {
	r := NewRenderer(Style{})
	const src = "<p>text"
	if _, ok := r.Cached(src, 80); ok {
		t.Error("cached before it was rendered")
	}
	want := r.HTML(src, 80)
	if got, ok := r.Cached(src, 80); !ok || !cmp.Equal(got, want) {
		t.Errorf("cached %q, %v; want %q", got, ok, want)
	}
	for _, k := range []struct {
		src   string
		width int
	}{{src, 79}, {"<p>text2", 80}} {
		if _, ok := r.Cached(k.src, k.width); ok {
			t.Errorf("%q at %d is cached", k.src, k.width)
		}
	}
	for i := range maxCached {
		r.HTML(fmt.Sprint(i), 80)
	}
	if _, ok := r.Cached(src, 80); ok {
		t.Error("the oldest is remembered though the cache is full")
	}
	if _, ok := r.Cached("0", 80); !ok {
		t.Error("the newest are forgotten")
	}
}

func TestCacheIsBounded(t *testing.T) {
	var c cache
	for i := range 20 {
		c.put(key{width: i, src: strings.Repeat("x", 500<<10)}, nil)
	}
	if c.bytes > maxCachedBytes || len(c.entries) < 2 {
		t.Errorf("%d bytes in %d entries", c.bytes, len(c.entries))
	}
	c.put(key{src: strings.Repeat("x", 2*maxCachedBytes)}, nil)
	if len(c.entries) != 1 {
		t.Errorf("%d entries beside one over the bound", len(c.entries))
	}
}

func TestConcurrentUse(t *testing.T) {
	r := NewRenderer(Style{})
	want := r.HTML(ordinary(3_000), 60)
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for range 5 {
				if got := r.HTML(ordinary(3_000)+strings.Repeat(" ", i), 60); !cmp.Equal(got, want) {
					t.Error("another result")
				}
				r.Cached(ordinary(3_000), 60)
			}
		})
	}
	wg.Wait()
}

// TestATableBreaksTheFewestWords where the longest words of its columns do not fit beside each other.
func TestATableBreaksTheFewestWords(t *testing.T) {
	const src = "<table><tr><td>accounts.url<td>\"{date}_{name}_{apply}\"</tr><tr><td>accounts.key<td>false</tr></table>"
	want := []string{"accounts.url │ \"{date}_{nam", "             │ e}_{apply}\"", "─────────────┼─────────────", "accounts.key │ false"}
	if diff := cmp.Diff(want, NewRenderer(Style{Bare: true}).HTML(src, 27)); diff != "" {
		t.Error(diff)
	}
}

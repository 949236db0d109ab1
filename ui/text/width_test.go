package text

import (
	"strings"
	"testing"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"
)

// Every character of the fast path takes one cell, alone and beside any other.
func TestSimpleWidthIsTheRealOne(t *testing.T) {
	var all []rune
	for r := rune(0x20); r < 0x3000; r++ {
		if r != 0x7F && (r < 0x7F || simple(r)) {
			all = append(all, r)
			if n := ansi.StringWidth(string(r)); n != 1 {
				t.Errorf("%U is %d cells wide", r, n)
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringOf(rapid.SampledFrom(all)).Draw(t, "s")
		n, ok := simpleWidth(s)
		if !ok || n != ansi.StringWidth(s) {
			t.Fatalf("%q: %d, %v; really %d", s, n, ok, ansi.StringWidth(s))
		}
	})
}

func TestWidth(t *testing.T) {
	for s, want := range map[string]int{
		"":                         0,
		"abc":                      3,
		"Їжак — «так»…":            13,
		"e\u0301":                  1,
		"漢字":                       4,
		"👨‍👩‍👧‍👦":                  2,
		"❤️":                       2,
		"🇺🇦":                       2,
		"👍🏽":                       2,
		"\x1b[1;31mred\x1b[m":      3,
		"\x1b[38;2;1;2;3mЯ\x1b[0m": 1,
	} {
		if got := Width(s); got != want || got != lipgloss.Width(s) {
			t.Errorf("Width(%q) = %d, want %d; Lip Gloss has %d", s, got, want, lipgloss.Width(s))
		}
	}
}

func TestFitCutPadLeft(t *testing.T) {
	tests := []struct {
		in              string
		w               int
		fit, cut, right string
	}{
		{"abc", 5, "abc  ", "abc", "  abc"},
		{"abc", 3, "abc", "abc", "abc"},
		{"abcd", 3, "ab…", "ab…", "ab…"},
		{"abcd", 1, "…", "…", "…"},
		{"abcd", 0, "", "", ""},
		{"abcd", -1, "", "", ""},
		{"", 2, "  ", "", "  "},
		{"Олександр", 5, "Олек…", "Олек…", "Олек…"},
		{"Олег", 5, "Олег ", "Олег", " Олег"},
		{"✎… begun", 3, "✎… ", "✎…", " ✎…"},
		{"漢字", 3, "漢…", "漢…", "漢…"},
		{"漢字", 2, "… ", "…", " …"},
		{"漢字", 5, "漢字 ", "漢字", " 漢字"},
		{"ab👨‍👩‍👧", 3, "ab…", "ab…", "ab…"},
		{"abce\u0301f", 4, "abc…", "abc…", "abc…"},
		{"abce\u0301", 4, "abce\u0301", "abce\u0301", "abce\u0301"},
		{"\x1b[1mabcd\x1b[m", 3, "\x1b[1mab…\x1b[m", "\x1b[1mab…\x1b[m", "\x1b[1mab…\x1b[m"},
		{"\x1b[1mab\x1b[m", 3, "\x1b[1mab\x1b[m ", "\x1b[1mab\x1b[m", " \x1b[1mab\x1b[m"},
	}
	for _, tt := range tests {
		if got := Fit(tt.in, tt.w); got != tt.fit {
			t.Errorf("Fit(%q, %d) = %q, want %q", tt.in, tt.w, got, tt.fit)
		}
		if got := Cut(tt.in, tt.w); got != tt.cut {
			t.Errorf("Cut(%q, %d) = %q, want %q", tt.in, tt.w, got, tt.cut)
		}
		if got := PadLeft(tt.in, tt.w); got != tt.right {
			t.Errorf("PadLeft(%q, %d) = %q, want %q", tt.in, tt.w, got, tt.right)
		}
	}
}

func TestFitIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := Line(anyText().Draw(t, "s"))
		if rapid.Bool().Draw(t, "styled") {
			s = "\x1b[1;38;5;9m" + s + "\x1b[m plain \x1b[4m" + s + "\x1b[m"
		}
		w := rapid.IntRange(0, 90).Draw(t, "w")
		if got := Fit(s, w); lipgloss.Width(got) != w {
			t.Fatalf("Fit(%q, %d) = %q is %d cells wide", s, w, got, lipgloss.Width(got))
		}
		if got := PadLeft(s, w); lipgloss.Width(got) != w {
			t.Fatalf("PadLeft(%q, %d) = %q is %d cells wide", s, w, got, lipgloss.Width(got))
		}
		got := Cut(s, w)
		if n := lipgloss.Width(got); n > w {
			t.Fatalf("Cut(%q, %d) = %q is %d cells wide", s, w, got, n)
		}
		if Width(s) <= w && got != s {
			t.Fatalf("Cut(%q, %d) = %q, though it fits", s, w, got)
		}
	})
}

func TestWrap(t *testing.T) {
	tests := []struct {
		in   string
		w    int
		want []string
	}{
		{"", 10, []string{""}},
		{"one two three", 7, []string{"one two", "three"}},
		{"one two three", 80, []string{"one two three"}},
		{"one\n\ntwo", 80, []string{"one", "", "two"}},
		{"  indented text here", 10, []string{"  indented", "text here"}},
		{"abcdefghij", 4, []string{"abcd", "efgh", "ij"}},
		{"x abcdefghij y", 4, []string{"x", "abcd", "efgh", "ij y"}},
		{"https://jobs.example.com/ua/job/9007199258841239", 37, []string{"https://jobs.example.com/ua/job/", "9007199258841239"}},
		{"see https://e.example/a/bcdefghi now", 20, []string{"see", "https://e.example/a/", "bcdefghi now"}},
		{"Слава Україні", 6, []string{"Слава", "Україн", "і"}},
		{"漢字漢字", 3, []string{"漢", "字", "漢", "字"}},
		{"a漢b", 1, []string{"a", "…", "b"}},
		{"trailing   ", 80, []string{"trailing   "}},
		{"trailing      x", 8, []string{"trailing", "x"}},
		{"      deep", 4, []string{"deep"}},
		{"by 9 % or 9 EUR", 4, []string{"by", "9 %", "or 9", "EUR"}},
		{"x", 0, nil},
	}
	for _, tt := range tests {
		if got := Wrap(tt.in, tt.w); strings.Join(got, "|") != strings.Join(tt.want, "|") || len(got) != len(tt.want) {
			t.Errorf("Wrap(%q, %d) = %q, want %q", tt.in, tt.w, got, tt.want)
		}
	}
}

func TestWrapLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := strings.Join(Lines(anyText().Draw(t, "s")), "\n")
		w := rapid.IntRange(2, 60).Draw(t, "w")
		lines := Wrap(s, w)
		checkLines(t, lines, w)
		bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
		if got := bare(strings.Join(lines, " ")); got != bare(s) {
			t.Fatalf("%q became %q", s, lines)
		}
	})
}

// Columns as lists show them, styled and not.
func BenchmarkFit(b *testing.B) {
	for name, s := range map[string]string{
		"ASCII":      "Senior Go developer, remote",
		"ASCII-cut":  "Senior Go developer for a distributed team in three time zones",
		"Cyrillic":   "Провідний бухгалтер, Київ",
		"Emoji":      "🔥 Провідний бухгалтер 🔥",
		"Styled":     "\x1b[1mПровідний\x1b[m бухгалтер",
		"Styled-cut": "\x1b[1mПровідний бухгалтер\x1b[m з досвідом роботи від п'яти років",
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Fit(s, 40)
			}
		})
	}
	b.Run("floor-lipgloss", func(b *testing.B) {
		style := lipgloss.NewStyle().Width(40)
		b.ReportAllocs()
		for b.Loop() {
			style.Render("Senior Go developer, remote")
		}
	})
}

func BenchmarkLine(b *testing.B) {
	for name, s := range map[string]string{
		"ASCII":    "Senior Go developer, remote",
		"Cyrillic": "Провідний бухгалтер, Київ",
		"Hostile":  "Провідний \x1b[31mбухгалтер\x1b[m, \u202eКиїв👨‍👩‍👧",
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Line(s)
			}
		})
	}
}

// Whatever its edges cut through.
func TestASliceIsAsWideAsAsked(t *testing.T) {
	defer CountRunes(false)
	for _, runes := range []bool{true, false} {
		CountRunes(runes)
		for _, s := range []string{"ab\u263a\ufe0fcd", "ab世cd", "世界世界", "ab\U0001f469\u200d\U0001f469\u200d\U0001f467cd", "abe\u0301cd", "\x1b[1m世\x1b[mb世", ""} {
			width := Width(s)
			for from := range width + 2 {
				for to := range width + 2 {
					want := max(min(to, width)-min(from, width), 0)
					if got := Slice(s, from, to); Width(got) != want {
						t.Errorf("runes %v: %q from %d to %d is %q of %d, want %d", runes, s, from, to, got, Width(got), want)
					}
				}
			}
		}
	}
}

func TestSliceKeepsTheCellsAsked(t *testing.T) {
	defer CountRunes(false)
	s := "\x1b[1mКава\x1b[m" + strings.Repeat(" ", 80) + "\x1b[31mEND\x1b[m"
	for _, runes := range []bool{true, false} {
		CountRunes(runes)
		for _, c := range []struct {
			from, to int
			want     string
		}{{0, 2, "Ка"}, {2, 5, "ва "}, {83, 87, " END"}, {84, 99, "END"}, {5, 5, ""}} {
			if got := ansi.Strip(Slice(s, c.from, c.to)); got != c.want {
				t.Errorf("runes %v: %d to %d is %q, want %q", runes, c.from, c.to, got, c.want)
			}
		}
	}
}

// Styled or not, whichever way the terminal counts.
func TestAFieldIsAsWideAsTheTerminalCounts(t *testing.T) {
	defer CountRunes(false)
	for _, runes := range []bool{true, false} {
		CountRunes(runes)
		for _, s := range []string{"ab\U0001f469\u200d\U0001f469\u200d\U0001f467cd", "\x1b[1mab\U0001f469\u200d\U0001f469\u200d\U0001f467\x1b[mcd"} {
			for w := range 12 {
				if got := Fit(s, w); Width(got) != w {
					t.Errorf("runes %v: %q in %d is %q of %d", runes, s, w, got, Width(got))
				}
			}
		}
	}
}

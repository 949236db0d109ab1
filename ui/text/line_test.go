package text

import (
	"strings"
	"testing"
	"unicode/utf8"

	"shortlist/model/modeltest"
)

func TestLine(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"plain", "Go developer", "Go developer"},
		{"empty", "", ""},
		{"Cyrillic", "Олена Ґудзь-Їжакевич", "Олена Ґудзь-Їжакевич"},
		{"Hungarian", "Őrült Űrhajós", "Őrült Űrhajós"},

		{"colour", "a\x1b[31mred\x1b[0m", "ared"},
		{"cursor", "a\x1b[2J\x1b[1;1Hb", "ab"},
		{"private mode", "a\x1b[?1049hb", "ab"},
		{"intermediate", "a\x1b[0 qb", "ab"},
		{"title", "a\x1b]0;owned\x07b", "ab"},
		{"title ended by ST", "a\x1b]0;owned\x1b\\b", "ab"},
		{"title ended by C1 ST", "a\x1b]0;owned\u009cb", "ab"},
		{"title with Cyrillic", "a\x1b]0;Нова назва Ѝ\x07b", "ab"},
		{"title with wide characters", "a\x1b]0;漢字📜\x07b", "ab"},
		{"link", "a\x1b]8;;http://e.com\x1b\\b\x1b]8;;\x1b\\c", "abc"},
		{"clipboard", "\x1b]52;c;aGVsbG8=\x07x", "x"},
		{"device string", "a\x1bPq#0;2\x1b\\b", "ab"},
		{"application", "a\x1b_Gf=100;AAAA\x1b\\b", "ab"},
		{"privacy", "a\x1b^x\x1b\\b", "ab"},
		{"start of string", "a\x1bXx\x1b\\b", "ab"},
		{"cancelled", "a\x1b]0;x\x18b", "ab"},
		{"charset", "a\x1b(0b", "ab"},
		{"reset", "a\x1bcb", "ab"},
		{"index", "a\x1bMb", "ab"},
		{"lone escape", "a\x1b", "a"},
		{"escape before Cyrillic", "\x1bЯ", "Я"},
		{"escapes in a row", "a\x1b\x1b\x1b[31mb", "ab"},
		{"escape made by removing", "a\x1b\x1b[31m[31mb", "a[31mb"},
		{"escape inside escape", "\x1b[3\x1b[31m1mb", "31mb"},

		{"unterminated title", "a\x1b]0;b c", "a0;b c"},
		{"unterminated device string", "a\x1bPb c", "ab c"},
		{"unterminated sequence", "a\x1b[31", "a31"},
		{"title broken by a line", "a\x1b]0;b\nc\x07d", "a0;b cd"},
		{"title broken by an escape", "a\x1b]0;b\x1b[31mc\x07d", "a0;bcd"},

		{"raw C1 sequence", "a\x9b31mb", "ab"},
		{"raw C1 title", "a\x9d0;x\x9cb", "ab"},
		{"C1 sequence", "a\u009b31mb", "ab"},
		{"C1 device string", "a\u0090x\u009cb", "ab"},
		{"next line", "a\u0085b", "a b"},
		{"other C1", "a\u0084\u0088b", "ab"},

		{"line breaks", "a\r\nb\nc\rd\te\v\ff", "a b c d e f"},
		{"line break beside a space", "a \n b", "a  b"},
		{"breaks at the ends", "\n\ta\n", "a"},
		{"separators", "a\u2028b\u2029c", "a b c"},
		{"backspace", "abc\b\b\bxyz", "abcxyz"},
		{"controls", "a\x00b\x07c\x7fd", "abcd"},

		{"override", "a\u202egnp.exe\u202cb", "agnp.exeb"},
		{"isolates", "\u2066a\u2067b\u2068c\u2069", "abc"},
		{"marks", "a\u200eb\u200fc\u061cd", "abcd"},
		{"zero width", "a\u200bb\u2060c\ufeffd\u00ade\u180ef", "abcdef"},
		{"blank letters", "a\u3164b\u115fc\uffa0d", "abcd"},
		{"tags", "a\U000E0068\U000E0069b", "ab"},
		{"variation selectors", "a\ufe00b\ufe0fc\U000E0100d", "abcd"},
		{"spaces of all widths", "a\u00a0b\u2003c\u3000d\u202fe", "a b c d e"},
		{"Hebrew", "שלום", "שלום"},

		{"family", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"},
		{"heart", "❤️", "❤️"},
		{"rainbow flag", "🏳️‍🌈", "🏳️‍🌈"},
		{"keycap", "1️⃣", "1️⃣"},
		{"flag", "🇺🇦", "🇺🇦"},
		{"skin tone", "👍🏽", "👍🏽"},
		{"joiner between letters", "a\u200db", "ab"},
		{"joiner at the end", "👨\u200d", "👨"},
		{"Persian", "می\u200cخواهم", "می\u200cخواهم"},
		{"Devanagari joiner", "क्\u200dष", "क्\u200dष"},
		{"endless joined emoji", strings.Repeat("👨\u200d", 20) + "👨", strings.Repeat(strings.Repeat("👨\u200d", 6)+"👨", 3)},

		{"accent", "e\u0301te\u0301", "e\u0301te\u0301"},
		{"heap of marks", "z" + strings.Repeat("\u0300", 50) + "a", "z\u0300\u0300\u0300\u0300a"},
		{"mark without a base", "\u0301a", "a"},
		{"mark after a break", "a\n\u0301b", "a b"},
		{"endless conjunct", strings.Repeat("क्", 40) + "x", strings.Repeat("क्", 8) + "x"},

		{"bad bytes", "a\xffb", "a\uFFFDb"},
		{"many bad bytes", "a" + strings.Repeat("\xff", 100) + "b", "a\uFFFD\uFFFD\uFFFDb"},
		{"cut character", "a\xd0", "a\uFFFD"},
		{"surrogate", "a\xed\xa0\x80b", "a\uFFFD\uFFFDb"},
		{"private", "a\ue0b0b", "a\uFFFDb"},
		{"unassigned", "a\u0378b", "a\uFFFDb"},
		{"not a character", "a\uffffb", "a\uFFFDb"},

		{"entities stay", "R&amp;D &#27;[31m", "R&amp;D &#27;[31m"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := Line(tt.in)
			if got != tt.want {
				t.Errorf("Line(%q)\n got %q\nwant %q", tt.in, got, tt.want)
			}
			if again := Line(got); again != got {
				t.Errorf("a second Line made %q of %q", again, got)
			}
		})
	}
}

// The first and the last character of a field do not join its padding and borders.
func TestALineDoesNotJoinItsBorders(t *testing.T) {
	if modeltest.Race { // the race detector makes it many times as slow, and one goroutine has no races
		t.Skip("runs without the race detector")
	}
	for r := rune(0); r <= utf8.MaxRune; r++ {
		if r > 0x40000 && r < 0xDFFF0 {
			continue
		}
		s := Line(string(r))
		if s == "" || isPlainASCII(s) {
			continue
		}
		if n := Width(s); n < 1 || n > 2 || Width(" "+s) != n+1 || Width(s+" ") != n+1 || Width("│"+s+"│") != n+2 {
			t.Errorf("%U: %d cells alone, %d and %d beside a space", r, n, Width(" "+s), Width(s+" "))
		}
	}
}

func TestLineIsCapped(t *testing.T) {
	for _, s := range []string{strings.Repeat("a", 5000), strings.Repeat("ж", 5000)} {
		got := Line(s)
		if n := utf8.RuneCountInString(got); n != maxLineRunes+1 || !strings.HasSuffix(got, "…") {
			t.Errorf("%d runes that end in %q", n, got[len(got)-5:])
		}
	}
	if s := strings.Repeat("ж", maxLineRunes); Line(s) != s {
		t.Error("a line of the longest length was changed")
	}
}

func TestTitle(t *testing.T) {
	if got := Title(" shortlist \x1b]0;x\x07— Олена\n"); got != "shortlist — Олена" {
		t.Errorf("got %q", got)
	}
	if n := Width(Title(strings.Repeat("漢", 100))); n > 80 || n < 79 {
		t.Errorf("%d cells", n)
	}
}

func TestLines(t *testing.T) {
	tests := []struct {
		name, in string
		want     []string
	}{
		{"empty", "", []string{""}},
		{"all breaks", "a\r\nb\rc\nd\u2028e\u2029f\u0085g\fh", []string{"a", "b", "c", "d", "e", "f", "g", "h"}},
		{"empty lines", "a\r\n\r\nb\n", []string{"a", "", "b", ""}},
		{"tabs", "\ta\tb\nabc\td\nжжжж\tї", []string{"    a   b", "abc d", "жжжж    ї"}},
		{"tab after a wide character", "漢\tx", []string{"漢  x"}},
		{"escapes", "a\x1b[31mb\nc\x1b]0;x\nd", []string{"ab", "c0;x", "d"}},
		{"overprinted", "N\bNA\bA", []string{"NNAA"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := Lines(tt.in)
			if strings.Join(got, "|") != strings.Join(tt.want, "|") {
				t.Errorf("got %q\nwant %q", got, tt.want)
			}
		})
	}
}

func TestLinesAreCapped(t *testing.T) {
	got := Lines(strings.Repeat("x\n", 12_000))
	if len(got) != maxLines+1 || got[maxLines] != "… 2\u00a0001 lines left out" {
		t.Errorf("%d lines, the last %q", len(got), got[len(got)-1])
	}
	if got := Lines(strings.Repeat("x\n", maxLines-1)); len(got) != maxLines || got[maxLines-1] != "" {
		t.Errorf("%d lines, the last %q", len(got), got[len(got)-1])
	}
	got = Lines(strings.Repeat("x", 5<<20))
	if len(got) != 2 || got[1] != "… 1 MB left out" {
		t.Errorf("%d lines, the last %q", len(got), got[len(got)-1])
	}
}

func TestSentence(t *testing.T) {
	for in, want := range map[string]string{
		"":                              "",
		"could not be read":             "Could not be read.",
		"is it there?":                  "Is it there?",
		"over.":                         "Over.",
		"over..":                        "Over.",
		"wait...":                       "Wait...",
		"cut…":                          "Cut…",
		`it is "wrong."`:                `It is "wrong."`,
		`it is "wrong.".`:               `It is "wrong."`,
		`it is "wrong"`:                 `It is "wrong".`,
		`it is "why?"`:                  `It is "why?"`,
		"it is “wrong.”":                "It is “wrong.”",
		"the limit is reached (at 10.)": "The limit is reached (at 10.).",
		"помилка":                       "Помилка.",
		"ua.localhost:18795 could not be reached": "ua.localhost:18795 could not be reached.",
		"localhost:18795 could not be reached":    "localhost:18795 could not be reached.",
		"hr@example.com is not signed in":         "hr@example.com is not signed in.",
		"cv/a.pdf is missing":                     "cv/a.pdf is missing.",
		"config.toml: line 3 is wrong":            "config.toml: line 3 is wrong.",
		"base_url is not an address":              "base_url is not an address.",
		"not sent: try again":                     "Not sent: try again.",
		"e-mail is missing":                       "E-mail is missing.",
	} {
		if got := Sentence(in); got != want {
			t.Errorf("Sentence(%q) = %q, want %q", in, got, want)
		}
	}
}

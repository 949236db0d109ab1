package vt

import (
	"strings"
	"testing"
)

func TestTerminal(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"text", "ab\r\ncd", "ab\ncd\n"},
		{"places", "\x1b[2;3Hx\x1b[1Gy\x1b[3dz", "\ny x\n z"},
		{"wrapping", "123456", "12345\n6\n"},
		{"no wrapping before there is more", "12345\r6", "62345\n\n"},
		{"wide", "世x", "世x\n\n"},
		{"erasing", "12345\x1b[1;2H\x1b[2X\x1b[1;5H\x1b[K", "1  4\n\n"},
		{"erasing all", "1\r\n2\r\n3\x1b[2J", "\n\n"},
		{"scrolling", "1\r\n2\r\n3\r\n4", "2\n3\n4"},
		{"a region", "1\r\n2\r\n3\x1b[1;2r\x1b[2;1H\n4", "2\n4\n3"},
		{"combining", "e\u0301x", "e\u0301x\n\n"},
		{"half of a wide character", "世界\x1b[1;2Hx", " x界\n\n"},
		{"between margins", "123\r\n456\r\n789\x1b[?69h\x1b[2;2s\x1b[S\x1b[?69l", "153\n486\n7 9"},
		{"beyond the margin", "\x1b[?7l1234567\x1b[?7h", "12347\n\n"},
		{"a cluster", "\U0001F468\u200d\U0001F4BBx", "\U0001F468\u200d\U0001F4BBx\n\n"},
	}
	for _, tt := range tests {
		term := New(5, 3)
		if _, err := term.Write([]byte(tt.in)); err != nil {
			t.Fatal(err)
		}
		if got := term.String(); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
		if u := term.Unknown(); u != nil {
			t.Errorf("%s: not understood: %v", tt.name, u)
		}
	}
}

func TestWhatIsLeft(t *testing.T) {
	term := New(5, 3)
	if _, err := term.Write([]byte("\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[>1u\x1b[>4;2m\x1b]8;id=1;https://example.com\x1b\\\x1b]2;a title\a\x1b[?1049l\x1b[?2004l")); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(term.Left(), ", "); got != "1 keyboard modes are pushed, mode >4 is true, mode ?25 is false, mode of a link is true" {
		t.Errorf("left: %s", got)
	}
	if _, err := term.Write([]byte("\x1b[>4m\x1b]8;;\a\x1b[<u\x1b[?25h")); err != nil {
		t.Fatal(err)
	}
	if left := term.Left(); left != nil {
		t.Errorf("left: %v", left)
	}
	if term.Title() != "a title" {
		t.Errorf("the title is %q", term.Title())
	}
	if _, err := term.Write([]byte("\x1b[5y")); err != nil {
		t.Fatal(err)
	}
	if u := term.Unknown(); len(u) != 1 || u[0] != "CSI y" {
		t.Errorf("not understood: %v", u)
	}
}

func TestAnotherSize(t *testing.T) {
	term := New(5, 3)
	if _, err := term.Write([]byte("\x1b[3;5H")); err != nil {
		t.Fatal(err)
	}
	term.Resize(3, 2)
	if _, err := term.Write([]byte("x\r\ny")); err != nil {
		t.Fatal(err)
	}
	if got, want := term.String(), "  x\ny"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestAnswersOfAProfile(t *testing.T) {
	const questions = "\x1b[?69$p\x1b[?69h\x1b[?69$p\x1b[?69l\x1b[?2026$p\x1b[c\x1b[>c\x1b[>q\x1b]11;?\a\x1b[2;3H\x1b[6n"
	for _, c := range []struct {
		p    Profile
		want string
	}{
		{Profile{}, ""},
		{Profile{Modes: []int{69}}, "\x1b[?69;2$y\x1b[?69;1$y"},
		{Profile{Denies: true}, "\x1b[?69;0$y\x1b[?69;0$y\x1b[?2026;0$y"},
		{Profile{Device: "?62c", Secondary: ">65;7006;1c", Name: "a(1)", Background: "rgb:0/0/0", Cursor: true}, "\x1b[?62c\x1b[>65;7006;1c\x1bP>|a(1)\x1b\\\x1b]11;rgb:0/0/0\x1b\\\x1b[2;3R"},
	} {
		term := New(5, 3)
		term.AnswerAs(c.p)
		if _, err := term.Write([]byte(questions)); err != nil {
			t.Fatal(err)
		}
		if got := term.Answers(); got != c.want || term.Answers() != "" || term.Unknown() != nil {
			t.Errorf("%+v answers %q, want %q; not understood: %v", c.p, got, c.want, term.Unknown())
		}
	}
}

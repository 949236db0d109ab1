package widget

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"charm.land/bubbles/v2/textarea"
	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"shortlist/model/modeltest"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

func (a *Area) press(names ...string) {
	for _, name := range names {
		a.Key(uitest.Key(name))
	}
}

func written(s string, width, height int) *Area {
	a := &Area{}
	a.SetValue(s)
	a.Resize(width, height)
	return a
}

// screen is the field as a terminal shows it, with "|" before the cursor.
func (a *Area) screen() string {
	mark := theme.Style{}.Reverse()
	lines := a.View(theme.Style{}, &mark)
	for i, l := range lines {
		lines[i] = strings.TrimRight(ansi.Strip(strings.Replace(l, "\x1b[7m", "|", 1)), " ")
	}
	return strings.Join(lines, "\n")
}

func TestRowsBreakAfterSpaces(t *testing.T) {
	for _, c := range []struct {
		in    string
		width int
		want  string
	}{
		{"one two three", 8, "|one two\nthree"},
		{"one two  three", 8, "|one two\n three"}, // one space fits beside the word, the other does not
		{"onetwothree", 6, "|onetw\nothre\ne"},
		{"a onetwothree", 6, "|a\nonetw\nothre\ne"},
		{"", 6, "|"},
		{"a\n\nb", 6, "|a\n\nb"},
		{"汉字汉字", 6, "|汉字\n汉字"},
		{"Привіт усім тут", 12, "|Привіт усім\nтут"},
		{"a\tb\x1b[31m", 20, "|a b¤[31m"},
	} {
		a := written(c.in, c.width, 4)
		if got := strings.TrimRight(a.screen(), "\n"); got != c.want {
			t.Errorf("%q in %d cells:\n%s\nwant\n%s", c.in, c.width, got, c.want)
		}
		if a.Value() != c.in {
			t.Errorf("%q has become %q", c.in, a.Value())
		}
	}
}

func TestMovesKeepToTheirCell(t *testing.T) {
	a := written("Готувати страви\nя\nПодавати гостям каву", 12, 6)
	a.press("end")
	if got := a.screen(); !strings.HasPrefix(got, "Готувати|\nстрави") {
		t.Fatalf("the end of a row:\n%s", got)
	}
	a.press("down", "down", "down")
	if got := a.screen(); !strings.Contains(got, "Подавати|\nгостям") {
		t.Errorf("four rows down:\n%s", got)
	}
	a.press("up", "up", "up")
	if got := a.screen(); !strings.HasPrefix(got, "Готувати|\n") {
		t.Errorf("and back:\n%s", got)
	}
	a.press("up", "up")
	if a.Offset() != 0 {
		t.Errorf("up from the first row leads to %d", a.Offset())
	}
	for range 9 {
		a.press("down")
	}
	if a.Offset() != len(a.Value()) {
		t.Errorf("down from the last row leads to %d", a.Offset())
	}
}

func TestEditing(t *testing.T) {
	a := written("", 20, 5)
	for _, step := range []struct {
		keys []string
		want string
		at   int
	}{
		{[]string{"a", "b", "enter", "c"}, "ab\nc", 4},
		{[]string{"left", "backspace"}, "abc", 2},
		{[]string{"home", "delete"}, "bc", 0},
		{[]string{"end", "enter", "u", " ", "v"}, "bc\nu v", 6},
		{[]string{"ctrl+w"}, "bc\nu ", 5},
		{[]string{"ctrl+u"}, "bc\n", 3},
		{[]string{"up", "ctrl+k"}, "\n", 0},
		{[]string{"ctrl+k"}, "", 0},
		{[]string{"backspace", "delete", "ctrl+w", "ctrl+k", "up", "down"}, "", 0},
	} {
		a.press(step.keys...)
		if a.Value() != step.want || a.Offset() != step.at {
			t.Fatalf("%v: %q at %d, want %q at %d", step.keys, a.Value(), a.Offset(), step.want, step.at)
		}
	}
	a.SetValue("один два, три")
	a.press("alt+right", "alt+right", "alt+d")
	if a.Value() != "один два" {
		t.Errorf("got %q", a.Value())
	}
	a.press("alt+left", "alt+left")
	if a.Offset() != 0 {
		t.Errorf("two words back is %d", a.Offset())
	}
}

func TestACharacterIsOnePiece(t *testing.T) {
	family := "👨‍👩‍👧"
	a := written("e\u0301"+family+"x", 20, 2)
	a.press("right")
	if a.Offset() != len("e\u0301") {
		t.Errorf("one right is at %d", a.Offset())
	}
	a.press("right", "backspace")
	if a.Value() != "e\u0301x" {
		t.Errorf("got %q", a.Value())
	}
	a.press("left")
	a.Insert("a") // the letter and its mark stay together
	a.press("delete")
	if a.Value() != "ax" || a.Offset() != 1 {
		t.Errorf("got %q at %d", a.Value(), a.Offset())
	}
}

func TestWhatATerminalMustNotGetStaysWritten(t *testing.T) {
	source := "<p dir=\"rtl\">\u200fשלום\u200e \u202eevil\u202c\x1b]0;x\x07</p>\n\x9b31m\xff"
	a := written(source, 30, 4)
	for _, l := range a.View(theme.Style{}, nil) {
		for _, r := range l {
			if r < 0x20 || r >= 0x7f && r < 0xa0 || r >= 0x202a && r <= 0x202e {
				t.Errorf("%q is shown", l)
			}
		}
	}
	a.press("x", "backspace")
	if a.Value() != source {
		t.Errorf("%q has become %q", source, a.Value())
	}
}

// TestKeysDoWhatTheyDoToAString runs keys beside the same on a plain string.
func TestKeysDoWhatTheyDoToAString(t *testing.T) {
	piece := rapid.SampledFrom([]string{"a", "слово", " ", "  ", "\n", "汉", "e\u0301", "👨‍👩‍👧", "\t", "\u200b", "long-unbroken-word-of-many-letters", "."})
	rapid.Check(t, func(t *rapid.T) {
		value := strings.Join(rapid.SliceOfN(piece, 0, 40).Draw(t, "value"), "")
		a := written(value, rapid.IntRange(2, 30).Draw(t, "width"), rapid.IntRange(1, 8).Draw(t, "height"))
		for range rapid.IntRange(0, 60).Draw(t, "n") {
			before, at := a.Value(), a.Offset()
			key := rapid.SampledFrom([]string{
				"left", "right", "up", "down", "home", "end", "pgup", "pgdown", "enter", "backspace", "delete", "ctrl+home", "ctrl+end",
				"alt+left", "alt+right", "ctrl+w", "ctrl+u", "ctrl+k", "ctrl+a", "alt+d", "resize", "insert", "moveto",
			}).Draw(t, "key")
			want := before
			switch key {
			case "resize":
				a.Resize(rapid.IntRange(2, 30).Draw(t, "width"), rapid.IntRange(1, 8).Draw(t, "height"))
			case "moveto":
				a.MoveTo(rapid.IntRange(0, len(before)+3).Draw(t, "offset"))
			case "insert":
				s := strings.Join(rapid.SliceOfN(piece, 0, 4).Draw(t, "inserted"), "")
				want = before[:at] + s + before[at:]
				a.Insert(s)
			case "enter":
				want = before[:at] + "\n" + before[at:]
				a.press(key)
			case "ctrl+u":
				want = before[:strings.LastIndexByte(before[:at], '\n')+1] + before[at:]
				a.press(key)
			default:
				a.press(key)
			}
			now, to := a.Value(), a.Offset()
			switch key {
			case "backspace", "ctrl+w":
				want = before[:to] + before[at:]
				if now == before && at > 0 {
					t.Fatalf("%s at %d of %q did nothing", key, at, before)
				}
			case "delete", "alt+d", "ctrl+k":
				if len(now) > len(before) || (now == before && at < len(before)) {
					t.Fatalf("%s at %d of %q made %q", key, at, before, now)
				}
				want = before[:at] + before[len(before)-(len(now)-at):]
			}
			if now != want {
				t.Fatalf("%s at %d of %q made %q, want %q", key, at, before, now, want)
			}
			if to < 0 || to > len(now) || !utf8.ValidString(now[:to]) {
				t.Fatalf("%s at %d of %q leads to %d", key, at, before, to)
			}
			a.seen(t)
		}
	})
}

// seen checks that the field fills its size exactly, with the cursor visible.
func (a *Area) seen(t *rapid.T) {
	mark := theme.Style{}.Reverse()
	lines := a.View(theme.Style{}, &mark)
	if len(lines) != a.height {
		t.Fatalf("%d lines in a height of %d", len(lines), a.height)
	}
	cursors := 0
	for _, l := range lines {
		cursors += strings.Count(l, "\x1b[7m")
		if w := text.Width(l); w != a.width {
			t.Fatalf("%q is %d cells wide, not %d", l, w, a.width)
		}
	}
	if cursors != 1 {
		t.Fatalf("%d cursors in %q", cursors, lines)
	}
}

// document is a text of about the given size.
func document(bytes int) string {
	const paragraph = "Ми шукаємо людину, яка любить каву and people, вміє рахувати й не боїться ранкових змін у центрі міста.\n\n"
	return strings.Repeat(paragraph, bytes/len(paragraph)+1)
}

// TestAKeyCostsTheSameInALongDocument types into a short document and into one a
// hundred times as long.
func TestAKeyCostsTheSameInALongDocument(t *testing.T) {
	typing := func(a *Area) func() {
		return func() {
			for range 100 {
				a.press("a")
				a.View(theme.Style{}, nil)
			}
		}
	}
	short, long := written(document(2_000), 70, 20), written(document(200_000), 70, 20)
	short.MoveTo(1_000)
	long.MoveTo(100_000)
	modeltest.StaysConstant(t, typing(short), typing(long))
}

func BenchmarkKey(b *testing.B) {
	for _, bytes := range []int{3_000, 30_000, 180_000} {
		value := document(bytes)
		b.Run(fmt.Sprintf("%d KB", bytes/1000), func(b *testing.B) {
			a := written(value, 70, 20)
			a.MoveTo(len(value) / 2)
			for b.Loop() {
				a.press("a")
				a.View(theme.Style{}, nil)
			}
		})
		b.Run(fmt.Sprintf("%d KB on one line", bytes/1000), func(b *testing.B) {
			a := written(strings.ReplaceAll(value, "\n", " "), 70, 20)
			a.MoveTo(len(value) / 2)
			for b.Loop() {
				a.press("a")
				a.View(theme.Style{}, nil)
			}
		})
		b.Run(fmt.Sprintf("%d KB in the toolkit's", bytes/1000), func(b *testing.B) {
			toolkit := textarea.New()
			toolkit.CharLimit, toolkit.MaxHeight = 0, 0
			toolkit.SetWidth(70)
			toolkit.SetHeight(20)
			toolkit.SetValue(value)
			toolkit.Focus()
			for b.Loop() {
				toolkit, _ = toolkit.Update(uitest.Key("a"))
				toolkit.View()
			}
		})
	}
}

// TestAnAreaGrowsWithItsText between two heights, and shows all of it while it fits.
func TestAnAreaGrowsWithItsText(t *testing.T) {
	var a Area
	for text, want := range map[string]int{"": 3, "a\nb": 3, "a\nb\nc\nd": 5, "a\nb\nc\nd\ne\nf\ng": 6} {
		a.SetValue(text)
		a.MoveTo(len(text))
		a.Grow(10, 3, 6)
		rows := a.View(theme.Style{}, nil)
		if len(rows) != want {
			t.Errorf("%q has %d rows, want %d", text, len(rows), want)
		}
		if first := strings.TrimSpace(rows[0]); len(text) < 10 && !strings.HasPrefix(text, first) {
			t.Errorf("%q begins with %q", text, first)
		}
		if at, of := a.Line(); at != of || of != 1+strings.Count(text, "\n") {
			t.Errorf("in %q the cursor is in line %d of %d", text, at, of)
		}
	}
}

package text

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
)

// A note keeps its line breaks, and shows lists and emphasis.
func TestANoteKeepsItsLines(t *testing.T) {
	r := NewRenderer(Style{Accent: "#00ff00", Link: "4"})
	lines := r.Markdown("Called on Monday.\nWants **remote** work.\n\n- Go\n- SQL\n\n# Next\nsee https://example.com/x", 40)
	plain := ansi.Strip(strings.Join(lines, "\n"))
	for _, want := range []string{"Called on Monday.\nWants remote work.", "• Go\n• SQL", "Next", "https://example.com/x"} {
		if !strings.Contains(plain, want) {
			t.Errorf("%q is not in\n%s", want, plain)
		}
	}
	if !strings.Contains(strings.Join(lines, "\n"), "\x1b[1m") && !strings.Contains(strings.Join(lines, "\n"), ";1m") {
		t.Errorf("nothing is bold in %q", lines)
	}
}

// Pasted text leaves no sequence but SGR, and no line is too wide.
func TestMarkdownIsSafe(t *testing.T) {
	r := NewRenderer(Style{Accent: "2"})
	for _, src := range []string{
		"\x1b]8;;https://evil.example\x1b\\click\x1b]8;;\x1b\\", "[a](https://example.com \"t\")", "\x1b[2J\x9b31m", "```go\nfunc main() {}\n```",
		strings.Repeat("x", 500), "> " + strings.Repeat("quote ", 40), "| a | b |\n|---|---|\n| 1 | 2 |", "<script>alert(1)</script>", "![i](http://example.com/i.png)", strings.Repeat("*", 3000),
	} {
		for _, width := range []int{1, 8, 30} {
			checkLines(t, r.Markdown(src, width), width)
		}
	}
}

// HTML in a note is text.
func TestANoteShowsTheTagsThatItsAuthorTyped(t *testing.T) {
	got := NewRenderer(Style{Bare: true}).Markdown("<script>a</script>\nsalary <b>5000</b> <!-- or more -->\n\n<div>\nx\n", 80)
	if want := "<script>a</script>\nsalary <b>5000</b> <!-- or more -->\n\n<div>\nx"; strings.Join(got, "\n") != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// A theme without styling is for pipes and logs.
func TestABareNoteHasNoLooks(t *testing.T) {
	r := NewRenderer(Style{Accent: "2", Link: "4", Bare: true})
	lines := r.Markdown("# Next\n**remote** and *soon*, `go`\n\n> quote\n\n- [x](https://example.com/)", 40)
	if all := strings.Join(lines, "\n"); strings.Contains(all, "\x1b") {
		t.Errorf("%q", all)
	}
}

// A page that is rebuilt gets the same lines again.
func TestANoteIsRenderedOnce(t *testing.T) {
	r := NewRenderer(Style{})
	const note = "Called on <b>Monday</b>"
	page := r.HTML(note, 40)
	first, again := r.Markdown(note, 40), r.Markdown(note, 40)
	if &first[0] != &again[0] {
		t.Error("rendered twice")
	}
	if &first[0] == &page[0] {
		t.Errorf("the note %q was rendered as HTML", first)
	}
}

// BenchmarkNote renders a note of ordinary length for the first time, and again.
func BenchmarkNote(b *testing.B) {
	note := strings.Repeat("Called on **Monday**.\nWants remote work, *no* travel.\n\n- Go\n- SQL\n\n", 6)
	style := Style{Accent: "#00ff00", Link: "4"}
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			NewRenderer(style).Markdown(note, 60)
		}
	})
	b.Run("again", func(b *testing.B) {
		r := NewRenderer(style)
		for b.Loop() {
			r.Markdown(note, 60)
		}
	})
}

// A backtick within a word is an apostrophe, and begins no code.
func TestANoteShowsBackticksWithinWords(t *testing.T) {
	got := strings.Join(NewRenderer(Style{Bare: true}).Markdown("зв`язок і п`ять, `code`", 80), "\n")
	if want := "зв`язок і п`ять, code"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestANoteKeepsItsNumbers(t *testing.T) {
	r := NewRenderer(Style{Bare: true})
	for note, want := range map[string]string{
		"2015. Trainee\n2019. Engineer": "2015. Trainee\n2019. Engineer",
		"2. грудня\n5. грудня":          "2. грудня\n5. грудня",
		"1. a\n1. b\n1. c":              "1. a\n2. b\n3. c",
		"3) a\n4) b":                    "3. a\n4. b",
		"1. a\n   7. b\n   9. c\n2. d":  "1. a\n   7. b\n   9. c\n2. d",
		"- a\n- 2019. b":                "• a\n• 2019. b",
		"99999999. a":                   "99999999. a",
	} {
		if got := strings.Join(r.Markdown(note, 60), "\n"); got != want {
			t.Errorf("%q: %q, want %q", note, got, want)
		}
	}
	if got := strings.Join(r.HTML(`<ol><li value="2019">a<li>b<li value=x>c</ol>`, 60), "\n"); got != "2019. a\n2020. b\n2021. c" {
		t.Errorf("the value of an item: %q", got)
	}
}

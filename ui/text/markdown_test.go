package text

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
)

// TestMarkdownOfANote keeps the lines as they were typed, and shows lists and emphasis.
func TestMarkdownOfANote(t *testing.T) {
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

// TestMarkdownIsSafe: no sequence but SGR gets out, no line is wider, whatever was pasted.
func TestMarkdownIsSafe(t *testing.T) {
	r := NewRenderer(Style{Accent: "2"})
	for _, src := range []string{
		"\x1b]8;;https://evil.example\x1b\\click\x1b]8;;\x1b\\", "[a](https://example.com \"t\")", "\x1b[2J\x9b31m", "```go\nfunc main() {}\n```",
		strings.Repeat("x", 500), "> " + strings.Repeat("quote ", 40), "| a | b |\n|---|---|\n| 1 | 2 |", "<script>alert(1)</script>", "![i](http://example.com/i.png)", strings.Repeat("*", 3000),
	} {
		for _, width := range []int{1, 8, 30} {
			for _, line := range r.Markdown(src, width) {
				if ansi.StringWidth(line) > width {
					t.Errorf("%d cells of %d: %q", ansi.StringWidth(line), width, line)
				}
				if rest := onlySGR(line); rest != line || strings.ContainsAny(ansi.Strip(line), "\x1b\u009b\x07") {
					t.Errorf("%q has more than looks", line)
				}
			}
		}
	}
}

// TestABareNoteHasNoLooks: a theme without styling is for pipes and logs.
func TestABareNoteHasNoLooks(t *testing.T) {
	r := NewRenderer(Style{Accent: "2", Link: "4", Bare: true})
	lines := r.Markdown("# Next\n**remote** and *soon*, `go`\n\n> quote\n\n- [x](https://example.com/)", 40)
	if all := strings.Join(lines, "\n"); strings.Contains(all, "\x1b") {
		t.Errorf("%q", all)
	}
}

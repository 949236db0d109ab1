package terminal

import (
	"io"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
	"shortlist/ui/uitest/vt"
)

// TestWhatIsWrittenFromRightToLeftMovesNothingElse in a terminal that reorders, also when a part of the row changes: each
// line has a name, and what is to stay in its column.
func TestWhatIsWrittenFromRightToLeftMovesNothingElse(t *testing.T) {
	names := []string{
		"محمد السلام", "ياسمين الحداد", "שרה לוי", "בן־גוריון", "א\u05b8ב\u05bc", "محمد", "م", "Anna محمد", "محمد Anna", "Олена שרה", "مُحَمَّد", "Órla",
	}
	const width = 44
	row := func(name, fact string) string {
		line := "● " + name + strings.Repeat(" ", 16-ansi.StringWidthWc(name)) + fact
		return line + strings.Repeat(" ", 30-ansi.StringWidthWc(line)) + "│ 24  " + name
	}
	screen := vt.New(width, len(names))
	c := newCanvas(colorprofile.TrueColor, "xterm")
	c.clear(width, len(names))
	for _, facts := range []string{"44 000", "11d", "", "(2), 50%", "12 – 14", "abc", "100"} {
		lines := make([]string, len(names))
		for y := range names {
			lines[y] = row(names[(y+len(facts))%len(names)], facts)
		}
		c.out.Reset()
		c.draw(lines)
		_, _ = io.WriteString(screen, c.out.String()) // it never fails
		for y, got := range screen.Reordered() {
			rest, shown := lines[y], got
			for _, part := range []string{"● ", facts, "│ 24  "} {
				_, after, found := strings.Cut(rest, part)
				before, drawn, there := strings.Cut(shown, part)
				at := strings.Index(rest, part)
				if !found || !there || ansi.StringWidthWc(before) != ansi.StringWidthWc(rest[:at]) {
					t.Fatalf("%q is drawn as %q\n%s", lines[y], got, screen)
				}
				rest, shown = after, drawn
			}
		}
	}
}

// TestATerminalThatDrawsMarksGetsNone: mlterm 3.9 would show each in a cell.
func TestATerminalThatDrawsMarksGetsNone(t *testing.T) {
	for _, draws := range []bool{false, true} {
		screen := vt.New(40, 6)
		screen.CountBy(func(cluster string) int {
			if draws && cluster == string(text.LeftToRight) {
				return 1
			}
			return ansi.StringWidthWc(cluster)
		})
		question := questions[:strings.LastIndex(questions, ansi.RequestCursorPositionReport)]
		_, _ = io.WriteString(screen, question) // it never fails
		x, y := screen.Cursor()
		at := tea.CursorPositionMsg{X: x, Y: y}
		if got := drawsMarks(at); got != draws || hasMargins(at) || DrawsBordersWide(at) {
			t.Errorf("it draws them: %t; by its answer %+v: %t", draws, at, got)
		}
		c := newCanvas(colorprofile.TrueColor, "xterm")
		c.marks = draws
		c.clear(40, 1)
		c.draw([]string{"שרה 12"})
		if got := strings.ContainsRune(c.out.String(), text.LeftToRight); got == draws {
			t.Errorf("it draws them: %t; it gets them: %t", draws, got)
		}
	}
}

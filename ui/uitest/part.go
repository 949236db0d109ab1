package uitest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Part is a piece of the screen, as text.
type Part struct {
	Lines []string

	stage *Stage
	name  string
	edge  string // the bottom edge of a box
}

// Screen is all of the screen.
func (s *Stage) Screen() Part {
	frame := s.view() // forgets the lines of an older one
	if s.lines == nil {
		s.lines = strings.Split(withoutStyles(frame.Content), "\n")
	}
	return Part{Lines: slices.Clone(s.lines), stage: s, name: "the screen"}
}

// Columns is a part of the screen between its bar and its footer: width cells from x on.
func (s *Stage) Columns(name string, x, width int) Part {
	out := Part{stage: s, name: name}
	all := s.Screen().Lines
	for _, line := range all[1 : len(all)-1] {
		out.Lines = append(out.Lines, ansi.Cut(line, x, x+width))
	}
	return out
}

// Overlay is the box that lies over the screen, without its keys, which KeyLine has; without one it is empty.
func (s *Stage) Overlay() Part {
	out := Part{stage: s, name: "the overlay"}
	if !s.program.HasBox() {
		return out
	}
	all := s.Screen().Lines
	for i, line := range all {
		from, _, ok := strings.Cut(line, "╭")
		_, after, closed := strings.Cut(line, "╮")
		if !ok || !closed {
			continue
		}
		left := ansi.StringWidth(from)
		right := ansi.StringWidth(line) - ansi.StringWidth(after)
		out.Lines = append(out.Lines, ansi.Cut(line, left, right)) // its title
		for _, inner := range all[i+1:] {
			row := ansi.Cut(inner, left, right)
			if strings.HasPrefix(row, "╰") {
				out.edge = strings.Trim(row, "╰─╯")
				return out
			}
			out.Lines = append(out.Lines, strings.Trim(row, "│"))
		}
	}
	return out
}

// KeyLine is the line of the keys: the bottom edge of the box that lies over the screen, or else the footer.
func (s *Stage) KeyLine() string {
	if s.program.HasBox() {
		return s.Overlay().edge
	}
	lines := s.Screen().Lines
	return lines[len(lines)-1]
}

// Cursor is the text of the rows under the cursor.
func (p Part) Cursor() string {
	var out []string
	for _, line := range p.Lines {
		if row, ok := strings.CutPrefix(line, "▌"); ok {
			out = append(out, row)
		}
	}
	return strings.Join(strings.Fields(strings.Join(out, " ")), " ")
}

// Flat is the text in one line, with one blank between words, and without the bar at its right edge.
func (p Part) Flat() string {
	return strings.Join(strings.Fields(strings.ReplaceAll(strings.Join(p.Lines, " "), "▐", " ")), " ")
}

// Has reports whether a text is shown, wherever it was wrapped.
func (p Part) Has(shown string) bool {
	for _, line := range p.Lines {
		if strings.Contains(line, shown) {
			return true
		}
	}
	shown = strings.Join(strings.Fields(shown), " ")
	if strings.Contains(p.Flat(), shown) {
		return true
	}
	// Pieces of a text that is wrapped within a column have text of other columns between them.
	var columns []string
	for _, line := range p.Lines {
		for i, piece := range strings.Split(strings.ReplaceAll(line, "▐", " "), "│") {
			if i == len(columns) {
				columns = append(columns, "")
			}
			columns[i] += " " + piece
		}
	}
	return slices.ContainsFunc(columns, func(c string) bool {
		return strings.Contains(strings.Join(strings.Fields(c), " "), shown)
	})
}

// Sees fails the test unless each text is shown, wherever it was wrapped.
func (p Part) Sees(texts ...string) {
	p.stage.t.Helper()
	for _, shown := range texts {
		if !p.Has(shown) {
			p.stage.t.Fatalf("%q is not in %s%s", shown, p.name, p.stage.Picture())
		}
	}
}

// SeesNot fails the test if one of the texts is shown.
func (p Part) SeesNot(texts ...string) {
	p.stage.t.Helper()
	for _, shown := range texts {
		if p.Has(shown) {
			p.stage.t.Fatalf("%q is in %s%s", shown, p.name, p.stage.Picture())
		}
	}
}

// Sees fails the test unless each text is on the screen.
func (s *Stage) Sees(texts ...string) {
	s.t.Helper()
	s.Screen().Sees(texts...)
}

// SeesNot fails the test if one of the texts is on the screen.
func (s *Stage) SeesNot(texts ...string) {
	s.t.Helper()
	s.Screen().SeesNot(texts...)
}

// Picture is the screen, for the message of a failure.
func (s *Stage) Picture() string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s\n", strings.Repeat("▔", s.width))
	for _, line := range s.Screen().Lines {
		fmt.Fprintln(&b, strings.TrimRight(line, " "))
	}
	return b.String()
}

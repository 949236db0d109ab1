package uitest

import (
	"strings"
	"unicode"

	"shortlist/ui/text"
)

// inspected is the lines that were found good at a width.
type inspected struct {
	width int
	good  map[string]bool
}

// inspect checks the frame: it holds no sequence but colours and styles, and fills the
// screen to the cell.
func (s *Stage) inspect() {
	s.t.Helper()
	v := s.view()
	if title := v.WindowTitle; strings.ContainsFunc(title, forbidden) {
		s.t.Fatalf("the window's title is %q", title)
	}
	if s.width == 0 || s.program.Ending() {
		return
	}
	lines := strings.Split(v.Content, "\n")
	if len(s.inspected.good) > 10_000 || s.inspected.width != s.width {
		s.inspected = inspected{s.width, map[string]bool{}}
	}
	ragged := s.program.HasBox() // blanks at the end of lines under a box are left out
	for i, line := range lines {
		if s.inspected.good[line] {
			continue
		}
		plain := withoutStyles(line)
		if at := strings.IndexFunc(plain, forbidden); at >= 0 {
			s.t.Fatalf("line %d holds %q%s", i, plain[at:min(at+30, len(plain))], s.Picture())
		}
		if w := text.Width(plain); w > s.width || w < s.width && !ragged {
			s.t.Fatalf("line %d is %d cells wide, the screen %d: %q%s", i, w, s.width, plain, s.Picture())
		}
		if !ragged {
			s.inspected.good[line] = true
		}
	}
	if len(lines) != s.height {
		s.t.Fatalf("%d lines on a screen of %d%s", len(lines), s.height, s.Picture())
	}
}

// withoutStyles leaves out what a frame may hold besides text: colours and styles.
func withoutStyles(line string) string {
	var out strings.Builder
	for {
		before, after, found := strings.Cut(line, "\x1b[")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		if line = strings.TrimLeft(after, "0123456789;:"); !strings.HasPrefix(line, "m") {
			return out.String() + "\x1b[" + after // another sequence
		}
		line = line[len("m"):]
	}
}

// forbidden reports what no text on a screen may hold: control characters, and marks that
// reverse the order of letters.
func forbidden(r rune) bool {
	return unicode.IsControl(r) || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 || r == 0x200e || r == 0x200f
}

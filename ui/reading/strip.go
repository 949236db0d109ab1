package reading

import (
	"strings"

	"shortlist/ui/env"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// stripWidth is the width of the queue beside the reader, in cells, and stripFrom the least width of a screen that
// has it.
const stripWidth, stripFrom = 34, 200

// strip returns the cells that the queue takes at the left of a screen, with the rule beside it; 0 without a queue.
func (s *Screen) strip(width int) int {
	if width < stripFrom || s.env.UI.Linear || len(s.queue.ids) < 2 {
		return 0
	}
	return stripWidth + 1
}

// View implements screen.Screen.
func (s *Screen) View(width, height int) []string {
	strip := s.strip(width)
	lines := s.reader.View(width-strip, height)
	if strip == 0 {
		return lines
	}
	for i, row := range s.stripLines(height) {
		lines[i] = row + lines[i]
	}
	return lines
}

// stripLines draws the part of the queue around the current applicant, below the line of the reader's heading: a verdict,
// else the dot of somebody who was not viewed, and the name.
func (s *Screen) stripLines(height int) []string {
	t := s.env.Theme
	rule := t.Faint.Render("│")
	lines := []string{strings.Repeat(" ", stripWidth+1)}
	rows := height - len(lines)
	from := max(min(s.queue.at-rows/2, len(s.queue.ids)-rows), 0)
	for i, id := range s.queue.ids[from:min(from+rows, len(s.queue.ids))] {
		c, known := s.people.Get(id)
		sign, signed, style, name := "", t.Dim, t.Dim, "…"
		if known {
			sign, signed, style = review.Lead(t, &c, s.book.Shown(id).Verdict)
			name = env.Name(c)
		}
		if style == t.Bold { // the one bold name heads the page
			style = t.Text
		}
		current := from+i == s.queue.at
		if !current { // the page has the keys: its applicant is found by the cursor's bar and the brighter name
			style = t.Dim
		}
		edge, side, _ := t.Row(current, false, style)
		row := widget.NewRow(stripWidth).Left(side, edge).Left(signed, text.Fit(sign, 2)).Left(style, name)
		lines = append(lines, row.Render(theme.Style{})+rule)
	}
	for len(lines) < height {
		lines = append(lines, strings.Repeat(" ", stripWidth)+rule)
	}
	return lines
}

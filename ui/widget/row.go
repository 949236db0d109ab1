// Package widget holds what panes are made of: rows, headers and tabs, pages of text, lists that draw only the rows in sight,
// filters, and text fields of one line and of many.
package widget

import (
	"cmp"
	"strings"

	"shortlist/ui/env"
	"shortlist/ui/markup"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Row builds one line of a screen, of exactly its width: pieces from the left
// that are cut where there is no room, and pieces at the right that stay.
type Row struct {
	width       int
	left, right []piece
	fill        piece // repeated between left and right; "": blank
}

type piece struct {
	style theme.Style
	text  string
	whole bool // the piece is left out if it has no room
}

// NewRow begins a row of so many cells. A row of a list has about eight pieces.
func NewRow(width int) *Row { return &Row{width: width, left: make([]piece, 0, 8)} }

// Titled begins the row above a page about one thing: its name, behind the cursor's edge if the page has the keys.
func Titled(t *theme.Theme, width int, focused bool, name string) *Row {
	edge, side, style := t.Row(focused, true, t.Bold)
	return NewRow(width).Left(side, edge).Left(style, name)
}

// Left adds a piece behind those on the left. Its text must be safe.
func (r *Row) Left(style theme.Style, s string) *Row {
	r.left = append(r.left, piece{style: style, text: text.Steady(s)})
	return r
}

// Whole is Left for a piece that is left out where it has no room, because a part of it means nothing.
func (r *Row) Whole(style theme.Style, s string) *Row {
	r.left = append(r.left, piece{style: style, text: text.Steady(s), whole: true})
	return r
}

// Right adds a piece at the right edge, behind the other right pieces. A cell stays free before them, unless the first begins
// with a blank.
func (r *Row) Right(style theme.Style, s string) *Row {
	if s != "" {
		r.right = append(r.right, piece{style: style, text: text.Steady(s)})
	}
	return r
}

// Fill fills the gap between the left and the right with a sign of one cell.
func (r *Row) Fill(style theme.Style, sign string) *Row {
	r.fill = piece{style: style, text: sign}
	return r
}

// Render draws the row; base lies under every piece and under the gap.
func (r *Row) Render(base theme.Style) string {
	if r.width <= 0 {
		return ""
	}
	rightWidth := 0
	for _, p := range r.right {
		rightWidth += text.Width(p.text)
	}
	if rightWidth > r.width*2/3 { // the left matters more
		r.right, rightWidth = nil, 0
	}
	room := r.width - rightWidth
	if rightWidth > 0 && !strings.HasPrefix(r.right[0].text, " ") {
		room--
	}
	var b strings.Builder
	used := 0
	for _, p := range r.left {
		if used >= room {
			break
		}
		if p.whole && text.Width(p.text) > room-used {
			continue
		}
		s := text.Cut(p.text, room-used)
		used += text.Width(s)
		b.WriteString(p.style.Over(base).Render(s))
		if s != p.text {
			break // the piece was cut; a cell may be free behind it, but no other piece may follow
		}
	}
	if gap := r.width - rightWidth - used; gap > 0 {
		b.WriteString(r.fill.style.Over(base).Render(strings.Repeat(cmp.Or(r.fill.text, " "), gap)))
	}
	for _, p := range r.right {
		b.WriteString(p.style.Over(base).Render(p.text))
	}
	return b.String()
}

// Fill pads lines to a height with blank rows of the width, and cuts what is too
// much.
func Fill(lines []string, width, height int) []string {
	blank := strings.Repeat(" ", max(width, 0))
	for len(lines) < height {
		lines = append(lines, blank)
	}
	return lines[:max(height, 0)]
}

// Side is a column of a screen.
type Side struct {
	Width int
	Lines []string
}

// Beside draws columns side by side in height lines, with a rule above them and between each two.
func Beside(t *theme.Theme, height int, sides ...Side) []string {
	rule, rows := "", make([]string, max(height, 0))
	for n, side := range sides {
		if n > 0 {
			rule += "┬"
		}
		rule += strings.Repeat("─", max(side.Width, 0))
		for i, line := range Fill(side.Lines, side.Width, height) {
			if n > 0 {
				rows[i] += t.Faint.Render("│")
			}
			rows[i] += text.Fit(line, side.Width)
		}
	}
	return append([]string{t.Faint.Render(rule)}, rows...)
}

// Paragraph wraps safe text and gives each line one style and the full width,
// behind an indent.
func Paragraph(style theme.Style, s string, indent, width int) []string {
	var out []string
	for _, line := range text.Wrap(s, max(width-2*indent, 1)) {
		out = append(out, NewRow(width).Left(style, strings.Repeat(" ", indent)+line).Render(theme.Style{}))
	}
	return out
}

// Failure draws why something failed and what to do about it. Where it would take
// more rows than most, the reason is cut; what to do stays.
func Failure(style theme.Style, why, todo string, width, most int) []string {
	out := Paragraph(style, why+" "+todo, 1, width)
	if len(out) <= most {
		return out
	}
	hint := Paragraph(style, todo, 1, width)
	rest := most - len(hint)
	if rest <= 0 {
		return hint
	}
	reason := text.Wrap(why, max(width-2, 1))
	reason = reason[:min(rest, len(reason))]
	reason[len(reason)-1] = text.Cut(reason[len(reason)-1]+"…", max(width-2, 1))
	return append(Paragraph(style, strings.Join(reason, "\n"), 1, width), hint...)
}

// Change draws a line of a comparison, wrapped beside its sign.
func Change(e *env.Env, l markup.DiffLine, width int) []string {
	style, sign := e.Theme.Dim, "  "
	switch l.Kind {
	case markup.Gone:
		style, sign = e.Theme.Bad, "− "
	case markup.Fresh:
		style, sign = e.Theme.Good, "+ "
	case markup.Skipped:
		l.Text = "⋯"
	case markup.Same:
	}
	var out []string
	for _, wrapped := range text.Wrap(l.Text, max(width-4, 1)) {
		out = append(out, NewRow(width).Left(style, " "+sign+wrapped).Render(theme.Style{}))
		if l.Kind != markup.Same {
			sign = "  "
		}
	}
	return out
}

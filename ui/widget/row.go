// Package widget holds what panes are made of: rows and tabs, pages of text, lists that draw only the rows in sight,
// filters, and text fields of one line and of many.
package widget

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"shortlist/model/lang"
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

// Right adds a piece at the right edge, behind the other right pieces.
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
	if rightWidth > 0 {
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

// Tab is one of a list's views, opened by the key of its place.
type Tab struct {
	Name      string
	Short     string // the name where there is less room
	Count     int
	Uncounted bool // the count is not known yet
	Hidden    bool // not worth a place now
}

// Tabs are the drawn tabs of a list.
type Tabs struct {
	Lines []string
	spans []tabSpan
	cut   bool // some are left out
}

// tabSpan is where a tab is drawn: the line, and the cells from inclusive, to exclusive.
type tabSpan struct{ tab, line, from, to int }

// At returns the tab that is drawn at a cell of a line.
func (t Tabs) At(x, line int) (tab int, ok bool) {
	for _, s := range t.spans {
		if s.line == line && x >= s.from && x < s.to {
			return s.tab, true
		}
	}
	return 0, false
}

// Whole reports whether every tab that is worth a place has one.
func (t Tabs) Whole() bool { return !t.cut }

// Above puts tabs over others.
func (t Tabs) Above(below Tabs) Tabs {
	spans := slices.Clone(t.spans)
	for _, s := range below.spans {
		s.line += len(t.Lines)
		spans = append(spans, s)
	}
	return Tabs{slices.Concat(t.Lines, below.Lines), spans, t.cut || below.cut}
}

// TabLine draws tabs with their key, name and count. Without room for all, tabs take their short names, from the
// right; then the last tabs are left out, and a sign shows that. The open tab stays whole. right is drawn at the edge.
func TabLine(t *theme.Theme, width int, tabs []Tab, open int, right string) Tabs {
	shown := slices.Clone(tabs)
	for i := range shown {
		shown[i].Hidden = tabs[i].Hidden && i != open
	}
	left := false // some are left out
	for cut := 0; ; cut++ {
		var spans []tabSpan
		row := NewRow(width).Left(t.Dim, " ").Right(t.Accent, right)
		used, gap, edge, last := 1, "", 0, -1
		if right != "" {
			edge = text.Width(right) + 1
		}
		for i, tab := range shown {
			if tab.Hidden {
				continue
			}
			label, style := tab.label(i, cut-(len(tabs)-1-i)), t.Dim
			if i == open {
				label, style = tab.label(i, 0), t.TabOn
			} else {
				last = i
			}
			row.Left(t.Faint, gap).Left(style, label)
			used += len(gap)
			spans = append(spans, tabSpan{i, 0, used, used + text.Width(label)})
			used += text.Width(label)
			gap = "  "
		}
		if left {
			row.Left(t.Faint, gap+"…")
			used += len(gap) + 1
		}
		if used+edge <= width || last < 0 {
			return Tabs{[]string{row.Render(theme.Style{})}, spans, left}
		}
		if cut >= len(tabs) {
			shown[last].Hidden, left = true, true
		}
	}
}

// TabLines draws tabs as TabLine does, in two rows if one has no room for all names and counts. The first row
// has as many tabs as fit, and more if the second would have no room for the rest. right is drawn at the edge of
// the first.
func TabLines(t *theme.Theme, width int, tabs []Tab, open int, right string) Tabs {
	whole := func(from, to int) int {
		cells := 1
		for i := from; i < to; i++ {
			cells += text.Width(tabs[i].label(i, 0)) + 2
		}
		return cells - 2
	}
	edge := 0
	if right != "" {
		edge = text.Width(right) + 1
	}
	first := len(tabs)
	for first > 1 && whole(0, first)+edge > width {
		first--
	}
	for first < len(tabs)-1 && whole(first, len(tabs)) > width {
		first++
	}
	if first == len(tabs) {
		return TabLine(t, width, tabs, open, right)
	}
	row := func(from, to int, right string) Tabs {
		some, on := slices.Clone(tabs), -1
		for i := range some {
			some[i].Hidden = i < from || i >= to
		}
		if open >= from && open < to {
			on = open
		}
		return TabLine(t, width, some, on, right)
	}
	return row(0, first, right).Above(row(first, len(tabs), ""))
}

// label words the i-th tab with its name and count; if cut is more than 0, with its short name.
func (tab Tab) label(i, cut int) string {
	key := strconv.Itoa(i + 1)
	switch {
	case cut > 0 && tab.Short != "":
		return key + " " + tab.Short
	case tab.Uncounted:
		return key + " " + tab.Name
	}
	return key + " " + tab.Name + " " + lang.Number(tab.Count)
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

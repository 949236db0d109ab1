package list

import (
	"maps"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
)

// Marks are the marked rows by id. A filter, an order and a refresh do not change them.
type Marks map[int64]bool

// Toggle marks a row, or takes its mark away.
func (m Marks) Toggle(id int64) {
	if m[id] {
		delete(m, id)
	} else {
		m[id] = true
	}
}

// Label counts the marks for the head of a list that shows so many of them; "" without marks.
func (m Marks) Label(shown int) string {
	switch {
	case len(m) == 0:
		return ""
	case shown < len(m):
		return say.MarkedOf(shown, len(m)) + " "
	}
	return say.Marked(len(m)) + " "
}

// Span is a range of rows that is being marked, from its beginning to the cursor. The zero value
// is no range.
type Span struct {
	on     bool
	from   int64 // the row it began at
	before Marks // what was marked before
}

// On reports whether a range is being marked.
func (s *Span) On() bool { return s.on }

// End ends the range; its rows stay marked.
func (s *Span) End() { *s = Span{} }

// Markable is what a list's keys mark rows with.
type Markable struct {
	List  *List
	Span  *Span
	Marks Marks
	ID    func(row int) int64 // of a row that is shown
	Rows  int                 // that are shown
}

// Begin begins a range at the cursor.
func (m Markable) Begin() {
	if m.List.Cursor < m.Rows {
		*m.Span = Span{on: true, from: m.ID(m.List.Cursor), before: maps.Clone(m.Marks)}
		m.Reach()
	}
}

// Reach marks the rows from where the range began to the cursor, and no others but those
// marked before it. Without a range it does nothing; one whose first row is not shown any
// more ends.
func (m Markable) Reach() {
	if !m.Span.on {
		return
	}
	first := -1
	for i := range m.Rows {
		if m.ID(i) == m.Span.from {
			first = i
			break
		}
	}
	if first < 0 || m.List.Cursor >= m.Rows {
		m.Span.End()
		return
	}
	m.restore()
	for i := min(first, m.List.Cursor); i <= max(first, m.List.Cursor); i++ {
		m.Marks[m.ID(i)] = true
	}
}

// Cancel ends the range and takes its marks away.
func (m Markable) Cancel() {
	m.restore()
	m.Span.End()
}

func (m Markable) restore() {
	clear(m.Marks)
	maps.Copy(m.Marks, m.Span.before)
}

// All marks every row that is shown.
func (m Markable) All() {
	m.Span.End()
	for i := range m.Rows {
		m.Marks[m.ID(i)] = true
	}
}

// Invert marks the rows that are shown and not marked, and takes the marks of the others
// that are shown away.
func (m Markable) Invert() {
	m.Span.End()
	for i := range m.Rows {
		m.Marks.Toggle(m.ID(i))
	}
}

// Actions returns the actions of a list with the keys that mark several rows: noun is what the
// rows are, "applicants"; rank is their place in the footer, and changed follows each. esc, which
// cancels a range, is among them only while one is on; then they come first.
func (m Markable) Actions(others []action.Action, noun string, group action.Group, rank int, disabled string, changed func() tea.Cmd) []action.Action {
	if disabled == "" && m.Rows == 0 {
		disabled = say.Empty
	}
	does := func(f func()) func() tea.Cmd {
		return func() tea.Cmd {
			f()
			return changed()
		}
	}
	span := action.Action{Keys: action.MarkRange, Label: say.Range(noun), Group: group, Rank: rank, Disabled: disabled, Run: does(m.Begin)}
	if m.Span.on {
		span.Name, span.Rank, span.Run = say.EndRange, 1, does(m.Span.End)
	}
	out := []action.Action{span,
		{Keys: action.MarkAll, Label: say.All(noun), Group: group, Rank: rank, Disabled: disabled, Run: does(m.All)},
		{Keys: action.InvertMarks, Label: say.Invert(noun), Group: group, Disabled: disabled, Run: does(m.Invert)},
	}
	if !m.Span.on {
		return append(others, out...)
	}
	out = append(out, action.Action{Keys: action.Back, Label: say.CancelRange, Group: group, Rank: 1, Run: does(m.Cancel)})
	return append(out, others...)
}

package widget

import (
	"maps"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
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

// Label counts the marks for the head of a list; shown is how many of them the list shows. "" without marks.
func (m Marks) Label(shown int) string {
	switch {
	case len(m) == 0:
		return ""
	case shown < len(m):
		return lang.Text("%d of %d marked", shown, len(m))
	}
	return lang.Text("%d marked", len(m))
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
	ID    func(row int) int64 // the id of a row that is shown
	Rows  int                 // how many rows are shown
}

// Begin begins a range at the cursor.
func (m Markable) Begin() {
	if m.List.Cursor < m.Rows {
		*m.Span = Span{on: true, from: m.ID(m.List.Cursor), before: maps.Clone(m.Marks)}
		m.Reach()
	}
}

// Reach marks the rows from the beginning of the range to the cursor, and no others but those
// marked before it. Without a range it does nothing. A range whose first row is no longer shown
// ends.
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

// Invert marks the rows that are shown and not marked, and unmarks the other rows that are shown.
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
		disabled = lang.Text("the list is empty")
	}
	does := func(f func()) func() tea.Cmd {
		return func() tea.Cmd {
			f()
			return changed()
		}
	}
	span := action.Action{Keys: action.MarkRange, Label: sayRange(noun), Group: group, Rank: rank, Disabled: disabled, Run: does(m.Begin)}
	if m.Span.on {
		span.Name, span.Rank, span.Run = lang.Text("end range"), 1, does(m.Span.End)
	}
	out := []action.Action{span,
		{Keys: action.MarkAll, Label: action.Label{Name: lang.Text("mark all"), Title: lang.Text("Mark all %s shown", noun), Synonyms: lang.Text("select all, everybody"), Help: lang.Text("mark all %s shown", noun)}, Group: group, Rank: rank, Disabled: disabled, Run: does(m.All)},
		{Keys: action.InvertMarks, Label: action.Label{Name: lang.Text("invert"), Title: lang.Text("Invert the marks of %s", noun), Synonyms: lang.Text("select others, toggle"), Help: lang.Text("mark the other shown rows instead")}, Group: group, Disabled: disabled, Run: does(m.Invert)},
	}
	if !m.Span.on {
		return append(others, out...)
	}
	out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "cancel range", Synonyms: "unmark", Help: "remove the marks of the range"}.Translated(), Group: group, Rank: 1, Run: does(m.Cancel)})
	return append(out, others...)
}

// sayRange is the action that marks a range. noun is a plural: "applicants".
func sayRange(noun string) action.Label {
	return action.Label{Name: lang.Text("range"), Title: lang.Text("Mark a range of %s", noun), Synonyms: lang.Text("select, visual, several"), Help: lang.Text("mark a range: %[1]s begins it, %[2]s and %[3]s move its end, %[1]s ends it", action.MarkRange, action.Down, action.Up)}
}

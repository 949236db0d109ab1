package frame

import (
	"cmp"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/outline"
	"shortlist/ui/widget"
)

// Wake makes the top box take keys at once, after the front end by lines has printed it.
func (s *Stack) Wake() { s.awake = s.Top() }

// Outline returns what the top box holds, in words. A box that implements outline.Outlined may leave out the title and
// the cursor.
func (s *Stack) Outline() (page outline.Page) {
	b := s.Top()
	if o, ok := b.(outline.Outlined); ok {
		page = o.Outline()
	} else {
		page = s.drawn(b)
	}
	if c, ok := b.(Chooser); ok && page.Choose == nil && c.Choices() != nil { // the box words its rows, but not the cursor
		page.Chosen, page.Choose = c.Choices().Cursor, func(i int) tea.Cmd { return s.Move(i - c.Choices().Cursor) }
	}
	page.Title = cmp.Or(page.Title, b.Title())
	if page.Place == nil {
		page.Place = b
	}
	if typed, ok := b.(outline.Typed); ok {
		page.Text = typed.TypedText()
	}
	if r, ok := b.(outline.Refusing); ok {
		page.Refused = r.Refused()
	}
	return page
}

// drawn reads an outline from the lines that a box draws.
func (s *Stack) drawn(b Box) outline.Page {
	lines := b.View(outline.Width)
	c, ok := b.(Chooser)
	if !ok || c.Choices() == nil {
		return outline.Page{Lines: outline.Plain(lines)}
	}
	l := c.Choices()
	rows, about := rowsOf(l, lines)
	return outline.Page{
		About: about, Rows: l.Len(), Chosen: l.Cursor,
		Row: func(i int) string {
			if row, drawn := rows[i]; drawn {
				return row
			}
			at := l.Cursor
			l.MoveTo(i) // scrolls the row into sight
			other, _ := rowsOf(l, b.View(outline.Width))
			l.MoveTo(at)
			return other[i]
		},
		Choose: func(i int) tea.Cmd { return s.Move(i - l.Cursor) },
	}
}

// rowsOf divides drawn lines into the rows of a list and the lines around them.
func rowsOf(l *widget.List, lines []string) (rows map[int]string, about []string) {
	drawn := map[int][]string{}
	for i, line := range lines {
		plain := outline.PlainLine(line)
		if plain == "" {
			continue
		}
		if row, ok := l.At(i); ok {
			drawn[row] = append(drawn[row], plain)
		} else {
			about = append(about, plain)
		}
	}
	rows = map[int]string{}
	for row, parts := range drawn {
		rows[row] = outline.Joined(parts...)
	}
	return rows, about
}

// Outline implements outline.Outlined.
func (q *Question) Outline() outline.Page { return outline.Page{Lines: slices.Clone(q.q.Lines)} }

// FilterText is TypedText for a box whose text filters a list: the text is not accepted, a row of the list is opened.
func (l *Line) FilterText() *outline.Text {
	typed := l.TypedText()
	typed.Accept = ""
	return typed
}

// TypedText implements outline.Typed.
func (l *Line) TypedText() *outline.Text {
	return &outline.Text{Value: l.Input.Value(), Accept: action.Accept[0], Set: func(typed string) tea.Cmd {
		l.Input.Begin("")
		l.typeIn(tea.PasteMsg{Content: typed})
		if typed == "" && l.Changed != nil {
			l.Changed()
		}
		return nil
	}}
}

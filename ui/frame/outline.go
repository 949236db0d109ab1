package frame

import (
	"cmp"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/screen"
	"shortlist/ui/widget"
)

// Wake makes the top box take keys at once, after the front end by lines has printed it.
func (s *Stack) Wake() { s.awake = s.Top() }

// Outline returns what the top box holds, in words. A box that implements screen.Outlined may leave out the title and
// the cursor.
func (s *Stack) Outline() (page screen.Outline) {
	b := s.Top()
	if o, ok := b.(screen.Outlined); ok {
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
	if typed, ok := b.(screen.Typed); ok {
		page.Text = typed.TypedText()
	}
	if r, ok := b.(screen.Refusing); ok {
		page.Refused = r.Refused()
	}
	return page
}

// drawn reads an outline from the lines that a box draws.
func (s *Stack) drawn(b Box) screen.Outline {
	lines := b.View(screen.OutlineWidth)
	c, ok := b.(Chooser)
	if !ok || c.Choices() == nil {
		return screen.Outline{Lines: screen.Plain(lines)}
	}
	l := c.Choices()
	rows, about := rowsOf(l, lines)
	return screen.Outline{
		About: about, Rows: l.Len(), Chosen: l.Cursor,
		Row: func(i int) string {
			if row, drawn := rows[i]; drawn {
				return row
			}
			at := l.Cursor
			l.MoveTo(i) // scrolls the row into sight
			other, _ := rowsOf(l, b.View(screen.OutlineWidth))
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
		plain := screen.PlainLine(line)
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
		rows[row] = screen.Joined(parts...)
	}
	return rows, about
}

// Outline implements screen.Outlined.
func (q *Question) Outline() screen.Outline { return screen.Outline{Lines: slices.Clone(q.q.Lines)} }

// FilterText is TypedText for a box whose text filters a list: the text is not accepted, a row of the list is opened.
func (l *Line) FilterText() *screen.TypedText {
	typed := l.TypedText()
	typed.Accept = ""
	return typed
}

// TypedText implements screen.Typed.
func (l *Line) TypedText() *screen.TypedText {
	return &screen.TypedText{Value: l.Input.Value(), Accept: action.Accept[0], Set: func(typed string) tea.Cmd {
		l.Input.Begin("")
		l.typeIn(tea.PasteMsg{Content: typed})
		if typed == "" && l.Changed != nil {
			l.Changed()
		}
		return nil
	}}
}

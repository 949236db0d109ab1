package frame

import (
	"image"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// The greatest width of a box's text, in cells: of a box that asks or lists (MaxWidth), and of a Wide one in which one
// reads or searches (PageWidth).
const (
	MaxWidth  = 76
	PageWidth = 100
)

// leastBelow and leastBeside are how many lines of a page are seen at least below a Sheet, and how many cells at the sides
// of a box; fewer are blank.
const leastBelow, leastBeside = 3, 12

// frame is where a box lies on the screen, and what is in it.
type frame struct {
	left, top, inner int      // the box's first cell and line, and the width of its text
	lines            []string // the drawn lines of its text
	of               []int    // for each of lines, its index in the box's View; -1 for an added blank
	hints            []Hint   // the keys on its bottom edge, from its third cell on
}

// inner is how wide the text of a box is, in cells.
func (s *Stack) inner(b Box) int {
	if wide, ok := b.(Wide); ok {
		return wide.Width(s.width - 8)
	}
	return min(s.width-8, MaxWidth)
}

// Prepare has the top box render what it shows.
func (s *Stack) Prepare() tea.Cmd {
	b, ok := s.Top().(Prepared)
	switch {
	case !ok:
		return nil
	case s.env.UI.Linear:
		return b.Prepare(screen.OutlineWidth)
	}
	return b.Prepare(s.inner(s.Top()))
}

// frameOf lays a box over the middle of the screen, and a Sheet below the bar.
func (s *Stack) frameOf(b Box) frame {
	f := frame{inner: s.inner(b)}
	drawn, room := b.View(f.inner), s.Rows()
	tight := len(drawn) > room // without room for all lines, the blank ones go first
	for i, line := range drawn {
		if !tight || line != "" {
			f.lines, f.of = append(f.lines, line), append(f.of, i)
		}
	}
	_, sheet := b.(Sheet)
	if rest := room - len(f.lines); sheet && 0 < rest && rest < leastBelow { // less of the page would not mean anything
		f.lines, f.of = append(f.lines, slices.Repeat([]string{""}, rest)...), append(f.of, slices.Repeat([]int{-1}, rest)...)
	}
	if !sheet && len(f.lines)+2 <= room {
		f.lines = slices.Concat([]string{""}, f.lines, []string{""})
		f.of = slices.Concat([]int{-1}, f.of, []int{-1})
	}
	f.lines = f.lines[:min(len(f.lines), room)]
	f.left, f.top = (s.width-f.inner-6)/2, max((s.height-len(f.lines)-2)/2, 1)
	if sheet {
		f.top = 1
	}
	f.hints = Hints(f.inner+2, b.Actions()) // after the box was drawn: only then it knows whether it scrolls
	return f
}

// edge draws the bottom of a box, with its keys.
func (s *Stack) edge(f frame, side theme.Style) string {
	row, used := widget.NewRow(f.inner+6).Left(side, "╰─"), 0
	for _, h := range f.hints {
		used = h.draw(row, s.env.Theme, used)
	}
	if used > 0 {
		row.Left(side, " ")
	}
	return row.Fill(side, "─").Right(side, "╯").Render(theme.Style{})
}

// Under draws a page as it lies under the boxes: dim while there is one. A slow line is spared the colours.
func (s *Stack) Under(page []string) []string {
	if s.Top() == nil || s.env.UI.LowBandwidth {
		return page
	}
	out := make([]string, len(page))
	for i, line := range page {
		out[i] = s.env.Theme.Under(line)
	}
	return out
}

// Draw draws the top box over the lines of a screen.
func (s *Stack) Draw(screen []string) []string {
	b := s.Top()
	if b == nil {
		return screen
	}
	f, side := s.frameOf(b), s.env.Theme.Accent
	if d, ok := b.(Dangerous); ok && d.IsDangerous() {
		side = s.env.Theme.Bad
	}
	to := f.left + f.inner + 6
	for i, line := range s.bordered(b, f, side) {
		if row := f.top + i; row < len(screen) {
			screen[row] = beside(screen[row], 0, f.left-1) + " " + line + " " + beside(screen[row], to+1, s.width)
		}
	}
	return screen
}

// bordered returns the lines of a box with its border. On the border, a bar shows which part of the box is in sight.
func (s *Stack) bordered(b Box, f frame, side theme.Style) []string {
	t := s.env.Theme
	lines := append(t.Frame(b.Title(), f.lines, f.inner, side), s.edge(f, side))
	from, to := sightOf(b).Bar()
	for i, of := range f.of[:len(f.lines)] {
		if from <= of && of < to {
			lines[1+i] = strings.TrimSuffix(lines[1+i], side.Render("│")) + side.Render(theme.SignBar)
		}
	}
	return lines
}

// sightOf returns the part of a box that is in sight.
func sightOf(b Box) widget.Sight {
	switch b := b.(type) {
	case Scrolled:
		return b.Sight()
	case Chooser:
		if l := b.Choices(); l != nil {
			return l.Sight()
		}
	}
	return widget.Sight{}
}

// beside is what of a line is seen beside a box, from a cell to another; a cell between them is free. A few cells are
// blank: they are no words.
func beside(line string, from, to int) string {
	if to-from < leastBeside {
		return strings.Repeat(" ", max(to-from, 0))
	}
	return text.Slice(line, from, to)
}

// Bounds is where the top box is drawn.
func (s *Stack) Bounds() image.Rectangle {
	f := s.frameOf(s.Top())
	return image.Rect(f.left, f.top, f.left+f.inner+6, f.top+len(f.lines)+2)
}

// ChoiceAt returns the choice of the top box at a cell within its bounds, and the current choice.
func (s *Stack) ChoiceAt(at image.Point) (choice, chosen int, ok bool) {
	b, line := s.Top(), at.Y-1
	f := s.frameOf(b)
	if line < 0 || line >= len(f.lines) || f.of[line] < 0 || s.absorbs(b) {
		return 0, 0, false
	}
	switch b := b.(type) {
	case Pointed:
		return b.EntryAt(at.X-3, f.of[line])
	case Chooser:
		if l := b.Choices(); l != nil {
			choice, ok = l.At(f.of[line])
			return choice, l.Cursor, ok
		}
	}
	return 0, 0, false
}

// Scroll scrolls the top box by lines; if it has a list, Scroll moves the list's cursor by one.
func (s *Stack) Scroll(lines int) tea.Cmd {
	b := s.Top()
	if s.absorbs(b) {
		return nil
	}
	if c, ok := b.(Chooser); ok && c.Choices() != nil {
		lines = max(min(lines, 1), -1)
	}
	return s.Move(lines)
}

// Move presses keys that move down by rows in the top box, or up if rows is negative.
func (s *Stack) Move(rows int) tea.Cmd {
	keys := slices.Concat(action.Keys{"down"}, action.LineDown, action.FoundDown, action.Down)
	if rows < 0 {
		keys, rows = slices.Concat(action.Keys{"up"}, action.LineUp, action.FoundUp, action.Up), -rows
	}
	var cmds []tea.Cmd
	for range rows {
		cmds = append(cmds, s.step(keys))
	}
	return tea.Batch(cmds...)
}

// step presses keys until one has moved the cursor of the top box: the configuration may have given some of the keys to
// other actions. In a box without a cursor, it presses only the first.
func (s *Stack) step(keys action.Keys) tea.Cmd {
	var cmds []tea.Cmd
	c, has := s.Top().(Chooser)
	has = has && c.Choices() != nil
	for _, key := range keys {
		k, ok := action.Press(key)
		if _, typed := s.Top().(screen.Typed); !ok || typed && len(key) == 1 { // a text field would take the letter as text
			continue
		}
		before := -1
		if has {
			before = c.Choices().Cursor
		}
		cmds = append(cmds, s.Top().Key(k))
		if !has || c.Choices() == nil || c.Choices().Cursor != before {
			break
		}
	}
	return tea.Batch(cmds...)
}

// Styled wraps a sentence to a width and styles each line.
func Styled(style theme.Style, s string, width int) []string {
	var out []string
	for _, line := range text.Wrap(s, width) {
		out = append(out, style.Render(line))
	}
	return out
}

package ui

import (
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/input"
	"shortlist/ui/list"
	"shortlist/ui/text"
)

// grace is the pause in typing after which an overlay nobody asked for begins to
// take keys: people have answered prompts by typing on.
const grace = 700 * time.Millisecond

// overlay lies over the panes and takes every key.
type overlay interface {
	key(tea.KeyPressMsg) tea.Cmd
	paste(tea.PasteMsg) tea.Cmd
	actions() []action.Action // for the footer
	view(width int) []string  // its lines, of at most width cells
	title() string
	unasked() bool // it came by itself
}

func (m *Model) top() overlay {
	if len(m.overlays) == 0 {
		return nil
	}
	return m.overlays[len(m.overlays)-1]
}

func (m *Model) push(o overlay) {
	if o.unasked() && m.editor != nil {
		m.editor.Unreview() // a second y for the answer must not publish what lies below
	}
	m.overlays = append(m.overlays, o)
	m.raised = m.opts.Now()
}

// absorbs reports whether a key was meant for what was there a moment ago: an
// overlay nobody asked for takes none until typing has paused, and from then on
// all.
func (m *Model) absorbs(o overlay) bool {
	if !o.unasked() || m.awake == o {
		return false
	}
	quiet := m.raised
	if m.lastKey.After(quiet) {
		quiet = m.lastKey
	}
	if m.opts.Now().Sub(quiet) < grace {
		return true
	}
	m.awake = o
	return false
}

// choose does what a key means in an overlay over a list; moved follows a move of
// its cursor.
func (m *Model) choose(msg tea.KeyPressMsg, actions []action.Action, l *list.List, moved func() tea.Cmd) tea.Cmd {
	key := action.Key(msg)
	if a, ok := action.Find(actions, key); ok {
		return m.run(a)
	}
	if a, ok := action.Find(l.Moves(moved), key); ok {
		return a.Run()
	}
	return nil
}

// still follows a move that nothing follows from.
func still() tea.Cmd { return nil }

// remove takes an overlay away, wherever it lies.
func (m *Model) remove(o overlay) {
	kept := m.overlays[:0]
	for _, x := range m.overlays {
		if x != o {
			kept = append(kept, x)
		}
	}
	m.overlays = kept
}

// boxWidth is the widest an overlay's text gets, in cells, unless it has a width of its
// own.
const boxWidth = 76

// boxRows is how many rows of text an overlay has room for, between the bar and
// the footer.
func (m *Model) boxRows() int { return m.height - 4 }

// box is where an overlay lies on the screen, and what is in it.
type box struct {
	left, top, inner int      // its first cell and line, and how wide its text is
	lines            []string // its text
	of               []int    // which lines of the overlay they are; -1 for a blank around them
}

// boxOf lays an overlay over the middle of the screen.
func (m *Model) boxOf(o overlay) box {
	b := box{inner: min(m.width-8, boxWidth)}
	if w, ok := o.(interface{ width(most int) int }); ok {
		b.inner = w.width(m.width - 8)
	}
	drawn, room := o.view(b.inner), m.boxRows()
	tight := len(drawn) > room // the blanks go first
	for i, line := range drawn {
		if !tight || line != "" {
			b.lines, b.of = append(b.lines, line), append(b.of, i)
		}
	}
	if len(b.lines)+2 <= room {
		b.lines = slices.Concat([]string{""}, b.lines, []string{""})
		b.of = slices.Concat([]int{-1}, b.of, []int{-1})
	}
	b.lines = b.lines[:min(len(b.lines), room)]
	b.left, b.top = (m.width-b.inner-6)/2, max((m.height-len(b.lines)-2)/2, 1)
	return b
}

// drawOverlay draws an overlay over the screen.
func (m *Model) drawOverlay(screen []string, o overlay) []string {
	t, b := m.desk.Theme, m.boxOf(o)
	body := make([]string, 0, len(b.lines))
	for _, line := range b.lines {
		body = append(body, text.Fit(line, b.inner))
	}
	drawn := strings.Split(t.Box.Render(strings.Join(body, "\n")), "\n")
	title := text.Cut(o.title(), b.inner)
	drawn[0] = t.Accent.Render("╭─ ") + t.Heading.Render(title) + t.Accent.Render(" "+strings.Repeat("─", b.inner+1-text.Width(title))+"╮")
	for i, line := range drawn {
		if row := b.top + i; row < len(screen) {
			screen[row] = text.Slice(screen[row], 0, b.left) + line + text.Slice(screen[row], b.left+b.inner+6, m.width)
		}
	}
	return screen
}

// question asks before something that matters. Only the key named does it;
// everything else that is meant as an answer is no.
type question struct {
	model *Model
	desk.Question
	scroll scroll
}

func (m *Model) ask(q desk.Question) { m.push(&question{model: m, Question: q}) }

func (q *question) title() string { return q.Title }
func (q *question) unasked() bool { return false }

func (q *question) paste(tea.PasteMsg) tea.Cmd { return nil }

func (q *question) key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := action.Key(msg); key {
	case q.Yes:
		q.model.remove(q)
		return q.Do()
	case "n", "N", "esc", "enter", "q":
		q.model.remove(q)
	default:
		if a, ok := action.Find(q.scroll.moves(), key); ok && q.scroll.scrolls() {
			return a.Run()
		}
	}
	return nil
}

func (q *question) actions() []action.Action {
	return append(q.scroll.actions(),
		action.Action{Keys: []string{q.Yes}, Name: q.Verb, Rank: 1},
		action.Action{Keys: []string{"n", "esc", "enter"}, Name: "no, leave it", Rank: 2},
	)
}

func (q *question) view(width int) []string {
	t := q.model.desk.Theme
	var out []string
	for i, line := range q.Lines {
		style := t.Text
		if i == 0 {
			style = t.Bold
		}
		out = append(out, styled(style, line, width)...)
	}
	yes := t.Good
	if q.Danger {
		yes = t.Bad
	}
	room := q.model.boxRows() // the answers are always in sight
	if out = q.scroll.window(q.model.desk, out, room-1); len(out)+2 <= room {
		out = append(out, "")
	}
	return append(out, yes.Bold(true).Render(q.Yes)+" "+t.Text.Render(q.Verb)+t.Dim.Render("    n, esc or enter: no, leave it"))
}

// lineBox is what the overlays have in common in which one line is typed.
type lineBox struct {
	model   *Model
	input   input.Line
	changed func() // another text stands there; nil: nothing follows from it
}

// newLineBox returns one that begins with what is typed already.
func (m *Model) newLineBox(hint, typed string) lineBox {
	l := lineBox{model: m, input: input.New(hint)}
	l.input.Begin(typed)
	return l
}

func (l *lineBox) unasked() bool { return false }

func (l *lineBox) paste(msg tea.PasteMsg) tea.Cmd {
	l.typed(msg)
	return nil
}

func (l *lineBox) typed(msg tea.Msg) {
	if l.input.Type(msg) && l.changed != nil {
		l.changed()
	}
}

// take does what a key means in the overlay that l is of: esc leaves it, enter is done
// with it, all others are typed.
func (l *lineBox) take(msg tea.KeyPressMsg, of overlay, done func() tea.Cmd) tea.Cmd {
	switch msg.String() {
	case "esc":
		l.model.remove(of)
	case "enter":
		return done()
	default:
		l.typed(msg)
	}
	return nil
}

// field draws the line.
func (l *lineBox) field(width int) string {
	l.input.SetWidth(width - 4)
	return l.model.desk.Theme.Field.Render("▸ ") + l.input.View()
}

func styled(style lipgloss.Style, s string, width int) []string {
	var out []string
	for _, line := range text.Wrap(s, width) {
		out = append(out, style.Render(line))
	}
	return out
}

// linkBox shows a link where no browser can be opened for the person.
type linkBox struct {
	model *Model
	url   string
}

func (l *linkBox) title() string              { return "A link" }
func (l *linkBox) unasked() bool              { return false }
func (l *linkBox) paste(tea.PasteMsg) tea.Cmd { return nil }
func (l *linkBox) key(msg tea.KeyPressMsg) tea.Cmd {
	switch action.Key(msg) {
	case "y":
		return l.model.copy("link", l.url)
	case "esc", "enter", "q", "o":
		l.model.remove(l)
	}
	return nil
}

func (l *linkBox) actions() []action.Action {
	return []action.Action{
		{Keys: []string{"y"}, Name: "copy", Rank: 1},
		{Keys: []string{"esc"}, Name: "close", Rank: 2},
	}
}

func (l *linkBox) view(width int) []string {
	t := l.model.desk.Theme
	out := styled(t.Dim, "No browser can be opened from here. Copy the link into yours:", width)
	out = append(out, "")
	return append(out, styled(t.Link, text.Line(l.url), width)...)
}

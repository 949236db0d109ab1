package ui

import (
	"fmt"
	"image"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/text"
)

// pointer is what the mouse did last.
type pointer struct {
	chosen string    // the row that the last click selected; "" where anything else came since
	before string    // the same, before this click
	quiet  time.Time // clicks before then belong to a double click on what is gone
}

// doubleClick is how long the clicks of a double click are apart at most.
const doubleClick = 400 * time.Millisecond

// notch is how many lines a notch of the wheel scrolls.
const notch = 3

// target is a part of the screen that the mouse acts on. Points are counted from its
// first cell.
type target struct {
	image.Rectangle
	click  func(at image.Point) tea.Cmd
	scroll func(at image.Point, lines int) tea.Cmd // nil: nothing scrolls there
}

// mouse acts on what is under the pointer: a click selects a row, and a second click on it
// does what enter does; one on a tab or on a key in the footer presses it; the wheel
// scrolls. A first click never opens, marks or changes anything.
func (m *Model) mouse(msg tea.MouseMsg) tea.Cmd {
	switch msg.(type) {
	case tea.MouseClickMsg, tea.MouseWheelMsg:
		m.pointer.before, m.pointer.chosen = m.pointer.chosen, ""
	default:
		return nil
	}
	at := image.Pt(msg.Mouse().X, msg.Mouse().Y)
	for _, p := range m.targets() {
		if !at.In(p.Rectangle) {
			continue
		}
		at = at.Sub(p.Min)
		switch msg := msg.(type) {
		case tea.MouseClickMsg:
			if msg.Button != tea.MouseLeft || m.opts.Now().Before(m.pointer.quiet) {
				return nil
			}
			return p.click(at)
		case tea.MouseWheelMsg:
			lines := map[tea.MouseButton]int{tea.MouseWheelDown: notch, tea.MouseWheelUp: -notch}[msg.Button]
			if lines != 0 && p.scroll != nil {
				return p.scroll(at, lines)
			}
		}
		return nil
	}
	return nil
}

// targets are the parts of the screen as it is drawn. Under an overlay lie none.
func (m *Model) targets() (out []target) {
	s := m.screen()
	if s.TooSmall || m.quitting {
		return nil
	}
	for _, h := range m.hints() {
		out = append(out, target{Rectangle: image.Rect(h.x, s.Footer, h.x+text.Width(h.keys+" "+h.name), s.Footer+1), click: func(at image.Point) tea.Cmd {
			return m.pressed(h.keyAt(at.X))
		}})
	}
	if m.boxes.Top() != nil {
		return append(out, target{
			Rectangle: m.boxes.Bounds(),
			click:     m.clickBox,
			scroll:    func(_ image.Point, lines int) tea.Cmd { return m.boxes.Scroll(lines) },
		})
	}
	body := image.Rect(0, s.Body, m.width, s.Body+s.Height-len(m.noticeLines()))
	nothing := func(image.Point) tea.Cmd { return nil }
	switch {
	case m.welcome != nil, m.editor != nil:
	case m.inReader:
		out = append(out, target{body, nothing, func(at image.Point, lines int) tea.Cmd { m.reader.ScrollBy(at.X, lines); return nil }})
	case m.comparing != nil:
		out = append(out, target{body, nothing, func(_ image.Point, lines int) tea.Cmd { m.comparing.ScrollBy(lines); return nil }})
	default:
		for _, c := range s.Columns {
			p := m.targetOf(c.Pane)
			p.Rectangle = image.Rect(c.X, body.Min.Y, c.X+c.Width, body.Max.Y)
			out = append(out, p)
		}
	}
	return out
}

// lister is a pane that is a list.
type lister interface {
	At(x, line int) desk.Spot
	Select(id int64) tea.Cmd
	KeepFilter()
	Actions() []action.Action
}

// targetOf is what the mouse does in a pane.
func (m *Model) targetOf(pane layout.Pane) target {
	switch pane {
	case layout.Jobs:
		return target{
			click:  func(at image.Point) tea.Cmd { return m.clickList(pane, m.jobs, at) },
			scroll: func(_ image.Point, lines int) tea.Cmd { return tea.Batch(m.focusInPlace(pane), m.jobs.ScrollBy(lines)) }, // the other panes follow its cursor
		}
	case layout.Applicants:
		return target{
			click:  func(at image.Point) tea.Cmd { return m.clickList(pane, m.people, at) },
			scroll: func(_ image.Point, lines int) tea.Cmd { return m.people.ScrollBy(lines) },
		}
	case layout.Detail:
	}
	return target{
		click: func(image.Point) tea.Cmd { return m.focusInPlace(layout.Detail) },
		scroll: func(_ image.Point, lines int) tea.Cmd {
			if m.showsJob() {
				m.job.ScrollBy(lines)
			} else {
				m.person.ScrollBy(lines)
			}
			return nil
		},
	}
}

// clickList selects the row at a point, opens it at the second click, or shows a tab.
func (m *Model) clickList(pane layout.Pane, l lister, at image.Point) tea.Cmd {
	s := l.At(at.X, at.Y)
	row := fmt.Sprint("pane ", pane, " ", s.ID)
	switch {
	case s.Key != "":
		l.KeepFilter()
		focus := m.focusInPlace(pane)
		if a, ok := action.Find(l.Actions(), s.Key); ok {
			return tea.Batch(focus, m.desk.Run(a))
		}
		return focus
	case s.ID == 0:
		return m.focusInPlace(pane)
	case s.Current && row == m.pointer.before:
		if a, ok := action.Find(l.Actions(), "enter"); ok {
			m.pointer.quiet = m.opts.Now().Add(doubleClick)
			return m.desk.Run(a)
		}
		return nil
	}
	m.pointer.chosen = row
	focus, selected := m.focusInPlace(pane), l.Select(s.ID)
	if c, ok := m.people.Current(); ok && pane == layout.Applicants && m.focus == layout.Detail {
		return tea.Batch(focus, selected, m.previewPerson(c))
	}
	return tea.Batch(focus, selected)
}

// focusInPlace gives the keys to a pane, unless the panes would stand elsewhere by it: the
// next click is to hit what it is aimed at.
func (m *Model) focusInPlace(pane layout.Pane) tea.Cmd {
	if pane == m.focus {
		return nil
	}
	jobDetail := pane == layout.Detail && m.showsJob()
	x := func(s layout.Screen) int {
		for _, c := range s.Columns {
			if c.Pane == pane {
				return c.X
			}
		}
		return -1
	}
	if x(m.screen()) != x(layout.Of(m.width, m.height, pane, jobDetail)) {
		return nil
	}
	if pane == layout.Detail {
		m.jobDetail, m.opened = jobDetail, false
	}
	return m.focusOn(pane)
}

// clickBox selects the choice of the top box at a point, and does what enter does at the
// second click.
func (m *Model) clickBox(at image.Point) tea.Cmd {
	choice, chosen, ok := m.boxes.ChoiceAt(at)
	if !ok {
		return nil
	}
	row := fmt.Sprintf("box %p %d", m.boxes.Top(), choice)
	if choice == chosen && row == m.pointer.before {
		return m.pressed("enter")
	}
	m.pointer.chosen = row
	return m.boxes.Move(choice - chosen)
}

// pressed does what a key does. Where another screen is there by it, the rest of a double
// click is dropped: it was not aimed at that.
func (m *Model) pressed(key string) tea.Cmd {
	k, ok := action.Press(key)
	if !ok {
		return nil
	}
	before := m.place()
	cmd := m.key(k)
	if m.place() != before {
		m.pointer.quiet = m.opts.Now().Add(doubleClick)
	}
	return cmd
}

// keyAt returns the key of a hint at a cell of it: of several, the one that is pointed at,
// itself or by its name; else the first.
func (h hint) keyAt(x int) string {
	keys, words := h.action.Keys, strings.Fields(h.keys)
	if h.action.Foot != nil {
		keys = words
		words = append(words, strings.Fields(h.name)...)
	}
	end := 0
	for i, w := range words {
		if end += text.Width(w); x < end && i < 2*len(keys) {
			return keys[i%len(keys)]
		}
		end++
	}
	return keys[0]
}

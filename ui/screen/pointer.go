package screen

import (
	"image"
	"time"

	tea "charm.land/bubbletea/v2"
)

// notch is how many lines a notch of the wheel scrolls.
const notch = 3

// doubleClick is the longest time between the clicks of a double click.
const doubleClick = 400 * time.Millisecond

// Pointer distinguishes the second click on a row, which opens it, from the first, which selects it.
type Pointer struct {
	now    func() time.Time
	chosen string    // the row that the last click selected; "" after anything else
	before string    // chosen as it was before this click
	quiet  time.Time // clicks before then belong to a double click on something that is gone

	drag   int64       // the application on which the button is held down; 0: it is not held on any
	dragAt image.Point // where the button was pressed
}

// NewPointer returns a pointer; now is its clock.
func NewPointer(now func() time.Time) *Pointer { return &Pointer{now: now} }

// Act clicks on the target under the pointer, or scrolls it. Among several targets the first counts. A click on
// something that can be dragged acts when the button is released, at the point of the press: dragging an applicant
// must not open the application.
func (p *Pointer) Act(msg tea.MouseMsg, targets func() []Target) tea.Cmd {
	at, dragged := image.Pt(msg.Mouse().X, msg.Mouse().Y), p.drag
	switch msg.(type) {
	case tea.MouseClickMsg, tea.MouseWheelMsg:
		p.before, p.chosen, p.drag = p.chosen, "", 0
	case tea.MouseReleaseMsg:
		if at, p.drag = p.dragAt, 0; dragged == 0 {
			return nil
		}
	default:
		return nil
	}
	for _, t := range targets() {
		if !at.In(t.Rectangle) {
			continue
		}
		in := at.Sub(t.Min)
		switch msg := msg.(type) {
		case tea.MouseClickMsg:
			if msg.Button != tea.MouseLeft || p.now().Before(p.quiet) {
				return nil
			}
			if p.drag, p.dragAt = t.dragged(in), at; p.drag == 0 {
				return t.click(in)
			}
		case tea.MouseReleaseMsg:
			if t.dragged(in) == dragged { // otherwise a box has opened or the list has changed
				return t.click(in)
			}
		case tea.MouseWheelMsg:
			lines := map[tea.MouseButton]int{tea.MouseWheelDown: notch, tea.MouseWheelUp: -notch}[msg.Button]
			if lines != 0 && t.Scroll != nil {
				return t.Scroll(in, lines)
			}
		}
		return nil
	}
	return nil
}

func (t Target) click(at image.Point) tea.Cmd {
	if t.Click == nil {
		return nil
	}
	return t.Click(at)
}

func (t Target) dragged(at image.Point) int64 {
	if t.Drag == nil {
		return 0
	}
	return t.Drag(at)
}

// Drag returns the application on which the button is held down, 0 without one, and drops the click. When the
// terminal reports a drag, the pointer has left the row already.
func (p *Pointer) Drag() int64 {
	id := p.drag
	p.drag = 0
	return id
}

// Forget makes the next click a first one.
func (p *Pointer) Forget() { p.chosen = "" }

// IsSecond reports whether the click before selected the same row.
func (p *Pointer) IsSecond(row string) bool { return row == p.before }

// Select notes the row that this click selects.
func (p *Pointer) Select(row string) { p.chosen = row }

// Quiet drops the rest of a double click: it was not aimed at what is there now.
func (p *Pointer) Quiet() { p.quiet = p.now().Add(doubleClick) }

package widget

import (
	"cmp"
	"strings"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Header is the row above a list: the list's name, what it is about, its order and marks, and at the right the cursor's
// place. A part that is empty is not drawn.
type Header struct {
	Name    string
	About   string // the job of the list
	Order   string
	Short   string // the order where there is less room
	Marked  string // how many rows are marked
	Warning string // what is missing, or how far a change of the list is
	Note    string // that the list is being read, or how old it is
	Besides string // what there is besides the rows of the list: "+2 deleted"
	Place   string
}

// legible is how many cells of a title or an order are worth showing.
const legible = 8

// View draws the header in width cells. Without room for all parts, what the list is about is cut, then left out; then
// the note is, the order is short; what is besides the list is left out, the order is short or cut, and the marks and the
// warning are left out. The name and the place stay.
func (h Header) View(t *theme.Theme, width int, focused bool) string {
	name := t.Text
	if focused {
		name = t.Heading
	}
	whole := h.Order
	short := func() { h.Order = cmp.Or(h.Short, whole) }
	for _, shorten := range []func(){
		func() {}, func() { h.Note = "" }, short, func() { h.Order, h.Besides = whole, "" }, short, func() { h.cutOrder(width) }, func() { h.Marked = "" }, func() { h.Warning = "" },
	} {
		if shorten(); h.fit(width) {
			break
		}
	}
	row := NewRow(width).Left(name, " "+h.Name).Left(t.Dim, behind(" · ", h.About)).Left(t.Dim, behind(" — ", h.Order)).
		Left(t.Accent, behind(" · ", h.Marked))
	if right := h.right(); right != "" { // not a piece at the right, which a row leaves out where it is long
		gap := width - text.Width(h.left()+behind(" · ", h.About)+right)
		row.Left(t.Dim, strings.Repeat(" ", max(gap, 0))+right)
	}
	return row.Render(theme.Style{})
}

// fit cuts what the list is about to the room that the other parts leave, and reports whether they leave any.
func (h *Header) fit(width int) bool {
	room := width - text.Width(h.left()+behind(" ", h.right()))
	switch about := room - text.Width(" · "); {
	case h.About == "":
	case about >= min(legible, text.Width(h.About)):
		h.About = text.Cut(h.About, about)
	default:
		h.About = ""
	}
	return room >= 0
}

// cutOrder cuts the order to the room that the other parts leave.
func (h *Header) cutOrder(width int) {
	room := width - text.Width(h.left()+behind(" ", h.right())) + text.Width(h.Order)
	if room < legible {
		h.Order = ""
		return
	}
	h.Order = text.Cut(h.Order, room)
}

// left is the left side without what the list is about.
func (h *Header) left() string {
	return " " + h.Name + behind(" — ", h.Order) + behind(" · ", h.Marked)
}

func (h *Header) right() string {
	right := text.Joined(" · ", h.Warning, h.Note, h.Besides, h.Place)
	if right == "" {
		return ""
	}
	return right + " "
}

// behind puts a part behind a separator; "" stays "".
func behind(separator, part string) string {
	if part == "" {
		return ""
	}
	return separator + part
}

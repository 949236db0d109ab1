// Package help holds the two boxes over what a person can do: the help, which explains every
// key and sign of the place in front, and the palette, which finds an action by its name.
// Both are made from the actions' records. It also draws the guides.
package help

import (
	"image"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Box shows the keys of the place in front by subject, and the signs of the lists. Typed
// words find keys of all panes; enter runs the chosen one.
type Box struct {
	frame.Line
	known
	here    []action.Action
	cursor  int // the chosen entry
	entries []entry
	drawn   []image.Rectangle // where the entries were drawn last, among all lines
	heights []int             // of the entries, in lines, as they were drawn last
	second  int               // the first entry of the second column
	top     int               // the first line in sight
	lines   int               // of all entries and headings
	head    int               // lines above the first in sight
	room    int               // lines in sight
}

// entry is a choice of the help: an action, a line of actions that cannot be done now, or a
// sign.
type entry struct {
	group string         // its heading
	run   *action.Action // nil: enter runs no action
	open  func() tea.Cmd // opens a guide; nil: enter opens none
	draw  func(width int, under theme.Style) []string
}

// Actions returns the actions that open the help and the palette.
func Actions(e *env.Env, host frame.Host, c Commands) []action.Action {
	open := func(box func() frame.Box) func() tea.Cmd {
		return func() tea.Cmd {
			host.Push(box())
			return nil
		}
	}
	return []action.Action{
		{Keys: action.Help, Label: action.Label{Name: "help", Synonyms: "keys, shortcuts, manual, legend, signs", Help: "the keys and signs of this screen"}.Translated(), Group: action.GroupProgram, Rank: 90, Run: open(func() frame.Box { return New(e, host, c) })},
		{Keys: action.Palette, Label: action.Label{Name: "find an action", Synonyms: "palette, commands, menu", Help: "find an action by its name"}.Translated(), Group: action.GroupProgram, Run: open(func() frame.Box { return NewPalette(e, host, c) })},
	}
}

// New returns the help for the place in front.
func New(e *env.Env, host frame.Host, c Commands) *Box {
	h := &Box{Line: frame.NewLine(e, host, lang.Text("type to find a key, a sign or what you want to do"), ""), known: know(e, c), here: c.Here()}
	h.Changed = func() { h.cursor, h.top = 0, 0 }
	return h
}

// Title implements frame.Box.
func (h *Box) Title() string { return lang.Text("Help") }

// Sight implements frame.Scrolled.
func (h *Box) Sight() widget.Sight {
	return widget.Sight{First: h.head, Lines: h.room, Top: h.top, Shown: h.room, N: h.lines}
}

// Key implements frame.Box.
func (h *Box) Key(msg tea.KeyPressMsg) tea.Cmd {
	blank := h.Input.Value() == ""
	switch key := msg.String(); {
	case action.Help.Has(action.Key(msg)) && (blank || msg.Text == ""):
		h.Host.Remove(h)
	case action.Back.Has(key) && !blank:
		h.Input.SetValue("")
		h.Changed()
	case action.LineDown.Has(key), key == "ctrl+n":
		h.move(1)
	case action.LineUp.Has(key), key == "ctrl+p":
		h.move(-1)
	case action.PageDown.Has(key), key == "ctrl+d", blank && key == "space":
		h.page(1)
	case action.PageUp.Has(key):
		h.page(-1)
	case blank && key == "end":
		h.move(len(h.entries))
	case blank && key == "home":
		h.move(-len(h.entries))
	case action.NextSubject.Has(key):
		h.section(1)
	case action.PreviousField.Has(key):
		h.section(-1)
	case blank && action.Filter.Has(key): // it is typed here already
	default:
		return h.Take(msg, h, h.run)
	}
	return nil
}

func (h *Box) run() tea.Cmd {
	if h.cursor >= len(h.entries) {
		return nil
	}
	if open := h.entries[h.cursor].open; open != nil {
		return open()
	}
	if h.entries[h.cursor].run == nil {
		return nil
	}
	a := h.current(*h.entries[h.cursor].run)
	if a.Disabled == "" {
		h.Host.Remove(h)
	}
	return h.Env.Run(a)
}

// Actions implements frame.Box.
func (h *Box) Actions() []action.Action {
	back := action.ToClose()
	if h.Input.Value() != "" {
		back = sayClearWords()
	}
	return []action.Action{
		{Keys: action.Accept, Label: sayDoIt(), Rank: 1},
		{Keys: action.ChooseLine, Label: sayChoose(), Rank: 2},
		{Keys: action.NextSubject, Label: action.Label{Name: "next subject"}.Translated(), Rank: 4},
		{Keys: action.Back, Label: back, Rank: 3},
	}
}

func (h *Box) move(by int) { h.cursor = max(min(h.cursor+by, len(h.entries)-1), 0) }

// page moves by as many entries as fill half of the room, so that none between is passed over. It stops at the end of a
// column before it enters the other.
func (h *Box) page(by int) {
	for lines := 0; ; {
		before := h.cursor
		if lines > 0 && (before < h.second) != (before+by < h.second) {
			return
		}
		if next := before + by; lines > 0 && next >= 0 && next < len(h.heights) && lines+h.heights[next] > h.room/2 {
			return
		}
		h.move(by)
		if h.cursor < len(h.heights) {
			lines += h.heights[h.cursor]
		}
		if h.cursor == before || lines >= h.room/2 {
			return
		}
	}
}

// section goes to the first entry of the next heading, or of the one before.
func (h *Box) section(by int) {
	if h.cursor >= len(h.entries) {
		return
	}
	here := h.entries[h.cursor].group
	for h.entries[h.cursor].group == here {
		if next := h.cursor + by; next < 0 || next >= len(h.entries) {
			return
		}
		h.cursor += by
	}
	first := h.entries[h.cursor].group
	h.cursor = slices.IndexFunc(h.entries, func(e entry) bool { return e.group == first })
}

// Two columns are drawn where both are wide enough to be read.
const (
	narrowestKeys = 50
	betweenKeys   = 3
)

// IsSheet implements frame.Sheet.
func (*Box) IsSheet() {}

// Width implements frame.Wide.
func (h *Box) Width(most int) int {
	if most < 2*narrowestKeys+betweenKeys {
		return min(most, frame.MaxWidth)
	}
	return min(most, 2*frame.MaxWidth+betweenKeys) // whatever is typed
}

// View implements frame.Box.
func (h *Box) View(width int) []string {
	t := h.Env.Theme
	out := []string{t.Key.Render("› ") + h.Input.View(t, width-4)}
	if h.Host.Rows() > 8 {
		out = append(out, "")
	}
	h.head = len(out)
	h.room = h.Host.Rows() - len(out)
	columns := 1
	if width > frame.MaxWidth {
		columns = 2
	}
	column := (width - (columns-1)*betweenKeys) / columns
	h.entries = h.shown(column)
	h.heights = make([]int, len(h.entries))
	h.move(0)
	if len(h.entries) == 0 {
		h.lines = 0
		return append(out, t.Dim.Render(lang.Text("Nothing here has these words.")))
	}
	lines, from, to := h.layOut(columns, column)
	h.lines = len(lines)
	if h.top > from || to-from >= h.room {
		h.top = from
	}
	h.top = max(min(max(h.top, to-h.room), h.lines-h.room), 0)
	if h.cursor == 0 {
		h.top = 0 // its heading, too
	}
	return append(out, lines[h.top:min(h.top+h.room, h.lines)]...)
}

// EntryAt implements frame.Pointed.
func (h *Box) EntryAt(x, line int) (entry, chosen int, ok bool) {
	if line < h.head || line >= h.head+h.room {
		return 0, 0, false
	}
	at := image.Pt(x, line-h.head+h.top)
	entry = slices.IndexFunc(h.drawn, func(r image.Rectangle) bool { return at.In(r) })
	return entry, h.cursor, entry >= 0
}

// layOut draws the entries under their headings in columns of a width, and returns the lines
// from and to which the chosen entry is drawn.
func (h *Box) layOut(columns, width int) (lines []string, from, to int) {
	t := h.Env.Theme
	var blocks [][]string
	type span struct{ block, from, to int }
	var at span
	var first []int // entry of each block
	group := ""
	for i, e := range h.entries {
		if e.group != group {
			group = e.group
			first = append(first, i)
			blocks = append(blocks, []string{t.Heading.Render(group)})
		}
		b := len(blocks) - 1
		under := theme.Style{}
		if i == h.cursor {
			under = t.Selected
		}
		drawn := e.draw(width, under)
		h.heights[i] = len(drawn)
		if i == h.cursor {
			at = span{b, len(blocks[b]), len(blocks[b]) + len(drawn)}
		}
		blocks[b] = append(blocks[b], drawn...)
	}
	h.drawn = h.drawn[:0]
	left := len(blocks)
	h.second = len(h.entries)
	if columns > 1 {
		if left = halves(blocks); left < len(blocks) {
			h.second = first[left]
		}
	}
	var column [2][]string
	for i, b := range blocks {
		c := 0
		if i >= left {
			c = 1
		}
		if len(column[c]) > 0 {
			column[c] = append(column[c], "")
		}
		line := len(column[c]) + 1 // below its heading
		for entry := first[i]; entry < len(h.entries) && h.entries[entry].group == h.entries[first[i]].group; entry++ {
			x := c * (width + betweenKeys)
			h.drawn = append(h.drawn, image.Rect(x, line, x+width, line+h.heights[entry]))
			line += h.heights[entry]
		}
		if i == at.block {
			from, to = len(column[c])+at.from, len(column[c])+at.to
		}
		column[c] = append(column[c], b...)
	}
	if columns == 1 {
		return column[0], from, to
	}
	lines = make([]string, max(len(column[0]), len(column[1])))
	for i := range lines {
		l, r := "", ""
		if i < len(column[0]) {
			l = column[0][i]
		}
		if i < len(column[1]) {
			r = column[1][i]
		}
		lines[i] = text.Fit(l, width+betweenKeys) + r
	}
	return lines, from, to
}

// halves returns how many blocks to put into the left of two columns, so that the heights
// differ least.
func halves(blocks [][]string) (left int) {
	total := len(slices.Concat(blocks...)) + len(blocks)
	best, height := total, 0
	for i, b := range blocks {
		height += len(b) + 1
		if taller := max(height, total-height); taller < best {
			best, left = taller, i+1
		}
	}
	return max(left, 1)
}

package ui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/list"
	"shortlist/ui/text"
)

// helpBox lists every key that does something, made from the actions' records.
type helpBox struct {
	model *Model
	all   []action.Action
	top   int
	lines []string
	room  int
}

func (m *Model) help() tea.Cmd {
	m.push(&helpBox{model: m, all: m.actions()})
	return nil
}

func (h *helpBox) title() string {
	if h.top+h.room < len(h.lines) {
		return "Keys · j for more"
	}
	return "Keys"
}

func (h *helpBox) unasked() bool              { return false }
func (h *helpBox) paste(tea.PasteMsg) tea.Cmd { return nil }

func (h *helpBox) key(msg tea.KeyPressMsg) tea.Cmd {
	switch action.Key(msg) {
	case "j", "down":
		h.scroll(1)
	case "k", "up":
		h.scroll(-1)
	case "ctrl+d", "pgdown", "space":
		h.scroll(max(h.room-1, 1))
	case "ctrl+u", "pgup":
		h.scroll(-max(h.room-1, 1))
	case "esc", "q", "?", "f1", "enter":
		h.model.remove(h)
	}
	return nil
}

func (h *helpBox) actions() []action.Action {
	return []action.Action{
		{Keys: []string{"j", "k"}, Name: "scroll", Rank: 1},
		{Keys: []string{"esc"}, Name: "close", Rank: 2},
	}
}

func (h *helpBox) scroll(by int) { h.top = max(min(h.top+by, len(h.lines)-h.room), 0) }

// Keys stand in two columns where one would have to be scrolled and both are wide enough
// to be read.
const (
	narrowestKeys = 50
	betweenKeys   = 3
)

func (h *helpBox) width(most int) int {
	if two := 2*narrowestKeys + betweenKeys; most < two || len(slices.Concat(h.explained(boxWidth)...)) <= h.model.boxRows() {
		return min(most, boxWidth)
	}
	return min(most, 2*boxWidth+betweenKeys)
}

func (h *helpBox) view(width int) []string {
	if width <= boxWidth {
		h.lines = slices.Concat(h.explained(width)...)
	} else {
		h.lines = h.columns((width - betweenKeys) / 2)
	}
	h.room = h.model.boxRows()
	h.scroll(0)
	return h.lines[h.top:min(h.top+h.room, len(h.lines))]
}

// columns puts the second half of the keys beside the first.
func (h *helpBox) columns(width int) []string {
	var left, right []string
	keys := h.explained(width)
	all := len(slices.Concat(keys...))
	for _, k := range keys {
		if len(left)+len(k)/2 < all/2 && len(right) == 0 {
			left = append(left, k...)
		} else {
			right = append(right, k...)
		}
	}
	out := make([]string, max(len(left), len(right)))
	for i := range out {
		l, r := "", ""
		if i < len(left) {
			l = left[i]
		}
		if i < len(right) {
			r = right[i]
		}
		out[i] = text.Fit(l, width+betweenKeys) + r
	}
	return out
}

// explained are the lines of each key; those of the tabs are told of together.
func (h *helpBox) explained(width int) (out [][]string) {
	t := h.model.desk.Theme
	var keys, tabs []string
	for i, a := range h.all {
		if name, ok := strings.CutPrefix(a.Help, action.Tab); ok {
			keys, tabs = append(keys, a.KeyText()), append(tabs, name)
			if i+1 < len(h.all) && strings.HasPrefix(h.all[i+1].Help, action.Tab) {
				continue
			}
			a.Keys, a.Help = keys, "the tabs: "+strings.Join(tabs, ", ")
			keys, tabs = nil, nil
		}
		help, style := a.Help, t.Text
		if a.Disabled != "" {
			help += " (not now: " + a.Disabled + ")"
			style = t.Dim
		}
		out = append(out, explained(a.KeyText(), t.Key, help, style, width))
	}
	return out
}

// explained draws keys and their help beside them; in a narrow box it goes on
// below them.
func explained(keys string, keyStyle lipgloss.Style, help string, style lipgloss.Style, width int) []string {
	const column, narrow = 15, 50
	var out []string
	if width >= narrow {
		head := keyStyle.Render(text.Fit(keys, column-1)) + " "
		for _, line := range text.Wrap(help, width-column) {
			out = append(out, head+style.Render(line))
			head = strings.Repeat(" ", column)
		}
		return out
	}
	head := ""
	for _, line := range text.Wrap(keys+" "+help, width-2) {
		rest, first := strings.CutPrefix(line, keys)
		if first && head == "" {
			out = append(out, keyStyle.Render(keys)+style.Render(rest))
		} else {
			out = append(out, head+style.Render(line))
		}
		head = "  "
	}
	return out
}

// paletteBox finds an action by its name.
type paletteBox struct {
	lineBox
	all  []action.Action
	list list.List
}

func (m *Model) palette() tea.Cmd {
	p := &paletteBox{lineBox: m.newLineBox("what do you want to do?", ""), all: m.actions()}
	p.changed = func() { p.list.MoveTo(0) }
	m.push(p)
	return nil
}

func (p *paletteBox) title() string { return "Actions" }

func (p *paletteBox) found() []action.Action {
	var out []action.Action
	for _, a := range p.all {
		if model.Matches(p.input.Value(), a.Words()) {
			out = append(out, a)
		}
	}
	return out
}

func (p *paletteBox) key(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "down", "ctrl+n":
		p.list.Move(1)
		return nil
	case "up", "ctrl+p":
		p.list.Move(-1)
		return nil
	}
	return p.take(msg, p, func() tea.Cmd {
		found := p.found()
		p.model.remove(p)
		if p.list.Cursor < len(found) {
			return p.model.run(found[p.list.Cursor])
		}
		return nil
	})
}

func (p *paletteBox) actions() []action.Action {
	return []action.Action{
		{Keys: []string{"enter"}, Name: "do it", Rank: 1},
		{Keys: []string{"up", "down"}, Name: "choose", Rank: 2},
		{Keys: []string{"esc"}, Name: "close", Rank: 3},
	}
}

func (p *paletteBox) view(width int) []string {
	t := p.model.desk.Theme
	p.input.SetWidth(width - 4)
	out := []string{t.Key.Render("› ") + p.input.View()}
	found := p.found()
	room := min(p.model.boxRows()-1, 14)
	if room > 6 {
		out = append(out, "")
	}
	rows := len(out) + room
	p.list.Resize(len(found), room)
	from, to := p.list.Window()
	for i := from; i < to; i++ {
		a := found[i]
		style, key := t.Text, t.Key
		if a.Disabled != "" {
			style = t.Dim
		}
		line := text.Fit(key.Render(text.Fit(a.KeyText(), 14))+style.Render(a.Help), width)
		if i == p.list.Cursor {
			line = t.Selected.Bold(true).Render(text.Fit(text.Fit(a.KeyText(), 14)+a.Help, width))
		}
		out = append(out, line)
	}
	if len(found) == 0 {
		out = append(out, t.Dim.Render("No action has these words."))
	}
	for len(out) < rows {
		out = append(out, "")
	}
	return out
}

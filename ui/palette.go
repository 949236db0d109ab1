package ui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// paletteBox finds an action by its name, of any pane.
type paletteBox struct {
	overlay.Line
	model    *Model
	all      []action.Action
	switched int64 // blind-mode switches when they were collected
	list     list.List
}

func (m *Model) palette() tea.Cmd {
	p := &paletteBox{model: m, Line: overlay.NewLine(m.desk, m.boxes, "what do you want to do?", ""), all: m.everything(), switched: m.switched}
	p.Changed = func() { p.list.MoveTo(0) }
	m.boxes.Push(p)
	return nil
}

func (p *paletteBox) Title() string { return "Actions" }

func (p *paletteBox) found() []action.Action { return search(p.all, p.Input.Value()) }

// search returns the actions that all typed words find, the best match first: a key
// is so, the title begins so, its words do, those of a synonym, those of the help. Of
// two that match alike, one that can be done now comes first. An empty search keeps
// the order.
func search(all []action.Action, typed string) []action.Action {
	typed = strings.TrimSpace(typed)
	var out []action.Action
	for _, a := range all {
		if model.Matches(typed, a.Words()+" "+a.KeyText()) {
			out = append(out, a)
		}
	}
	if typed == "" {
		return out
	}
	rank := func(a action.Action) int {
		score := 0
		switch {
		case slices.Contains(a.Keys, typed):
		case strings.HasPrefix(strings.ToLower(a.TitleText()), strings.ToLower(typed)):
		case wordsBegin(typed, a.TitleText()):
			score = 2
		case wordsBegin(typed, a.TitleText()+" "+a.Synonyms):
			score = 4
		case wordsBegin(typed, a.Words()):
			score = 6
		default:
			score = 8
		}
		if a.Disabled != "" {
			score++
		}
		return score
	}
	slices.SortStableFunc(out, func(a, b action.Action) int { return rank(a) - rank(b) })
	return out
}

// wordsBegin reports whether each typed word begins a word of the text.
func wordsBegin(typed, in string) bool {
	words := strings.Fields(strings.ToLower(in))
	for _, t := range strings.Fields(strings.ToLower(typed)) {
		if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, t) }) {
			return false
		}
	}
	return true
}

func (p *paletteBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "down", "ctrl+n":
		p.list.Move(1)
		return nil
	case "up", "ctrl+p":
		p.list.Move(-1)
		return nil
	case "pgdown":
		p.list.Move(p.list.Page())
		return nil
	case "pgup":
		p.list.Move(-p.list.Page())
		return nil
	}
	return p.Take(msg, p, func() tea.Cmd {
		found := p.found()
		p.model.boxes.Remove(p)
		if p.list.Cursor < len(found) {
			return p.model.desk.Run(p.model.current(found[p.list.Cursor], p.switched))
		}
		return nil
	})
}

func (p *paletteBox) Actions() []action.Action {
	return []action.Action{
		{Keys: []string{"enter"}, Name: "do it", Rank: 1},
		{Keys: []string{"up", "down"}, Name: "choose", Rank: 2},
		{Keys: []string{"esc"}, Name: "close", Rank: 3},
	}
}

// paletteRows is the most actions that the palette shows at a time.
const paletteRows = 20

func (p *paletteBox) Choices() *list.List { return &p.list }

func (p *paletteBox) View(width int) []string {
	t := p.model.desk.Theme
	p.Input.SetWidth(width - 4)
	out := []string{t.Key.Render("› ") + p.Input.View()}
	found := p.found()
	room := p.model.boxes.Rows() - 1
	roomy := room > 6
	if roomy { // a blank above the actions, and what the chosen one does below them
		out = append(out, "")
		room -= 3
	}
	room = min(room, paletteRows)
	p.list.Resize(len(found), room)
	p.list.Drawn(len(out), 1)
	from, to := p.list.Window()
	for i := from; i < to; i++ {
		out = append(out, p.row(found[i], i == p.list.Cursor, width))
	}
	if len(found) == 0 {
		out = append(out, t.Dim.Render("No action has these words. Try another, or press f1 for the keys."))
		to++
	}
	for ; to-from < room; to++ {
		out = append(out, "")
	}
	if roomy && p.list.Cursor < len(found) {
		out = append(out, "", t.Dim.Render(text.Cut(found[p.list.Cursor].HelpText(), width)))
	}
	return out
}

// row draws an action: its name on the left, its keys on the right, between them why
// it cannot be done now.
func (p *paletteBox) row(a action.Action, current bool, width int) string {
	t := p.model.desk.Theme
	name, keys, under := t.Text, t.Key, lipgloss.NewStyle()
	if a.Disabled != "" {
		name, keys = t.Dim, t.Dim
	}
	if current {
		under = t.Selected
		name = name.Bold(true)
	}
	row := desk.NewRow(width).Left(name, a.TitleText())
	if a.Disabled != "" {
		row.Left(t.Dim, "  "+a.Disabled)
	}
	return row.Right(keys, a.KeyText()).Render(under)
}

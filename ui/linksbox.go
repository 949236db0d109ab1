package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/reader"
	"shortlist/ui/text"
)

// linksBox lists places that a profile and a CV name.
type linksBox struct {
	model *Model
	all   []reader.Link
	list  list.List
}

func (l *linksBox) title() string              { return "Links and addresses" }
func (l *linksBox) unasked() bool              { return false }
func (l *linksBox) paste(tea.PasteMsg) tea.Cmd { return nil }

func (l *linksBox) actions() []action.Action {
	at := l.all[l.list.Cursor]
	out := []action.Action{{Keys: []string{"y"}, Name: "copy", Rank: 1, Run: func() tea.Cmd {
		l.model.remove(l)
		return l.model.copy(at.Kind, at.Target)
	}}}
	if at.Kind == "link" {
		out = append(out, action.Action{Keys: []string{"enter", "o"}, Name: "open", Rank: 2, Run: func() tea.Cmd {
			l.model.remove(l)
			return l.model.openAddress(at.Target)
		}})
	}
	return append(out, action.Action{Keys: []string{"esc", "q"}, Name: "close", Rank: 3, Run: func() tea.Cmd { l.model.remove(l); return nil }})
}

func (l *linksBox) key(msg tea.KeyPressMsg) tea.Cmd {
	return l.model.choose(msg, l.actions(), &l.list, still)
}

func (l *linksBox) choices() *list.List { return &l.list }

func (l *linksBox) view(width int) []string {
	t := l.model.desk.Theme
	l.list.Resize(len(l.all), l.model.boxRows()-2)
	l.list.Drawn(0, 1)
	from, to := l.list.Window()
	var out []string
	for i := from; i < to; i++ {
		row := desk.NewRow(width).Left(t.Dim, text.Fit(l.all[i].Kind, 8)).Left(t.Link, text.Line(l.all[i].Target))
		out = append(out, row.Render(t.Choice(i == l.list.Cursor)))
	}
	return out
}

// findBox takes the words to find in what is read.
type findBox struct {
	lineBox
	found func(string) tea.Cmd
}

func (m *Model) askWords(begin string, found func(string) tea.Cmd) tea.Cmd {
	m.push(&findBox{lineBox: m.newLineBox("", begin), found: found})
	return nil
}

func (f *findBox) title() string { return "Find in profile and CV" }

func (f *findBox) key(msg tea.KeyPressMsg) tea.Cmd {
	return f.take(msg, f, func() tea.Cmd {
		f.model.remove(f)
		return f.found(text.Line(f.input.Value()))
	})
}

func (f *findBox) actions() []action.Action {
	return []action.Action{{Keys: []string{"enter"}, Name: "find", Rank: 1}, {Keys: []string{"esc"}, Name: "close", Rank: 2}}
}

func (f *findBox) view(width int) []string {
	return []string{f.field(width), f.model.desk.Theme.Dim.Render("n and N go on from match to match; nothing typed lights nothing.")}
}

package reading

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// linksBox lists places that a profile and a CV name.
type linksBox struct {
	overlay.Asked
	desk *desk.Desk
	host overlay.Host
	all  []intent.Link
	list list.List
}

// NewLinks returns the box of links.
func NewLinks(d *desk.Desk, h overlay.Host, all []intent.Link) overlay.Box {
	return &linksBox{desk: d, host: h, all: all}
}

func (l *linksBox) Title() string { return "Links and addresses" }

func (l *linksBox) Actions() []action.Action {
	at := l.all[l.list.Cursor]
	out := []action.Action{{Keys: action.Copy, Name: "copy", Rank: 1, Run: func() tea.Cmd {
		l.host.Remove(l)
		return l.desk.Do(intent.Copy{What: at.Kind, Value: at.Target})
	}}}
	if at.Kind == "link" {
		out = append(out, action.Action{Keys: action.OpenLink, Name: "open", Rank: 2, Run: func() tea.Cmd {
			l.host.Remove(l)
			return l.desk.Do(intent.OpenLink{Address: at.Target})
		}})
	}
	return append(out, action.Action{Keys: action.Close, Name: "close", Rank: 3, Run: func() tea.Cmd { l.host.Remove(l); return nil }})
}

func (l *linksBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(l.desk, msg, l.Actions(), &l.list, overlay.Noop)
}

func (l *linksBox) Choices() *list.List { return &l.list }

func (l *linksBox) View(width int) []string {
	t := l.desk.Theme
	l.list.Resize(len(l.all), l.host.Rows()-2)
	l.list.Drawn(0, 1)
	from, to := l.list.Window()
	var out []string
	for i := from; i < to; i++ {
		row := desk.NewRow(width).Left(t.Dim, text.Fit(l.all[i].Kind, 8)).Left(t.Link, text.Line(l.all[i].Target))
		out = append(out, row.Render(t.Choice(i == l.list.Cursor)))
	}
	return out
}

// ShowsNobody implements overlay.Redacted.
func (f *findBox) ShowsNobody() bool { return true }

// findBox takes the words to find in what is read.
type findBox struct {
	overlay.Line
	found func(string) tea.Cmd
}

// NewFind returns the box that asks for words, beginning with those of before.
func NewFind(d *desk.Desk, h overlay.Host, begin string, found func(string) tea.Cmd) overlay.Box {
	return &findBox{Line: overlay.NewLine(d, h, "", begin), found: found}
}

func (f *findBox) Title() string { return "Find in profile and CV" }

func (f *findBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return f.Take(msg, f, func() tea.Cmd {
		f.Host.Remove(f)
		return f.found(text.Line(f.Input.Value()))
	})
}

func (f *findBox) Actions() []action.Action {
	return []action.Action{{Keys: action.Accept, Name: "find", Rank: 1}, {Keys: action.Back, Name: "close", Rank: 2}}
}

func (f *findBox) View(width int) []string {
	return []string{f.Field(width), f.Desk.Theme.Dim.Render(action.NextMatch.String() + " and " + action.PreviousMatch.String() + " go on from match to match; nothing typed lights nothing.")}
}

package reading

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/profile"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// linksBox lists the links and contacts in a profile and a CV.
type linksBox struct {
	frame.Asked
	env  *env.Env
	host frame.Host
	all  []link
	list widget.List
}

func (l *linksBox) Title() string { return lang.Text("Links and addresses") }

func (l *linksBox) Actions() []action.Action {
	at := l.all[l.list.Cursor]
	out := []action.Action{{Keys: action.Copy, Label: action.Label{Name: "copy"}.Translated(), Rank: 1, Run: func() tea.Cmd {
		l.host.Remove(l)
		return l.env.Do(intent.Copy{What: at.kind, Value: at.target})
	}}}
	if at.kind == intent.CopiedLink {
		out = append(out, action.Action{Keys: action.OpenLink, Label: action.Label{Name: "open"}.Translated(), Rank: 2, Run: func() tea.Cmd {
			l.host.Remove(l)
			return l.env.Do(intent.OpenLink{Address: at.target})
		}})
	}
	return append(out, action.Action{Keys: action.Close, Label: action.ToClose(), Rank: 3, Run: func() tea.Cmd { l.host.Remove(l); return nil }})
}

func (l *linksBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(l.env, msg, l.Actions(), &l.list, frame.Noop)
}

func (l *linksBox) Choices() *widget.List { return &l.list }

// kindOf names what a link is.
func kindOf(l link) string {
	switch l.kind {
	case intent.CopiedPhone:
		return profile.Phone.Label()
	case intent.CopiedEmail:
		return profile.Email.Label()
	}
	return lang.Text("Link")
}

func (l *linksBox) View(width int) []string {
	t := l.env.Theme
	l.list.Resize(len(l.all), l.host.Rows()-2)
	l.list.Drawn(0, 1)
	from, to := l.list.Window()
	var out []string
	for i := from; i < to; i++ {
		row := widget.NewRow(width).Left(t.Dim, text.Fit(kindOf(l.all[i]), 10))
		switch at := l.all[i]; {
		case at.other: // both, in the order in which a reader is led
			row.Left(t.Warn, at.words+" → ").Left(t.Link, at.target)
		case at.words != "":
			row.Left(t.Link, at.target).Whole(t.Dim, "  "+at.words)
		default:
			row.Left(t.Link, at.target)
		}
		out = append(out, row.Render(t.Choice(i == l.list.Cursor)))
	}
	return out
}

// ShowsNoApplicant implements frame.Redacted.
func (f *findBox) ShowsNoApplicant() bool { return true }

// findBox asks for the words to find in profile and CV.
type findBox struct {
	frame.Line
	found func(string) tea.Cmd
}

func (f *findBox) Title() string { return lang.Text("Find in profile and CV") }

func (f *findBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return f.Take(msg, f, func() tea.Cmd {
		f.Host.Remove(f)
		return f.found(text.Line(f.Input.Value()))
	})
}

func (f *findBox) Actions() []action.Action {
	return []action.Action{{Keys: action.Accept, Label: action.Label{Name: "find"}.Translated(), Rank: 1}, {Keys: action.Back, Label: action.ToClose(), Rank: 2}}
}

func (f *findBox) View(width int) []string {
	return []string{f.Field(width), f.Env.Theme.Dim.Render(lang.Text("%s/%s: next/previous match. Empty clears the highlight.", action.NextMatch, action.PreviousMatch))}
}

package settings

import (
	"context"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// themeBox lists the themes. The screen has the one under the cursor.
type themeBox struct {
	overlay.Asked
	desk   *desk.Desk
	host   overlay.Host
	values Values

	list list.List
	task load.Task
	err  string
}

// themeAction opens the choice of a theme. It is rare and has no key: the palette and the help find it.
func themeAction(d *desk.Desk, host overlay.Host, v Values) action.Action {
	a := action.Action{Label: say.Theme(), Group: action.GroupProgram, Run: func() tea.Cmd {
		b := &themeBox{desk: d, host: host, values: v}
		b.list.Resize(len(v.Themes), len(v.Themes))
		for i, name := range v.Themes {
			if name == v.Theme {
				b.list.MoveTo(i)
			}
		}
		host.Push(b)
		return nil
	}}
	if v.SetTheme == nil {
		a.Disabled = say.NoFile()
	}
	return a
}

// ShowsNoApplicant implements overlay.Redacted.
func (b *themeBox) ShowsNoApplicant() bool { return true }

// Title implements overlay.Box.
func (b *themeBox) Title() string { return say.ThemeTitle() }

// Key implements overlay.Box.
func (b *themeBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.desk, msg, b.Actions(), &b.list, func() tea.Cmd {
		b.values.ShowTheme(b.name())
		return nil
	})
}

// name is the theme under the cursor.
func (b *themeBox) name() string { return b.values.Themes[b.list.Cursor] }

// Choices implements overlay.Chooser.
func (b *themeBox) Choices() *list.List { return &b.list }

// Actions implements overlay.Box.
func (b *themeBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Open, Label: say.Choose(), Rank: 1, Run: b.choose},
		{Keys: action.Close, Label: say.Close(), Rank: 2, Run: func() tea.Cmd {
			b.values.ShowTheme(b.values.Theme)
			b.host.Remove(b)
			return nil
		}},
	}
}

// choose writes the theme into the configuration. It stays on the screen if that fails.
func (b *themeBox) choose() tea.Cmd {
	name := b.name()
	b.values.ShowTheme(name) // a click moves the cursor without a key
	return load.Act(b.desk.Group, &b.task, func(context.Context) (struct{}, error) {
		return struct{}{}, b.values.SetTheme(name)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(err.Error())
			return nil
		}
		b.host.Remove(b)
		return nil
	})
}

// View implements overlay.Box.
func (b *themeBox) View(width int) []string {
	t := b.desk.Theme
	var out []string
	b.list.Drawn(0, 1)
	for i, name := range b.values.Themes {
		edge, side, style := t.Row(i == b.list.Cursor, true, t.Text)
		out = append(out, desk.NewRow(width).Left(side, edge).Left(style, " "+text.Fit(name, len("contrast"))).
			Left(t.Good, "  ● ").Left(t.Warn, "● ").Left(t.Bad, "● ").Left(t.Accent, "● ").Left(t.Link, "●").Render(lipgloss.NewStyle()))
	}
	if b.err != "" {
		out = append(append(out, ""), overlay.Styled(t.Bad, b.err, width)...)
	}
	return out
}

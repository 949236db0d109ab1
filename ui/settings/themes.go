package settings

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/overlay"
)

// themeAction opens the choice of a theme. The screens have the one under the cursor. It is rare and has no
// key: the palette and the help find it.
func themeAction(d *desk.Desk, host overlay.Host, v Values) action.Action {
	a := action.Action{Label: say.Theme(), Group: action.GroupProgram, Run: func() tea.Cmd {
		p := &picker{
			desk: d, host: host, title: say.ThemeTitle(), names: v.Themes, width: len("contrast"), before: max(slices.Index(v.Themes, v.Theme), 0),
			show: func(value int) { v.ShowTheme(v.Themes[value]) }, set: func(value int) error { return v.SetTheme(v.Themes[value]) },
			adorn: func(row *desk.Row, _ int) {
				t := d.Theme
				row.Left(t.Good, "  ● ").Left(t.Warn, "● ").Left(t.Bad, "● ").Left(t.Accent, "● ").Left(t.Link, "●")
			},
			done: func(int) tea.Cmd { return nil },
		}
		return p.open()
	}}
	if v.SetTheme == nil {
		a.Disabled = say.NoFile()
	}
	return a
}

package settings

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/widget"
)

// themeAction opens the choice of a theme: the built-in themes, then the person's own. While it is open, the screens
// have the theme under the cursor. The action is rare and has no key: the palette and the help find it.
func themeAction(e *env.Env, host frame.Host, v Values) action.Action {
	a := action.Action{Label: action.Label{Name: "theme", Title: "Choose the theme", Help: "the colours of all screens", Synonyms: "colors, colours, dark, light, contrast, palette"}.Translated(), Group: action.GroupProgram, Run: func() tea.Cmd {
		names := v.Look.Names()
		p := &picker{
			env: e, host: host, title: lang.Text("Theme"), names: names, before: max(slices.Index(names, v.Look.Name), 0),
			show: func(value int) {
				v.Look.Name = names[value]
				v.Redraw()
			},
			set:     func(value int) error { return v.SetTheme(names[value]) },
			problem: func(value int) string { return v.Look.Problem(names[value]) },
			adorn: func(row *widget.Row, value int) {
				t := e.Theme
				if v.Look.Problem(names[value]) != "" {
					row.Left(t.Bad, "  "+lang.Text("its file has a mistake"))
					return
				}
				row.Left(t.Good, "  ● ").Left(t.Warn, "● ").Left(t.Bad, "● ").Left(t.Accent, "● ").Left(t.Link, "●")
			},
			done: func(int) tea.Cmd { return nil },
		}
		return p.open()
	}}
	if v.SetTheme == nil {
		a.Disabled = sayNoFile()
	}
	return a
}

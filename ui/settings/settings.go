// Package settings holds the box that shows where the settings are.
package settings

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/themes"
)

// Values are the settings in use that people look for.
type Values struct {
	File  string // of the configuration; "" if there is no file
	Look  *themes.Look
	Mouse bool

	LowBandwidth bool

	SetLanguage func(lang.Language) error // writes it into the configuration; nil: it cannot
	SetTheme    func(name string) error   // the same
	Redraw      func()                    // draws all screens with another look
}

// Box shows the configuration file's path and the settings that people look for.
type Box struct {
	overlay.Asked
	desk   *desk.Desk
	host   overlay.Host
	values Values
}

// Actions show where the settings are, and choose language and theme.
func Actions(d *desk.Desk, host overlay.Host, v Values) []action.Action {
	return []action.Action{fileAction(d, host, v), languageAction(d, host, v), themeAction(d, host, v)}
}

// fileAction opens the box. It is rare and has no key: the palette and the help find it.
func fileAction(d *desk.Desk, host overlay.Host, v Values) action.Action {
	a := action.Action{
		Label: action.Label{
			Name: "settings", Title: "Show where the settings are", Help: "the configuration file, and what sets theme, mouse and low bandwidth in it",
			Synonyms: "config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth",
		}.Translated(), Group: action.GroupProgram, Run: func() tea.Cmd {
			host.Push(&Box{desk: d, host: host, values: v})
			return nil
		},
	}
	if v.File == "" {
		a.Disabled = sayNoFile()
	}
	return a
}

// ShowsNoApplicant implements overlay.Redacted.
func (b *Box) ShowsNoApplicant() bool { return true }

// Title implements overlay.Box.
func (b *Box) Title() string { return lang.Text("Settings") }

// Key implements overlay.Box.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd {
	if a, ok := action.Find(b.Actions(), action.Key(msg)); ok {
		return a.Run()
	}
	return nil
}

// Actions implements overlay.Box.
func (b *Box) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Copy, Label: action.Label{Name: "copy its path"}.Translated(), Rank: 1, Run: func() tea.Cmd {
			b.host.Remove(b)
			return b.desk.Do(intent.Copy{What: intent.CopiedPath, Value: text.Line(b.values.File)})
		}},
		{Keys: action.Done, Label: action.ToClose(), Rank: 2, Run: func() tea.Cmd {
			b.host.Remove(b)
			return nil
		}},
	}
}

// View implements overlay.Box.
func (b *Box) View(width int) []string {
	t := b.desk.Theme
	out := overlay.Styled(t.Text, lang.Text("Settings are lines of a text file. shortlist reads it when it starts:"), width)
	out = append(out, "")
	out = append(out, overlay.Styled(t.Link, text.Line(b.values.File), width)...)
	out = append(out, "", t.Text.Render("[ui]"))
	for _, s := range [][2]string{
		{"theme = " + strconv.Quote(text.Line(b.values.Look.Name)), lang.Text("built in, or your own (palette: theme)")},
		{"language = " + strconv.Quote(lang.Current().Code()), lang.Text("en, uk, ro or hu (palette: language)")},
		{"mouse = " + strconv.FormatBool(b.values.Mouse), lang.Text("true: click to select and open, scroll")},
		{"low_bandwidth = " + strconv.FormatBool(b.values.LowBandwidth), lang.Text("true: send less over a slow line")},
	} {
		out = append(out, desk.NewRow(width).Left(t.Key, text.Fit(s[0], len("low_bandwidth = false"))).Left(t.Dim, "  "+s[1]).Render(theme.Style{}))
	}
	out = append(out, "")
	return append(out, overlay.Styled(t.Dim, lang.Text("These are the values in use now. shortlist config lists every setting."), width)...)
}

func sayNoFile() string { return lang.Text("there is no configuration file") }

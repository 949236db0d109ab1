// Package settings holds the box that shows where the settings are, and the themes that a person wrote: files of colours
// in a folder, whose changes it follows. It decides which theme the dashboard has.
package settings

import (
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Values are the settings in use that people look for.
type Values struct {
	File string // of the configuration; "" if there is no file
	Look *Look

	SetLanguage func(lang.Language) error // writes the language into the configuration; nil: not possible
	SetTheme    func(name string) error   // writes the theme into the configuration; nil: not possible
	Redraw      func()                    // draws all screens again after the look has changed
}

// Box shows the configuration file's path and the settings that people look for.
type Box struct {
	frame.Asked
	env    *env.Env
	host   frame.Host
	values Values
}

// Actions show where the settings are, and choose language and theme.
func Actions(e *env.Env, host frame.Host, v Values) []action.Action {
	return []action.Action{fileAction(e, host, v), languageAction(e, host, v), themeAction(e, host, v)}
}

// fileAction opens the box. It is rare and has no key: the palette and the help find it.
func fileAction(e *env.Env, host frame.Host, v Values) action.Action {
	a := action.Action{
		Label: action.Label{
			Name: "settings", Title: "Show where the settings are", Help: "the configuration file, and what sets theme, mouse and low bandwidth in it",
			Synonyms: "config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth",
		}.Translated(), Group: action.GroupProgram, Run: func() tea.Cmd {
			host.Push(&Box{env: e, host: host, values: v})
			return nil
		},
	}
	if v.File == "" {
		a.Disabled = sayNoFile()
	}
	return a
}

// ShowsNoApplicant implements frame.Redacted.
func (b *Box) ShowsNoApplicant() bool { return true }

// Title implements frame.Box.
func (b *Box) Title() string { return lang.Text("Settings") }

// Key implements frame.Box.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd {
	if a, ok := action.Find(b.Actions(), action.Key(msg)); ok {
		return a.Run()
	}
	return nil
}

// Actions implements frame.Box.
func (b *Box) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Copy, Label: action.Label{Name: "copy its path"}.Translated(), Rank: 1, Run: func() tea.Cmd {
			b.host.Remove(b)
			return b.env.Do(intent.Copy{What: intent.CopiedPath, Value: text.Line(b.values.File)})
		}},
		{Keys: action.Done, Label: action.ToClose(), Rank: 2, Run: func() tea.Cmd {
			b.host.Remove(b)
			return nil
		}},
	}
}

// View implements frame.Box.
func (b *Box) View(width int) []string {
	t := b.env.Theme
	out := frame.Styled(t.Text, lang.Text("Settings are lines of a text file. shortlist reads it when it starts:"), width)
	out = append(out, "")
	out = append(out, frame.Styled(t.Link, text.Line(b.values.File), width)...)
	out = append(out, "", t.Text.Render("[ui]"))
	for _, s := range [][2]string{
		{"theme = " + strconv.Quote(text.Line(b.values.Look.Name)), lang.Text("built in, or your own (palette: theme)")},
		{"language = " + strconv.Quote(lang.Current().Code()), strings.Join(lang.Codes(), ", ") + " " + lang.Text("(palette: language)")},
		{"mouse = " + strconv.FormatBool(b.env.UI.Mouse), lang.Text("true: click to select and open, scroll")},
		{"low_bandwidth = " + strconv.FormatBool(b.env.UI.LowBandwidth), lang.Text("true: send less over a slow line")},
	} {
		out = append(out, widget.NewRow(width).Left(t.Key, text.Fit(s[0], len("low_bandwidth = false"))).Left(t.Dim, "  "+s[1]).Render(theme.Style{}))
	}
	out = append(out, "")
	return append(out, frame.Styled(t.Dim, lang.Text("These are the values in use now. shortlist config lists every setting."), width)...)
}

func sayNoFile() string { return lang.Text("there is no configuration file") }

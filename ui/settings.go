package ui

import (
	"strconv"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// settingsAction shows where the settings are. It is rare and has no key: the palette and
// the help find it.
func (m *Model) settingsAction() action.Action {
	a := action.Action{
		Name: "settings", Title: "Show where the settings are", Group: action.GroupProgram,
		Synonyms: "config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell",
		Help:     "the configuration file, and what sets theme and mouse in it", Run: func() tea.Cmd {
			m.boxes.Push(&settingsBox{model: m})
			return nil
		},
	}
	if m.opts.ConfigFile == "" {
		a.Disabled = "there is no configuration file"
	}
	return a
}

// settingsBox names the configuration file and what people look for in it.
type settingsBox struct{ model *Model }

func (b *settingsBox) Title() string              { return "Settings" }
func (b *settingsBox) Unasked() bool              { return false }
func (b *settingsBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (b *settingsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	if a, ok := action.Find(b.Actions(), action.Key(msg)); ok {
		return a.Run()
	}
	return nil
}

func (b *settingsBox) Actions() []action.Action {
	m := b.model
	return []action.Action{
		{Keys: []string{"y"}, Name: "copy its path", Rank: 1, Run: func() tea.Cmd {
			m.boxes.Remove(b)
			return m.copy("path", text.Line(m.opts.ConfigFile))
		}},
		{Keys: []string{"esc", "enter", "q"}, Name: "close", Rank: 2, Run: func() tea.Cmd {
			m.boxes.Remove(b)
			return nil
		}},
	}
}

func (b *settingsBox) View(width int) []string {
	m, t := b.model, b.model.desk.Theme
	out := overlay.Styled(t.Text, "Settings are lines of a text file. shortlist reads it when it starts:", width)
	out = append(out, "")
	out = append(out, overlay.Styled(t.Link, text.Line(m.opts.ConfigFile), width)...)
	out = append(out, "", t.Text.Render("[ui]"))
	for _, s := range [][2]string{
		{"theme = " + strconv.Quote(m.opts.Theme), "auto, light, dark, contrast or plain"},
		{"mouse = " + strconv.FormatBool(m.opts.Mouse), "true: click to select and open, scroll"},
	} {
		out = append(out, desk.NewRow(width).Left(t.Key, text.Fit(s[0], 20)).Left(t.Dim, "  "+s[1]).Render(lipgloss.NewStyle()))
	}
	out = append(out, "")
	return append(out, overlay.Styled(t.Dim, "The values here are those in use now. README.md lists every setting.", width)...)
}

// Package theme holds the colours and styles of the screens, as values made by a
// function and handed down.
package theme

import (
	"image/color"

	"charm.land/lipgloss/v2"

	"shortlist/model"
)

// Theme is how everything looks.
type Theme struct {
	Dark  bool
	Plain bool // no colours at all

	Text     lipgloss.Style
	Dim      lipgloss.Style
	Faint    lipgloss.Style // rules and separators
	Bold     lipgloss.Style
	Accent   lipgloss.Style
	Heading  lipgloss.Style
	Key      lipgloss.Style // a key in the footer
	Good     lipgloss.Style
	Warn     lipgloss.Style
	Bad      lipgloss.Style
	Unseen   lipgloss.Style
	Link     lipgloss.Style
	Bar      lipgloss.Style // the program's name
	TabOn    lipgloss.Style
	Selected lipgloss.Style // the row under the cursor, in the focused pane
	Resting  lipgloss.Style // the same in the others
	Field    lipgloss.Style // the focused field of a form
	Box      lipgloss.Style // overlays

	Palette Palette
}

// Palette is the theme's colours; a nil one is the terminal's own.
type Palette struct {
	Text, Dim, Faint, Accent, Good, Warn, Bad, Unseen, Link, Selection, Resting, OnAccent color.Color
}

// New makes a theme by the name of ui.theme. dark says what "auto" is on this
// terminal.
func New(name string, dark bool) Theme {
	switch name {
	case "light":
		dark = false
	case "dark":
		dark = true
	}
	hex := lipgloss.Color
	var p Palette
	switch {
	case name == "plain":
	case name == "contrast" && dark:
		p = Palette{
			Text: hex("#FFFFFF"), Dim: hex("#D0D0D0"), Faint: hex("#A0A0A0"), Accent: hex("#5FFFD7"), Good: hex("#5FFF5F"),
			Warn: hex("#FFD75F"), Bad: hex("#FF8787"), Unseen: hex("#FFD75F"), Link: hex("#87D7FF"),
			Selection: hex("#00405F"), Resting: hex("#303030"), OnAccent: hex("#000000"),
		}
	case name == "contrast":
		p = Palette{
			Text: hex("#000000"), Dim: hex("#303030"), Faint: hex("#606060"), Accent: hex("#005F5F"), Good: hex("#005F00"),
			Warn: hex("#5F3F00"), Bad: hex("#AF0000"), Unseen: hex("#7F3F00"), Link: hex("#00005F"),
			Selection: hex("#AFE7FF"), Resting: hex("#DADADA"), OnAccent: hex("#FFFFFF"),
		}
	case dark:
		p = Palette{
			Text: hex("#D8DEE4"), Dim: hex("#8B96A3"), Faint: hex("#46505C"), Accent: hex("#4EC9B0"), Good: hex("#7FC97F"),
			Warn: hex("#E5B567"), Bad: hex("#F0787A"), Unseen: hex("#F2B84B"), Link: hex("#7FB4E6"),
			Selection: hex("#1F3B44"), Resting: hex("#232A31"), OnAccent: hex("#0E1A1A"),
		}
	default:
		p = Palette{
			Text: hex("#1F2933"), Dim: hex("#5B6875"), Faint: hex("#B4BEC8"), Accent: hex("#0B7A6B"), Good: hex("#2E7D32"),
			Warn: hex("#8A5A00"), Bad: hex("#B3261E"), Unseen: hex("#B26A00"), Link: hex("#1A5FB4"),
			Selection: hex("#CFEBE5"), Resting: hex("#E9EEF2"), OnAccent: hex("#FFFFFF"),
		}
	}
	return build(p, dark, name == "plain")
}

func build(p Palette, dark, plain bool) Theme {
	fg := func(c color.Color) lipgloss.Style {
		if c == nil {
			return lipgloss.NewStyle()
		}
		return lipgloss.NewStyle().Foreground(c)
	}
	t := Theme{
		Dark: dark, Plain: plain, Palette: p,
		Text: fg(p.Text), Dim: fg(p.Dim), Faint: fg(p.Faint), Bold: fg(p.Text).Bold(true),
		Accent: fg(p.Accent), Heading: fg(p.Accent).Bold(true), Key: fg(p.Accent).Bold(true),
		Good: fg(p.Good), Warn: fg(p.Warn), Bad: fg(p.Bad), Unseen: fg(p.Unseen).Bold(true), Link: fg(p.Link).Underline(true),
	}
	box := lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).Padding(0, 2)
	if plain {
		t.Bar, t.TabOn = lipgloss.NewStyle().Reverse(true).Bold(true), lipgloss.NewStyle().Bold(true).Underline(true)
		t.Selected, t.Resting = lipgloss.NewStyle().Reverse(true), lipgloss.NewStyle().Underline(true)
		t.Field, t.Box = lipgloss.NewStyle().Bold(true), box
		return t
	}
	t.Bar = lipgloss.NewStyle().Background(p.Accent).Foreground(p.OnAccent).Bold(true)
	t.TabOn = fg(p.Accent).Bold(true).Underline(true)
	t.Selected = lipgloss.NewStyle().Background(p.Selection)
	t.Resting = lipgloss.NewStyle().Background(p.Resting)
	t.Field = fg(p.Accent).Bold(true)
	t.Box = box.BorderForeground(p.Accent)
	return t
}

// JobStatus returns the mark and the style of a job's status.
func (t Theme) JobStatus(s model.JobStatus) (mark string, style lipgloss.Style) {
	switch s {
	case model.Activated:
		return "●", t.Good
	case model.PreActivated:
		return "◐", t.Warn
	case model.Stopped:
		return "○", t.Dim
	case model.Deactivated:
		return "◌", t.Warn
	case model.Deleted:
		return "✕", t.Faint
	default:
		return "?", t.Warn
	}
}

// Package theme holds the colours and styles of the screens, as values made by a
// function and handed down.
package theme

import (
	"charm.land/lipgloss/v2"

	"shortlist/ui/text"
)

// Theme is how everything looks.
type Theme struct {
	Dark  bool
	Plain bool // no colours at all

	Text      lipgloss.Style
	Dim       lipgloss.Style
	Faint     lipgloss.Style // rules and separators
	Bold      lipgloss.Style
	Accent    lipgloss.Style
	Heading   lipgloss.Style
	Key       lipgloss.Style // a key in the footer
	Good      lipgloss.Style
	Warn      lipgloss.Style
	Bad       lipgloss.Style
	Unviewed  lipgloss.Style
	Link      lipgloss.Style
	Bar       lipgloss.Style // the program's name
	TabOn     lipgloss.Style
	Selected  lipgloss.Style // the row under the cursor of an overlay
	Resting   lipgloss.Style // what lies under a notice
	Highlight lipgloss.Style // what was searched for
	Cursor    lipgloss.Style // the name under the cursor, in the focused pane
	Here      lipgloss.Style // the same in a pane without the keys
	Field     lipgloss.Style // the focused field of a form
	Box       lipgloss.Style // overlays

	Palette Palette
}

// Palette is the theme's colours as "#rrggbb"; "" is the terminal's own.
type Palette struct {
	Text, Dim, Faint, Accent, Good, Warn, Bad, Unviewed, Link, Selection, Resting, OnAccent string
}

// Rendered is the style of rendered HTML.
func (t Theme) Rendered() text.Style {
	p := t.Palette
	return text.Style{Text: p.Text, Dim: p.Dim, Accent: p.Accent, Link: p.Link, Code: p.Warn}
}

// New makes a theme by the name of ui.theme. dark chooses the variant of "auto", "contrast"
// and "distinct", whose good, warning and bad stay apart for eyes that see red and green alike.
func New(name string, dark bool) Theme {
	switch name {
	case "light":
		dark = false
	case "dark":
		dark = true
	}
	var p Palette
	switch {
	case name == "plain":
	case name == "contrast" && dark:
		p = Palette{
			Text: "#FFFFFF", Dim: "#D0D0D0", Faint: "#A0A0A0", Accent: "#5FFFD7", Good: "#5FFF5F",
			Warn: "#FFD75F", Bad: "#FF8787", Unviewed: "#FFD75F", Link: "#87D7FF",
			Selection: "#00405F", Resting: "#303030", OnAccent: "#000000",
		}
	case name == "contrast":
		p = Palette{
			Text: "#000000", Dim: "#303030", Faint: "#606060", Accent: "#005F5F", Good: "#005F00",
			Warn: "#5F3F00", Bad: "#AF0000", Unviewed: "#7F3F00", Link: "#00005F",
			Selection: "#AFE7FF", Resting: "#DADADA", OnAccent: "#FFFFFF",
		}
	case dark:
		p = Palette{
			Text: "#D8DEE4", Dim: "#8A9199", Faint: "#46505C", Accent: "#4EC9B0", Good: "#7FC97F",
			Warn: "#E5B567", Bad: "#F0787A", Unviewed: "#F2B84B", Link: "#7FB4E6",
			Selection: "#1F3B44", Resting: "#252A2E", OnAccent: "#0E1A1A",
		}
	default:
		p = Palette{
			Text: "#24292F", Dim: "#5F666D", Faint: "#B8BDC2", Accent: "#0B7A6B", Good: "#2E7D32",
			Warn: "#8A5A00", Bad: "#B3261E", Unviewed: "#A05F00", Link: "#1A5FB4",
			Selection: "#CFEBE5", Resting: "#ECEEF0", OnAccent: "#FFFFFF",
		}
	}
	switch {
	case name == "distinct" && dark:
		p.Good, p.Warn, p.Bad, p.Unviewed, p.Link = "#56B4E9", "#F0E442", "#E8702A", "#F0E442", "#8FC7F0"
	case name == "distinct":
		p.Good, p.Warn, p.Bad, p.Unviewed = "#0063B8", "#4A3600", "#D14900", "#4A3600"
	}
	return build(p, dark, name == "plain")
}

func build(p Palette, dark, plain bool) Theme {
	fg := func(c string) lipgloss.Style {
		if c == "" {
			return lipgloss.NewStyle()
		}
		return lipgloss.NewStyle().Foreground(lipgloss.Color(c))
	}
	t := Theme{
		Dark: dark, Plain: plain, Palette: p,
		Text: fg(p.Text), Dim: fg(p.Dim), Faint: fg(p.Faint), Bold: fg(p.Text).Bold(true),
		Accent: fg(p.Accent), Heading: fg(p.Accent).Bold(true), Key: fg(p.Accent).Bold(true),
		Good: fg(p.Good), Warn: fg(p.Warn), Bad: fg(p.Bad), Unviewed: fg(p.Unviewed).Bold(true), Link: fg(p.Link).Underline(true),
	}
	box := lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).Padding(0, 2)
	if plain {
		t.Bar, t.TabOn = lipgloss.NewStyle().Reverse(true).Bold(true), lipgloss.NewStyle().Bold(true).Underline(true)
		t.Selected, t.Resting = lipgloss.NewStyle().Reverse(true), lipgloss.NewStyle().Underline(true)
		t.Cursor = lipgloss.NewStyle().Reverse(true).Bold(true)
		t.Here = lipgloss.NewStyle().Underline(true).Bold(true)
		t.Highlight = lipgloss.NewStyle().Reverse(true)
		t.Field, t.Box = lipgloss.NewStyle().Bold(true), box
		return t
	}
	t.Bar = lipgloss.NewStyle().Background(lipgloss.Color(p.Accent)).Foreground(lipgloss.Color(p.OnAccent)).Bold(true)
	t.TabOn = fg(p.Accent).Bold(true).Underline(true)
	t.Selected = lipgloss.NewStyle().Background(lipgloss.Color(p.Selection))
	t.Resting = lipgloss.NewStyle().Background(lipgloss.Color(p.Resting))
	t.Cursor = t.Heading
	t.Here = t.Bold.Background(lipgloss.Color(p.Selection))
	t.Highlight = lipgloss.NewStyle().Background(lipgloss.Color(p.Warn)).Foreground(lipgloss.Color(p.OnAccent))
	t.Field = fg(p.Accent).Bold(true)
	t.Box = box.BorderForeground(lipgloss.Color(p.Accent))
	return t
}

// Row returns the edge of a row of a list, one cell, and how the row's name looks.
// A cursor is an edge and a name and not a bar across the pane: moving a bar
// repaints the rows it leaves and reaches, to their last cell.
func (t Theme) Row(current, focused bool, name lipgloss.Style) (edge string, edgeStyle, nameStyle lipgloss.Style) {
	switch {
	case current && focused:
		return SignCursor, t.Accent, t.Cursor
	case current:
		return SignCursor, t.Dim, t.Here
	}
	return " ", lipgloss.NewStyle(), name
}

// Choice is what lies under a row of an overlay: lit under its cursor.
func (t Theme) Choice(current bool) lipgloss.Style {
	if current {
		return t.Selected
	}
	return t.Text.UnsetForeground()
}

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

// Rendered is the style of rendered HTML.
func (t *Theme) Rendered() text.Style {
	p := t.Palette
	return text.Style{Text: p.Text, Dim: p.Dim, Accent: p.Accent, Link: p.Link, Code: p.Warn}
}

// build makes a theme of colours. Where a colour under text is the terminal's own, the text is reversed or
// underlined, so a theme without colours shows everything.
func build(p Palette, dark bool) *Theme {
	fg := func(c string) lipgloss.Style {
		if c == "" {
			return lipgloss.NewStyle()
		}
		return lipgloss.NewStyle().Foreground(lipgloss.Color(c))
	}
	under := func(on lipgloss.Style, c string, without lipgloss.Style) lipgloss.Style {
		if c == "" {
			return without
		}
		return on.Background(lipgloss.Color(c))
	}
	plain, reverse := lipgloss.NewStyle(), lipgloss.NewStyle().Reverse(true)
	t := &Theme{
		Dark: dark, Plain: p == Palette{}, Palette: p,
		Text: fg(p.Text), Dim: fg(p.Dim), Faint: fg(p.Faint), Bold: fg(p.Text).Bold(true),
		Accent: fg(p.Accent), Heading: fg(p.Accent).Bold(true), Key: fg(p.Accent).Bold(true),
		Good: fg(p.Good), Warn: fg(p.Warn), Bad: fg(p.Bad), Unviewed: fg(p.Unviewed).Bold(true), Link: fg(p.Link).Underline(true),

		Bar:       under(fg(p.OnAccent).Bold(true), p.Accent, reverse.Bold(true)),
		TabOn:     fg(p.Accent).Bold(true).Underline(true),
		Selected:  under(plain, p.Selection, reverse),
		Resting:   under(plain, p.Resting, plain.Underline(true)),
		Highlight: under(fg(p.OnAccent), p.Warn, reverse),
		Cursor:    fg(p.Accent).Bold(true),
		Here:      under(fg(p.Text).Bold(true), p.Selection, plain.Underline(true).Bold(true)),
		Field:     fg(p.Accent).Bold(true),
		Box:       plain.Border(lipgloss.RoundedBorder()).Padding(0, 2).BorderForeground(lipgloss.Color(p.Accent)),
	}
	if p.Accent == "" {
		t.Cursor = reverse.Bold(true)
	}
	return t
}

// Row returns the edge of a row of a list, one cell, and how the row's name looks.
// A cursor is an edge and a name and not a bar across the pane: moving a bar
// repaints the rows it leaves and reaches, to their last cell.
func (t *Theme) Row(current, focused bool, name lipgloss.Style) (edge string, edgeStyle, nameStyle lipgloss.Style) {
	switch {
	case current && focused:
		return SignCursor, t.Accent, t.Cursor
	case current:
		return SignCursor, t.Dim, t.Here
	}
	return " ", lipgloss.NewStyle(), name
}

// Choice is what lies under a row of an overlay: lit under its cursor.
func (t *Theme) Choice(current bool) lipgloss.Style {
	if current {
		return t.Selected
	}
	return t.Text.UnsetForeground()
}

// Package theme holds the colours and styles of the screens, as values made by a
// function and handed down.
package theme

import (
	"strings"
	"unicode/utf8"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
)

// Theme is how everything looks.
type Theme struct {
	Screen Screen // the theme is made for it
	Plain  bool   // no colours at all

	Text       Style
	Dim        Style
	Faint      Style // rules and separators
	Bold       Style
	Accent     Style
	Heading    Style
	Subheading Style // beside a line whose heading is bold
	Key        Style // a key in the footer
	Good       Style
	Warn       Style
	Bad        Style
	Unviewed   Style
	Link       Style
	Bar        Style // the program's name
	TabOn      Style
	Selected   Style // the ground of the row under the cursor, where the keys are
	Resting    Style // what lies under a notice
	Highlight  Style // a match of a search in a page
	Match      Style // a match of a search in a row
	Field      Style // the focused field of a form
	Away       Style // the text of a page under a box

	Palette Palette
}

// Rendered is the style of rendered HTML.
func (t *Theme) Rendered() text.Style {
	p := t.Palette
	return text.Style{Text: p.Text, Dim: p.Dim, Accent: p.Accent, Link: p.Link, Code: p.Warn}
}

// build makes a theme of colours. Where the colour under a text is the terminal's own, the text is reversed or
// underlined, so a theme without colours shows everything.
func build(p Palette, s Screen) *Theme {
	fg := func(c string) Style {
		if c == "" {
			return Style{}
		}
		return Style{}.Foreground(lipgloss.Color(c))
	}
	under := func(on Style, c string, without Style) Style {
		if c == "" {
			return without
		}
		return on.Background(lipgloss.Color(c))
	}
	plain, reverse := Style{}, Style{}.Reverse()
	t := &Theme{
		Screen: s, Plain: p == Palette{}, Palette: p,
		Text: fg(p.Text), Dim: fg(p.Dim), Faint: fg(p.Faint), Bold: fg(p.Text).Bold(),
		Accent: fg(p.Accent), Heading: fg(p.Accent).Bold(), Subheading: fg(p.Accent), Key: fg(p.Accent),
		Good: fg(p.Good), Warn: fg(p.Warn), Bad: fg(p.Bad), Unviewed: fg(p.Unviewed), Link: fg(p.Link).Underline(),

		Bar:       under(fg(p.OnAccent).Bold(), p.Accent, reverse.Bold()),
		TabOn:     fg(p.Accent).Bold().Underline(),
		Selected:  under(plain, p.Selection, reverse),
		Resting:   under(plain, p.Resting, plain.Underline()),
		Highlight: under(fg(p.OnAccent), p.Warn, reverse),
		Match:     fg(p.Accent).Bold(),
		Field:     fg(p.Accent).Bold(),
		Away:      fg(p.Dim),
	}
	if ratio, known := Contrast(p.Faint, map[Background]string{Dark: "#000000", Light: "#FFFFFF"}[s.Background]); known && ratio >= 4.5 {
		t.Away = fg(p.Faint) // dim is close to the text there
	}
	if p.Accent == "" {
		t.Match = plain.Bold().Underline()
	}
	if p.Dim == "" {
		t.Away = plain.Faint()
	}
	for _, style := range []struct {
		of     *Style
		colour string
	}{{&t.Bad, p.Bad}, {&t.Key, p.Accent}, {&t.Subheading, p.Accent}, {&t.Unviewed, p.Unviewed}} { // without a colour, their weight shows them
		if style.colour == "" {
			*style.of = plain.Bold()
		}
	}
	return t
}

// Row returns the edge of a row of a list, one cell, and how the row's name looks. The row under the cursor has the
// ground of Choice, too, if its pane has the keys.
func (t *Theme) Row(current, focused bool, name Style) (edge string, edgeStyle, nameStyle Style) {
	switch {
	case current && focused:
		return SignCursor, t.Accent, t.Bold
	case current:
		return SignCursor, t.Dim, t.Bold
	}
	return " ", Style{}, name
}

// Choice is the style under every line of a row, to its last cell; current means the row under the cursor, where the
// keys are.
func (t *Theme) Choice(current bool) Style {
	if current {
		return t.Selected
	}
	return Style{}
}

// Paper is dark on light whatever the theme, for a code that a camera reads.
func (t *Theme) Paper() Style {
	switch {
	case !t.Plain:
		return Style{}.Foreground(lipgloss.Color("#000000")).Background(lipgloss.Color("#FFFFFF"))
	case t.Screen.Background == Light:
		return Style{}
	}
	return Style{}.Reverse()
}

// Under draws a line of a page that lies under a box: its text dim, its rules faint. A picture made of text stays: its
// colours number it for the terminal.
func (t *Theme) Under(line string) string {
	const cell = "\U0010EEEE"
	plain := ansi.Strip(line)
	if from := strings.Index(plain, cell); from >= 0 {
		begin, end := text.Width(plain[:from]), text.Width(plain[:strings.LastIndex(plain, cell)])+1
		return t.under(text.Slice(plain, 0, begin)) + text.Slice(line, begin, end) + t.under(text.Slice(plain, end, text.Width(plain)))
	}
	return t.under(plain)
}

func (t *Theme) under(plain string) string {
	if strings.Trim(plain, "─") == "" {
		return t.Faint.Render(plain)
	}
	var out strings.Builder
	for {
		at := strings.IndexAny(plain, "│"+SignBar)
		if at < 0 {
			return out.String() + t.Away.Render(plain)
		}
		_, size := utf8.DecodeRuneInString(plain[at:])
		out.WriteString(t.Away.Render(plain[:at]) + t.Faint.Render(plain[at:at+size]))
		plain = plain[at+size:]
	}
}

// Frame draws the top and the sides of a frame with a title around lines of inner cells, to which it cuts them.
func (t *Theme) Frame(title string, lines []string, inner int, edge Style) []string {
	title = text.Cut(title, inner)
	side := edge.Render("│")
	out := []string{edge.Render("╭─ ") + edge.Bold().Render(title) + edge.Render(" "+strings.Repeat("─", inner+1-text.Width(title))+"╮")}
	for _, line := range lines {
		out = append(out, side+"  "+text.Fit(line, inner)+"  "+side)
	}
	return out
}

// Bottom draws the bottom of a frame.
func (t *Theme) Bottom(inner int, edge Style) string {
	return edge.Render("╰" + strings.Repeat("─", inner+4) + "╯")
}

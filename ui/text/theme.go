package text

import (
	"charm.land/glamour/v2/ansi"
	"charm.land/lipgloss/v2"
	xansi "github.com/charmbracelet/x/ansi"
)

// glamour returns the style in the terms of Glamour: no margins, no padding, no
// signs of Markdown.
func (s Style) glamour() ansi.StyleConfig {
	zero, indent := uint(0), uint(1)
	token := string(bar) + " "
	yes := true
	color := func(c string) ansi.StylePrimitive { return ansi.StylePrimitive{Color: hue(c)} }
	block := func(p ansi.StylePrimitive) ansi.StyleBlock {
		return ansi.StyleBlock{StylePrimitive: p, Indent: &zero, Margin: &zero}
	}
	heading := color(s.Accent)
	heading.Bold = &yes
	heading.BlockSuffix = "\n"
	quote := block(ansi.StylePrimitive{})
	quote.Indent, quote.IndentToken = &indent, &token
	return ansi.StyleConfig{
		Document:      block(color(s.Text)),
		BlockQuote:    quote,
		List:          ansi.StyleList{StyleBlock: block(ansi.StylePrimitive{}), LevelIndent: 2},
		Heading:       block(heading),
		Strikethrough: ansi.StylePrimitive{CrossedOut: &yes},
		Emph:          ansi.StylePrimitive{Italic: &yes},
		Strong:        ansi.StylePrimitive{Bold: &yes},
		HorizontalRule: ansi.StylePrimitive{
			Color: hue(s.Dim), BlockPrefix: "\n", Prefix: "────────", BlockSuffix: "\n",
		},
		Item:        ansi.StylePrimitive{BlockPrefix: "• " + string(markHang)},
		Enumeration: ansi.StylePrimitive{BlockPrefix: ". " + string(markHang)},
		Task: ansi.StyleTask{
			Ticked: "[x] " + string(markHang), Unticked: "[ ] " + string(markHang),
		},
		Table: ansi.StyleTable{StyleBlock: block(ansi.StylePrimitive{})},
	}
}

func hue(c string) *string {
	if c == "" {
		return nil
	}
	return &c
}

// sgr returns the sequence that sets a colour, nothing for the terminal's own.
func (s Style) sgr(c string) string {
	if c == "" {
		return ""
	}
	return xansi.NewStyle().ForegroundColor(lipgloss.Color(c)).String()
}

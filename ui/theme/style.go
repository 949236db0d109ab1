package theme

import (
	"cmp"
	"image/color"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
)

// Style is how a text looks: colours, weight, underline and reverse. The zero value changes
// nothing. Lip Gloss's own style would take most of the time of a frame: it has 648 bytes, which each
// call copies, and looks for boxes in each text and for underlines at each rune.
type Style struct {
	on                       string      // turns the style on; "" for the zero value
	fg, bg                   color.Color // nil: the terminal's own
	bold, underline, reverse bool
	faint                    bool // half as bright
}

// Render styles a text of one line.
func (s Style) Render(text string) string {
	if s.on == "" || text == "" {
		return text
	}
	return s.on + text + ansi.ResetStyle
}

// Foreground returns the style with a colour of the text.
func (s Style) Foreground(c color.Color) Style {
	s.fg = known(c)
	return s.built()
}

// Background returns the style with a colour under the text.
func (s Style) Background(c color.Color) Style {
	s.bg = known(c)
	return s.built()
}

// known returns c, or nil for Lip Gloss's NoColor.
func known(c color.Color) color.Color {
	if _, none := c.(lipgloss.NoColor); none {
		return nil
	}
	return c
}

// Bold returns the style with bold text.
func (s Style) Bold() Style {
	s.bold = true
	return s.built()
}

// Underline returns the style with underlined text.
func (s Style) Underline() Style {
	s.underline = true
	return s.built()
}

// Reverse returns the style with the colours of text and background exchanged.
func (s Style) Reverse() Style {
	s.reverse = true
	return s.built()
}

// Faint returns the style with half the brightness, for a text without a colour.
func (s Style) Faint() Style {
	s.faint = true
	return s.built()
}

// Over returns the style on top of another one, whose parts show where this one has none. On a reversed ground a colour
// would be a patch of its own: the text is drawn without it, underlined if it is bold, which few terminals show there.
func (s Style) Over(base Style) Style {
	if base.reverse && s.fg != nil && s.bg == nil {
		s.fg, s.underline = nil, s.underline || s.bold
		s = s.built()
	}
	switch {
	case base.on == "":
		return s
	case s.on == "":
		return base
	}
	s.fg, s.bg = cmp.Or(s.fg, base.fg), cmp.Or(s.bg, base.bg)
	s.bold, s.faint = s.bold || base.bold, s.faint || base.faint
	s.underline, s.reverse = s.underline || base.underline, s.reverse || base.reverse
	return s.built()
}

// LipGloss returns the style as one of Lip Gloss.
func (s Style) LipGloss() lipgloss.Style {
	out := lipgloss.NewStyle().Bold(s.bold).Faint(s.faint).Underline(s.underline).Reverse(s.reverse)
	if s.fg != nil {
		out = out.Foreground(s.fg)
	}
	if s.bg != nil {
		out = out.Background(s.bg)
	}
	return out
}

// built returns the style with the sequence that turns it on.
func (s Style) built() Style {
	var all ansi.Style
	if s.bold {
		all = all.Bold()
	}
	if s.faint {
		all = all.Faint()
	}
	if s.underline {
		all = all.Underline(true)
	}
	if s.reverse {
		all = all.Reverse(true)
	}
	if s.fg != nil {
		all = all.ForegroundColor(s.fg)
	}
	if s.bg != nil {
		all = all.BackgroundColor(s.bg)
	}
	if s.on = ""; len(all) > 0 {
		s.on = all.String()
	}
	return s
}

package theme

import "slices"

// Palette is a theme's colours: "#rrggbb", a number of the terminal's colours from "0" to "255", or "" for the
// terminal's own.
type Palette struct {
	Text, Dim, Faint, Accent, OnAccent, Good, Warn, Bad, Unviewed, Link, Selection, Resting string
}

// colours are the fields of a palette by their names in a file.
var colours = []struct {
	name string
	of   func(*Palette) *string
}{
	{"text", func(p *Palette) *string { return &p.Text }},
	{"dim", func(p *Palette) *string { return &p.Dim }},
	{"faint", func(p *Palette) *string { return &p.Faint }},
	{"accent", func(p *Palette) *string { return &p.Accent }},
	{"on_accent", func(p *Palette) *string { return &p.OnAccent }},
	{"good", func(p *Palette) *string { return &p.Good }},
	{"warn", func(p *Palette) *string { return &p.Warn }},
	{"bad", func(p *Palette) *string { return &p.Bad }},
	{"unviewed", func(p *Palette) *string { return &p.Unviewed }},
	{"link", func(p *Palette) *string { return &p.Link }},
	{"selection", func(p *Palette) *string { return &p.Selection }},
	{"resting", func(p *Palette) *string { return &p.Resting }},
}

// Colours are the names of a palette's colours, as files have them.
func Colours() (names []string) {
	for _, c := range colours {
		names = append(names, c.name)
	}
	return names
}

// Colour returns a colour by its name; "" for another name.
func (p Palette) Colour(name string) string {
	for _, c := range colours {
		if c.name == name {
			return *c.of(&p)
		}
	}
	return ""
}

// BuiltIn are the names of the themes that need no file. The first replaces a theme that cannot be used.
func BuiltIn() []string { return []string{"auto", "light", "dark", "contrast", "distinct", "plain"} }

// IsBuiltIn reports whether a theme needs no file.
func IsBuiltIn(name string) bool { return slices.Contains(BuiltIn(), name) }

// Own is a theme of a file: the colours that the file names, and those of a built-in theme for the rest.
type Own struct {
	Base    string
	Colours map[string]string // by the names of Colours
}

// Theme makes the theme for a screen. A colour that the screen lacks is that of the base.
func (o Own) Theme(s Screen) *Theme {
	if l, known := luminanceOf(o.Colours["text"]); known && s.Background == Unknown {
		s.Background = backgroundOf(l > middle)
	}
	p, s := paletteOf(o.Base, s)
	for _, c := range colours {
		if value, named := o.Colours[c.name]; named && s.has(value) {
			*c.of(&p) = value
		}
	}
	return build(p, s)
}

// New makes a built-in theme for a screen with all colours on a background that is dark or light.
func New(name string, dark bool) *Theme { return On(name, Screen{Background: backgroundOf(dark)}) }

// On makes a built-in theme by its name. The screen chooses the variant of "auto", "contrast" and "distinct".
// In "distinct", good, warning and bad differ even for eyes that see red and green alike.
func On(name string, s Screen) *Theme { return build(paletteOf(name, s)) }

// paletteOf returns the colours of a built-in theme, and the screen with the background that they are for.
func paletteOf(name string, s Screen) (Palette, Screen) {
	switch name {
	case "light":
		s.Background = Light
	case "dark":
		s.Background = Dark
	}
	dark, unknown := s.Background == Dark, s.Background == Unknown
	var p Palette
	switch {
	case name == "plain" || s.hasNone():
	case name == "contrast" && (unknown || s.hasFew()): // only the terminal's own colours are sure to have a contrast of 7 to 1
	case unknown && s.hasFew():
	case s.hasFew() && dark: // colours that all terminals of TestEveryStyleIsReadableInRealPalettes show well
		p = Palette{Accent: "14", Good: "10", Warn: "11", Unviewed: "11", Link: "6", OnAccent: "0"}
	case s.hasFew():
		p = Palette{Accent: "4", Warn: "5", Bad: "1", Unviewed: "5", Link: "4", OnAccent: "15"}
	case unknown: // those of the 256 colours that have a contrast of 4.5 to black and to white
		p = Palette{
			Dim: "#767676", Faint: "#767676", Accent: "#00875F", Good: "#00875F",
			Warn: "#AF5F5F", Bad: "#D700AF", Unviewed: "#AF5F5F", Link: "#5F5FFF", OnAccent: "#FFFFFF",
		}
	case name == "contrast" && dark:
		p = Palette{
			Text: "#FFFFFF", Dim: "#D0D0D0", Faint: "#A0A0A0", Accent: "#5FFFD7", Good: "#5FFF5F",
			Warn: "#FFD75F", Bad: "#FFA7A7", Unviewed: "#FFD75F", Link: "#87D7FF",
			Selection: "#003350", Resting: "#262626", OnAccent: "#000000",
		}
	case name == "contrast":
		p = Palette{
			Text: "#000000", Dim: "#303030", Faint: "#606060", Accent: "#005050", Good: "#005000",
			Warn: "#553800", Bad: "#950000", Unviewed: "#6A3400", Link: "#00005F",
			Selection: "#BFECFF", Resting: "#E4E4E4", OnAccent: "#FFFFFF",
		}
	case dark:
		p = Palette{
			Text: "#D8DEE4", Dim: "#9BA2AA", Faint: "#46505C", Accent: "#4EC9B0", Good: "#7FC97F",
			Warn: "#E5B567", Bad: "#F28486", Unviewed: "#F2B84B", Link: "#7FB4E6",
			Selection: "#1F3B44", Resting: "#252A2E", OnAccent: "#0E1A1A",
		}
	default:
		p = Palette{
			Text: "#24292F", Dim: "#5F666D", Faint: "#B8BDC2", Accent: "#0A7062", Good: "#276E2B",
			Warn: "#8A5A00", Bad: "#B3261E", Unviewed: "#925600", Link: "#1A5FB4",
			Selection: "#CFEBE5", Resting: "#ECEEF0", OnAccent: "#FFFFFF",
		}
	}
	switch {
	case name != "distinct" || s.hasNone():
	case s.hasFew():
		p.Good = p.Accent
		if !dark {
			p.Warn, p.Unviewed = "", ""
		}
	case unknown:
		p.Good = "#5F5FFF"
	case dark:
		p.Good, p.Warn, p.Bad, p.Unviewed, p.Link = "#56B4E9", "#F0E442", "#F4803A", "#F0E442", "#8FC7F0"
	default:
		p.Good, p.Warn, p.Bad, p.Unviewed = "#0063B8", "#4A3600", "#9C5400", "#4A3600"
	}
	return p, s
}

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

// BuiltIn are the names of the themes that need no file. The first is used where another cannot be.
func BuiltIn() []string { return []string{"auto", "light", "dark", "contrast", "distinct", "plain"} }

// IsBuiltIn reports whether a theme needs no file.
func IsBuiltIn(name string) bool { return slices.Contains(BuiltIn(), name) }

// Own is a theme of a file: the colours that the file names, and those of a built-in theme for the rest.
type Own struct {
	Base    string
	Colours map[string]string // by the names of Colours
}

// Theme makes the theme. dark chooses the variant of a base that has two.
func (o Own) Theme(dark bool) *Theme {
	_, dark = paletteOf(o.Base, dark)
	return build(o.palette(dark), dark)
}

func (o Own) palette(dark bool) Palette {
	p, _ := paletteOf(o.Base, dark)
	for _, c := range colours {
		if value, named := o.Colours[c.name]; named {
			*c.of(&p) = value
		}
	}
	return p
}

// New makes a built-in theme by its name. dark chooses the variant of "auto", "contrast"
// and "distinct", whose good, warning and bad stay apart for eyes that see red and green alike.
func New(name string, dark bool) *Theme { return build(paletteOf(name, dark)) }

// paletteOf returns the colours of a built-in theme, and whether they are for a dark background.
func paletteOf(name string, dark bool) (Palette, bool) {
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
	return p, dark
}

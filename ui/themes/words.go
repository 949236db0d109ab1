package themes

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
)

// words are the texts about themes of files. Each language has its own variable.
type words struct {
	// Problems of a file, after its name and line
	NoColours string

	// Comments of an example
	BaseMeans string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Problems of a file, after its name and line
	BadBase(value string, builtIn []string) string
	UnknownColour(name string, known []string) string
	MistypedColour(name, nearest string) string
	BadColour(name, value string) string
	NameTaken(name string) string
	NoThemeFile(kilobytes int) string
	Missing(name, file string) string
	Mistyped(name, file, nearest string) string

	// Notices
	KeepsColours(name, problem string) string
	AutoInstead(name, problem string) string
	Reloaded(name string) string

	// Comments of an example
	ExampleHead() []string
	ColourMeans(name string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NoColours: "the file names no colour",

	BaseMeans: "the theme of the colours that are left out",

	sentences: new(english),
}

type english struct{}

func (*english) BadBase(value string, builtIn []string) string {
	return fmt.Sprintf("base is %q; it can be %s", value, strings.Join(builtIn, ", "))
}
func (*english) UnknownColour(name string, known []string) string {
	return fmt.Sprintf("unknown colour %q; the colours are %s", name, strings.Join(known, ", "))
}
func (*english) MistypedColour(name, nearest string) string {
	return fmt.Sprintf("unknown colour %q; did you mean %q?", name, nearest)
}
func (*english) BadColour(name, value string) string {
	return fmt.Sprintf("%s is %q; it can be \"#rrggbb\", a number from 0 to 255, or \"\" for the terminal's own colour", name, value)
}
func (*english) NameTaken(name string) string {
	return fmt.Sprintf("%s is a built-in theme; rename the file", name)
}
func (*english) NoThemeFile(kilobytes int) string {
	return fmt.Sprintf("this is no file of at most %d KB", kilobytes)
}
func (*english) Missing(name, file string) string {
	return fmt.Sprintf("there is no theme %q and no file %s", name, file)
}
func (*english) Mistyped(name, file, nearest string) string {
	return fmt.Sprintf("there is no theme %q and no file %s; did you mean %q?", name, file, nearest)
}
func (*english) KeepsColours(name, problem string) string {
	return "The theme " + name + " keeps its last good colours: " + problem
}
func (*english) AutoInstead(name, problem string) string {
	return "The theme is auto instead of " + name + ": " + problem
}
func (*english) Reloaded(name string) string { return "Theme reloaded: " + name }
func (*english) ExampleHead() []string {
	return []string{
		"A theme of shortlist. Save it as NAME.toml in the folder themes beside",
		"config.toml, and choose it in the palette or by ui.theme = \"NAME\". The",
		"dashboard reloads it when you save it. A colour is \"#rrggbb\", a number",
		"from 0 to 255, or \"\" for the terminal's own.",
	}
}
func (*english) ColourMeans(name string) string {
	return map[string]string{
		"text": "text", "dim": "less important text", "faint": "lines between panes", "accent": "headings, keys, the cursor, borders of boxes",
		"on_accent": "text on accent, and on a match of a search", "good": "success, yes", "warn": "warnings, maybe, under a match of a search",
		"bad": "errors, no", "unviewed": "applications not viewed yet", "link": "links",
		"selection": "under the chosen row", "resting": "under a notice",
	}[name]
}

package settings

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the settings box. Another language is another type with these methods.
type words interface {
	Title() string
	Show() action.Label
	CopyPath() action.Label
	Close() action.Label
	NoFile() string
	Path() string // in “path copied”
	Where() string
	Themes() string
	Mouse() string
	LowBandwidth() string
	Current() string

	Theme() action.Label
	ThemeTitle() string
	Mistake() string // beside a theme
	Language() action.Label
	LanguageTitle() string
	Languages() string // the values of ui.language
	Choose() action.Label
	Used() string // beside the language in use
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string { return "Settings" }
func (*english) Theme() action.Label {
	return action.Label{Name: "theme", Title: "Choose the theme", Help: "the colours of all screens", Synonyms: "colors, colours, dark, light, contrast, palette"}
}
func (*english) ThemeTitle() string { return "Theme" }
func (*english) Mistake() string    { return "its file has a mistake" }
func (*english) Language() action.Label {
	return action.Label{
		Name: "language", Title: "Choose the language", Help: "the language of all texts",
		Synonyms: "english, ukrainian, romanian, hungarian, translation, мова, українська, limba, română, nyelv, magyar",
	}
}
func (*english) LanguageTitle() string { return "Language" }
func (*english) Languages() string     { return "en, uk, ro or hu (palette: language)" }
func (*english) Choose() action.Label  { return action.Label{Name: "choose"} }
func (*english) Used() string          { return "in use" }
func (*english) Show() action.Label {
	return action.Label{
		Name: "settings", Title: "Show where the settings are", Help: "the configuration file, and what sets theme, mouse and low bandwidth in it",
		Synonyms: "config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth",
	}
}
func (*english) CopyPath() action.Label { return action.Label{Name: "copy its path"} }
func (*english) Close() action.Label    { return action.Label{Name: "close"} }
func (*english) NoFile() string         { return "there is no configuration file" }
func (*english) Path() string           { return "path" }
func (*english) Where() string {
	return "Settings are lines of a text file. shortlist reads it when it starts:"
}
func (*english) Themes() string { return "built in, or your own (palette: theme)" }
func (*english) Mouse() string  { return "true: click to select and open, scroll" }
func (*english) LowBandwidth() string {
	return "true: send less over a slow line"
}
func (*english) Current() string {
	return "These are the values in use now. shortlist config lists every setting."
}

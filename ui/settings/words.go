package settings

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the settings box. Each language has its own variable.
type words struct {
	Title        string
	Show         action.Label
	CopyPath     action.Label
	Close        action.Label
	NoFile       string
	Path         string // in “path copied”
	Where        string
	Themes       string
	Mouse        string
	LowBandwidth string
	Current      string

	Theme         action.Label
	ThemeTitle    string
	Mistake       string // beside a theme
	Language      action.Label
	LanguageTitle string
	Languages     string // the values of ui.language
	Choose        action.Label
	Used          string // beside the language in use
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title: "Settings",
	Show: action.Label{
		Name: "settings", Title: "Show where the settings are", Help: "the configuration file, and what sets theme, mouse and low bandwidth in it",
		Synonyms: "config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth",
	},
	CopyPath:     action.Label{Name: "copy its path"},
	Close:        action.Label{Name: "close"},
	NoFile:       "there is no configuration file",
	Path:         "path",
	Where:        "Settings are lines of a text file. shortlist reads it when it starts:",
	Themes:       "built in, or your own (palette: theme)",
	Mouse:        "true: click to select and open, scroll",
	LowBandwidth: "true: send less over a slow line",
	Current:      "These are the values in use now. shortlist config lists every setting.",

	Theme:      action.Label{Name: "theme", Title: "Choose the theme", Help: "the colours of all screens", Synonyms: "colors, colours, dark, light, contrast, palette"},
	ThemeTitle: "Theme",
	Mistake:    "its file has a mistake",
	Language: action.Label{
		Name: "language", Title: "Choose the language", Help: "the language of all texts",
		Synonyms: "english, ukrainian, romanian, hungarian, translation, мова, українська, limba, română, nyelv, magyar",
	},
	LanguageTitle: "Language",
	Languages:     "en, uk, ro or hu (palette: language)",
	Choose:        action.Label{Name: "choose"},
	Used:          "in use",
}

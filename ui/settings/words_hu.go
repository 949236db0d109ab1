package settings

import "shortlist/ui/action"

var inHungarian = words{
	Title: "Beállítások",
	Show: action.Label{
		Name: "beállítások", Title: "Hol vannak a beállítások", Help: "a beállításfájl, benne téma, egér és lassú vonal",
		Synonyms: "konfiguráció, téma, színek, sötét, világos, kontraszt, egér, lassú, settings, config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth, Show where the settings are",
	},
	CopyPath:     action.Label{Name: "útvonal másolása", Synonyms: "copy its path"},
	Close:        action.Label{Name: "bezárás", Synonyms: "close"},
	NoFile:       "nincs beállításfájl",
	Path:         "útvonal",
	Where:        "A beállítások egy szövegfájl sorai. A shortlist induláskor olvassa be:",
	Themes:       "beépített vagy saját (paletta: téma)",
	Mouse:        "true: kattintás választ és nyit, görgetés",
	LowBandwidth: "true: lassú vonalon kevesebb adat",
	Current:      "Ezek a most használt értékek. Minden beállítás: shortlist config",

	Theme:         action.Label{Name: "téma", Title: "Téma választása", Help: "az összes képernyő színei", Synonyms: "színek, sötét, világos, kontraszt, theme, Choose the theme, colors, colours, dark, light, contrast, palette"},
	ThemeTitle:    "Téma",
	Mistake:       "hiba van a fájlban",
	Language:      action.Label{Name: "nyelv", Title: "Nyelv választása", Help: "az összes szöveg nyelve", Synonyms: "language, Choose the language, english, ukrainian, romanian, hungarian, translation, мова, українська, limba, română, nyelv, magyar"},
	LanguageTitle: "Nyelv",
	Languages:     "en, uk, ro vagy hu (paletta: nyelv)",
	Choose:        action.Label{Name: "kiválasztás", Synonyms: "choose"},
	Used:          "most",
}

package settings

import "shortlist/ui/action"

var inRomanian = words{
	Title:        "Setări",
	Show:         action.Label{Name: "setări", Title: "Arată unde sunt setările", Synonyms: "configurare, preferințe, opțiuni, temă, culori, întunecat, luminos, contrast, maus, sunet, lent, settings, Show where the settings are, config, configuration, preferences, options, theme, colors, colours, dark, light, mouse, bell, slow, bandwidth", Help: "fișierul de configurare: temă, maus, conexiune lentă"},
	CopyPath:     action.Label{Name: "copiază calea", Synonyms: "copy its path"},
	Close:        action.Label{Name: "închide", Synonyms: "close"},
	NoFile:       "nu există fișier de configurare",
	Path:         "calea",
	Where:        "Setările sunt rânduri dintr-un fișier text. shortlist îl citește la pornire:",
	Themes:       "inclusă sau proprie (paletă: temă)",
	Mouse:        "true: clic selectează și deschide; derulare",
	LowBandwidth: "true: mai puține date pe o conexiune lentă",
	Current:      "Acestea sunt valorile folosite acum. shortlist config arată toate setările.",

	Theme:         action.Label{Name: "temă", Title: "Alege tema", Help: "culorile tuturor ecranelor", Synonyms: "culori, întunecat, luminos, contrast, theme, Choose the theme, colors, colours, dark, light, palette"},
	ThemeTitle:    "Temă",
	Mistake:       "fișierul are o greșeală",
	Language:      action.Label{Name: "limbă", Title: "Alege limba", Help: "limba tuturor textelor", Synonyms: "traducere, engleză, ucraineană, maghiară, language, Choose the language, english, ukrainian, romanian, hungarian, translation, мова, українська, limba, română, nyelv, magyar"},
	LanguageTitle: "Limbă",
	// Languages names ro too: whoever reads this text has chosen it.
	Languages: "en, uk, ro sau hu (paletă: limbă)",
	Choose:    action.Label{Name: "alege", Synonyms: "choose"},
	Used:      "în uz",
}

package settings

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string { return "Setări" }
func (*romanian) Show() action.Label {
	return action.Label{Name: "setări", Title: "Arată unde sunt setările", Synonyms: "configurare, preferințe, opțiuni, temă, culori, întunecat, luminos, contrast, maus, sunet, lent, settings, Show where the settings are, config, configuration, preferences, options, theme, colors, colours, dark, light, mouse, bell, slow, bandwidth", Help: "fișierul de configurare: temă, maus, conexiune lentă"}
}
func (*romanian) CopyPath() action.Label {
	return action.Label{Name: "copiază calea", Synonyms: "copy its path"}
}
func (*romanian) Close() action.Label { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) NoFile() string      { return "nu există fișier de configurare" }
func (*romanian) Path() string        { return "calea" }
func (*romanian) Where() string {
	return "Setările sunt rânduri dintr-un fișier text. shortlist îl citește la pornire:"
}
func (*romanian) Themes() string { return "inclusă sau proprie (paletă: temă)" }
func (*romanian) Mouse() string  { return "true: clic selectează și deschide; derulare" }
func (*romanian) LowBandwidth() string {
	return "true: mai puține date pe o conexiune lentă"
}
func (*romanian) Current() string {
	return "Acestea sunt valorile folosite acum. shortlist config arată toate setările."
}

func (*romanian) Theme() action.Label {
	return action.Label{Name: "temă", Title: "Alege tema", Help: "culorile tuturor ecranelor", Synonyms: "culori, întunecat, luminos, contrast, theme, Choose the theme, colors, colours, dark, light, palette"}
}
func (*romanian) ThemeTitle() string { return "Temă" }
func (*romanian) Mistake() string    { return "fișierul are o greșeală" }
func (*romanian) Language() action.Label {
	return action.Label{Name: "limbă", Title: "Alege limba", Help: "limba tuturor textelor", Synonyms: "traducere, engleză, ucraineană, maghiară, language, Choose the language, english, ukrainian, romanian, hungarian, translation, мова, українська, limba, română, nyelv, magyar"}
}
func (*romanian) LanguageTitle() string { return "Limbă" }

// Languages names ro too: whoever reads this text has chosen it.
func (*romanian) Languages() string    { return "en, uk, ro sau hu (paletă: limbă)" }
func (*romanian) Choose() action.Label { return action.Label{Name: "alege", Synonyms: "choose"} }
func (*romanian) Used() string         { return "în uz" }

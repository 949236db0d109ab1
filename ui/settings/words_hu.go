package settings

import "shortlist/ui/action"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string { return "Beállítások" }
func (*hungarian) Show() action.Label {
	return action.Label{
		Name: "beállítások", Title: "Hol vannak a beállítások", Help: "a beállításfájl, benne téma, egér és lassú vonal",
		Synonyms: "konfiguráció, téma, színek, sötét, világos, kontraszt, egér, lassú, settings, config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth, Show where the settings are",
	}
}
func (*hungarian) CopyPath() action.Label {
	return action.Label{Name: "útvonal másolása", Synonyms: "copy its path"}
}
func (*hungarian) Close() action.Label { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) NoFile() string      { return "nincs beállításfájl" }
func (*hungarian) Path() string        { return "útvonal" }
func (*hungarian) Where() string {
	return "A beállítások egy szövegfájl sorai. A shortlist induláskor olvassa be:"
}
func (*hungarian) Themes() string { return "beépített vagy saját (paletta: téma)" }
func (*hungarian) Mouse() string  { return "true: kattintás választ és nyit, görgetés" }
func (*hungarian) LowBandwidth() string {
	return "true: lassú vonalon kevesebb adat"
}
func (*hungarian) Current() string {
	return "Ezek a most használt értékek. Minden beállítás: shortlist config"
}

func (*hungarian) Theme() action.Label {
	return action.Label{Name: "téma", Title: "Téma választása", Help: "az összes képernyő színei", Synonyms: "színek, sötét, világos, kontraszt, theme, Choose the theme, colors, colours, dark, light, contrast, palette"}
}
func (*hungarian) ThemeTitle() string { return "Téma" }
func (*hungarian) Mistake() string    { return "hiba van a fájlban" }
func (*hungarian) Language() action.Label {
	return action.Label{Name: "nyelv", Title: "Nyelv választása", Help: "az összes szöveg nyelve", Synonyms: "language, Choose the language, english, ukrainian, romanian, hungarian, translation, мова, українська, limba, română, nyelv, magyar"}
}
func (*hungarian) LanguageTitle() string { return "Nyelv" }
func (*hungarian) Languages() string     { return "en, uk, ro vagy hu (paletta: nyelv)" }
func (*hungarian) Choose() action.Label {
	return action.Label{Name: "kiválasztás", Synonyms: "choose"}
}
func (*hungarian) Used() string { return "most" }

package themes

import (
	"fmt"
	"strings"
)

var inHungarian = words{
	NoColours: "a fájlban nincs egy szín sem",

	BaseMeans: "a kihagyott színek témája",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) BadBase(value string, builtIn []string) string {
	return fmt.Sprintf("base értéke %q; lehetséges értékek: %s", value, strings.Join(builtIn, ", "))
}
func (*hungarian) UnknownColour(name string, known []string) string {
	return fmt.Sprintf("ismeretlen szín: %q; a színek: %s", name, strings.Join(known, ", "))
}
func (*hungarian) MistypedColour(name, nearest string) string {
	return fmt.Sprintf("ismeretlen szín: %q; talán %q?", name, nearest)
}
func (*hungarian) BadColour(name, value string) string {
	return fmt.Sprintf("%s értéke %q; lehet \"#rrggbb\", 0 és 255 közötti szám, vagy \"\", a terminál saját színe", name, value)
}
func (*hungarian) NameTaken(name string) string {
	return fmt.Sprintf("%s beépített téma; nevezze át a fájlt", name)
}
func (*hungarian) NoThemeFile(kilobytes int) string {
	return fmt.Sprintf("ez nem legfeljebb %d KB-os fájl", kilobytes)
}
func (*hungarian) Missing(name, file string) string {
	return fmt.Sprintf("nincs ilyen téma: %q, és nincs ilyen fájl: %s", name, file)
}
func (*hungarian) Mistyped(name, file, nearest string) string {
	return fmt.Sprintf("nincs ilyen téma: %q, és nincs ilyen fájl: %s; talán %q?", name, file, nearest)
}
func (*hungarian) KeepsColours(name, problem string) string {
	return "Megmaradnak a téma utolsó jó színei (" + name + "): " + problem
}
func (*hungarian) AutoInstead(name, problem string) string {
	return "A téma most auto, nem „" + name + "”: " + problem
}
func (*hungarian) Reloaded(name string) string { return "Téma újratöltve: " + name }
func (*hungarian) ExampleHead() []string {
	return []string{
		"A shortlist egy témája. Mentse NAME.toml néven a config.toml melletti themes",
		"mappába, és válassza ki a palettán vagy így: ui.theme = \"NAME\". Mentéskor a",
		"képernyő újratölti. Egy szín \"#rrggbb\", 0 és 255 közötti szám, vagy \"\":",
		"a terminál saját színe.",
	}
}
func (*hungarian) ColourMeans(name string) string {
	return map[string]string{
		"text": "szöveg", "dim": "kevésbé fontos szöveg", "faint": "vonalak a panelek között", "accent": "címek, billentyűk, kurzor, keretek",
		"on_accent": "szöveg accent és a találat fölött", "good": "siker, igen", "warn": "figyelmeztetés, talán, a találat háttere",
		"bad": "hiba, nem", "unviewed": "még nem megnézett jelentkezések", "link": "hivatkozások",
		"selection": "a kiválasztott sor háttere", "resting": "az értesítés háttere",
	}[name]
}

package themes

import (
	"fmt"
	"strings"
)

var inRomanian = words{
	NoColours: "fișierul nu conține nicio culoare",

	BaseMeans: "tema pentru culorile care lipsesc",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) BadBase(value string, builtIn []string) string {
	return fmt.Sprintf("base este %q; valori posibile: %s", value, strings.Join(builtIn, ", "))
}
func (*romanian) UnknownColour(name string, known []string) string {
	return fmt.Sprintf("culoare necunoscută: %q; culorile sunt %s", name, strings.Join(known, ", "))
}
func (*romanian) MistypedColour(name, nearest string) string {
	return fmt.Sprintf("culoare necunoscută: %q; poate %q?", name, nearest)
}
func (*romanian) BadColour(name, value string) string {
	return fmt.Sprintf("%s este %q; poate fi \"#rrggbb\", un număr de la 0 la 255 sau \"\" pentru culoarea terminalului", name, value)
}
func (*romanian) NameTaken(name string) string {
	return fmt.Sprintf("%s este o temă inclusă; redenumiți fișierul", name)
}
func (*romanian) NoThemeFile(kilobytes int) string {
	return fmt.Sprintf("nu este un fișier de cel mult %d KB", kilobytes)
}
func (*romanian) Missing(name, file string) string {
	return fmt.Sprintf("nu există nici tema %q, nici fișierul %s", name, file)
}
func (*romanian) Mistyped(name, file, nearest string) string {
	return fmt.Sprintf("nu există nici tema %q, nici fișierul %s; poate %q?", name, file, nearest)
}
func (*romanian) KeepsColours(name, problem string) string {
	return "Tema „" + name + "” își păstrează ultimele culori corecte: " + problem
}
func (*romanian) AutoInstead(name, problem string) string {
	return "În locul temei „" + name + "” se folosește auto: " + problem
}
func (*romanian) Reloaded(name string) string { return "Temă reîncărcată: " + name }
func (*romanian) ExampleHead() []string {
	return []string{
		"O temă pentru shortlist. Salvați-o ca NAME.toml în dosarul themes, lângă",
		"config.toml, și alegeți-o în paletă sau cu ui.theme = \"NAME\". Ecranul o",
		"reîncarcă la fiecare salvare. O culoare este \"#rrggbb\", un număr de la 0 la 255",
		"sau \"\" pentru culoarea terminalului.",
	}
}
func (*romanian) ColourMeans(name string) string {
	return map[string]string{
		"text": "text", "dim": "text mai puțin important", "faint": "linii între panouri", "accent": "titluri, taste, cursor, chenare",
		"on_accent": "text pe accent și pe ce s-a găsit", "good": "succes, da", "warn": "avertismente, poate, fundalul textului găsit",
		"bad": "erori, nu", "unviewed": "candidaturi încă nevăzute", "link": "linkuri",
		"selection": "fundalul rândului ales", "resting": "fundalul unui anunț",
	}[name]
}

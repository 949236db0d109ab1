package cli

import (
	"fmt"
	"strings"

	"shortlist/ui/theme"
)

var themeInRomanian = themeWords{
	ConfigTheme: help{Short: "Afișează o temă inclusă, ca fișier de la care să porniți", Long: "Afișează culorile unei teme incluse. Salvați-le ca NAME.toml în dosarul themes de lângă config.toml și\n" +
		"puneți NAME în ui.theme. Temele care urmează fundalul sunt afișate pentru unul întunecat; cu --light,\n" +
		"pentru unul luminos. shortlist config check arată greșelile din temele proprii."},
	ConfigThemeLight: "afișează culorile pentru un fundal luminos",

	DoctorTheme: "Temă",
}

func (*romanian) NameATheme(builtIn []string) string {
	return "numiți o temă inclusă: " + strings.Join(builtIn, ", ")
}
func (*romanian) NoBuiltInTheme(typed, near string, builtIn []string) string {
	if near != "" {
		return fmt.Sprintf("nu există tema inclusă %q; poate %q?", typed, near)
	}
	return fmt.Sprintf("nu există tema inclusă %q; alegeți una dintre: %s", typed, strings.Join(builtIn, ", "))
}
func (*romanian) ThemeUnusable(name string) string {
	return "Tema „" + name + "” nu poate fi folosită; se folosește auto."
}
func (*romanian) ThemeOfTerminal(name string) string {
	return "Tema „" + name + "” are culorile terminalului."
}
func (*romanian) ThemeReadable(name string, ratio float64) string {
	return fmt.Sprintf("Textul temei „%s” are un contrast de cel puțin %.1f la 1.", name, ratio)
}
func (*romanian) ThemeFaint(name string, weakest theme.Pair) string {
	if weakest.Under == "" {
		return fmt.Sprintf("Tema „%s” se citește greu: %s are un contrast de %.1f la 1.", name, weakest.Colour, weakest.Ratio)
	}
	return fmt.Sprintf("Tema „%s” se citește greu: %s pe %s are un contrast de %.1f la 1.", name, weakest.Colour, weakest.Under, weakest.Ratio)
}
func (*romanian) RaiseContrast(least float64) string {
	return fmt.Sprintf("Schimbați culoarea până când contrastul este de cel puțin %.1f la 1.", least)
}

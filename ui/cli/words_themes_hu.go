package cli

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/theme"
)

var themeInHungarian = themeWords{
	ConfigTheme: help{Short: "Beépített téma kiírása fájlként, saját téma alapjául", Long: "Egy beépített téma színeinek kiírása. Mentse NAME.toml néven a config.toml melletti themes mappába, és\n" +
		"írja be: ui.theme = \"NAME\". A háttérhez igazodó témák sötét háttérhez íródnak ki, --light esetén\n" +
		"világoshoz. A saját témák hibáit így látja: shortlist config check."},
	ConfigThemeLight: "a világos háttérhez való színek",

	DoctorTheme: "Téma",
}

func (*hungarian) NameATheme(builtIn []string) string {
	return "nevezzen meg egy beépített témát: " + strings.Join(builtIn, ", ")
}
func (*hungarian) NoBuiltInTheme(typed, near string, builtIn []string) string {
	if near != "" {
		return fmt.Sprintf("nincs ilyen beépített téma: %q; talán %q?", typed, near)
	}
	return fmt.Sprintf("nincs ilyen beépített téma: %q; válasszon ezek közül: %s", typed, strings.Join(builtIn, ", "))
}
func (*hungarian) ThemeUnusable(name string) string {
	return lang.End("Nem használható téma: „"+name+"”") + " Helyette: auto."
}
func (*hungarian) ThemeOfTerminal(name string) string {
	return "Téma: „" + name + "”, a terminál saját színeivel."
}
func (*hungarian) ThemeReadable(name string, ratio float64) string {
	return fmt.Sprintf("„%s”: a szöveg kontrasztja legalább %.1f az 1-hez.", name, ratio)
}
func (*hungarian) ThemeFaint(name string, weakest theme.Pair) string {
	if weakest.Under == "" {
		return fmt.Sprintf("„%s” nehezen olvasható: %s kontrasztja %.1f az 1-hez.", name, weakest.Colour, weakest.Ratio)
	}
	return fmt.Sprintf("„%s” nehezen olvasható: %s és %s kontrasztja %.1f az 1-hez.", name, weakest.Colour, weakest.Under, weakest.Ratio)
}
func (*hungarian) RaiseContrast(least float64) string {
	return fmt.Sprintf("Módosítsa a színt, hogy a kontraszt legalább %.1f legyen az 1-hez.", least)
}

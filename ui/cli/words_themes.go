package cli

import (
	"fmt"

	"shortlist/ui/theme"
)

// themeWords are the texts of themes.
type themeWords struct {
	ConfigTheme      help
	ConfigThemeLight string

	DoctorTheme string
}

// themeSentences are those that are made at run time.
type themeSentences interface {
	NameATheme(builtIn []string) string
	NoBuiltInTheme(typed, near string, builtIn []string) string

	ThemeUnusable(name string) string
	ThemeOfTerminal(name string) string
	ThemeReadable(name string, ratio float64) string
	ThemeFaint(name string, weakest theme.Pair) string
	RaiseContrast(least float64) string
}

var themeInEnglish = themeWords{
	ConfigTheme: help{Short: "Print a built-in theme, as a file to make your own of", Long: "Print the colours of a built-in theme. Save them as NAME.toml in the folder themes beside config.toml, and\n" +
		"set ui.theme to NAME. Themes that follow the background are printed for a dark one, unless --light is given.\n" +
		"shortlist config check reports the mistakes in your themes."},
	ConfigThemeLight: "print the colours for a light background",

	DoctorTheme: "Theme",
}

func (*english) NameATheme(builtIn []string) string {
	return "name a built-in theme: " + listed(builtIn, "or")
}
func (*english) NoBuiltInTheme(typed, near string, builtIn []string) string {
	if near != "" {
		return fmt.Sprintf("there is no built-in theme %q; did you mean %q?", typed, near)
	}
	return fmt.Sprintf("there is no built-in theme %q; choose %s", typed, listed(builtIn, "or"))
}
func (*english) ThemeUnusable(name string) string {
	return "“" + name + "” cannot be used; auto is used instead."
}
func (*english) ThemeOfTerminal(name string) string {
	return "“" + name + "” has the terminal's own colours."
}
func (*english) ThemeReadable(name string, ratio float64) string {
	return fmt.Sprintf("The text of “%s” has a contrast of at least %.1f to 1.", name, ratio)
}
func (*english) ThemeFaint(name string, weakest theme.Pair) string {
	if weakest.Under == "" {
		return fmt.Sprintf("“%s” is hard to read: %s has a contrast of %.1f to 1.", name, weakest.Colour, weakest.Ratio)
	}
	return fmt.Sprintf("“%s” is hard to read: %s on %s has a contrast of %.1f to 1.", name, weakest.Colour, weakest.Under, weakest.Ratio)
}
func (*english) RaiseContrast(least float64) string {
	return fmt.Sprintf("Change the colour until the contrast is at least %.1f to 1.", least)
}

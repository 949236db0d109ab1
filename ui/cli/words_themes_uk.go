package cli

import (
	"fmt"
	"strings"

	"shortlist/ui/theme"
)

var themeInUkrainian = themeWords{
	ConfigTheme: help{Short: "Надрукувати вбудовану тему як файл, з якого зробити власну", Long: "Надрукувати кольори вбудованої теми. Збережіть їх як NAME.toml у теці themes поруч із config.toml і\n" +
		"вкажіть NAME в ui.theme. Теми, що йдуть за тлом термінала, друкуються для темного тла, з --light — для\n" +
		"світлого. Помилки у власних темах показує shortlist config check."},
	ConfigThemeLight: "кольори для світлого тла",

	DoctorTheme: "Тема",
}

func (*ukrainian) NameATheme(builtIn []string) string {
	return "назвіть вбудовану тему: " + strings.Join(builtIn, ", ")
}
func (*ukrainian) NoBuiltInTheme(typed, near string, builtIn []string) string {
	if near != "" {
		return fmt.Sprintf("немає вбудованої теми %q; можливо, %q?", typed, near)
	}
	return fmt.Sprintf("немає вбудованої теми %q; виберіть одну з цих: %s", typed, strings.Join(builtIn, ", "))
}
func (*ukrainian) ThemeUnusable(name string) string {
	return "Тему «" + name + "» не можна використати; діє auto."
}
func (*ukrainian) ThemeOfTerminal(name string) string {
	return "Кольори теми «" + name + "» — власні кольори термінала."
}
func (*ukrainian) ThemeReadable(name string, ratio float64) string {
	return fmt.Sprintf("Контраст тексту в темі «%s» — щонайменше %.1f до 1.", name, ratio)
}
func (*ukrainian) ThemeFaint(name string, weakest theme.Pair) string {
	if weakest.Under == "" {
		return fmt.Sprintf("Тему «%s» важко читати: контраст %s — %.1f до 1.", name, weakest.Colour, weakest.Ratio)
	}
	return fmt.Sprintf("Тему «%s» важко читати: контраст %s на %s — %.1f до 1.", name, weakest.Colour, weakest.Under, weakest.Ratio)
}
func (*ukrainian) RaiseContrast(least float64) string {
	return fmt.Sprintf("Змініть колір, щоб контраст був щонайменше %.1f до 1.", least)
}

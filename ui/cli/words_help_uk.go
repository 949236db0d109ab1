package cli

import (
	"fmt"
	"strings"

	"shortlist/model"
)

var helpInUkrainian = helpWords{
	UsageTitle:      "Використання",
	ExamplesTitle:   "Приклади",
	CommandsTitle:   "Команди",
	FlagsTitle:      "Параметри",
	EverywhereTitle: "Параметри всіх команд",
	FlagHelp:        "Показати цю сторінку",
	Completion:      "Вивести доповнення команд для оболонки",
	ConfigShow:      help{Short: "Показати налаштування: чинне значення, типове та пояснення", Long: "Показати налаштування: чинне значення, з вашого файлу чи файлу хоста, типове значення та пояснення.\nKEY — повна назва, як-от ui.theme або accounts.acme.email."},
	NotSet:          "(не задано)",
}

func (*ukrainian) Default(value string) string { return fmt.Sprintf(" (типово %s)", value) }
func (*ukrainian) CompletionFor(shell string) string {
	return fmt.Sprintf("Вивести доповнення команд для %s", shell)
}
func (*ukrainian) CountryName(c model.Country) string {
	return map[model.Country]string{model.Ukraine: "Україна", model.Romania: "Румунія", model.Hungary: "Угорщина"}[c]
}
func (*ukrainian) NeedsKey(command string) string {
	return fmt.Sprintf("%s: потрібен ключ одного налаштування, як-от ui.theme", command)
}
func (*ukrainian) NoSetting(key, nearest string) string {
	if nearest != "" {
		return fmt.Sprintf("налаштування «%s» немає; можливо, %s?", key, nearest)
	}
	return fmt.Sprintf("налаштування «%s» немає; їх перелічує shortlist config", key)
}
func (*ukrainian) SettingFacts(value string, values []string) []string {
	var lines []string
	if value != "" {
		lines = append(lines, "Типово: "+value)
	}
	if len(values) > 0 {
		lines = append(lines, "Значення: "+strings.Join(values, ", "))
	}
	return lines
}

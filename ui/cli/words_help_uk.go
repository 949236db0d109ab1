package cli

import (
	"fmt"
	"strings"

	"shortlist/model"
)

func (*ukrainian) UsageTitle() string          { return "Використання" }
func (*ukrainian) ExamplesTitle() string       { return "Приклади" }
func (*ukrainian) CommandsTitle() string       { return "Команди" }
func (*ukrainian) FlagsTitle() string          { return "Параметри" }
func (*ukrainian) EverywhereTitle() string     { return "Параметри всіх команд" }
func (*ukrainian) FlagHelp() string            { return "Показати цю сторінку" }
func (*ukrainian) Default(value string) string { return fmt.Sprintf(" (типово %s)", value) }
func (*ukrainian) Completion() string {
	return "Вивести доповнення команд для оболонки"
}
func (*ukrainian) CompletionFor(shell string) string {
	return fmt.Sprintf("Вивести доповнення команд для %s", shell)
}
func (*ukrainian) CountryName(c model.Country) string {
	return map[model.Country]string{model.Ukraine: "Україна", model.Romania: "Румунія", model.Hungary: "Угорщина"}[c]
}
func (*ukrainian) ConfigShow() help {
	return help{Short: "Показати налаштування: чинне значення, типове та пояснення", Long: "Показати налаштування: чинне значення, з вашого файлу чи файлу хоста, типове значення та пояснення.\nKEY — повна назва, як-от ui.theme або accounts.acme.email."}
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
func (*ukrainian) NotSet() string { return "(не задано)" }
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

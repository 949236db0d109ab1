package themes

import (
	"fmt"
	"strings"
)

var inUkrainian = words{
	NoColours: "у файлі немає жодного кольору",

	BaseMeans: "тема для кольорів, яких тут немає",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) BadBase(value string, builtIn []string) string {
	return fmt.Sprintf("base має значення %q; можливі значення: %s", value, strings.Join(builtIn, ", "))
}
func (*ukrainian) UnknownColour(name string, known []string) string {
	return fmt.Sprintf("невідомий колір %q; кольори: %s", name, strings.Join(known, ", "))
}
func (*ukrainian) MistypedColour(name, nearest string) string {
	return fmt.Sprintf("невідомий колір %q; можливо, %q?", name, nearest)
}
func (*ukrainian) BadColour(name, value string) string {
	return fmt.Sprintf("%s має значення %q; можливі \"#rrggbb\", число від 0 до 255 або \"\" — власний колір термінала", name, value)
}
func (*ukrainian) NameTaken(name string) string {
	return fmt.Sprintf("%s — вбудована тема; перейменуйте файл", name)
}
func (*ukrainian) NoThemeFile(kilobytes int) string {
	return fmt.Sprintf("це не файл розміром до %d КБ", kilobytes)
}
func (*ukrainian) Missing(name, file string) string {
	return fmt.Sprintf("немає ні теми %q, ні файлу %s", name, file)
}
func (*ukrainian) Mistyped(name, file, nearest string) string {
	return fmt.Sprintf("немає ні теми %q, ні файлу %s; можливо, %q?", name, file, nearest)
}
func (*ukrainian) KeepsColours(name, problem string) string {
	return "Останні правильні кольори теми «" + name + "» лишаються: " + problem
}
func (*ukrainian) AutoInstead(name, problem string) string {
	return "Замість теми «" + name + "» діє auto: " + problem
}
func (*ukrainian) Reloaded(name string) string { return "Тему оновлено: " + name }
func (*ukrainian) ExampleHead() []string {
	return []string{
		"Тема shortlist. Збережіть її як NAME.toml у теці themes поруч із config.toml",
		"і виберіть у палітрі або через ui.theme = \"NAME\". Панель оновлює її, коли ви",
		"зберігаєте файл. Колір — це \"#rrggbb\", число від 0 до 255 або \"\" — власний",
		"колір термінала.",
	}
}
func (*ukrainian) ColourMeans(name string) string {
	return map[string]string{
		"text": "текст", "dim": "менш важливий текст", "faint": "лінії між панелями", "accent": "заголовки, клавіші, курсор, рамки вікон",
		"on_accent": "текст на accent і на знайденому", "good": "успіх, «так»", "warn": "попередження, «можливо», тло знайденого",
		"bad": "помилки, «ні»", "unviewed": "ще не переглянуті відгуки", "link": "посилання",
		"selection": "тло вибраного рядка", "resting": "тло сповіщення",
	}[name]
}

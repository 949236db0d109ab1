package settings

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string { return "Налаштування" }
func (*ukrainian) Show() action.Label {
	return action.Label{Name: "налаштування", Title: "Показати, де налаштування", Synonyms: "конфігурація, параметри, тема, кольори, темна, світла, контраст, миша, повільна лінія, settings, Show where the settings are, config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth", Help: "файл конфігурації та що в ньому задає тему, мишу й економію трафіку"}
}
func (*ukrainian) CopyPath() action.Label {
	return action.Label{Name: "копіювати шлях", Synonyms: "copy its path"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) NoFile() string { return "файлу конфігурації немає" }
func (*ukrainian) Path() string   { return "шлях" }
func (*ukrainian) Where() string {
	return "Налаштування — це рядки текстового файлу. shortlist читає його під час запуску:"
}
func (*ukrainian) Themes() string {
	return "вбудована або власна (палітра: тема)"
}
func (*ukrainian) Mouse() string {
	return "true: вибір, відкриття клацанням, прокрутка"
}
func (*ukrainian) LowBandwidth() string {
	return "true: менше даних для повільної лінії"
}
func (*ukrainian) Current() string {
	return "Це значення, чинні зараз. Усі налаштування показує shortlist config."
}

func (*ukrainian) Theme() action.Label {
	return action.Label{Name: "тема", Title: "Вибрати тему", Help: "кольори всіх екранів", Synonyms: "кольори, темна, світла, контраст, theme, Choose the theme, colors, colours, dark, light, contrast, palette"}
}
func (*ukrainian) ThemeTitle() string { return "Тема" }
func (*ukrainian) Mistake() string    { return "у файлі помилка" }
func (*ukrainian) Language() action.Label {
	return action.Label{Name: "мова", Title: "Вибрати мову", Help: "мова всіх текстів", Synonyms: "language, Choose the language, english, ukrainian, romanian, hungarian, translation, українська, limba, română, nyelv, magyar"}
}
func (*ukrainian) LanguageTitle() string { return "Мова" }
func (*ukrainian) Languages() string {
	return "en, uk або hu (палітра: мова)"
}
func (*ukrainian) Choose() action.Label {
	return action.Label{Name: "вибрати", Synonyms: "choose"}
}
func (*ukrainian) Used() string { return "зараз" }

package settings

import "shortlist/ui/action"

var inUkrainian = words{
	Title:        "Налаштування",
	Show:         action.Label{Name: "налаштування", Title: "Показати, де налаштування", Synonyms: "конфігурація, параметри, тема, кольори, темна, світла, контраст, миша, повільна лінія, settings, Show where the settings are, config, configuration, preferences, options, theme, colors, colours, dark, light, contrast, mouse, bell, slow, bandwidth", Help: "файл конфігурації та що в ньому задає тему, мишу й економію трафіку"},
	CopyPath:     action.Label{Name: "копіювати шлях", Synonyms: "copy its path"},
	Close:        action.Label{Name: "закрити", Synonyms: "close"},
	NoFile:       "файлу конфігурації немає",
	Path:         "шлях",
	Where:        "Налаштування — це рядки текстового файлу. shortlist читає його під час запуску:",
	Themes:       "вбудована або власна (палітра: тема)",
	Mouse:        "true: вибір, відкриття клацанням, прокрутка",
	LowBandwidth: "true: менше даних для повільної лінії",
	Current:      "Це значення, чинні зараз. Усі налаштування показує shortlist config.",

	Theme:         action.Label{Name: "тема", Title: "Вибрати тему", Help: "кольори всіх екранів", Synonyms: "кольори, темна, світла, контраст, theme, Choose the theme, colors, colours, dark, light, contrast, palette"},
	ThemeTitle:    "Тема",
	Mistake:       "у файлі помилка",
	Language:      action.Label{Name: "мова", Title: "Вибрати мову", Help: "мова всіх текстів", Synonyms: "language, Choose the language, english, ukrainian, romanian, hungarian, translation, українська, limba, română, nyelv, magyar"},
	LanguageTitle: "Мова",
	Languages:     "en, uk, ro або hu (палітра: мова)",
	Choose:        action.Label{Name: "вибрати", Synonyms: "choose"},
	Used:          "зараз",
}

package help

import (
	"fmt"
	"strings"

	"shortlist/ui/action"
)

var inUkrainian = words{
	Help:        "Довідка",
	FindInHelp:  "шукайте клавішу, знак або потрібну дію",
	NoKey:       "Тут немає нічого з цими словами.",
	Signs:       "Знаки",
	SignWords:   "знак знаки позначення легенда sign legend",
	NotNowTitle: "Не зараз",
	PressTab:    "Натисніть номер вкладки.",
	Actions:     "Дії",
	FindAction:  "що ви хочете зробити?",
	Reloading:   "кандидати оновлюються",
	DoIt:        action.Label{Name: "виконати", Synonyms: "do it"},
	Choose:      action.Label{Name: "вибрати", Synonyms: "choose"},
	NextSubject: action.Label{Name: "наст. тема", Synonyms: "next subject"},
	Close:       action.Label{Name: "закрити", Synonyms: "close"},
	ClearWords:  action.Label{Name: "стерти слова", Synonyms: "clear words"},

	Guides:      "Посібники",
	FindInGuide: "шукайте слова в цьому посібнику",
	NoMatch:     "Нічого не знайдено",

	Scroll:     action.Label{Name: "прокрутити", Synonyms: "scroll"},
	NextMatch:  action.Label{Name: "наст. збіг", Synonyms: "next match"},
	BackToHelp: action.Label{Name: "назад", Synonyms: "back"},

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Довідка · рядки %d–%d з %d", from, to, of)
}
func (*ukrainian) NotNow(help, why string) string { return help + " (не зараз: " + why + ")" }
func (*ukrainian) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*ukrainian) Tabs(names []string) string { return "вкладки: " + strings.Join(names, ", ") }
func (*ukrainian) NoAction(helpKey string) string {
	return "Немає дії з цими словами. Спробуйте інші; клавіші показує " + helpKey + "."
}

func (*ukrainian) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · рядки %d–%d з %d", title, from, to, of)
}

package help

import (
	"fmt"
	"strings"

	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Help() string { return "Довідка" }
func (*ukrainian) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Довідка · рядки %d–%d з %d", from, to, of)
}
func (*ukrainian) FindInHelp() string {
	return "шукайте клавішу, знак або потрібну дію"
}
func (*ukrainian) NoKey() string {
	return "Немає клавіші чи знака з цими словами."
}
func (*ukrainian) Signs() string { return "Знаки" }
func (*ukrainian) SignWords() string {
	return "знак знаки позначення легенда sign legend"
}
func (*ukrainian) NotNow(help, why string) string { return help + " (не зараз: " + why + ")" }
func (*ukrainian) NotNowTitle() string            { return "Не зараз" }
func (*ukrainian) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*ukrainian) Tabs(names []string) string { return "вкладки: " + strings.Join(names, ", ") }
func (*ukrainian) PressTab() string           { return "Натисніть номер вкладки." }
func (*ukrainian) Actions() string            { return "Дії" }
func (*ukrainian) FindAction() string         { return "що ви хочете зробити?" }
func (*ukrainian) NoAction(helpKey string) string {
	return "Немає дії з цими словами. Спробуйте інші; клавіші показує " + helpKey + "."
}
func (*ukrainian) Reloading() string { return "кандидати оновлюються" }
func (*ukrainian) DoIt() action.Label {
	return action.Label{Name: "виконати", Synonyms: "do it"}
}
func (*ukrainian) Choose() action.Label {
	return action.Label{Name: "вибрати", Synonyms: "choose"}
}
func (*ukrainian) NextSubject() action.Label {
	return action.Label{Name: "наст. тема", Synonyms: "next subject"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}

func (*ukrainian) Guides() string { return "Посібники" }
func (*ukrainian) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · рядки %d–%d з %d", title, from, to, of)
}
func (*ukrainian) FindInGuide() string {
	return "шукайте слова в цьому посібнику"
}
func (*ukrainian) NoMatch() string { return "Нічого не знайдено" }

func (*ukrainian) Scroll() action.Label {
	return action.Label{Name: "прокрутити", Synonyms: "scroll"}
}
func (*ukrainian) NextMatch() action.Label {
	return action.Label{Name: "наст. збіг", Synonyms: "next match"}
}
func (*ukrainian) BackToHelp() action.Label {
	return action.Label{Name: "назад", Synonyms: "back"}
}

package outline

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
)

var inUkrainian = words{
	NotViewed: "непереглянуто",
	Marked:    "позначено",
	JustIn:    "щойно надійшло",
	NoCV:      "без резюме",
	BadCV:     "резюме не відкривається",
	Premium:   "преміум",
	Queued:    "чекає на надсилання",
	Broken:    "порушує правило сервісу",
	Note:      "є нотатка",
	Empty:     "порожньо",
	Chosen:    "вибрано",
	JustNow:   "щойно",

	sentences: new(ukrainian),
}

// ukrainian are the words in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Applicants(n int) string {
	return amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) Unviewed(n int) string { return "непереглянуті: " + amount.Number(n) }
func (*ukrainian) Messages(n int) string {
	return amount.InUkrainian(n, "нове повідомлення", "нові повідомлення", "нових повідомлень")
}
func (*ukrainian) Rating(n, of int) string {
	return "оцінка " + amount.Number(n) + " з " + amount.Number(of)
}
func (*ukrainian) Years(age int) string { return "вік: " + amount.Number(age) }
func (*ukrainian) NoChoice(typed, choices string) string {
	return lang.End("Тут не можна вибрати: «"+typed+"»") + " Можливо: " + choices
}
func (*ukrainian) Ago(n int, unit amount.Unit) string {
	forms := [...][3]string{{"хвилину", "хвилини", "хвилин"}, {"годину", "години", "годин"}, {"день", "дні", "днів"}, {"місяць", "місяці", "місяців"}, {"рік", "роки", "років"}}[unit]
	return amount.InUkrainian(n, forms[0], forms[1], forms[2]) + " тому"
}

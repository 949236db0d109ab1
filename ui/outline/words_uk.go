package outline

import "shortlist/model/amount"

// ukrainian are the words in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Applicants(n int) string {
	return amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) Unviewed(n int) string { return "непереглянуті: " + amount.Number(n) }
func (*ukrainian) NotViewed() string     { return "непереглянуто" }
func (*ukrainian) Marked() string        { return "позначено" }
func (*ukrainian) JustIn() string        { return "щойно надійшло" }
func (*ukrainian) NoCV() string          { return "без резюме" }
func (*ukrainian) BadCV() string         { return "резюме не відкривається" }
func (*ukrainian) Messages(n int) string {
	return amount.InUkrainian(n, "нове повідомлення", "нові повідомлення", "нових повідомлень")
}
func (*ukrainian) Premium() string { return "преміум" }
func (*ukrainian) Queued() string  { return "чекає на надсилання" }
func (*ukrainian) Broken() string  { return "порушує правило сервісу" }
func (*ukrainian) Note() string    { return "є нотатка" }
func (*ukrainian) Rating(n, of int) string {
	return "оцінка " + amount.Number(n) + " з " + amount.Number(of)
}
func (*ukrainian) Years(age int) string { return "вік: " + amount.Number(age) }
func (*ukrainian) Empty() string        { return "порожньо" }
func (*ukrainian) NoChoice(typed, choices string) string {
	return "Тут не можна вибрати: «" + typed + "». Можливо: " + choices
}
func (*ukrainian) Chosen() string { return "вибрано" }

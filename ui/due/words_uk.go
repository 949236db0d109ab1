package due

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Read: action.Label{Name: "нагадування", Title: "Кандидати з нагадуванням на сьогодні", Synonyms: "нагадування, знову, відкладені, due, look again at who is due, snoozed, reminders, follow up", Help: "читати кандидатів, день нагадування яких настав"},

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NoneDue() string {
	return "нагадувань на сьогодні немає; " + action.Snooze.String() + " додає дату"
}
func (*ukrainian) Due(n int, first []string) string {
	return "Переглянути знову — " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + ": " + lang.End(list(n, first))
}
func (*ukrainian) Reads() string { return action.Due.String() + " відкриває." }

package due

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Read() action.Label {
	return action.Label{Name: "нагадування", Title: "Кандидати з нагадуванням на сьогодні", Synonyms: "нагадування, знову, відкладені, due, look again at who is due, snoozed, reminders, follow up", Help: "читати кандидатів, день нагадування яких настав"}
}
func (*ukrainian) NoneDue() string {
	return "нагадувань на сьогодні немає; " + action.Snooze.String() + " додає дату"
}
func (*ukrainian) Due(n int, first []string) string {
	return "Переглянути знову — " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + ": " + list(n, first) + "."
}
func (*ukrainian) Reads() string { return action.Due.String() + " відкриває." }

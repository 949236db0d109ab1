package exit

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	ChangeWaits: "Інше вікно стирає дані; ваша зміна чекає.",

	Accounts:    "Облікові записи",
	SavingTyped: "Збереження введеного…",

	// What was lost.
	LostTitle:  "Незбережені зміни",
	LostDraft:  "Останніх змін вашої чернетки не збережено на цьому комп'ютері.",
	LostDrafts: "Не вдалося зберегти останні зміни цих чернеток:",
	NoTitle:    "(без назви)",
	NamedNext:  "Наступний запуск панелі назве втрачене.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) QuitUnsaved(why string) string {
	return why + " Щоб усе одно вийти, натисніть " + action.QuitAnyway.String() + " ще раз."
}
func (*ukrainian) QuitSending() string {
	return "Резюме надсилається. " + action.Back.String() + " — зупинити; щоб усе одно вийти, натисніть " + action.QuitAnyway.String() + " ще раз."
}

func (*ukrainian) AccountUnsaved(why string) string {
	return why + " Цей обліковий запис лишається відкритим."
}
func (*ukrainian) AccountBusy(why string) string {
	return "Цей обліковий запис лишається відкритим: " + lang.End(why)
}
func (*ukrainian) AccountNotClosed(err string) string {
	return "Попередній обліковий запис закрито з помилкою: " + err
}

func (*ukrainian) LostChanges(changes int) string {
	return "Не збережено змін на цьому комп'ютері: " + amount.Number(changes) + "."
}
func (*ukrainian) LostBefore(changes int) string {
	return "Під час завершення shortlist на цьому комп'ютері не вдалося зберегти змін: " + amount.Number(changes) + ". Внесіть їх ще раз для цих кандидатів:"
}
func (*ukrainian) LostMore(applicants int) string { return "і ще " + amount.Number(applicants) }

package exit

import "shortlist/ui/action"

var inUkrainian = words{
	ChangeWaits: "Інше вікно стирає дані; ваша зміна чекає.",

	Accounts:    "Облікові записи",
	SavingTyped: "Збереження введеного…",

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
	return "Цей обліковий запис лишається відкритим: " + why + "."
}
func (*ukrainian) AccountNotClosed(err string) string {
	return "Попередній обліковий запис закрито з помилкою: " + err
}

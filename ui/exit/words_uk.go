package exit

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) QuitUnsaved(why string) string {
	return why + " Щоб усе одно вийти, натисніть " + action.QuitAnyway.String() + " ще раз."
}
func (*ukrainian) QuitSending() string {
	return "Резюме надсилається. " + action.Back.String() + " — зупинити; щоб усе одно вийти, натисніть " + action.QuitAnyway.String() + " ще раз."
}
func (*ukrainian) ReviewsUnsaved(why string) string {
	return "Ваші останні оцінки й нотатки ще не збережено. " + why
}

func (*ukrainian) ChangeWaits() string {
	return "Інше вікно стирає дані; ваша зміна чекає."
}

func (*ukrainian) Accounts() string    { return "Облікові записи" }
func (*ukrainian) SavingTyped() string { return "Збереження введеного…" }
func (*ukrainian) AccountUnsaved(why string) string {
	return why + " Цей обліковий запис лишається відкритим."
}
func (*ukrainian) AccountBusy(why string) string {
	return "Цей обліковий запис лишається відкритим: " + why + "."
}
func (*ukrainian) AccountNotClosed(err string) string {
	return "Попередній обліковий запис закрито з помилкою: " + err
}

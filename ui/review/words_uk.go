package review

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Undo() action.Label {
	return action.Label{Name: "скасувати", Title: "Скасувати останнє рішення", Synonyms: "скасувати дію, повернути, скасувати останнє рішення, undo, back, revert, Undo the last review", Help: "скасувати зміну рішення, нотатки, оцінки, міток, дати, шортліста"}
}
func (*ukrainian) NothingToUndo() string { return "немає чого скасовувати" }
func (*ukrainian) MarkToCompare(least, most int) string {
	return fmt.Sprintf("щоб порівняти, позначте кандидатів: від %d до %d", least, most)
}
func (*ukrainian) Hidden() string { return "[приховано]" }
func (*ukrainian) Due() string    { return "пора" }
func (*ukrainian) Begun() string  { return "розпочато" }
func (*ukrainian) NotRead(why string) string {
	return "Не вдалося прочитати ваші рішення. " + why
}
func (*ukrainian) NotSaved(why string) string {
	return "Не вдалося зберегти ваше рішення на цьому комп'ютері. Триває повторна спроба. " + why
}
func (*ukrainian) GoneOne() string {
	return "Нового відгуку на цьому комп'ютері вже немає: ваше рішення про нього не збережено."
}
func (*ukrainian) Gone(n int) string {
	return amount.InUkrainian(n, "нового відгуку", "нових відгуків", "нових відгуків") + " на цьому комп'ютері вже немає: ваші рішення про них не збережено."
}
func (*ukrainian) Again(date string) string { return "повернутися: " + date }

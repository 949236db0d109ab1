package review

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Undo:          action.Label{Name: "скасувати", Title: "Скасувати останнє рішення", Synonyms: "скасувати дію, повернути, скасувати останнє рішення, undo, back, revert, Undo the last review", Help: "скасувати зміну рішення, нотатки, оцінки, міток, дати, шортліста"},
	NothingToUndo: "немає чого скасовувати",
	Hidden:        "[приховано]",
	Due:           "пора",
	Begun:         "не завершено",
	GoneOne:       "Відгуку на цьому комп'ютері вже немає: ваше рішення про нього не збережено.",
	OnlyReadable:  "це вікно лише для читання, бо в теку сховища нічого не можна записати",
	HeldElsewhere: "це вікно лише для читання, бо сховище зайняте іншим вікном",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) MarkToCompare(least, most int) string {
	return fmt.Sprintf("щоб порівняти, позначте кандидатів: від %d до %d", least, most)
}
func (*ukrainian) NotRead(why string) string {
	return "Не вдалося прочитати ваші рішення. " + why
}
func (*ukrainian) NotKept(changes int, why string) string {
	return "Не збережено змін на цьому комп'ютері: " + amount.Number(changes) + ". Триває повторна спроба. " + why
}
func (*ukrainian) Gone(n int) string {
	return amount.InUkrainian(n, "відгуку", "відгуків", "відгуків") + " на цьому комп'ютері вже немає: ваші рішення про них не збережено."
}
func (*ukrainian) Again(date string) string { return "повернутися: " + date }

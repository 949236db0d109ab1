package shortlists

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Shortlists() action.Label {
	return action.Label{Name: "шортлісти", Synonyms: "списки, обрані, другий тур, shortlists, lists, favourites, second round", Help: "шортлісти: читати, порівняти, прибрати"}
}
func (*ukrainian) Open() action.Label {
	return action.Label{Name: "відкрити", Synonyms: "open"}
}
func (*ukrainian) Delete() action.Label {
	return action.Label{Name: "видалити", Synonyms: "delete list"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) Back() action.Label   { return action.Label{Name: "назад", Synonyms: "back"} }
func (*ukrainian) Unmark() action.Label { return action.Label{Name: "зняти", Synonyms: "unmark"} }
func (*ukrainian) Read() action.Label   { return action.Label{Name: "читати", Synonyms: "read"} }
func (*ukrainian) Mark() action.Label {
	return action.Label{Name: "позначити", Synonyms: "mark"}
}
func (*ukrainian) Compare() action.Label {
	return action.Label{Name: "порівняти", Synonyms: "compare"}
}
func (*ukrainian) Export() action.Label {
	return action.Label{Name: "експорт", Synonyms: "export"}
}
func (*ukrainian) SaveCVs() action.Label {
	return action.Label{Name: "зберегти CV", Synonyms: "save CVs"}
}
func (*ukrainian) Remove() action.Label {
	return action.Label{Name: "прибрати", Synonyms: "remove from list"}
}
func (*ukrainian) Add() action.Label { return action.Label{Name: "додати", Synonyms: "add"} }
func (*ukrainian) Create() action.Label {
	return action.Label{Name: "створити", Synonyms: "create"}
}
func (*ukrainian) Choose() action.Label {
	return action.Label{Name: "вибрати", Synonyms: "choose"}
}
func (*ukrainian) Applicants() string { return "кандидати" }

func (*ukrainian) Title() string { return "Шортлісти" }
func (*ukrainian) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) TitleFor(applicants string) string { return "Шортлісти: " + applicants }
func (*ukrainian) Hint() string                      { return "нова назва або частина наявної" }
func (*ukrainian) NewList() string                   { return "новий шортліст" }
func (*ukrainian) Count(applicants int) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) CountSince(applicants int, date string) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + "  з " + date
}
func (*ukrainian) NotListed(applicants int) string {
	return "У шортлісті " + amount.InUkrainian(applicants, "кандидат, якого", "кандидати, яких", "кандидатів, яких") + " у сервісі вже немає."
}
func (*ukrainian) EmptyList() string { return "Тепер цей шортліст порожній." }
func (*ukrainian) NoLists() string   { return "Шортлістів не лишилося." }
func (*ukrainian) TypeFirstName() string {
	return "Шортлістів ще немає: введіть назву першого."
}
func (*ukrainian) NoneYet() string {
	return "Шортлістів ще немає. " + action.Enlist.String() + " додає вибраного кандидата або всіх позначених до нового."
}

func (*ukrainian) AskDelete() string { return "Видалити шортліст" }
func (*ukrainian) DeleteWhat(name string, applicants int) string {
	return "Видалити «" + name + "» (" + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + ")?"
}
func (*ukrainian) DeleteMeans() string {
	return "Кандидати й ваші рішення лишаться."
}
func (*ukrainian) DeleteVerb() string { return "видалити" }

func (*ukrainian) Deleted(name string, applicants int) string {
	return "Видалено: «" + name + "» (" + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + ")"
}
func (*ukrainian) Added(applicants, list string) string {
	return "Додано до шортліста «" + list + "»: " + applicants
}
func (*ukrainian) Removed(applicants, list string) string {
	return "Прибрано з шортліста «" + list + "»: " + applicants
}

func (*ukrainian) Changed(change string) string {
	return change + ". " + action.Undo.String() + " — скасувати дію."
}
func (*ukrainian) ChangedSeeLists(change string) string {
	return change + ". " + action.Shortlists.String() + " — шортлісти. " + action.Undo.String() + " — скасувати дію."
}
func (*ukrainian) Unchanged(change string) string { return change + ", як і раніше." }
func (*ukrainian) Undone(change string) string    { return "Скасовано: " + change + "." }
func (*ukrainian) On() string                     { return "уже в ньому" }
func (*ukrainian) PartlyOn(n, of int) string {
	return "уже в ньому: " + amount.Number(n) + " з " + amount.Number(of)
}

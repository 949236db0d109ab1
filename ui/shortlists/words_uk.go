package shortlists

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Shortlists: action.Label{Name: "шортлісти", Synonyms: "списки, обрані, другий тур, shortlists, lists, favourites, second round", Help: "шортлісти: читати, порівняти, прибрати"},
	Open:       action.Label{Name: "відкрити", Synonyms: "open"},
	Delete:     action.Label{Name: "видалити", Synonyms: "delete list"},
	Close:      action.Label{Name: "закрити", Synonyms: "close"},
	Back:       action.Label{Name: "назад", Synonyms: "back"},
	Unmark:     action.Label{Name: "зняти", Synonyms: "unmark"},
	Read:       action.Label{Name: "читати", Synonyms: "read"},
	Mark:       action.Label{Name: "позначити", Synonyms: "mark"},
	Compare:    action.Label{Name: "порівняти", Synonyms: "compare"},
	Export:     action.Label{Name: "експорт", Synonyms: "export"},
	SaveCVs:    action.Label{Name: "зберегти CV", Synonyms: "save CVs"},
	Remove:     action.Label{Name: "прибрати", Synonyms: "remove from list"},
	Add:        action.Label{Name: "додати", Synonyms: "add"},
	Create:     action.Label{Name: "створити", Synonyms: "create"},
	Choose:     action.Label{Name: "вибрати", Synonyms: "choose"},
	Applicants: "кандидати",

	Title:         "Шортлісти",
	Hint:          "нова назва або частина наявної",
	NewList:       "новий шортліст",
	On:            "уже в ньому",
	EmptyList:     "Тепер цей шортліст порожній.",
	NoLists:       "Шортлістів не лишилося.",
	TypeFirstName: "Шортлістів ще немає: введіть назву першого.",

	AskDelete:   "Видалити шортліст",
	DeleteMeans: "Кандидати й ваші рішення лишаться.",
	DeleteVerb:  "видалити",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) TitleFor(applicants string) string { return "Шортлісти: " + applicants }
func (*ukrainian) Count(applicants int) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) CountSince(applicants int, date string) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + "  з " + date
}
func (*ukrainian) NotListed(applicants int) string {
	return "У шортлісті " + amount.InUkrainian(applicants, "кандидат, якого", "кандидати, яких", "кандидатів, яких") + " у сервісі вже немає."
}
func (*ukrainian) NoneYet() string {
	return "Шортлістів ще немає. " + action.Enlist.String() + " додає вибраного кандидата або всіх позначених до нового."
}

func (*ukrainian) DeleteWhat(name string, applicants int) string {
	return "Видалити «" + name + "» (" + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + ")?"
}

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
	return lang.End(change) + " " + action.Undo.String() + " — скасувати дію."
}
func (*ukrainian) ChangedSeeLists(change string) string {
	return lang.End(change) + " " + action.Shortlists.String() + " — шортлісти. " + action.Undo.String() + " — скасувати дію."
}
func (*ukrainian) Unchanged(change string) string { return change + ", як і раніше." }
func (*ukrainian) Undone(change string) string    { return "Скасовано: " + lang.End(change) }
func (*ukrainian) PartlyOn(n, of int) string {
	return "уже в ньому: " + amount.Number(n) + " з " + amount.Number(of)
}

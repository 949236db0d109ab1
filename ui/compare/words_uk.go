package compare

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Next() action.Label {
	return action.Label{Name: "наступний", Title: "Наступний кандидат", Synonyms: "далі, праворуч, next, Next applicant", Help: "до кандидата праворуч"}
}
func (*ukrainian) Previous() action.Label {
	return action.Label{Name: "попередній", Title: "Попередній кандидат", Synonyms: "назад, ліворуч, previous, Previous applicant", Help: "до кандидата ліворуч"}
}
func (*ukrainian) Read() action.Label {
	return action.Label{Name: "читати", Title: "Читати резюме", Synonyms: "резюме, read, Read the CV, resume", Help: "читати профіль і резюме; відгук стає переглянутим"}
}
func (*ukrainian) Back() action.Label {
	return action.Label{Name: "назад", Title: "Назад до списку", Synonyms: "закрити, повернутися, back, Back to the list, close", Help: "назад до списку"}
}

func (*ukrainian) Title() string      { return "Порівняння" }
func (*ukrainian) Verdict() string    { return "Рішення" }
func (*ukrainian) Note() string       { return "Нотатка" }
func (*ukrainian) Rating() string     { return "Оцінка" }
func (*ukrainian) Tags() string       { return "Мітки" }
func (*ukrainian) Job() string        { return "Вакансія" }
func (*ukrainian) Worked() string     { return "Стаж" }
func (*ukrainian) Experience() string { return "Досвід" }
func (*ukrainian) Education() string  { return "Освіта" }
func (*ukrainian) CV() string         { return "CV" }
func (*ukrainian) Wants() string      { return "Бажає" }
func (*ukrainian) NoCV() string       { return "немає" }
func (*ukrainian) BadCV() string      { return "непридатне" }
func (*ukrainian) HasCV() string      { return "додано" }
func (*ukrainian) LookAgain() string  { return "Нагадування" }
func (*ukrainian) HiddenNote() string { return "[приховано]" }
func (*ukrainian) OtherCurrencies() string {
	return "у різних валютах: не порівняно"
}
func (*ukrainian) Lowest(salary string) string { return salary + " (найменше)" }

package compare

import "shortlist/ui/action"

var inUkrainian = words{
	Next:     action.Label{Name: "наступний", Title: "Наступний кандидат", Synonyms: "далі, праворуч, next, Next applicant", Help: "до кандидата праворуч"},
	Previous: action.Label{Name: "попередній", Title: "Попередній кандидат", Synonyms: "назад, ліворуч, previous, Previous applicant", Help: "до кандидата ліворуч"},
	Read:     action.Label{Name: "читати", Title: "Читати резюме", Synonyms: "резюме, read, Read the CV, resume", Help: "читати профіль і резюме; відгук стає переглянутим"},
	Back:     action.Label{Name: "назад", Title: "Назад до списку", Synonyms: "закрити, повернутися, back, Back to the list, close", Help: "назад до списку"},

	Title:           "Порівняння",
	Verdict:         "Рішення",
	Note:            "Нотатка",
	Rating:          "Оцінка",
	Tags:            "Мітки",
	Job:             "Вакансія",
	Worked:          "Стаж",
	Experience:      "Досвід",
	Education:       "Освіта",
	CV:              "CV",
	Wants:           "Бажає",
	NoCV:            "немає",
	BadCV:           "непридатне",
	HasCV:           "додано",
	LookAgain:       "Нагадування",
	HiddenNote:      "[приховано]",
	OtherCurrencies: "у різних валютах: не порівняно",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Lowest(salary string) string { return salary + " (найменше)" }

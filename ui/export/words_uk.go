package export

import (
	"strconv"

	"shortlist/api/account"
	"shortlist/model/amount"
)

var inUkrainian = words{
	Switched: "поки створювався файл, анонімний режим було перемкнуто, тому нічого не записано: спробуйте ще раз",

	headingWords: headingsInUkrainian,

	Verdict:       "Рішення",
	Tags:          "Мітки",
	Notes:         "Нотатки",
	Experience:    "Досвід",
	Education:     "Освіта",
	CV:            "Резюме",
	BoxCharacters: "У шрифті цього документа немає деяких символів; замість них стоїть □. У буклеті Markdown вони є.",

	HeldTitle:           "Дані про особу на цьому комп'ютері",
	Kept:                "Зберігається",
	Profile:             "Профіль",
	BoxCharactersOfHeld: "У шрифті цього документа немає деяких символів; замість них стоїть □. Без --pdf команда shortlist held їх показує.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Format(f Format) string {
	switch f {
	case XLSX:
		return "книга Excel (XLSX), рядок на кожного кандидата"
	case CSV:
		return "CSV, рядок на кандидата, для таблиць"
	case JSON:
		return "JSON, для програм"
	case Markdown:
		return "буклет у Markdown"
	case PDF:
		return "буклет у PDF"
	}
	return string(f)
}
func (*ukrainian) Written(n int, at string) string {
	return amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + " · " + at
}
func (*ukrainian) WrittenBlind(n int, at string) string {
	return amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + " · " + at + ". Було ввімкнено анонімний режим: особи приховано."
}
func (*ukrainian) Application(id int64) string { return "Відгук " + strconv.FormatInt(id, 10) }
func (*ukrainian) Rating(rating, most int) string {
	return strconv.Itoa(rating) + " з " + strconv.Itoa(most)
}

func (*ukrainian) HeldWritten(applications int, at string) string {
	return amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + " · " + at + ". Без експортованих файлів і збережених резюме."
}
func (*ukrainian) HeldName(k account.HeldKind) string {
	return map[account.HeldKind]string{
		account.HeldProfile: "профіль, див. нижче", account.HeldCallback: "сповіщення сервісу (callback)", account.HeldCV: "резюме", account.HeldCVText: "текст резюме",
		account.HeldIndex: "слова для пошуку", account.HeldSnoozed: "дата нагадування", account.HeldShortlist: "місце в шортлісті", account.HeldQueued: "перегляд у черзі",
		account.HeldEntry: "запис журналу дій", account.HeldCopy: "копія для програми перегляду", account.HeldSaved: "збережений файл", account.HeldSearch: "збережений пошук",
		account.HeldIdentity: "тексти для зіставлення", account.HeldVerdict: "рішення", account.HeldRating: "оцінка", account.HeldTags: "мітки", account.HeldNote: "нотатка",
		account.HeldTyped: "незавершена нотатка", account.HeldBegun: "попередня нотатка", account.HeldDraft: "чернетка або шаблон", account.HeldPending: "зміна для командної теки",
		account.HeldTeam: "рядки в командній теці",
	}[k]
}
func (*ukrainian) HeldSource(from string) string {
	return map[string]string{
		account.FromService: "сервіс", account.FromCallback: "сповіщення сервісу (callback)", account.FromYou: "ви", account.FromHere: "shortlist",
		account.FromTeam: "колега",
	}[from]
}
func (*ukrainian) HeldFrom(source string) string { return "джерело: " + source }
func (*ukrainian) Since(at string) string        { return "з " + at }

var headingsInUkrainian = headingWords{
	ApplicationID:  "Номер відгуку",
	JobID:          "Номер вакансії",
	Job:            "Вакансія",
	Applied:        "Надійшов",
	Status:         "Статус",
	Viewed:         "Переглянуто",
	Suggested:      "Запропоновано",
	Name:           "Ім'я",
	Age:            "Вік",
	Gender:         "Стать",
	Region:         "Регіон",
	Relocates:      "Переїзд",
	Wish:           "Бажана зарплата",
	Currency:       "Валюта",
	Phone:          "Телефон",
	Email:          "E-mail",
	ContactsOpened: "Контакти відкрито",
	CVFile:         "Файл резюме",
	Rated:          "Оцінка",
	Shortlists:     "Шортлісти",
	Note:           "Нотатка",
	Reviewed:       "Розглянуто",
	Yes:            "так",
	No:             "ні",
}

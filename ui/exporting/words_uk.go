package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Title: "Експорт",

	Export:      action.Label{Name: "експорт", Title: "Експорт кандидатів", Synonyms: "зберегти, завантажити, таблиця, буклет, звіт, export, Export applicants, save, download, xlsx, csv, json, excel, spreadsheet, pdf, booklet, packet, report", Help: "експорт кандидатів у XLSX, CSV, JSON, Markdown або PDF"},
	Start:       action.Label{Name: "експорт", Synonyms: "export"},
	ChooseLine:  action.Label{Name: "рядок", Synonyms: "line"},
	ChooseValue: action.Label{Name: "вибрати", Synonyms: "choose"},
	Close:       action.Label{Name: "закрити", Synonyms: "close"},
	Stop:        action.Label{Name: "зупинити, нічого не записувати", Synonyms: "stop, and write nothing"},

	Who:           "Хто",
	Format:        "Формат",
	File:          "Файл",
	SemicolonCSV:  "CSV із крапкою з комою, для Excel у більшості країн Європи",
	Holds:         "Оцінки, мітки й шортлісти йдуть разом із рішеннями. Наявні файли ніколи не перезаписуються.",
	ContactsInCVs: "Телефон і e-mail не входять. У тексті чи файлі резюме вони все одно можуть бути.",
	Verdicts:      "Рішення",
	Notes:         "Нотатки",
	Contacts:      "Контакти",
	CVs:           "Резюме",
	Included:      "так",
	LeftOutHere:   "ні",
	NoOriginals:   "ні",
	WithCVs:       "так, у ZIP-архіві",
	HoldsBlind:    "Увімкнено анонімний режим: у файлі особи кандидатів теж приховано.",

	NoApplicants:    "Немає кого експортувати. Відкрийте кандидатів вакансії, очистьте фільтр або додайте кандидатів до шортліста.",
	FileNeedsName:   "Файлу потрібна назва.",
	AllGone:         "цих кандидатів на цьому комп'ютері вже немає, тому нічого не записано",
	ReviewsNotSaved: "ваші останні рішення ще не збережено",

	Stopped: "Зупинено. Нічого не записано.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Marked(job string, n int) string {
	return "позначені в «" + job + "» · " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) Shown(job string, n int) string {
	return "усі показані в «" + job + "» · " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) Shortlist(name string, n int) string {
	return "шортліст «" + name + "» · " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}

func (*ukrainian) OtherFormat(ext, format string) string {
	return "Назва закінчується на " + ext + ", а формат — «" + format + "». Змініть щось одне."
}
func (*ukrainian) Restricted(dir string) string {
	return "В обмеженому режимі файли зберігаються лише в теці " + dir + "."
}
func (*ukrainian) Application(id int64) string { return "відгук " + strconv.FormatInt(id, 10) }

func (*ukrainian) Exported(n int, path string) string {
	return "Експорт: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + " → " + path
}
func (*ukrainian) LeftOut(gone int) string {
	return "Пропущено, бо вже немає на цьому комп'ютері: " + amount.InUkrainian(gone, "кандидат", "кандидати", "кандидатів") + "."
}
func (*ukrainian) WithoutCV(n int) string {
	return "Без резюме, яке можна зберегти: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + "."
}

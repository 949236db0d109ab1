package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string { return "Експорт" }

func (*ukrainian) Export() action.Label {
	return action.Label{Name: "експорт", Title: "Експорт кандидатів", Synonyms: "зберегти, завантажити, таблиця, буклет, звіт, export, Export applicants, save, download, csv, json, excel, spreadsheet, pdf, booklet, packet, report", Help: "експорт кандидатів у CSV, JSON, Markdown або PDF"}
}
func (*ukrainian) Start() action.Label {
	return action.Label{Name: "експорт", Synonyms: "export"}
}
func (*ukrainian) ChooseLine() action.Label {
	return action.Label{Name: "рядок", Synonyms: "line"}
}
func (*ukrainian) ChooseValue() action.Label {
	return action.Label{Name: "вибрати", Synonyms: "choose"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) Stop() action.Label {
	return action.Label{Name: "зупинити, нічого не записувати", Synonyms: "stop, and write nothing"}
}

func (*ukrainian) Who() string    { return "Хто" }
func (*ukrainian) Format() string { return "Формат" }
func (*ukrainian) File() string   { return "Файл" }
func (*ukrainian) Marked(job string, n int) string {
	return "позначені в «" + job + "» · " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) Shown(job string, n int) string {
	return "усі показані в «" + job + "» · " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) Shortlist(name string, n int) string {
	return "шортліст «" + name + "» · " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) SemicolonCSV() string {
	return "CSV із крапкою з комою, для Excel у більшості країн Європи"
}
func (*ukrainian) Holds() string {
	return "Включно з вашими рішеннями, оцінками, мітками й нотатками. Наявні файли ніколи не перезаписуються."
}
func (*ukrainian) HoldsBlind() string {
	return "Увімкнено анонімний режим: у файлі особи кандидатів теж приховано."
}

func (*ukrainian) NoApplicants() string {
	return "Немає кого експортувати. Відкрийте кандидатів вакансії, очистьте фільтр або додайте кандидатів до шортліста."
}
func (*ukrainian) FileNeedsName() string { return "Файлу потрібна назва." }
func (*ukrainian) OtherFormat(ext, format string) string {
	return "Назва закінчується на " + ext + ", а формат — «" + format + "». Змініть щось одне."
}
func (*ukrainian) Restricted(dir string) string {
	return "В обмеженому режимі файли зберігаються лише в теці " + dir + "."
}
func (*ukrainian) AllGone() string {
	return "цих кандидатів на цьому комп'ютері вже немає, тому нічого не записано"
}
func (*ukrainian) ReviewsNotSaved() string {
	return "ваші останні рішення ще не збережено"
}
func (*ukrainian) Application(id int64) string { return "відгук " + strconv.FormatInt(id, 10) }

func (*ukrainian) Stopped() string { return "Зупинено. Нічого не записано." }
func (*ukrainian) Exported(n int, path string) string {
	return "Експорт: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + " → " + path
}
func (*ukrainian) ExportedPartly(n int, path string, gone int) string {
	return "Експорт: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + " → " + path + ". Пропущено " + amount.InUkrainian(gone, "кандидата: його", "кандидати: їх", "кандидатів: їх") + " на цьому комп'ютері вже немає."
}

package candidatedetail

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Next() action.Label {
	return action.Label{Name: "наступний", Title: "Наступний кандидат", Synonyms: "далі, next, Next applicant", Help: "наступний кандидат"}
}
func (*ukrainian) Previous() action.Label {
	return action.Label{Name: "попередній", Title: "Попередній кандидат", Synonyms: "назад, previous, Previous applicant", Help: "попередній кандидат"}
}
func (*ukrainian) SendCV() action.Label {
	return action.Label{Name: "надіслати CV", Title: "Надіслати резюме на свій комп'ютер", Synonyms: "завантажити, передати, ноутбук, резюме, send CV, Send the CV to your own computer, download, scp, transfer, laptop", Help: "зберегти резюме й надіслати на комп'ютер, за яким ви сидите, або показати команду для цього"}
}
func (*ukrainian) SaveCV() action.Label {
	return action.Label{Name: "зберегти CV", Title: "Зберегти резюме", Synonyms: "завантажити, скачати, резюме, save CV, Save CVs, download, resume, pdf", Help: "зберегти резюме"}
}
func (*ukrainian) ReadCV() action.Label {
	return action.Label{Name: "читати CV", Title: "Читати резюме", Synonyms: "резюме, переглянути, профіль, read CV, Read the CV, resume, review", Help: "читати профіль і резюме; відгук стає переглянутим"}
}
func (*ukrainian) Copy() action.Label {
	return action.Label{Name: "контакти", Title: "Копіювати контакти", Synonyms: "копіювати, буфер обміну, пошта, телефон, copy contact, Copy the contact, clipboard, e-mail, email, phone", Help: "копіювати e-mail і телефон у буфер обміну термінала"}
}
func (*ukrainian) JobLink() action.Label {
	return action.Label{Name: "сторінка", Title: "Відкрити сторінку вакансії", Synonyms: "посилання, браузер, сайт, job link, Open the job's page, link, browser, url, website", Help: "відкрити публічну сторінку вакансії"}
}
func (*ukrainian) Back() action.Label {
	return action.Label{Name: "назад", Title: "Назад до кандидатів", Synonyms: "повернутися, back, Back to the applicants", Help: "назад до кандидатів"}
}
func (*ukrainian) MarkViewed() action.Label {
	return action.Label{Name: "переглянуто", Synonyms: "позначити переглянутим, бачено, прочитано, mark viewed, seen, read", Help: "позначити відгук переглянутим"}
}

func (*ukrainian) NoApplication() string { return "жоден відгук не відкрито" }
func (*ukrainian) NoContact() string {
	return "немає контактів для копіювання"
}
func (*ukrainian) NoLink() string {
	return "вакансія ще не має публічного посилання"
}

func (*ukrainian) Title() string { return "Кандидат" }
func (*ukrainian) Choose() string {
	return "Виберіть кандидата; " + action.Preview.String() + " — попередній перегляд, " + action.Open.String() + " — відкрити."
}
func (*ukrainian) NotViewed() string             { return "не переглянуто" }
func (*ukrainian) Place(at, of string) string    { return at + " з " + of }
func (*ukrainian) UndecidedLeft(n string) string { return "ще без рішення: " + n }
func (*ukrainian) Undecided(n string) string     { return "без рішення: " + n }

func (*ukrainian) YearsOld(n int) string {
	return amount.InUkrainian(n, "рік", "роки", "років")
}
func (*ukrainian) Relocates(yes bool) string {
	if yes {
		return "переїзд можливий"
	}
	return "без переїзду"
}
func (*ukrainian) Applied(date string) string { return "Відгук " + date }
func (*ukrainian) JustIn(clock string) string {
	return "Щойно надійшло, " + clock + ": сервіс повідомив про цей відгук. Решта з'явиться, коли відгук буде в списку сервісу."
}
func (*ukrainian) Suggested(date string) string {
	return "Запропоновано сервісом " + date + "; відгуку немає"
}
func (*ukrainian) Contacts() string { return "Контакти" }
func (*ukrainian) Hidden() string   { return "приховано" }
func (*ukrainian) None() string     { return "немає" }
func (*ukrainian) MoreCharacters(n int) string {
	return "ще " + amount.InUkrainian(n, "символ", "символи", "символів")
}
func (*ukrainian) AlsoSent() string { return "Також надіслано сервісом" }

func (*ukrainian) AlsoApplied() string { return "Також відгуки на вакансії" }
func (*ukrainian) InAll(applications int) string {
	return "усього " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків")
}
func (*ukrainian) OthersElsewhere(n int) string {
	if n == 1 {
		return "іншого на цьому комп'ютері немає"
	}
	return "інших на цьому комп'ютері немає"
}
func (*ukrainian) AndMore(n int) string        { return fmt.Sprintf("і ще %d", n) }
func (*ukrainian) Deleted(n int) string        { return fmt.Sprintf("видалено: %d", n) }
func (*ukrainian) Job(id int64) string         { return fmt.Sprintf("Вакансія %d", id) }
func (*ukrainian) ThisJob(title string) string { return title + " (ця вакансія)" }
func (*ukrainian) OnlySuggested() string {
	return "запропоновано; відгуку немає"
}
func (*ukrainian) As(name string) string { return "ім'я: " + name }
func (*ukrainian) MaybeSame(reason string) string {
	return "збіг (" + reason + "): можливо, та сама людина"
}
func (*ukrainian) Same(reasons []string) string { return "збіг: " + strings.Join(reasons, " і ") }

func (*ukrainian) Experience() string       { return "Досвід" }
func (*ukrainian) Education() string        { return "Освіта" }
func (*ukrainian) NotGiven() string         { return "не вказано" }
func (*ukrainian) Gap(length string) string { return "Перерва: " + length }
func (*ukrainian) GapWithStudies(length string, year int) string {
	return fmt.Sprintf("Перерва: %s; навчання закінчилося %d", length, year)
}
func (*ukrainian) NoPosition() string    { return "(посаду не вказано)" }
func (*ukrainian) NoInstitution() string { return "(заклад не вказано)" }
func (*ukrainian) Overlaps(position, length string) string {
	return "збігається в часі: " + position + ", " + length
}
func (*ukrainian) OverlapsMore(n int) string { return fmt.Sprintf("і ще з %d", n) }
func (*ukrainian) Another() string           { return "інше місце" }
func (*ukrainian) UntilYear(year int) string { return fmt.Sprintf("до %d", year) }
func (*ukrainian) ThisYear(year int) string  { return fmt.Sprintf("%d, цього року", year) }
func (*ukrainian) YearsAgo(year, ago int) string {
	return fmt.Sprintf("%d, %s тому", year, amount.InUkrainian(ago, "рік", "роки", "років"))
}

package candidatedetail

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Next:       action.Label{Name: "наступний", Title: "Наступний кандидат", Synonyms: "далі, next, Next applicant", Help: "наступний кандидат"},
	Previous:   action.Label{Name: "попередній", Title: "Попередній кандидат", Synonyms: "назад, previous, Previous applicant", Help: "попередній кандидат"},
	SaveCV:     action.Label{Name: "зберегти CV", Title: "Зберегти резюме", Synonyms: "завантажити, скачати, резюме, save CV, Save CVs, download, resume, pdf", Help: "зберегти резюме"},
	SendCV:     action.Label{Name: "надіслати CV", Title: "Надіслати резюме на свій комп'ютер", Synonyms: "завантажити, передати, ноутбук, резюме, send CV, Send the CV to your own computer, download, scp, transfer, laptop", Help: "зберегти резюме й надіслати на комп'ютер, за яким ви сидите, або показати команду для цього"},
	ReadCV:     action.Label{Name: "читати CV", Title: "Читати резюме", Synonyms: "резюме, переглянути, профіль, read CV, Read the CV, resume, review", Help: "читати профіль і резюме; відгук стає переглянутим"},
	Copy:       action.Label{Name: "контакти", Title: "Копіювати контакти", Synonyms: "копіювати, буфер обміну, пошта, телефон, copy contact, Copy the contact, clipboard, e-mail, email, phone", Help: "копіювати e-mail і телефон у буфер обміну термінала"},
	JobLink:    action.Label{Name: "сторінка", Title: "Відкрити сторінку вакансії", Synonyms: "посилання, браузер, сайт, job link, Open the job's page, link, browser, url, website", Help: "відкрити публічну сторінку вакансії"},
	Back:       action.Label{Name: "назад", Title: "Назад до кандидатів", Synonyms: "повернутися, back, Back to the applicants", Help: "назад до кандидатів"},
	MarkViewed: action.Label{Name: "переглянуто", Synonyms: "позначити переглянутим, бачено, прочитано, mark viewed, seen, read", Help: "позначити відгук переглянутим"},

	NoApplication: "жоден відгук не відкрито",
	NoContact:     "немає контактів для копіювання",
	NoLink:        "вакансія ще не має публічного посилання",

	Title:     "Кандидат",
	NotViewed: "не переглянуто",

	Contacts: "Контакти",
	Hidden:   "приховано",
	None:     "немає",
	AlsoSent: "Також надіслано сервісом",

	AlsoApplied:   "Також відгуки на вакансії",
	OnlySuggested: "запропоновано; відгуку немає",

	Experience:    "Досвід",
	Education:     "Освіта",
	NotGiven:      "не вказано",
	NoPosition:    "(посаду не вказано)",
	NoInstitution: "(заклад не вказано)",
	Another:       "інше місце",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Choose() string {
	return "Виберіть кандидата; " + action.Preview.String() + " — попередній перегляд, " + action.Open.String() + " — відкрити."
}
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
func (*ukrainian) MoreCharacters(n int) string {
	return "ще " + amount.InUkrainian(n, "символ", "символи", "символів")
}

func (*ukrainian) InAll(applications int) string {
	return "усього " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків")
}
func (*ukrainian) OthersElsewhere(n int) string {
	if n == 1 {
		return "список іншої вакансії не завантажено; відкрийте її"
	}
	return "списки інших вакансій не завантажено; відкрийте їх"
}
func (*ukrainian) AndMore(n int) string        { return fmt.Sprintf("і ще %d", n) }
func (*ukrainian) Deleted(n int) string        { return fmt.Sprintf("видалено: %d", n) }
func (*ukrainian) Job(id int64) string         { return fmt.Sprintf("Вакансія %d", id) }
func (*ukrainian) ThisJob(title string) string { return title + " (ця вакансія)" }
func (*ukrainian) As(name string) string       { return "ім'я: " + name }
func (*ukrainian) MaybeSame(reason string) string {
	return "збіг (" + reason + "): можливо, та сама людина"
}
func (*ukrainian) Same(reasons []string) string { return "збіг: " + strings.Join(reasons, " і ") }

func (*ukrainian) Gap(length string) string { return "Перерва: " + length }
func (*ukrainian) GapWithStudies(length string, year int) string {
	return fmt.Sprintf("Перерва: %s; навчання закінчилося %d", length, year)
}
func (*ukrainian) Overlaps(position, length string) string {
	return "збігається в часі: " + position + ", " + length
}
func (*ukrainian) OverlapsMore(n int) string { return fmt.Sprintf("і ще з %d", n) }
func (*ukrainian) UntilYear(year int) string { return fmt.Sprintf("до %d", year) }
func (*ukrainian) ThisYear(year int) string  { return fmt.Sprintf("%d, цього року", year) }
func (*ukrainian) YearsAgo(year, ago int) string {
	return fmt.Sprintf("%d, %s тому", year, amount.InUkrainian(ago, "рік", "роки", "років"))
}

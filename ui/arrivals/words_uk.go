package arrivals

import (
	"strconv"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Newest:   action.Label{Name: "найновіші", Title: "Найновіші відгуки", Synonyms: "нові, останні, щойно, хто надіслав, newest, Newest applications, new, arrived, latest, recent, just in, who came in", Help: "читати найновіші відгуки на всі вакансії"},
	Inbox:    action.Label{Name: "вхідні", Synonyms: "нові, сповіщення, inbox, new, callbacks, arrivals", Help: "нові відгуки, яких ще немає в списку"},
	Read:     action.Label{Name: "читати", Synonyms: "read"},
	SaveFile: action.Label{Name: "зберегти файл", Synonyms: "save file"},
	Dismiss:  action.Label{Name: "прибрати", Synonyms: "dismiss"},
	Close:    action.Label{Name: "закрити", Synonyms: "close"},

	NoNewest:   "нових відгуків немає; ті, що надійшли до відкриття цього вікна, — у списках вакансій",
	InboxEmpty: "вхідних немає",

	InboxTitle: "Нові, ще не в списку сервісу",
	Empty:      "Ніщо не очікує: усі відгуки є в списку сервісу.",
	WhyHere:    "Сервіс повідомив про ці відгуки, але в списку їх ще немає. shortlist перевіряє протягом доби.",

	AskDismiss:   "Прибрати цей відгук?",
	DismissMeans: "Цей відгук, його файл і ваше рішення буде видалено з цього комп'ютера. Якщо згодом він буде в списку сервісу, він з'явиться знову.",
	DismissVerb:  "прибрати",
	Dismissed:    "Прибрано.",
	ListedNow:    "Цей відгук уже є в списку сервісу: шукайте його серед кандидатів.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Arrived(name, job string) string {
	return "Щойно: " + name + ", вакансія: " + lang.End(job)
}
func (*ukrainian) NewApplications(n int, job string) string {
	if n == 1 {
		return "Новий відгук, вакансія: " + lang.End(job)
	}
	return amount.InUkrainian(n, "новий відгук", "нові відгуки", "нових відгуків") + ", вакансія: " + lang.End(job)
}
func (*ukrainian) NewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, j.Job+" — "+amount.Number(j.Applications))
	}
	if more > 0 {
		of = append(of, "і ще "+amount.InUkrainian(more, "вакансія", "вакансії", "вакансій"))
	}
	return amount.InUkrainian(n, "новий відгук", "нові відгуки", "нових відгуків") + ": " + strings.Join(of, ", ") + "."
}
func (*ukrainian) Job(id int64) string       { return "вакансія " + strconv.FormatInt(id, 10) }
func (*ukrainian) Title(title string) string { return "«" + title + "»" }
func (*ukrainian) ReadsIt() string           { return "Читати: " + action.Newest.String() + "." }
func (*ukrainian) ReadsAll(n int) string {
	return "Читати всі " + amount.Number(n) + ": " + action.Newest.String() + "."
}
func (*ukrainian) ReadsLast(n int) string {
	return "Читати останні " + amount.Number(n) + ": " + action.Newest.String() + "."
}
func (*ukrainian) NotReceiving(why string) string {
	return "Сповіщення сервісу не надходять, натомість триває опитування: " + why
}

func (*ukrainian) For(job string) string { return "вакансія: " + job }
func (*ukrainian) UnknownJob(id int64) string {
	return "вакансія " + strconv.FormatInt(id, 10) + " (не з ваших)"
}

func (*ukrainian) DismissWhat(applicant, job string) string {
	return applicant + ", вакансія: " + job
}
func (*ukrainian) Since(clock string) string { return "надійшло: " + clock }

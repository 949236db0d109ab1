package arrivals

import (
	"strconv"
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Newest() action.Label {
	return action.Label{Name: "найновіші", Title: "Найновіші відгуки", Synonyms: "нові, останні, щойно, хто надіслав, newest, Newest applications, new, arrived, latest, recent, just in, who came in", Help: "читати найновіші відгуки на всі вакансії"}
}
func (*ukrainian) Inbox() action.Label {
	return action.Label{Name: "вхідні", Synonyms: "нові, сповіщення, inbox, new, callbacks, arrivals", Help: "нові відгуки, яких ще немає в списку"}
}
func (*ukrainian) Read() action.Label { return action.Label{Name: "читати", Synonyms: "read"} }
func (*ukrainian) SaveFile() action.Label {
	return action.Label{Name: "зберегти файл", Synonyms: "save file"}
}
func (*ukrainian) Dismiss() action.Label {
	return action.Label{Name: "прибрати", Synonyms: "dismiss"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}

func (*ukrainian) NoNewest() string   { return "нових відгуків ще не було" }
func (*ukrainian) InboxEmpty() string { return "вхідних немає" }

func (*ukrainian) Arrived(name, job string) string {
	return "Щойно: " + name + ", вакансія: " + job + "."
}
func (*ukrainian) NewApplications(n int, job string) string {
	if n == 1 {
		return "Новий відгук, вакансія: " + job + "."
	}
	return amount.InUkrainian(n, "новий відгук", "нові відгуки", "нових відгуків") + ", вакансія: " + job + "."
}
func (*ukrainian) NewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, j.Job+" — "+strconv.Itoa(j.Applications))
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
	return "Читати всі " + strconv.Itoa(n) + ": " + action.Newest.String() + "."
}
func (*ukrainian) ReadsLast(n int) string {
	return "Читати останні " + strconv.Itoa(n) + ": " + action.Newest.String() + "."
}
func (*ukrainian) NotReceiving(why string) string {
	return "Сповіщення сервісу не надходять, натомість триває опитування: " + why
}

func (*ukrainian) InboxTitle() string { return "Нові, ще не в списку сервісу" }
func (*ukrainian) Empty() string {
	return "Ніщо не очікує: усі відгуки є в списку сервісу."
}
func (*ukrainian) WhyHere() string {
	return "Сервіс повідомив про ці відгуки, але в списку їх ще немає. shortlist перевіряє протягом доби."
}
func (*ukrainian) For(job string) string { return "вакансія: " + job }
func (*ukrainian) UnknownJob(id int64) string {
	return "вакансія " + strconv.FormatInt(id, 10) + " (не з ваших)"
}

func (*ukrainian) AskDismiss() string { return "Прибрати цей відгук?" }
func (*ukrainian) DismissWhat(applicant, job string) string {
	return applicant + ", вакансія: " + job
}
func (*ukrainian) DismissMeans() string {
	return "Цей відгук, його файл і ваше рішення буде видалено з цього комп'ютера. Якщо згодом він буде в списку сервісу, він з'явиться знову."
}
func (*ukrainian) DismissVerb() string { return "прибрати" }
func (*ukrainian) Dismissed() string   { return "Прибрано." }
func (*ukrainian) ListedNow() string {
	return "Цей відгук уже є в списку сервісу: шукайте його серед кандидатів."
}
func (*ukrainian) Since(clock string) string { return "надійшло: " + clock }

package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Title:   "Огляд",
	Loading: "Підрахунок…",
	Empty:   "Поки нема чого рахувати. Огляд з'явиться, щойно вакансії буде прочитано із сервісу.",

	Waiting:  "Чекає на вас",
	Unviewed: "Непереглянуті",
	Inbox:    "Ще не в списку",
	Due:      "Глянути ще раз",
	Drafts:   "Чернетки",
	Queued:   "У черзі",
	Failed:   "Помилка або неясно",

	ByDay:  "Відгуки за днями",
	ByWeek: "Тижні раніше",

	AllJobs:   "усі вакансії",
	Applied:   "Відгуки",
	Viewed:    "Переглянуто",
	Undecided: "Без рішення",
	Listed:    "У шортлістах",
	Written:   "Написано",

	ByViews:        "Вакансії, перегляди",
	ByApplications: "Вакансії, відгуки",
	ViewsByDay:     "нові перегляди за днями",

	NothingThere:       "там нічого не чекає",
	Open:               action.Label{Name: "огляд", Help: "огляд: що чекає, відгуки за днями, перегляди вакансій", Synonyms: "статистика, звіт, діаграма, воронка, overview, dashboard, statistics, report, chart, funnel, home"},
	GoThere:            action.Label{Name: "перейти", Title: "Перейти до того, що чекає", Help: "перейти до того, що чекає", Synonyms: "go there, go to what waits"},
	OpenJob:            action.Label{Name: "відкрити", Title: "Відкрити вакансію", Help: "показати кандидатів вакансії", Synonyms: "open job"},
	SortByViews:        action.Label{Name: "за переглядами", Title: "Сортувати вакансії за переглядами", Help: "упорядкувати вакансії за переглядами", Synonyms: "порядок, by views, sort jobs by views, order"},
	SortByApplications: action.Label{Name: "за відгуками", Title: "Сортувати вакансії за відгуками", Help: "упорядкувати вакансії за відгуками", Synonyms: "порядок, by applications, sort jobs by applications, order"},
	NewJob:             action.Label{Name: "нова вакансія", Help: "створити вакансію або продовжити чернетку", Synonyms: "new job"},
	Close:              action.Label{Name: "закрити", Title: "Закрити огляд", Help: "закрити огляд", Synonyms: "close, close the overview"},

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Heading(account, when string) string {
	return fmt.Sprintf("Огляд: %s, %s", account, when)
}
func (*ukrainian) JobsRead(when string) string { return "вакансії станом на " + when }

func (*ukrainian) InDays(applied, days int) string {
	return fmt.Sprintf("%s за %s", amount.Number(applied), amount.InUkrainian(days, "день", "дні", "днів"))
}
func (*ukrainian) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "немає"
	}
	return fmt.Sprintf("сьогодні %s, макс. %s (%s)", amount.Number(today), amount.Number(most), date)
}
func (*ukrainian) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s за %s", amount.Number(applied), amount.InUkrainian(weeks, "тиждень", "тижні", "тижнів"))
}

func (*ukrainian) Funnel(job string) string { return "Рішення: " + job }
func (*ukrainian) Unread(n int, by string) string {
	return "Кандидатів ще не прочитано й не пораховано: " + amount.InUkrainian(n, "вакансія", "вакансії", "вакансій") + ". Прочитати: " + by + "."
}

func (*ukrainian) JobColumns() (views, gained, applications, ratio string) {
	return "перегл.", "+нові", "відг.", "частка"
}
func (*ukrainian) Job(id int64) string { return fmt.Sprintf("вакансія %d", id) }
func (*ukrainian) MoreJobs(n int) string {
	return "не показано: " + amount.InUkrainian(n, "вакансія", "вакансії", "вакансій")
}
func (*ukrainian) ViewsSince(d string) string {
	return "Нові перегляди рахуються тут від дати: " + d + "."
}

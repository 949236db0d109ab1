package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string { return "Огляд" }
func (*ukrainian) Heading(account, when string) string {
	return fmt.Sprintf("Огляд: %s, %s", account, when)
}
func (*ukrainian) JobsRead(when string) string { return "вакансії станом на " + when }
func (*ukrainian) Loading() string             { return "Підрахунок…" }
func (*ukrainian) Empty() string {
	return "Поки нема чого рахувати. Огляд з'явиться, щойно вакансії буде прочитано із сервісу."
}

func (*ukrainian) Waiting() string  { return "Чекає на вас" }
func (*ukrainian) Unviewed() string { return "Непереглянуті" }
func (*ukrainian) Inbox() string    { return "Ще не в списку" }
func (*ukrainian) Due() string      { return "Глянути ще раз" }
func (*ukrainian) Drafts() string   { return "Чернетки" }
func (*ukrainian) Queued() string   { return "У черзі" }
func (*ukrainian) Failed() string   { return "Помилка або неясно" }

func (*ukrainian) ByDay() string { return "Відгуки за днями" }
func (*ukrainian) InDays(applied, days int) string {
	return fmt.Sprintf("%s за %s", amount.Number(applied), amount.InUkrainian(days, "день", "дні", "днів"))
}
func (*ukrainian) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "немає"
	}
	return fmt.Sprintf("сьогодні %s, макс. %s (%s)", amount.Number(today), amount.Number(most), date)
}
func (*ukrainian) ByWeek() string { return "Тижні раніше" }
func (*ukrainian) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s за %s", amount.Number(applied), amount.InUkrainian(weeks, "тиждень", "тижні", "тижнів"))
}

func (*ukrainian) Funnel(job string) string { return "Рішення: " + job }
func (*ukrainian) AllJobs() string          { return "усі вакансії" }
func (*ukrainian) Unread(n int, by string) string {
	return "Кандидатів ще не прочитано й не пораховано: " + amount.InUkrainian(n, "вакансія", "вакансії", "вакансій") + ". Прочитати: " + by + "."
}
func (*ukrainian) Applied() string   { return "Відгуки" }
func (*ukrainian) Viewed() string    { return "Переглянуто" }
func (*ukrainian) Undecided() string { return "Без рішення" }
func (*ukrainian) Listed() string    { return "У шортлістах" }
func (*ukrainian) Written() string   { return "Написано" }

func (*ukrainian) ByViews() string        { return "Вакансії, перегляди" }
func (*ukrainian) ByApplications() string { return "Вакансії, відгуки" }
func (*ukrainian) JobColumns() (views, gained, applications, ratio string) {
	return "перегл.", "нові", "відг.", "частка"
}
func (*ukrainian) Job(id int64) string { return fmt.Sprintf("вакансія %d", id) }
func (*ukrainian) MoreJobs(n int) string {
	return "не показано: " + amount.InUkrainian(n, "вакансія", "вакансії", "вакансій")
}
func (*ukrainian) ViewsByDay() string { return "нові перегляди за днями" }
func (*ukrainian) ViewsSince(d string) string {
	return "Нові перегляди рахуються тут від дати: " + d + "."
}

func (*ukrainian) NothingThere() string { return "там нічого не чекає" }
func (*ukrainian) Open() action.Label {
	return action.Label{Name: "огляд", Help: "огляд: що чекає, відгуки за днями, перегляди вакансій", Synonyms: "статистика, звіт, діаграма, воронка, overview, dashboard, statistics, report, chart, funnel, home"}
}
func (*ukrainian) GoThere() action.Label {
	return action.Label{Name: "перейти", Title: "Перейти до того, що чекає", Help: "перейти до того, що чекає", Synonyms: "go there, go to what waits"}
}
func (*ukrainian) OpenJob() action.Label {
	return action.Label{Name: "відкрити", Title: "Відкрити вакансію", Help: "показати кандидатів вакансії", Synonyms: "open job"}
}
func (*ukrainian) SortByViews() action.Label {
	return action.Label{Name: "за переглядами", Title: "Сортувати вакансії за переглядами", Help: "упорядкувати вакансії за переглядами", Synonyms: "порядок, by views, sort jobs by views, order"}
}
func (*ukrainian) SortByApplications() action.Label {
	return action.Label{Name: "за відгуками", Title: "Сортувати вакансії за відгуками", Help: "упорядкувати вакансії за відгуками", Synonyms: "порядок, by applications, sort jobs by applications, order"}
}
func (*ukrainian) NewJob() action.Label {
	return action.Label{Name: "нова вакансія", Help: "створити вакансію або продовжити чернетку", Synonyms: "new job"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Title: "Закрити огляд", Help: "закрити огляд", Synonyms: "close, close the overview"}
}

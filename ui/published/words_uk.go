package published

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inUkrainian = words{
	Title: "Чи опубліковано вакансію?",

	Later:        action.Label{Name: "пізніше", Synonyms: "later"},
	CheckAgain:   action.Label{Name: "перевірити ще раз", Synonyms: "check again"},
	ThisIsIt:     action.Label{Name: "так, це вона", Synonyms: "yes, this is it"},
	AnotherJob:   action.Label{Name: "ні, це інша вакансія; моєї немає", Synonyms: "no, that is another job; mine is not there"},
	NotPublished: action.Label{Name: "не опубліковано: назад до форми", Synonyms: "not published: back to the form"},

	Checking: "Пошук серед ваших вакансій…",
	NoSalary: "Зарплата: не вказано",
	NotFound: "Серед ваших вакансій її немає. Можливо, сервіс ще працює над нею: перевірте ще раз за хвилину, перш ніж надсилати знову.",

	AskedLater: "Питання з'явиться під час наступного запуску. Чернетку збережено.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) TitleOf(at, total int) string {
	return fmt.Sprintf("Чи опубліковано вакансію? (%d з %d)", at, total)
}

func (*ukrainian) NotChecked(why string) string {
	return "Не вдалося перевірити. " + why
}
func (*ukrainian) Found(j model.Job) string {
	return fmt.Sprintf("Знайдено: вакансія %d, «%s», %s, статус: %s.", j.ID, text.Line(j.Title), text.Line(j.Region), text.Line(j.Status.Word()))
}
func (*ukrainian) Salary(salary string) string { return "Зарплата: " + salary }
func (*ukrainian) NoOther(rejected int64) string {
	return fmt.Sprintf("Вакансія %d — інша, а схожих на вашу немає. Можливо, сервіс ще працює над нею: перевірте ще раз за хвилину, перш ніж надсилати знову.", rejected)
}
func (*ukrainian) CheckedAt(clock string) string {
	return "Перевірено о " + clock + ": її немає."
}

func (*ukrainian) NotSettled(title, why string) string {
	return "Питання про «" + title + "» вирішено в іншому вікні. Перш ніж надсилати знову, перевірте список вакансій. " + why
}
func (*ukrainian) PublishedElsewhere(title string) string {
	return lang.End("Опубліковано: «"+title+"»") + " Вакансію знайдено в іншому вікні."
}
func (*ukrainian) NotPublishedElsewhere(title string) string {
	return lang.End("Не опубліковано: «"+title+"»") + " Так вирішено в іншому вікні."
}
func (*ukrainian) SavedAsDraft(title string) string {
	return lang.End("Збережено як чернетку: «"+title+"»") + " Після закриття цієї форми її пропонує " + action.NewJob.String() + "."
}
func (*ukrainian) FormStays(title string, s model.JobStatus) string {
	return "«" + title + "», статус: " + text.Line(s.Word()) + ". Ця форма належить іншій вакансії й лишається відкритою."
}

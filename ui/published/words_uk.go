package published

import (
	"fmt"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string { return "Чи опубліковано вакансію?" }
func (*ukrainian) TitleOf(at, total int) string {
	return fmt.Sprintf("Чи опубліковано вакансію? (%d з %d)", at, total)
}

func (*ukrainian) Later() action.Label {
	return action.Label{Name: "пізніше", Synonyms: "later"}
}
func (*ukrainian) CheckAgain() action.Label {
	return action.Label{Name: "перевірити ще раз", Synonyms: "check again"}
}
func (*ukrainian) ThisIsIt() action.Label {
	return action.Label{Name: "так, це вона", Synonyms: "yes, this is it"}
}
func (*ukrainian) AnotherJob() action.Label {
	return action.Label{Name: "ні, це інша вакансія; моєї немає", Synonyms: "no, that is another job; mine is not there"}
}
func (*ukrainian) NotPublished() action.Label {
	return action.Label{Name: "не опубліковано: назад до форми", Synonyms: "not published: back to the form"}
}

func (*ukrainian) Checking() string { return "Пошук серед ваших вакансій…" }
func (*ukrainian) NotChecked(why string) string {
	return "Не вдалося перевірити. " + why
}
func (*ukrainian) Found(j model.Job) string {
	return fmt.Sprintf("Знайдено: вакансія %d, «%s», %s, статус: %s.", j.ID, text.Line(j.Title), text.Line(j.Region), text.Line(j.Status.Word()))
}
func (*ukrainian) Salary(salary string) string { return "Зарплата: " + salary }
func (*ukrainian) NoSalary() string            { return "Зарплата: не вказано" }
func (*ukrainian) NotFound() string {
	return "Серед ваших вакансій її немає. Можливо, сервіс ще працює над нею: перевірте ще раз за хвилину, перш ніж надсилати знову."
}
func (*ukrainian) NoOther(rejected int64) string {
	return fmt.Sprintf("Вакансія %d — інша, а схожих на вашу немає. Можливо, сервіс ще працює над нею: перевірте ще раз за хвилину, перш ніж надсилати знову.", rejected)
}
func (*ukrainian) CheckedAt(clock string) string {
	return "Перевірено о " + clock + ": її немає."
}

func (*ukrainian) AskedLater() string {
	return "Питання з'явиться під час наступного запуску. Чернетку збережено."
}
func (*ukrainian) NotSettled(title, why string) string {
	return "Питання про «" + title + "» вирішено в іншому вікні. Перш ніж надсилати знову, перевірте список вакансій. " + why
}
func (*ukrainian) PublishedElsewhere(title string) string {
	return "Опубліковано: «" + title + "». Вакансію знайдено в іншому вікні."
}
func (*ukrainian) NotPublishedElsewhere(title string) string {
	return "Не опубліковано: «" + title + "». Так вирішено в іншому вікні."
}
func (*ukrainian) SavedAsDraft(title string) string {
	return "Збережено як чернетку: «" + title + "». Після закриття цієї форми її пропонує " + action.NewJob.String() + "."
}
func (*ukrainian) FormStays(title string, s model.JobStatus) string {
	return "«" + title + "», статус: " + text.Line(s.Word()) + ". Ця форма належить іншій вакансії й лишається відкритою."
}

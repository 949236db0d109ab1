package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string             { return "Вакансія" }
func (*ukrainian) Number(jobID int64) string { return fmt.Sprintf("вакансія %d", jobID) }
func (*ukrainian) Choose() string            { return "Виберіть вакансію." }

func (*ukrainian) Applicants() action.Label {
	return action.Label{Name: "кандидати", Title: "Показати кандидатів", Synonyms: "відкрити, відгуки, applicants, Show the applicants, open, candidates, applications", Help: "показати кандидатів"}
}
func (*ukrainian) Edit() action.Label {
	return action.Label{Name: "змінити", Title: "Змінити вакансію", Synonyms: "редагувати, правити, оновити, edit job, Edit the job, change, update", Help: "змінити вакансію"}
}
func (*ukrainian) Next() action.Label {
	return action.Label{Name: "наступна", Title: "Наступна вакансія", Synonyms: "далі, next, Next job", Help: "наступна вакансія"}
}
func (*ukrainian) Previous() action.Label {
	return action.Label{Name: "попередня", Title: "Попередня вакансія", Synonyms: "назад, previous, Previous job", Help: "попередня вакансія"}
}
func (*ukrainian) Link() action.Label {
	return action.Label{Name: "сторінка", Title: "Відкрити сторінку вакансії", Synonyms: "посилання, браузер, сайт, link, Open the job's page, browser, url, website", Help: "відкрити публічну сторінку вакансії"}
}
func (*ukrainian) CopyLink() action.Label {
	return action.Label{Name: "копіювати URL", Title: "Копіювати посилання на вакансію", Synonyms: "буфер обміну, посилання, поділитися, copy link, Copy the job's link, clipboard, url, share", Help: "копіювати посилання в буфер обміну термінала"}
}
func (*ukrainian) LinkName() string { return "посилання" }
func (*ukrainian) Back() action.Label {
	return action.Label{Name: "назад", Title: "Назад до вакансій", Synonyms: "повернутися, back, Back to the jobs", Help: "назад до вакансій"}
}
func (*ukrainian) NoJob() string { return "жодну вакансію не відкрито" }
func (*ukrainian) NoLink() string {
	return "вакансія ще не має публічного посилання"
}

func (*ukrainian) Status() string     { return "Статус" }
func (*ukrainian) Where() string      { return "Місце" }
func (*ukrainian) Salary() string     { return "Зарплата" }
func (*ukrainian) Currency() string   { return "Валюта" }
func (*ukrainian) Type() string       { return "Тип" }
func (*ukrainian) Response() string   { return "Відгук" }
func (*ukrainian) Replies() string    { return "Відповіді" }
func (*ukrainian) LinkLabel() string  { return "Посилання" }
func (*ukrainian) RuleBroken() string { return "Порушення" }

func (*ukrainian) SentFromHere(currency, date string) string {
	return currency + ", як надіслано з цього комп'ютера " + date
}
func (*ukrainian) CurrencyUnknown() string {
	return "невідома: сервіс її не повідомляє. Програма запитає під час редагування."
}
func (*ukrainian) Counts(applicants, views int) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + " · " + amount.InUkrainian(views, "перегляд", "перегляди", "переглядів")
}
func (*ukrainian) NotLoaded() string {
	return "Не вдалося завантажити опис із цього комп'ютера. Щоб отримати його, натисніть " + action.Refresh.String() + " у списку вакансій."
}
func (*ukrainian) NoDescription() string { return "Опису немає." }

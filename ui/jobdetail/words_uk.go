package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Title:  "Вакансія",
	Choose: "Виберіть вакансію.",

	Applicants: action.Label{Name: "кандидати", Title: "Показати кандидатів", Synonyms: "відкрити, відгуки, applicants, Show the applicants, open, candidates, applications", Help: "показати кандидатів"},
	Edit:       action.Label{Name: "змінити", Title: "Змінити вакансію", Synonyms: "редагувати, правити, оновити, edit job, Edit the job, change, update", Help: "змінити вакансію"},
	Next:       action.Label{Name: "наступна", Title: "Наступна вакансія", Synonyms: "далі, next, Next job", Help: "наступна вакансія"},
	Previous:   action.Label{Name: "попередня", Title: "Попередня вакансія", Synonyms: "назад, previous, Previous job", Help: "попередня вакансія"},
	Link:       action.Label{Name: "сторінка", Title: "Відкрити сторінку вакансії", Synonyms: "посилання, браузер, сайт, link, Open the job's page, browser, url, website", Help: "відкрити публічну сторінку вакансії"},
	CopyLink:   action.Label{Name: "копіювати URL", Title: "Копіювати посилання на вакансію", Synonyms: "буфер обміну, посилання, поділитися, copy link, Copy the job's link, clipboard, url, share", Help: "копіювати посилання в буфер обміну термінала"},
	Back:       action.Label{Name: "назад", Title: "Назад до вакансій", Synonyms: "повернутися, back, Back to the jobs", Help: "назад до вакансій"},
	NoJob:      "жодну вакансію не відкрито",
	NoLink:     "вакансія ще не має публічного посилання",

	Status:     "Статус",
	Where:      "Місце",
	Salary:     "Зарплата",
	Currency:   "Валюта",
	Type:       "Тип",
	Response:   "Відгук",
	Replies:    "Відповіді",
	LinkLabel:  "Посилання",
	RuleBroken: "Порушення",

	CurrencyUnknown: "невідома: сервіс її не повідомляє. Програма запитає під час редагування.",
	NoDescription:   "Опису немає.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Number(jobID int64) string { return fmt.Sprintf("вакансія %d", jobID) }

func (*ukrainian) SentFromHere(currency, date string) string {
	return currency + ", як надіслано з цього комп'ютера " + date
}
func (*ukrainian) Counts(applicants, views int) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + " · " + amount.InUkrainian(views, "перегляд", "перегляди", "переглядів")
}
func (*ukrainian) NotLoaded() string {
	return "Не вдалося завантажити опис із цього комп'ютера. Щоб отримати його, натисніть " + action.Refresh.String() + " у списку вакансій."
}

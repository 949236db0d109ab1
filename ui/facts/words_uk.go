package facts

import (
	"fmt"

	"shortlist/model/amount"
)

var inUkrainian = words{
	SuggestedByService: "сервісом; відгуку немає",
	Masked:             "(приховано)",
	ReadOnWebSite:      "(читайте їх на сайті)",
	Premium:            "преміум",
	New:                "нове в сервісі",
	ProfileCV:          "резюме-профіль",
	NoCVAttached:       "не додано",
	Unnamed:            "файл без назви",
	Yes:                "так",
	No:                 "ні",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Label(k Kind) string {
	return map[Kind]string{
		Name: "Ім'я", Application: "Відгук", Job: "Вакансія", Applied: "Надійшов", Suggested: "Запропоновано",
		Status: "Статус", Viewed: "Переглянуто", Marks: "Позначки", Phone: "Телефон", Email: "E-mail",
		ContactsOpen: "Контакти", Age: "Вік", Gender: "Стать", Region: "Регіон", Relocates: "Переїзд",
		Wants: "Бажає", Photo: "Фото", Questions: "Питання", Messages: "Повідомлення",
		Applications: "Відгуки", CV: "Резюме",
	}[k]
}

func (*ukrainian) Since(status, date string) string { return status + " з " + date }
func (*ukrainian) OpenedSince(date string) string   { return "відкрито з " + date }
func (*ukrainian) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d з %d пройдено", passed, all)
}
func (*ukrainian) ApplicationsInAll(n int) string { return fmt.Sprintf("усього %d", n) }
func (*ukrainian) Messages(n, unread int, last string) string {
	out := amount.InUkrainian(n, "повідомлення", "повідомлення", "повідомлень")
	if unread > 0 {
		out += fmt.Sprintf(", нових: %d", unread)
	}
	if last != "" {
		out += ", останнє " + last
	}
	return out
}
func (*ukrainian) Unusable(why string) string { return "непридатне: " + why }

package facts

import (
	"fmt"

	"shortlist/model/amount"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Label(k Kind) string {
	return map[Kind]string{
		Name: "Ім'я", Application: "Відгук", Job: "Вакансія", Applied: "Надійшов", Suggested: "Запропоновано",
		Status: "Статус", Viewed: "Переглянуто", Marks: "Позначки", Phone: "Телефон", Email: "E-mail",
		ContactsOpen: "Контакти", Age: "Вік", Gender: "Стать", Region: "Регіон", Relocates: "Переїзд",
		Wants: "Бажає", Photo: "Фото", Questions: "Питання", Messages: "Повідомлення",
		Applications: "Відгуки", CV: "Резюме",
	}[k]
}

func (*ukrainian) SuggestedByService() string       { return "сервісом; відгуку немає" }
func (*ukrainian) Since(status, date string) string { return status + " з " + date }
func (*ukrainian) OpenedSince(date string) string   { return "відкрито з " + date }
func (*ukrainian) Masked() string                   { return "(приховано)" }
func (*ukrainian) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d з %d пройдено", passed, all)
}
func (*ukrainian) ReadOnWebSite() string          { return "(читайте їх на сайті)" }
func (*ukrainian) ApplicationsInAll(n int) string { return fmt.Sprintf("усього %d", n) }
func (*ukrainian) Premium() string                { return "преміум" }
func (*ukrainian) New() string                    { return "новий" }
func (*ukrainian) HasProfile() string             { return "є профіль" }
func (*ukrainian) ProfileCV() string              { return "резюме-профіль" }
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
func (*ukrainian) NoCVAttached() string       { return "не додано" }
func (*ukrainian) Unusable(why string) string { return "непридатне: " + why }
func (*ukrainian) Unnamed() string            { return "файл без назви" }
func (*ukrainian) Yes() string                { return "так" }
func (*ukrainian) No() string                 { return "ні" }

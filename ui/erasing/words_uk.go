package erasing

import (
	"fmt"
	"strings"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inUkrainian = words{
	Applicant:   action.Label{Name: "стерти", Title: "Стерти кандидата", Synonyms: "видалити, прибрати, забути, приватність, erase applicant, delete, remove, forget, GDPR, privacy", Help: "стерти все, що цей комп'ютер зберігає про кандидата"},
	Job:         action.Label{Name: "стерти всіх", Title: "Стерти кандидатів вакансії", Synonyms: "видалити, прибрати, забути, приватність, erase applicants, Erase the job's applicants, delete, remove, forget, GDPR, privacy", Help: "стерти все, що цей комп'ютер зберігає про кандидатів вакансії"},
	Erase:       action.Label{Name: "стерти", Synonyms: "erase", Help: "стерти їх"},
	Cancel:      action.Label{Name: "скасувати", Synonyms: "cancel", Help: "нічого не стирати"},
	NoApplicant: "немає кандидата",
	NoJob:       "немає вакансії",

	Title:       "Стерти",
	Counting:    "Підрахунок наслідків.",
	Erasing:     "Стирання. Якщо програма закриється, воно продовжиться під час наступного запуску.",
	NothingKept: "Таких відгуків на цьому комп'ютері немає.",
	Consequence: "Сервіс зберігає те, що має. На цьому комп'ютері стирання не можна скасувати.",
	GoOn:        "далі",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Of(what string) string {
	if what == "" {
		return "Стерти"
	}
	return "Стерти: " + what
}
func (*ukrainian) Ask(applications int) string {
	return "Стерти " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + " з цього комп'ютера?"
}
func (*ukrainian) More(applications int) string {
	return "· і ще " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків")
}
func (*ukrainian) With(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n    int
		noun string
	}{
		{r.CVs, "резюме"}, {r.Files, "файли сповіщень (callback)"}, {r.Other, "копії файлів"}, {r.Rows.Reviews, "рішення"}, {r.Rows.Places, "місця в шортлістах"},
		{r.Rows.Lists, "порожні шортлісти"}, {r.Rows.Searches, "збережені пошуки"}, {r.Rows.Queued, "перегляди в черзі"}, {r.Rows.Entries, "тексти журналу дій"},
		{r.Rows.Drafts, "чернетки"},
	} {
		if part.n > 0 {
			parts = append(parts, fmt.Sprintf("%s: %d", part.noun, part.n))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "Разом із ними — " + strings.Join(parts, ", ") + "."
}
func (*ukrainian) TypeNumber(n int) string {
	return fmt.Sprintf("Введіть %d, щоб назавжди стерти %s.", n, amount.InUkrainian(n, "відгук", "відгуки", "відгуків"))
}
func (*ukrainian) OtherNumber(n int) string {
	return fmt.Sprintf("Це не %d. Нічого не стерто.", n)
}

func (*ukrainian) Receipt(r account.Receipt, kept int, rehearsed bool) []string {
	verb := "Стерто: "
	if rehearsed {
		verb = "Буде стерто: "
	}
	lines := []string{verb + amount.InUkrainian(r.Rows.Applications, "відгук", "відгуки", "відгуків") + "."}
	if with := new(ukrainian).With(r); with != "" {
		lines = append(lines, with)
	}
	if kept > 0 {
		lines = append(lines, "Залишено, бо вони в шортлісті: "+amount.InUkrainian(kept, "відгук", "відгуки", "відгуків")+". Додати їх: --shortlisted.")
	}
	if rehearsed {
		return lines
	}
	lines = append(lines, fmt.Sprintf("Перевірено %s; шукали %s імен, адрес і номерів.",
		amount.InUkrainian(r.Searched, "файл", "файли", "файлів"), amount.InUkrainian(r.Marks, "форму", "форми", "форм")))
	if r.Masked > 0 {
		lines = append(lines, "Перезаписано в журналах: "+amount.InUkrainian(r.Masked, "місце", "місця", "місць")+".")
	}
	if r.Team > 0 {
		lines = append(lines, new(ukrainian).TeamLinesErased(r.Team))
	}
	return append(lines, mentioned(r, "Залишено, бо належить іншим відгукам або є вашим текстом", func(n int) string { return amount.InUkrainian(n, "рядок", "рядки", "рядків") })...)
}
func (*ukrainian) Failures(r account.Receipt) (lines []string) {
	for _, l := range r.Left {
		lines = append(lines, fmt.Sprintf("Лишилося: %s, %s.", text.Line(l.File), amount.InUkrainian(l.Places, "місце", "місця", "місць")))
	}
	for _, why := range r.Failed {
		lines = append(lines, "Не вдалося: "+text.Line(why)+".")
	}
	return lines
}
func (*ukrainian) After() []string {
	return []string{
		"У сервісі відгуки лишаються. Їхні номери зберігаються тут, щоб не завантажити їх знову.", "Щоб забути номери, виконайте shortlist erase --forget-tombstones.", "Поза досяжністю:",
	}
}
func (*ukrainian) OutOfReach() []string {
	return []string{
		"експортовані файли й збережені вами резюме", "пошта, роздруківки й буфер обміну", "резервні копії та знімки цього комп'ютера й не перезаписані блоки диска",
		"пам'ять інших відкритих вікон, доки їх не закрито", "дані, які зберігають ваші власні програми",
		"нотатки, де ім'я написано інакше або іншою абеткою: shortlist шукає його лише так, як указано у відгуку",
	}
}
func (*ukrainian) TeamOutOfReach() []string {
	return []string{"рядки колег у командній теці, доки не запрацюють їхні програми", "ваші рядки з інших хостів у командній теці, доки shortlist не запрацює там", "історія командної теки в git"}
}
func (*ukrainian) TeamLinesErased(n int) string {
	return "Прибрано з вашого файлу в командній теці: " + amount.InUkrainian(n, "рядок", "рядки", "рядків") + ". Решту в колег прибирає позначка про стирання."
}

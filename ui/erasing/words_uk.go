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
	DeleteFiles: action.Label{Name: "видалити файли", Synonyms: "delete files", Help: "видалити також файли, які зберіг shortlist"},
	KeepFiles:   action.Label{Name: "лишити файли", Synonyms: "keep files", Help: "лишити файли, які зберіг shortlist"},
	NoApplicant: "немає кандидата",
	NoJob:       "немає вакансії",

	Title:       "Стерти",
	Counting:    "Підрахунок наслідків.",
	Erasing:     "Стирання. Якщо програма закриється, воно продовжиться під час наступного запуску.",
	NothingKept: "Таких відгуків на цьому комп'ютері немає.",
	Consequence: "Сервіс зберігає те, що має. На цьому комп'ютері стирання не можна скасувати.",
	GoOn:        "далі",
	FilesStay:   "Файли, які зберіг shortlist і які лишаються:",
	DeleteSaved: "--delete-saved видаляє ті з них, що не змінилися.",
	WithOthers:  "Файл, у якому є й інші кандидати, видаляється цілком.",

	NothingErased: "Нічого не стерто.",
	NotErasedYet:  "Поки що нічого не стерто. shortlist продовжить під час наступного запуску.",
	RestIsLeft:    "Відгуків у списках уже немає. Решту shortlist зітре під час наступного запуску.",

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
func (*ukrainian) Marked(n int) action.Label {
	l := inUkrainian.Applicant
	l.Synonyms = l.Title + ", " + l.Synonyms
	l.Title, l.Help = "Стерти "+amount.InUkrainian(n, "кандидата", "кандидатів", "кандидатів"), "стерти все, що цей комп'ютер зберігає про позначених кандидатів"
	return l
}
func (*ukrainian) MoreNames(n int) string { return " і ще " + amount.Number(n) }
func (*ukrainian) Ask(applications int) string {
	return "Стерти " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + " з цього комп'ютера?"
}
func (*ukrainian) More(applications int) string {
	return "· і ще " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків")
}
func (*ukrainian) With(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n              int
		one, few, many string
	}{
		{r.CVs, "резюме", "резюме", "резюме"}, {r.Files, "файл сповіщення (callback)", "файли сповіщень (callback)", "файлів сповіщень (callback)"},
		{r.Other, "копія файлу", "копії файлів", "копій файлів"}, {r.Rows.Reviews, "рішення", "рішення", "рішень"},
		{r.Rows.Places, "місце в шортлісті", "місця в шортлістах", "місць у шортлістах"}, {r.Rows.Lists, "порожній шортліст", "порожні шортлісти", "порожніх шортлістів"},
		{r.Rows.Searches, "збережений пошук", "збережені пошуки", "збережених пошуків"}, {r.Rows.Queued, "перегляд у черзі", "перегляди в черзі", "переглядів у черзі"},
		{r.Rows.Entries, "рядок журналу дій", "рядки журналу дій", "рядків журналу дій"}, {r.Rows.Drafts, "чернетка", "чернетки", "чернеток"},
	} {
		if part.n > 0 {
			parts = append(parts, amount.InUkrainian(part.n, part.one, part.few, part.many))
		}
	}
	return strings.Join(parts, ", ")
}
func (*ukrainian) Includes(with string) string { return "Разом із ними: " + with + "." }
func (*ukrainian) Gone(with string) string     { return "Більше немає: " + with + "." }
func (*ukrainian) TypeNumber(n int) string {
	return fmt.Sprintf("Введіть %d, щоб назавжди стерти %s.", n, amount.InUkrainian(n, "відгук", "відгуки", "відгуків"))
}
func (*ukrainian) OtherNumber(n int) string {
	return fmt.Sprintf("Це не %d. Нічого не стерто.", n)
}

func (*ukrainian) SavedFiles(n int) string {
	return "shortlist зберіг файли з тим, що стирається (" + amount.Number(n) + "):"
}
func (*ukrainian) SavedFile(f account.SavedFile) string {
	out := text.Line(f.Path)
	switch f.State {
	case account.SavedUnchanged:
		if f.Others > 0 {
			out += " (там ще " + amount.InUkrainian(f.Others, "інший відгук", "інші відгуки", "інших відгуків") + ")"
		}
	case account.SavedChanged:
		out += " (відтоді змінено: лишається)"
	case account.SavedNotRegular:
		out += " (це вже не файл: лишається)"
	case account.SavedMissing:
		out += " (немає на місці: видалено, переміщено чи перейменовано)"
	case account.SavedUnread:
		out += " (не вдалося прочитати: лишається)"
	}
	return out
}
func (*ukrainian) MoreFiles(n int) string {
	return "· і ще " + amount.InUkrainian(n, "файл", "файли", "файлів")
}
func (*ukrainian) Files(n int, deleted bool) string {
	return checked(deleted) + fmt.Sprintf("Видалити й %s, що зберіг shortlist (%s).", amount.InUkrainian(n, "файл", "файли", "файлів"), action.SavedFiles)
}
func (*ukrainian) FilesDeleted(n int) string {
	return "Видалено: " + amount.InUkrainian(n, "файл", "файли", "файлів") + ", що зберіг shortlist."
}

func (*ukrainian) Receipt(r account.Receipt, kept int, rehearsed bool) []string {
	verb := "Стерто: "
	if rehearsed {
		verb = "Буде стерто: "
	}
	lines := []string{verb + amount.InUkrainian(r.Rows.Applications, "відгук", "відгуки", "відгуків") + "."}
	if with := new(ukrainian).With(r); with != "" && rehearsed {
		lines = append(lines, new(ukrainian).Includes(with))
	} else if with != "" {
		lines = append(lines, new(ukrainian).Gone(with))
	}
	if kept > 0 {
		lines = append(lines, "Залишено, бо вони в шортлісті: "+amount.InUkrainian(kept, "відгук", "відгуки", "відгуків")+". Додати їх: --shortlisted.")
	}
	if rehearsed {
		return lines
	}
	if r.Searched > 0 {
		searched := "Перевірено " + amount.InUkrainian(r.Searched, "файл", "файли", "файлів") + " на імена, адреси й номери"
		if foundNothing(r) {
			searched += ": нічого не лишилося"
		}
		lines = append(lines, searched+".")
	}
	if r.Masked > 0 {
		lines = append(lines, "Перезаписано в журналах: "+amount.InUkrainian(r.Masked, "місце", "місця", "місць")+".")
	}
	if r.Team > 0 {
		lines = append(lines, new(ukrainian).TeamLinesErased(r.Team))
	}
	others, own := mentioned(r)
	if others > 0 {
		lines = append(lines, "Лишається те, що належить іншим відгукам: "+amount.InUkrainian(others, "рядок", "рядки", "рядків")+".")
	}
	if own > 0 {
		lines = append(lines, "Лишаються ваші власні тексти з іменем, адресою чи номером: "+amount.InUkrainian(own, "рядок", "рядки", "рядків")+".")
	}
	return lines
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
		"копії збережених резюме й експортованих файлів", "пошта, роздруківки й буфер обміну", "резервні копії та знімки цього комп'ютера й не перезаписані блоки диска",
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

func (*ukrainian) Apart(s account.ApartStore, where string) string {
	switch {
	case s.Why != "":
		return "Тримається окремо, не переглянуто: " + where + " (" + text.Line(s.Why) + ")."
	case s.Rows > 0:
		return "Тримається окремо: " + where + ". Про них там є " + amount.InUkrainian(s.Rows, "запис", "записи", "записів") + "."
	}
	return "Тримається окремо: " + where + ". Про них там нічого не знайдено."
}
func (*ukrainian) ApartAdvice(account string) string {
	if account == "" {
		return "Жодна команда його не відкриває: видаліть теку, якщо вона не потрібна."
	}
	return "Команди held та erase досягають його з --account " + account + "."
}
func (*ukrainian) Stored(where string) string {
	return "Тримається окремо, жоден обліковий запис його не використовує: " + where + "."
}

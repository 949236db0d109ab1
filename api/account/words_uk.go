package account

import (
	"cmp"
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"strconv"
	"strings"
)

var inUkrainian = words{
	ReadOnly: "цей обліковий запис відкрито тут лише для читання",
	Busy:     "інше вікно shortlist саме читає кандидатів",
	Unkept:   "не все вдалося зберегти на цьому комп'ютері",

	NoCV:               "немає резюме",
	CVDamaged:          "його отримано, але сторінка з ним пошкоджена; прочитайте кандидатів ще раз",
	Blind:              "увімкнено анонімний режим, а файл розкриває особу кандидата; можна показати лише його текст",
	FileNeedsName:      "файлу потрібна назва",
	NoAttachmentFolder: "тут немає теки для вкладень",

	NotOpened:         "резюме не відкрито",
	NoFolderForCopies: "тут немає теки для копій",
	TooLargeForCV:     "файл завеликий для резюме",
	NotACV:            "резюме не бувають файлами такого типу",
	WebPage:           "це вебсторінка, яка може виконати код і повідомити, що ви її відкрили",
	IsProgram:         "це програма",

	Elsewhere:     "інше вікно саме надсилає зміни; ця зміна буде наступною",
	ResultUnknown: "цю зміну вже надіслало інше вікно; її результат тут невідомий",
	NoStatus:      "сервіс прийняв зміну, але не повідомив статус, і прочитати вакансію не вдалося",

	OutcomeUnknown: "її вже надіслано, і результат невідомий",

	StoreMissing:   "Сховище на цьому комп'ютері зникло: його файлу немає, тому створено новий. У ньому було те, що знав лише цей комп'ютер, як-от оцінки й чернетки: закрийте всі вікна й поверніть на його місце резервну копію.",
	NothingRead:    "З нього нічого не вдалося прочитати.",
	NothingOfYours: "Ваших власних даних у ньому не було.",
	ReadAgain:      "Вакансії буде прочитано із сервісу знову, а кандидатів — коли ви відкриєте їхню вакансію.",

	NothingToSearchFor: "немає ні імені, ні адреси, ні номера для пошуку",
	ErasingElsewhere:   "інше вікно саме стирає відгуки; повторіть, коли воно закінчить",
	ClockAhead:         "старі відгуки стираються, лише коли відомо, що годинник цього комп'ютера точний",
	NoServiceTime:      "сервіс не повідомляє свого часу, тож shortlist не може перевірити годинник цього комп'ютера. Щоб стерти їх: shortlist erase --older-than",

	NoTeam:        "командну теку не задано; див. shortlist guide team",
	TeamAway:      "командної теки немає на місці",
	TeamForbidden: "у вас немає доступу до командної теки або права писати в ній",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) ListMissing(known int) string {
	return "списку в ній немає, а раніше в ньому було " + amount.InUkrainian(known, "вакансія", "вакансії", "вакансій")
}
func (*ukrainian) ApplicantsMissing(counted int) string {
	return "кандидатів у ній немає, а за лічильником їх " + amount.Number(counted)
}
func (*ukrainian) CVsLost(n int) string { return "бракує резюме: " + amount.Number(n) }
func (*ukrainian) Unreadable(n int) string {
	return "не вдалося прочитати " + amount.InUkrainian(n, "відгук", "відгуки", "відгуків")
}

func (*ukrainian) CVNotAttached(applicant string) string {
	return "не додано до відгуку (" + applicant + ")"
}
func (*ukrainian) CVBroken(applicant, why string) string {
	return "файл резюме непридатний (" + applicant + "): " + why
}
func (*ukrainian) CVMissing(applicant string) string {
	return "файлу немає на цьому комп'ютері (" + applicant + "); оновіть список кандидатів"
}
func (*ukrainian) FileMissing(applicant string) string {
	return "файлу більше немає на цьому комп'ютері (" + applicant + ")"
}
func (*ukrainian) Application(id int64) string { return fmt.Sprintf("відгук %d", id) }
func (*ukrainian) TextNotSaved(applicant string) string {
	return "увімкнено анонімний режим, і резюме не вдалося зберегти як текст (" + applicant + ")"
}
func (*ukrainian) NotAFileName(name string) string {
	return strconv.Quote(name) + " не може бути назвою файлу"
}

func (*ukrainian) NotOpenedBut(why string) string {
	return why + "; його текст можна прочитати тут, а файл — зберегти"
}

func (*ukrainian) ChangedMeanwhile(change model.StatusChange, was, now model.JobStatus) string {
	return fmt.Sprintf("вакансію тим часом змінив хтось інший: її статус — %s; на час вашого запиту (%s) був інший — %s", now, change, was)
}
func (*ukrainian) Conflict(title string, fields []string) string {
	return "вакансія «" + title + "» тим часом змінилася: " + strings.Join(fields, ", ")
}

func (*ukrainian) NoAnswer(why string) string { return "відповіді немає (" + why + ")" }
func (*ukrainian) OpenAnswer(why string) string {
	return "з відповіді не видно, чи запит виконано (" + why + ")"
}
func (*ukrainian) Undone(why, title string) string {
	return lang.End(why) + " Зміни не дійшли, вакансія лишилася такою, як була: «" + title + "»"
}
func (*ukrainian) Unanswered(why, title string) string {
	return lang.End(lang.End(why)+" Невідомо, чи зміни опубліковано: «"+title+"»") + " Щоб мати певність, надішліть їх ще раз: це не зашкодить"
}

func (*ukrainian) StoreForeign(file string) string {
	return "На місці сховища була база даних іншої програми; її збережено як " + file + ". Створено нове сховище. Того, що знав лише цей комп'ютер, як-от оцінок і чернеток, у ньому немає: закрийте всі вікна й поверніть на його місце резервну копію."
}
func (*ukrainian) Damaged(file string) string {
	return "Дані на цьому комп'ютері були пошкоджені; пошкоджений файл збережено як " + file + "."
}
func (*ukrainian) Saved(rows []string) string {
	return "З нього врятовано: " + strings.Join(rows, ", ") + "."
}
func (*ukrainian) PartlyRead(tables []string) string {
	return "Лише частково вдалося прочитати: " + strings.Join(tables, ", ") + "."
}
func (*ukrainian) ReadInText(texts []string) string {
	return fmt.Sprintf("Введено у вікні, яке не могло зберігати, і тепер перенесено: %s", lang.End(strings.Join(texts, ", ")))
}
func (*ukrainian) ReadInBoth(texts []string) string {
	return fmt.Sprintf("Змінено у двох вікнах; збережено обидві версії: %s", lang.End(strings.Join(texts, ", ")))
}
func (*ukrainian) NotReadIn(why string) string {
	return fmt.Sprintf("Цей файл не вдалося прочитати, він лишається на місці: %s", lang.End(why))
}
func (*ukrainian) DraftOf(title string) string {
	if title == "" {
		return "чернетка без назви"
	}
	return fmt.Sprintf("«%s»", title)
}
func (*ukrainian) UnfinishedNotes(n int) string {
	return fmt.Sprintf("незавершені нотатки (%d)", n)
}
func (*ukrainian) Rows(n int, table string) string {
	return new(ukrainian).Table(table) + " (" + strconv.Itoa(n) + ")"
}
func (*ukrainian) Table(name string) string {
	return cmp.Or(map[string]string{
		"currencies": "надіслані вами валюти", "drafts": "ваші чернетки",
		"activity": "журнал дій", "intents": "нові вакансії без відповіді", "outbox": "ваші ще не надіслані зміни",
		"reviews": "ваші рішення й нотатки про кандидатів", "shortlists": "ваші шортлісти", "shortlisted": "кандидати в шортлістах", "settings": "налаштування", "searches": "ваші збережені пошуки",
		"arrivals": "щойно отримані відгуки", "new_applications": "позначки нових відгуків",
		"saved_files": "які файли з кандидатами ви зберегли",
		"erasures":    "незавершені стирання", "erased": "позначки стертих відгуків",
		"job_views":    "перегляди вакансій за днями",
		"team_pending": "ваші зміни, яких ще немає в командній теці",
	}[name], name)
}

func (*ukrainian) SeveralPeople(n int) string {
	return fmt.Sprintf("за цими даними знайдено людей: %d; укажіть номер відгуку однієї з них", n)
}
func (*ukrainian) ErasedApplications(n int) string {
	return amount.InUkrainian(n, "відгук", "відгуки", "відгуків")
}
func (*ukrainian) SweptNote(days, kept int) string {
	note := ", вік понад " + amount.InUkrainian(days, "день", "дні", "днів")
	if kept > 0 {
		note += fmt.Sprintf("; залишено в шортлістах: %d", kept)
	}
	return note
}
func (*ukrainian) DaysAhead(days int) string {
	return "годинник цього комп'ютера випереджає сервіс на " + amount.InUkrainian(days, "день", "дні", "днів")
}
func (*ukrainian) Unswept(days int) string {
	return "відгуки, старші за " + amount.InUkrainian(days, "день", "дні", "днів")
}

func (*ukrainian) TeamNotRead(why string) string {
	return "не прочитано: " + why
}
func (*ukrainian) TeamFails(why string) string {
	return "Командна тека: " + lang.End(why) + " Ваші зміни чекають на цьому комп'ютері; докладніше: shortlist doctor."
}
func (*ukrainian) TeamUnsigned(why string) string {
	return "Командна тека: " + lang.End(why) + " Колеги, які перевіряють підписи, їх не бачать; докладніше: shortlist doctor."
}
func (*ukrainian) TeamProblem(first string, more int) string {
	if more == 0 {
		return "Командна тека: " + lang.End(first)
	}
	return "Командна тека: " + first + "; і ще " + amount.InUkrainian(more, "проблема", "проблеми", "проблем") + " в її файлах."
}
func (*ukrainian) TeamLater(why string) string {
	return "ваші рядки буде вилучено з командної теки, щойно в неї знову можна буде писати: " + why
}

func (*ukrainian) DeletedCopies(n int) string {
	if n == 0 {
		return "копій видалених вакансій на цьому комп'ютері немає"
	}
	return "видалені вакансії показано з копій на цьому комп'ютері"
}

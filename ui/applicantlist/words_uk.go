package applicantlist

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	NameFilter:   action.Label{Name: "назвати", Title: "Назвати цей фільтр", Synonyms: "зберегти пошук, name it, name this filter, save search", Help: "зберегти цей фільтр під назвою"},
	NamedFilters: action.Label{Name: "фільтри", Title: "Збережені фільтри", Synonyms: "збережений пошук, saved filters, named searches", Help: "вибрати збережений фільтр"},
	Open:         action.Label{Name: "відкрити", Title: "Відкрити відгук", Synonyms: "переглянути, читати, open the application, view, read, open", Help: "відкрити відгук; він стане переглянутим"},
	Preview:      action.Label{Name: "огляд", Title: "Оглянути відгук, не відкриваючи", Synonyms: "глянути, попередній перегляд, preview the application, look, peek, preview", Help: "оглянути відгук; він лишиться непереглянутим"},
	ReadCV:       action.Label{Name: "читати CV", Title: "Читати резюме", Synonyms: "резюме, перегляд, черга, read CV, read the CV, resume, review, queue", Help: "читати профілі та резюме підряд; вони стануть переглянутими"},
	SaveCV:       action.Label{Name: "зберегти CV", Title: "Зберегти резюме", Synonyms: "завантажити, save CVs, download, resume, pdf, save CV", Help: "зберегти резюме, одне або всіх позначених кандидатів"},
	SendCV:       action.Label{Name: "надіслати CV", Title: "Надіслати резюме на ваш комп'ютер", Synonyms: "завантажити, передати, ноутбук, send the CV to your own computer, download, scp, transfer, laptop, send CV", Help: "зберегти резюме й передати на ваш комп'ютер або показати команду"},
	OpenCV:       action.Label{Name: "відкрити CV", Title: "Відкрити резюме в програмі", Synonyms: "програма, зовнішня, open the CV in a viewer, resume, pdf, word, desktop, external, open CV", Help: "відкрити копію резюме в програмі вашої системи"},
	Mark:         action.Label{Name: "позначити", Title: "Позначити кандидата", Synonyms: "вибрати, виділити, mark the applicant, select, check, mark", Help: "позначити чи зняти; рішення, нотатка, мітки — для всіх позначених"},
	Reverse:      action.Label{Name: "навпаки", Title: "Обернути порядок кандидатів", Synonyms: "сортування, за спаданням, за зростанням, reverse the order of applicants, order, sort, descending, ascending, reverse", Help: "обернути порядок"},
	Refetch:      action.Label{Name: "оновити", Title: "Оновити кандидатів", Synonyms: "перезавантажити, синхронізувати, refresh the applicants, reload, fetch, update, sync, refresh", Help: "завантажити кандидатів ще раз"},
	StopSaving:   action.Label{Name: "зупинити", Synonyms: "скасувати, stop saving, cancel", Help: "зупинити збереження резюме; збережені лишаться"},
	StopFetching: action.Label{Name: "зупинити", Synonyms: "скасувати, stop loading, cancel, stop reading", Help: "зупинити завантаження; отримані кандидати лишаться"},
	ClearFilter:  action.Label{Name: "очистити", Title: "Очистити фільтр", Synonyms: "показати всіх, clear the filter, show all, clear", Help: "прибрати фільтр"},
	Unmark:       action.Label{Name: "без позначок", Title: "Зняти позначки з усіх кандидатів", Synonyms: "зняти виділення, unmark all applicants, deselect, select none, unmark", Help: "зняти всі позначки"},
	Back:         action.Label{Name: "вакансії", Title: "Назад до вакансій", Synonyms: "назад, back to the jobs, back", Help: "назад до вакансій"},
	Applicants:   "кандидати",

	NoApplicant:  "кандидата не вибрано",
	NoJob:        "вакансію не відкрито",
	NothingTyped: "нічого не введено",

	Title:      "Кандидати",
	Loading:    "завантаження…",
	NotLoaded:  "ще не завантажено",
	Incomplete: "не всі",

	Name:       "Ім'я",
	Position:   "Посада",
	Region:     "Регіон",
	Experience: "Досв",
	Wants:      "Бажає",
	Review:     "Рішення, статус",
	// Signs keeps the cells of the English columns: the age ends where its heading ends.
	Signs: "  CV  Тому ",

	ChooseJob:         "Виберіть вакансію.",
	LoadingApplicants: "Завантаження кандидатів…",
	NoApplicants:      "Кандидатів ще немає.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Filter() action.Label {
	return action.Label{Name: "фільтр", Title: "Фільтрувати кандидатів", Synonyms: "пошук, шукати, знайти, filter the applicants, search, find, narrow, filter", Help: "лише кандидати, що збігаються, як у " + action.Search.String() + "; також is:marked"}
}
func (*ukrainian) Sort() action.Label {
	return action.Label{Name: "порядок", Title: "Сортувати кандидатів", Synonyms: "сортування, sort the applicants, order, sort", Help: "наступний порядок; " + action.Reverse.String() + " обертає його"}
}
func (*ukrainian) Copy(marked int) action.Label {
	l := action.Label{Name: "контакти", Title: "Копіювати контакти", Synonyms: "копіювати, буфер обміну, пошта, телефон, copy contact, Copy the contact, clipboard, e-mail, email, phone", Help: "копіювати e-mail і телефон у буфер обміну термінала; у позначених — адреси e-mail"}
	if marked > 0 {
		l.Name = "копіювати e-mail (" + amount.Number(marked) + ")"
	}
	return l
}
func (*ukrainian) SaveMarked(marked int) action.Label {
	l := inUkrainian.SaveCV
	l.Name = "зберегти CV (" + amount.Number(marked) + ")"
	return l
}
func (*ukrainian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Кандидати: " + name, Synonyms: "вкладка, applicants, tab", Help: action.Tab + name}
}

func (*ukrainian) FilterHides(marked int) string {
	return "фільтр приховує " + markedInUkrainian(marked) + "; " + action.Back.String() + " очищає його"
}
func (*ukrainian) TabHides(marked int) string {
	return "вкладка приховує " + markedInUkrainian(marked) + "; " + action.Back.String() + " знімає позначки"
}

func (*ukrainian) Sorted(order string) string { return "Порядок: " + order + "." }
func (*ukrainian) SortedBySalary(order string) string {
	return "Порядок: " + order + ", окремо для кожної валюти."
}
func (*ukrainian) Stopped(applicants int) string {
	return "Зупинено. Отримано: " + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + "."
}

func (*ukrainian) AsOf(clock string) string { return "станом на " + clock }
func (*ukrainian) TabNames() [tabCount]string {
	return [tabCount]string{"Усі", "Непереглянуті", "Так", "Можливо", "Ні", "Без рішення", "Запропоновані", "Видалені"}
}
func (*ukrainian) ShortTabNames() [tabCount]string {
	return [tabCount]string{"Усі", "Непер.", "Так", "Можл.", "Ні", "Без р.", "Запр.", "Вид."}
}
func (*ukrainian) Progress(arrived, of int, size string) string {
	if of < arrived || of == 0 {
		return fmt.Sprintf("%d · %s", arrived, size)
	}
	return fmt.Sprintf("%d / %d · %s", arrived, of, size)
}

func (*ukrainian) Unreadable(applications int) string {
	return "Не вдалося прочитати " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + "."
}
func (*ukrainian) NotStored(why string) string {
	return "Не все вдалося зберегти на цьому комп'ютері: " + why
}
func (*ukrainian) Arrived(n, of int) string {
	return fmt.Sprintf("Отримано і збережено: %d з приблизно %d.", n, of)
}
func (*ukrainian) ListFrom(clock string) string {
	return "Список станом на " + clock + "."
}
func (*ukrainian) NoMatches() string {
	return "Нічого не знайдено. " + action.Back.String() + " очищає фільтр."
}
func (*ukrainian) PressToLoad(applicants int) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + ". Щоб завантажити список, натисніть " + action.Open.String() + " на вакансії."
}
func (*ukrainian) AllViewed() string {
	return "Ви переглянули всіх. " + action.ShowTab(1).String() + " показує всіх кандидатів."
}
func (*ukrainian) AllDecided() string {
	return "Рішення є щодо всіх. " + action.ShowTab(1).String() + " показує всіх кандидатів."
}
func (*ukrainian) EmptyTab() string {
	return "Тут кандидатів немає. " + action.ShowTab(1).String() + " показує всіх кандидатів."
}

func markedInUkrainian(n int) string {
	return amount.InUkrainian(n, "позначеного кандидата", "позначених кандидатів", "позначених кандидатів")
}

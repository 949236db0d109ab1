package applicantlist

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) NameFilter() action.Label {
	return action.Label{Name: "назвати", Title: "Назвати цей фільтр", Synonyms: "зберегти пошук, name it, name this filter, save search", Help: "зберегти цей фільтр під назвою"}
}
func (*ukrainian) NamedFilters() action.Label {
	return action.Label{Name: "фільтри", Title: "Збережені фільтри", Synonyms: "збережений пошук, saved filters, named searches", Help: "вибрати збережений фільтр"}
}
func (*ukrainian) Open() action.Label {
	return action.Label{Name: "відкрити", Title: "Відкрити відгук", Synonyms: "переглянути, читати, open the application, view, read, open", Help: "відкрити відгук; він стане переглянутим"}
}
func (*ukrainian) Preview() action.Label {
	return action.Label{Name: "огляд", Title: "Оглянути відгук, не відкриваючи", Synonyms: "глянути, попередній перегляд, preview the application, look, peek, preview", Help: "оглянути відгук; він лишиться непереглянутим"}
}
func (*ukrainian) ReadCV() action.Label {
	return action.Label{Name: "читати CV", Title: "Читати резюме", Synonyms: "резюме, перегляд, черга, read CV, read the CV, resume, review, queue", Help: "читати профілі та резюме підряд; вони стануть переглянутими"}
}
func (*ukrainian) SaveCV() action.Label {
	return action.Label{Name: "зберегти CV", Title: "Зберегти резюме", Synonyms: "завантажити, save CVs, download, resume, pdf, save CV", Help: "зберегти резюме, одне або всіх позначених кандидатів"}
}
func (*ukrainian) SendCV() action.Label {
	return action.Label{Name: "надіслати CV", Title: "Надіслати резюме на ваш комп'ютер", Synonyms: "завантажити, передати, ноутбук, send the CV to your own computer, download, scp, transfer, laptop, send CV", Help: "зберегти резюме й передати на ваш комп'ютер або показати команду"}
}
func (*ukrainian) OpenCV() action.Label {
	return action.Label{Name: "відкрити CV", Title: "Відкрити резюме в програмі", Synonyms: "програма, зовнішня, open the CV in a viewer, resume, pdf, word, desktop, external, open CV", Help: "відкрити копію резюме в програмі вашої системи"}
}
func (*ukrainian) Mark() action.Label {
	return action.Label{Name: "позначити", Title: "Позначити кандидата", Synonyms: "вибрати, виділити, mark the applicant, select, check, mark", Help: "позначити чи зняти; рішення, нотатка, мітки — для всіх позначених"}
}
func (*ukrainian) Filter() action.Label {
	return action.Label{Name: "фільтр", Title: "Фільтрувати кандидатів", Synonyms: "пошук, шукати, знайти, filter the applicants, search, find, narrow, filter", Help: "лише кандидати, що збігаються, як у " + action.Search.String() + "; також is:marked"}
}
func (*ukrainian) Sort() action.Label {
	return action.Label{Name: "порядок", Title: "Сортувати кандидатів", Synonyms: "сортування, sort the applicants, order, sort", Help: "наступний порядок; " + action.Reverse.String() + " обертає його"}
}
func (*ukrainian) Reverse() action.Label {
	return action.Label{Name: "навпаки", Title: "Обернути порядок кандидатів", Synonyms: "сортування, за спаданням, за зростанням, reverse the order of applicants, order, sort, descending, ascending, reverse", Help: "обернути порядок"}
}
func (*ukrainian) Refetch() action.Label {
	return action.Label{Name: "оновити", Title: "Оновити кандидатів", Synonyms: "перезавантажити, синхронізувати, refresh the applicants, reload, fetch, update, sync, refresh", Help: "завантажити кандидатів ще раз"}
}
func (*ukrainian) StopSaving() action.Label {
	return action.Label{Name: "зупинити", Synonyms: "скасувати, stop saving, cancel", Help: "зупинити збереження резюме; збережені лишаться"}
}
func (*ukrainian) StopFetching() action.Label {
	return action.Label{Name: "зупинити", Synonyms: "скасувати, stop loading, cancel, stop reading", Help: "зупинити завантаження; отримані кандидати лишаться"}
}
func (*ukrainian) ClearFilter() action.Label {
	return action.Label{Name: "очистити", Title: "Очистити фільтр", Synonyms: "показати всіх, clear the filter, show all, clear", Help: "прибрати фільтр"}
}
func (*ukrainian) Unmark() action.Label {
	return action.Label{Name: "без позначок", Title: "Зняти позначки з усіх кандидатів", Synonyms: "зняти виділення, unmark all applicants, deselect, select none, unmark", Help: "зняти всі позначки"}
}
func (*ukrainian) Back() action.Label {
	return action.Label{Name: "вакансії", Title: "Назад до вакансій", Synonyms: "назад, back to the jobs, back", Help: "назад до вакансій"}
}
func (*ukrainian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Кандидати: " + name, Synonyms: "вкладка, applicants, tab", Help: action.Tab + name}
}
func (*ukrainian) Applicants() string { return "кандидати" }

func (*ukrainian) NoApplicant() string { return "кандидата не вибрано" }
func (*ukrainian) NoJob() string       { return "вакансію не відкрито" }
func (*ukrainian) FilterHides(marked int) string {
	return "фільтр приховує " + markedInUkrainian(marked) + "; " + action.Back.String() + " очищає його"
}
func (*ukrainian) TabHides(marked int) string {
	return "вкладка приховує " + markedInUkrainian(marked) + "; " + action.Back.String() + " знімає позначки"
}
func (*ukrainian) NothingTyped() string { return "нічого не введено" }

func (*ukrainian) Sorted(order string) string { return "Порядок: " + order + "." }
func (*ukrainian) SortedBySalary(order string) string {
	return "Порядок: " + order + ", окремо для кожної валюти."
}
func (*ukrainian) Stopped(applicants int) string {
	return "Зупинено. Отримано: " + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + "."
}

func (*ukrainian) Title() string            { return "Кандидати" }
func (*ukrainian) Loading() string          { return "завантаження…" }
func (*ukrainian) NotLoaded() string        { return "ще не завантажено" }
func (*ukrainian) Incomplete() string       { return "не всі" }
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

func (*ukrainian) Name() string       { return "Ім'я" }
func (*ukrainian) Position() string   { return "Посада" }
func (*ukrainian) Region() string     { return "Регіон" }
func (*ukrainian) Experience() string { return "Досв" }
func (*ukrainian) Wants() string      { return "Бажає" }
func (*ukrainian) Review() string     { return "Рішення, статус" }

// Signs keeps the cells of the English columns: the age ends where its heading ends.
func (*ukrainian) Signs() string { return "  CV  Тому " }

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
func (*ukrainian) ChooseJob() string { return "Виберіть вакансію." }
func (*ukrainian) NoMatches() string {
	return "Нічого не знайдено. " + action.Back.String() + " очищає фільтр."
}
func (*ukrainian) LoadingApplicants() string {
	return "Завантаження кандидатів…"
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
func (*ukrainian) NoApplicants() string { return "Кандидатів ще немає." }

func markedInUkrainian(n int) string {
	return amount.InUkrainian(n, "позначеного кандидата", "позначених кандидатів", "позначених кандидатів")
}

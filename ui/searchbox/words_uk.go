package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Search() action.Label {
	return action.Label{Name: "пошук", Title: "Шукати серед усіх кандидатів", Synonyms: "знайти, шукати, усюди, база, search, Search all applicants, find, look for, talent, pool, everywhere", Help: "пошук серед кандидатів усіх вакансій: профілі, нотатки, резюме"}
}
func (*ukrainian) Read() action.Label {
	return action.Label{Name: "читати", Synonyms: "read", Help: "читати відгук; він стає переглянутим"}
}
func (*ukrainian) Up() action.Label {
	return action.Label{Name: "вгору", Synonyms: "up", Help: "вгору"}
}
func (*ukrainian) Down() action.Label {
	return action.Label{Name: "вниз", Synonyms: "down", Help: "вниз"}
}
func (*ukrainian) PageUp() action.Label {
	return action.Label{Name: "стор. вгору", Synonyms: "page up", Help: "на пів сторінки вгору"}
}
func (*ukrainian) PageDown() action.Label {
	return action.Label{Name: "стор. вниз", Synonyms: "page down", Help: "на пів сторінки вниз"}
}
func (*ukrainian) ClearLine() action.Label {
	return action.Label{Name: "очистити", Synonyms: "clear", Help: "очистити пошук"}
}
func (*ukrainian) LoadOthers() action.Label {
	return action.Label{Name: "інші вакансії", Title: "Завантажити кандидатів інших вакансій", Synonyms: "завантажити решту, load others, Load the applicants of the other jobs", Help: "завантажити кандидатів усіх вакансій для пошуку; переглянутими вони не стають"}
}
func (*ukrainian) NameSearch() action.Label {
	return action.Label{Name: "назвати", Synonyms: "name it", Help: "зберегти цей пошук під назвою"}
}
func (*ukrainian) NamedSearches() action.Label {
	return action.Label{Name: "збережені", Synonyms: "saved searches", Help: "вибрати збережений пошук"}
}
func (*ukrainian) CloseSearch() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close", Help: "зупинити завантаження інших вакансій; інакше закрити пошук, слова лишаються"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) Save() action.Label {
	return action.Label{Name: "зберегти", Synonyms: "save"}
}
func (*ukrainian) Use() action.Label { return action.Label{Name: "шукати", Synonyms: "search"} }
func (*ukrainian) Forget() action.Label {
	return action.Label{Name: "видалити", Synonyms: "delete"}
}

func (*ukrainian) NoneFound() string    { return "кандидатів не знайдено" }
func (*ukrainian) NothingTyped() string { return "нічого не введено" }
func (*ukrainian) BeingLoaded() string  { return "вони завантажуються" }
func (*ukrainian) AllSearched() string {
	return "пошук уже охоплює кандидатів усіх вакансій"
}
func (*ukrainian) NoSuchSearch() string {
	return "немає такого збереженого пошуку"
}
func (*ukrainian) NoName() string { return "назви ще немає" }
func (*ukrainian) NameTaken(query string) string {
	return "цю назву має інший пошук: " + query + "; спершу видаліть його або виберіть іншу назву"
}

func (*ukrainian) Hint() string {
	return "слова, \"фрази\", -без, name: cv: job: tag: has: is: rating:"
}
func (*ukrainian) Title() string { return "Пошук серед усіх кандидатів" }
func (*ukrainian) Explained() string {
	return "Збігатися має все. Найновіші — перші. Від пошуку відгуки не стають переглянутими."
}
func (*ukrainian) Result(r result) string {
	var out string
	switch {
	case r.listed == 0:
		out = "Кандидатів не знайдено"
	case r.many:
		out = fmt.Sprintf("Найновіші %d; усього кандидатів понад %d", r.listed, r.listed+r.more)
	case r.more > 0:
		out = fmt.Sprintf("Найновіші %d; усього кандидатів %d", r.listed, r.listed+r.more)
	default:
		out = amount.InUkrainian(r.listed, "кандидат", "кандидати", "кандидатів")
	}
	if r.searched < r.jobs {
		out += fmt.Sprintf(" (вакансії: %d з %d)", r.searched, r.jobs)
		if !r.loading {
			out += "; " + action.ReadOthers.String() + " — завантажити інші"
		}
	}
	return out + "."
}
func (*ukrainian) BlindHides() string {
	return "В анонімному режимі пошук не охоплює імена, контакти й вік."
}
func (*ukrainian) NotSearched(applications int) string {
	return "Пошук ще не охоплює " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + "."
}
func (*ukrainian) NotRead(cvs int) string {
	return "Ще не прочитано: " + amount.InUkrainian(cvs, "резюме", "резюме", "резюме") + "."
}
func (*ukrainian) JustIn() string         { return "щойно" }
func (*ukrainian) In(field string) string { return field + ": " }

func (*ukrainian) OtherWindowLoads() string {
	return "Кандидатів завантажує інше вікно. Спробуйте пізніше."
}
func (*ukrainian) JobFailed(title, why string) string {
	return "Не вдалося завантажити «" + title + "»: " + why
}
func (*ukrainian) LoadingOthers() string {
	return "Завантаження інших вакансій… " + action.Back.String() + " — зупинити."
}
func (*ukrainian) LoadingJob(n, of int, title string, applicants int) string {
	return fmt.Sprintf("Завантаження: вакансія %d з %d, «%s»: %s. %s — зупинити.", n, of, title, amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів"), action.Back)
}

func (*ukrainian) PartOfName() string    { return "частина назви" }
func (*ukrainian) AName() string         { return "назва" }
func (*ukrainian) NameThis() string      { return "Назва цього пошуку" }
func (*ukrainian) SavedSearches() string { return "Збережені пошуки" }
func (*ukrainian) Saved(name string) string {
	return "Збережено як «" + name + "». Збережені пошуки показує " + action.NamedOnes.String() + "."
}
func (*ukrainian) Forgotten(name, query string) string {
	return "Видалено: «" + name + "», запит: " + query
}
func (*ukrainian) Searches(query string) string { return "Шукає: " + query }
func (*ukrainian) NoneSaved() string {
	return "Немає такого збереженого пошуку. Зберегти поточний: " + action.NameSearch.String() + " у пошуку."
}

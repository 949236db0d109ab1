package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Search:        action.Label{Name: "пошук", Title: "Шукати серед усіх кандидатів", Synonyms: "знайти, шукати, усюди, база, search, Search all applicants, find, look for, talent, pool, everywhere", Help: "пошук серед кандидатів усіх вакансій: профілі, нотатки, резюме"},
	Read:          action.Label{Name: "читати", Synonyms: "read", Help: "читати відгук; він стає переглянутим"},
	Earlier:       action.Label{Name: "попередній пошук", Synonyms: "earlier search", Help: "пошук перед цим"},
	Up:            action.Label{Name: "вгору", Synonyms: "up", Help: "вгору"},
	Down:          action.Label{Name: "вниз", Synonyms: "down", Help: "вниз"},
	PageUp:        action.Label{Name: "стор. вгору", Synonyms: "page up", Help: "на пів сторінки вгору"},
	PageDown:      action.Label{Name: "стор. вниз", Synonyms: "page down", Help: "на пів сторінки вниз"},
	ClearLine:     action.Label{Name: "очистити", Synonyms: "clear", Help: "очистити пошук"},
	LoadOthers:    action.Label{Name: "інші вакансії", Title: "Завантажити кандидатів інших вакансій", Synonyms: "завантажити решту, load others, Load the applicants of the other jobs", Help: "завантажити кандидатів усіх вакансій для пошуку; переглянутими вони не стають"},
	NameSearch:    action.Label{Name: "назвати", Synonyms: "name it", Help: "зберегти цей пошук під назвою"},
	NamedSearches: action.Label{Name: "збережені", Synonyms: "saved searches", Help: "вибрати збережений пошук"},
	CloseSearch:   action.Label{Name: "закрити", Synonyms: "close", Help: "зупинити завантаження інших вакансій; інакше закрити пошук, слова лишаються"},
	Close:         action.Label{Name: "закрити", Synonyms: "close"},
	Save:          action.Label{Name: "зберегти", Synonyms: "save"},
	Use:           action.Label{Name: "шукати", Synonyms: "search"},
	Forget:        action.Label{Name: "видалити", Synonyms: "delete"},

	NoneFound:    "кандидатів не знайдено",
	NothingTyped: "нічого не введено",
	BeingLoaded:  "вони завантажуються",
	AllSearched:  "пошук уже охоплює кандидатів усіх вакансій",
	NoSuchSearch: "немає такого збереженого пошуку",
	NoName:       "назви ще немає",

	Hint:       "слова, \"фрази\", -без, name: cv: job: tag: has: is: rating:",
	Title:      "Пошук серед усіх кандидатів",
	Explained:  "Збігатися має все. Найновіші — перші. Від пошуку відгуки не стають переглянутими.",
	BlindHides: "В анонімному режимі пошук не охоплює імена, контакти й вік.",
	JustIn:     "щойно",

	OtherWindowLoads: "Кандидатів завантажує інше вікно. Спробуйте пізніше.",

	PartOfName:    "частина назви",
	AName:         "назва",
	NameThis:      "Назва цього пошуку",
	SavedSearches: "Збережені пошуки",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NameTaken(query string) string {
	return "цю назву має інший пошук: " + query + "; спершу видаліть його або виберіть іншу назву"
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
func (*ukrainian) NotSearched(applications int) string {
	return "Пошук ще не охоплює " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + "."
}
func (*ukrainian) NotRead(cvs int) string {
	return "Ще не прочитано: " + amount.InUkrainian(cvs, "резюме", "резюме", "резюме") + "."
}
func (*ukrainian) BeingRead(cvs int) string {
	return "Зараз читається: " + amount.InUkrainian(cvs, "резюме", "резюме", "резюме") + "."
}
func (*ukrainian) In(f query.Field) string {
	return [query.Marks]string{"посада", "роботодавець", "ваша нотатка", "ваша мітка", "обов'язки", "у резюме", "освіта", "регіон", "контакт", "ім'я"}[f] + ": "
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

func (*ukrainian) Saved(name string) string {
	return lang.End("Збережено як «"+name+"»") + " Збережені пошуки показує " + action.NamedOnes.String() + "."
}
func (*ukrainian) Forgotten(name, query string) string {
	return "Видалено: «" + name + "», запит: " + query
}
func (*ukrainian) Searches(query string) string { return "Шукає: " + query }
func (*ukrainian) NoneSaved() string {
	return "Немає такого збереженого пошуку. Зберегти поточний: " + action.NameSearch.String() + " у пошуку."
}

package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/action"
)

var inRomanian = words{
	Search:        action.Label{Name: "căutare", Title: "Caută în toți candidații", Synonyms: "găsește, talent, peste tot, search, Search all applicants, find, look for, talent, pool, everywhere", Help: "caută în candidații tuturor joburilor: profiluri, note și CV-uri"},
	Read:          action.Label{Name: "citește", Synonyms: "read", Help: "citește candidatura; o marchează văzută"},
	Earlier:       action.Label{Name: "căutarea anterioară", Synonyms: "earlier search", Help: "căutarea dinaintea acesteia"},
	Up:            action.Label{Name: "sus", Synonyms: "up", Help: "sus"},
	Down:          action.Label{Name: "jos", Synonyms: "down", Help: "jos"},
	PageUp:        action.Label{Name: "pagină sus", Synonyms: "page up", Help: "o jumătate de pagină în sus"},
	PageDown:      action.Label{Name: "pagină jos", Synonyms: "page down", Help: "o jumătate de pagină în jos"},
	ClearLine:     action.Label{Name: "golește", Synonyms: "clear", Help: "golește căutarea"},
	LoadOthers:    action.Label{Name: "încarcă restul", Title: "Încarcă și candidații celorlalte joburi", Synonyms: "load others, Load the applicants of the other jobs", Help: "încarcă toți candidații, pentru căutare; nu marchează nimic văzut"},
	NameSearch:    action.Label{Name: "numește", Synonyms: "name it", Help: "salvează această căutare sub un nume"},
	NamedSearches: action.Label{Name: "căutări salvate", Synonyms: "saved searches", Help: "alege o căutare salvată"},
	CloseSearch:   action.Label{Name: "închide", Synonyms: "close", Help: "oprește încărcarea, altfel închide căutarea, care își păstrează cuvintele"},
	Close:         action.Label{Name: "închide", Synonyms: "close"},
	Save:          action.Label{Name: "salvează", Synonyms: "save"},
	Use:           action.Label{Name: "caută", Synonyms: "search"},
	Forget:        action.Label{Name: "șterge", Synonyms: "delete"},

	NoneFound:    "nu s-a găsit niciun candidat",
	NothingTyped: "nu s-a scris nimic",
	BeingLoaded:  "se încarcă acum",
	AllSearched:  "se caută deja în toate joburile",
	NoSuchSearch: "nicio căutare salvată nu se potrivește",
	NoName:       "nu are încă un nume",

	Hint:       "cuvinte, \"fraze\", -fără, name: cv: job: tag: has: is: rating:",
	Title:      "Caută în toți candidații",
	Explained:  "Trebuie să se potrivească totul. Întâi cei mai noi. Căutarea nu marchează nimic văzut.",
	BlindHides: "În modul anonim nu se caută în nume, contacte și vârste.",
	JustIn:     "tocmai sosită",

	OtherWindowLoads: "Altă fereastră încarcă acum candidații. Încercați mai târziu.",

	PartOfName:    "o parte din nume",
	AName:         "un nume",
	NameThis:      "Numele căutării",
	SavedSearches: "Căutări salvate",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NameTaken(query string) string {
	return "altă căutare are acest nume: " + query + "; ștergeți-o mai întâi sau alegeți alt nume"
}

func (*romanian) Result(r result) string {
	var out string
	switch {
	case r.listed == 0:
		out = "Nu s-a găsit niciun candidat"
	case r.many:
		out = fmt.Sprintf("Cei mai noi %d; în total peste ", r.listed) + amount.InRomanian(r.listed+r.more, "candidat", "candidați")
	case r.more > 0:
		out = fmt.Sprintf("Cei mai noi %d din ", r.listed) + amount.InRomanian(r.listed+r.more, "candidat", "candidați")
	default:
		out = amount.InRomanian(r.listed, "candidat", "candidați")
	}
	if r.searched < r.jobs {
		out += fmt.Sprintf(" în %d din ", r.searched) + amount.InRomanian(r.jobs, "job", "joburi")
		if !r.loading {
			out += "; " + action.ReadOthers.String() + " încarcă restul"
		}
	}
	return out + "."
}
func (*romanian) NotSearched(applications int) string {
	return "Încă necăutate: " + amount.InRomanian(applications, "candidatură", "candidaturi") + "."
}
func (*romanian) NotRead(cvs int) string {
	return "Încă necitite: " + amount.InRomanian(cvs, "CV", "CV-uri") + "."
}
func (*romanian) BeingRead(cvs int) string {
	return "Se citesc încă " + amount.InRomanian(cvs, "CV", "CV-uri") + "."
}
func (*romanian) In(f query.Field) string {
	return [query.Marks]string{"post", "angajator", "nota dumneavoastră", "eticheta dumneavoastră", "atribuții", "în CV", "studii", "regiune", "contact", "nume"}[f] + ": "
}

func (*romanian) JobFailed(title, why string) string {
	return "„" + title + "” nu s-a putut încărca: " + why
}
func (*romanian) LoadingOthers() string {
	return "Se încarcă celelalte joburi… " + action.Back.String() + " oprește."
}
func (*romanian) LoadingJob(n, of int, title string, applicants int) string {
	return fmt.Sprintf("Se încarcă jobul %d din %d, „%s”: %s. %s oprește.", n, of, title, amount.InRomanian(applicants, "candidat", "candidați"), action.Back)
}

func (*romanian) Saved(name string) string {
	return lang.End("Salvată ca „"+name+"”") + " " + action.NamedOnes.String() + " arată căutările salvate."
}
func (*romanian) Forgotten(name, query string) string {
	return "Ștearsă: „" + name + "”, adică " + query
}
func (*romanian) Searches(query string) string { return "Caută: " + query }
func (*romanian) NoneSaved() string {
	return "Nicio căutare salvată nu se potrivește. În căutare, " + action.NameSearch.String() + " salvează una."
}

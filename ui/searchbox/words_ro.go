package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Search() action.Label {
	return action.Label{Name: "căutare", Title: "Caută în toți candidații", Synonyms: "găsește, talent, peste tot, search, Search all applicants, find, look for, talent, pool, everywhere", Help: "caută în candidații tuturor joburilor: profiluri, note și CV-uri"}
}
func (*romanian) Read() action.Label {
	return action.Label{Name: "citește", Synonyms: "read", Help: "citește candidatura; o marchează văzută"}
}
func (*romanian) Up() action.Label   { return action.Label{Name: "sus", Synonyms: "up", Help: "sus"} }
func (*romanian) Down() action.Label { return action.Label{Name: "jos", Synonyms: "down", Help: "jos"} }
func (*romanian) PageUp() action.Label {
	return action.Label{Name: "pagină sus", Synonyms: "page up", Help: "o jumătate de pagină în sus"}
}
func (*romanian) PageDown() action.Label {
	return action.Label{Name: "pagină jos", Synonyms: "page down", Help: "o jumătate de pagină în jos"}
}
func (*romanian) ClearLine() action.Label {
	return action.Label{Name: "golește", Synonyms: "clear", Help: "golește căutarea"}
}
func (*romanian) LoadOthers() action.Label {
	return action.Label{Name: "încarcă restul", Title: "Încarcă și candidații celorlalte joburi", Synonyms: "load others, Load the applicants of the other jobs", Help: "încarcă toți candidații, pentru căutare; nu marchează nimic văzut"}
}
func (*romanian) NameSearch() action.Label {
	return action.Label{Name: "numește", Synonyms: "name it", Help: "salvează această căutare sub un nume"}
}
func (*romanian) NamedSearches() action.Label {
	return action.Label{Name: "căutări salvate", Synonyms: "saved searches", Help: "alege o căutare salvată"}
}
func (*romanian) CloseSearch() action.Label {
	return action.Label{Name: "închide", Synonyms: "close", Help: "oprește încărcarea, altfel închide căutarea, care își păstrează cuvintele"}
}
func (*romanian) Close() action.Label  { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) Save() action.Label   { return action.Label{Name: "salvează", Synonyms: "save"} }
func (*romanian) Use() action.Label    { return action.Label{Name: "caută", Synonyms: "search"} }
func (*romanian) Forget() action.Label { return action.Label{Name: "șterge", Synonyms: "delete"} }

func (*romanian) NoneFound() string    { return "nu s-a găsit niciun candidat" }
func (*romanian) NothingTyped() string { return "nu s-a scris nimic" }
func (*romanian) BeingLoaded() string  { return "se încarcă acum" }
func (*romanian) AllSearched() string  { return "se caută deja în toate joburile" }
func (*romanian) NoSuchSearch() string { return "nicio căutare salvată nu se potrivește" }
func (*romanian) NoName() string       { return "nu are încă un nume" }
func (*romanian) NameTaken(query string) string {
	return "altă căutare are acest nume: " + query + "; ștergeți-o mai întâi sau alegeți alt nume"
}

func (*romanian) Hint() string {
	return "cuvinte, \"fraze\", -fără, name: cv: job: tag: has: is: rating:"
}
func (*romanian) Title() string { return "Caută în toți candidații" }
func (*romanian) Explained() string {
	return "Trebuie să se potrivească totul. Întâi cei mai noi. Căutarea nu marchează nimic văzut."
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
func (*romanian) BlindHides() string {
	return "În modul anonim nu se caută în nume, contacte și vârste."
}
func (*romanian) NotSearched(applications int) string {
	return "Încă necăutate: " + amount.InRomanian(applications, "candidatură", "candidaturi") + "."
}
func (*romanian) NotRead(cvs int) string {
	return "Încă necitite: " + amount.InRomanian(cvs, "CV", "CV-uri") + "."
}
func (*romanian) JustIn() string         { return "tocmai sosită" }
func (*romanian) In(field string) string { return field + ": " }

func (*romanian) OtherWindowLoads() string {
	return "Altă fereastră încarcă acum candidații. Încercați mai târziu."
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

func (*romanian) PartOfName() string    { return "o parte din nume" }
func (*romanian) AName() string         { return "un nume" }
func (*romanian) NameThis() string      { return "Numele căutării" }
func (*romanian) SavedSearches() string { return "Căutări salvate" }
func (*romanian) Saved(name string) string {
	return "Salvată ca „" + name + "”. " + action.NamedOnes.String() + " arată căutările salvate."
}
func (*romanian) Forgotten(name, query string) string {
	return "Ștearsă: „" + name + "”, adică " + query
}
func (*romanian) Searches(query string) string { return "Caută: " + query }
func (*romanian) NoneSaved() string {
	return "Nicio căutare salvată nu se potrivește. În căutare, " + action.NameSearch.String() + " salvează una."
}

package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Search() action.Label {
	return action.Label{Name: "keresés", Title: "Keresés az összes jelentkező közt", Synonyms: "találat, tehetség, mindenhol, search, Search all applicants, find, look for, talent, pool, everywhere", Help: "minden állás jelentkezői: profilok, jegyzetek, önéletrajzok"}
}
func (*hungarian) Read() action.Label {
	return action.Label{Name: "olvasás", Synonyms: "read", Help: "a jelentkezés olvasása; ettől megnézett lesz"}
}
func (*hungarian) Up() action.Label   { return action.Label{Name: "fel", Synonyms: "up", Help: "fel"} }
func (*hungarian) Down() action.Label { return action.Label{Name: "le", Synonyms: "down", Help: "le"} }
func (*hungarian) PageUp() action.Label {
	return action.Label{Name: "oldal fel", Synonyms: "page up", Help: "fél oldallal fel"}
}
func (*hungarian) PageDown() action.Label {
	return action.Label{Name: "oldal le", Synonyms: "page down", Help: "fél oldallal le"}
}
func (*hungarian) ClearLine() action.Label {
	return action.Label{Name: "törlés", Synonyms: "clear", Help: "a keresés törlése"}
}
func (*hungarian) LoadOthers() action.Label {
	return action.Label{Name: "többi betöltése", Title: "A többi állás jelentkezőinek betöltése", Synonyms: "load others, Load the applicants of the other jobs", Help: "minden állás jelentkezőinek betöltése; nem lesz megnézett"}
}
func (*hungarian) NameSearch() action.Label {
	return action.Label{Name: "elnevezés", Synonyms: "mentés, name it", Help: "a keresés mentése egy néven"}
}
func (*hungarian) NamedSearches() action.Label {
	return action.Label{Name: "mentett keresések", Synonyms: "saved searches", Help: "mentett keresés kiválasztása"}
}
func (*hungarian) CloseSearch() action.Label {
	return action.Label{Name: "bezárás", Synonyms: "close", Help: "a betöltés leállítása, különben bezárás; a szavak maradnak"}
}
func (*hungarian) Close() action.Label  { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) Save() action.Label   { return action.Label{Name: "mentés", Synonyms: "save"} }
func (*hungarian) Use() action.Label    { return action.Label{Name: "keresés", Synonyms: "search"} }
func (*hungarian) Forget() action.Label { return action.Label{Name: "törlés", Synonyms: "delete"} }

func (*hungarian) NoneFound() string    { return "nincs talált jelentkező" }
func (*hungarian) NothingTyped() string { return "nincs beírva semmi" }
func (*hungarian) BeingLoaded() string  { return "a betöltésük folyamatban van" }
func (*hungarian) AllSearched() string {
	return "a keresés már minden állás jelentkezőire kiterjed"
}
func (*hungarian) NoSuchSearch() string { return "nincs ilyen mentett keresés" }
func (*hungarian) NoName() string       { return "még nincs neve" }
func (*hungarian) NameTaken(query string) string {
	return "ez a név már foglalt, keresése: " + query + "; előbb törölje, vagy válasszon más nevet"
}

func (*hungarian) Hint() string {
	return "szavak, \"kifejezés\", -nem, name: cv: job: tag: has: is: rating:"
}
func (*hungarian) Title() string { return "Keresés az összes jelentkező közt" }
func (*hungarian) Explained() string {
	return "Mindennek egyeznie kell. Elöl a legfrissebbek. A kereséstől senki sem lesz megnézett."
}
func (*hungarian) Result(r result) string {
	var out string
	switch {
	case r.listed == 0:
		out = "Nincs találat"
	case r.many:
		out = fmt.Sprintf("A legfrissebb %d jelentkező, összesen több mint %d", r.listed, r.listed+r.more)
	case r.more > 0:
		out = fmt.Sprintf("A legfrissebb %d jelentkező, összesen %d", r.listed, r.listed+r.more)
	default:
		out = amount.InHungarian(r.listed, "jelentkező")
	}
	if r.searched < r.jobs {
		out += fmt.Sprintf("; átnézve: %d / %s", r.searched, amount.InHungarian(r.jobs, "állás"))
		if !r.loading {
			out += "; " + action.ReadOthers.String() + ": a többi betöltése"
		}
	}
	return out + "."
}
func (*hungarian) BlindHides() string {
	return "Anonim módban a nevekben, elérhetőségekben és életkorokban nincs keresés."
}
func (*hungarian) NotSearched(applications int) string {
	return "Még nincs átnézve: " + amount.InHungarian(applications, "jelentkezés") + "."
}
func (*hungarian) NotRead(cvs int) string {
	return "Még nincs beolvasva: " + amount.InHungarian(cvs, "önéletrajz") + "."
}
func (*hungarian) JustIn() string         { return "most érkezett" }
func (*hungarian) In(field string) string { return field + ": " }

func (*hungarian) OtherWindowLoads() string {
	return "Egy másik ablak épp jelentkezőket tölt be. Próbálja meg később."
}
func (*hungarian) JobFailed(title, why string) string {
	return "„" + title + "”: nem sikerült betölteni: " + why
}
func (*hungarian) LoadingOthers() string {
	return "A többi állás betöltése… " + action.Back.String() + ": leállítás."
}
func (*hungarian) LoadingJob(n, of int, title string, applicants int) string {
	return fmt.Sprintf("Állás betöltése: %d / %d, „%s”, %s. %s: leállítás.", n, of, title, amount.InHungarian(applicants, "jelentkező"), action.Back)
}

func (*hungarian) PartOfName() string    { return "egy név része" }
func (*hungarian) AName() string         { return "név" }
func (*hungarian) NameThis() string      { return "Keresés elnevezése" }
func (*hungarian) SavedSearches() string { return "Mentett keresések" }
func (*hungarian) Saved(name string) string {
	return "Mentve: „" + name + "”. " + action.NamedOnes.String() + ": mentett keresések."
}
func (*hungarian) Forgotten(name, query string) string {
	return "Törölve: „" + name + "”, keresése: " + query
}
func (*hungarian) Searches(query string) string { return "Keresés: " + query }
func (*hungarian) NoneSaved() string {
	return "Nincs ilyen mentett keresés. Mentés a keresőben: " + action.NameSearch.String() + "."
}

package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/action"
)

var inHungarian = words{
	Search:        action.Label{Name: "keresés", Title: "Keresés az összes jelentkező közt", Synonyms: "találat, tehetség, mindenhol, search, Search all applicants, find, look for, talent, pool, everywhere", Help: "minden állás jelentkezői: profilok, jegyzetek, önéletrajzok"},
	Read:          action.Label{Name: "olvasás", Synonyms: "read", Help: "a jelentkezés olvasása; ettől megnézett lesz"},
	Earlier:       action.Label{Name: "korábbi keresés", Synonyms: "earlier search", Help: "az ez előtti keresés"},
	Up:            action.Label{Name: "fel", Synonyms: "up", Help: "fel"},
	Down:          action.Label{Name: "le", Synonyms: "down", Help: "le"},
	PageUp:        action.Label{Name: "oldal fel", Synonyms: "page up", Help: "fél oldallal fel"},
	PageDown:      action.Label{Name: "oldal le", Synonyms: "page down", Help: "fél oldallal le"},
	ClearLine:     action.Label{Name: "törlés", Synonyms: "clear", Help: "a keresés törlése"},
	LoadOthers:    action.Label{Name: "többi betöltése", Title: "A többi állás jelentkezőinek betöltése", Synonyms: "load others, Load the applicants of the other jobs", Help: "minden állás jelentkezőinek betöltése; nem lesz megnézett"},
	NameSearch:    action.Label{Name: "elnevezés", Synonyms: "mentés, name it", Help: "a keresés mentése egy néven"},
	NamedSearches: action.Label{Name: "mentett keresések", Synonyms: "saved searches", Help: "mentett keresés kiválasztása"},
	CloseSearch:   action.Label{Name: "bezárás", Synonyms: "close", Help: "a betöltés leállítása, különben bezárás; a szavak maradnak"},
	Close:         action.Label{Name: "bezárás", Synonyms: "close"},
	Save:          action.Label{Name: "mentés", Synonyms: "save"},
	Use:           action.Label{Name: "keresés", Synonyms: "search"},
	Forget:        action.Label{Name: "törlés", Synonyms: "delete"},

	NoneFound:    "nincs talált jelentkező",
	NothingTyped: "nincs beírva semmi",
	BeingLoaded:  "a betöltésük folyamatban van",
	AllSearched:  "a keresés már minden állás jelentkezőire kiterjed",
	NoSuchSearch: "nincs ilyen mentett keresés",
	NoName:       "még nincs neve",

	Hint:       "szavak, \"kifejezés\", -nem, name: cv: job: tag: has: is: rating:",
	Title:      "Keresés az összes jelentkező közt",
	Explained:  "Mindennek egyeznie kell. Elöl a legfrissebbek. A kereséstől senki sem lesz megnézett.",
	BlindHides: "Anonim módban a nevekben, elérhetőségekben és életkorokban nincs keresés.",
	JustIn:     "most érkezett",

	OtherWindowLoads: "Egy másik ablak épp jelentkezőket tölt be. Próbálja meg később.",

	PartOfName:    "egy név része",
	AName:         "név",
	NameThis:      "Keresés elnevezése",
	SavedSearches: "Mentett keresések",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NameTaken(query string) string {
	return "ez a név már foglalt, keresése: " + query + "; előbb törölje, vagy válasszon más nevet"
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
func (*hungarian) NotSearched(applications int) string {
	return "Még nincs átnézve: " + amount.InHungarian(applications, "jelentkezés") + "."
}
func (*hungarian) NotRead(cvs int) string {
	return "Még nincs beolvasva: " + amount.InHungarian(cvs, "önéletrajz") + "."
}
func (*hungarian) BeingRead(cvs int) string {
	return "Beolvasás alatt: " + amount.InHungarian(cvs, "önéletrajz") + "."
}
func (*hungarian) In(f query.Field) string {
	return [query.Marks]string{"pozíció", "munkáltató", "az Ön jegyzete", "az Ön címkéje", "feladatok", "az önéletrajzban", "tanulmányok", "régió", "elérhetőség", "név"}[f] + ": "
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

func (*hungarian) Saved(name string) string {
	return lang.End("Mentve: „"+name+"”") + " " + action.NamedOnes.String() + ": mentett keresések."
}
func (*hungarian) Forgotten(name, query string) string {
	return "Törölve: „" + name + "”, keresése: " + query
}
func (*hungarian) Searches(query string) string { return "Keresés: " + query }
func (*hungarian) NoneSaved() string {
	return "Nincs ilyen mentett keresés. Mentés a keresőben: " + action.NameSearch.String() + "."
}

package applicantlist

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	NameFilter:   action.Label{Name: "numește", Title: "Dă un nume filtrului", Synonyms: "salvează căutarea, name it, Name this filter, save search", Help: "salvează filtrul sub un nume"},
	NamedFilters: action.Label{Name: "filtre salvate", Title: "Filtre salvate", Synonyms: "căutări salvate, căutări cu nume, saved filters, Saved filters, named searches", Help: "alege un filtru salvat"},
	Open:         action.Label{Name: "deschide", Title: "Deschide candidatura", Synonyms: "vezi, citește, open, Open the application, view, read", Help: "deschide candidatura; o marchează văzută"},
	Preview:      action.Label{Name: "previzualizare", Title: "Previzualizează candidatura", Synonyms: "privește, arată, preview, Preview the application, look, peek", Help: "previzualizează; nu o marchează văzută"},
	ReadCV:       action.Label{Name: "citește CV", Title: "Citește CV-ul", Synonyms: "verifică, coadă, read CV, Read the CV, resume, review, queue", Help: "citește profil și CV, pe rând; le marchează văzute"},
	SaveCV:       action.Label{Name: "salvează CV", Title: "Salvează CV-uri", Synonyms: "descarcă, save CV, Save CVs, download, resume, pdf", Help: "salvează CV-ul sau CV-urile candidaților marcați"},
	SendCV:       action.Label{Name: "trimite CV", Title: "Trimite CV-ul pe calculatorul dumneavoastră", Synonyms: "descarcă, transfer, send CV, Send the CV to your own computer, download, scp, laptop", Help: "salvează CV-ul și îl trimite pe calculatorul dumneavoastră, sau arată comanda"},
	OpenCV:       action.Label{Name: "deschide CV", Title: "Deschide CV-ul într-un program", Synonyms: "extern, vizualizator, open CV, Open the CV in a viewer, resume, pdf, word, desktop, external", Help: "deschide o copie a CV-ului în programul de pe desktop"},
	Mark:         action.Label{Name: "marchează", Title: "Marchează candidatul", Synonyms: "selectează, bifează, mark, Mark the applicant, select, check", Help: "marchează; decizia, nota și etichetele țin de toți cei marcați"},
	Reverse:      action.Label{Name: "inversează", Title: "Inversează ordinea candidaților", Synonyms: "ordine, sortare, descrescător, crescător, reverse, Reverse the order of applicants, order, sort, descending, ascending", Help: "inversează ordinea"},
	Refetch:      action.Label{Name: "actualizează", Title: "Actualizează candidații", Synonyms: "reîncarcă, sincronizează, refresh, Refresh the applicants, reload, fetch, update, sync", Help: "preia din nou candidații"},
	StopSaving:   action.Label{Name: "oprește salvarea", Synonyms: "renunță, stop saving, cancel", Help: "oprește salvarea CV-urilor; cele salvate rămân"},
	StopFetching: action.Label{Name: "oprește încărcarea", Synonyms: "renunță, oprește citirea, stop loading, cancel, stop reading", Help: "oprește încărcarea; candidații sosiți rămân"},
	ClearFilter:  action.Label{Name: "golește", Title: "Golește filtrul", Synonyms: "arată tot, clear, Clear the filter, show all", Help: "elimină filtrul"},
	Unmark:       action.Label{Name: "demarchează", Title: "Demarchează toți candidații", Synonyms: "deselectează, unmark, Unmark all applicants, deselect, select none", Help: "elimină toate marcajele"},
	Back:         action.Label{Name: "înapoi", Title: "Înapoi la joburi", Synonyms: "back, Back to the jobs", Help: "înapoi la joburi"},
	Applicants:   "candidații",

	NoApplicant:  "nu este selectat niciun candidat",
	NoJob:        "nu este deschis niciun job",
	NothingTyped: "nu s-a scris nimic",

	Title:      "Candidați",
	Loading:    "se încarcă…",
	NotLoaded:  "neîncărcat încă",
	Incomplete: "incomplet",

	Name:       "Nume",
	Position:   "Post",
	Region:     "Regiune",
	Experience: "Exp",
	Wants:      "Cere",
	Review:     "Decizie, stare",
	Signs:      "  CV  Acum ",

	ChooseJob:         "Alegeți un job.",
	LoadingApplicants: "Se încarcă candidații…",
	NoApplicants:      "Niciun candidat încă.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Filter() action.Label {
	return action.Label{Name: "filtru", Title: "Filtrează candidații", Synonyms: "caută, găsește, restrânge, filter, Filter the applicants, search, find, narrow", Help: "arată doar candidații potriviți, ca la " + action.Search.String() + "; și is:marked"}
}
func (*romanian) Sort() action.Label {
	return action.Label{Name: "sortare", Title: "Sortează candidații", Synonyms: "ordine, sort, Sort the applicants, order", Help: "ordinea următoare; " + action.Reverse.String() + " o inversează"}
}
func (*romanian) Copy(marked int) action.Label {
	l := action.Label{Name: "copiază contact", Title: "Copiază datele de contact", Synonyms: "clipboard, telefon, copy contact, Copy the contact, e-mail, email, phone", Help: "copiază e-mailul și telefonul în clipboardul terminalului; la cei marcați, adresele de e-mail"}
	if marked > 0 {
		l.Name = "copiază e-mailuri (" + amount.Number(marked) + ")"
	}
	return l
}
func (*romanian) SaveMarked(marked int) action.Label {
	l := inRomanian.SaveCV
	l.Name = "salvează CV-uri (" + amount.Number(marked) + ")"
	return l
}
func (*romanian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Candidați: " + name, Synonyms: "filă, tab", Help: action.Tab + name}
}

func (*romanian) FilterHides(marked int) string {
	return "filtrul ascunde " + amount.InRomanian(marked, "candidat marcat", "candidați marcați") + "; " + action.Back.String() + " îl golește"
}
func (*romanian) TabHides(marked int) string {
	return "fila aceasta ascunde " + amount.InRomanian(marked, "candidat marcat", "candidați marcați") + "; " + action.Back.String() + " demarchează"
}

func (*romanian) Sorted(order string) string { return "Sortare: " + order + "." }
func (*romanian) SortedBySalary(order string) string {
	return "Sortare: " + order + ", separat pentru fiecare monedă"
}
func (*romanian) Stopped(applicants int) string {
	return "Oprit după " + amount.InRomanian(applicants, "candidat", "candidați") + "."
}

func (*romanian) AsOf(clock string) string { return "la " + clock }
func (*romanian) TabNames() [tabCount]string {
	return [tabCount]string{"Toți", "Nevăzuți", "Da", "Poate", "Nu", "Nedeciși", "Sugerați", "Șterși"}
}
func (*romanian) ShortTabNames() [tabCount]string {
	return [tabCount]string{"Toți", "Nevăzuți", "Da", "Poate", "Nu", "Nedec", "Suger", "Șterși"}
}
func (*romanian) Progress(arrived, of int, size string) string {
	if of < arrived || of == 0 {
		return fmt.Sprintf("%d · %s", arrived, size)
	}
	return fmt.Sprintf("%d / %d · %s", arrived, of, size)
}

func (*romanian) Unreadable(applications int) string {
	return amount.InRomanian(applications, "candidatură nu a putut fi citită", "candidaturi nu au putut fi citite") + "."
}
func (*romanian) NotStored(why string) string {
	return "Nu s-a putut păstra totul pe acest calculator: " + why
}
func (*romanian) Arrived(n, of int) string {
	return fmt.Sprintf("%d din aproximativ %d au sosit și rămân păstrate.", n, of)
}
func (*romanian) ListFrom(clock string) string { return "Lista este de la " + clock + "." }
func (*romanian) NoMatches() string {
	return "Nimic potrivit. " + action.Back.String() + " golește filtrul."
}
func (*romanian) PressToLoad(applicants int) string {
	return amount.InRomanian(applicants, "candidat", "candidați") + ". Apăsați " + action.Open.String() + " pe job pentru a-i încărca."
}
func (*romanian) AllViewed() string {
	return "I-ați văzut pe toți. " + action.ShowTab(1).String() + " arată toți candidații."
}
func (*romanian) AllDecided() string {
	return "Toți au o decizie. " + action.ShowTab(1).String() + " arată toți candidații."
}
func (*romanian) EmptyTab() string {
	return "Niciun candidat aici. " + action.ShowTab(1).String() + " arată toți candidații."
}

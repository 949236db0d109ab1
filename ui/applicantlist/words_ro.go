package applicantlist

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) NameFilter() action.Label {
	return action.Label{Name: "numește", Title: "Dă un nume filtrului", Synonyms: "salvează căutarea, name it, Name this filter, save search", Help: "salvează filtrul sub un nume"}
}
func (*romanian) NamedFilters() action.Label {
	return action.Label{Name: "filtre salvate", Title: "Filtre salvate", Synonyms: "căutări salvate, căutări cu nume, saved filters, Saved filters, named searches", Help: "alege un filtru salvat"}
}
func (*romanian) Open() action.Label {
	return action.Label{Name: "deschide", Title: "Deschide candidatura", Synonyms: "vezi, citește, open, Open the application, view, read", Help: "deschide candidatura; o marchează văzută"}
}
func (*romanian) Preview() action.Label {
	return action.Label{Name: "previzualizare", Title: "Previzualizează candidatura", Synonyms: "privește, arată, preview, Preview the application, look, peek", Help: "previzualizează; nu o marchează văzută"}
}
func (*romanian) ReadCV() action.Label {
	return action.Label{Name: "citește CV", Title: "Citește CV-ul", Synonyms: "verifică, coadă, read CV, Read the CV, resume, review, queue", Help: "citește profil și CV, pe rând; le marchează văzute"}
}
func (*romanian) SendCV() action.Label {
	return action.Label{Name: "trimite CV", Title: "Trimite CV-ul pe calculatorul dumneavoastră", Synonyms: "descarcă, transfer, send CV, Send the CV to your own computer, download, scp, laptop", Help: "salvează CV-ul și îl trimite pe calculatorul dumneavoastră, sau arată comanda"}
}
func (*romanian) SaveCV() action.Label {
	return action.Label{Name: "salvează CV", Title: "Salvează CV-uri", Synonyms: "descarcă, save CV, Save CVs, download, resume, pdf", Help: "salvează CV-ul sau CV-urile candidaților marcați"}
}
func (*romanian) OpenCV() action.Label {
	return action.Label{Name: "deschide CV", Title: "Deschide CV-ul într-un program", Synonyms: "extern, vizualizator, open CV, Open the CV in a viewer, resume, pdf, word, desktop, external", Help: "deschide o copie a CV-ului în programul de pe desktop"}
}
func (*romanian) Mark() action.Label {
	return action.Label{Name: "marchează", Title: "Marchează candidatul", Synonyms: "selectează, bifează, mark, Mark the applicant, select, check", Help: "marchează; decizia, nota și etichetele țin de toți cei marcați"}
}
func (*romanian) Filter() action.Label {
	return action.Label{Name: "filtru", Title: "Filtrează candidații", Synonyms: "caută, găsește, restrânge, filter, Filter the applicants, search, find, narrow", Help: "arată doar candidații potriviți, ca la " + action.Search.String() + "; și is:marked"}
}
func (*romanian) Sort() action.Label {
	return action.Label{Name: "sortare", Title: "Sortează candidații", Synonyms: "ordine, sort, Sort the applicants, order", Help: "ordinea următoare; " + action.Reverse.String() + " o inversează"}
}
func (*romanian) Reverse() action.Label {
	return action.Label{Name: "inversează", Title: "Inversează ordinea candidaților", Synonyms: "ordine, sortare, descrescător, crescător, reverse, Reverse the order of applicants, order, sort, descending, ascending", Help: "inversează ordinea"}
}
func (*romanian) Refetch() action.Label {
	return action.Label{Name: "actualizează", Title: "Actualizează candidații", Synonyms: "reîncarcă, sincronizează, refresh, Refresh the applicants, reload, fetch, update, sync", Help: "preia din nou candidații"}
}
func (*romanian) StopSaving() action.Label {
	return action.Label{Name: "oprește salvarea", Synonyms: "renunță, stop saving, cancel", Help: "oprește salvarea CV-urilor; cele salvate rămân"}
}
func (*romanian) StopFetching() action.Label {
	return action.Label{Name: "oprește încărcarea", Synonyms: "renunță, oprește citirea, stop loading, cancel, stop reading", Help: "oprește încărcarea; candidații sosiți rămân"}
}
func (*romanian) ClearFilter() action.Label {
	return action.Label{Name: "golește", Title: "Golește filtrul", Synonyms: "arată tot, clear, Clear the filter, show all", Help: "elimină filtrul"}
}
func (*romanian) Unmark() action.Label {
	return action.Label{Name: "demarchează", Title: "Demarchează toți candidații", Synonyms: "deselectează, unmark, Unmark all applicants, deselect, select none", Help: "elimină toate marcajele"}
}
func (*romanian) Back() action.Label {
	return action.Label{Name: "înapoi", Title: "Înapoi la joburi", Synonyms: "back, Back to the jobs", Help: "înapoi la joburi"}
}
func (*romanian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Candidați: " + name, Synonyms: "filă, tab", Help: action.Tab + name}
}
func (*romanian) Applicants() string { return "candidații" }

func (*romanian) NoApplicant() string { return "nu este selectat niciun candidat" }
func (*romanian) NoJob() string       { return "nu este deschis niciun job" }
func (*romanian) FilterHides(marked int) string {
	return "filtrul ascunde " + amount.InRomanian(marked, "candidat marcat", "candidați marcați") + "; " + action.Back.String() + " îl golește"
}
func (*romanian) TabHides(marked int) string {
	return "fila aceasta ascunde " + amount.InRomanian(marked, "candidat marcat", "candidați marcați") + "; " + action.Back.String() + " demarchează"
}
func (*romanian) NothingTyped() string { return "nu s-a scris nimic" }

func (*romanian) Sorted(order string) string { return "Sortare: " + order + "." }
func (*romanian) SortedBySalary(order string) string {
	return "Sortare: " + order + ", separat pentru fiecare monedă"
}
func (*romanian) Stopped(applicants int) string {
	return "Oprit după " + amount.InRomanian(applicants, "candidat", "candidați") + "."
}

func (*romanian) Title() string            { return "Candidați" }
func (*romanian) Loading() string          { return "se încarcă…" }
func (*romanian) NotLoaded() string        { return "neîncărcat încă" }
func (*romanian) Incomplete() string       { return "incomplet" }
func (*romanian) AsOf(clock string) string { return "la " + clock }
func (*romanian) TabNames() [tabCount]string {
	return [tabCount]string{"Toți", "Nevăzuți", "Da", "Poate", "Nu", "Nedeciși", "Sugerați", "Șterși"}
}
func (*romanian) ShortTabNames() [tabCount]string {
	return [tabCount]string{"Toți", "Nevăzuți", "Da", "Poate", "Nu", "Nedec", "Suger", "Șt"}
}
func (*romanian) Progress(arrived, of int, size string) string {
	if of < arrived || of == 0 {
		return fmt.Sprintf("%d · %s", arrived, size)
	}
	return fmt.Sprintf("%d / %d · %s", arrived, of, size)
}

func (*romanian) Name() string       { return "Nume" }
func (*romanian) Position() string   { return "Post" }
func (*romanian) Region() string     { return "Regiune" }
func (*romanian) Experience() string { return "Exp" }
func (*romanian) Wants() string      { return "Cere" }
func (*romanian) Review() string     { return "Decizie, stare" }
func (*romanian) Signs() string      { return "  CV   Ago " }

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
func (*romanian) ChooseJob() string            { return "Alegeți un job." }
func (*romanian) NoMatches() string {
	return "Nimic potrivit. " + action.Back.String() + " golește filtrul."
}
func (*romanian) LoadingApplicants() string { return "Se încarcă candidații…" }
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
func (*romanian) NoApplicants() string { return "Niciun candidat încă." }

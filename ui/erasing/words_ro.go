package erasing

import (
	"fmt"
	"strings"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inRomanian = words{
	Applicant:   action.Label{Name: "șterge definitiv", Title: "Șterge definitiv candidatul", Help: "șterge tot ce păstrează acest calculator despre candidat", Synonyms: "elimină, uită, confidențialitate, date personale, erase applicant, delete, remove, forget, GDPR, privacy"},
	Job:         action.Label{Name: "șterge candidații", Title: "Șterge definitiv candidații jobului", Help: "șterge tot ce păstrează calculatorul despre candidații jobului", Synonyms: "elimină, uită, confidențialitate, date personale, erase applicants, Erase the job's applicants, delete, remove, forget, GDPR, privacy"},
	Erase:       action.Label{Name: "șterge definitiv", Help: "șterge-le definitiv", Synonyms: "erase"},
	Cancel:      action.Label{Name: "renunță", Help: "nu șterge nimic", Synonyms: "cancel"},
	DeleteFiles: action.Label{Name: "șterge fișierele", Synonyms: "delete files", Help: "șterge și fișierele salvate de shortlist"},
	KeepFiles:   action.Label{Name: "păstrează fișierele", Synonyms: "keep files", Help: "lasă fișierele salvate de shortlist"},
	NoApplicant: "nu este niciun candidat",
	NoJob:       "nu este niciun job",

	Title:       "Ștergere definitivă",
	Counting:    "Se calculează efectul.",
	Erasing:     "Se șterge. Dacă programul se închide între timp, continuă la următoarea pornire.",
	NothingKept: "Acest calculator nu păstrează astfel de candidaturi.",
	Consequence: "Serviciul păstrează ce are. Pe acest calculator, ștergerea nu poate fi anulată.",
	GoOn:        "continuă",
	FilesStay:   "Fișiere salvate de shortlist care rămân:",
	DeleteSaved: "--delete-saved le șterge pe cele neschimbate.",
	WithOthers:  "Un fișier cu alți candidați se șterge în întregime.",

	NothingErased: "Nu s-a șters nimic.",
	NotErasedYet:  "Încă nu s-a șters nimic. shortlist continuă la următoarea pornire.",
	RestIsLeft:    "Candidaturile nu mai sunt în liste. shortlist șterge restul la următoarea pornire.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Of(what string) string {
	if what == "" {
		return "Ștergere definitivă"
	}
	return "Ștergere definitivă: " + what
}
func (*romanian) Marked(n int) action.Label {
	l := inRomanian.Applicant
	l.Synonyms = l.Title + ", " + l.Synonyms
	l.Title, l.Help = "Șterge definitiv "+amount.InRomanian(n, "candidat", "candidați"), "șterge tot ce păstrează acest calculator despre candidații marcați"
	return l
}
func (*romanian) MoreNames(n int) string { return " și încă " + amount.Number(n) }
func (*romanian) Ask(applications int) string {
	return "Ștergeți definitiv " + amount.InRomanian(applications, "candidatură", "candidaturi") + " de pe acest calculator?"
}
func (*romanian) More(applications int) string {
	return "· și încă " + amount.InRomanian(applications, "candidatură", "candidaturi")
}
func (*romanian) With(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n         int
		one, many string
	}{
		{r.CVs, "CV", "CV-uri"}, {r.Files, "fișier din notificări (callback)", "fișiere din notificări (callback)"}, {r.Other, "copie de fișier", "copii de fișiere"},
		{r.Rows.Reviews, "evaluare", "evaluări"}, {r.Rows.Places, "loc într-o listă scurtă", "locuri în liste scurte"}, {r.Rows.Lists, "listă scurtă goală", "liste scurte goale"},
		{r.Rows.Searches, "căutare salvată", "căutări salvate"}, {r.Rows.Queued, "vizualizare în coadă", "vizualizări în coadă"},
		{r.Rows.Entries, "rând din jurnalul de activitate", "rânduri din jurnalul de activitate"}, {r.Rows.Drafts, "ciornă", "ciorne"},
	} {
		if part.n > 0 {
			parts = append(parts, amount.InRomanian(part.n, part.one, part.many))
		}
	}
	return strings.Join(parts, ", ")
}
func (*romanian) Includes(with string) string { return "Împreună cu: " + with + "." }
func (*romanian) Gone(with string) string     { return "Nu mai există: " + with + "." }
func (*romanian) TypeNumber(n int) string {
	return fmt.Sprintf("Scrieți %d pentru a șterge definitiv %s.", n, amount.InRomanian(n, "candidatură", "candidaturi"))
}
func (*romanian) OtherNumber(n int) string {
	return fmt.Sprintf("Numărul nu este %d. Nu s-a șters nimic.", n)
}

func (*romanian) SavedFiles(n int) string {
	return "shortlist a salvat " + amount.InRomanian(n, "fișier", "fișiere") + " cu ce se șterge:"
}
func (*romanian) SavedFile(f account.SavedFile) string {
	out := text.Line(f.Path)
	switch f.State {
	case account.SavedUnchanged:
		if f.Others > 0 {
			out += " (cu " + amount.InRomanian(f.Others, "altă candidatură", "alte candidaturi") + ")"
		}
	case account.SavedChanged:
		out += " (schimbat de atunci: rămâne)"
	case account.SavedNotRegular:
		out += " (nu mai este un fișier: rămâne)"
	case account.SavedMissing:
		out += " (nu este acolo: șters, mutat sau redenumit)"
	case account.SavedUnread:
		out += " (nu poate fi citit: rămâne)"
	}
	return out
}
func (*romanian) MoreFiles(n int) string {
	return "· și încă " + amount.InRomanian(n, "fișier", "fișiere")
}
func (*romanian) Files(n int, deleted bool) string {
	return checked(deleted) + fmt.Sprintf("Șterge și %s din cele salvate de shortlist (%s).", amount.InRomanian(n, "fișier", "fișiere"), action.SavedFiles)
}
func (*romanian) FilesDeleted(n int) string {
	return "Șterse: " + amount.InRomanian(n, "fișier", "fișiere") + " din cele salvate de shortlist."
}

func (*romanian) Receipt(r account.Receipt, kept int, rehearsed bool) []string {
	verb := "S-au șters definitiv: "
	if rehearsed {
		verb = "S-ar șterge definitiv: "
	}
	lines := []string{verb + amount.InRomanian(r.Rows.Applications, "candidatură", "candidaturi") + "."}
	if with := new(romanian).With(r); with != "" && rehearsed {
		lines = append(lines, new(romanian).Includes(with))
	} else if with != "" {
		lines = append(lines, new(romanian).Gone(with))
	}
	if kept > 0 {
		lines = append(lines, "Păstrate, fiind pe o listă scurtă: "+amount.InRomanian(kept, "candidatură", "candidaturi")+". --shortlisted le include.")
	}
	if rehearsed {
		return lines
	}
	if r.Searched > 0 {
		searched := "S-au căutat nume, adrese și numere în " + amount.InRomanian(r.Searched, "fișier", "fișiere")
		if foundNothing(r) {
			searched += ": nu a rămas nimic"
		}
		lines = append(lines, searched+".")
	}
	if r.Masked > 0 {
		lines = append(lines, "Suprascris în jurnale: "+amount.InRomanian(r.Masked, "loc", "locuri")+".")
	}
	if r.Team > 0 {
		lines = append(lines, new(romanian).TeamLinesErased(r.Team))
	}
	others, own := mentioned(r)
	if others > 0 {
		lines = append(lines, "Rămâne ce ține de alte candidaturi: "+amount.InRomanian(others, "rând", "rânduri")+".")
	}
	if own > 0 {
		lines = append(lines, "Rămân textele dumneavoastră cu un nume, o adresă sau un număr: "+amount.InRomanian(own, "rând", "rânduri")+".")
	}
	return lines
}
func (*romanian) Failures(r account.Receipt) (lines []string) {
	for _, l := range r.Left {
		lines = append(lines, fmt.Sprintf("A rămas: %s, în %s.", text.Line(l.File), amount.InRomanian(l.Places, "loc", "locuri")))
	}
	for _, why := range r.Failed {
		lines = append(lines, "Nu a reușit: "+text.Line(why)+".")
	}
	return lines
}
func (*romanian) After() []string {
	return []string{
		"Serviciul are în continuare candidaturile. ID-urile lor rămân aici, ca să nu fie preluate din nou.", "Pentru a uita ID-urile, rulați shortlist erase --forget-tombstones.", "Nu se poate ajunge la:",
	}
}
func (*romanian) OutOfReach() []string {
	return []string{
		"copiile CV-urilor și exporturilor salvate", "e-mailuri, pagini tipărite și clipboard", "copiile de siguranță și instantaneele acestui calculator și blocurile pe care discul nu le-a suprascris",
		"memoria altor ferestre deschise, până la închiderea lor", "datele păstrate de programele dumneavoastră",
		"notele în care numele este scris altfel sau cu alt alfabet: shortlist l-a căutat numai așa cum apare în candidatură",
	}
}
func (*romanian) TeamOutOfReach() []string {
	return []string{"rândurile colegilor din dosarul de echipă, până la următoarea rulare a programelor lor", "rândurile dumneavoastră de pe alte gazde din dosarul de echipă, până când shortlist rulează acolo", "istoricul git al dosarului de echipă"}
}
func (*romanian) TeamLinesErased(n int) string {
	return "Scos din fișierul dumneavoastră din dosarul de echipă: " + amount.InRomanian(n, "rând", "rânduri") + ". La colegi, restul dispare printr-un marcaj de ștergere."
}

func (*romanian) Apart(s account.ApartStore, where string) string {
	switch {
	case s.Why != "":
		return "Bază locală separată, în care nu s-a căutat: " + where + " (" + text.Line(s.Why) + ")."
	case s.Rows > 0:
		return "Bază locală separată: " + where + ". Conține " + amount.InRomanian(s.Rows, "înregistrare", "înregistrări") + " despre aceste persoane."
	}
	return "Bază locală separată: " + where + ". Acolo nu s-a găsit nimic despre aceste persoane."
}
func (*romanian) ApartAdvice(account string) string {
	if account == "" {
		return "Nicio comandă nu o deschide: ștergeți dosarul dacă nu este necesar."
	}
	return "Comenzile held și erase ajung la ea cu --account " + account + "."
}
func (*romanian) Stored(where string) string {
	return "Bază locală separată, nefolosită de niciun cont: " + where + "."
}

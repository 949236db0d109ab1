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
	NoApplicant: "nu este niciun candidat",
	NoJob:       "nu este niciun job",

	Title:       "Ștergere definitivă",
	Counting:    "Se calculează efectul.",
	Erasing:     "Se șterge. Dacă programul se închide între timp, continuă la următoarea pornire.",
	NothingKept: "Acest calculator nu păstrează astfel de candidaturi.",
	Consequence: "Serviciul păstrează ce are. Pe acest calculator, ștergerea nu poate fi anulată.",
	GoOn:        "continuă",

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
func (*romanian) Ask(applications int) string {
	return "Ștergeți definitiv " + amount.InRomanian(applications, "candidatură", "candidaturi") + " de pe acest calculator?"
}
func (*romanian) More(applications int) string {
	return "· și încă " + amount.InRomanian(applications, "candidatură", "candidaturi")
}
func (*romanian) With(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n    int
		noun string
	}{
		{r.CVs, "CV-uri"}, {r.Files, "fișiere din notificări (callback)"}, {r.Other, "copii de fișiere"}, {r.Rows.Reviews, "evaluări"}, {r.Rows.Places, "locuri în liste scurte"},
		{r.Rows.Lists, "liste scurte goale"}, {r.Rows.Searches, "căutări salvate"}, {r.Rows.Queued, "vizualizări în coadă"}, {r.Rows.Entries, "texte din jurnalul de activitate"},
		{r.Rows.Drafts, "ciorne"},
	} {
		if part.n > 0 {
			parts = append(parts, fmt.Sprintf("%s: %d", part.noun, part.n))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "Împreună cu ele, " + strings.Join(parts, ", ") + "."
}
func (*romanian) TypeNumber(n int) string {
	return fmt.Sprintf("Scrieți %d pentru a șterge definitiv %s.", n, amount.InRomanian(n, "candidatură", "candidaturi"))
}
func (*romanian) OtherNumber(n int) string {
	return fmt.Sprintf("Numărul nu este %d. Nu s-a șters nimic.", n)
}

func (*romanian) Receipt(r account.Receipt, kept int, rehearsed bool) []string {
	verb := "S-au șters definitiv: "
	if rehearsed {
		verb = "S-ar șterge definitiv: "
	}
	lines := []string{verb + amount.InRomanian(r.Rows.Applications, "candidatură", "candidaturi") + "."}
	if with := new(romanian).With(r); with != "" {
		lines = append(lines, with)
	}
	if kept > 0 {
		lines = append(lines, "Păstrate, fiind pe o listă scurtă: "+amount.InRomanian(kept, "candidatură", "candidaturi")+". --shortlisted le include.")
	}
	if rehearsed {
		return lines
	}
	lines = append(lines, fmt.Sprintf("S-a căutat în %s, după %s de nume, adrese și numere.", amount.InRomanian(r.Searched, "fișier", "fișiere"), amount.InRomanian(r.Marks, "formă", "forme")))
	if r.Masked > 0 {
		lines = append(lines, "Suprascris în jurnale: "+amount.InRomanian(r.Masked, "loc", "locuri")+".")
	}
	if r.Team > 0 {
		lines = append(lines, new(romanian).TeamLinesErased(r.Team))
	}
	return append(lines, mentioned(r, "Păstrat, fiindcă ține de alte candidaturi sau este textul dumneavoastră", func(n int) string { return amount.InRomanian(n, "rând", "rânduri") })...)
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
		"exporturile și CV-urile pe care le-ați salvat", "e-mailuri, pagini tipărite și clipboard", "copiile de siguranță și instantaneele acestui calculator și blocurile pe care discul nu le-a suprascris",
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

package account

import (
	"cmp"
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"strconv"
	"strings"
)

var inRomanian = words{
	ReadOnly: "acest cont este deschis aici doar pentru citire",
	Busy:     "un alt shortlist citește candidații chiar acum",
	Unkept:   "nu s-a putut păstra totul pe acest calculator",

	NoCV:               "fără CV",
	CVDamaged:          "a sosit, dar pagina cu el era deteriorată; citiți din nou candidații",
	Blind:              "modul anonim este activ, iar fișierul identifică persoana; se poate arăta doar textul",
	FileNeedsName:      "un fișier are nevoie de nume",
	NoAttachmentFolder: "aici nu există un dosar pentru atașamente",

	NotOpened:         "CV-ul nu se deschide",
	NoFolderForCopies: "aici nu există un dosar pentru copii",
	TooLargeForCV:     "este prea mare pentru un CV",
	NotACV:            "nu este un tip de fișier obișnuit pentru un CV",
	WebPage:           "este o pagină web, care poate rula cod și poate raporta că ați deschis-o",
	IsProgram:         "este un program",

	Elsewhere:     "o altă fereastră trimite modificări chiar acum; urmează și aceasta",
	ResultUnknown: "o altă fereastră a trimis această modificare; rezultatul nu se cunoaște aici",
	NoStatus:      "serviciul a acceptat modificarea fără o stare, iar jobul nu s-a putut citi",

	OutcomeUnknown: "s-a trimis deja, iar rezultatul nu se cunoaște",

	StoreMissing:   "Baza locală de pe acest calculator a dispărut: fișierul lipsește și s-a început altul. În el era ce știa numai acest calculator, ca evaluările și ciornele: închideți toate ferestrele și puneți la loc o copie de siguranță.",
	NothingRead:    "Nu s-a putut citi nimic din el.",
	NothingOfYours: "Nu conținea nimic scris de dumneavoastră.",
	ReadAgain:      "Joburile se citesc din nou de la serviciu, iar candidații când deschideți jobul lor.",

	NothingToSearchFor: "nu există niciun nume, nicio adresă și niciun număr de căutat",
	ErasingElsewhere:   "o altă fereastră șterge definitiv candidaturi; reîncercați după ce termină",
	ClockAhead:         "candidaturile vechi se șterg definitiv doar dacă se știe că ceasul acestui calculator este corect",
	NoServiceTime:      "serviciul nu își comunică ora, așa că shortlist nu poate verifica ceasul acestui calculator. Ștergeți-le cu shortlist erase --older-than",

	NoTeam:        "nu este setat niciun dosar de echipă; vedeți shortlist guide team",
	TeamAway:      "dosarul de echipă lipsește",
	TeamForbidden: "nu aveți voie să folosiți dosarul de echipă sau să scrieți în el",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) ListMissing(known int) string {
	return "nu a trimis nicio listă, iar înainte erau în listă: " + amount.InRomanian(known, "job", "joburi")
}
func (*romanian) ApplicantsMissing(counted int) string {
	return "nu a trimis niciun candidat, deși numără " + amount.Number(counted)
}
func (*romanian) CVsLost(n int) string {
	return amount.InRomanian(n, "CV lipsă", "CV-uri lipsă")
}
func (*romanian) Unreadable(n int) string {
	return amount.InRomanian(n, "candidatură nu s-a putut citi", "candidaturi nu s-au putut citi")
}

func (*romanian) CVNotAttached(applicant string) string { return "niciun CV atașat: " + applicant }
func (*romanian) CVBroken(applicant, why string) string {
	return "CV-ul nu se poate folosi (" + applicant + "): " + why
}
func (*romanian) CVMissing(applicant string) string {
	return "CV-ul nu este pe acest calculator (" + applicant + "); actualizați candidații"
}
func (*romanian) FileMissing(applicant string) string {
	return "fișierul nu mai este pe acest calculator (" + applicant + ")"
}
func (*romanian) Application(id int64) string { return fmt.Sprintf("candidatura %d", id) }
func (*romanian) TextNotSaved(applicant string) string {
	return "modul anonim este activ, iar CV-ul nu se poate salva ca text (" + applicant + ")"
}
func (*romanian) NotAFileName(name string) string {
	return strconv.Quote(name) + " nu poate fi numele unui fișier"
}

func (*romanian) NotOpenedBut(why string) string {
	return why + "; îi puteți citi textul aici sau îl puteți salva"
}

func (*romanian) ChangedMeanwhile(change model.StatusChange, was, now model.JobStatus) string {
	return fmt.Sprintf("jobul a fost modificat între timp de altcineva: starea era „%s” la cererea „%s”, iar acum este „%s”", was, change, now)
}
func (*romanian) Conflict(title string, fields []string) string {
	return "„" + title + "” s-a modificat între timp: " + strings.Join(fields, ", ")
}

func (*romanian) NoAnswer(why string) string { return "nu a venit niciun răspuns (" + why + ")" }
func (*romanian) OpenAnswer(why string) string {
	return "din răspuns nu reiese dacă s-a făcut (" + why + ")"
}
func (*romanian) Undone(why, title string) string {
	return lang.End(why) + " Modificările la „" + title + "” nu au ajuns: jobul a rămas neschimbat"
}
func (*romanian) Unanswered(why, title string) string {
	return lang.End(why) + " Modificările la „" + title + "” pot fi publice sau nu. Pentru siguranță, trimiteți-le din nou: nu strică nimic"
}

func (*romanian) StoreForeign(file string) string {
	return "În locul bazei locale era baza de date a altui program, păstrată ca " + file + ". S-a început o bază locală nouă. Ce știa numai acest calculator, ca evaluările și ciornele, nu este în ea: închideți toate ferestrele și puneți la loc o copie de siguranță."
}
func (*romanian) Damaged(file string) string {
	return "Datele de pe acest calculator erau deteriorate; fișierul deteriorat se păstrează ca " + file + "."
}
func (*romanian) Saved(rows []string) string {
	return "S-au salvat din el: " + strings.Join(rows, ", ") + "."
}
func (*romanian) PartlyRead(tables []string) string {
	return "S-au putut citi doar în parte: " + strings.Join(tables, ", ") + "."
}
func (*romanian) ReadInText(texts []string) string {
	return fmt.Sprintf("Scris într-o fereastră care nu putea salva și preluat acum: %s", lang.End(strings.Join(texts, ", ")))
}
func (*romanian) ReadInBoth(texts []string) string {
	return fmt.Sprintf("Modificat în două ferestre; se păstrează ambele versiuni: %s", lang.End(strings.Join(texts, ", ")))
}
func (*romanian) NotReadIn(why string) string {
	return fmt.Sprintf("Acest fișier nu a putut fi citit și rămâne pe loc: %s", lang.End(why))
}
func (*romanian) DraftOf(title string) string {
	if title == "" {
		return "ciornă fără titlu"
	}
	return fmt.Sprintf("„%s”", title)
}
func (*romanian) UnfinishedNotes(n int) string { return fmt.Sprintf("note neterminate (%d)", n) }
func (*romanian) Rows(n int, table string) string {
	return new(romanian).Table(table) + " (" + strconv.Itoa(n) + ")"
}
func (*romanian) Table(name string) string {
	return cmp.Or(map[string]string{
		"currencies": "monedele trimise", "drafts": "ciornele",
		"activity": "jurnalul de activitate", "intents": "joburile noi fără răspuns", "outbox": "modificările încă netrimise",
		"reviews": "aprecierile candidaților", "shortlists": "listele scurte", "shortlisted": "persoanele de pe ele", "settings": "setările", "searches": "căutările salvate",
		"arrivals": "candidaturile abia sosite", "new_applications": "ce candidaturi sunt noi",
		"saved_files": "ce fișiere cu candidați ați salvat",
		"erasures":    "ștergerile definitive neterminate", "erased": "ce candidaturi s-au șters definitiv",
		"job_views":    "vizualizările joburilor pe zile",
		"team_pending": "modificările care nu sunt încă în dosarul de echipă",
	}[name], name)
}

func (*romanian) SeveralPeople(n int) string {
	return amount.InRomanian(n, "persoană corespunde", "persoane corespund") + "; indicați id-ul unei candidaturi"
}
func (*romanian) ErasedApplications(n int) string {
	return amount.InRomanian(n, "candidatură", "candidaturi")
}
func (*romanian) SweptNote(days, kept int) string {
	note := ", mai vechi de " + amount.InRomanian(days, "zi", "zile")
	if kept > 0 {
		note += fmt.Sprintf("; păstrate pe liste scurte: %d", kept)
	}
	return note
}
func (*romanian) DaysAhead(days int) string {
	return "ceasul acestui calculator este înaintea serviciului cu " + amount.InRomanian(days, "zi", "zile")
}
func (*romanian) Unswept(days int) string {
	return "candidaturi mai vechi de " + amount.InRomanian(days, "zi", "zile")
}

func (*romanian) TeamNotRead(why string) string {
	return "necitit: " + why
}
func (*romanian) TeamFails(why string) string {
	return "Dosar de echipă: " + lang.End(why) + " Modificările așteaptă pe acest calculator; detalii: shortlist doctor."
}
func (*romanian) TeamUnsigned(why string) string {
	return "Dosar de echipă: " + lang.End(why) + " Colegii care verifică semnăturile nu le văd; detalii: shortlist doctor."
}
func (*romanian) TeamProblem(first string, more int) string {
	if more == 0 {
		return "Dosar de echipă: " + lang.End(first)
	}
	return "Dosar de echipă: " + first + "; și încă " + amount.InRomanian(more, "problemă", "probleme") + " în fișierele lui."
}
func (*romanian) TeamLater(why string) string {
	return "rândurile dumneavoastră din dosarul de echipă se scot când se poate scrie din nou în el: " + why
}

func (*romanian) DeletedCopies(n int) string {
	if n == 0 {
		return "pe acest calculator nu există nicio copie a unui job șters"
	}
	return "joburile șterse apar din copiile de pe acest calculator"
}

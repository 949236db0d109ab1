package store

import (
	"fmt"
	"time"

	"shortlist/model/lang"
)

// inRomanian holds the texts in Romanian. An operation is a noun, as a colon and its cause follow.
var inRomanian = words{
	NotThere:       "nu există în baza locală",
	Newer:          "datele au fost scrise de o versiune mai nouă de shortlist",
	DiskFull:       "discul este plin sau spațiul alocat s-a epuizat",
	Busy:           "alt program ține ocupată baza de date; închideți-l sau încercați mai târziu",
	BeingSent:      "este în curs de trimitere",
	TakenOver:      "altă fereastră shortlist a preluat controlul",
	Replaced:       "fișierul bazei locale a fost înlocuit",
	Foreign:        "fișierul nu este o bază locală shortlist: l-a scris alt program",
	Unsound:        "fișierul bazei locale este deteriorat",
	StoreReadOnly:  "această fereastră este doar pentru citire",
	LeaseContested: "și alte ferestre o deschid în același timp; încercați din nou",
	NotConverted:   "o fereastră de pe altă gazdă pregătește baza locală; încercați din nou peste câteva clipe",
	OlderElsewhere: "baza locală este deschisă într-o versiune mai veche de shortlist; închideți-o sau porniți cu --take-over",

	WriteActivityLog:        "scrierea în jurnalul de activitate",
	NoteSavedFile:           "notarea locului unui fișier salvat",
	ReadSavedFiles:          "citirea listei de fișiere salvate",
	ReadActivityLog:         "citirea jurnalului de activitate",
	SaveArrival:             "salvarea candidaturii noi",
	ReadArrivals:            "citirea candidaturilor noi",
	FindArrivedApplications: "căutarea candidaturilor din notificări",
	RecordView:              "înregistrarea vizualizării",
	ForgetArrival:           "eliminarea candidaturii noi",
	ReadJobs:                "citirea joburilor",
	SaveJobs:                "salvarea joburilor",
	ReadApplicants:          "citirea candidaților",
	FindApplicants:          "căutarea candidaților",
	CountUnviewed:           "numărarea candidaturilor nevăzute",
	SaveApplicants:          "salvarea candidaților",
	UndoView:                "anularea vizualizării",
	FindNewApplicants:       "căutarea candidaților noi",
	RecordFailedRead:        "înregistrarea citirii nereușite",
	ReadCVText:              "citirea textului unui CV",
	SaveCVText:              "salvarea textului unui CV",
	SaveDraft:               "salvarea ciornei",
	ReadDrafts:              "citirea ciornelor",
	ClaimDraft:              "preluarea ciornei",
	FindDraftOwner:          "verificarea ferestrei în care este deschis jobul",
	ReleaseDraft:            "eliberarea ciornei",
	DiscardDraft:            "renunțarea la ciornă",
	ShareWork:               "împărțirea sarcinilor între ferestre",
	RecordCreate:            "înregistrarea jobului în curs de creare",
	ReadCreates:             "citirea joburilor în curs de creare",
	ReadCurrencies:          "citirea monedelor",
	SaveCurrency:            "salvarea monedei",
	WriteOutbox:             "scrierea modificărilor de trimis",
	ReadOutbox:              "citirea modificărilor de trimis",
	ReadStore:               "citirea bazei locale",
	OpenStore:               "deschiderea bazei locale",
	ReadSettings:            "citirea setărilor",
	SaveSettings:            "salvarea setărilor",
	FindOtherApplies:        "căutarea altor candidaturi ale aceleiași persoane",
	ReadReviews:             "citirea deciziilor și notelor",
	SaveReview:              "salvarea deciziei și notelor",
	ReadShortlists:          "citirea listelor scurte",
	SaveShortlist:           "salvarea listei scurte",
	Search:                  "căutarea",
	ReadSearchIndex:         "citirea indexului de căutare",
	WriteSearchIndex:        "scrierea indexului de căutare",
	FindCVs:                 "căutarea CV-urilor",
	ReadSearches:            "citirea căutărilor salvate",
	SaveSearch:              "salvarea căutării",
	Erase:                   "ștergerea definitivă a candidaturilor",
	LogInUse:                "altă fereastră citește baza locală, al cărei jurnal încă păstrează ce s-a șters",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) DamagedAndStuck(err error) error {
	return fmt.Errorf("fișierul bazei locale este deteriorat și nu a putut fi pus deoparte: %w", err)
}
func (*romanian) OtherIdentity(has, wants string) string {
	return "Baza locală conține datele pentru " + has + ", dar configurația indică " + wants + ". Nu s-a afișat și nu s-a trimis nimic. " +
		"Rulați „shortlist accounts keep-apart” pentru o bază locală separată sau „shortlist accounts move” dacă același cont are o adresă nouă."
}
func (*romanian) MovedElsewhere(to string) string {
	return "Baza locală a fost predată către " + to + ". Această fereastră nu mai citește și nu mai trimite nimic: închideți-o și porniți din nou shortlist."
}
func (*romanian) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Altă fereastră este deschisă (gazda: %s, de la %s), așa că aceasta este doar pentru citire. "+
		"Închideți cealaltă fereastră sau preluați controlul (--take-over). Mai multe ferestre pot scrie dacă store.dir este un dosar local.",
		orUnknown(host), clock(since))
}
func (*romanian) OnlyReadable(folder string, why error) string {
	return "În dosarul " + folder + " nu se poate scrie nimic: " + lang.End(why.Error()) + " Vedeți ce este salvat acolo, dar nicio modificare nu se păstrează. Porniți din nou shortlist când se va putea scrie în dosar."
}
func (*romanian) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Altă fereastră a preluat controlul, așa că aceasta este acum doar pentru citire. Porniți din nou shortlist ca să scrieți aici."
	}
	return fmt.Sprintf("Altă fereastră a preluat controlul (gazda: %s, %s), așa că aceasta este acum doar pentru citire. "+
		"Ce scrieți aici se păstrează pentru următoarea fereastră care poate scrie. Preluați controlul (--take-over) ca să scrieți din nou aici.", host, clock(since))
}
func (*romanian) WrongJournal(mode string) string {
	return fmt.Sprintf("pe acest sistem de fișiere, baza locală are nevoie de un jurnal rollback, iar SQLite folosește %q; alegeți pentru store.dir un dosar local", mode)
}
func (*romanian) FolderReadOnly(folder string) string {
	return folder + " este pe un sistem de fișiere doar pentru citire; alegeți pentru store.dir un dosar în care puteți scrie"
}
func (*romanian) FolderFull(folder string) string {
	return "discul este plin sau spațiul alocat s-a epuizat (" + folder + "); ștergeți fișiere sau alegeți alt dosar pentru store.dir"
}
func (*romanian) FolderForbidden(folder string) string {
	return "nu aveți drept de scriere în " + folder + "; verificați cui îi aparține sau alegeți pentru store.dir un dosar propriu"
}
func (*romanian) NotAFile(path string) string {
	return path + " nu este un fișier, ci un dosar sau un dispozitiv; mutați-l sau alegeți pentru store.dir alt dosar"
}
func (*romanian) LinkToNothing(path, target string) string {
	return path + " este o legătură către " + target + ", care lipsește; conectați discul respectiv sau ștergeți legătura pentru a începe de la zero"
}
func (*romanian) FolderOfOther(folder string) string {
	return folder + " aparține altui utilizator; verificați HOME sau alegeți pentru store.dir un dosar propriu"
}

func (*romanian) Failed(operation string, err error) error {
	return fmt.Errorf("%s: %w", operation, err)
}

func (*romanian) ReadJob(id int64) string { return fmt.Sprintf("citirea jobului %d", id) }
func (*romanian) ReadApplication(id int64) string {
	return fmt.Sprintf("citirea candidaturii %d", id)
}

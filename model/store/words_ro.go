package store

import (
	"fmt"
	"time"
)

// romanian are the texts in Romanian. An operation is a noun, as a colon and its cause follow.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) NotThere() string { return "nu există în baza locală" }
func (*romanian) Newer() string {
	return "datele au fost scrise de o versiune mai nouă de shortlist"
}
func (*romanian) DiskFull() string  { return "discul este plin sau spațiul alocat s-a epuizat" }
func (*romanian) BeingSent() string { return "este în curs de trimitere" }
func (*romanian) TakenOver() string { return "altă fereastră shortlist a preluat controlul" }
func (*romanian) Replaced() string  { return "fișierul bazei locale a fost înlocuit" }
func (*romanian) DamagedAndStuck(err error) error {
	return fmt.Errorf("fișierul bazei locale este deteriorat și nu a putut fi pus deoparte: %w", err)
}
func (*romanian) Unsound() string       { return "fișierul bazei locale este deteriorat" }
func (*romanian) StoreReadOnly() string { return "această fereastră este doar pentru citire" }
func (*romanian) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Altă fereastră este deschisă (gazda: %s, de la %s), așa că aceasta este doar pentru citire. "+
		"Închideți cealaltă fereastră sau preluați controlul (--take-over). Mai multe ferestre pot scrie dacă store.dir este un dosar local.",
		orUnknown(host), clock(since))
}
func (*romanian) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Altă fereastră a preluat controlul, așa că aceasta este acum doar pentru citire. Porniți din nou shortlist ca să scrieți aici."
	}
	return fmt.Sprintf("Altă fereastră a preluat controlul (gazda: %s, %s), așa că aceasta este acum doar pentru citire. "+
		"Ce scrieți aici se păstrează pentru următoarea fereastră care poate scrie. Preluați controlul (--take-over) ca să scrieți din nou aici.", host, clock(since))
}
func (*romanian) LeaseContested() string {
	return "și alte ferestre o deschid în același timp; încercați din nou"
}
func (*romanian) NotConverted() string {
	return "o fereastră de pe altă gazdă pregătește baza locală; încercați din nou peste câteva clipe"
}
func (*romanian) OlderElsewhere() string {
	return "baza locală este deschisă într-o versiune mai veche de shortlist; închideți-o sau porniți cu --take-over"
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
func (*romanian) FolderOfOther(folder string) string {
	return folder + " aparține altui utilizator; verificați HOME sau alegeți pentru store.dir un dosar propriu"
}

func (*romanian) Failed(operation string, err error) error {
	return fmt.Errorf("%s: %w", operation, err)
}

func (*romanian) WriteActivityLog() string        { return "scrierea în jurnalul de activitate" }
func (*romanian) ReadActivityLog() string         { return "citirea jurnalului de activitate" }
func (*romanian) SaveArrival() string             { return "salvarea candidaturii noi" }
func (*romanian) ReadArrivals() string            { return "citirea candidaturilor noi" }
func (*romanian) FindArrivedApplications() string { return "căutarea candidaturilor din notificări" }
func (*romanian) RecordView() string              { return "înregistrarea vizualizării" }
func (*romanian) ForgetArrival() string           { return "eliminarea candidaturii noi" }
func (*romanian) ReadJobs() string                { return "citirea joburilor" }
func (*romanian) ReadJob(id int64) string         { return fmt.Sprintf("citirea jobului %d", id) }
func (*romanian) ReadApplication(id int64) string {
	return fmt.Sprintf("citirea candidaturii %d", id)
}
func (*romanian) SaveJobs() string          { return "salvarea joburilor" }
func (*romanian) ReadApplicants() string    { return "citirea candidaților" }
func (*romanian) FindApplicants() string    { return "căutarea candidaților" }
func (*romanian) CountUnviewed() string     { return "numărarea candidaturilor nevăzute" }
func (*romanian) SaveApplicants() string    { return "salvarea candidaților" }
func (*romanian) UndoView() string          { return "anularea vizualizării" }
func (*romanian) FindNewApplicants() string { return "căutarea candidaților noi" }
func (*romanian) RecordFailedRead() string  { return "înregistrarea citirii nereușite" }
func (*romanian) ReadCVText() string        { return "citirea textului unui CV" }
func (*romanian) SaveCVText() string        { return "salvarea textului unui CV" }
func (*romanian) SaveDraft() string         { return "salvarea ciornei" }
func (*romanian) ReadDrafts() string        { return "citirea ciornelor" }
func (*romanian) ClaimDraft() string        { return "preluarea ciornei" }
func (*romanian) FindDraftOwner() string    { return "verificarea ferestrei în care este deschis jobul" }
func (*romanian) ReleaseDraft() string      { return "eliberarea ciornei" }
func (*romanian) DiscardDraft() string      { return "renunțarea la ciornă" }
func (*romanian) ShareWork() string         { return "împărțirea sarcinilor între ferestre" }
func (*romanian) RecordCreate() string      { return "înregistrarea jobului în curs de creare" }
func (*romanian) ReadCreates() string       { return "citirea joburilor în curs de creare" }
func (*romanian) ReadCurrencies() string    { return "citirea monedelor" }
func (*romanian) SaveCurrency() string      { return "salvarea monedei" }
func (*romanian) WriteOutbox() string       { return "scrierea modificărilor de trimis" }
func (*romanian) ReadOutbox() string        { return "citirea modificărilor de trimis" }
func (*romanian) ReadStore() string         { return "citirea bazei locale" }
func (*romanian) OpenStore() string         { return "deschiderea bazei locale" }
func (*romanian) ReadSettings() string      { return "citirea setărilor" }
func (*romanian) SaveSettings() string      { return "salvarea setărilor" }
func (*romanian) FindOtherApplies() string {
	return "căutarea altor candidaturi ale aceleiași persoane"
}
func (*romanian) ReadReviews() string      { return "citirea deciziilor și notelor" }
func (*romanian) SaveReview() string       { return "salvarea deciziei și notelor" }
func (*romanian) ReadShortlists() string   { return "citirea listelor scurte" }
func (*romanian) SaveShortlist() string    { return "salvarea listei scurte" }
func (*romanian) Search() string           { return "căutarea" }
func (*romanian) ReadSearchIndex() string  { return "citirea indexului de căutare" }
func (*romanian) WriteSearchIndex() string { return "scrierea indexului de căutare" }
func (*romanian) FindCVs() string          { return "căutarea CV-urilor" }
func (*romanian) ReadSearches() string     { return "citirea căutărilor salvate" }
func (*romanian) SaveSearch() string       { return "salvarea căutării" }
func (*romanian) Erase() string            { return "ștergerea definitivă a candidaturilor" }
func (*romanian) LogInUse() string {
	return "altă fereastră citește baza locală, al cărei jurnal încă păstrează ce s-a șters"
}

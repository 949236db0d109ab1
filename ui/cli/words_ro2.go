package cli

import (
	"fmt"
	"strconv"
	"strings"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
)

func (romanian) NotAnEmail() string {
	return "--email are nevoie de adresa de e-mail pentru autentificare"
}
func (romanian) OtherCountry(known, typed model.Country) string {
	return fmt.Sprintf("această adresă ține de țara %s, nu de %s", known, typed)
}
func (romanian) AccountWithoutCountry(name string, country model.Country, section, file string) string {
	return fmt.Sprintf("contul %s nu are încă o țară; pentru a o seta, scrieți country = %q sub %s în %s", name, country, section, file)
}
func (romanian) AccountOfCountry(name string, has, wanted model.Country, section, file string) string {
	return fmt.Sprintf("contul %s are țara %s; pentru a o schimba, scrieți country = %q sub %s în %s", name, has, wanted, section, file)
}
func (romanian) AccountTaken(name, email, address string) string {
	return fmt.Sprintf("există deja alt cont %s (%s la %s); alegeți alt nume cu --account", name, email, address)
}
func (romanian) NoUsableAddress() string { return "nicio adresă validă" }
func (romanian) AccountColumns() []string {
	return []string{"NUME", "HOST", "E-MAIL", "IMPLIC.", "CONECTAT"}
}
func (romanian) Yes() string { return "da" }
func (romanian) No() string  { return "nu" }

// Configuration

func (romanian) Places(p places) [][2]string {
	return [][2]string{
		{"Acest fișier", p.Config}, {"Fișierul gazdei", p.Host}, {"Bază locală", p.Store}, {"CV-uri primite", p.CVs},
		{"Fișiere primite", p.Inbox}, {"Autentificare", p.Token}, {"Jurnal tehnic", p.Log},
	}
}
func (romanian) ConfigCorrect() string { return "Configurația este corectă." }
func (romanian) ConfigProblems(n int) string {
	return "configurația are " + amount.InRomanian(n, "problemă", "probleme")
}

// Jobs

func (romanian) NoJobs() string { return "Nu există joburi." }
func (romanian) NoJobsOfStatus(status string) string {
	return "Niciun job nu are starea " + status + "."
}
func (romanian) JobsBreakRules(n int) string {
	return amount.InRomanian(n, "job marcat cu ! încalcă", "joburi marcate cu ! încalcă") + " regulile serviciului; jobs show numește regula."
}
func (romanian) JobColumns() []string {
	return []string{"ID", "STARE", "!", "TITLU", "REGIUNE", "CANDID.", "VIZ.", "SALARIU"}
}
func (romanian) CurrencyUnknown() string { return "necunoscută: serviciul nu o indică" }
func (romanian) CurrencySent(currency, when string) string {
	return currency + ", ultima trimisă de aici: " + when
}
func (romanian) JobLabels() []string {
	return []string{"Job", "Stare", "Titlu", "Regiune", "Adresă", "Salariu", "Monedă", "Tip", "Tip secundar", "Candidați", "Vizualizări", "E-mail", "Link"}
}
func (romanian) BrokenRule() string    { return "Încalcă regulile serviciului" }
func (romanian) WithoutStatus() string { return "fără stare" }
func (romanian) JobIs(id int64, title, status string) string {
	return fmt.Sprintf("Jobul %d „%s” are acum starea %s.", id, title, status)
}
func (romanian) JobNowIs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("jobul %d are starea %s", id, status)
}
func (romanian) DeleteNeedsYes(id int64) string {
	return fmt.Sprintf("ștergerea jobului %d are nevoie de un răspuns, dar nu există un terminal; --yes răspunde cu „da”", id)
}
func (romanian) AskDelete(id int64, title, status string, applicants int) string {
	return fmt.Sprintf("Ștergeți jobul %d „%s” (%s, %s)? Dispare de pe site și din listă.", id, title, status, amount.InRomanian(applicants, "candidat", "candidați"))
}
func (romanian) ChangeQueued(c model.StatusChange, id int64) string {
	return fmt.Sprintf("ecranul principal are în coadă o modificare încă netrimisă („%s”) a jobului %d; apăsați acolo O pentru a o retrimite sau a renunța la ea", c, id)
}
func (romanian) NotChanged(id int64, is, wanted string) string {
	return fmt.Sprintf("serviciul a acceptat modificarea, dar starea jobului %d este %s, nu %s", id, is, wanted)
}
func (romanian) SendingElsewhere() string {
	return "o altă fereastră trimite modificarea; rezultatul nu se cunoaște încă"
}
func (romanian) NotMade() string {
	return "o altă fereastră trimite modificări; aceasta nu s-a făcut"
}
func (romanian) StatusOutcomeUnknown(reason, unread string, c model.StatusChange, id int64) string {
	may := "modificat"
	switch c {
	case model.Activate:
		may = "publicat"
	case model.Stop:
		may = "retras de pe site"
	case model.Delete:
		may = "șters"
	}
	return fmt.Sprintf("din niciun răspuns nu reiese dacă serviciul a făcut modificarea (%s), iar jobul nu s-a putut citi după aceea (%s). Este posibil ca jobul %d să fie acum %s; verificați cu: shortlist jobs show %d",
		reason, unread, id, may, id)
}
func (romanian) ReadAfterwards(status string) string {
	return "jobul s-a citit după aceea, iar starea lui este: " + status
}
func (romanian) ChangeMade() string {
	return "Nu a venit niciun răspuns, dar serviciul a făcut modificarea."
}

func (romanian) NoJobFields() string {
	return "descrieți jobul: câte o opțiune pentru fiecare câmp sau --file"
}
func (romanian) NoChanges() string {
	return "indicați modificările: câte o opțiune pentru fiecare câmp sau --file"
}
func (romanian) SavedDeactivated(id int64) string {
	return fmt.Sprintf("Jobul %d s-a salvat cu starea Deactivated: contul a atins limita de joburi active.", id)
}
func (romanian) CreatedNotRecorded(id int64) string {
	return fmt.Sprintf("jobul %d a fost creat, dar nu s-a putut înregistra pe acest calculator", id)
}
func (romanian) SavedUnread(id int64, reason string) string {
	return fmt.Sprintf("Jobul %d s-a salvat, dar nu s-a putut reciti: %s", id, reason)
}
func (romanian) Saved(id int64, title, status string) string {
	return fmt.Sprintf("Jobul %d „%s” s-a salvat: %s.", id, title, status)
}
func (romanian) JobSaved(id int64) string { return fmt.Sprintf("jobul %d s-a salvat", id) }
func (romanian) JobSavedAs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("jobul %d s-a salvat: %s", id, status)
}
func (romanian) ServiceChanged(field, sent, has string) string {
	return fmt.Sprintf("Serviciul a schimbat câmpul %s: s-a trimis „%s”, s-a salvat „%s”.", field, sent, has)
}
func (romanian) ServiceChangedText(field string) string {
	return fmt.Sprintf("Serviciul a schimbat câmpul %s. S-a trimis (−) și s-a salvat (+):", field)
}
func (romanian) Conflict(field, theirs, mine string) string {
	return fmt.Sprintf("%s: acum „%s”, la dumneavoastră „%s”", field, theirs, mine)
}
func (romanian) TheInput() string { return "intrarea" }
func (romanian) OneInput() string {
	return "doar una dintre opțiunile --file și --description-file poate citi de la intrare"
}
func (romanian) OneDescription() string {
	return "folosiți --description sau --description-file, nu ambele"
}
func (romanian) FileTooLarge(name string) string { return name + " este prea mare pentru un job" }
func (romanian) NotANumber(typed string) string  { return strconv.Quote(typed) + " nu este un număr" }
func (romanian) NotJSON(offset int64) string {
	return fmt.Sprintf("nu este JSON (la octetul %d)", offset)
}
func (romanian) NotOneObject() string { return "nu este un singur obiect JSON" }
func (romanian) OtherJob(has string, id int64) string {
	return fmt.Sprintf("jobId: acest fișier descrie jobul %s, nu jobul %d", has, id)
}
func (romanian) ReadOnlyField(name string) string {
	return name + ": doar serviciul setează acest câmp; omiteți-l"
}
func (romanian) NoField(name, near string) string {
	return "nu există câmpul " + strconv.Quote(name) + "; poate ați vrut " + strconv.Quote(near) + "?"
}
func (romanian) NotText() string      { return "nu este text" }
func (romanian) OutOfRange() string   { return "acest număr este în afara limitelor" }
func (romanian) NotAValue() string    { return "nu este nici text, nici număr, nici null" }
func (romanian) MustBeText() string   { return "trebuie să fie text" }
func (romanian) MustBeNumber() string { return "trebuie să fie un număr" }
func (romanian) MustBeWhole() string  { return "trebuie să fie un număr întreg" }

func (romanian) NothingForgotten() string { return "nu s-a renunțat la nimic" }
func (romanian) AskForget(n int) string {
	return "Renunțați la " + amount.InRomanian(n, "job fără răspuns", "joburi fără răspuns") + "? Nu se află printre joburile contului."
}
func (romanian) Forgotten(n int) string {
	return "S-a renunțat la " + amount.InRomanian(n, "job", "joburi") + "."
}
func (romanian) NothingPending() string   { return "Niciun job nu așteaptă un răspuns." }
func (romanian) PendingColumns() []string { return []string{"TRIMIS", "TITLU", "REGIUNE"} }
func (romanian) FoundPending(id int64, title, sent string) string {
	return fmt.Sprintf("Jobul %d „%s”, trimis la %s și rămas fără răspuns, a fost creat.", id, title, sent)
}
func (romanian) SameUnknown(sent string) string {
	return "același job s-a trimis la " + sent + ", iar rezultatul nu se cunoaște"
}
func (romanian) StillUnknown(title, sent string) string {
	return fmt.Sprintf("Jobul „%s”, trimis la %s, nu este printre joburile contului. Încă nu se știe dacă a fost creat.", title, sent)
}
func (romanian) ManyUnknown(n int) string {
	return amount.InRomanian(n, "job trimis mai devreme nu este", "joburi trimise mai devreme nu sunt") + " printre joburile contului. Vedeți: shortlist jobs pending"
}
func (romanian) SameSent(sent string) string {
	return "același job s-a trimis la " + sent + ", a rămas fără răspuns și nu este printre joburile contului; --yes îl trimite din nou"
}
func (romanian) AskSameAgain(sent string) string {
	return "Același job s-a trimis la " + sent + ", a rămas fără răspuns și nu este printre joburile contului. Îl trimiteți din nou?"
}
func (romanian) CouldNotLook() string {
	return "lista de joburi nu s-a putut citi pentru a-l căuta"
}
func (romanian) NotFoundNow() string { return "acum jobul nu este în lista de joburi" }
func (romanian) FoundNow() string    { return "Răspunsul s-a pierdut, dar jobul a fost creat." }

// Applicants

func (romanian) Listed(applied, unviewed, deleted, suggested, unreadable int) string {
	s := amount.InRomanian(applied, "candidat", "candidați") + fmt.Sprintf(", nevăzuți: %d", unviewed)
	if deleted > 0 {
		s += fmt.Sprintf(", șterși (ascunși): %d", deleted)
	}
	if suggested > 0 {
		s += fmt.Sprintf(", sugerați: %d", suggested)
	}
	if unreadable > 0 {
		s += ", " + unreadInRomanian(unreadable)
	}
	return s
}

func unreadInRomanian(records int) string {
	return amount.InRomanian(records, "înregistrare nu s-a putut citi", "înregistrări nu s-au putut citi")
}

func (romanian) Suggested() string { return "Sugerați de serviciu, nu au aplicat:" }
func (romanian) ApplicantColumns() []string {
	return []string{"ID", "NUME", "DATA", "STARE", "VĂZUT", "CV", "REGIUNE", "SALARIU DORIT"}
}
func (romanian) Arrival() string  { return "nou" }
func (romanian) BrokenCV() string { return "defect" }
func (romanian) Progress(applicants int, bytes int64) string {
	return amount.InRomanian(applicants, "candidat", "candidați") + " · " + amount.Bytes(bytes)
}
func (romanian) BrokeOff(received, expected int) string {
	if expected > 0 {
		return fmt.Sprintf("candidați sosiți: doar %d din aproximativ %d", received, expected)
	}
	return fmt.Sprintf("candidați sosiți: doar %d", received)
}
func (romanian) NotReadHere(application int64) string {
	return fmt.Sprintf("candidatura %d nu s-a citit încă aici; indicați jobul ei cu --job", application)
}
func (romanian) NotOnThisComputer(application int64) string {
	return fmt.Sprintf("candidatura %d nu este pe acest calculator; listați întâi candidații jobului ei", application)
}
func (romanian) NoApplication(application, job int64) string {
	return fmt.Sprintf("nu există candidatura %d la jobul %d", application, job)
}
func (romanian) AsOf(when string, job int64) string {
	return fmt.Sprintf("Situația la %s; --job %d citește din nou.", when, job)
}
func (romanian) CVMissing() string       { return "nu este pe acest calculator" }
func (romanian) CVAt(path string) string { return "fișierul " + path }
func (romanian) Experience() string      { return "Experiență" }
func (romanian) Education() string       { return "Studii" }

func (romanian) Viewed(application int64) string {
	return fmt.Sprintf("Candidatura %d este marcată ca văzută.", application)
}
func (romanian) ViewRejected(application int64) string {
	return fmt.Sprintf("candidatura %d: serviciul a respins marcajul trimis de altă fereastră", application)
}
func (romanian) ViewsQueued(n int) string {
	return amount.InRomanian(n, "marcaj este în coadă și se trimite", "marcaje sunt în coadă și se trimit") + " cu marcajul următor sau din ecranul principal"
}
func (romanian) ViewsSent() string { return "marcajele s-au trimis" }
func (romanian) ViewsMaybeSent() string {
	return "este posibil ca unele marcaje să se fi trimis"
}

// Export and CVs

func (romanian) OneJobOnly(command string) string {
	return command + " acceptă doar id-ul unui singur job"
}
func (romanian) JobOrShortlist(command string) string {
	return command + " acceptă un job sau --shortlist, nu ambele"
}
func (romanian) ExportNeeds(command string) string {
	return command + " are nevoie de id-ul unui job, de --shortlist sau de --apply"
}
func (romanian) NotAFormat(typed string) string {
	return strconv.Quote(typed) + " nu este un format; alegeți csv, json, md sau pdf"
}
func (romanian) JSONAndFormat() string { return "--json și un alt format se exclud reciproc" }
func (romanian) FormatAndName(ending, format string) string {
	return "--out se termină în ." + ending + ", dar --format este " + format + ": schimbați una dintre opțiuni"
}
func (romanian) NotASeparator() string { return "--separator poate fi , sau ;" }
func (romanian) NotAVerdict(typed string) string {
	return strconv.Quote(typed) + " nu este o decizie; alegeți yes, maybe, no sau none"
}
func (romanian) PDFInTerminal() string {
	return "un terminal nu poate afișa un PDF; indicați un fișier cu --out"
}
func (romanian) FileExists(path string) string { return path + " există deja și nu se suprascrie" }
func (romanian) NothingToExport() string {
	return "nu există niciun candidat de exportat, așa că nu s-a scris nimic"
}
func (romanian) NothingOfVerdict(verdicts []string) string {
	return "nu există niciun candidat cu decizia " + strings.Join(verdicts, " sau ") + ", așa că nu s-a scris nimic"
}
func (romanian) Exported(n int) string {
	return amount.InRomanian(n, "candidat exportat", "candidați exportați")
}
func (romanian) ExportedTo(n int, path string) string {
	return amount.InRomanian(n, "candidat exportat", "candidați exportați") + " în " + path
}
func (romanian) ReadingCV(i, of int) string { return fmt.Sprintf("CV-ul %d din %d", i, of) }
func (romanian) Applicants() string         { return "Candidați" }
func (romanian) Job(id int64) string        { return fmt.Sprintf("Jobul %d", id) }
func (romanian) ShortlistPartlyGone(n int) string {
	return amount.InRomanian(n, "candidat omis din lista scurtă: nu mai este", "candidați omiși din lista scurtă: nu mai sunt") + " pe acest calculator"
}
func (romanian) NoShortlist(name, near string) string {
	if near == "" {
		return "nu există lista scurtă " + strconv.Quote(name)
	}
	return "nu există lista scurtă " + strconv.Quote(name) + "; poate ați vrut " + strconv.Quote(near) + "?"
}
func (romanian) CVsSaved(n, without, unreadable int) string {
	s := amount.InRomanian(n, "CV salvat", "CV-uri salvate")
	if without > 0 {
		s += fmt.Sprintf(", fără CV: %d", without)
	}
	if unreadable > 0 {
		s += ", " + unreadInRomanian(unreadable)
	}
	return s
}
func (romanian) OneFileOnly(command string) string { return command + " acceptă un singur fișier" }
func (romanian) FileOrApply(command string) string {
	return command + " acceptă un fișier sau --apply, nu ambele"
}
func (romanian) CVTextNeeds(command string) string {
	return command + " are nevoie de un fișier sau de --apply cu id-ul unei candidaturi"
}
func (romanian) CVUnreadable() string        { return "CV-ul nu s-a putut citi" }
func (romanian) NotAFile(path string) string { return path + " nu este un fișier" }
func (romanian) NoFile(path string) string   { return "nu există fișierul " + path }
func (romanian) CVOf(application int64) string {
	return fmt.Sprintf("CV-ul candidaturii %d", application)
}
func (romanian) NoHiddenWords(file string) string {
	return file + ": toate cuvintele din fișier apar pe paginile lui"
}
func (romanian) HiddenWords(file string, n int) string {
	return file + ": " + amount.InRomanian(n, "cuvânt din fișier nu apare pe pagină; --hidden îl afișează", "cuvinte din fișier nu apar pe pagină; --hidden le afișează")
}
func (romanian) CVImageOnly() string { return "se poate vedea cu un vizualizator" }
func (romanian) CVLocked() string    { return "cereți o copie fără parolă" }
func (romanian) CVDamaged() string {
	return "un vizualizator poate arăta mai mult, sau cereți o altă copie"
}

// Search and sync

func (romanian) LimitTooSmall(n int) string {
	return fmt.Sprintf("--limit are nevoie de un număr mai mare decât 0, nu de %d", n)
}
func (romanian) NoSearchWord() string { return "Nu există niciun cuvânt de căutat." }
func (romanian) HitColumns() []string { return []string{"ID", "NUME", "JOB", "GĂSIT"} }
func (romanian) Found(h account.Hits, cvs bool) string {
	s := amount.InRomanian(len(h.List), "candidat", "candidați")
	switch {
	case h.Many:
		s += fmt.Sprintf(" și încă peste %d", h.More)
	case h.More > 0:
		s += fmt.Sprintf(" și încă %d", h.More)
	}
	if h.Unknown > 0 {
		s += fmt.Sprintf(" în %d din %s; pe celelalte le citește shortlist sync", h.Jobs-h.Unknown, amount.InRomanian(h.Jobs, "job", "joburi"))
	}
	if h.CVs > 0 && cvs {
		s += "; " + amount.InRomanian(h.CVs, "CV nu s-a citit încă: îl citește", "CV-uri nu s-au citit încă: le citește") + " shortlist sync sau ecranul principal cât timp este deschis"
	}
	return s
}
func (romanian) AllOrJobs() string {
	return "--all citește toate joburile; renunțați la --all sau la joburile indicate"
}
func (romanian) NothingDone() string { return "nu s-a făcut nimic" }
func (romanian) NotYourJob(id int64) string {
	return fmt.Sprintf("jobul %d nu este printre joburile acestui cont", id)
}
func (romanian) SyncProgress(n, of int, title string, applicants int, bytes int64) string {
	return fmt.Sprintf("jobul %d din %d · %s · %s · %s", n, of, title, amount.InRomanian(applicants, "candidat", "candidați"), amount.Bytes(bytes))
}
func (romanian) JobNotRead(title string) string { return "„" + title + "”" }
func (romanian) JobsNotRead(n, of int, last string) string {
	return fmt.Sprintf("joburi necitite: %d din %d; ultimul, „%s”", n, of, last)
}
func (romanian) JobsNotTried(n int) string {
	return "încă " + amount.InRomanian(n, "job nu s-a încercat", "joburi nu s-au încercat")
}
func (romanian) CVsLeft(n int) string { return "de citit: " + amount.InRomanian(n, "CV", "CV-uri") }
func (romanian) SyncColumns() []string {
	return []string{"JOB", "CANDIDAȚI", "NOI", "MODIF.", "LIPSĂ", "TITLU"}
}
func (romanian) Synced(jobs, cvs, unread int) string {
	s := amount.InRomanian(jobs, "job citit", "joburi citite") + ", " + amount.InRomanian(cvs, "CV adăugat", "CV-uri adăugate") + " în indexul de căutare"
	if unread > 0 {
		s += "; " + amount.InRomanian(unread, "CV nu s-a citit încă", "CV-uri nu s-au citit încă")
	}
	return s + "."
}

// New applications

func (romanian) Watching(account string) string {
	return "Se așteaptă candidaturi noi pentru contul " + account + "."
}
func (romanian) NewsEnded() string {
	return "baza locală de pe acest calculator nu mai trimite noutăți"
}
func (romanian) NoName() string            { return "(fără nume)" }
func (romanian) JobNumber(id int64) string { return fmt.Sprintf("jobul %d", id) }
func (romanian) PollFailed(reason string) string {
	return reason + "; notificările (callback) se afișează în continuare, iar serviciul se verifică mai departe."
}
func (romanian) ServiceBack() string { return "Serviciul răspunde din nou." }
func (romanian) DigestIncomplete() string {
	return "serviciul nu s-a putut citi, așa că pot lipsi candidaturi noi"
}
func (romanian) DigestJobsUnread() string { return "candidaturile lor noi pot lipsi" }
func (romanian) DigestNotRead(jobs int) string {
	return "candidații de la " + amount.InRomanian(jobs, "job", "joburi") + " nu s-au putut citi, așa că pot lipsi candidaturi noi"
}
func (romanian) NoNewApplications(since string) string {
	return "Nicio candidatură nouă după " + since + "."
}
func (romanian) NewApplications(n int, since string) string {
	return amount.InRomanian(n, "candidatură nouă", "candidaturi noi") + " după " + since
}
func (romanian) JobCounts(added, unviewed int) string {
	return fmt.Sprintf("noi %d, nevăzute %d", added, unviewed)
}
func (romanian) Arrivals(n int) string {
	return fmt.Sprintf("Cunoscute doar dintr-o notificare (callback), încă absente din lista serviciului: %d.", n)
}
func (romanian) NotViewed(n int) string {
	return fmt.Sprintf("Nevăzute în joburile citite aici: %d.", n)
}

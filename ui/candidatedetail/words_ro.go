package candidatedetail

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Next:       action.Label{Name: "următorul", Title: "Candidatul următor", Synonyms: "next, Next applicant", Help: "candidatul următor"},
	Previous:   action.Label{Name: "anteriorul", Title: "Candidatul anterior", Synonyms: "previous, Previous applicant", Help: "candidatul anterior"},
	SaveCV:     action.Label{Name: "salvează CV", Title: "Salvează CV-uri", Synonyms: "descarcă, save CV, Save CVs, download, resume, pdf", Help: "salvează CV-ul"},
	SendCV:     action.Label{Name: "trimite CV", Title: "Trimite CV-ul pe calculatorul dumneavoastră", Synonyms: "descarcă, transfer, send CV, Send the CV to your own computer, download, scp, laptop", Help: "salvează CV-ul și îl trimite pe calculatorul dumneavoastră, sau arată comanda"},
	ReadCV:     action.Label{Name: "citește CV", Title: "Citește CV-ul", Synonyms: "verifică, read CV, Read the CV, resume, review", Help: "citește profilul și CV-ul; marchează candidatura văzută"},
	Copy:       action.Label{Name: "copiază contact", Title: "Copiază datele de contact", Synonyms: "clipboard, telefon, copy contact, Copy the contact, e-mail, email, phone", Help: "copiază e-mailul și telefonul în clipboardul terminalului"},
	JobLink:    action.Label{Name: "link job", Title: "Deschide pagina jobului", Synonyms: "browser, site, adresă, job link, Open the job's page, link, url, website", Help: "deschide pagina publică a jobului"},
	Back:       action.Label{Name: "înapoi", Title: "Înapoi la candidați", Synonyms: "back, Back to the applicants", Help: "înapoi la candidați"},
	MarkViewed: action.Label{Name: "marchează văzut", Synonyms: "văzut, citit, mark viewed, seen, read", Help: "marchează candidatura ca văzută"},

	NoApplication: "nu este deschisă nicio candidatură",
	NoContact:     "nu există date de contact de copiat",
	NoLink:        "jobul nu are încă un link public",

	Title:     "Candidat",
	NotViewed: "nevăzut",

	Contacts: "Contact",
	Hidden:   "ascuns",
	None:     "niciunul",
	AlsoSent: "Trimise și de serviciu",

	AlsoApplied:   "A aplicat și la",
	OnlySuggested: "sugerat; nu a aplicat",

	Experience:    "Experiență",
	Education:     "Studii",
	NotGiven:      "nespecificat",
	NoPosition:    "(post nespecificat)",
	NoInstitution: "(instituție nespecificată)",
	Another:       "altul",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Choose() string {
	return "Alegeți un candidat; " + action.Preview.String() + " previzualizează, " + action.Open.String() + " deschide."
}
func (*romanian) Place(at, of string) string    { return at + " din " + of }
func (*romanian) UndecidedLeft(n string) string { return "nedeciși rămași: " + n }
func (*romanian) Undecided(n string) string     { return "nedeciși: " + n }

func (*romanian) YearsOld(n int) string { return amount.InRomanian(n, "an", "ani") }
func (*romanian) Relocates(yes bool) string {
	if yes {
		return "acceptă relocarea"
	}
	return "fără relocare"
}
func (*romanian) Applied(date string) string { return "A aplicat: " + date }
func (*romanian) JustIn(clock string) string {
	return "Tocmai sosită, " + clock + ": serviciul a anunțat această candidatură. Restul urmează când serviciul o listează."
}
func (*romanian) Suggested(date string) string {
	return "Sugerat de serviciu: " + date + "; nu a aplicat"
}
func (*romanian) MoreCharacters(n int) string {
	return amount.InRomanian(n, "caracter în plus", "caractere în plus")
}

func (*romanian) InAll(applications int) string {
	return amount.InRomanian(applications, "candidatură", "candidaturi") + " în total"
}
func (*romanian) OthersElsewhere(n int) string {
	if n == 1 {
		return "lista celuilalt job nu este încărcată; deschideți jobul"
	}
	return "listele celorlalte joburi nu sunt încărcate; deschideți joburile"
}
func (*romanian) AndMore(n int) string        { return fmt.Sprintf("și încă %d", n) }
func (*romanian) Deleted(n int) string        { return fmt.Sprintf("șterse: %d", n) }
func (*romanian) Job(id int64) string         { return fmt.Sprintf("Jobul %d", id) }
func (*romanian) ThisJob(title string) string { return title + " (acest job)" }
func (*romanian) As(name string) string       { return "ca " + name }
func (*romanian) MaybeSame(reason string) string {
	return "coincide: " + reason + "; poate aceeași persoană"
}
func (*romanian) Same(reasons []string) string { return "coincide: " + strings.Join(reasons, " și ") }

func (*romanian) Gap(length string) string { return "Pauză: " + length }
func (*romanian) GapWithStudies(length string, year int) string {
	return fmt.Sprintf("Pauză: %s; studii încheiate în %d", length, year)
}
func (*romanian) Overlaps(position, length string) string {
	return "se suprapune: " + position + ", cu " + length
}
func (*romanian) OverlapsMore(n int) string { return fmt.Sprintf("și cu încă %d", n) }
func (*romanian) UntilYear(year int) string { return fmt.Sprintf("până în %d", year) }
func (*romanian) ThisYear(year int) string  { return fmt.Sprintf("%d, anul acesta", year) }
func (*romanian) YearsAgo(year, ago int) string {
	return fmt.Sprintf("%d, acum %s", year, amount.InRomanian(ago, "an", "ani"))
}

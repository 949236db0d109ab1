package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Title:  "Job",
	Choose: "Alegeți un job.",

	Applicants: action.Label{Name: "candidați", Title: "Arată candidații", Synonyms: "deschide, candidaturi, aplicanți, applicants, Show the applicants, open, candidates, applications", Help: "arată candidații"},
	Edit:       action.Label{Name: "editează", Title: "Editează jobul", Synonyms: "modifică, schimbă, edit job, Edit the job, change, update", Help: "editează jobul"},
	Next:       action.Label{Name: "următorul", Title: "Jobul următor", Synonyms: "next, Next job", Help: "jobul următor"},
	Previous:   action.Label{Name: "anteriorul", Title: "Jobul anterior", Synonyms: "previous, Previous job", Help: "jobul anterior"},
	Link:       action.Label{Name: "link", Title: "Deschide pagina jobului", Synonyms: "browser, site, adresă, link, Open the job's page, url, website", Help: "deschide pagina publică a jobului"},
	CopyLink:   action.Label{Name: "copiază link", Title: "Copiază linkul jobului", Synonyms: "clipboard, distribuie, copy link, Copy the job's link, url, share", Help: "copiază linkul în clipboardul terminalului"},
	Back:       action.Label{Name: "înapoi", Title: "Înapoi la joburi", Synonyms: "back, Back to the jobs", Help: "înapoi la joburi"},
	NoJob:      "nu este deschis niciun job",
	NoLink:     "jobul nu are încă un link public",

	Status:     "Stare",
	Where:      "Unde",
	Salary:     "Salariu",
	Currency:   "Monedă",
	Type:       "Tip",
	Response:   "Răspuns",
	Replies:    "Răspuns la",
	LinkLabel:  "Link",
	RuleBroken: "Încalcă",

	CurrencyUnknown: "necunoscută: site-ul nu o comunică. Programul o cere la editare.",
	NoDescription:   "Fără descriere.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Number(jobID int64) string { return fmt.Sprintf("job %d", jobID) }

func (*romanian) SentFromHere(currency, date string) string {
	return currency + ", cum s-a trimis de pe acest calculator la " + date
}
func (*romanian) Counts(applicants, views int) string {
	return amount.InRomanian(applicants, "candidat", "candidați") + " · " + amount.InRomanian(views, "vizualizare", "vizualizări")
}
func (*romanian) NotLoaded() string {
	return "Descrierea nu a putut fi încărcată de pe acest calculator. Apăsați " + action.Refresh.String() + " în lista de joburi pentru a o prelua."
}

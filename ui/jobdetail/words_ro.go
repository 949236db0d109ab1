package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string             { return "Job" }
func (*romanian) Number(jobID int64) string { return fmt.Sprintf("job %d", jobID) }
func (*romanian) Choose() string            { return "Alegeți un job." }

func (*romanian) Applicants() action.Label {
	return action.Label{Name: "candidați", Title: "Arată candidații", Synonyms: "deschide, candidaturi, aplicanți, applicants, Show the applicants, open, candidates, applications", Help: "arată candidații"}
}
func (*romanian) Edit() action.Label {
	return action.Label{Name: "editează", Title: "Editează jobul", Synonyms: "modifică, schimbă, edit job, Edit the job, change, update", Help: "editează jobul"}
}
func (*romanian) Next() action.Label {
	return action.Label{Name: "următorul", Title: "Jobul următor", Synonyms: "next, Next job", Help: "jobul următor"}
}
func (*romanian) Previous() action.Label {
	return action.Label{Name: "anteriorul", Title: "Jobul anterior", Synonyms: "previous, Previous job", Help: "jobul anterior"}
}
func (*romanian) Link() action.Label {
	return action.Label{Name: "link", Title: "Deschide pagina jobului", Synonyms: "browser, site, adresă, link, Open the job's page, url, website", Help: "deschide pagina publică a jobului"}
}
func (*romanian) CopyLink() action.Label {
	return action.Label{Name: "copiază link", Title: "Copiază linkul jobului", Synonyms: "clipboard, distribuie, copy link, Copy the job's link, url, share", Help: "copiază linkul în clipboardul terminalului"}
}
func (*romanian) LinkName() string { return "link" }
func (*romanian) Back() action.Label {
	return action.Label{Name: "înapoi", Title: "Înapoi la joburi", Synonyms: "back, Back to the jobs", Help: "înapoi la joburi"}
}
func (*romanian) NoJob() string  { return "nu este deschis niciun job" }
func (*romanian) NoLink() string { return "jobul nu are încă un link public" }

func (*romanian) Status() string     { return "Stare" }
func (*romanian) Where() string      { return "Unde" }
func (*romanian) Salary() string     { return "Salariu" }
func (*romanian) Currency() string   { return "Monedă" }
func (*romanian) Type() string       { return "Tip" }
func (*romanian) Response() string   { return "Răspuns" }
func (*romanian) Replies() string    { return "Răspuns la" }
func (*romanian) LinkLabel() string  { return "Link" }
func (*romanian) RuleBroken() string { return "Încalcă" }

func (*romanian) SentFromHere(currency, date string) string {
	return currency + ", cum s-a trimis de pe acest calculator la " + date
}
func (*romanian) CurrencyUnknown() string {
	return "necunoscută: site-ul nu o comunică. Programul o cere la editare."
}
func (*romanian) Counts(applicants, views int) string {
	return amount.InRomanian(applicants, "candidat", "candidați") + " · " + amount.InRomanian(views, "vizualizare", "vizualizări")
}
func (*romanian) NotLoaded() string {
	return "Descrierea nu a putut fi încărcată de pe acest calculator. Apăsați " + action.Refresh.String() + " în lista de joburi pentru a o prelua."
}
func (*romanian) NoDescription() string { return "Fără descriere." }

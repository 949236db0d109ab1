package facts

import (
	"fmt"

	"shortlist/model/amount"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Label(k Kind) string {
	return map[Kind]string{
		Name: "Nume", Application: "Candidatură", Job: "Job", Applied: "Depusă", Suggested: "Sugerat",
		Status: "Stare", Viewed: "Văzută", Marks: "Marcaje", Phone: "Telefon", Email: "E-mail",
		ContactsOpen: "Contacte", Age: "Vârstă", Gender: "Sex", Region: "Regiune", Relocates: "Se mută",
		Wants: "Dorește", Photo: "Fotografie", Questions: "Întrebări", Messages: "Mesaje",
		Applications: "Candidaturi", CV: "CV",
	}[k]
}

func (*romanian) SuggestedByService() string       { return "de serviciu; nu a aplicat" }
func (*romanian) Since(status, date string) string { return status + " din " + date }
func (*romanian) OpenedSince(date string) string   { return "deschise din " + date }
func (*romanian) Masked() string                   { return "(mascat)" }
func (*romanian) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d din %d reușite", passed, all)
}
func (*romanian) ReadOnWebSite() string          { return "(citiți-le pe site)" }
func (*romanian) ApplicationsInAll(n int) string { return fmt.Sprintf("%d în total", n) }
func (*romanian) Premium() string                { return "premium" }
func (*romanian) New() string                    { return "nou" }
func (*romanian) HasProfile() string             { return "are profil" }
func (*romanian) ProfileCV() string              { return "CV din profil" }
func (*romanian) Messages(n, unread int, last string) string {
	out := amount.InRomanian(n, "mesaj", "mesaje")
	if unread > 0 {
		out += fmt.Sprintf(", %d noi", unread)
	}
	if last != "" {
		out += ", ultimul " + last
	}
	return out
}
func (*romanian) NoCVAttached() string       { return "niciunul atașat" }
func (*romanian) Unusable(why string) string { return "nu poate fi folosit: " + why }
func (*romanian) Unnamed() string            { return "un fișier fără nume" }
func (*romanian) Yes() string                { return "da" }
func (*romanian) No() string                 { return "nu" }

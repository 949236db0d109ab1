package facts

import (
	"fmt"

	"shortlist/model/amount"
)

var inRomanian = words{
	SuggestedByService: "de serviciu; nu a aplicat",
	Masked:             "(mascat)",
	ReadOnWebSite:      "(citiți-le pe site)",
	Premium:            "premium",
	New:                "nouă pe site",
	ProfileCV:          "CV din profil",
	NoCVAttached:       "niciunul atașat",
	Unnamed:            "un fișier fără nume",
	Yes:                "da",
	No:                 "nu",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Label(k Kind) string {
	return map[Kind]string{
		Name: "Nume", Application: "Candidatură", Job: "Job", Applied: "Depusă", Suggested: "Sugerat",
		Status: "Stare", Viewed: "Văzută", Marks: "Marcaje", Phone: "Telefon", Email: "E-mail",
		ContactsOpen: "Contacte", Age: "Vârstă", Gender: "Sex", Region: "Regiune", Relocates: "Se mută",
		Wants: "Dorește", Photo: "Fotografie", Questions: "Întrebări", Messages: "Mesaje",
		Applications: "Candidaturi", CV: "CV",
	}[k]
}

func (*romanian) Since(status, date string) string { return status + " din " + date }
func (*romanian) OpenedSince(date string) string   { return "deschise din " + date }
func (*romanian) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d din %d reușite", passed, all)
}
func (*romanian) ApplicationsInAll(n int) string { return fmt.Sprintf("%d în total", n) }
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
func (*romanian) Unusable(why string) string { return "nu poate fi folosit: " + why }

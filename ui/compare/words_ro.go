package compare

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Next() action.Label {
	return action.Label{Name: "următor", Title: "Candidatul următor", Synonyms: "înainte, dreapta, next, Next applicant", Help: "la candidatul din dreapta"}
}
func (*romanian) Previous() action.Label {
	return action.Label{Name: "anterior", Title: "Candidatul anterior", Synonyms: "înapoi, stânga, previous, Previous applicant", Help: "la candidatul din stânga"}
}
func (*romanian) Read() action.Label {
	return action.Label{Name: "citește", Title: "Citește CV-ul", Synonyms: "read, Read the CV, resume", Help: "citește profilul și CV-ul; marchează candidatura văzută"}
}
func (*romanian) Back() action.Label {
	return action.Label{Name: "înapoi", Title: "Înapoi la listă", Synonyms: "închide, back, Back to the list, close", Help: "înapoi la listă"}
}

func (*romanian) Title() string               { return "Comparare" }
func (*romanian) Verdict() string             { return "Decizie" }
func (*romanian) Note() string                { return "Notă" }
func (*romanian) Rating() string              { return "Evaluare" }
func (*romanian) Tags() string                { return "Etichete" }
func (*romanian) Job() string                 { return "Job" }
func (*romanian) Worked() string              { return "Vechime" }
func (*romanian) Experience() string          { return "Experiență" }
func (*romanian) Education() string           { return "Studii" }
func (*romanian) CV() string                  { return "CV" }
func (*romanian) Wants() string               { return "Cere" }
func (*romanian) NoCV() string                { return "lipsește" }
func (*romanian) BadCV() string               { return "inutilizabil" }
func (*romanian) HasCV() string               { return "atașat" }
func (*romanian) LookAgain() string           { return "De revăzut" }
func (*romanian) HiddenNote() string          { return "[ascuns: mod anonim]" }
func (*romanian) OtherCurrencies() string     { return "în monede diferite: necomparate" }
func (*romanian) Lowest(salary string) string { return salary + " (minim)" }

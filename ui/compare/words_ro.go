package compare

import "shortlist/ui/action"

var inRomanian = words{
	Next:     action.Label{Name: "următor", Title: "Candidatul următor", Synonyms: "înainte, dreapta, next, Next applicant", Help: "la candidatul din dreapta"},
	Previous: action.Label{Name: "anterior", Title: "Candidatul anterior", Synonyms: "înapoi, stânga, previous, Previous applicant", Help: "la candidatul din stânga"},
	Read:     action.Label{Name: "citește", Title: "Citește CV-ul", Synonyms: "read, Read the CV, resume", Help: "citește profilul și CV-ul; marchează candidatura văzută"},
	Back:     action.Label{Name: "înapoi", Title: "Înapoi la listă", Synonyms: "închide, back, Back to the list, close", Help: "înapoi la listă"},

	Title:           "Comparare",
	Verdict:         "Decizie",
	Note:            "Notă",
	Rating:          "Evaluare",
	Tags:            "Etichete",
	Job:             "Job",
	Worked:          "Vechime",
	Experience:      "Experiență",
	Education:       "Studii",
	CV:              "CV",
	Wants:           "Cere",
	NoCV:            "lipsește",
	BadCV:           "inutilizabil",
	HasCV:           "atașat",
	LookAgain:       "De revăzut",
	HiddenNote:      "[ascuns: mod anonim]",
	OtherCurrencies: "în monede diferite: necomparate",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Lowest(salary string) string { return salary + " (minim)" }

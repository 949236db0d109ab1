package compare

import "shortlist/ui/action"

var inHungarian = words{
	Next:     action.Label{Name: "következő", Title: "Következő jelentkező", Synonyms: "next, Next applicant", Help: "a jobbra lévő jelentkezőhöz"},
	Previous: action.Label{Name: "előző", Title: "Előző jelentkező", Synonyms: "previous, Previous applicant", Help: "a balra lévő jelentkezőhöz"},
	Read:     action.Label{Name: "olvasás", Title: "Önéletrajz olvasása", Synonyms: "CV, read, Read the CV, resume", Help: "a profil és az önéletrajz olvasása; megnézett lesz"},
	Back:     action.Label{Name: "vissza", Title: "Vissza a listához", Synonyms: "bezárás, back, Back to the list, close", Help: "vissza a listához"},

	Title:           "Összevetés",
	Verdict:         "Döntés",
	Note:            "Jegyzet",
	Rating:          "Értékelés",
	Tags:            "Címkék",
	Job:             "Állás",
	Worked:          "Dolgozott",
	Experience:      "Tapasztalat",
	Education:       "Tanulmányok",
	CV:              "CV",
	Wants:           "Igény",
	NoCV:            "nincs",
	BadCV:           "nem használható",
	HasCV:           "csatolva",
	LookAgain:       "Emlékeztető",
	HiddenNote:      "[anonim módban rejtett]",
	OtherCurrencies: "eltérő pénznemek: nincs összevetve",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Lowest(salary string) string { return salary + " (legkisebb)" }

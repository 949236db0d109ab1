package compare

import "shortlist/ui/action"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Next() action.Label {
	return action.Label{Name: "következő", Title: "Következő jelentkező", Synonyms: "next, Next applicant", Help: "a jobbra lévő jelentkezőhöz"}
}
func (*hungarian) Previous() action.Label {
	return action.Label{Name: "előző", Title: "Előző jelentkező", Synonyms: "previous, Previous applicant", Help: "a balra lévő jelentkezőhöz"}
}
func (*hungarian) Read() action.Label {
	return action.Label{Name: "olvasás", Title: "Önéletrajz olvasása", Synonyms: "CV, read, Read the CV, resume", Help: "a profil és az önéletrajz olvasása; megnézett lesz"}
}
func (*hungarian) Back() action.Label {
	return action.Label{Name: "vissza", Title: "Vissza a listához", Synonyms: "bezárás, back, Back to the list, close", Help: "vissza a listához"}
}

func (*hungarian) Title() string               { return "Összevetés" }
func (*hungarian) Verdict() string             { return "Döntés" }
func (*hungarian) Note() string                { return "Jegyzet" }
func (*hungarian) Rating() string              { return "Értékelés" }
func (*hungarian) Tags() string                { return "Címkék" }
func (*hungarian) Job() string                 { return "Állás" }
func (*hungarian) Worked() string              { return "Dolgozott" }
func (*hungarian) Experience() string          { return "Tapasztalat" }
func (*hungarian) Education() string           { return "Tanulmányok" }
func (*hungarian) CV() string                  { return "CV" }
func (*hungarian) Wants() string               { return "Igény" }
func (*hungarian) NoCV() string                { return "nincs" }
func (*hungarian) BadCV() string               { return "nem használható" }
func (*hungarian) HasCV() string               { return "csatolva" }
func (*hungarian) LookAgain() string           { return "Emlékeztető" }
func (*hungarian) HiddenNote() string          { return "[anonim módban rejtett]" }
func (*hungarian) OtherCurrencies() string     { return "eltérő pénznemek: nincs összevetve" }
func (*hungarian) Lowest(salary string) string { return salary + " (legkisebb)" }

package colleagues

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Title:    "Kollégák",
	YouWrote: "Ön már írt ennek a jelentkezőnek",
	Redacted: "Anonim módban a címkék, jegyzetek és rövid listák rejtettek",

	Written:        action.Label{Name: "írtam neki", Title: "Írtam a jelentkezőnek", Synonyms: "levél, üzenet, megkeresés, válasz, written, I have written to the applicant, mail, e-mail, message, contacted, answered, replied", Help: "jelzés a kollégáknak, hogy Ön írt a jelentkezőnek"},
	Unwritten:      action.Label{Name: "nem írtam", Title: "Nem írtam a jelentkezőnek", Synonyms: "levél, üzenet, megkeresés, not written, I have not written to the applicant, mail, e-mail, message, contacted", Help: "a jelzés visszavonása, hogy Ön írt a jelentkezőnek"},
	NoTeam:         "nincs beállítva csapatmappa; a team útmutató elmagyarázza",
	NoApplicant:    "nincs megnyitott jelentkezés",
	NotListed:      "az új jelentkezésről a kollégák csak azután tudhatnak, hogy a szolgáltatás listázta",
	NotedWritten:   "A kollégák látják, hogy Ön írt ennek a jelentkezőnek.",
	NotedUnwritten: "Visszavonva: Ön nem írt ennek a jelentkezőnek.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) OpenBy(names string) string { return "Most nyitva: " + names }
func (*hungarian) Wrote(name, when string) string {
	return name + " már írt ennek a jelentkezőnek (" + when + ")"
}
func (*hungarian) YoursFirst(verdicts int) string {
	return amount.InHungarian(verdicts, "kolléga") + " már döntött; előbb Ön döntsön"
}
func (*hungarian) More(n int) string           { return "és még " + amount.InHungarian(n, "kolléga") }
func (*hungarian) OnLists(names string) string { return "listán: " + names }

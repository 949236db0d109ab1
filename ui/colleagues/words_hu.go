package colleagues

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string              { return "Kollégák" }
func (*hungarian) OpenBy(names string) string { return "Most nyitva: " + names }
func (*hungarian) Wrote(name, when string) string {
	return name + " már írt ennek a jelentkezőnek (" + when + ")"
}
func (*hungarian) YouWrote() string { return "Ön már írt ennek a jelentkezőnek" }
func (*hungarian) YoursFirst(verdicts int) string {
	return amount.InHungarian(verdicts, "kolléga") + " már döntött; előbb Ön döntsön"
}
func (*hungarian) More(n int) string { return "és még " + amount.InHungarian(n, "kolléga") }
func (*hungarian) Redacted() string {
	return "Anonim módban a címkék, jegyzetek és rövid listák rejtettek"
}
func (*hungarian) OnLists(names string) string { return "listán: " + names }

func (*hungarian) Written() action.Label {
	return action.Label{Name: "írtam neki", Title: "Írtam a jelentkezőnek", Synonyms: "levél, üzenet, megkeresés, válasz, written, I have written to the applicant, mail, e-mail, message, contacted, answered, replied", Help: "jelzés a kollégáknak, hogy Ön írt a jelentkezőnek"}
}
func (*hungarian) Unwritten() action.Label {
	return action.Label{Name: "nem írtam", Title: "Nem írtam a jelentkezőnek", Synonyms: "levél, üzenet, megkeresés, not written, I have not written to the applicant, mail, e-mail, message, contacted", Help: "a jelzés visszavonása, hogy Ön írt a jelentkezőnek"}
}
func (*hungarian) NoTeam() string {
	return "nincs beállítva csapatmappa; a team útmutató elmagyarázza"
}
func (*hungarian) NoApplicant() string { return "nincs megnyitott jelentkezés" }
func (*hungarian) NotListed() string {
	return "az új jelentkezésről a kollégák csak azután tudhatnak, hogy a szolgáltatás listázta"
}
func (*hungarian) NotedWritten() string {
	return "A kollégák látják, hogy Ön írt ennek a jelentkezőnek."
}
func (*hungarian) NotedUnwritten() string { return "Visszavonva: Ön nem írt ennek a jelentkezőnek." }

package due

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	Read: action.Label{Name: "de revăzut", Title: "Candidații de revăzut azi", Synonyms: "reamintiri, din nou, amânați, due, look again at who is due, snoozed, reminders, follow up", Help: "citește candidații a căror zi a venit"},

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NoneDue() string {
	return "niciun candidat de revăzut azi; " + action.Snooze.String() + " alege o zi"
}
func (*romanian) Due(n int, first []string) string {
	return amount.InRomanian(n, "candidat", "candidați") + " de revăzut: " + lang.End(list(n, first))
}
func (*romanian) Reads() string { return action.Due.String() + " deschide." }

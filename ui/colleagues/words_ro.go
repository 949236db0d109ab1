package colleagues

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Title:    "Colegi",
	YouWrote: "Ați scris acestui candidat",
	Redacted: "Etichetele, notele și listele scurte sunt ascunse în modul anonim",

	Written:        action.Label{Name: "scris", Title: "Am scris candidatului", Synonyms: "mesaj, contactat, răspuns, written, I have written to the applicant, mail, e-mail, message, contacted, answered, replied", Help: "arată colegilor că ați scris candidatului"},
	Unwritten:      action.Label{Name: "nescris", Title: "Nu am scris candidatului", Synonyms: "mesaj, contactat, not written, I have not written to the applicant, mail, e-mail, message, contacted", Help: "retrage însemnarea că ați scris candidatului"},
	NoTeam:         "nu este setat niciun dosar de echipă; ghidul team explică",
	NoApplicant:    "nu este deschisă nicio candidatură",
	NotListed:      "colegii nu pot ști de o candidatură nouă înainte ca serviciul să o listeze",
	NotedWritten:   "Colegii văd că ați scris acestui candidat.",
	NotedUnwritten: "Retras: nu ați scris acestui candidat.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) OpenBy(names string) string { return "Deschisă acum la: " + names }
func (*romanian) Wrote(name, when string) string {
	return name + " a scris acestui candidat (" + when + ")"
}
func (*romanian) YoursFirst(verdicts int) string {
	return amount.InRomanian(verdicts, "coleg a decis", "colegi au decis") + "; întâi decizia dumneavoastră"
}
func (*romanian) More(n int) string {
	return "și încă " + amount.InRomanian(n, "coleg", "colegi")
}
func (*romanian) OnLists(names string) string { return "pe " + names }

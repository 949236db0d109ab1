package colleagues

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string              { return "Colegi" }
func (*romanian) OpenBy(names string) string { return "Deschisă acum la: " + names }
func (*romanian) Wrote(name, when string) string {
	return name + " a scris acestui candidat (" + when + ")"
}
func (*romanian) YouWrote() string { return "Ați scris acestui candidat" }
func (*romanian) YoursFirst(verdicts int) string {
	return amount.InRomanian(verdicts, "coleg a decis", "colegi au decis") + "; întâi decizia dumneavoastră"
}
func (*romanian) More(n int) string {
	return "și încă " + amount.InRomanian(n, "coleg", "colegi")
}
func (*romanian) Redacted() string {
	return "Etichetele, notele și listele scurte sunt ascunse în modul anonim"
}
func (*romanian) OnLists(names string) string { return "pe " + names }

func (*romanian) Written() action.Label {
	return action.Label{Name: "scris", Title: "Am scris candidatului", Synonyms: "mesaj, contactat, răspuns, written, I have written to the applicant, mail, e-mail, message, contacted, answered, replied", Help: "arată colegilor că ați scris candidatului"}
}
func (*romanian) Unwritten() action.Label {
	return action.Label{Name: "nescris", Title: "Nu am scris candidatului", Synonyms: "mesaj, contactat, not written, I have not written to the applicant, mail, e-mail, message, contacted", Help: "retrage însemnarea că ați scris candidatului"}
}
func (*romanian) NoTeam() string {
	return "nu este setat niciun dosar de echipă; ghidul team explică"
}
func (*romanian) NoApplicant() string { return "nu este deschisă nicio candidatură" }
func (*romanian) NotListed() string {
	return "colegii nu pot ști de o candidatură nouă înainte ca serviciul să o listeze"
}
func (*romanian) NotedWritten() string {
	return "Colegii văd că ați scris acestui candidat."
}
func (*romanian) NotedUnwritten() string { return "Retras: nu ați scris acestui candidat." }

package exit

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	ChangeWaits: "Altă fereastră șterge definitiv; modificarea dvs. așteaptă.",

	Accounts:    "Conturi",
	SavingTyped: "Se salvează ce ați scris…",

	// What was lost.
	LostTitle:  "Modificări nesalvate",
	LostDraft:  "Ultimele modificări ale ciornei dvs. nu au fost salvate pe acest calculator.",
	LostDrafts: "Ultimele modificări ale acestor ciorne nu au putut fi salvate:",
	NoTitle:    "(fără titlu)",
	NamedNext:  "La următoarea pornire, ecranul principal numește ce s-a pierdut.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) QuitUnsaved(why string) string {
	return why + " Apăsați din nou " + action.QuitAnyway.String() + " pentru a ieși totuși."
}
func (*romanian) QuitSending() string {
	return "Se trimite un CV. " + action.Back.String() + " oprește; apăsați din nou " + action.QuitAnyway.String() + " pentru a ieși totuși."
}

func (*romanian) AccountUnsaved(why string) string { return why + " Contul rămâne deschis." }
func (*romanian) AccountBusy(why string) string    { return "Contul rămâne deschis: " + lang.End(why) }
func (*romanian) AccountNotClosed(err string) string {
	return "Contul anterior nu s-a închis corect: " + err
}

func (*romanian) LostChanges(changes int) string {
	return amount.InRomanian(changes, "modificare nu a fost salvată", "modificări nu au fost salvate") + " pe acest calculator."
}
func (*romanian) LostBefore(changes int) string {
	return "La închiderea shortlist, " + amount.InRomanian(changes, "modificare nu a putut fi salvată", "modificări nu au putut fi salvate") + " pe acest calculator. Introduceți din nou, pentru:"
}
func (*romanian) LostMore(applicants int) string { return "și încă " + amount.Number(applicants) }

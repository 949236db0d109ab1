package review

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Undo() action.Label {
	return action.Label{Name: "anulează", Title: "Anulează ultima evaluare", Synonyms: "anulează, revino, undo, back, revert, Undo the last review", Help: "anulează ultima decizie, notă, evaluare, etichetă, dată, listă"}
}
func (*romanian) NothingToUndo() string { return "nu e nimic de anulat" }
func (*romanian) MarkToCompare(least, most int) string {
	return fmt.Sprintf("marcați între %d și %d candidați pentru comparare", least, most)
}
func (*romanian) Hidden() string { return "[ascuns]" }
func (*romanian) Due() string    { return "acum" }
func (*romanian) Begun() string  { return "început" }
func (*romanian) NotRead(why string) string {
	return "Evaluările dumneavoastră nu au putut fi citite. " + why
}
func (*romanian) NotSaved(why string) string {
	return "Evaluarea nu a putut fi salvată pe acest calculator. Se reîncearcă. " + why
}
func (*romanian) GoneOne() string {
	return "O candidatură nouă nu mai este pe acest calculator: evaluarea ei nu s-a salvat."
}
func (*romanian) Gone(n int) string {
	return amount.InRomanian(n, "candidatură nouă nu mai este", "candidaturi noi nu mai sunt") + " pe acest calculator: evaluările lor nu s-au salvat."
}
func (*romanian) Again(date string) string { return "de revăzut: " + date }

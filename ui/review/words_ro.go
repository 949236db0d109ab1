package review

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Undo:          action.Label{Name: "anulează", Title: "Anulează ultima evaluare", Synonyms: "anulează, revino, undo, back, revert, Undo the last review", Help: "anulează ultima decizie, notă, evaluare, etichetă, dată, listă"},
	NothingToUndo: "nu e nimic de anulat",
	Hidden:        "[ascuns]",
	Due:           "acum",
	Begun:         "neterminat",
	GoneOne:       "O candidatură nu mai este pe acest calculator: evaluarea ei nu s-a salvat.",
	OnlyReadable:  "această fereastră este doar pentru citire, pentru că în dosarul bazei locale nu se poate scrie",
	HeldElsewhere: "această fereastră este doar pentru citire, pentru că baza locală este deschisă în alta",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) MarkToCompare(least, most int) string {
	return fmt.Sprintf("marcați între %d și %d candidați pentru comparare", least, most)
}
func (*romanian) NotRead(why string) string {
	return "Evaluările dumneavoastră nu au putut fi citite. " + why
}
func (*romanian) NotKept(changes int, why string) string {
	return amount.InRomanian(changes, "modificare nu este salvată", "modificări nu sunt salvate") + " pe acest calculator. Se reîncearcă. " + why
}
func (*romanian) Gone(n int) string {
	return amount.InRomanian(n, "candidatură nu mai este", "candidaturi nu mai sunt") + " pe acest calculator: evaluările lor nu s-au salvat."
}
func (*romanian) Again(date string) string { return "de revăzut: " + date }

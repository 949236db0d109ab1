package desk

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	Gone:   "O candidatură nu mai este pe acest calculator.",
	NoCV:   "niciun CV atașat",
	NoName: "(fără nume)",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NotNow(why string) string   { return "Nu acum: " + lang.End(why) }
func (*romanian) BrokenCV(why string) string { return "CV-ul nu poate fi folosit: " + why }
func (*romanian) CVNotHere() string {
	return "CV-ul nu este pe acest calculator; " + action.Refresh.String() + " în lista de candidați îl preia"
}
func (*romanian) PressToRetry() string {
	return "Apăsați " + action.Refresh.String() + " pentru a încerca din nou."
}
func (*romanian) NextTry(clock string) string {
	return "Următoarea încercare la " + clock + ", " + action.Refresh.String() + " încearcă acum."
}
func (*romanian) Application(id int64) string { return fmt.Sprintf("Candidatura %d", id) }

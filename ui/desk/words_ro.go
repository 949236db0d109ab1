package desk

import (
	"fmt"

	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) GoneJustIn() string         { return "O candidatură nouă nu mai este pe acest calculator." }
func (*romanian) NotNow(why string) string   { return "Nu acum: " + why + "." }
func (*romanian) NoCV() string               { return "niciun CV atașat" }
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
func (*romanian) NoName() string              { return "(fără nume)" }
func (*romanian) Application(id int64) string { return fmt.Sprintf("Candidatura %d", id) }

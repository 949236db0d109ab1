package workspace

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) NextPane() action.Label {
	return action.Label{Name: "panoul următor", Synonyms: "dreapta, next pane, right", Help: "panoul următor"}
}
func (*romanian) PreviousPane() action.Label {
	return action.Label{Name: "panoul anterior", Synonyms: "stânga, previous pane, left", Help: "panoul anterior"}
}
func (*romanian) First() string { return "Aceasta este prima candidatură." }
func (*romanian) Last() string  { return "Aceasta este ultima candidatură." }

package workspace

import "shortlist/ui/action"

var inRomanian = words{
	NextPane:     action.Label{Name: "panoul următor", Synonyms: "dreapta, next pane, right", Help: "panoul următor"},
	PreviousPane: action.Label{Name: "panoul anterior", Synonyms: "stânga, previous pane, left", Help: "panoul anterior"},
	First:        "Aceasta este prima candidatură.",
	Last:         "Aceasta este ultima candidatură.",
}

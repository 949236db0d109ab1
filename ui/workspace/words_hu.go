package workspace

import "shortlist/ui/action"

var inHungarian = words{
	NextPane:     action.Label{Name: "köv. panel", Synonyms: "jobbra, következő, next pane, right", Help: "következő panel"},
	PreviousPane: action.Label{Name: "előző panel", Synonyms: "balra, previous pane, left", Help: "előző panel"},
	First:        "Ez az első jelentkezés.",
	Last:         "Ez az utolsó jelentkezés.",
}

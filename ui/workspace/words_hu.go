package workspace

import "shortlist/ui/action"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) NextPane() action.Label {
	return action.Label{Name: "köv. panel", Synonyms: "jobbra, következő, next pane, right", Help: "következő panel"}
}
func (*hungarian) PreviousPane() action.Label {
	return action.Label{Name: "előző panel", Synonyms: "balra, previous pane, left", Help: "előző panel"}
}
func (*hungarian) First() string { return "Ez az első jelentkezés." }
func (*hungarian) Last() string  { return "Ez az utolsó jelentkezés." }

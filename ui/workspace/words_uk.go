package workspace

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) NextPane() action.Label {
	return action.Label{Name: "наст. панель", Synonyms: "праворуч, наступна панель, next pane, right", Help: "наступна панель"}
}
func (*ukrainian) PreviousPane() action.Label {
	return action.Label{Name: "попер. панель", Synonyms: "ліворуч, попередня панель, previous pane, left", Help: "попередня панель"}
}
func (*ukrainian) First() string { return "Це перший відгук." }
func (*ukrainian) Last() string  { return "Це останній відгук." }

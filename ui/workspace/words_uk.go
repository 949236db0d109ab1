package workspace

import "shortlist/ui/action"

var inUkrainian = words{
	NextPane:     action.Label{Name: "наст. панель", Synonyms: "праворуч, наступна панель, next pane, right", Help: "наступна панель"},
	PreviousPane: action.Label{Name: "попер. панель", Synonyms: "ліворуч, попередня панель, previous pane, left", Help: "попередня панель"},
	First:        "Це перший відгук.",
	Last:         "Це останній відгук.",
}

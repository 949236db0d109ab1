package workspace

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the panes together. Each language has its own variable.
type words struct {
	NextPane     action.Label
	PreviousPane action.Label
	First        string
	Last         string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NextPane:     action.Label{Name: "next pane", Synonyms: "right", Help: "next pane"},
	PreviousPane: action.Label{Name: "previous pane", Synonyms: "left", Help: "previous pane"},
	First:        "This is the first application.",
	Last:         "This is the last application.",
}

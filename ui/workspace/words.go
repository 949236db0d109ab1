package workspace

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the panes together. Another language is another type with these methods.
type words interface {
	NextPane() action.Label
	PreviousPane() action.Label
	First() string
	Last() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) NextPane() action.Label {
	return action.Label{Name: "next pane", Synonyms: "right", Help: "next pane"}
}
func (*english) PreviousPane() action.Label {
	return action.Label{Name: "previous pane", Synonyms: "left", Help: "previous pane"}
}
func (*english) First() string { return "This is the first application." }
func (*english) Last() string  { return "This is the last application." }

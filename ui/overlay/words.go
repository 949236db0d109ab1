package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of boxes. Another language is another type with these methods.
type words interface {
	// Keys
	Close() action.Label
	Copy() action.Label
	Stop() action.Label
	Undo() action.Label
	Scroll() action.Label
	Yes(verb string) action.Label
	No() action.Label

	// Lines
	PleaseRead() string
	Link() string
	CopyLink() string
	NoKeys(keys []string) string
	End() string
	MoreBelow(lines int) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Close() action.Label          { return action.Label{Name: "close"} }
func (*english) Copy() action.Label           { return action.Label{Name: "copy"} }
func (*english) Stop() action.Label           { return action.Label{Name: "stop"} }
func (*english) Undo() action.Label           { return action.Label{Name: "undo"} }
func (*english) Scroll() action.Label         { return action.Label{Name: "scroll"} }
func (*english) Yes(verb string) action.Label { return action.Label{Name: verb} }
func (*english) No() action.Label             { return action.Label{Name: "cancel"} }

func (*english) PleaseRead() string { return "Please read" }
func (*english) Link() string       { return "A link" }
func (*english) CopyLink() string {
	return "No browser can be opened from here. Copy the link into yours:"
}
func (*english) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " or " + keys[len(keys)-1] + " cancels"
}
func (*english) End() string { return "  the end; " + action.Up.String() + " goes back" }
func (*english) MoreBelow(lines int) string {
	return "↓ " + amount.Plural(lines, "more line") + "; " + action.Down.String() + " goes on"
}

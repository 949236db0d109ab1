package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of boxes. Each language has its own variable.
type words struct {
	// Keys
	Close  action.Label
	Copy   action.Label
	Stop   action.Label
	Undo   action.Label
	Scroll action.Label
	No     action.Label

	// Lines
	PleaseRead string
	Link       string
	CopyLink   string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Keys
	Yes(verb string) action.Label

	// Lines
	NoKeys(keys []string) string
	End() string
	MoreBelow(lines int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Close:  action.Label{Name: "close"},
	Copy:   action.Label{Name: "copy"},
	Stop:   action.Label{Name: "stop"},
	Undo:   action.Label{Name: "undo"},
	Scroll: action.Label{Name: "scroll"},
	No:     action.Label{Name: "cancel"},

	PleaseRead: "Please read",
	Link:       "A link",
	CopyLink:   "No browser can be opened from here. Copy the link into yours:",

	sentences: new(english),
}

type english struct{}

func (*english) Yes(verb string) action.Label { return action.Label{Name: verb} }

func (*english) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " or " + keys[len(keys)-1] + " cancels"
}
func (*english) End() string { return "  the end; " + action.Up.String() + " goes back" }
func (*english) MoreBelow(lines int) string {
	return "↓ " + amount.Plural(lines, "more line") + ": " + action.Down.String()
}

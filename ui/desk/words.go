package desk

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts that all screens share. Another language is another type with these methods.
type words interface {
	NotNow(why string) string
	GoneJustIn() string
	NoCV() string
	BrokenCV(why string) string
	CVNotHere() string
	PressToRetry() string
	NextTry(clock string) string
	NoName() string
	Application(id int64) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) GoneJustIn() string         { return "A new application is not on this computer anymore." }
func (*english) NotNow(why string) string   { return "Not now: " + why + "." }
func (*english) NoCV() string               { return "no CV is attached" }
func (*english) BrokenCV(why string) string { return "the CV cannot be used: " + why }
func (*english) CVNotHere() string {
	return "the CV is not on this computer; " + action.Refresh.String() + " in the applicant list fetches it"
}
func (*english) PressToRetry() string { return "Press " + action.Refresh.String() + " to try again." }
func (*english) NextTry(clock string) string {
	return "Next try at " + clock + ", " + action.Refresh.String() + " tries now."
}
func (*english) NoName() string              { return "(no name)" }
func (*english) Application(id int64) string { return fmt.Sprintf("Application %d", id) }

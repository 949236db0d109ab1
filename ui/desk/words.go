package desk

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts that all screens share. Each language has its own variable.
type words struct {
	Gone   string
	NoCV   string
	NoName string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	NotNow(why string) string
	BrokenCV(why string) string
	CVNotHere() string
	PressToRetry() string
	NextTry(clock string) string
	Application(id int64) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Gone:   "An application is not on this computer anymore.",
	NoCV:   "no CV is attached",
	NoName: "(no name)",

	sentences: new(english),
}

type english struct{}

func (*english) NotNow(why string) string   { return "Not now: " + lang.End(why) }
func (*english) BrokenCV(why string) string { return "the CV cannot be used: " + why }
func (*english) CVNotHere() string {
	return "the CV is not on this computer; " + action.Refresh.String() + " in the applicant list fetches it"
}
func (*english) PressToRetry() string { return "Press " + action.Refresh.String() + " to try again." }
func (*english) NextTry(clock string) string {
	return "Next try at " + clock + ", " + action.Refresh.String() + " tries now."
}
func (*english) Application(id int64) string { return fmt.Sprintf("Application %d", id) }

package help

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the help, of the list of actions and of the guides. Each language has its own variable.
type words struct {
	// The help and the list of actions.
	Help        string
	FindInHelp  string
	NoKey       string
	Signs       string
	SignWords   string // that find all signs
	NotNowTitle string
	PressTab    string
	Actions     string
	FindAction  string
	Reloading   string
	DoIt        action.Label
	Choose      action.Label
	NextSubject action.Label
	Close       action.Label
	ClearWords  action.Label

	// The guides.
	Guides      string // heading in the help
	FindInGuide string
	NoMatch     string

	Scroll     action.Label
	NextMatch  action.Label
	BackToHelp action.Label

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The help and the list of actions.
	HelpLines(from, to, of int) string
	NotNow(help, why string) string
	NotNowLine(keys []string, why string) string
	Tabs(names []string) string
	NoAction(helpKey string) string

	// The guides.
	GuideLines(title string, from, to, of int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Help:        "Help",
	FindInHelp:  "type to find a key, a sign or what you want to do",
	NoKey:       "Nothing here has these words.",
	Signs:       "Signs",
	SignWords:   "sign legend",
	NotNowTitle: "Not now",
	PressTab:    "Press the number of a tab.",
	Actions:     "Actions",
	FindAction:  "what do you want to do?",
	Reloading:   "the applicants are being reloaded",
	DoIt:        action.Label{Name: "do it"},
	Choose:      action.Label{Name: "choose"},
	NextSubject: action.Label{Name: "next subject"},
	Close:       action.Label{Name: "close"},
	ClearWords:  action.Label{Name: "clear words"},

	Guides:      "Guides",
	FindInGuide: "type to find words in this guide",
	NoMatch:     "No match",

	Scroll:     action.Label{Name: "scroll"},
	NextMatch:  action.Label{Name: "next match"},
	BackToHelp: action.Label{Name: "back"},

	sentences: new(english),
}

type english struct{}

func (*english) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Help · %d–%d of %d lines", from, to, of)
}
func (*english) NotNow(help, why string) string {
	return help + " (not now: " + why + ")"
}
func (*english) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*english) Tabs(names []string) string { return "the tabs: " + strings.Join(names, ", ") }
func (*english) NoAction(helpKey string) string {
	return "No action has these words. Try another, or press " + helpKey + " for the keys."
}

func (*english) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · %d–%d of %d lines", title, from, to, of)
}

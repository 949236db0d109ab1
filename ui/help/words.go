package help

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the help, of the list of actions and of the guides. Another
// language is another type with these methods.
type words interface {
	// The help and the list of actions.
	Help() string
	HelpLines(from, to, of int) string
	FindInHelp() string
	NoKey() string
	Signs() string
	SignWords() string // that find all signs
	NotNow(help, why string) string
	NotNowTitle() string
	NotNowLine(keys []string, why string) string
	Tabs(names []string) string
	PressTab() string
	Actions() string
	FindAction() string
	NoAction(helpKey string) string
	Reloading() string
	DoIt() action.Label
	Choose() action.Label
	NextSubject() action.Label
	Close() action.Label

	// The guides.
	Guides() string // heading in the help
	GuideLines(title string, from, to, of int) string
	FindInGuide() string
	NoMatch() string

	Scroll() action.Label
	NextMatch() action.Label
	BackToHelp() action.Label
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Help() string { return "Help" }
func (*english) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Help · %d–%d of %d lines", from, to, of)
}
func (*english) FindInHelp() string { return "type to find a key, a sign or what you want to do" }
func (*english) NoKey() string      { return "No key and no sign has these words." }
func (*english) Signs() string      { return "Signs" }
func (*english) SignWords() string  { return "sign legend" }
func (*english) NotNow(help, why string) string {
	return help + " (not now: " + why + ")"
}
func (*english) NotNowTitle() string { return "Not now" }
func (*english) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*english) Tabs(names []string) string { return "the tabs: " + strings.Join(names, ", ") }
func (*english) PressTab() string           { return "Press the number of a tab." }
func (*english) Actions() string            { return "Actions" }
func (*english) FindAction() string         { return "what do you want to do?" }
func (*english) NoAction(helpKey string) string {
	return "No action has these words. Try another, or press " + helpKey + " for the keys."
}
func (*english) Reloading() string         { return "the applicants are being reloaded" }
func (*english) DoIt() action.Label        { return action.Label{Name: "do it"} }
func (*english) Choose() action.Label      { return action.Label{Name: "choose"} }
func (*english) NextSubject() action.Label { return action.Label{Name: "next subject"} }
func (*english) Close() action.Label       { return action.Label{Name: "close"} }

func (*english) Guides() string { return "Guides" }
func (*english) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · %d–%d of %d lines", title, from, to, of)
}
func (*english) FindInGuide() string { return "type to find words in this guide" }
func (*english) NoMatch() string     { return "No match" }

func (*english) Scroll() action.Label     { return action.Label{Name: "scroll"} }
func (*english) NextMatch() action.Label  { return action.Label{Name: "next match"} }
func (*english) BackToHelp() action.Label { return action.Label{Name: "back"} }

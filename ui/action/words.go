package action

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
)

// words are the names of the groups and of the keys that move. Each language has its own variable.
type words struct {
	Down     Label
	Up       Label
	Top      Label
	Bottom   Label
	HalfDown Label
	HalfUp   Label

	NextPrevious string // two short words in the footer, one for each

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Group(g Group) string
	ShowTab(name string) string

	// Errors of the configuration. Names of actions and keys are never translated.
	NoPreset(given string, known []string) string
	NoAction(given, nearest string) string
	NotDisabled(name string) string
	NoKey(name, key string) string
	TypedKey(name, key string) string
	KeyConflict(one, other, key string) string
	NoOwnKey(name, key string) string
	OwnKeyTaken(name, action, key string) string
	OwnKeyTwice(one, other, key string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Down:     Label{Name: "down", Help: "down"},
	Up:       Label{Name: "up", Help: "up"},
	Top:      Label{Name: "first", Help: "to the top"},
	Bottom:   Label{Name: "last", Help: "to the end"},
	HalfDown: Label{Name: "page down", Help: "half a page down"},
	HalfUp:   Label{Name: "page up", Help: "half a page up"},

	NextPrevious: "next previous",

	sentences: new(english),
}

type english struct{}

func (*english) Group(g Group) string {
	switch g {
	case GroupJobs:
		return "Jobs"
	case GroupApplicants:
		return "Applicants"
	case GroupReview:
		return "Your review"
	case GroupFiles:
		return "CVs, exports and links"
	case GroupFind:
		return "Find, filter and sort"
	case GroupForm:
		return "Job form"
	case GroupMoving:
		return "Move around"
	case GroupService:
		return "Service and account"
	case GroupProgram:
		return "Program"
	case GroupOwn:
		return "Commands of your own"
	case GroupMore:
	}
	return "More"
}
func (*english) ShowTab(name string) string { return "show the tab " + name }
func (*english) NoPreset(given string, known []string) string {
	return fmt.Sprintf("keys.preset is %q; it can be %s", given, strings.Join(known, ", "))
}
func (*english) NoAction(given, nearest string) string {
	return fmt.Sprintf("keys.%s is no action; did you mean keys.%s? shortlist guide keys lists the names", given, nearest)
}
func (*english) NotDisabled(name string) string {
	return fmt.Sprintf("keys.%s cannot be disabled: there would be no way on", name)
}
func (*english) NoKey(name, key string) string {
	return fmt.Sprintf("keys.%s has %q, which is no key; keys are written as a, N, ?, space, enter, f5, ctrl+s or alt+x", name, key)
}
func (*english) TypedKey(name, key string) string {
	return fmt.Sprintf("keys.%s has %q, which could not be typed into texts any more; take a key such as f5, ctrl+s or alt+x", name, key)
}
func (*english) KeyConflict(one, other, key string) string {
	return fmt.Sprintf("keys.%s and keys.%s have the key %q together; change one of them, or set it to \"disabled\"", one, other, key)
}
func (*english) NoOwnKey(name, key string) string {
	return fmt.Sprintf("the command %q has %q, which is no key; keys are written as M, ?, f7, ctrl+s or alt+x", name, key)
}
func (*english) OwnKeyTaken(name, action, key string) string {
	return fmt.Sprintf("the command %q and keys.%s have the key %q together; change one of them", name, action, key)
}
func (*english) OwnKeyTwice(one, other, key string) string {
	return fmt.Sprintf("the commands %q and %q have the key %q together; change one of them", one, other, key)
}

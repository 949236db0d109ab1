package list

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of marking several rows. Each language has its own variable.
type words struct {
	Empty       string
	EndRange    string
	CancelRange action.Label

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The noun is a plural: "applicants".
	Range(noun string) action.Label
	All(noun string) action.Label
	Invert(noun string) action.Label
	Marked(n int) string
	MarkedOf(shown, all int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Empty:       "the list is empty",
	EndRange:    "end range",
	CancelRange: action.Label{Name: "cancel range", Synonyms: "unmark", Help: "remove the marks of the range"},

	sentences: new(english),
}

type english struct{}

func (*english) Range(noun string) action.Label {
	return action.Label{Name: "range", Title: "Mark a range of " + noun, Synonyms: "select, visual, several", Help: fmt.Sprintf("mark a range: %[1]s begins it, %[2]s and %[3]s move its end, %[1]s ends it", action.MarkRange, action.Down, action.Up)}
}
func (*english) All(noun string) action.Label {
	return action.Label{Name: "mark all", Title: "Mark all " + noun + " shown", Synonyms: "select all, everybody", Help: "mark all " + noun + " shown"}
}
func (*english) Invert(noun string) action.Label {
	return action.Label{Name: "invert", Title: "Invert the marks of " + noun, Synonyms: "select others, toggle", Help: "mark the other shown rows instead"}
}
func (*english) Marked(n int) string            { return fmt.Sprintf("%d marked", n) }
func (*english) MarkedOf(shown, all int) string { return fmt.Sprintf("%d of %d marked", shown, all) }

package review

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of reviews. Another language is another type with these methods.
type words interface {
	Undo() action.Label
	NothingToUndo() string
	MarkToCompare(least, most int) string
	Hidden() string
	Due() string
	Again(date string) string // the date of a snooze, in a row
	Begun() string
	NotRead(why string) string
	NotSaved(why string) string
	GoneOne() string
	Gone(n int) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Undo() action.Label {
	return action.Label{Name: "undo", Title: "Undo the last review", Synonyms: "back, revert", Help: "undo the last verdict, note, rating, tag, date or list change"}
}
func (*english) NothingToUndo() string { return "there is nothing to undo" }
func (*english) MarkToCompare(least, most int) string {
	return fmt.Sprintf("mark %d to %d applicants to compare", least, most)
}
func (*english) Hidden() string            { return "[hidden]" }
func (*english) Due() string               { return "due" }
func (*english) Begun() string             { return "begun" }
func (*english) NotRead(why string) string { return "Your reviews could not be read. " + why }
func (*english) NotSaved(why string) string {
	return "Your review could not be saved on this computer. Retrying. " + why
}
func (*english) GoneOne() string {
	return "A new application is not on this computer anymore: your review of it was not saved."
}
func (*english) Gone(n int) string {
	return amount.Plural(n, "new application") + " are not on this computer anymore: your reviews of them were not saved."
}
func (*english) Again(date string) string { return "look again: " + date }

package review

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of reviews. Each language has its own variable.
type words struct {
	Undo          action.Label
	NothingToUndo string
	Hidden        string
	Due           string
	Begun         string
	GoneOne       string
	HeldElsewhere string
	OnlyReadable  string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	MarkToCompare(least, most int) string
	Again(date string) string // the date of a snooze, in a row
	NotRead(why string) string
	NotKept(changes int, why string) string
	Gone(n int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Undo:          action.Label{Name: "undo", Title: "Undo the last review", Synonyms: "back, revert", Help: "undo the last verdict, note, rating, tag, date or list change"},
	NothingToUndo: "there is nothing to undo",
	Hidden:        "[hidden]",
	Due:           "due",
	Begun:         "unfinished",
	GoneOne:       "An application is not on this computer anymore: your review of it was not saved.",
	OnlyReadable:  "this window is read-only, because nothing can be written to the folder of the store",
	HeldElsewhere: "this window is read-only, because another one has the store",

	sentences: new(english),
}

type english struct{}

func (*english) MarkToCompare(least, most int) string {
	return fmt.Sprintf("mark %d to %d applicants to compare", least, most)
}
func (*english) NotRead(why string) string { return "Your reviews could not be read. " + why }
func (*english) NotKept(changes int, why string) string {
	return amount.Plural(changes, "change is", "changes are") + " not kept on this computer. Retrying. " + why
}
func (*english) Gone(n int) string {
	return amount.Plural(n, "application") + " are not on this computer anymore: your reviews of them were not saved."
}
func (*english) Again(date string) string { return "look again: " + date }

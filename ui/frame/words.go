package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the bar. Each language has its own variable.
type words struct {
	// The demo, in full and where there is less room.
	MadeUpPeople  string
	NothingLeaves string

	// Remarks.
	Blind           string
	ReadOnly        string
	ReviewsNotSaved string
	NotSaved        string
	Offline         string
	ServiceDown     string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Remarks.
	NotViewed(applicants int) string
	Unanswered(jobs int) string
	ToSend(changes int) string
	Due(applicants int) string
	InInbox(arrivals int) string
	Short(n int, opens action.Keys) string // of the four before
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	MadeUpPeople:  "made-up people",
	NothingLeaves: "made-up people; nothing leaves this computer",

	Blind:           "blind",
	ReadOnly:        "read-only",
	ReviewsNotSaved: "reviews not saved",
	NotSaved:        "not saved",
	Offline:         "offline",
	ServiceDown:     "service down",

	sentences: new(english),
}

type english struct{}

func (*english) NotViewed(applicants int) string { return amount.Number(applicants) + " unviewed" }
func (*english) Unanswered(jobs int) string {
	return amount.Plural(jobs, "job") + " sent, no answer (" + action.NewJob.String() + ")"
}
func (*english) ToSend(changes int) string {
	return amount.Number(changes) + " to send (" + action.Outbox.String() + ")"
}
func (*english) Due(applicants int) string {
	return amount.Number(applicants) + " due (" + action.Due.String() + ")"
}
func (*english) InInbox(arrivals int) string {
	return amount.Number(arrivals) + " in the inbox (" + action.Inbox.String() + ")"
}
func (*english) Short(n int, opens action.Keys) string {
	return strconv.Itoa(n) + " (" + opens.String() + ")"
}

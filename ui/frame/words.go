package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the bar. Another language is another type with these methods.
type words interface {
	// The demo, in full and where there is less room.
	MadeUpPeople() string
	NothingLeaves() string

	// Remarks.
	NotViewed(applicants int) string
	Blind() string
	ReadOnly() string
	Unanswered(jobs int) string
	ToSend(changes int) string
	Due(applicants int) string
	InInbox(arrivals int) string
	Short(n int, opens action.Keys) string // of the four before
	ReviewsNotSaved() string
	NotSaved() string
	Offline() string
	ServiceDown() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) MadeUpPeople() string  { return "made-up people" }
func (*english) NothingLeaves() string { return "made-up people; nothing leaves this computer" }

func (*english) NotViewed(applicants int) string { return amount.Number(applicants) + " unviewed" }
func (*english) Blind() string                   { return "blind" }
func (*english) ReadOnly() string                { return "read-only" }
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
func (*english) ReviewsNotSaved() string { return "reviews not saved" }
func (*english) NotSaved() string        { return "not saved" }
func (*english) Offline() string         { return "offline" }
func (*english) ServiceDown() string     { return "service down" }

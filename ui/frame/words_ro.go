package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	MadeUpPeople:  "persoane inventate",
	NothingLeaves: "persoane inventate; nimic nu pleacă de aici",

	Blind:           "anonim",
	ReadOnly:        "doar citire",
	ReviewsNotSaved: "evaluări nesalvate",
	NotSaved:        "nesalvat",
	Offline:         "offline",
	ServiceDown:     "serviciu căzut",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NotViewed(applicants int) string { return amount.Number(applicants) + " nevăzute" }
func (*romanian) Unanswered(jobs int) string {
	return amount.InRomanian(jobs, "job trimis", "joburi trimise") + ", fără răspuns (" + action.NewJob.String() + ")"
}
func (*romanian) ToSend(changes int) string {
	return amount.Number(changes) + " de trimis (" + action.Outbox.String() + ")"
}
func (*romanian) Due(applicants int) string {
	return amount.Number(applicants) + " de revăzut (" + action.Due.String() + ")"
}
func (*romanian) InInbox(arrivals int) string {
	return amount.Number(arrivals) + " sosite (" + action.Inbox.String() + ")"
}
func (*romanian) Short(n int, opens action.Keys) string {
	return strconv.Itoa(n) + " (" + opens.String() + ")"
}

package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) MadeUpPeople() string  { return "persoane inventate" }
func (*romanian) NothingLeaves() string { return "persoane inventate; nimic nu pleacă de aici" }

func (*romanian) NotViewed(applicants int) string { return amount.Number(applicants) + " nevăzute" }
func (*romanian) Blind() string                   { return "anonim" }
func (*romanian) ReadOnly() string                { return "doar citire" }
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
func (*romanian) ReviewsNotSaved() string { return "evaluări nesalvate" }
func (*romanian) NotSaved() string        { return "nesalvat" }
func (*romanian) Offline() string         { return "offline" }
func (*romanian) ServiceDown() string     { return "serviciu căzut" }

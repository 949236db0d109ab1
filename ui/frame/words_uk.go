package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	MadeUpPeople:  "вигадані люди",
	NothingLeaves: "вигадані люди; усе лишається на цьому комп'ютері",

	Blind:           "анонімно",
	ReadOnly:        "лише читання",
	ReviewsNotSaved: "рішення не збережено",
	NotSaved:        "не збережено",
	Offline:         "офлайн",
	ServiceDown:     "сервіс не працює",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NotViewed(applicants int) string {
	return "непереглянуті: " + amount.Number(applicants)
}
func (*ukrainian) Unanswered(jobs int) string {
	return amount.InUkrainian(jobs, "вакансія", "вакансії", "вакансій") + " без відповіді (" + action.NewJob.String() + ")"
}
func (*ukrainian) ToSend(changes int) string {
	return "у черзі: " + amount.Number(changes) + " (" + action.Outbox.String() + ")"
}
func (*ukrainian) Due(applicants int) string {
	return "нагадувань: " + amount.Number(applicants) + " (" + action.Due.String() + ")"
}
func (*ukrainian) InInbox(arrivals int) string {
	return "у вхідних: " + amount.Number(arrivals) + " (" + action.Inbox.String() + ")"
}
func (*ukrainian) Short(n int, opens action.Keys) string {
	return strconv.Itoa(n) + " (" + opens.String() + ")"
}

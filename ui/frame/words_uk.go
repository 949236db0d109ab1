package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) MadeUpPeople() string { return "вигадані люди" }
func (*ukrainian) NothingLeaves() string {
	return "вигадані люди; усе лишається на цьому комп'ютері"
}

func (*ukrainian) NotViewed(applicants int) string {
	return "непереглянуті: " + amount.Number(applicants)
}
func (*ukrainian) Blind() string    { return "анонімно" }
func (*ukrainian) ReadOnly() string { return "лише читання" }
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
func (*ukrainian) ReviewsNotSaved() string { return "рішення не збережено" }
func (*ukrainian) NotSaved() string        { return "не збережено" }
func (*ukrainian) Offline() string         { return "офлайн" }
func (*ukrainian) ServiceDown() string     { return "сервіс не працює" }

package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) MadeUpPeople() string { return "kitalált emberek" }
func (*hungarian) NothingLeaves() string {
	return "kitalált emberek; semmi sem hagyja el ezt a gépet"
}

func (*hungarian) NotViewed(applicants int) string { return amount.InHungarian(applicants, "új") }
func (*hungarian) Blind() string                   { return "anonim" }
func (*hungarian) ReadOnly() string                { return "csak olvasható" }
func (*hungarian) Unanswered(jobs int) string {
	return amount.InHungarian(jobs, "állás") + " elküldve, nincs válasz (" + action.NewJob.String() + ")"
}
func (*hungarian) ToSend(changes int) string {
	return amount.InHungarian(changes, "küldendő") + " (" + action.Outbox.String() + ")"
}
func (*hungarian) Due(applicants int) string {
	return amount.InHungarian(applicants, "esedékes") + " (" + action.Due.String() + ")"
}
func (*hungarian) InInbox(arrivals int) string {
	return amount.InHungarian(arrivals, "beérkezett") + " (" + action.Inbox.String() + ")"
}
func (*hungarian) Short(n int, opens action.Keys) string {
	return strconv.Itoa(n) + " (" + opens.String() + ")"
}
func (*hungarian) ReviewsNotSaved() string { return "értékelések nincsenek mentve" }
func (*hungarian) NotSaved() string        { return "nincs mentve" }
func (*hungarian) Offline() string         { return "nincs kapcsolat" }
func (*hungarian) ServiceDown() string     { return "szolgáltatás nem elérhető" }

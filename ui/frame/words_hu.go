package frame

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	MadeUpPeople:  "kitalált emberek",
	NothingLeaves: "kitalált emberek; semmi sem hagyja el ezt a gépet",

	Blind:           "anonim",
	ReadOnly:        "csak olvasható",
	ReviewsNotSaved: "értékelések nincsenek mentve",
	NotSaved:        "nincs mentve",
	Offline:         "nincs kapcsolat",
	ServiceDown:     "szolgáltatás nem elérhető",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NotViewed(applicants int) string {
	return amount.InHungarian(applicants, "olvasatlan")
}
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

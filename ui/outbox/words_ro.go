package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	Title: "De trimis",

	Open:           action.Label{Name: "de trimis", Title: "Modificări de trimis", Synonyms: "coadă, netrimise, în așteptare, waiting changes, outbox, queue, unsent, pending, retry", Help: "modificări care nu au ajuns încă la serviciu"},
	Retry:          action.Label{Name: "reîncearcă", Synonyms: "try again"},
	Discard:        action.Label{Name: "renunță", Synonyms: "discard"},
	Close:          action.Label{Name: "închide", Synonyms: "close"},
	NothingWaiting: "nu este nimic de trimis",
	Sending:        "modificările se trimit acum",

	AlreadySending: "Se trimite chiar acum.",
	AlreadySent:    "Nu mai este în coadă.",

	Empty: "Nu este nimic de trimis.",

	ReadOnly:   "Contul este deschis doar pentru citire: această fereastră nu trimite nimic.",
	NotRetried: "Nu se reîncearcă automat.",
	SentSoon:   "Se trimite imediat ce serviciul răspunde.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Discarded(change string) string {
	return "S-a renunțat la: " + lang.End(change) + " Nu se va trimite."
}

func (*romanian) Job(id int64) string         { return fmt.Sprintf("jobul %d", id) }
func (*romanian) Application(id int64) string { return fmt.Sprintf("candidatura %d", id) }
func (*romanian) JobChange(c model.StatusChange, job string) string {
	return c.String() + " „" + job + "”"
}
func (*romanian) Viewed(applicant string) string { return "candidatură văzută: " + applicant }

func (*romanian) NotTried(queued string) string { return "din " + queued + ", încă neîncercată" }
func (*romanian) Tried(queued string, times int, last string) string {
	return "din " + queued + ", " + amount.InRomanian(times, "încercare", "încercări") + ", ultima la " + last
}
func (*romanian) Held(queued, rejected string) string {
	return "reținută din " + queued + ", respinsă la " + rejected
}

func (*romanian) Behind(change string) string {
	return lang.End("Se trimite mai întâi: „" + change + "”")
}

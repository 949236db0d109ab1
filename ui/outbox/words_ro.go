package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string { return "De trimis" }

func (*romanian) Open() action.Label {
	return action.Label{Name: "de trimis", Title: "Modificări de trimis", Synonyms: "coadă, netrimise, în așteptare, waiting changes, outbox, queue, unsent, pending, retry", Help: "modificări care nu au ajuns încă la serviciu"}
}
func (*romanian) Retry() action.Label {
	return action.Label{Name: "reîncearcă", Synonyms: "try again"}
}
func (*romanian) Discard() action.Label  { return action.Label{Name: "renunță", Synonyms: "discard"} }
func (*romanian) Close() action.Label    { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) NothingWaiting() string { return "nu este nimic de trimis" }
func (*romanian) Sending() string        { return "modificările se trimit acum" }

func (*romanian) Discarded(change string) string {
	return "S-a renunțat la: " + change + ". Nu se va trimite."
}
func (*romanian) AlreadySending() string { return "Se trimite chiar acum." }
func (*romanian) AlreadySent() string    { return "Nu mai este în coadă." }

func (*romanian) Empty() string               { return "Nu este nimic de trimis." }
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

func (*romanian) ReadOnly() string {
	return "Contul este deschis doar pentru citire: această fereastră nu trimite nimic."
}
func (*romanian) NotRetried() string { return "Nu se reîncearcă automat." }
func (*romanian) Behind(change string) string {
	return "Se trimite mai întâi: „" + change + "”."
}
func (*romanian) SentSoon() string { return "Se trimite imediat ce serviciul răspunde." }

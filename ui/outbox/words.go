package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of this box. Another language is another type with these methods.
type words interface {
	Title() string

	Open() action.Label
	Retry() action.Label
	Discard() action.Label
	Close() action.Label
	NothingWaiting() string // why an action is not possible
	Sending() string        // likewise

	Discarded(change string) string
	AlreadySending() string
	AlreadySent() string

	Empty() string
	Job(id int64) string
	Application(id int64) string
	JobChange(c model.StatusChange, job string) string
	Viewed(applicant string) string

	NotTried(queued string) string
	Tried(queued string, times int, last string) string
	Held(queued, rejected string) string

	ReadOnly() string
	NotRetried() string // follows the service's reason
	Behind(change string) string
	SentSoon() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string { return "Waiting to be sent" }

func (*english) Open() action.Label {
	return action.Label{Name: "waiting changes", Title: "Waiting changes", Help: "changes not sent to the service yet", Synonyms: "outbox, queue, unsent, pending, retry"}
}
func (*english) Retry() action.Label    { return action.Label{Name: "try again"} }
func (*english) Discard() action.Label  { return action.Label{Name: "discard"} }
func (*english) Close() action.Label    { return action.Label{Name: "close"} }
func (*english) NothingWaiting() string { return "nothing is waiting" }
func (*english) Sending() string        { return "changes are being sent" }

func (*english) Discarded(change string) string {
	return "Discarded: " + change + ". It will not be sent."
}
func (*english) AlreadySending() string { return "It is being sent right now." }
func (*english) AlreadySent() string    { return "It is no longer in the queue." }

func (*english) Empty() string               { return "Nothing is waiting." }
func (*english) Job(id int64) string         { return fmt.Sprintf("job %d", id) }
func (*english) Application(id int64) string { return fmt.Sprintf("application %d", id) }
func (*english) JobChange(c model.StatusChange, job string) string {
	return c.String() + " “" + job + "”"
}
func (*english) Viewed(applicant string) string { return applicant + " was viewed" }

func (*english) NotTried(queued string) string { return "since " + queued + ", not tried yet" }
func (*english) Tried(queued string, times int, last string) string {
	return "since " + queued + ", tried " + amount.Plural(times, "time") + ", last at " + last
}
func (*english) Held(queued, rejected string) string {
	return "held since " + queued + ", rejected at " + rejected
}

func (*english) ReadOnly() string {
	return "This account is open read-only: this window sends nothing."
}
func (*english) NotRetried() string { return "It is not retried by itself." }
func (*english) Behind(change string) string {
	return "Waiting for “" + change + "” to be sent first."
}
func (*english) SentSoon() string { return "It is sent as soon as the service answers." }

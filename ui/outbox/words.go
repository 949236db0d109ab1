package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of this box. Each language has its own variable.
type words struct {
	Title string

	Open           action.Label
	Retry          action.Label
	Discard        action.Label
	Close          action.Label
	NothingWaiting string // why an action is not possible
	Sending        string // likewise

	AlreadySending string
	AlreadySent    string

	Empty string

	ReadOnly   string
	NotRetried string // follows the service's reason
	SentSoon   string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Discarded(change string) string

	Job(id int64) string
	Application(id int64) string
	JobChange(c model.StatusChange, job string) string
	Viewed(applicant string) string

	NotTried(queued string) string
	Tried(queued string, times int, last string) string
	Held(queued, rejected string) string

	Behind(change string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title: "Waiting to be sent",

	Open:           action.Label{Name: "waiting changes", Title: "Waiting changes", Help: "changes not sent to the service yet", Synonyms: "outbox, queue, unsent, pending, retry"},
	Retry:          action.Label{Name: "try again"},
	Discard:        action.Label{Name: "discard"},
	Close:          action.Label{Name: "close"},
	NothingWaiting: "nothing is waiting",
	Sending:        "changes are being sent",

	AlreadySending: "It is being sent right now.",
	AlreadySent:    "It is no longer in the queue.",

	Empty: "Nothing is waiting.",

	ReadOnly:   "This account is open read-only: this window sends nothing.",
	NotRetried: "It is not retried by itself.",
	SentSoon:   "It is sent as soon as the service answers.",

	sentences: new(english),
}

type english struct{}

func (*english) Discarded(change string) string {
	return "Discarded: " + lang.End(change) + " It will not be sent."
}

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

func (*english) Behind(change string) string {
	return "Waiting for “" + change + "” to be sent first."
}

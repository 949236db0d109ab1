package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of this pane. Each language has its own variable.
type words struct {
	Title  string
	Choose string

	Applicants action.Label
	Edit       action.Label
	Next       action.Label
	Previous   action.Label
	Link       action.Label
	CopyLink   action.Label
	Back       action.Label
	NoJob      string // why an action is not possible
	NoLink     string

	// Labels have at most eleven cells.
	Status     string
	Where      string
	Salary     string
	Currency   string
	Type       string
	Response   string
	Replies    string
	LinkLabel  string
	RuleBroken string

	CurrencyUnknown string
	NoDescription   string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Number(jobID int64) string

	SentFromHere(currency, date string) string
	Counts(applicants, views int) string
	NotLoaded() string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title:  "Job",
	Choose: "Choose a job.",

	Applicants: action.Label{Name: "applicants", Title: "Show the applicants", Synonyms: "open, candidates, applications", Help: "show the applicants"},
	Edit:       action.Label{Name: "edit job", Title: "Edit the job", Synonyms: "change, update", Help: "edit the job"},
	Next:       action.Label{Name: "next", Title: "Next job", Help: "the next job"},
	Previous:   action.Label{Name: "previous", Title: "Previous job", Help: "the previous job"},
	Link:       action.Label{Name: "link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"},
	CopyLink:   action.Label{Name: "copy link", Title: "Copy the job's link", Synonyms: "clipboard, url, share", Help: "copy the link to your terminal's clipboard"},
	Back:       action.Label{Name: "back", Title: "Back to the jobs", Help: "back to the jobs"},
	NoJob:      "no job is open",
	NoLink:     "the job has no public link yet",

	Status:     "Status",
	Where:      "Where",
	Salary:     "Salary",
	Currency:   "Currency",
	Type:       "Type",
	Response:   "Response",
	Replies:    "Replies to",
	LinkLabel:  "Link",
	RuleBroken: "Rule broken",

	CurrencyUnknown: "unknown: the board doesn't report it. You'll be asked when you edit.",
	NoDescription:   "No description.",

	sentences: new(english),
}

type english struct{}

func (*english) Number(jobID int64) string { return fmt.Sprintf("job %d", jobID) }

func (*english) SentFromHere(currency, date string) string {
	return currency + ", as sent from this computer on " + date
}
func (*english) Counts(applicants, views int) string {
	return amount.Plural(applicants, "applicant") + " · " + amount.Plural(views, "view")
}
func (*english) NotLoaded() string {
	return "The description could not be loaded from this computer. Press " + action.Refresh.String() + " in the job list to fetch it."
}

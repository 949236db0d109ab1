package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of this pane. Another language is another type with these methods.
type words interface {
	Title() string
	Number(jobID int64) string
	Choose() string

	Applicants() action.Label
	Edit() action.Label
	Next() action.Label
	Previous() action.Label
	Link() action.Label
	CopyLink() action.Label
	LinkName() string // in "copied: the link"
	Back() action.Label
	NoJob() string // why an action is not possible
	NoLink() string

	// Labels have at most eleven cells.
	Status() string
	Where() string
	Salary() string
	Currency() string
	Type() string
	Response() string
	Replies() string
	LinkLabel() string
	RuleBroken() string

	SentFromHere(currency, date string) string
	CurrencyUnknown() string
	Counts(applicants, views int) string
	NotLoaded() string
	NoDescription() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string             { return "Job" }
func (*english) Number(jobID int64) string { return fmt.Sprintf("job %d", jobID) }
func (*english) Choose() string            { return "Choose a job." }

func (*english) Applicants() action.Label {
	return action.Label{Name: "applicants", Title: "Show the applicants", Synonyms: "open, candidates, applications", Help: "show the applicants"}
}
func (*english) Edit() action.Label {
	return action.Label{Name: "edit job", Title: "Edit the job", Synonyms: "change, update", Help: "edit the job"}
}
func (*english) Next() action.Label {
	return action.Label{Name: "next", Title: "Next job", Help: "the next job"}
}
func (*english) Previous() action.Label {
	return action.Label{Name: "previous", Title: "Previous job", Help: "the previous job"}
}
func (*english) Link() action.Label {
	return action.Label{Name: "link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}
}
func (*english) CopyLink() action.Label {
	return action.Label{Name: "copy link", Title: "Copy the job's link", Synonyms: "clipboard, url, share", Help: "copy the link to your terminal's clipboard"}
}
func (*english) LinkName() string { return "link" }
func (*english) Back() action.Label {
	return action.Label{Name: "back", Title: "Back to the jobs", Help: "back to the jobs"}
}
func (*english) NoJob() string  { return "no job is open" }
func (*english) NoLink() string { return "the job has no public link yet" }

func (*english) Status() string     { return "Status" }
func (*english) Where() string      { return "Where" }
func (*english) Salary() string     { return "Salary" }
func (*english) Currency() string   { return "Currency" }
func (*english) Type() string       { return "Type" }
func (*english) Response() string   { return "Response" }
func (*english) Replies() string    { return "Replies to" }
func (*english) LinkLabel() string  { return "Link" }
func (*english) RuleBroken() string { return "Rule broken" }

func (*english) SentFromHere(currency, date string) string {
	return currency + ", as sent from this computer on " + date
}
func (*english) CurrencyUnknown() string {
	return "unknown: the board doesn't report it. You'll be asked when you edit."
}
func (*english) Counts(applicants, views int) string {
	return amount.Plural(applicants, "applicant") + " · " + amount.Plural(views, "view")
}
func (*english) NotLoaded() string {
	return "The description could not be loaded from this computer. Press " + action.Refresh.String() + " in the job list to fetch it."
}
func (*english) NoDescription() string { return "No description." }

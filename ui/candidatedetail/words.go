package candidatedetail

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of one application. Another language is another type with these methods.
type words interface {
	// Actions
	Next() action.Label
	Previous() action.Label
	SaveCV() action.Label
	SendCV() action.Label
	ReadCV() action.Label
	Copy() action.Label
	JobLink() action.Label
	Back() action.Label
	MarkViewed() action.Label

	// Reasons why an action is not possible
	NoApplication() string
	NoContact() string
	NoLink() string

	// The head
	Title() string
	Choose() string
	NotViewed() string
	Place(at, of string) string
	UndecidedLeft(n string) string
	Undecided(n string) string

	// The applicant
	YearsOld(n int) string
	Relocates(yes bool) string
	Applied(date string) string
	JustIn(clock string) string
	Suggested(date string) string
	Contacts() string
	Hidden() string
	None() string
	MoreCharacters(n int) string
	AlsoSent() string

	// Other applications of the same person
	AlsoApplied() string
	InAll(applications int) string
	OthersElsewhere(n int) string
	AndMore(n int) string
	Deleted(n int) string
	Job(id int64) string
	ThisJob(title string) string
	OnlySuggested() string
	As(name string) string
	MaybeSame(reason string) string
	Same(reasons []string) string

	// The timelines
	Experience() string
	Education() string
	NotGiven() string
	Gap(length string) string
	GapWithStudies(length string, year int) string
	NoPosition() string
	NoInstitution() string
	Overlaps(position, length string) string
	OverlapsMore(n int) string
	Another() string
	UntilYear(year int) string
	ThisYear(year int) string
	YearsAgo(year, ago int) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Next() action.Label {
	return action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant"}
}
func (*english) Previous() action.Label {
	return action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"}
}
func (*english) SendCV() action.Label {
	return action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that"}
}
func (*english) SaveCV() action.Label {
	return action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"}
}
func (*english) ReadCV() action.Label {
	return action.Label{Name: "read CV", Title: "Read the CV", Synonyms: "resume, review", Help: "read the profile and the CV; marks the application viewed"}
}
func (*english) Copy() action.Label {
	return action.Label{Name: "copy contact", Title: "Copy the contact", Synonyms: "clipboard, e-mail, email, phone", Help: "copy e-mail and phone to your terminal's clipboard"}
}
func (*english) JobLink() action.Label {
	return action.Label{Name: "job link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}
}
func (*english) Back() action.Label {
	return action.Label{Name: "back", Title: "Back to the applicants", Help: "back to the applicants"}
}
func (*english) MarkViewed() action.Label {
	return action.Label{Name: "mark viewed", Synonyms: "seen, read", Help: "mark the application viewed"}
}

func (*english) NoApplication() string { return "no application is open" }
func (*english) NoContact() string     { return "there is no contact to copy" }
func (*english) NoLink() string        { return "the job has no public link yet" }

func (*english) Title() string { return "Candidate" }
func (*english) Choose() string {
	return "Choose an applicant; " + action.Preview.String() + " previews, " + action.Open.String() + " opens."
}
func (*english) NotViewed() string             { return "not viewed" }
func (*english) Place(at, of string) string    { return at + " of " + of }
func (*english) UndecidedLeft(n string) string { return n + " undecided left" }
func (*english) Undecided(n string) string     { return n + " undecided" }

func (*english) YearsOld(n int) string { return amount.Plural(n, "year") + " old" }
func (*english) Relocates(yes bool) string {
	if yes {
		return "open to relocating"
	}
	return "not relocating"
}
func (*english) Applied(date string) string { return "Applied " + date }
func (*english) JustIn(clock string) string {
	return "Just in, " + clock + ": the service announced this application. The rest follows when the service lists it."
}
func (*english) Suggested(date string) string {
	return "Suggested by the service " + date + "; did not apply"
}
func (*english) Contacts() string            { return "Contacts" }
func (*english) Hidden() string              { return "hidden" }
func (*english) None() string                { return "none" }
func (*english) MoreCharacters(n int) string { return amount.Plural(n, "more character") }
func (*english) AlsoSent() string            { return "Also sent by the service" }

func (*english) AlsoApplied() string { return "Also applied to" }
func (*english) InAll(applications int) string {
	return amount.Plural(applications, "application") + " in all"
}
func (*english) OthersElsewhere(n int) string {
	if n == 1 {
		return "the other one is not on this computer"
	}
	return "the others are not on this computer"
}
func (*english) AndMore(n int) string           { return fmt.Sprintf("and %d more", n) }
func (*english) Deleted(n int) string           { return fmt.Sprintf("%d deleted", n) }
func (*english) Job(id int64) string            { return fmt.Sprintf("Job %d", id) }
func (*english) ThisJob(title string) string    { return title + " (this job)" }
func (*english) OnlySuggested() string          { return "suggested; did not apply" }
func (*english) As(name string) string          { return "as " + name }
func (*english) MaybeSame(reason string) string { return "same " + reason + ": maybe the same person" }
func (*english) Same(reasons []string) string   { return "same " + strings.Join(reasons, " and ") }

func (*english) Experience() string       { return "Experience" }
func (*english) Education() string        { return "Education" }
func (*english) NotGiven() string         { return "not given" }
func (*english) Gap(length string) string { return "Gap: " + length }
func (*english) GapWithStudies(length string, year int) string {
	return fmt.Sprintf("Gap: %s; studies ended in %d", length, year)
}
func (*english) NoPosition() string    { return "(no position named)" }
func (*english) NoInstitution() string { return "(no institution named)" }
func (*english) Overlaps(position, length string) string {
	return "overlaps with " + position + " by " + length
}
func (*english) OverlapsMore(n int) string { return fmt.Sprintf("and with %d more", n) }
func (*english) Another() string           { return "another" }
func (*english) UntilYear(year int) string { return fmt.Sprintf("until %d", year) }
func (*english) ThisYear(year int) string  { return fmt.Sprintf("%d, this year", year) }
func (*english) YearsAgo(year, ago int) string {
	return fmt.Sprintf("%d, %s ago", year, amount.Plural(ago, "year"))
}

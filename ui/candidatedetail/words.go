package candidatedetail

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of one application. Each language has its own variable.
type words struct {
	// Actions
	Next       action.Label
	Previous   action.Label
	SaveCV     action.Label
	SendCV     action.Label
	ReadCV     action.Label
	Copy       action.Label
	JobLink    action.Label
	Back       action.Label
	MarkViewed action.Label

	// Reasons why an action is not possible
	NoApplication string
	NoContact     string
	NoLink        string

	// The head
	Title     string
	NotViewed string

	// The applicant
	Contacts string
	Hidden   string
	None     string
	AlsoSent string

	// Other applications of the same person
	AlsoApplied   string
	OnlySuggested string

	// The timelines
	Experience    string
	Education     string
	NotGiven      string
	NoPosition    string
	NoInstitution string
	Another       string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The head
	Choose() string
	Place(at, of string) string
	UndecidedLeft(n string) string
	Undecided(n string) string

	// The applicant
	YearsOld(n int) string
	Relocates(yes bool) string
	Applied(date string) string
	JustIn(clock string) string
	Suggested(date string) string
	MoreCharacters(n int) string

	// Other applications of the same person
	InAll(applications int) string
	OthersElsewhere(n int) string
	AndMore(n int) string
	Deleted(n int) string
	Job(id int64) string
	ThisJob(title string) string
	As(name string) string
	MaybeSame(reason string) string
	Same(reasons []string) string

	// The timelines
	Gap(length string) string
	GapWithStudies(length string, year int) string
	Overlaps(position, length string) string
	OverlapsMore(n int) string
	UntilYear(year int) string
	ThisYear(year int) string
	YearsAgo(year, ago int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Next:       action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant"},
	Previous:   action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"},
	SaveCV:     action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"},
	SendCV:     action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that"},
	ReadCV:     action.Label{Name: "read CV", Title: "Read the CV", Synonyms: "resume, review", Help: "read the profile and the CV; marks the application viewed"},
	Copy:       action.Label{Name: "copy contact", Title: "Copy the contact", Synonyms: "clipboard, e-mail, email, phone", Help: "copy e-mail and phone to your terminal's clipboard"},
	JobLink:    action.Label{Name: "job link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"},
	Back:       action.Label{Name: "back", Title: "Back to the applicants", Help: "back to the applicants"},
	MarkViewed: action.Label{Name: "mark viewed", Synonyms: "seen, read", Help: "mark the application viewed"},

	NoApplication: "no application is open",
	NoContact:     "there is no contact to copy",
	NoLink:        "the job has no public link yet",

	Title:     "Candidate",
	NotViewed: "not viewed",

	Contacts: "Contacts",
	Hidden:   "hidden",
	None:     "none",
	AlsoSent: "Also sent by the service",

	AlsoApplied:   "Also applied to",
	OnlySuggested: "suggested; did not apply",

	Experience:    "Experience",
	Education:     "Education",
	NotGiven:      "not given",
	NoPosition:    "(no position named)",
	NoInstitution: "(no institution named)",
	Another:       "another",

	sentences: new(english),
}

type english struct{}

func (*english) Choose() string {
	return "Choose an applicant; " + action.Preview.String() + " previews, " + action.Open.String() + " opens."
}
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
func (*english) MoreCharacters(n int) string { return amount.Plural(n, "more character") }

func (*english) InAll(applications int) string {
	return amount.Plural(applications, "application") + " in all"
}
func (*english) OthersElsewhere(n int) string {
	if n == 1 {
		return "the list of the other job is not loaded; open that job"
	}
	return "the lists of the other jobs are not loaded; open those jobs"
}
func (*english) AndMore(n int) string           { return fmt.Sprintf("and %d more", n) }
func (*english) Deleted(n int) string           { return fmt.Sprintf("%d deleted", n) }
func (*english) Job(id int64) string            { return fmt.Sprintf("Job %d", id) }
func (*english) ThisJob(title string) string    { return title + " (this job)" }
func (*english) As(name string) string          { return "as " + name }
func (*english) MaybeSame(reason string) string { return "same " + reason + ": maybe the same person" }
func (*english) Same(reasons []string) string   { return "same " + strings.Join(reasons, " and ") }

func (*english) Gap(length string) string { return "Gap: " + length }
func (*english) GapWithStudies(length string, year int) string {
	return fmt.Sprintf("Gap: %s; studies ended in %d", length, year)
}
func (*english) Overlaps(position, length string) string {
	return "overlaps with " + position + " by " + length
}
func (*english) OverlapsMore(n int) string { return fmt.Sprintf("and with %d more", n) }
func (*english) UntilYear(year int) string { return fmt.Sprintf("until %d", year) }
func (*english) ThisYear(year int) string  { return fmt.Sprintf("%d, this year", year) }
func (*english) YearsAgo(year, ago int) string {
	return fmt.Sprintf("%d, %s ago", year, amount.Plural(ago, "year"))
}

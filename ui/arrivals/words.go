package arrivals

import (
	"strconv"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of new applications and the inbox. Each language has its own variable.
type words struct {
	// Actions
	Newest   action.Label
	Inbox    action.Label
	Read     action.Label
	SaveFile action.Label
	Dismiss  action.Label
	Close    action.Label

	// Reasons why an action is not possible
	NoNewest   string
	InboxEmpty string

	// The inbox
	InboxTitle string
	Empty      string
	WhyHere    string

	// Dismissing
	AskDismiss   string
	DismissMeans string
	DismissVerb  string
	Dismissed    string
	ListedNow    string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Announcements
	Arrived(name, job string) string
	NewApplications(n int, job string) string
	NewForJobs(n int, jobs []jobCount, more int) string
	Job(id int64) string
	Title(title string) string
	ReadsIt() string
	ReadsAll(n int) string
	ReadsLast(n int) string
	NotReceiving(why string) string

	// The inbox
	For(job string) string
	UnknownJob(id int64) string
	Since(clock string) string // when it came, in a row

	// Dismissing
	DismissWhat(applicant, job string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Newest:   action.Label{Name: "newest", Title: "Newest applications", Synonyms: "new, arrived, latest, recent, just in, who came in", Help: "read the newest applications of all jobs"},
	Inbox:    action.Label{Name: "inbox", Synonyms: "new, callbacks, arrivals", Help: "new applications, not in the list yet"},
	Read:     action.Label{Name: "read"},
	SaveFile: action.Label{Name: "save file"},
	Dismiss:  action.Label{Name: "dismiss"},
	Close:    action.Label{Name: "close"},

	NoNewest:   "there is no new application; those from before this window opened are in the lists of their jobs",
	InboxEmpty: "the inbox is empty",

	InboxTitle: "New, not in the service's list yet",
	Empty:      "No application is waiting: the service lists all of them.",
	WhyHere:    "The service announced these but does not list them yet. shortlist keeps checking for a day.",

	AskDismiss:   "Dismiss this application?",
	DismissMeans: "Deletes this application, its file and your review from this computer. If the service lists it later, it appears again.",
	DismissVerb:  "dismiss",
	Dismissed:    "Dismissed.",
	ListedNow:    "The service lists this application now: it is among the applicants.",

	sentences: new(english),
}

type english struct{}

func (*english) Arrived(name, job string) string { return "Just in: " + name + " for " + lang.End(job) }
func (*english) NewApplications(n int, job string) string {
	if n == 1 {
		return "A new application for " + lang.End(job)
	}
	return amount.Number(n) + " new applications for " + lang.End(job)
}
func (*english) NewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, amount.Number(j.Applications)+" for "+j.Job)
	}
	if more > 0 {
		of = append(of, "and others for "+amount.Plural(more, "more job"))
	}
	return amount.Number(n) + " new applications: " + strings.Join(of, ", ") + "."
}
func (*english) Job(id int64) string       { return "job " + strconv.FormatInt(id, 10) }
func (*english) Title(title string) string { return "“" + title + "”" }
func (*english) ReadsIt() string           { return action.Newest.String() + " reads it." }
func (*english) ReadsAll(n int) string {
	return action.Newest.String() + " reads all " + amount.Number(n) + "."
}
func (*english) ReadsLast(n int) string {
	return action.Newest.String() + " reads the last " + amount.Number(n) + "."
}
func (*english) NotReceiving(why string) string {
	return "Not receiving callbacks; polling instead: " + why
}

func (*english) For(job string) string { return "for " + job }
func (*english) UnknownJob(id int64) string {
	return "job " + strconv.FormatInt(id, 10) + " (not one of your jobs)"
}

func (*english) DismissWhat(applicant, job string) string { return applicant + " for " + job }
func (*english) Since(clock string) string                { return "arrived " + clock }

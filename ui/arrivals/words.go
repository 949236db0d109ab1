package arrivals

import (
	"strconv"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of new applications and the inbox. Another language is another
// type with these methods.
type words interface {
	// Actions
	Newest() action.Label
	Inbox() action.Label
	Read() action.Label
	SaveFile() action.Label
	Dismiss() action.Label
	Close() action.Label

	// Reasons why an action is not possible
	NoNewest() string
	InboxEmpty() string

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
	InboxTitle() string
	Empty() string
	WhyHere() string
	For(job string) string
	UnknownJob(id int64) string
	Since(clock string) string // when it came, in a row

	// Dismissing
	AskDismiss() string
	DismissWhat(applicant, job string) string
	DismissMeans() string
	DismissVerb() string
	Dismissed() string
	ListedNow() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Newest() action.Label {
	return action.Label{Name: "newest", Title: "Newest applications", Synonyms: "new, arrived, latest, recent, just in, who came in", Help: "read the newest applications of all jobs"}
}
func (*english) Inbox() action.Label {
	return action.Label{Name: "inbox", Synonyms: "new, callbacks, arrivals", Help: "new applications, not in the list yet"}
}
func (*english) Read() action.Label     { return action.Label{Name: "read"} }
func (*english) SaveFile() action.Label { return action.Label{Name: "save file"} }
func (*english) Dismiss() action.Label  { return action.Label{Name: "dismiss"} }
func (*english) Close() action.Label    { return action.Label{Name: "close"} }

func (*english) NoNewest() string   { return "no application has arrived yet" }
func (*english) InboxEmpty() string { return "the inbox is empty" }

func (*english) Arrived(name, job string) string { return "Just in: " + name + " for " + job + "." }
func (*english) NewApplications(n int, job string) string {
	if n == 1 {
		return "A new application for " + job + "."
	}
	return strconv.Itoa(n) + " new applications for " + job + "."
}
func (*english) NewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, strconv.Itoa(j.Applications)+" for "+j.Job)
	}
	if more > 0 {
		of = append(of, "and others for "+amount.Plural(more, "more job"))
	}
	return strconv.Itoa(n) + " new applications: " + strings.Join(of, ", ") + "."
}
func (*english) Job(id int64) string       { return "job " + strconv.FormatInt(id, 10) }
func (*english) Title(title string) string { return "“" + title + "”" }
func (*english) ReadsIt() string           { return action.Newest.String() + " reads it." }
func (*english) ReadsAll(n int) string {
	return action.Newest.String() + " reads all " + strconv.Itoa(n) + "."
}
func (*english) ReadsLast(n int) string {
	return action.Newest.String() + " reads the last " + strconv.Itoa(n) + "."
}
func (*english) NotReceiving(why string) string {
	return "Not receiving callbacks; polling instead: " + why
}

func (*english) InboxTitle() string { return "New, not in the service's list yet" }
func (*english) Empty() string      { return "No application is waiting: the service lists all of them." }
func (*english) WhyHere() string {
	return "The service announced these but does not list them yet. shortlist keeps checking for a day."
}
func (*english) For(job string) string { return "for " + job }
func (*english) UnknownJob(id int64) string {
	return "job " + strconv.FormatInt(id, 10) + " (not one of your jobs)"
}

func (*english) AskDismiss() string                       { return "Dismiss this application?" }
func (*english) DismissWhat(applicant, job string) string { return applicant + " for " + job }
func (*english) DismissMeans() string {
	return "Deletes this application, its file and your review from this computer. If the service lists it later, it appears again."
}
func (*english) DismissVerb() string { return "dismiss" }
func (*english) Dismissed() string   { return "Dismissed." }
func (*english) ListedNow() string {
	return "The service lists this application now: it is among the applicants."
}
func (*english) Since(clock string) string { return "arrived " + clock }

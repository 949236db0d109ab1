package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the overview, of the screen and of the report alike. Each language has a variable
// of them.
type words struct {
	Title   string
	Loading string
	Empty   string

	// What waits.
	Waiting  string
	Unviewed string
	Inbox    string
	Due      string
	Drafts   string
	Queued   string
	Failed   string

	// Applications by time.
	ByDay  string
	ByWeek string

	// How far the manager is.
	AllJobs   string
	Applied   string
	Viewed    string
	Undecided string
	Listed    string
	Written   string

	// Jobs.
	ByViews        string
	ByApplications string
	ViewsByDay     string

	NothingThere       string
	Open               action.Label
	GoThere            action.Label
	OpenJob            action.Label
	SortByViews        action.Label
	SortByApplications action.Label
	NewJob             action.Label
	Close              action.Label

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Heading(account, when string) string // of the report
	JobsRead(when string) string

	// Applications by time.
	InDays(applied, days int) string
	TodayAndMost(today, most int, date string) string
	InWeeks(applied, weeks int) string

	// How far the manager is.
	Funnel(job string) string
	Unread(n int, by string) string // by is the keys or the command

	// Jobs.
	JobColumns() (views, gained, applications, ratio string)
	Job(id int64) string
	MoreJobs(n int) string
	ViewsSince(date string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title:   "Overview",
	Loading: "Counting…",
	Empty:   "Nothing to count yet. The overview fills as soon as jobs are read from the service.",

	Waiting:  "Waiting for you",
	Unviewed: "Not viewed",
	Inbox:    "Not listed yet",
	Due:      "To look at again",
	Drafts:   "Drafts",
	Queued:   "Queued",
	Failed:   "Failed or unclear",

	ByDay:  "Applications by day",
	ByWeek: "By week before",

	AllJobs:   "all jobs",
	Applied:   "Applied",
	Viewed:    "Viewed",
	Undecided: "Undecided",
	Listed:    "On shortlists",
	Written:   "Written to",

	ByViews:        "Jobs by views",
	ByApplications: "Jobs by applications",
	ViewsByDay:     "new views by day",

	NothingThere:       "nothing waits there",
	Open:               action.Label{Name: "overview", Help: "overview: what waits, applications by day, views by job", Synonyms: "dashboard, statistics, report, chart, funnel, home"},
	GoThere:            action.Label{Name: "go there", Title: "Go to what waits", Help: "go to what waits"},
	OpenJob:            action.Label{Name: "open job", Help: "show the applicants of the job"},
	SortByViews:        action.Label{Name: "by views", Title: "Sort jobs by views", Help: "put the jobs in order of their views", Synonyms: "sort, order"},
	SortByApplications: action.Label{Name: "by applications", Title: "Sort jobs by applications", Help: "put the jobs in order of their applications", Synonyms: "sort, order"},
	NewJob:             action.Label{Name: "new job", Help: "write a job, or go on with a draft"},
	Close:              action.Label{Name: "close", Title: "Close the overview", Help: "close the overview"},

	sentences: new(english),
}

type english struct{}

func (*english) Heading(account, when string) string {
	return fmt.Sprintf("Overview of %s, %s", account, when)
}
func (*english) JobsRead(when string) string { return "jobs read " + when }

func (*english) InDays(applied, days int) string {
	return fmt.Sprintf("%s in %s", amount.Number(applied), amount.Plural(days, "day"))
}
func (*english) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "none"
	}
	return fmt.Sprintf("today %s, most %s on %s", amount.Number(today), amount.Number(most), date)
}
func (*english) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s in %s", amount.Number(applied), amount.Plural(weeks, "week"))
}

func (*english) Funnel(job string) string { return "Decisions: " + job }
func (*english) Unread(n int, by string) string {
	if n == 1 {
		return "1 job has applicants that were not read yet and are not counted. " + by + " reads them."
	}
	return amount.Plural(n, "job") + " have applicants that were not read yet and are not counted. " + by + " reads them."
}

func (*english) JobColumns() (views, gained, applications, ratio string) {
	return "views", "+new", "applied", "rate"
}
func (*english) Job(id int64) string   { return fmt.Sprintf("job %d", id) }
func (*english) MoreJobs(n int) string { return amount.Plural(n, "more job") + " not shown" }
func (*english) ViewsSince(d string) string {
	return "New views are counted here since " + d + "."
}

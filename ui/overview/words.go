package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the overview, of the screen and of the report alike. Another language is
// another type with these methods.
type words interface {
	Title() string
	Heading(account, when string) string // of the report
	JobsRead(when string) string
	Loading() string
	Empty() string

	// What waits.
	Waiting() string
	Unviewed() string
	Inbox() string
	Due() string
	Drafts() string
	Queued() string
	Failed() string

	// Applications by time.
	ByDay() string
	InDays(applied, days int) string
	TodayAndMost(today, most int, date string) string
	ByWeek() string
	InWeeks(applied, weeks int) string

	// How far the manager is.
	Funnel(job string) string
	AllJobs() string
	Unread(n int, by string) string // by is the keys or the command
	Applied() string
	Viewed() string
	Undecided() string
	Listed() string
	Written() string

	// Jobs.
	ByViews() string
	ByApplications() string
	JobColumns() (views, gained, applications, ratio string)
	Job(id int64) string
	MoreJobs(n int) string
	ViewsByDay() string
	ViewsSince(date string) string

	NothingThere() string
	Open() action.Label
	GoThere() action.Label
	OpenJob() action.Label
	SortByViews() action.Label
	SortByApplications() action.Label
	NewJob() action.Label
	Close() action.Label
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string { return "Overview" }
func (*english) Heading(account, when string) string {
	return fmt.Sprintf("Overview of %s, %s", account, when)
}
func (*english) JobsRead(when string) string { return "jobs read " + when }
func (*english) Loading() string             { return "Counting…" }
func (*english) Empty() string {
	return "Nothing to count yet. The overview fills as soon as jobs are read from the service."
}

func (*english) Waiting() string  { return "Waiting for you" }
func (*english) Unviewed() string { return "Not viewed" }
func (*english) Inbox() string    { return "Not listed yet" }
func (*english) Due() string      { return "To look at again" }
func (*english) Drafts() string   { return "Drafts" }
func (*english) Queued() string   { return "Queued" }
func (*english) Failed() string   { return "Failed or unclear" }

func (*english) ByDay() string { return "Applications by day" }
func (*english) InDays(applied, days int) string {
	return fmt.Sprintf("%s in %s", amount.Number(applied), amount.Plural(days, "day"))
}
func (*english) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "none"
	}
	return fmt.Sprintf("today %s, most %s on %s", amount.Number(today), amount.Number(most), date)
}
func (*english) ByWeek() string { return "By week before" }
func (*english) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s in %s", amount.Number(applied), amount.Plural(weeks, "week"))
}

func (*english) Funnel(job string) string { return "Decisions: " + job }
func (*english) AllJobs() string          { return "all jobs" }
func (*english) Unread(n int, by string) string {
	if n == 1 {
		return "1 job has applicants that were not read yet and are not counted. " + by + " reads them."
	}
	return amount.Plural(n, "job") + " have applicants that were not read yet and are not counted. " + by + " reads them."
}
func (*english) Applied() string   { return "Applied" }
func (*english) Viewed() string    { return "Viewed" }
func (*english) Undecided() string { return "Undecided" }
func (*english) Listed() string    { return "On shortlists" }
func (*english) Written() string   { return "Written to" }

func (*english) ByViews() string        { return "Jobs by views" }
func (*english) ByApplications() string { return "Jobs by applications" }
func (*english) JobColumns() (views, gained, applications, ratio string) {
	return "views", "new", "appl.", "ratio"
}
func (*english) Job(id int64) string   { return fmt.Sprintf("job %d", id) }
func (*english) MoreJobs(n int) string { return amount.Plural(n, "more job") + " not shown" }
func (*english) ViewsByDay() string    { return "new views by day" }
func (*english) ViewsSince(d string) string {
	return "New views are counted here since " + d + "."
}

func (*english) NothingThere() string { return "nothing waits there" }
func (*english) Open() action.Label {
	return action.Label{Name: "overview", Help: "overview: what waits, applications by day, views by job", Synonyms: "dashboard, statistics, report, chart, funnel, home"}
}
func (*english) GoThere() action.Label {
	return action.Label{Name: "go there", Title: "Go to what waits", Help: "go to what waits"}
}
func (*english) OpenJob() action.Label {
	return action.Label{Name: "open job", Help: "show the applicants of the job"}
}
func (*english) SortByViews() action.Label {
	return action.Label{Name: "by views", Title: "Sort jobs by views", Help: "put the jobs in order of their views", Synonyms: "sort, order"}
}
func (*english) SortByApplications() action.Label {
	return action.Label{Name: "by applications", Title: "Sort jobs by applications", Help: "put the jobs in order of their applications", Synonyms: "sort, order"}
}
func (*english) NewJob() action.Label {
	return action.Label{Name: "new job", Help: "write a job, or go on with a draft"}
}
func (*english) Close() action.Label {
	return action.Label{Name: "close", Title: "Close the overview", Help: "close the overview"}
}

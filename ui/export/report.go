package export

import (
	"bufio"
	"io"
	"strconv"
	"time"

	"shortlist/api/account"
	"shortlist/model/answers"
)

// Report is an overview in JSON.
type Report struct {
	At         time.Time   `json:"at"`
	JobsRead   *time.Time  `json:"jobsRead"` // null: never
	Waiting    waitingDoc  `json:"waiting"`
	ByDay      []spanDoc   `json:"byDay"`
	ByWeek     []spanDoc   `json:"byWeek"`
	Funnel     funnelDoc   `json:"funnel"`
	JobCount   int         `json:"jobCount"`
	Unread     int         `json:"unreadJobs"` // jobs whose applicants were not read, and are not counted
	Jobs       []figureDoc `json:"jobs"`
	ViewsSince *string     `json:"viewsSince"` // the day since which views are known; null: since before the first day
	Since      *sinceDoc   `json:"since,omitempty"`
}

// sinceDoc is what happened since a day.
type sinceDoc struct {
	From    string         `json:"from"`
	Begins  *time.Time     `json:"historyBegins"` // null: it has not begun
	All     sinceCountsDoc `json:"all"`
	Looks   durationsDoc   `json:"firstLook"`
	Answers durationsDoc   `json:"answer"`
	Jobs    []sinceJobDoc  `json:"jobs"`
}

type sinceCountsDoc struct {
	New      int `json:"new"`
	Changed  int `json:"changed"`
	Viewed   int `json:"firstLooks"`
	Answered int `json:"answered"`
	Waiting  int `json:"waiting"`
	Yes      int `json:"yes"`
	Maybe    int `json:"maybe"`
	No       int `json:"no"`
	Outcomes int `json:"outcomes"`
}

type sinceJobDoc struct {
	ID    int64  `json:"jobId"` // 0: jobs that were erased
	Title string `json:"jobTitle"`
	sinceCountsDoc
}

type durationsDoc struct {
	Count   int       `json:"applications"`
	Median  *int64    `json:"medianSeconds"` // null: of no application
	Slowest []slowDoc `json:"slowest"`
}

type slowDoc struct {
	ApplyID  int64  `json:"applyId"`
	JobID    int64  `json:"jobId"`
	JobTitle string `json:"jobTitle"`
	Name     string `json:"name"`
	Seconds  int64  `json:"seconds"`
}

func sinceOf(s account.Since) *sinceDoc {
	d := &sinceDoc{From: s.From.Format(time.DateOnly), All: sinceCountsDoc(s.All), Looks: durationsOf(s.Looks), Answers: durationsOf(s.Answers), Jobs: []sinceJobDoc{}}
	if !s.Begins.IsZero() {
		begins := s.Begins.UTC()
		d.Begins = &begins
	}
	for _, j := range s.Jobs {
		d.Jobs = append(d.Jobs, sinceJobDoc{j.ID, j.Title, sinceCountsDoc(j.SinceCounts)})
	}
	return d
}

func durationsOf(of account.Durations) durationsDoc {
	d := durationsDoc{Count: of.Count, Slowest: []slowDoc{}}
	if of.Count > 0 {
		median := int64(of.Median / time.Second)
		d.Median = &median
	}
	for _, s := range of.Slowest {
		d.Slowest = append(d.Slowest, slowDoc{s.Candidate.ApplyID(), s.Candidate.JobID, s.JobTitle, s.Candidate.Applicant.Name, int64(s.Took / time.Second)})
	}
	return d
}

type waitingDoc struct {
	Unviewed   int `json:"unseen"`
	Inbox      int `json:"notListed"`
	Due        int `json:"due"`
	Drafts     int `json:"drafts"`
	Queued     int `json:"queued"`
	Rejected   int `json:"rejected"`
	Unanswered int `json:"unanswered"`

	WithoutAnswer int `json:"withoutAnswer"`     // applicants without an answer
	LongestWait   int `json:"withoutAnswerDays"` // how many days the first of these has waited
}

type spanDoc struct {
	From    string `json:"from"`
	Applied int    `json:"applications"`
}

type funnelDoc struct {
	Applied   int  `json:"applied"`
	Viewed    int  `json:"viewed"`
	Yes       int  `json:"yes"`
	Maybe     int  `json:"maybe"`
	No        int  `json:"no"`
	Undecided int  `json:"undecided"`
	Listed    int  `json:"listed"`
	Written   *int `json:"written"` // null: there is no team folder
}

type figureDoc struct {
	ID         int64     `json:"jobId"`
	Title      string    `json:"jobTitle"`
	Status     string    `json:"status"`
	Views      int       `json:"views"`
	Applies    int       `json:"applications"`
	ViewsByDay []int     `json:"viewsByDay"` // views on each of the days of byDay
	Funnel     funnelDoc `json:"funnel"`
}

// ReportOf returns an overview for JSON, with what happened since a day if that is not nil.
func ReportOf(o account.Overview, since *account.Since) Report {
	w := o.Waiting
	r := Report{
		At: o.At.UTC(), ByDay: spanDocs(o.Days), ByWeek: spanDocs(o.Weeks), Funnel: funnelDocOf(o.All, o.Team), JobCount: o.JobCount, Unread: o.Unread, Jobs: []figureDoc{},
		Waiting: waitingDoc{Unviewed: w.Unviewed, Inbox: w.Inbox, Due: w.Due, Drafts: w.Drafts, Queued: w.Queued, Rejected: w.Rejected, Unanswered: w.Unanswered,
			WithoutAnswer: w.WithoutAnswer, LongestWait: answers.Days(o.At, w.WaitingSince)},
	}
	if !o.Listed.IsZero() {
		at := o.Listed.UTC()
		r.JobsRead = &at
	}
	if !o.ViewsSince.IsZero() {
		day := o.ViewsSince.Format(time.DateOnly)
		r.ViewsSince = &day
	}
	if since != nil {
		r.Since = sinceOf(*since)
	}
	for _, j := range o.Jobs {
		r.Jobs = append(r.Jobs, figureDoc{j.ID, j.Title, string(j.Status), j.Views, j.Applies, j.ViewsByDay, funnelDocOf(j.Funnel, o.Team)})
	}
	return r
}

func spanDocs(spans []account.Span) []spanDoc {
	out := make([]spanDoc, len(spans))
	for i, s := range spans {
		out[i] = spanDoc{s.From.Format(time.DateOnly), s.Applied}
	}
	return out
}

func funnelDocOf(f account.Funnel, team bool) funnelDoc {
	d := funnelDoc{f.Applied, f.Viewed, f.Yes, f.Maybe, f.No, f.Undecided(), f.Listed, nil}
	if team {
		d.Written = &f.Written
	}
	return d
}

// WriteReport writes an overview as CSV in the form of an export, a row for each number. Days, weeks
// and views by day that are 0 have no row.
func WriteReport(w io.Writer, o account.Overview, since *account.Since) error {
	out := bufio.NewWriter(w) // Flush returns its error
	row := func(table, job, title, date, figure string, n int) {
		for _, c := range []string{cell(table, false), cell(job, true), cell(title, false), cell(date, false), cell(figure, false)} {
			_, _ = out.WriteString(c + ",")
		}
		_, _ = out.WriteString(strconv.Itoa(n) + "\r\n")
	}
	_, _ = out.WriteString("\ufefftable,jobId,jobTitle,date,figure,count\r\n")
	r := ReportOf(o, since)
	for _, f := range []struct {
		name string
		n    int
	}{
		{"unseen", r.Waiting.Unviewed}, {"notListed", r.Waiting.Inbox}, {"due", r.Waiting.Due}, {"drafts", r.Waiting.Drafts},
		{"queued", r.Waiting.Queued}, {"rejected", r.Waiting.Rejected}, {"unanswered", r.Waiting.Unanswered},
		{"withoutAnswer", r.Waiting.WithoutAnswer}, {"withoutAnswerDays", r.Waiting.LongestWait},
	} {
		row("waiting", "", "", "", f.name, f.n)
	}
	spans := func(table string, spans []spanDoc) {
		for _, s := range spans {
			if s.Applied > 0 {
				row(table, "", "", s.From, "applications", s.Applied)
			}
		}
	}
	spans("byDay", r.ByDay)
	spans("byWeek", r.ByWeek)
	funnel := func(job, title string, f funnelDoc) {
		for _, stage := range []struct {
			name string
			n    int
		}{{"applied", f.Applied}, {"viewed", f.Viewed}, {"yes", f.Yes}, {"maybe", f.Maybe}, {"no", f.No}, {"undecided", f.Undecided}, {"listed", f.Listed}} {
			row("funnel", job, title, "", stage.name, stage.n)
		}
		if f.Written != nil {
			row("funnel", job, title, "", "written", *f.Written)
		}
	}
	funnel("", "", r.Funnel)
	for _, j := range r.Jobs {
		id := strconv.FormatInt(j.ID, 10)
		row("jobs", id, j.Title, "", "views", j.Views)
		row("jobs", id, j.Title, "", "applications", j.Applies)
		for i, n := range j.ViewsByDay {
			if n > 0 {
				row("viewsByDay", id, j.Title, r.ByDay[i].From, "views", n)
			}
		}
		funnel(id, j.Title, j.Funnel)
	}
	if r.Since != nil {
		for i, j := range append([]sinceJobDoc{{sinceCountsDoc: r.Since.All}}, r.Since.Jobs...) {
			id := ""
			if i > 0 {
				id = strconv.FormatInt(j.ID, 10)
			}
			for _, f := range []struct {
				name string
				n    int
			}{{"new", j.New}, {"changed", j.Changed}, {"firstLooks", j.Viewed}, {"answered", j.Answered}, {"waiting", j.Waiting}, {"yes", j.Yes}, {"maybe", j.Maybe}, {"no", j.No}, {"outcomes", j.Outcomes}} {
				row("since", id, j.Title, r.Since.From, f.name, f.n)
			}
		}
	}
	return out.Flush()
}

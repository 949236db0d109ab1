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

// ReportOf returns an overview for JSON.
func ReportOf(o account.Overview) Report {
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
func WriteReport(w io.Writer, o account.Overview) error {
	out := bufio.NewWriter(w) // Flush returns its error
	row := func(table, job, title, date, figure string, n int) {
		for _, c := range []string{cell(table, false), cell(job, true), cell(title, false), cell(date, false), cell(figure, false)} {
			_, _ = out.WriteString(c + ",")
		}
		_, _ = out.WriteString(strconv.Itoa(n) + "\r\n")
	}
	_, _ = out.WriteString("\ufefftable,jobId,jobTitle,date,figure,count\r\n")
	r := ReportOf(o)
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
	return out.Flush()
}

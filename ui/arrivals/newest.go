package arrivals

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// newest holds the applications that arrived since the person last read the newest.
type newest struct {
	ids  []int64 // the latest application first
	read bool    // the person read the list: the next arrival begins a new one
}

// mostNewest limits how many applications one key reads in a row; the lists hold all of them.
const mostNewest = 500

func (n *newest) add(came []account.Newcomer) {
	if n.read {
		*n = newest{}
	}
	for _, c := range came {
		n.ids = slices.Insert(n.ids, 0, c.Who.ID)
	}
	n.ids = n.ids[:min(len(n.ids), mostNewest)]
}

// Drop removes an application from the newest.
func (a *Arrivals) Drop(id int64) {
	a.newest.ids = slices.DeleteFunc(a.newest.ids, func(i int64) bool { return i == id })
}

// hint names the key that reads the newest applications; "" if the key does not work now.
func (a *Arrivals) hint() string {
	switch n := len(a.newest.ids); {
	case !a.panes.TakeKeys() || len(a.host.Boxes()) > 0:
		return ""
	case n == 1:
		return " " + lang.Text("%s reads it.", action.Newest)
	case n == mostNewest:
		return " " + lang.Text("%s reads the last %s.", action.Newest, lang.Number(n))
	default:
		return " " + lang.Text("%s reads all %s.", action.Newest, lang.Number(n))
	}
}

// NewestAction reads the newest applications.
func (a *Arrivals) NewestAction() action.Action {
	out := action.Action{Keys: action.Newest, Label: action.Label{Name: "newest", Title: "Newest applications", Synonyms: "new, arrived, latest, recent, just in, who came in", Help: "read the newest applications of all jobs"}.Translated(), Group: action.GroupApplicants, Run: func() tea.Cmd {
		a.newest.read = true
		return a.env.Do(intent.ReadNewest{IDs: slices.Clone(a.newest.ids)})
	}}
	if len(a.newest.ids) == 0 {
		out.Disabled = lang.Text("there is no new application; those from before this window opened are in the lists of their jobs")
	}
	return out
}

// jobCount is how many applications a job got.
type jobCount struct {
	Job          string
	Applications int
}

// sentence announces new applications; named lets it show the name of a single applicant.
func sentence(came []account.Newcomer, named bool) string {
	jobs := map[int64]int{}
	var order []account.Newcomer
	for _, n := range came {
		if jobs[n.JobID]++; jobs[n.JobID] == 1 {
			order = append(order, n)
		}
	}
	title := func(n account.Newcomer) string {
		if t := text.Line(n.Job); t != "" {
			return sayTitle(text.Cut(t, 60))
		}
		return lang.Text("job %s", strconv.FormatInt(n.JobID, 10))
	}
	if len(came) == 1 {
		if name := text.Line(came[0].Who.Applicant.Name); named && strings.TrimSpace(name) != "" {
			return lang.Text("Just in: %s for %s.", text.Cut(name, 60), title(came[0]))
		}
	}
	if len(order) == 1 {
		return sayNewApplications(len(came), title(order[0]))
	}
	const most = 3
	var shown []jobCount
	for _, n := range order[:min(len(order), most)] {
		shown = append(shown, jobCount{title(n), jobs[n.JobID]})
	}
	return sayNewForJobs(len(came), shown, len(order)-len(shown))
}

func sayNewApplications(n int, job string) string {
	if n == 1 {
		return lang.Text("A new application for %s.", job)
	}
	return lang.Plural(n, "%d new applications for %s.", "%d new applications for %s.", job)
}

func sayNewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, lang.Text("%s for %s", lang.Number(j.Applications), j.Job))
	}
	if more > 0 {
		of = append(of, lang.Plural(more, "and others for %d more job", "and others for %d more jobs"))
	}
	return lang.Plural(n, "%d new applications: %s.", "%d new applications: %s.", strings.Join(of, ", "))
}

package arrivals

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// newest holds the applications that arrived since the person last read the newest.
type newest struct {
	ids  []int64 // the latest first
	read bool    // whether the next arrival begins a new list
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

// hint names the key that reads the newest applications; "" where the key does not work.
func (a *Arrivals) hint() string {
	switch n := len(a.newest.ids); {
	case !a.panes.TakeKeys() || len(a.host.Boxes()) > 0:
		return ""
	case n == 1:
		return " " + say.ReadsIt()
	case n == mostNewest:
		return " " + say.ReadsLast(n)
	default:
		return " " + say.ReadsAll(n)
	}
}

// NewestAction is the key that reads the newest applications.
func (a *Arrivals) NewestAction() action.Action {
	out := action.Action{Keys: action.Newest, Label: say.Newest, Group: action.GroupApplicants, Run: func() tea.Cmd {
		a.newest.read = true
		return a.desk.Do(intent.ReadNewest{IDs: slices.Clone(a.newest.ids)})
	}}
	if len(a.newest.ids) == 0 {
		out.Disabled = say.NoNewest
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
			return say.Title(text.Cut(t, 60))
		}
		return say.Job(n.JobID)
	}
	if len(came) == 1 {
		if name := text.Line(came[0].Who.Applicant.Name); named && strings.TrimSpace(name) != "" {
			return say.Arrived(text.Cut(name, 60), title(came[0]))
		}
	}
	if len(order) == 1 {
		return say.NewApplications(len(came), title(order[0]))
	}
	const most = 3
	var shown []jobCount
	for _, n := range order[:min(len(order), most)] {
		shown = append(shown, jobCount{title(n), jobs[n.JobID]})
	}
	return say.NewForJobs(len(came), shown, len(order)-len(shown))
}

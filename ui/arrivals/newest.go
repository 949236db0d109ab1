package arrivals

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// newest is the applications that came in since the earlier ones were read.
type newest struct {
	ids  []int64 // the latest first
	read bool    // the next application begins another list
}

// mostNewest bounds how many applications ! reads one after the other; all are in the lists.
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

// Drop removes an application that is gone from the newest.
func (a *Arrivals) Drop(id int64) {
	a.newest.ids = slices.DeleteFunc(a.newest.ids, func(i int64) bool { return i == id })
}

// hint names the key that reads the newest applications, where it does.
func (a *Arrivals) hint() string {
	switch n := len(a.newest.ids); {
	case !a.panes.TakeKeys() || len(a.host.Boxes()) > 0:
		return ""
	case n == 1:
		return " ! reads it."
	case n == mostNewest:
		return fmt.Sprintf(" ! reads the last %d.", n)
	default:
		return fmt.Sprintf(" ! reads all %d.", n)
	}
}

// NewestAction is the key that reads the newest applications.
func (a *Arrivals) NewestAction() action.Action {
	out := action.Action{Keys: action.Newest, Label: action.Label{Name: "who came in", Title: "Newest applications", Synonyms: "new, arrived, latest, recent, just in", Help: "read the newest applications, of all jobs"}, Group: action.GroupApplicants, Run: func() tea.Cmd {
		a.newest.read = true
		return a.desk.Do(intent.ReadNewest{IDs: slices.Clone(a.newest.ids)})
	}}
	if len(a.newest.ids) == 0 {
		out.Disabled = "nobody came in yet"
	}
	return out
}

// sentence words new applications, with the name of a single applicant where it may be
// shown.
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
			return "“" + text.Cut(t, 60) + "”"
		}
		return fmt.Sprintf("job %d", n.JobID)
	}
	if len(came) == 1 {
		if name := text.Line(came[0].Who.Applicant.Name); named && strings.TrimSpace(name) != "" {
			return fmt.Sprintf("Just in: %s for %s.", text.Cut(name, 60), title(came[0]))
		}
		return "A new application for " + title(came[0]) + "."
	}
	if len(order) == 1 {
		return fmt.Sprintf("%d new applications for %s.", len(came), title(order[0]))
	}
	const most = 3
	var of []string
	for i, n := range order {
		if i == most {
			of = append(of, fmt.Sprintf("and of %d more jobs", len(order)-most))
			break
		}
		of = append(of, fmt.Sprintf("%d for %s", jobs[n.JobID], title(n)))
	}
	return fmt.Sprintf("%d new applications: %s.", len(came), strings.Join(of, ", "))
}

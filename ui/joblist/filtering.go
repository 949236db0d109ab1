package joblist

import (
	"shortlist/model"
	"shortlist/model/query"
)

// entry is a job as a filter compares it, and what it was made of.
type entry struct {
	*query.Entry
	of seen
}

// seen is what a filter looks at: a job of which it is the same has the same entry.
type seen struct {
	title, region, address string
	status                 model.JobStatus
	applies, unseen        int
	salary                 bool
}

// wanted returns what the filter asks for, of jobs that are not marked and of those that
// are, and notes what of it is not understood.
func (p *Pane) wanted() (asks [2]query.Query) {
	q, doubt := query.ParseJobsTyping(p.filter.Value())
	p.filter.Doubt = doubt
	return [2]query.Query{q.IfMarked(false), q.IfMarked(true)}
}

// meets reports whether a job is shown.
func (p *Pane) meets(j *model.Job, asks [2]query.Query) bool {
	wanted := asks[0]
	if p.marked[j.ID] {
		wanted = asks[1]
	}
	if wanted.Empty() {
		return true
	}
	unseen := p.jobs.Unseen[j.ID]
	is := seen{j.Title, j.Region, j.Address, j.Status, j.Applies, unseen, j.SalaryFrom != nil || j.SalaryTo != nil}
	e, ok := p.entries[j.ID]
	if !ok || e.of != is {
		e = entry{query.EntryOfJob(j, unseen), is}
		p.entries[j.ID] = e
	}
	return wanted.Match(e.Entry)
}

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

// wanted returns what the filter asks for, and notes what of it is not understood.
func (p *Pane) wanted() query.Query {
	q, doubt := query.ParseJobsTyping(p.filter.Value())
	p.filter.Doubt = doubt
	return q
}

// meets reports whether a job is shown.
func (p *Pane) meets(j *model.Job, wanted query.Query) bool {
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

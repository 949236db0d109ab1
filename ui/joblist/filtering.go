package joblist

import (
	"shortlist/model"
	"shortlist/model/query"
)

// entry is a job in the form that the filter compares, and the fields from which it was made.
type entry struct {
	*query.Entry
	from fields
}

// fields are what the filter reads of a job. A job whose fields have not changed keeps
// its entry.
type fields struct {
	title, region, address string
	status                 model.JobStatus
	applies, unviewed      int
	salary                 bool
}

// queries parses the filter, for unmarked jobs and for marked ones. It sets the filter's doubt.
func (p *Pane) queries() (queries [2]query.Query) {
	q, doubt := query.ParseJobsTyping(p.filter.Value())
	p.filter.Doubt = doubt
	return [2]query.Query{q.IfMarked(false), q.IfMarked(true)}
}

// matches reports whether a job passes the filter.
func (p *Pane) matches(j *model.Job, queries [2]query.Query) bool {
	q := queries[0]
	if p.marked[j.ID] {
		q = queries[1]
	}
	if q.Empty() {
		return true
	}
	unviewed := p.jobs.Unviewed[j.ID]
	now := fields{j.Title, j.Region, j.Address, j.Status, j.Applies, unviewed, j.SalaryFrom != nil || j.SalaryTo != nil}
	e, ok := p.entries[j.ID]
	if !ok || e.from != now {
		e = entry{query.EntryOfJob(j, unviewed), now}
		p.entries[j.ID] = e
	}
	return q.Match(e.Entry)
}

// countUnread counts the jobs of a tab whose applicants were never read, and that would pass the filter with one
// unviewed applicant.
func (p *Pane) countUnread(t tab, queries [2]query.Query) (n int) {
	for i := range p.jobs.List {
		j, q := &p.jobs.List[i], queries[0]
		if p.marked[j.ID] {
			q = queries[1]
		}
		if _, read := p.jobs.Unviewed[j.ID]; !read && j.Applies > 0 && t.holds(j.Status) && q.Match(query.EntryOfJob(j, 1)) {
			n++
		}
	}
	return n
}

package query

import "shortlist/model"

// EntryOfJob returns the entry of a job with so many unviewed applicants. The filter
// looks at its title, region and address, not at its description.
func EntryOfJob(j *model.Job, unviewed int) *Entry {
	d := Document{title: j.Title}
	d.add(Position, j.Title)
	d.add(Region, j.Region)
	d.add(Region, j.Address)
	of := model.Job{ID: j.ID, Status: j.Status, Applies: j.Applies, SalaryFrom: j.SalaryFrom, SalaryTo: j.SalaryTo}
	return newEntry(&d, Entry{job: &of, unviewed: unviewed})
}

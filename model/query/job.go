package query

import "shortlist/model"

// EntryOfJob makes the entry of a job, of whose applicants so many are unseen. Its
// title is its position, its address of its region; its description is not looked at.
func EntryOfJob(j *model.Job, unseen int) *Entry {
	d := Document{title: j.Title}
	d.add(Position, j.Title)
	d.add(Region, j.Region)
	d.add(Region, j.Address)
	of := model.Job{ID: j.ID, Status: j.Status, Applies: j.Applies, SalaryFrom: j.SalaryFrom, SalaryTo: j.SalaryTo}
	return newEntry(&d, Entry{more: &more{job: &of, unseen: unseen}})
}

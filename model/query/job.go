package query

import (
	"strings"

	"shortlist/model"
)

// EntryOfJob makes the entry of a job, of whose applicants so many are unseen. Its
// title is its position, its address of its region; its description is not looked at.
func EntryOfJob(j *model.Job, unseen int) *Entry {
	var d Document
	d.Texts[Position] = []string{j.Title}
	d.Texts[Region] = []string{j.Region, j.Address}
	d.marks = []string{everyone, jobMark(j.ID), isMark(statusName(j.Status))}
	if unseen > 0 {
		d.marks = append(d.marks, isMark(isUnseen))
	}
	if j.Applies > 0 {
		d.marks = append(d.marks, hasMark(hasApplicants))
	}
	if j.SalaryFrom != nil || j.SalaryTo != nil {
		d.marks = append(d.marks, hasMark(hasSalary))
	}
	e := EntryOf(&d)
	for token := range strings.FieldsSeq(e.columns[Position]) {
		e.columns[Marks] += titleMark(token) + " "
	}
	return e
}

// statusName is a status as is: names it; one not known is inactive, as to the service.
func statusName(s model.JobStatus) string {
	switch s {
	case model.Activated:
		return isActive
	case model.Stopped:
		return isStopped
	case model.Deleted:
		return isDeleted
	}
	return isInactive
}

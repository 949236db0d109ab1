package desk

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/ui/text"
)

// Name is what an applicant is called. In the place of a name that shows nothing, be it empty
// or made of characters without a picture, stands the number of the application, if it has one.
func Name(c model.Candidate) string {
	if name := text.Line(c.Applicant.Name); strings.TrimSpace(name) != "" {
		return name
	}
	if c.JustIn() {
		return "(no name)"
	}
	return fmt.Sprintf("Application %d", c.ApplyID())
}

// Whom names an applicant for a sentence, as blind mode is now: c may have been read under
// the other setting.
func (d *Desk) Whom(c model.Candidate) string {
	if d.Blind {
		return blind.Name(c.ApplyID())
	}
	return Name(c)
}

// Who names one applicant for a sentence, and counts several: "3 applicants".
func (d *Desk) Who(people []model.Candidate) string {
	if len(people) == 1 {
		return d.Whom(people[0])
	}
	return fmt.Sprintf("%d applicants", len(people))
}

// Redacted returns applicants without their personal data: keys still know whom they act on.
func Redacted(people []model.Candidate) []model.Candidate {
	out := make([]model.Candidate, len(people))
	for i, c := range people {
		out[i] = model.Candidate{ID: c.ID, ServiceID: c.ServiceID, JobID: c.JobID, JobTitle: c.JobTitle, Date: c.Date}
	}
	return out
}

// IDs returns the applications of applicants, in order.
func IDs(people []model.Candidate) []int64 {
	ids := make([]int64, len(people))
	for i, c := range people {
		ids[i] = c.ID
	}
	return ids
}

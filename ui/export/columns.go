package export

import (
	"cmp"
	"strconv"
	"strings"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/worklife"
)

// column is a column of a table of applications, in CSV and in a workbook.
type column struct {
	heading string
	value   func(account.Entry) any // of the types below, int, bool, string, time.Time or model.Decimal; nil if it is not known
	isTime  bool
	width   int // in a workbook, in characters
}

type (
	applyID int64  // an id of the service: never calculated with
	number  string // of a phone
	gender  string // as the service names it
)

// columns returns the columns of each application.
func columns(h *words) []column {
	person := func(e account.Entry) model.Applicant { return e.Candidate.Applicant }
	return []column{
		{heading: h.ApplicationID, width: 14, value: func(e account.Entry) any { return applyID(e.Candidate.ID) }},
		{heading: h.JobID, width: 12, value: func(e account.Entry) any { return applyID(e.Candidate.JobID) }},
		{heading: h.Job, width: 28, value: func(e account.Entry) any { return e.Candidate.JobTitle }},
		{heading: h.Applied, width: 16, value: func(e account.Entry) any { return e.Candidate.Date }, isTime: true},
		{heading: h.Status, width: 12, value: func(e account.Entry) any { return e.Candidate.Status }},
		{heading: h.Viewed, width: 10, value: func(e account.Entry) any { return e.Candidate.Viewed }},
		{heading: h.Suggested, width: 10, value: func(e account.Entry) any { return e.Candidate.Suggested }},
		{heading: h.Name, width: 26, value: func(e account.Entry) any { return person(e).Name }},
		{heading: h.Age, width: 6, value: func(e account.Entry) any { return known(person(e).Age) }},
		{heading: h.Gender, width: 10, value: func(e account.Entry) any { return gender(person(e).Gender) }},
		{heading: h.Region, width: 18, value: func(e account.Entry) any { return person(e).Region }},
		{heading: h.Relocates, width: 12, value: func(e account.Entry) any { return known(person(e).Relocate) }},
		{heading: h.Wish, width: 12, value: func(e account.Entry) any { return known(person(e).Salary) }},
		{heading: h.Currency, width: 9, value: func(e account.Entry) any { return person(e).Currency }},
		{heading: h.Phone, width: 18, value: func(e account.Entry) any { return number(person(e).Contacts.Phone) }},
		{heading: h.Email, width: 28, value: func(e account.Entry) any { return person(e).Contacts.Email }},
		{heading: h.ContactsOpened, width: 12, value: func(e account.Entry) any { return person(e).Contacts.Opened }},
		{heading: h.Experience, width: 48, value: func(e account.Entry) any {
			var lines []string
			for _, x := range person(e).Experience {
				lines = append(lines, joined(", ", worklife.Period(x), x.Title, x.Employer))
			}
			return strings.Join(lines, "\n")
		}},
		{heading: h.Education, width: 40, value: func(e account.Entry) any {
			var lines []string
			for _, x := range person(e).Education {
				lines = append(lines, joined(", ", optional(x.Graduated), x.Level, x.Major, x.Institution))
			}
			return strings.Join(lines, "\n")
		}},
		{heading: h.CVFile, width: 26, value: func(e account.Entry) any {
			if e.Candidate.CV == nil {
				return nil
			}
			return cmp.Or(e.Candidate.CV.Name, e.Candidate.FileName)
		}},
		{heading: h.Verdict, width: 10, value: func(e account.Entry) any { return e.Review.Verdict }},
		{heading: h.Rated, width: 8, value: func(e account.Entry) any {
			if e.Review.Rating == 0 {
				return nil
			}
			return e.Review.Rating
		}},
		{heading: h.Tags, width: 18, value: func(e account.Entry) any { return strings.Join(e.Review.Tags, ", ") }},
		{heading: h.Shortlists, width: 20, value: func(e account.Entry) any { return strings.Join(e.Shortlists, "; ") }},
		{heading: h.Note, width: 48, value: func(e account.Entry) any { return e.Review.Note }},
		{heading: h.Reviewed, width: 16, value: func(e account.Entry) any { return e.Review.Changed }, isTime: true},
	}
}

// known returns what a pointer leads to, and nil for nil.
func known[T any](p *T) any {
	if p == nil {
		return nil
	}
	return *p
}

func optional(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

// joined joins the parts that are not empty.
func joined(by string, parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, by)
}

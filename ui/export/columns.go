package export

import (
	"cmp"
	"strconv"
	"strings"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

// column is a column of a table of applications, in CSV and in a workbook.
type column struct {
	heading string                  // in English, because programs that read CSV rely on it
	value   func(account.Entry) any // int, bool, string, time.Time, model.Decimal or a type below; nil: not known
	isTime  bool
	width   int // in a workbook, in characters
}

type (
	applyID int64  // an id of the service: a name, not a quantity
	number  string // a phone number
	gender  string // a gender in the words of the service
)

// columns returns the columns of each application.
func columns() []column {
	person := func(e account.Entry) model.Applicant { return e.Candidate.Applicant }
	return []column{
		{heading: lang.Mark("heading", "Application id"), width: 14, value: func(e account.Entry) any { return applyID(e.Candidate.ID) }},
		{heading: lang.Mark("heading", "Job id"), width: 12, value: func(e account.Entry) any { return applyID(e.Candidate.JobID) }},
		{heading: lang.Mark("heading", "Job"), width: 28, value: func(e account.Entry) any { return e.Candidate.JobTitle }},
		{heading: lang.Mark("heading", "Applied"), width: 16, value: func(e account.Entry) any { return e.Candidate.Date }, isTime: true},
		{heading: lang.Mark("heading", "Status"), width: 12, value: func(e account.Entry) any { return e.Candidate.Status }},
		{heading: lang.Mark("heading", "Viewed"), width: 10, value: func(e account.Entry) any { return e.Candidate.Viewed }},
		{heading: lang.Mark("heading", "Suggested"), width: 10, value: func(e account.Entry) any { return e.Candidate.Suggested }},
		{heading: lang.Mark("heading", "Name"), width: 26, value: func(e account.Entry) any { return person(e).Name }},
		{heading: lang.Mark("heading", "Age"), width: 6, value: func(e account.Entry) any { return known(person(e).Age) }},
		{heading: lang.Mark("heading", "Gender"), width: 10, value: func(e account.Entry) any { return gender(person(e).Gender) }},
		{heading: lang.Mark("heading", "Region"), width: 18, value: func(e account.Entry) any { return person(e).Region }},
		{heading: lang.Mark("heading", "Open to relocating"), width: 12, value: func(e account.Entry) any { return known(person(e).Relocate) }},
		{heading: lang.Mark("heading", "Salary wish"), width: 12, value: func(e account.Entry) any { return known(person(e).Salary) }},
		{heading: lang.Mark("heading", "Currency"), width: 9, value: func(e account.Entry) any { return person(e).Currency }},
		{heading: lang.Mark("heading", "Phone"), width: 18, value: func(e account.Entry) any { return number(person(e).Contacts.Phone) }},
		{heading: lang.Mark("heading", "E-mail"), width: 28, value: func(e account.Entry) any { return person(e).Contacts.Email }},
		{heading: lang.Mark("heading", "Contacts opened"), width: 12, value: func(e account.Entry) any { return person(e).Contacts.Opened }},
		{heading: lang.Mark("heading", "Experience"), width: 48, value: func(e account.Entry) any {
			var lines []string
			for _, x := range person(e).Experience {
				lines = append(lines, text.Joined(", ", profile.Period(x), x.Title, x.Employer))
			}
			return strings.Join(lines, "\n")
		}},
		{heading: lang.Mark("heading", "Education"), width: 40, value: func(e account.Entry) any {
			var lines []string
			for _, x := range person(e).Education {
				lines = append(lines, text.Joined(", ", optional(x.Graduated), x.Level, x.Major, x.Institution))
			}
			return strings.Join(lines, "\n")
		}},
		{heading: lang.Mark("heading", "CV file"), width: 26, value: func(e account.Entry) any {
			if e.Candidate.CV == nil {
				return nil
			}
			return cmp.Or(e.Candidate.CV.Name, e.Candidate.FileName)
		}},
		{heading: lang.Mark("heading", "Verdict"), width: 10, value: func(e account.Entry) any { return e.Review.Verdict }},
		{heading: lang.Mark("heading", "Rating"), width: 8, value: func(e account.Entry) any {
			if e.Review.Rating == 0 {
				return nil
			}
			return e.Review.Rating
		}},
		{heading: lang.Mark("heading", "Tags"), width: 18, value: func(e account.Entry) any { return strings.Join(e.Review.Tags, ", ") }},
		{heading: lang.Mark("heading", "Shortlists"), width: 20, value: func(e account.Entry) any { return strings.Join(e.Shortlists, "; ") }},
		{heading: lang.Mark("heading", "Note"), width: 48, value: func(e account.Entry) any { return e.Review.Note }},
		{heading: lang.Mark("heading", "Reviewed"), width: 16, value: func(e account.Entry) any { return e.Review.Changed }, isTime: true},
		{heading: lang.Mark("heading", "Outcome"), width: 18, value: func(e account.Entry) any { return model.OutcomeLabel(e.Review.Outcome) }},
	}
}

// known returns the value of a pointer; nil for nil.
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

package export

import (
	"slices"
	"strings"

	"shortlist/api/account"
	"shortlist/model"
)

// Part is a part of a list that can be left out of a file.
type Part string

// The parts.
const (
	Verdicts Part = "verdicts" // with ratings, tags and the names of shortlists
	Notes    Part = "notes"
	Contacts Part = "contacts" // phone and e-mail; the text of a CV may have them, too
)

// Parts lists all parts.
func Parts() []Part { return []Part{Verdicts, Notes, Contacts} }

// Without returns the list without some parts.
func (l List) Without(parts []Part) List {
	if len(parts) == 0 {
		return l
	}
	l.Entries = slices.Clone(l.Entries)
	for i := range l.Entries {
		leave(&l.Entries[i], parts)
	}
	return l
}

// leave removes parts from an entry.
func leave(e *account.Entry, parts []Part) {
	for _, p := range parts {
		switch p {
		case Verdicts:
			e.Review.Verdict, e.Review.Rating, e.Review.Tags, e.Shortlists = "", 0, nil, nil
			e.Review.Snoozed, e.Review.Outcome, e.Review.Reason = "", "", ""
		case Notes:
			e.Review.Note, e.Review.Answers = "", nil
		case Contacts:
			e.Candidate.Applicant.Contacts = model.Contacts{}
			e.Candidate.AsReceived = slices.DeleteFunc(slices.Clone(e.Candidate.AsReceived), func(f model.Field) bool {
				return strings.Contains(f.Name, "contacts")
			})
		}
	}
	if slices.Contains(parts, Verdicts) && slices.Contains(parts, Notes) {
		e.Review = model.Review{} // the time of the review is left out, too
	}
}

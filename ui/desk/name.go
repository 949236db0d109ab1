package desk

import (
	"fmt"
	"strings"

	"shortlist/model"
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

// IDs returns the applications of applicants, in order.
func IDs(people []model.Candidate) []int64 {
	ids := make([]int64, len(people))
	for i, c := range people {
		ids[i] = c.ID
	}
	return ids
}

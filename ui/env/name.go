package env

import (
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// Name is the name of an applicant. An empty or invisible name is replaced by the number of the
// application, if it has one.
func Name(c model.Candidate) string {
	if name := text.Line(c.Applicant.Name); strings.TrimSpace(name) != "" {
		return name
	}
	if c.JustIn() {
		return lang.TextIn("desk", "(no name)")
	}
	return lang.Text("Application %d", c.ApplyID())
}

// IDs returns the application ids of applicants, in order.
func IDs(people []model.Candidate) []int64 {
	ids := make([]int64, len(people))
	for i, c := range people {
		ids[i] = c.ID
	}
	return ids
}

package desk

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/ui/text"
)

// Name is what an applicant is called. Of a name that shows nothing, be it empty or made
// of characters without a picture, stands the number of the application.
func Name(c model.Candidate) string {
	if name := text.Line(c.Applicant.Name); strings.TrimSpace(name) != "" {
		return name
	}
	return fmt.Sprintf("Application %d", c.ID)
}

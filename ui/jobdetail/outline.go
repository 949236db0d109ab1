package jobdetail

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

// Outline implements outline.Outlined.
func (p *Pane) Outline() outline.Page {
	if !p.has {
		return outline.Page{Place: "job", Title: lang.Text("Job"), About: []string{lang.Text("Choose a job.")}}
	}
	return outline.Page{
		Place: fmt.Sprintf("job %d", p.job.ID), Open: p.job.ID, Title: outline.Joined(text.Line(p.job.Title), sayNumber(p.job.ID)),
		Lines: outline.Prose(p.page.Lines()),
	}
}

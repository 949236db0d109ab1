package candidatedetail

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/outline"
	"shortlist/ui/review"
)

// Outline implements outline.Outlined.
func (p *Pane) Outline() outline.Page {
	c, has := p.Candidate()
	if !has {
		return outline.Page{Place: "applicant", Title: lang.Text("Candidate"), About: []string{sayChoose()}}
	}
	page := outline.Page{Place: fmt.Sprintf("applicant %d", c.ID), Open: c.ID, Title: review.Heading(c, p.program.ReviewOf(c.ID)), Lines: outline.Prose(p.page.Lines())}
	if at, of := p.program.Place(c.ID); at > 0 {
		page.Title = outline.Joined(page.Title, sayPlace(lang.Number(at), lang.Number(of)))
	}
	return page
}

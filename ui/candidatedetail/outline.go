package candidatedetail

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/review"
	"shortlist/ui/screen"
)

// Outline implements screen.Outlined.
func (p *Pane) Outline() screen.Outline {
	c, has := p.Candidate()
	if !has {
		return screen.Outline{Place: "applicant", Title: lang.Text("Candidate"), About: []string{sayChoose()}}
	}
	page := screen.Outline{Place: fmt.Sprintf("applicant %d", c.ID), Open: c.ID, Title: review.Heading(c, p.program.ReviewOf(c.ID)), Lines: screen.Prose(p.page.Lines())}
	if at, of := p.program.Place(c.ID); at > 0 {
		page.Title = screen.Joined(page.Title, sayPlace(lang.Number(at), lang.Number(of)))
	}
	return page
}

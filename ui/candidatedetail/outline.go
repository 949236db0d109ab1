package candidatedetail

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/desk"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

// Outline implements outline.Outlined.
func (p *Pane) Outline() outline.Page {
	c, has := p.Candidate()
	if !has {
		return outline.Page{Place: "applicant", Title: say.Title(), About: []string{say.Choose()}}
	}
	page := outline.Page{Place: fmt.Sprintf("applicant %d", c.ID), Title: Heading(c, p.around.ReviewOf(c.ID)), Lines: outline.Plain(p.page.Lines())}
	if at, of := p.around.Place(c.ID); at > 0 {
		page.Title = outline.Joined(page.Title, say.Place(amount.Number(at), amount.Number(of)))
	}
	return page
}

// Heading is the name of an applicant and what a reader has to know first, in words.
func Heading(c model.Candidate, mine model.Review) string {
	parts := []string{desk.Name(c)}
	switch {
	case c.JustIn():
		parts = append(parts, outline.JustIn())
	case c.Unviewed() && !c.Suggested:
		parts = append(parts, outline.NotViewed())
	}
	parts = append(parts, mine.Verdict.Label())
	if mine.Rating > 0 {
		parts = append(parts, outline.Rating(mine.Rating, model.MaxRating))
	}
	for _, tag := range mine.Tags {
		parts = append(parts, "#"+text.Line(tag))
	}
	if mine.Note != "" {
		parts = append(parts, outline.Note())
	}
	return outline.Joined(parts...)
}

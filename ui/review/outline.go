package review

import (
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

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

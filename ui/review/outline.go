package review

import (
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Heading is the name of an applicant and what a reader has to know first, in words.
func Heading(c model.Candidate, mine model.Review) string {
	parts := []string{env.Name(c)}
	switch {
	case c.JustIn():
		parts = append(parts, screen.SayJustIn())
	case c.Unviewed() && !c.Suggested:
		parts = append(parts, screen.SayNotViewed())
	}
	return screen.Joined(append(parts, Words(mine)...)...)
}

// Words are the verdict, the rating, the tags and the note.
func Words(mine model.Review) []string {
	parts := []string{mine.Verdict.Label()}
	if mine.Reason != "" {
		parts = append(parts, text.Line(mine.Reason))
	}
	if mine.Outcome != "" {
		parts = append(parts, text.Line(model.OutcomeLabel(mine.Outcome)))
	}
	if mine.Rating > 0 {
		parts = append(parts, screen.SayRating(mine.Rating, model.MaxRating))
	}
	for _, tag := range mine.Tags {
		parts = append(parts, "#"+text.Line(tag))
	}
	if mine.Note != "" {
		parts = append(parts, screen.SayNote())
	}
	return parts
}

// Again words the date on which a person wants to look at an application again; "" without one.
func Again(e *env.Env, mine model.Review) string {
	_, on := Snoozed(e, mine)
	if on == "" {
		return ""
	}
	return lang.Text("look again: %s", strings.TrimPrefix(on, theme.SignSnoozed+" "))
}

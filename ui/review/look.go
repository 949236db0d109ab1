package review

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Style is the style of a verdict.
func Style(t *theme.Theme, v model.Verdict) theme.Style {
	switch v {
	case model.Yes:
		return t.Good
	case model.Maybe:
		return t.Warn
	case model.No:
		return t.Bad
	}
	return t.Dim
}

// Sign is the sign of a verdict, one cell; without colours the first letter of its word. "" without a verdict.
func Sign(t *theme.Theme, v model.Verdict) string {
	if word := v.Label(); t.Plain && word != "" {
		first, _ := utf8.DecodeRuneInString(word)
		return string(unicode.ToUpper(first))
	}
	return map[model.Verdict]string{model.Yes: theme.SignYes, model.Maybe: theme.SignMaybe, model.No: theme.SignNo}[v]
}

// Lead is the sign before the name of an applicant, in its style: that of the verdict, or else of an application that was
// not viewed; and the style of the name.
func Lead(t *theme.Theme, c *model.Candidate, v model.Verdict) (sign string, signed, name theme.Style) {
	sign, signed, name = Sign(t, v), Style(t, v), t.Text
	if c.Unviewed() {
		name = t.Bold
	}
	switch {
	case v == model.No:
		name = t.Dim
	case sign == "" && c.Unviewed() && !c.Suggested:
		sign, signed = theme.SignNotViewed, t.Unviewed
	}
	return sign, signed, name
}

// Shown returns the review of an application for panes: in blind mode without its tags and an outcome in own words, which
// may name the applicant. Panes hide the note themselves.
func (b *Book) Shown(applyID int64) model.Review {
	r := b.For(applyID)
	if b.env.Blind && len(r.Tags) > 0 {
		r.Tags = []string{lang.Text("[hidden]")}
	}
	if b.env.Blind && r.Outcome != "" && !slices.Contains(model.Outcomes(), r.Outcome) {
		r.Outcome = lang.Text("[hidden]")
	}
	if b.env.Blind && r.Reason != "" {
		r.Reason = lang.Text("[hidden]")
	}
	return r
}

// Brief writes a review in a few cells. The verdict has a style of its own: "yes", "4/5 #go ✎".
func Brief(r model.Review) (verdict, rest string) {
	var parts []string
	if r.Outcome != "" {
		parts = append(parts, text.Line(model.OutcomeLabel(r.Outcome)))
	}
	if r.Rating > 0 {
		parts = append(parts, fmt.Sprintf("%d/%d", r.Rating, model.MaxRating))
	}
	for _, tag := range r.Tags {
		parts = append(parts, "#"+text.Line(tag))
	}
	if r.Note != "" {
		parts = append(parts, theme.SignNote)
	}
	if r.Typed != "" {
		parts = append(parts, theme.SignUnsent+" "+lang.Text("unfinished"))
	}
	return r.Verdict.Label(), strings.Join(parts, " ")
}

// Short writes a review without its verdict. Tags come last because they may be cut: "4/5 ✎ #go".
func Short(r model.Review) string {
	_, tags := Brief(model.Review{Tags: r.Tags})
	r.Tags = nil
	_, rest := Brief(r)
	return strings.TrimSpace(rest + " " + tags)
}

// Snoozed draws the day on which a person wants to look at an application again, dim until that day:
// "◷ 1 Dec", "◷ due".
func Snoozed(e *env.Env, r model.Review) (theme.Style, string) {
	if r.Snoozed == "" {
		return e.Theme.Dim, ""
	}
	today := e.Today()
	if r.Due(today) {
		return e.Theme.Warn, theme.SignSnoozed + " " + lang.Text("due")
	}
	return e.Theme.Dim, theme.SignSnoozed + " " + amount.ShortFutureDay(r.Snoozed, today)
}

// Stars draws a rating: "★★★☆☆".
func Stars(rating int) string {
	return strings.Repeat("★", rating) + strings.Repeat("☆", max(model.MaxRating-rating, 0))
}

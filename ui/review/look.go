package review

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Look is how a verdict looks.
func Look(t theme.Theme, v model.Verdict) lipgloss.Style {
	switch v {
	case model.Yes:
		return t.Good.Bold(true)
	case model.Maybe:
		return t.Warn.Bold(true)
	case model.No:
		return t.Bad
	}
	return t.Dim
}

// hidden stands in the place of tags that may say who somebody is.
const hidden = "[hidden]"

// Shown is what the person thinks of an application as panes may show it: in blind mode
// without the words of its tags, which may say who it is. A note is hidden by who shows
// it, as they say how to open it.
func (b *Book) Shown(applyID int64) model.Review {
	r := b.Of(applyID)
	if b.desk.Blind && len(r.Tags) > 0 {
		r.Tags = []string{hidden}
	}
	return r
}

// Brief words a review in a few cells, its verdict apart, which has a style of its
// own: "yes", "4/5 #go ✎".
func Brief(r model.Review) (verdict, rest string) {
	var parts []string
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
		parts = append(parts, theme.SignUnsent+" begun")
	}
	return string(r.Verdict), strings.Join(parts, " ")
}

// Stars words a rating: "★★★☆☆".
func Stars(rating int) string {
	return strings.Repeat("★", rating) + strings.Repeat("☆", max(model.MaxRating-rating, 0))
}

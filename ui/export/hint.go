package export

import (
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/advice"
)

// Hint is a hint on a job's text in JSON.
type Hint struct {
	Kind     advice.Kind     `json:"kind"`
	Hint     string          `json:"hint"`
	Field    model.FormField `json:"field,omitzero"`
	Text     string          `json:"text,omitzero"` // the line that holds the words
	Start    int             `json:"start"`         // of the words, in bytes of the line
	End      int             `json:"end"`
	Law      string          `json:"law,omitzero"`
	Article  string          `json:"article,omitzero"`
	Source   string          `json:"source,omitzero"`
	Checked  string          `json:"checked,omitzero"`    // not there: not verified
	Reviewed string          `json:"reviewedBy,omitzero"` // not there: not by a lawyer
}

// HintsOf returns the hints on a draft, without those on what it was before.
func HintsOf(was, now model.Draft, country model.Country) (out []Hint) {
	var before []advice.Hint
	if was != (model.Draft{}) {
		before = advice.On(was, country, time.Now())
	}
	for _, h := range advice.On(now, country, time.Now()) {
		if slices.ContainsFunc(before, func(b advice.Hint) bool { return b.Text == h.Text }) {
			continue
		}
		j := Hint{Kind: h.Kind, Hint: h.Text, Field: h.Field, Text: h.Line, Start: h.Start, End: h.End}
		if l := h.Law; l != nil {
			j.Law, j.Article, j.Source, j.Checked, j.Reviewed = l.Name.String(), l.Article.String(), l.URL, l.Checked, l.Reviewed
		}
		out = append(out, j)
	}
	return out
}

package reading

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined: a row for each applicant, and a line for what is compared.
func (v *Comparison) Outline() screen.Outline {
	all := v.People()
	page := screen.Outline{
		Place: v, Title: lang.Text("Compare"), Rows: len(all), Chosen: v.at,
		Row: func(i int) string { return review.Heading(all[i], v.book.Shown(all[i].ID)) },
		Choose: func(i int) tea.Cmd {
			v.at = min(i, len(v.ids)-1)
			v.Forget()
			return nil
		},
	}
	for _, r := range v.rows() {
		var values []string
		known := false
		for i, c := range r.cells {
			value := screen.PlainLine(strings.Join(text.Lines(strings.TrimSpace(c.value)), "  "))
			known = known || value != ""
			if value == "" {
				value = "–"
			}
			values = append(values, env.Name(all[i])+": "+value)
		}
		if r.note != "" {
			values = append(values, r.note)
		}
		if known {
			page.Lines = append(page.Lines, screen.Joined(r.label, r.title)+". "+strings.Join(values, "; "))
		}
	}
	return page
}

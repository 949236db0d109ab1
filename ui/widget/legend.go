package widget

import (
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// ApplicantLegend explains the query language for applicants in short lines.
func ApplicantLegend() [][2]string { return sayApplicantLegend() }

// JobLegend explains the query language for jobs in short lines.
func JobLegend() [][2]string { return sayJobLegend() }

// aligned is the width of a legend's left column, if there is room for one.
const aligned = 36

// DrawLegend draws a legend in lines of width cells; most limits how many.
func DrawLegend(t *theme.Theme, legend [][2]string, width, most int) (out []string) {
	for _, line := range legend[:min(len(legend), max(most, 0))] {
		row := NewRow(width).Left(t.Key, " "+line[0]).Left(t.Dim, "  ")
		if gap := aligned - text.Width(line[0]); width > 2*aligned-8 && gap > 0 {
			row.Left(t.Dim, strings.Repeat(" ", gap))
		}
		out = append(out, row.Left(t.Dim, line[1]).Render(t.Choice(false)))
	}
	return out
}

func sayApplicantLegend() [][2]string {
	return [][2]string{
		{"sales java*", lang.Text("both; also javascript")},
		{"-intern \"head of\"", lang.Text("without; a phrase")},
		{"java OR (php -junior)", lang.Text("either")},
		{"name: employer: position:", lang.Text("only in these fields")},
		{"duties: education: region:", lang.Text("only in these fields")},
		{"cv: note: tag: contact:", lang.Text("only in these fields")},
		{"job:1234 job:backend", lang.Text("id or title")},
		{"list:\"second round\"", lang.Text("on a shortlist")},
		{"status:invited", "offer rejected …"},
		{"applied:7d since:monday", lang.Text("or 3m 2026-10 2026-10-01..")},
		{"age:25..35 years:>=3", lang.Text("age; years of work")},
		{"salary:<=40000", lang.Text("own currency; >1000usd")},
		{"rating:>3 verdict:yes", lang.Text("yours; is:maybe")},
		{"has:cv", "email note tag salary messages"},
		{"is:unviewed", "new due snoozed suggested …"},
		{lang.Text("no age, no salary"), lang.Text("never matches a comparison")},
	}
}

func sayJobLegend() [][2]string {
	return [][2]string{
		{"sales dev*", lang.Text("both; also developer")},
		{"-intern \"head of\"", lang.Text("without; a phrase")},
		{"go OR (php -qa)", lang.Text("either")},
		{"region:kyiv", lang.Text("only in the region")},
		{"job:1234", lang.Text("id or title")},
		{"is:active", "stopped unviewed …"},
		{"has:applicants", lang.Text("or has:salary")},
	}
}

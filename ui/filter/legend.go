package filter

import (
	"strings"

	"shortlist/ui/desk"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Applicants is the legend of the language that applicants are searched and filtered in.
// Its lines are short: beside a list there is not much room.
func Applicants() [][2]string {
	return [][2]string{
		{"sales java*", "both; javascript, too"},
		{"-intern \"head of\"", "without; as a phrase"},
		{"java OR (php -junior)", "either"},
		{"name: employer: position:", "only there"},
		{"duties: education: region:", "only there"},
		{"cv: note: tag: contact:", "only there"},
		{"job:1234 job:backend", "id or title"},
		{"list:\"second round\"", "on a shortlist"},
		{"status:invited", "offer rejected …"},
		{"applied:7d", "or 3m 2026-10 2026-10-01.."},
		{"age:25..35 years:>=3", "age; years of work"},
		{"salary:<=40000", "own currency; >1000usd"},
		{"rating:>3 verdict:yes", "yours; is:maybe"},
		{"has:cv", "email note tag salary messages"},
		{"is:unviewed", "new suggested premium deleted"},
		{"no age, no salary", "meets no comparison"},
	}
}

// Jobs is the legend of the language that jobs are filtered in.
func Jobs() [][2]string {
	return [][2]string{
		{"sales dev*", "both; developer, too"},
		{"-intern \"head of\"", "not; phrase"},
		{"go OR (php -qa)", "either"},
		{"region:kyiv", "only there"},
		{"job:1234", "its id or title"},
		{"is:active", "stopped unviewed …"},
		{"has:applicants", "or has:salary"},
	}
}

// aligned is how wide the left column of a legend is, where there is room for one.
const aligned = 36

// Draw draws a legend as at most so many lines of so many cells.
func Draw(t theme.Theme, legend [][2]string, width, most int) (out []string) {
	for _, line := range legend[:min(len(legend), max(most, 0))] {
		row := desk.NewRow(width).Left(t.Key, " "+line[0]).Left(t.Dim, "  ")
		if gap := aligned - text.Width(line[0]); width > 2*aligned-8 && gap > 0 {
			row.Left(t.Dim, strings.Repeat(" ", gap))
		}
		out = append(out, row.Left(t.Dim, line[1]).Render(t.Choice(false)))
	}
	return out
}

package filter

import (
	"strings"

	"shortlist/ui/desk"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Applicants explains the query language for applicants in short lines.
func Applicants() [][2]string { return say.Applicants() }

// Jobs explains the query language for jobs in short lines.
func Jobs() [][2]string { return say.Jobs() }

// aligned is how wide the left column of a legend is, where there is room for one.
const aligned = 36

// Draw draws a legend as at most so many lines of so many cells.
func Draw(t *theme.Theme, legend [][2]string, width, most int) (out []string) {
	for _, line := range legend[:min(len(legend), max(most, 0))] {
		row := desk.NewRow(width).Left(t.Key, " "+line[0]).Left(t.Dim, "  ")
		if gap := aligned - text.Width(line[0]); width > 2*aligned-8 && gap > 0 {
			row.Left(t.Dim, strings.Repeat(" ", gap))
		}
		out = append(out, row.Left(t.Dim, line[1]).Render(t.Choice(false)))
	}
	return out
}

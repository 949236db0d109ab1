// Package frame is what stands around a screen: the bar above it, and below it the notice and
// the footer.
package frame

import (
	"cmp"
	"slices"

	"charm.land/lipgloss/v2"

	"shortlist/ui/desk"
	"shortlist/ui/text"
)

// Remark is something in the bar that is not as it should be, or that waits.
type Remark struct {
	Style lipgloss.Style
	Text  string
	Short string // where there is no room for Text
	Rank  int    // the lower, the longer it stays where there is no room for all
}

// fit makes remarks fit into so many cells, those that matter least first: each in short,
// then without it. It returns how many cells they take, too.
func fit(remarks []Remark, room int) ([]Remark, int) {
	taken := 0
	for _, r := range remarks {
		taken += text.Width(r.Text) + 1
	}
	least := slices.SortedFunc(slices.Values(remarks), func(a, b Remark) int { return cmp.Compare(b.Rank, a.Rank) })
	for _, l := range least {
		if taken > room {
			taken -= text.Width(l.Text) - text.Width(l.Short)
			remarks[slices.IndexFunc(remarks, func(r Remark) bool { return r.Rank == l.Rank })].Text = l.Short
		}
	}
	for _, l := range least {
		if taken > room {
			taken -= text.Width(l.Short) + 1
			remarks = slices.DeleteFunc(remarks, func(r Remark) bool { return r.Rank == l.Rank })
		}
	}
	return remarks, taken
}

// Place is where the person is. All of it is safe text.
type Place struct {
	Name  string   // of the account
	About []string // what may stand behind it, the longest first; the last is shown whatever the room
}

// Bar draws the row above a screen. Without a place it has only the name of the program.
func Bar(d *desk.Desk, width int, at *Place, remarks []Remark) string {
	t := d.Theme
	const program = " shortlist "
	row := desk.NewRow(width).Left(t.Bar, program)
	if at == nil {
		return row.Render(lipgloss.NewStyle())
	}
	remarks, taken := fit(remarks, width*2/3) // more a row would not show
	for _, r := range remarks {
		row.Right(r.Style, r.Text+" ")
	}
	name, about := "  "+at.Name, ""
	room := width - taken - text.Width(program+name) - 1
	for _, a := range at.About {
		if about = a; a != "" {
			about = "  " + a
		}
		if text.Width(about) <= room {
			break
		}
	}
	return row.Left(t.Bold, name).Left(t.Dim, about).Render(lipgloss.NewStyle())
}

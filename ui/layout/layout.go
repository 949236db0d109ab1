// Package layout places the panes on a screen of a given size. It is a pure function of size and
// focus.
package layout

// The smallest screen that is drawn, and the widths from which more panes are side by side.
const (
	MinWidth, MinHeight = 40, 10
	TwoPanes            = 80
	ThreePanes          = 120
	WideList            = 180 // the list of applicants has room for columns
)

// Pane is a column of the dashboard.
type Pane int

// The columns, left to right.
const (
	Jobs Pane = iota
	Applicants
	Detail
)

// Column is a pane's place: its first cell and its width, in cells. Between two
// columns is one cell for the rule.
type Column struct {
	Pane     Pane
	X, Width int
}

// Screen is the whole layout. One that is too small has no columns.
type Screen struct {
	Columns []Column
}

// New lays out a screen. focus is always among the columns. With jobDetail the detail belongs to
// the job, and is beside the jobs where only two columns fit.
func New(width, height int, focus Pane, jobDetail bool) Screen {
	if width < MinWidth || height < MinHeight {
		return Screen{}
	}
	var s Screen
	switch {
	case width >= ThreePanes:
		rest := width - 2
		jobs := min(max(rest*27/100, 34), 52)
		people := min(max(rest*33/100, 40), 64)
		if width >= WideList {
			jobs = min(max(rest*21/100, 34), 52)
			people = (rest - jobs) * 60 / 100
		}
		s.Columns = []Column{
			{Jobs, 0, jobs},
			{Applicants, jobs + 1, people},
			{Detail, jobs + people + 2, rest - jobs - people},
		}
	case width >= TwoPanes:
		left, right := Jobs, Applicants
		share := 42
		if focus == Detail {
			right = Detail
			share = 40
			if !jobDetail {
				left = Applicants
			}
		}
		w := (width - 1) * share / 100
		s.Columns = []Column{{left, 0, w}, {right, w + 1, width - 1 - w}}
	default:
		s.Columns = []Column{{focus, 0, width}}
	}
	return s
}

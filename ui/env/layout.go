package env

// The smallest screen that is drawn, and the widths from which two and three panes are side by side.
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
	JobPane Pane = iota
	ApplicantPane
	DetailPane
)

// Column is a pane's place: its first cell and its width, in cells. A rule, one cell wide, separates two columns.
type Column struct {
	Pane     Pane
	X, Width int
}

// Layout is the layout of a screen. On a screen that is too small it has no columns.
type Layout struct {
	Columns []Column
}

// NewLayout lays out a screen. focus is always among the columns. With jobDetail the detail pane shows a job, and is
// beside the jobs if only two columns fit.
func NewLayout(width, height int, focus Pane, jobDetail bool) Layout {
	if width < MinWidth || height < MinHeight {
		return Layout{}
	}
	var s Layout
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
			{JobPane, 0, jobs},
			{ApplicantPane, jobs + 1, people},
			{DetailPane, jobs + people + 2, rest - jobs - people},
		}
	case width >= TwoPanes:
		left, right := JobPane, ApplicantPane
		share := 42
		if focus == DetailPane {
			right = DetailPane
			share = 40
			if !jobDetail {
				left = ApplicantPane
			}
		}
		w := (width - 1) * share / 100
		s.Columns = []Column{{left, 0, w}, {right, w + 1, width - 1 - w}}
	default:
		s.Columns = []Column{{focus, 0, width}}
	}
	return s
}

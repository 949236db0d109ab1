package env

// The smallest screen that is drawn, and the widths from which two and three panes are side by side.
const (
	MinWidth, MinHeight = 40, 10
	TwoPanes            = 80
	ThreePanes          = 120
	WideList            = 180 // the list of applicants has room for columns
	TallList            = 48  // and the detail has room below it
	LargeJobs           = 45  // the least width of the list of jobs there
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
	Row      Row
}

// Row is which lines of a column belong to a pane.
type Row int

// The rows. The upper and the lower one share a column, with a rule of one line between them.
const (
	WholeColumn Row = iota
	Upper
	Lower
)

// Lines returns the first line and the number of lines of a pane, on a screen with so many between bar and footer.
func (c Column) Lines(height int) (from, lines int) {
	upper := height * 2 / 5
	switch c.Row {
	case Upper:
		return 0, upper
	case Lower:
		return upper + 1, height - upper - 1
	case WholeColumn:
	}
	return 0, height
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
	case width >= WideList && height >= TallList: // columns for the list, and below it profile and CV side by side
		jobs := min(max(width/4, LargeJobs), 60)
		rest := width - jobs - 1
		s.Columns = []Column{{JobPane, 0, jobs, WholeColumn}, {ApplicantPane, jobs + 1, rest, Upper}, {DetailPane, jobs + 1, rest, Lower}}
	case width >= ThreePanes:
		rest := width - 2
		jobs := min(max(rest*27/100, 34), 52)
		people := min(max(rest*33/100, 40), 64)
		if width >= WideList {
			jobs = min(max(rest*21/100, 34), 52)
			people = (rest - jobs) * 60 / 100
		}
		s.Columns = []Column{
			{JobPane, 0, jobs, WholeColumn},
			{ApplicantPane, jobs + 1, people, WholeColumn},
			{DetailPane, jobs + people + 2, rest - jobs - people, WholeColumn},
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
		s.Columns = []Column{{left, 0, w, WholeColumn}, {right, w + 1, width - 1 - w, WholeColumn}}
	default:
		s.Columns = []Column{{focus, 0, width, WholeColumn}}
	}
	return s
}

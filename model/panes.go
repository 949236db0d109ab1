package model

// PaneSetup is what a person chose about the lists of jobs and applicants: which pane and tab opens first, and the
// columns. The zero value is the usual setup.
type PaneSetup struct {
	First        string // the pane that opens first, one of PaneNames
	JobTab       string // the tab that opens first, one of JobTabs
	ApplicantTab string // the tab of each job that opens first, one of ApplicantTabs

	JobColumns       []string // some of JobColumns, in their order; nil: all
	ApplicantColumns []string // some of ApplicantColumns, in their order; nil: all
}

// The panes.
const (
	PaneJobs       = "jobs"
	PaneApplicants = "applicants"
)

// PaneNames are the panes that can open first, the usual one before the others.
func PaneNames() []string { return []string{PaneJobs, PaneApplicants} }

// JobTabs are the tabs of the jobs, in their order.
func JobTabs() []string { return []string{"all", "active", "stopped", "inactive", "deleted"} }

// ApplicantTabs are the tabs of the applicants, in their order.
func ApplicantTabs() []string {
	return []string{"all", "unviewed", "yes", "maybe", "no", "undecided", "suggested", "deleted"}
}

// The columns of the jobs besides the title, which always comes first.
const (
	ColumnCounts = "applicants" // and how many of them are unviewed
	ColumnStatus = "status"
	ColumnRegion = "region" // a column of the applicants, too
	ColumnSalary = "salary" // a column of the applicants, too
	ColumnViews  = "views"
)

// JobColumns are the columns of the jobs, in their usual order.
func JobColumns() []string {
	return []string{ColumnCounts, ColumnStatus, ColumnRegion, ColumnSalary, ColumnViews}
}

// The columns of the applicants besides the name, which always comes first.
const (
	ColumnPosition   = "position"
	ColumnExperience = "experience"
	ColumnReview     = "review"
	ColumnSigns      = "signs" // messages, CV and age of the application
)

// ApplicantColumns are the columns of the applicants, in their usual order.
func ApplicantColumns() []string {
	return []string{ColumnPosition, ColumnRegion, ColumnExperience, ColumnSalary, ColumnReview, ColumnSigns}
}

// ColumnsOfJobs are the chosen columns of the jobs.
func (s PaneSetup) ColumnsOfJobs() []string { return chosen(s.JobColumns, JobColumns()) }

// ColumnsOfApplicants are the chosen columns of the applicants.
func (s PaneSetup) ColumnsOfApplicants() []string {
	return chosen(s.ApplicantColumns, ApplicantColumns())
}

func chosen(columns, all []string) []string {
	if columns == nil {
		return all
	}
	return columns
}

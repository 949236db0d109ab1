package model

// UI is what a person chose about the dashboard: the section [ui] of the configuration. The zero value is the usual choice.
type UI struct {
	Theme        string `toml:"theme"`    // built in, or of a file; "": auto
	Language     string `toml:"language"` // "": by the locale. Package lang reads it, too, before the file is loaded
	Mouse        bool   `toml:"mouse"`
	LowBandwidth bool   `toml:"low_bandwidth"` // the connection to the terminal is slow: few colours and frames, no pictures

	FirstPane         string `toml:"first_pane"`          // one of PaneNames
	FirstJobTab       string `toml:"first_job_tab"`       // one of JobTabs
	FirstApplicantTab string `toml:"first_applicant_tab"` // one of ApplicantTabs, for each job

	JobColumns       []string `toml:"job_columns"`       // some of JobColumns, in their order; nil: all
	ApplicantColumns []string `toml:"applicant_columns"` // some of ApplicantColumns, in their order; nil: all
	AskReason        bool     `toml:"-"`                 // a verdict opens the box of its reason; set as review.ask_reason
	Linear           bool     `toml:"linear"`            // lines are printed and words are read, without a screen of cells
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
func (u UI) ColumnsOfJobs() []string { return chosen(u.JobColumns, JobColumns()) }

// ColumnsOfApplicants are the chosen columns of the applicants.
func (u UI) ColumnsOfApplicants() []string {
	return chosen(u.ApplicantColumns, ApplicantColumns())
}

func chosen(columns, all []string) []string {
	if columns == nil {
		return all
	}
	return columns
}

// Package panes names what a person can choose about the lists of jobs and applicants: which pane and tab opens
// first, and the columns.
package panes

// Setup is what a person chose. The zero value is the usual setup.
type Setup struct {
	First        string // the pane that opens first, one of Names
	JobTab       string // the tab that opens first, one of JobTabs
	ApplicantTab string // the tab of each job that opens first, one of ApplicantTabs

	JobColumns       []string // some of JobColumns, in their order; nil: all
	ApplicantColumns []string // some of ApplicantColumns, in their order; nil: all
}

// The panes.
const (
	Jobs       = "jobs"
	Applicants = "applicants"
)

// Names are the panes that can open first, the usual one before the others.
func Names() []string { return []string{Jobs, Applicants} }

// JobTabs are the tabs of the jobs, in their order.
func JobTabs() []string { return []string{"all", "active", "stopped", "inactive", "deleted"} }

// ApplicantTabs are the tabs of the applicants, in their order.
func ApplicantTabs() []string {
	return []string{"all", "unviewed", "yes", "maybe", "no", "undecided", "suggested", "deleted"}
}

// The columns of the jobs besides the title, which always comes first.
const (
	Counts = "applicants" // and how many of them are unviewed
	Status = "status"
	Region = "region" // a column of the applicants, too
	Salary = "salary" // a column of the applicants, too
	Views  = "views"
)

// JobColumns are the columns of the jobs, in their usual order.
func JobColumns() []string { return []string{Counts, Status, Region, Salary, Views} }

// The columns of the applicants besides the name, which always comes first.
const (
	Position   = "position"
	Experience = "experience"
	Review     = "review"
	Signs      = "signs" // messages, CV and age of the application
)

// ApplicantColumns are the columns of the applicants, in their usual order.
func ApplicantColumns() []string {
	return []string{Position, Region, Experience, Salary, Review, Signs}
}

// ColumnsOfJobs are the chosen columns of the jobs.
func (s Setup) ColumnsOfJobs() []string { return chosen(s.JobColumns, JobColumns()) }

// ColumnsOfApplicants are the chosen columns of the applicants.
func (s Setup) ColumnsOfApplicants() []string {
	return chosen(s.ApplicantColumns, ApplicantColumns())
}

func chosen(columns, all []string) []string {
	if columns == nil {
		return all
	}
	return columns
}

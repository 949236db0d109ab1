// Package panes names what a person can choose about the lists of jobs and applicants: which pane and tab opens
// first, and the columns.
package panes

// Setup is what a person chose. The zero value is the usual.
type Setup struct {
	First        string // one of Names
	JobTab       string // one of JobTabs: the first one
	ApplicantTab string // one of ApplicantTabs: the first one of each job

	JobColumns       []string // some of JobColumns, in their order; nil: all
	ApplicantColumns []string // some of ApplicantColumns, in their order; nil: all
}

// The panes.
const (
	Jobs       = "jobs"
	Applicants = "applicants"
)

// Names are the panes that can open first; the first one usually does.
func Names() []string { return []string{Jobs, Applicants} }

// JobTabs are the tabs of the jobs, in their order.
func JobTabs() []string { return []string{"all", "active", "stopped", "inactive", "deleted"} }

// ApplicantTabs are the tabs of the applicants, in their order.
func ApplicantTabs() []string {
	return []string{"all", "unviewed", "yes", "maybe", "no", "undecided", "suggested", "deleted"}
}

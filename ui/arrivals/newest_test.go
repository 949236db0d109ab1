package arrivals

import (
	"fmt"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
)

// TestManyApplicationsAreOneSentence.
func TestManyApplicationsAreOneSentence(t *testing.T) {
	t.Parallel()
	came := func(jobs ...int64) (out []account.Newcomer) {
		for _, id := range jobs {
			n := account.Newcomer{NewApplication: model.NewApplication{JobID: id}, Who: model.Candidate{JobID: id, Applicant: model.Applicant{Name: "Олена Щойна"}}}
			if id < 9 {
				n.Job = fmt.Sprintf("Job\x1b[31m %d", id)
			}
			out = append(out, n)
		}
		return out
	}
	for want, c := range map[string][]account.Newcomer{
		"Just in: Олена Щойна for “Job 1”.":                                                            came(1),
		"Just in: Олена Щойна for job 9.":                                                              came(9),
		"2 new applications for “Job 1”.":                                                              came(1, 1),
		"3 new applications: 2 for “Job 1”, 1 for “Job 2”.":                                            came(1, 2, 1),
		"5 new applications: 1 for “Job 1”, 1 for “Job 2”, 1 for “Job 3”, and others for 2 more jobs.": came(1, 2, 3, 4, 5),
	} {
		if got := sentence(c, true); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

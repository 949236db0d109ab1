package cli

import (
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// TestTheReportSinceADayNamesTheSlowestTen: the longest first, each with what it took, and in blind mode by codes alone.
func TestTheReportSinceADayNamesTheSlowestTen(t *testing.T) {
	d, job := writes(t, "")
	people := decode[[]object](t, d.must("applicants", "list", job, "--json").out)
	unseen := 0
	d.kept(func(st *store.Store) {
		all, _, err := st.Candidates(t.Context(), d.job("ua-backend"))
		modeltest.Must(t, err)
		for _, c := range all {
			if c.Unviewed() && !c.Suggested {
				unseen++
				c.Viewed = true
				modeltest.Must(t, st.PutCandidates(t.Context(), c.JobID, []model.Candidate{c}, time.Now()))
			}
		}
	})
	if unseen <= 10 {
		t.Fatalf("%d applicants are not enough", unseen)
	}
	slowest := func() string {
		t.Helper()
		out := d.must("report", "--since", "monday").out
		has(t, out, "Since Monday", "First looks", "By job", "Changes are noted from")
		_, after, _ := strings.Cut(out, "Slowest to the first look\n")
		list, _, _ := strings.Cut(after, "\n\n")
		return strings.Join(strings.Fields(list), " ") // a long name takes two lines
	}
	named := func(list string) (n int) {
		for _, p := range people {
			n += strings.Count(list, p["applicant"].(object)["name"].(string)+", Backend")
		}
		return n
	}
	if list := slowest(); named(list) != 10 || strings.Count(list, ", Backend-") != 10 {
		t.Errorf("%d applicants are named: %s", named(list), list)
	}
	d.blind(nil)
	if list := slowest(); named(list) != 0 || strings.Count(list, "Candidate ") != 10 {
		t.Errorf("blind mode: %d applicants are named: %s", named(list), list)
	}
}

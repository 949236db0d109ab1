package store

import (
	"database/sql"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestTheFirstJobsAreThoseThatTheListBeginsWith, whatever their status, and after changes.
func TestTheFirstJobsAreThoseThatTheListBeginsWith(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	statuses := []model.JobStatus{model.Stopped, "Odd", model.Activated, model.Deleted, model.PreActivated, model.Deactivated}
	var jobs []model.Job
	for i := range 60 {
		jobs = append(jobs, model.Job{ID: int64(1 + i*7%60), Title: fmt.Sprint("job ", i), Status: statuses[i%6], Applies: i / 6 % 4})
	}
	modeltest.Must(t, s.PutJobs(ctx, jobs, at))
	changed := jobs[0]
	changed.Status, changed.Applies = model.Activated, 9
	putJob(t, s, changed, at)
	all, _, _, err := s.Jobs(ctx, math.MaxInt)
	modeltest.Must(t, err)
	model.SortJobs(all, model.JobOrder{By: model.JobsByStatus})
	if all[0].ID != changed.ID || len(all) != 50 {
		t.Fatalf("%d jobs, first %+v", len(all), all[0])
	}
	for _, most := range []int{1, 17, 49, 50, 51} {
		first, of, sync, err := s.Jobs(ctx, most)
		if err != nil || of != 50 || !sync.At.Equal(at) {
			t.Errorf("%d: %d jobs as of %v, %v", most, of, sync.At, err)
		}
		if most >= of { // in any order
			model.SortJobs(first, model.JobOrder{By: model.JobsByStatus})
		}
		if diff := cmp.Diff(all[:min(most, 50)], first); diff != "" {
			t.Errorf("%d: %s", most, diff)
		}
	}
}

// TestAnOlderStoreHasItsJobsInOrder, also with a row that is no JSON, which counts as a job.
func TestAnOlderStoreHasItsJobsInOrder(t *testing.T) {
	s, err := Open(older(t, 23, `INSERT INTO jobs (id, data, listed, applications) VALUES (1, 'nonsense', 1, 0), (2, '{"ID":2,"Status":"Odd"}', 1, 7),
		(3, '{"ID":3,"Status":"Stopped"}', 1, 8), (4, '{"ID":4,"Status":"Activated"}', 1, 2), (5, '{"ID":5,"Status":"PreActivated"}', 1, 9),
		(6, '{"ID":6,"Status":"Deleted"}', 0, 9), (7, '{"ID":7,"Status":"Activated"}', 1, 3), (8, '{"ID":8,"Status":"Deactivated"}', 1, 0)`))
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	jobs, _, _, err := s.Jobs(t.Context(), 6)
	var ids []int64
	for _, j := range jobs {
		ids = append(ids, j.ID)
	}
	if err != nil || !slices.Equal(ids, []int64{7, 4, 5, 8, 3}) {
		t.Errorf("%v, %v", ids, err)
	}
}

// TestBriefsAreReadFromTheirIndexAlone, and are those of the applicants, also in an older store and
// after changes. A row that is no JSON has none.
func TestBriefsAreReadFromTheirIndexAlone(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s, err := Open(older(t, 24, `INSERT INTO candidates (id, job_id, unseen, data) VALUES (1, 5, 1, 'nonsense'),
		(2, 5, 1, '{"ID":2,"Status":"Odd","Applicant":{"Name":"Олена","Salary":"7"}}')`))
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	salary := model.Decimal("12500.5")
	people := []model.Candidate{{ID: 3, JobID: 5, Status: model.Received, Date: at, Applicant: model.Applicant{Name: `O'"\ Brien`, Salary: &salary, Currency: "UAH", Region: "Львів"}}}
	for i := range int64(300) { // several chunks
		people = append(people, model.Candidate{ID: 10 + i, JobID: 5, Suggested: i%2 == 0, Viewed: i%3 == 0, Applicant: model.Applicant{Name: strings.Repeat("Ana ", 300)}})
	}
	modeltest.Must(t, s.PutCandidates(ctx, 5, people, at))
	modeltest.Must(t, s.PutCandidates(ctx, 6, []model.Candidate{{ID: 4, JobID: 6}}, at))
	people[1].Applicant.Name, people[1].Status = "Ioana", model.CandidateDeleted
	modeltest.Must(t, s.PutCandidates(ctx, 5, people[1:2], at))

	byID := func(a, b model.Brief) int { return int(a.ID - b.ID) }
	seven := model.Decimal("7")
	want := []model.Brief{{ID: 2, Status: "Odd", Name: "Олена", Salary: &seven}}
	for i := range people {
		want = append(want, people[i].Brief())
	}
	got, sync, err := s.Briefs(ctx, 5)
	slices.SortFunc(got, byID)
	if diff := cmp.Diff(want, got); err != nil || diff != "" || !sync.At.Equal(at) {
		t.Error(diff, err, sync)
	}
	var plan string
	modeltest.Must(t, s.use(func(db *sql.DB) error {
		return db.QueryRow("EXPLAIN QUERY PLAN SELECT "+briefOf+" FROM candidates INDEXED BY candidates_briefs WHERE job_id + 0 = 5").Scan(new(int), new(int), new(int), &plan)
	}))
	if !strings.Contains(plan, "COVERING INDEX candidates_briefs") {
		t.Error(plan)
	}
	some, err := s.CandidatesOf(ctx, []int64{people[0].ID, 9999, people[1].ID, 1})
	if diff := cmp.Diff(people[:2], some); err != nil || diff != "" {
		t.Error(diff, err)
	}
}

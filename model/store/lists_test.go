package store

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
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
	must(t, s.PutJobs(ctx, jobs, at))
	changed := jobs[0]
	changed.Status, changed.Applies = model.Activated, 9
	must(t, s.PutJob(ctx, changed))
	all, _, err := s.Jobs(ctx)
	if err != nil {
		t.Fatal(err)
	}
	model.SortJobs(all, model.JobOrder{By: model.JobsByStatus})
	if all[0].ID != changed.ID || len(all) != 50 {
		t.Fatalf("%d jobs, first %+v", len(all), all[0])
	}
	for _, most := range []int{1, 17, 49, 50, 51} {
		first, more, sync, err := s.FirstJobs(ctx, most)
		if err != nil || more != (most < 50) || !sync.At.Equal(at) {
			t.Errorf("%d: more %t as of %v, %v", most, more, sync.At, err)
		}
		if diff := cmp.Diff(all[:min(most, 50)], first); diff != "" {
			t.Errorf("%d: %s", most, diff)
		}
	}
}

// TestAnOlderStoreHasItsJobsInOrder, also with a row that is no JSON.
func TestAnOlderStoreHasItsJobsInOrder(t *testing.T) {
	s, err := Open(older(t, 23, `INSERT INTO jobs (id, data, listed, applications) VALUES (1, 'nonsense', 1, 0), (2, '{"ID":2,"Status":"Odd"}', 1, 7),
		(3, '{"ID":3,"Status":"Stopped"}', 1, 8), (4, '{"ID":4,"Status":"Activated"}', 1, 2), (5, '{"ID":5,"Status":"PreActivated"}', 1, 9),
		(6, '{"ID":6,"Status":"Deleted"}', 0, 9), (7, '{"ID":7,"Status":"Activated"}', 1, 3), (8, '{"ID":8,"Status":"Deactivated"}', 1, 0)`))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	jobs, _, _, err := s.FirstJobs(t.Context(), 100)
	var ids []int64
	for _, j := range jobs {
		ids = append(ids, j.ID)
	}
	if err != nil || !slices.Equal(ids, []int64{7, 4, 5, 8, 3, 2}) {
		t.Errorf("%v, %v", ids, err)
	}
}

// TestApplicantsOfAListAreReadWithoutDuties, which are all that is missing.
func TestApplicantsOfAListAreReadWithoutDuties(t *testing.T) {
	s := memory(t)
	var want []model.Candidate
	for i := range int64(300) { // several chunks
		c := model.Candidate{ID: i + 1, JobID: 5, Applicant: model.Applicant{Name: "Олена", Experience: []model.Experience{
			{Title: "cook", Employer: "Example Works", Responsibilities: strings.Repeat("soups ", 500), Start: "2010", End: "2014", Extra: []model.Field{{Name: "x", Value: "1"}}},
			{Title: "waiter", Start: "2015"},
		}}}
		want = append(want, c)
	}
	must(t, s.PutCandidates(t.Context(), 5, slices.Clone(want), time.UnixMilli(1_800_000_000_000)))
	whole, _, err := s.Candidates(t.Context(), 5)
	if diff := cmp.Diff(want, whole); err != nil || diff != "" {
		t.Error(diff, err)
	}
	for i := range want {
		want[i].LeaveOutDuties()
	}
	lean, _, err := s.LeanCandidates(t.Context(), 5)
	if diff := cmp.Diff(want, lean); err != nil || diff != "" {
		t.Error(diff, err)
	}
	must(t, s.PutCandidates(t.Context(), 5, lean, time.UnixMilli(1_800_000_000_000)))
	if again, _, err := s.Candidates(t.Context(), 5); err != nil || !reflect.DeepEqual(again, whole) {
		t.Errorf("duties are lost, %v", err)
	}

	// A stranger may write what is in the place of duties.
	forged := model.Candidate{ID: 999, JobID: 5, Applicant: model.Applicant{Experience: []model.Experience{{Title: "cook", Responsibilities: model.LeftOut}}}}
	for _, viewed := range []bool{false, true} {
		forged.Viewed = viewed
		must(t, s.PutCandidates(t.Context(), 5, []model.Candidate{forged}, time.UnixMilli(1_800_000_000_000)))
		if kept, err := s.Candidate(t.Context(), 999); err != nil || !reflect.DeepEqual(kept, forged) {
			t.Errorf("kept is %+v, %v", kept, err)
		}
	}
}

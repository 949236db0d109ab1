package store

import (
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestAMissingCountIsNoCount: the last known one stays, so that the next count does not make those new who are
// known. Without a known one the first that comes is the baseline.
func TestAMissingCountIsNoCount(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	who := func(id int64) model.Candidate {
		return applied(arrivalOf(5, int(id), at.Add(time.Duration(id)*time.Minute)), id)
	}
	for name, c := range map[string]struct {
		counts []int // -1: missing
		people []int64
		want   string
	}{
		"between two counts":     {[]int{2, -1, 3}, []int64{1, 2, 3}, "5:3/0 "},
		"between two equal ones": {[]int{2, -1, 2}, []int64{1, 2}, ""},
		"at first":               {[]int{-1, 2, 3}, []int64{1, 2, 3}, "5:3/0 "},
		"at last":                {[]int{2, 3, -1}, []int64{1, 2, 3}, "5:3/0 "},
		"always":                 {[]int{-1, -1}, []int64{1, 2}, ""},
	} {
		s := memory(t)
		views := 0
		for i, n := range c.counts {
			jobs := []model.Job{{ID: 5, Status: model.Activated, Applies: max(n, 0), NoApplies: n < 0, NoViews: i%2 == 1}}
			if i%2 == 0 {
				views = 10 + i
				jobs[0].Views = views
			}
			modeltest.Must(t, s.CompleteJobs(ctx, jobs))
			modeltest.Must(t, s.PutJobs(ctx, jobs, at.AddDate(0, 0, i)))
			if jobs[0].Views != views {
				t.Errorf("%s: %d views, want %d", name, jobs[0].Views, views)
			}
		}
		seen, err := s.JobViews(ctx, []int64{5}, 0)
		if err != nil || len(seen[5]) != (len(c.counts)+1)/2 {
			t.Errorf("%s: the views are %+v, %v", name, seen, err)
		}
		var people []model.Candidate
		for _, id := range c.people {
			people = append(people, who(id))
		}
		readToEnd(t, s, 5, max(c.counts[len(c.counts)-1], -1), at.Add(time.Hour), people...)
		if got := news(t, s); got != c.want {
			t.Errorf("%s: new are %q, want %q", name, got, c.want)
		}
		late := who(9)
		readToEnd(t, s, 5, -1, at.Add(2*time.Hour), append(people, late)...)
		if got := news(t, s); got != c.want+"5:9/0 " {
			t.Errorf("%s: then new are %q, want %q", name, got, c.want+"5:9/0 ")
		}
	}
}

// TestAJobWithoutACountIsReadEveryHour: nothing else shows that somebody has applied.
func TestAJobWithoutACountIsReadEveryHour(t *testing.T) {
	ctx, s, now := t.Context(), memory(t), time.UnixMilli(1_800_000_000_000)
	jobs := []model.Job{{ID: 5, Status: model.Activated, NoApplies: true}}
	modeltest.Must(t, s.PutJobs(ctx, jobs, now))
	for _, c := range []struct {
		ago  time.Duration
		read bool
	}{{2 * time.Hour, true}, {time.Minute, false}} {
		readToEnd(t, s, 5, -1, now.Add(-c.ago))
		if moved, err := s.Moved(ctx, jobs, now); err != nil || len(moved) > 0 != c.read {
			t.Errorf("read %v ago: moved are %+v, %v", c.ago, moved, err)
		}
	}
	if sync, of, err := s.Unsynced(ctx, time.Time{}); err != nil || len(sync) != 1 || of != 1 {
		t.Errorf("to sync are %+v of %d, %v", sync, of, err)
	}
}

// TestWhatAnAnswerLacksDoesNotMakeAnApplicationNew: whether somebody is suggested, the status and the date
// stay as they were last known.
func TestWhatAnAnswerLacksDoesNotMakeAnApplicationNew(t *testing.T) {
	at := time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(t.Context(), []model.Job{{ID: 5}}, at))
	readToEnd(t, s, 5, 0, at)
	suggested, deleted := applied(arrivalOf(5, 1, at), 1), applied(arrivalOf(5, 2, at), 2)
	suggested.Suggested, deleted.Status = true, model.CandidateDeleted
	readToEnd(t, s, 5, 0, at, suggested, deleted)
	suggested.Suggested, suggested.NoSuggested = false, true
	deleted.Status, deleted.Date = "", time.Time{}
	for range 2 {
		readToEnd(t, s, 5, 0, at.Add(time.Hour), suggested, deleted)
	}
	if got := news(t, s); got != "" {
		t.Errorf("new are %s", got)
	}
	kept, _, err := s.Candidates(t.Context(), 5)
	modeltest.Must(t, err)
	for _, c := range kept {
		if c.Suggested != (c.ID == 1) || c.Hidden() != (c.ID == 2) || !c.Date.Equal(at) {
			t.Errorf("kept is %+v", c)
		}
	}
}

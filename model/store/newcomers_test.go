package store

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// readToEnd keeps a complete read of a job's applicants.
func readToEnd(t *testing.T, s *Store, jobID int64, applies int, at time.Time, people ...model.Candidate) {
	t.Helper()
	modeltest.Must(t, s.PutCandidates(t.Context(), jobID, people, at))
	seen := []int64{}
	for _, c := range people {
		seen = append(seen, c.ID)
	}
	endSync(t, s, jobID, Sync{At: at, Complete: true, Applies: applies}, seen)
}

// TestNewApplicantsOfAJobThatWasNeverRead are those who came since the job was first
// known here.
func TestNewApplicantsOfAJobThatWasNeverRead(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 1}}, at))
	moved := func(want ...int64) {
		t.Helper()
		jobs := []model.Job{{ID: 5, Applies: 2}, {ID: 6, Applies: 1}, {ID: 9, Applies: 4}}
		got, err := s.Moved(ctx, jobs, time.Now())
		if err != nil || len(got) != len(want) {
			t.Errorf("moved are %+v, %v", got, err)
			return
		}
		for i, j := range got {
			if j.ID != want[i] {
				t.Errorf("moved are %+v", got)
			}
		}
	}
	moved(5)
	// All applicants of a later job are new.
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 2}, {ID: 6, Applies: 1}}, at.Add(time.Hour)))
	moved(5, 6)
	old, fresh := applied(arrivalOf(5, 1, at.Add(-time.Minute)), 1), applied(arrivalOf(5, 2, at.Add(time.Minute)), 2)
	suggested := applied(arrivalOf(5, 3, at.Add(time.Minute)), 3)
	suggested.Suggested = true
	readToEnd(t, s, 5, 2, at.Add(time.Hour), old, fresh, suggested)
	readToEnd(t, s, 6, 1, at.Add(time.Hour), applied(arrivalOf(6, 4, at.Add(30*time.Minute)), 4))
	readToEnd(t, s, 9, 1, at.Add(time.Hour), applied(arrivalOf(9, 5, at.Add(30*time.Minute)), 5)) // of a job that is not listed
	if got := news(t, s); got != "5:2/0 6:4/0 " {
		t.Errorf("new are %s", got)
	}
}

// TestNewApplicantsAreFoundByTheServicesCountsAndDates: its clock is years behind. The
// new applicants of a job that was never read to its end are all but the earliest, as
// many as it had at first.
func TestNewApplicantsAreFoundByTheServicesCountsAndDates(t *testing.T) {
	at := time.UnixMilli(1_800_000_000_000)
	then := at.AddDate(-3, 0, 0)
	who := func(id int64, change func(*model.Candidate)) model.Candidate {
		c := applied(arrivalOf(5, int(id), then.Add(time.Duration(id)*time.Minute)), id)
		change(&c)
		return c
	}
	as := func(*model.Candidate) {}
	undated := func(c *model.Candidate) { c.Date = time.Time{} }
	deleted := func(c *model.Candidate) { c.Status = model.CandidateDeleted }
	suggested := func(c *model.Candidate) { c.Suggested = true }
	sameSecond := func(c *model.Candidate) { c.Date = then }
	for name, c := range map[string]struct {
		first, applies int // how many the job had at first, and when it was read
		people         []model.Candidate
		cut            bool
		want           string
	}{
		"in any order":              {2, 4, []model.Candidate{who(4, as), who(1, as), who(3, as), who(2, as)}, false, "5:3/0 5:4/0 "},
		"in the same second":        {1, 2, []model.Candidate{who(2, sameSecond), who(1, sameSecond)}, false, "5:2/0 "},
		"without a date":            {2, 3, []model.Candidate{who(3, undated), who(1, as), who(2, as)}, false, "5:3/0 "},
		"suggested do not count":    {1, 2, []model.Candidate{who(1, as), who(2, suggested), who(3, as)}, false, "5:3/0 "},
		"deleted ones are counted":  {2, 3, []model.Candidate{who(1, as), who(2, deleted), who(3, as)}, false, "5:3/0 "},
		"deleted ones do not count": {1, 2, []model.Candidate{who(1, as), who(2, deleted), who(3, as)}, false, "5:3/0 "},
		"suggested are counted":     {2, 3, []model.Candidate{who(1, suggested), who(2, as), who(3, as)}, false, "5:3/0 "},
		"all are counted":           {3, 4, []model.Candidate{who(1, suggested), who(2, deleted), who(3, as), who(4, as)}, false, "5:4/0 "},
		"cut short":                 {2, 9, []model.Candidate{who(9, as), who(8, as), who(7, as)}, true, "5:9/0 "},
		"cut very short":            {2, 9, []model.Candidate{who(9, as), who(8, as)}, true, ""},
		"fewer than at first":       {4, 3, []model.Candidate{who(1, as), who(2, as), who(5, as)}, false, ""},
	} {
		s := memory(t)
		modeltest.Must(t, s.PutJobs(t.Context(), []model.Job{{ID: 5, Applies: c.first}}, at))
		if c.cut {
			modeltest.Must(t, s.PutCandidates(t.Context(), 5, c.people, at))
			endSync(t, s, 5, Sync{At: at, Applies: -1}, nil)
		} else {
			readToEnd(t, s, 5, c.applies, at, c.people...)
		}
		if got := news(t, s); got != c.want {
			t.Errorf("%s: new are %q, want %q", name, got, c.want)
		}
		if c.cut { // the earlier ones are no less new
			readToEnd(t, s, 5, 9, at, append(c.people, who(1, as), who(2, as))...)
			for _, n := range c.people {
				if !strings.Contains(news(t, s), fmt.Sprintf("5:%d/0", n.ID)) {
					t.Errorf("%s: after the next read new are %q", name, news(t, s))
				}
			}
			continue
		}
		// Whoever is listed after a complete read is new, whatever their date is.
		late := who(11, func(c *model.Candidate) { c.Date = then.AddDate(0, 0, -5) })
		modeltest.Must(t, s.PutCandidates(t.Context(), 5, []model.Candidate{late, who(10, as)}, at.Add(time.Hour)))
		if got, want := news(t, s), c.want+"5:10/0 5:11/0 "; got != want && got != c.want+"5:11/0 5:10/0 " {
			t.Errorf("%s: later new are %q, want %q", name, got, want)
		}
	}
}

// TestAnApplicantWhoIsListedAgainIsNotNew: they applied before their job was first
// known here.
func TestAnApplicantWhoIsListedAgainIsNotNew(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 3}}, at))
	people := []model.Candidate{applied(arrivalOf(5, 1, at.Add(-30*24*time.Hour)), 101), applied(arrivalOf(5, 2, at.Add(-25*time.Hour)), 102)}
	modeltest.Must(t, s.PutCandidates(ctx, 5, people, at))
	endSync(t, s, 5, Sync{At: at, Complete: true, Applies: 2}, []int64{101, 102})
	endSync(t, s, 5, Sync{At: at, Complete: true, Applies: 0}, nil)
	late, undated := applied(arrivalOf(5, 3, at.Add(-time.Minute)), 103), applied(arrivalOf(5, 4, time.Time{}), 104)
	modeltest.Must(t, s.PutCandidates(ctx, 5, append(people, late, undated), at.Add(time.Hour)))
	if got := news(t, s); got != "5:103/0 5:104/0 " {
		t.Errorf("new are %s", got)
	}
}

// TestAJobThatIsListedAgainIsNotReadForItsOldApplicants, while all applicants of a new
// job are new.
func TestAJobThatIsListedAgainIsNotReadForItsOldApplicants(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 1}}, at))
	jobs := []model.Job{{ID: 4, Applies: 500}, {ID: 5, Applies: 1}, {ID: 6, Applies: 2}}
	modeltest.Must(t, s.PutJobs(ctx, jobs, at.Add(time.Hour)))
	if moved, err := s.Moved(ctx, jobs, time.Now()); err != nil || len(moved) != 1 || moved[0].ID != 6 {
		t.Errorf("moved are %+v, %v", moved, err)
	}
	jobs[0].Applies++
	if moved, err := s.Moved(ctx, jobs, time.Now()); err != nil || len(moved) != 2 {
		t.Errorf("moved are %+v, %v", moved, err)
	}
}

// TestTheApplicationsOfAnEarlierVersionAreKnown: the next read finds only those as new that were not
// stored, and those that were new stay so.
func TestTheApplicationsOfAnEarlierVersionAreKnown(t *testing.T) {
	at := time.UnixMilli(1_800_000_000_000)
	s, err := Open(older(t, 25, `INSERT INTO jobs (id, data, listed) VALUES (5, '{"ID":5,"Applies":2}', 1), (6, '{"ID":6,"Applies":2}', 1);
		INSERT INTO baselines VALUES (5, 2, 1800000000000), (6, 1, 1800000000000);
		INSERT INTO candidates (id, job_id, unseen, data) VALUES (7, 5, 1, '{"ID":7,"JobID":5}'), (8, 5, 1, '{"ID":8,"JobID":5}'), (9, 5, 0, '{"ID":9,"JobID":5,"Suggested":true}');
		INSERT INTO new_applications (job_id, apply_id, arrival_id, at, hooked) VALUES (5, 8, 0, 1800000000000, 1);
		INSERT INTO synced (scope, at, complete, applies) VALUES ('applies/5', 1800000000000, 1, 2);`))
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	who := func(job, id int64) model.Candidate {
		return applied(arrivalOf(job, int(id), at.Add(time.Duration(id)*time.Minute-time.Hour)), id)
	}
	readToEnd(t, s, 5, 4, at, who(5, 1), who(5, 7), who(5, 8), who(5, 9))
	readToEnd(t, s, 6, 2, at, who(6, 20), who(6, 21))
	if got := news(t, s); got != "5:8/0 5:1/0 5:9/0 6:21/0 " {
		t.Errorf("new are %s", got)
	}
}

// TestAJobWhoseApplicantsAreReadBeforeTheJobsHasABaseline: whoever is listed later is new.
func TestAJobWhoseApplicantsAreReadBeforeTheJobsHasABaseline(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	first, second := applied(arrivalOf(5, 1, at), 1), applied(arrivalOf(5, 2, at), 2)
	readToEnd(t, s, 5, -1, at, first)
	jobs := []model.Job{{ID: 5, Applies: 2}}
	modeltest.Must(t, s.PutJobs(ctx, jobs, at.Add(time.Minute)))
	if moved, err := s.Moved(ctx, jobs, time.Now()); err != nil || len(moved) != 1 {
		t.Errorf("moved are %+v, %v", moved, err)
	}
	readToEnd(t, s, 5, 2, at.Add(time.Minute), first, second)
	if got := news(t, s); got != "5:2/0 " {
		t.Errorf("new are %s", got)
	}
}

// TestSomebodyWhoComesBackIsNotNewASecondTime, nor is one new for another's place: the count is the same.
func TestSomebodyWhoComesBackIsNotNewASecondTime(t *testing.T) {
	at := time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(t.Context(), []model.Job{{ID: 5, Applies: 1}}, at))
	first, second := applied(arrivalOf(5, 1, at), 1), applied(arrivalOf(5, 2, at.AddDate(0, 0, -9)), 2)
	readToEnd(t, s, 5, 1, at, first)
	for range 2 {
		readToEnd(t, s, 5, 1, at, second)
		readToEnd(t, s, 5, 1, at, first)
	}
	if got := news(t, s); got != "5:2/0 " {
		t.Errorf("new are %s", got)
	}
}

// TestACallbackAnnouncesAPersonOnce: it comes again with another content, or only when the application is
// gone. A namesake, and somebody who shares the number, are others, and so is everyone a week later.
func TestACallbackAnnouncesAPersonOnce(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 1}}, at))
	known, listed, waits := applied(arrivalOf(5, 1, at), 1), arrivalOf(5, 2, at), arrivalOf(5, 3, at)
	readToEnd(t, s, 5, 1, at, known)
	readToEnd(t, s, 5, 2, at, known, applied(listed, 2))
	calls := func(a model.Arrival, want string) model.Arrival {
		t.Helper()
		kept, fresh, err := s.PutArrival(ctx, a)
		if got := news(t, s); err != nil || !fresh || got != want {
			t.Errorf("new are %q, want %q; fresh %v, %v", got, want, fresh, err)
		}
		return kept
	}
	with := func(a model.Arrival, digest string, change func(*model.Arrival)) model.Arrival {
		a.Digest = digest
		change(&a)
		return a
	}
	readToEnd(t, s, 5, 1, at, known) // the second withdraws
	if a := calls(listed, "5:2/0 "); a.ApplyID != 2 {
		t.Errorf("it is of %d", a.ApplyID)
	}
	first := calls(waits, "5:2/0 5:0/2 ")
	again := with(waits, "with a CV", func(a *model.Arrival) {
		a.FirstName, a.Attachments = a.FirstName+" Petrivna", []model.CV{{Name: "cv.pdf", Ref: "inbox/1"}}
	})
	calls(again, "5:2/0 5:0/2 ")
	if waiting, err := s.Arrivals(ctx, 5); err != nil || len(waiting) != 1 || waiting[0].ID != first.ID || waiting[0].CV() == nil {
		t.Errorf("waiting are %+v, %v", waiting, err)
	}
	if _, fresh, err := s.PutArrival(ctx, again); err != nil || fresh {
		t.Error("the repetition is kept twice", err)
	}
	calls(with(waits, "namesake", func(a *model.Arrival) { a.Phone = "+380671239999" }), "5:2/0 5:0/2 5:0/4 ")
	calls(with(waits, "family", func(a *model.Arrival) { a.FirstName = "Ivan" }), "5:2/0 5:0/2 5:0/4 5:0/5 ")
	calls(with(waits, "another job", func(a *model.Arrival) { a.JobID = 6 }), "5:2/0 5:0/2 5:0/4 5:0/5 6:0/6 ")
	readToEnd(t, s, 5, 1, at.AddDate(0, 0, 8), known)
	calls(with(listed, "later", func(a *model.Arrival) { a.Received = at.AddDate(0, 0, 8) }), "5:2/0 5:0/2 5:0/4 5:0/5 6:0/6 5:0/7 ")
}

// TestACallbackAnnouncesOneThatNoListAnnounced: somebody who is suggested, or was in the first read. They
// are not new again when the list changes.
func TestACallbackAnnouncesOneThatNoListAnnounced(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 1}}, at))
	first, second := arrivalOf(5, 1, at), arrivalOf(5, 2, at)
	suggested := applied(second, 2)
	suggested.Suggested = true
	readToEnd(t, s, 5, 1, at, applied(first, 1), suggested)
	for i, want := range []string{"5:1/1 ", "5:1/1 5:2/2 "} {
		_, _, err := s.PutArrival(ctx, []model.Arrival{first, second}[i])
		if got := news(t, s); err != nil || got != want {
			t.Errorf("new are %q, want %q; %v", got, want, err)
		}
	}
	readToEnd(t, s, 5, 2, at, applied(first, 1), applied(second, 2))
	if got := news(t, s); got != "5:1/1 5:2/2 " {
		t.Errorf("new are %q", got)
	}
}

// TestAnArrivalIsItsApplicationWhateverTheDateIs: a clock may be wrong by weeks. At a first read the count
// shows which application is the new one.
func TestAnArrivalIsItsApplicationWhateverTheDateIs(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	for _, days := range []int{-400, -40, 40, 400} {
		s := memory(t)
		modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5}}, at))
		if days > 0 {
			readToEnd(t, s, 5, 0, at)
		}
		a := arrivalOf(5, 1, at)
		_, _, err := s.PutArrival(ctx, a)
		modeltest.Must(t, err)
		c := applied(a, 1)
		c.Date = at.AddDate(0, 0, days)
		readToEnd(t, s, 5, 1, at.Add(time.Minute), c)
		if got := news(t, s); got != "5:1/1 " {
			t.Errorf("%d days: new are %q", days, got)
		}
	}
}

// TestACountThatFellAndRoseAgainShowsNewApplications of a job that was never read: the lowest count is how many
// of the earlier applicants can be left at most. A job of a single read counts as well as a list of jobs.
func TestACountThatFellAndRoseAgainShowsNewApplications(t *testing.T) {
	at := time.UnixMilli(1_800_000_000_000)
	who := func(id int64) model.Candidate {
		return applied(arrivalOf(5, int(id), at.Add(time.Duration(id)*time.Minute)), id)
	}
	for name, c := range map[string]struct {
		counts []int
		people []int64
		want   string
	}{
		"to nothing":              {[]int{1, 0, 1}, []int64{2}, "5:2/0 "},
		"by two":                  {[]int{3, 1, 3}, []int64{3, 4, 5}, "5:4/0 5:5/0 "},
		"in steps":                {[]int{3, 2, 3, 1, 2}, []int64{3, 5}, "5:5/0 "},
		"above what it was":       {[]int{2, 1, 4}, []int64{2, 3, 4, 5}, "5:3/0 5:4/0 5:5/0 "},
		"it fell alone":           {[]int{3, 1}, []int64{3}, ""},
		"of a job that is later":  {[]int{-1, 2, 1, 2}, []int64{2, 3}, "5:2/0 5:3/0 "},
		"while it was not listed": {[]int{2, -1, 1, 2}, []int64{2, 3}, "5:3/0 "},
	} {
		for _, single := range []bool{false, true} {
			s := memory(t)
			var jobs []model.Job
			for i, n := range c.counts {
				jobs = []model.Job{{ID: 4, Applies: 7}, {ID: 5, Applies: n}}
				if n < 0 {
					jobs = jobs[:1]
				}
				if lowest := i == len(c.counts)-2; lowest && single && n >= 0 {
					putJob(t, s, jobs[1], at.Add(time.Duration(i)*time.Minute))
				} else {
					modeltest.Must(t, s.PutJobs(t.Context(), jobs, at.Add(time.Duration(i)*time.Minute)))
				}
			}
			moved, err := s.Moved(t.Context(), jobs, time.Now())
			if err != nil || len(moved) > 0 != (c.want != "") {
				t.Errorf("%s, single %v: moved are %+v, %v", name, single, moved, err)
			}
			var people []model.Candidate
			for _, id := range c.people {
				people = append(people, who(id))
			}
			readToEnd(t, s, 5, len(people), at.Add(time.Hour), people...)
			if got := news(t, s); got != c.want {
				t.Errorf("%s, single %v: new are %q, want %q", name, single, got, c.want)
			}
		}
	}
}

package store

import (
	"database/sql"
	"fmt"
	"slices"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestViewsAreKeptForTheDaysOnWhichTheyChange, the last of each day, for 400 days, and until the
// job's applicants are erased.
func TestViewsAreKeptForTheDaysOnWhichTheyChange(t *testing.T) {
	s, _ := open2(t)
	ctx := t.Context()
	noon := time.Date(2026, time.March, 1, 12, 0, 0, 0, time.Local)
	read := func(day, hours, views int) {
		t.Helper()
		job := model.Job{ID: 5, Status: model.Activated, Views: views}
		modeltest.Must(t, s.PutJobs(ctx, []model.Job{job, {ID: 6, Status: model.Activated, Views: 7}}, noon.AddDate(0, 0, day).Add(time.Duration(hours)*time.Hour)))
	}
	first := Day(noon)
	from := func(day int) (out []ViewsOn) {
		t.Helper()
		views, err := s.JobViews(ctx, []int64{5}, first+day)
		modeltest.Must(t, err)
		for _, v := range views[5] {
			out = append(out, ViewsOn{v.Day - first, v.Views})
		}
		return out
	}
	read(0, -11, 90)
	read(0, 11, 100)
	read(1, 0, 100)
	read(4, 0, 130)
	if got, want := from(0), []ViewsOn{{0, 100}, {4, 130}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got, want := from(3), []ViewsOn{{0, 100}, {4, 130}}; !slices.Equal(got, want) {
		t.Errorf("with the last one before: %v, want %v", got, want)
	}
	read(403, 0, 140)
	if got, want := from(0), []ViewsOn{{4, 130}, {403, 140}}; !slices.Equal(got, want) {
		t.Errorf("after 403 days: %v, want %v", got, want)
	}
	e, err := s.BeginErasure(ctx, Erasure{Begun: noon, Jobs: []int64{5}})
	if err == nil {
		_, err = s.EraseRows(ctx, e, noon)
	}
	modeltest.Must(t, err)
	if got := from(0); len(got) > 0 {
		t.Errorf("after an erasure: %v", got)
	}
}

// TestOnlyApplicationsAreCounted: no suggestion of the service, and none that is deleted, withdrawn or
// erased. Each counts in the span in which it was made.
func TestOnlyApplicationsAreCounted(t *testing.T) {
	s, _ := open2(t)
	ctx, midnight := t.Context(), time.Date(2026, time.March, 1, 0, 0, 0, 0, time.Local)
	bounds := []time.Time{midnight, midnight.AddDate(0, 0, 1), midnight.AddDate(0, 0, 2)}
	people := []model.Candidate{
		{ID: 1, JobID: 5, Date: midnight}, {ID: 2, JobID: 5, Date: midnight.AddDate(0, 0, 1).Add(-time.Millisecond), Viewed: true},
		{ID: 3, JobID: 5, Date: midnight.AddDate(0, 0, 1)}, {ID: 4, JobID: 5}, {ID: 5, JobID: 5, Date: midnight},
		{ID: 6, JobID: 5, Date: midnight, Suggested: true}, {ID: 7, JobID: 5, Date: midnight, Status: model.CandidateDeleted},
	}
	check := func(when string, spans []int, want Progress) {
		t.Helper()
		got, err := s.AppliedIn(ctx, bounds)
		if err != nil || !slices.Equal(got, spans) {
			t.Errorf("%s: %v applied, want %v, %v", when, got, spans, err)
		}
		progress, err := s.Progress(ctx, []int64{1, 6})
		if err != nil || progress[5] != want {
			t.Errorf("%s: %+v, want %+v, %v", when, progress[5], want, err)
		}
	}
	put := func(people []model.Candidate) {
		t.Helper()
		modeltest.Must(t, s.PutCandidates(ctx, 5, people, midnight))
	}
	put(people)
	for id, verdict := range map[int64]model.Verdict{1: model.Yes, 2: model.No, 5: model.Maybe, 6: model.Yes} {
		if _, _, err := s.ChangeReview(ctx, 5, id, midnight, func(r *model.Review) { r.Verdict = verdict }); err != nil {
			t.Fatal(err)
		}
	}
	for _, list := range []string{"first", "second"} {
		if _, err := s.Enlist(ctx, list, []int64{1, 6}, midnight); err != nil {
			t.Fatal(err)
		}
	}
	check("at first", []int{3, 1}, Progress{Applied: 5, Unviewed: 4, Yes: 1, Maybe: 1, No: 1, Listed: 1, Written: 1})
	people[4].Status = model.CandidateDeleted
	put(people)
	check("deleted at the service", []int{2, 1}, Progress{Applied: 4, Unviewed: 3, Yes: 1, No: 1, Listed: 1, Written: 1})
	endSync(t, s, 5, Sync{At: midnight, Complete: true, Applies: 3}, []int64{1, 2, 4})
	check("withdrawn", []int{2, 0}, Progress{Applied: 3, Unviewed: 2, Yes: 1, No: 1, Listed: 1, Written: 1})
	e, err := s.BeginErasure(ctx, Erasure{Begun: midnight, Applies: []int64{1}})
	if err == nil {
		_, err = s.EraseRows(ctx, e, midnight)
	}
	modeltest.Must(t, err)
	check("erased", []int{1, 0}, Progress{Applied: 2, Unviewed: 1, No: 1})
}

// TestAnOlderStoreIsCountedFromItsRows, also one with a row that is no JSON.
func TestAnOlderStoreIsCountedFromItsRows(t *testing.T) {
	at := time.Date(2026, time.March, 1, 9, 30, 0, 125_000_000, time.FixedZone("", 2*60*60))
	s, err := Open(older(t, 20, `INSERT INTO jobs (id, data, listed) VALUES (5, '{"ID":5,"Title":"Barista","Status":"Activated","Views":12,"Applies":3}', 1), (6, 'nonsense', 1);
		INSERT INTO candidates (id, job_id, unseen, data) VALUES (7, 5, 1, '{"ID":7,"JobID":5,"Date":"`+at.Format(time.RFC3339Nano)+`"}'),
			(8, 5, 1, 'nonsense'), (9, 5, 0, '{"ID":9,"JobID":5,"Date":"0001-01-01T00:00:00Z","Suggested":false}'), (10, 5, 0, '{"ID":10,"JobID":5,"Suggested":true}');`))
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	counts, err := s.AppliedIn(t.Context(), []time.Time{at, at.Add(time.Millisecond)})
	if err != nil || !slices.Equal(counts, []int{1}) {
		t.Errorf("%v, %v", counts, err)
	}
	if progress, err := s.Progress(t.Context(), nil); err != nil || progress[5].Applied != 2 {
		t.Errorf("%+v, %v", progress, err)
	}
	top, of, err := s.TopJobs(t.Context(), 1)
	if want := (CountedJob{5, "Barista", model.Activated, 12, 3}); err != nil || of != 2 || len(top) != 1 || top[0] != want {
		t.Errorf("%+v of %d, %v", top, of, err)
	}
}

// BenchmarkOverview counts 10,000 jobs, of which each was viewed on ten days, and 20,000 applications,
// a tenth of them with a verdict.
func BenchmarkOverview(b *testing.B) {
	s := opened(b)
	ctx, noon := b.Context(), time.UnixMilli(1_800_000_000_000)
	jobs := make([]model.Job, 10_000)
	for day := range 10 {
		for i := range jobs {
			jobs[i] = model.Job{ID: int64(i + 1), Title: fmt.Sprint("Job ", i), Status: model.Activated, Applies: i % 90, Views: i%5000 + day}
		}
		modeltest.Must(b, s.PutJobs(ctx, jobs, noon.AddDate(0, 0, day)))
	}
	fill(b, s, 20_000)
	for id := int64(1); id <= 20_000; id += 10 {
		if _, _, err := s.ChangeReview(ctx, id/1000, id, noon, func(r *model.Review) { r.Verdict = model.Yes }); err != nil {
			b.Fatal(err)
		}
	}
	var bounds []time.Time
	for day := -100; day <= 10; day++ {
		bounds = append(bounds, noon.AddDate(0, 0, day))
	}
	took := map[string]time.Duration{}
	measure := func(what string, do func() error) {
		begun := time.Now()
		modeltest.Must(b, do())
		took[what] += time.Since(begun)
	}
	for b.Loop() {
		var ids []int64
		measure("top", func() error {
			top, _, err := s.TopJobs(ctx, 20)
			for _, j := range top {
				ids = append(ids, j.ID)
			}
			return err
		})
		measure("views", func() error { _, err := s.JobViews(ctx, ids, Day(noon)); return err })
		measure("unread", func() error { _, err := s.UnreadJobs(ctx); return err })
		measure("note", func() error {
			return s.write(ctx, "note views", func(tx *sql.Tx) error { return putViews(ctx, tx, noon.AddDate(0, 0, 9)) })
		})
		measure("days", func() error { _, err := s.AppliedIn(ctx, bounds); return err })
		measure("progress", func() error { _, err := s.Progress(ctx, nil); return err })
	}
	for what, all := range took {
		b.ReportMetric(float64(all.Microseconds())/1000/float64(b.N), "ms/"+what)
	}
}

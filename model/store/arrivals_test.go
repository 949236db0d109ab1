package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// arrivalOf returns an arrival of a job, with the name and contacts of applicant n.
func arrivalOf(jobID int64, n int, at time.Time) model.Arrival {
	return model.Arrival{
		JobID: jobID, Received: at, FirstName: fmt.Sprintf("Olena%c", 'a'+n), LastName: "Kovalenko", Phone: fmt.Sprintf("+38067123%04d", n),
		Email: "no-email@candidates.example.com", Digest: fmt.Sprintf("%d/%d", jobID, n),
	}
}

// applied returns the application of an arrival.
func applied(a model.Arrival, id int64) model.Candidate {
	return model.Candidate{ID: id, JobID: a.JobID, Date: a.Received, Applicant: model.Applicant{Name: a.Name(), Contacts: model.Contacts{Phone: a.Phone, Opened: true}}}
}

// news lists the applications noted as new, in order.
func news(t *testing.T, s *Store) (out string) {
	t.Helper()
	found, err := s.NewApplications(t.Context(), 0, 100)
	modeltest.Must(t, err)
	for _, n := range found {
		out += fmt.Sprintf("%d:%d/%d ", n.JobID, n.ApplyID, n.ArrivalID)
	}
	return out
}

// TestAnArrivalIsNewOnce: by the callback and by the applicants, whichever comes first,
// and however often.
func TestAnArrivalIsNewOnce(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s, other := open2(t)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 1}, {ID: 6, Applies: 9}}, at))
	// One job was read to its end before.
	was := model.Candidate{ID: 1, JobID: 5, Date: at, Applicant: model.Applicant{Name: "Somebody Else"}}
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{was}, at))
	endSync(t, s, 5, Sync{At: at, Complete: true, Applies: 1}, []int64{1})
	if got := news(t, s); got != "" {
		t.Errorf("after a first read there is %s", got)
	}
	since := other.Opened()
	_, since, err := other.Changed(ctx, since)
	modeltest.Must(t, err)

	first, second := arrivalOf(5, 1, at.Add(time.Minute)), arrivalOf(5, 2, at.Add(2*time.Minute))
	kept, fresh, err := s.PutArrival(ctx, first)
	if err != nil || !fresh || kept.ID == 0 || kept.ApplyID != 0 {
		t.Fatal(kept, fresh, err)
	}
	again, fresh, err := other.PutArrival(ctx, first)
	if err != nil || fresh || again.ID != kept.ID {
		t.Errorf("the same content again: %+v, %v, %v", again, fresh, err)
	}
	parts, _, err := other.Changed(ctx, since)
	if err != nil || len(parts) != 1 || parts[0] != ApplicantsOf(5) {
		t.Errorf("another copy sees %v, %v", parts, err)
	}
	if waiting, err := other.Arrivals(ctx, 5); err != nil || len(waiting) != 1 || waiting[0].Name() != first.Name() {
		t.Errorf("waiting are %+v, %v", waiting, err)
	}
	if unseen, err := s.Unviewed(ctx); err != nil || unseen[5] != 2 {
		t.Errorf("unseen are %v, %v", unseen, err)
	}

	// The callback comes first for one application, the read of the applicants for the
	// other.
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{was, applied(first, 7), applied(second, 8)}, at.Add(3*time.Minute)))
	late, fresh, err := s.PutArrival(ctx, second)
	if err != nil || !fresh || late.ApplyID != 8 {
		t.Errorf("known applications: %+v, %v, %v", late, fresh, err)
	}
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{was, applied(first, 7), applied(second, 8)}, at.Add(4*time.Minute)))
	if got := news(t, s); got != "5:7/1 5:8/2 " {
		t.Errorf("new are %s", got)
	}
	if waiting, err := s.Arrivals(ctx, 0); err != nil || len(waiting) != 0 {
		t.Errorf("still waiting: %+v, %v", waiting, err)
	}
	if unseen, err := s.Unviewed(ctx); err != nil || unseen[5] != 3 {
		t.Errorf("unseen are %v, %v", unseen, err)
	}

	// Only one window runs the hook of each.
	for _, want := range []bool{true, false} {
		if ok, err := s.TakeHook(ctx, 1); err != nil || ok != want {
			t.Errorf("the hook: %v, %v", ok, err)
		}
	}
}

// TestADroppedArrivalStaysDropped, also if its callback comes again.
func TestADroppedArrivalStaysDropped(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	a, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	_, _, err = s.ChangeReview(ctx, 5, -a.ID, at, func(r *model.Review) { r.Note = "not him" })
	modeltest.Must(t, err)
	_, err = s.Enlist(ctx, "second round", []int64{-a.ID}, at)
	modeltest.Must(t, err)
	_, err = s.Enlist(ctx, "third round", []int64{-a.ID, 3}, at)
	modeltest.Must(t, err)
	modeltest.Must(t, s.DropArrival(ctx, a, time.Now()))
	if all, err := s.Reviews(ctx, 0); err != nil || len(all) != 0 {
		t.Errorf("reviews are left: %+v, %v", all, err)
	}
	if lists, err := s.Shortlists(ctx); err != nil || len(lists) != 1 || !slices.Equal(lists[0].Applies, []int64{3}) {
		t.Errorf("shortlists are %+v, %v", lists, err)
	}
	if _, fresh, err := s.PutArrival(ctx, arrivalOf(5, 1, at)); err != nil || fresh {
		t.Error("it is kept again", err)
	}
	if waiting, err := s.Arrivals(ctx, 0); err != nil || len(waiting) != 0 || news(t, s) != "" {
		t.Errorf("waiting are %+v, %v; new %s", waiting, err, news(t, s))
	}
}

// TestReviewsOfAnArrivalGoToItsApplication, also from a window that still shows the
// arrival, or undoes a step.
func TestReviewsOfAnArrivalGoToItsApplication(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	a, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	_, err = s.Enlist(ctx, "second round", []int64{-a.ID}, at)
	modeltest.Must(t, err)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{applied(a, 7)}, at))

	_, is, err := s.ChangeReview(ctx, 5, -a.ID, at, func(r *model.Review) { r.Verdict = model.Yes })
	if err != nil || is.ApplyID != 7 {
		t.Errorf("the review is of %d, %v", is.ApplyID, err)
	}
	for _, id := range []int64{7, -a.ID} {
		if r, err := s.Review(ctx, id); err != nil || r.ApplyID != 7 || r.Verdict != model.Yes {
			t.Errorf("the review of %d is %+v, %v", id, r, err)
		}
		if names, err := s.ShortlistsOf(ctx, id); err != nil || len(names) != 1 {
			t.Errorf("%d is on %v, %v", id, names, err)
		}
	}
	if all, err := s.Reviews(ctx, 0); err != nil || len(all) != 1 {
		t.Errorf("reviews are %+v, %v", all, err)
	}
	if added, err := s.Enlist(ctx, "second round", []int64{-a.ID}, at); err != nil || len(added) != 0 {
		t.Errorf("added are %v, %v", added, err)
	}
	taken, err := s.Delist(ctx, "second round", []int64{-a.ID}, time.Now())
	if err != nil || len(taken.Places) != 1 {
		t.Fatalf("taken off are %+v, %v", taken, err)
	}
	taken.Places[0].ApplyID = -a.ID // by a window that still showed it
	modeltest.Must(t, s.Relist(ctx, taken, time.Now()))
	if lists, err := s.Shortlists(ctx); err != nil || len(lists) != 1 || !slices.Equal(lists[0].Applies, []int64{7}) {
		t.Errorf("shortlists are %+v, %v", lists, err)
	}
	_, _, err = s.ChangeReview(ctx, 5, -a.ID, at, func(r *model.Review) { r.Verdict = model.Undecided })
	modeltest.Must(t, err)
	if all, err := s.Reviews(ctx, 0); err != nil || len(all) != 0 {
		t.Errorf("reviews are %+v, %v", all, err)
	}
}

// TestAnArrivalsReviewIsJoined with the review of its application, and every window
// sees the change.
func TestAnArrivalsReviewIsJoined(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s, other := open2(t)
	a, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	for id, note := range map[int64]string{-a.ID: "call her", 7: "again"} {
		_, _, err = s.ChangeReview(ctx, 5, id, at, func(r *model.Review) { r.Note = note })
		modeltest.Must(t, err)
		_, err = s.Enlist(ctx, "second round", []int64{id}, at)
		modeltest.Must(t, err)
	}
	_, _, err = s.ChangeReview(ctx, 5, -a.ID, at, func(r *model.Review) { r.Verdict, r.Rating, r.Tags = model.Yes, 4, []string{"go"} })
	modeltest.Must(t, err)
	_, _, err = s.ChangeReview(ctx, 5, 7, at, func(r *model.Review) { r.Verdict, r.Tags = model.Maybe, []string{"kyiv"} })
	modeltest.Must(t, err)
	_, since, err := other.Changed(ctx, other.Opened())
	modeltest.Must(t, err)

	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{applied(a, 7)}, at))
	want := model.Review{ApplyID: 7, JobID: 5, Verdict: model.Maybe, Rating: 4, Tags: []string{"go", "kyiv"}, Note: "again\n\ncall her", Changed: at}
	all, err := s.Reviews(ctx, 0)
	if diff := cmp.Diff([]model.Review{want}, all); diff != "" || err != nil {
		t.Error(err, diff)
	}
	if lists, err := s.Shortlists(ctx); err != nil || len(lists) != 1 || !slices.Equal(lists[0].Applies, []int64{7}) {
		t.Errorf("shortlists are %+v, %v", lists, err)
	}
	parts, now, err := other.Changed(ctx, since)
	if err != nil || !slices.Contains(parts, PartReviews) || !slices.Contains(parts, ApplicantsOf(5)) {
		t.Errorf("another copy hears of %v, %v", parts, err)
	}
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{applied(a, 7)}, at))
	if parts, _, err := other.Changed(ctx, now); err != nil || slices.Contains(parts, PartReviews) {
		t.Errorf("another copy hears of %v, %v", parts, err)
	}
}

// TestAViewOfAnArrivalIsOneOfItsApplication: every window shows it as viewed, and its
// view is sent to the service once the application is read.
func TestAViewOfAnArrivalIsOneOfItsApplication(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s, other := open2(t)
	a, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	gone, _, err := s.PutArrival(ctx, arrivalOf(5, 2, at))
	modeltest.Must(t, err)
	_, since, err := other.Changed(ctx, other.Opened())
	modeltest.Must(t, err)
	unseen := func(want int) {
		t.Helper()
		if n, err := other.Unviewed(ctx); err != nil || n[5] != want {
			t.Errorf("%v are unseen, %v; want %d", n, err, want)
		}
	}
	unseen(2)
	for range 2 {
		if id, err := s.ViewArrival(ctx, a.ID, at); err != nil || id != 0 {
			t.Errorf("application %d, %v", id, err)
		}
	}
	unseen(1)
	parts, since, err := other.Changed(ctx, since)
	if err != nil || !slices.Contains(parts, ApplicantsOf(5)) {
		t.Errorf("another copy hears of %v, %v", parts, err)
	}
	if in, err := other.Arrivals(ctx, 5); err != nil || !in[1].Candidate().Viewed || in[0].Candidate().Viewed {
		t.Errorf("arrivals are %+v, %v", in, err)
	}

	c := applied(a, 7)
	people := []model.Candidate{c}
	modeltest.Must(t, s.PutCandidates(ctx, 5, people, at))
	if !people[0].Viewed {
		t.Error("whoever read the applicants takes it for unseen")
	}
	unseen(1)
	waiting, err := other.Outbox(ctx)
	if err != nil || len(waiting) != 1 || waiting[0].Kind != model.OutgoingView || waiting[0].ApplyID != 7 || waiting[0].JobID != 5 || !waiting[0].Queued.Equal(at) {
		t.Errorf("what waits is %+v, %v", waiting, err)
	}
	if parts, _, err := other.Changed(ctx, since); err != nil || !slices.Contains(parts, PartOutbox) {
		t.Errorf("another copy hears of %v, %v", parts, err)
	}
	if id, err := s.ViewArrival(ctx, a.ID, at); err != nil || id != 7 {
		t.Errorf("application %d, %v", id, err)
	}
	modeltest.Must(t, s.DropArrival(ctx, gone, time.Now()))
	if _, err := s.ViewArrival(ctx, gone.ID, at); !errors.Is(err, ErrNone) {
		t.Errorf("a view without an application: %v", err)
	}
}

// TestNoReviewOfADismissedArrivalIsKept, although another window may still show it.
func TestNoReviewOfADismissedArrivalIsKept(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	a, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	modeltest.Must(t, s.DropArrival(ctx, a, time.Now()))
	_, is, err := s.ChangeReview(ctx, 5, -a.ID, at, func(r *model.Review) { r.Note = "call her" })
	if err != nil || !is.Blank() {
		t.Errorf("%+v, %v", is, err)
	}
	if added, err := s.Enlist(ctx, "second round", []int64{-a.ID}, at); !errors.Is(err, ErrNone) || len(added) != 0 {
		t.Errorf("added are %v, %v", added, err)
	}
	if added, err := s.Enlist(ctx, "third round", []int64{-a.ID, 7}, at); err != nil || !slices.Equal(added, []int64{7}) {
		t.Errorf("added are %v, %v", added, err)
	}
	if all, err := s.Reviews(ctx, 0); err != nil || len(all) != 0 {
		t.Errorf("reviews are %+v, %v", all, err)
	}
	if lists, err := s.Shortlists(ctx); err != nil || len(lists) != 1 || !slices.Equal(lists[0].Applies, []int64{7}) {
		t.Errorf("shortlists are %+v, %v", lists, err)
	}
}

// TestAnUnfinishedReadIsContinued in the background, at growing intervals while it does
// not finish.
func TestAnUnfinishedReadIsContinued(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Applies: 10}}, at))
	due := func(applies int, now time.Time) bool {
		t.Helper()
		jobs, err := s.Due(ctx, []model.Job{{ID: 5, Applies: applies}}, now)
		modeltest.Must(t, err)
		return len(jobs) == 1
	}
	was := applied(arrivalOf(5, 1, at), 1)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{was}, at)) // and killed
	if due(10, at) || !due(11, at) {
		t.Error("only the jobs with new applicants are to be read")
	}
	before := time.Duration(0)
	for n := range 12 {
		endSync(t, s, 5, Sync{At: at, Applies: -1}, []int64{1})
		modeltest.Must(t, s.ReadFailed(ctx, 5, at))
		wait := time.Duration(0)
		for ; !due(11, at.Add(wait)) && wait < 3*longestTry; wait += firstTry / 4 {
		}
		if wait < before || wait < firstTry/2 || wait > longestTry {
			t.Errorf("it waits %v after failure %d, %v before", wait, n+1, before)
		}
		if moved, err := s.Moved(ctx, []model.Job{{ID: 5, Applies: 11}}, time.Now()); err != nil || len(moved) != 1 {
			t.Errorf("moved are %v, %v", moved, err)
		}
		before = min(wait, longestTry/2)
	}
	if !due(11, at.Add(-longestTry)) {
		t.Error("after the clock was set back it waits for that")
	}
	endSync(t, s, 5, Sync{At: at, Complete: true, Applies: 11}, []int64{1})
	if due(11, at) || !due(12, at) {
		t.Error("after a read to the end it is read again, or waits still")
	}
}

// TestNamesakesAreMatched, in whichever order the callback and the service send them.
func TestNamesakesAreMatched(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	without := func(c model.Candidate, name string) model.Candidate {
		c.Applicant.Name, c.Applicant.Contacts = c.Applicant.Name+name, model.Contacts{}
		return c
	}
	matched := arrivalOf(5, 1, at)
	again := matched
	again.Digest, again.Received = "again", at.Add(time.Minute)
	late := matched
	late.Received = at.Add(2 * time.Hour)
	for name, c := range map[string]struct {
		people  []model.Candidate // all but the first belong to the callbacks, in their order
		matched []model.Arrival
	}{
		"a namesake without contacts":     {[]model.Candidate{without(applied(matched, 6), ""), applied(matched, 7)}, []model.Arrival{matched}},
		"two callbacks for one applicant": {[]model.Candidate{applied(arrivalOf(5, 2, at), 6), applied(matched, 7), applied(again, 8)}, []model.Arrival{matched, again}},
		"a callback that is late":         {[]model.Candidate{applied(arrivalOf(5, 2, at), 6), without(applied(matched, 7), "")}, []model.Arrival{late}},
		"a patronymic more":               {[]model.Candidate{applied(arrivalOf(5, 2, at), 6), without(applied(matched, 7), " Petrivna")}, []model.Arrival{matched}},
	} {
		for _, first := range []string{"callback", "service"} {
			s := memory(t)
			modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5}}, at.Add(-time.Hour)))
			callbacks := func() {
				for _, a := range c.matched {
					_, _, err := s.PutArrival(ctx, a)
					modeltest.Must(t, err)
				}
			}
			if first == "callback" {
				callbacks()
			}
			readToEnd(t, s, 5, len(c.people), at.Add(time.Hour), c.people...)
			if first == "service" {
				callbacks()
			}
			for i := range c.matched {
				a, err := s.Arrival(ctx, int64(i+1))
				want := c.people[i+1].ID
				if first == "callback" && i > 0 { // it looks like a repetition; the list shows that it is another one
					want = -1
				}
				if err != nil || a.ApplyID != want {
					t.Errorf("%s, %s first: arrival %d is %d, %v; want %d", name, first, i+1, a.ApplyID, err, want)
				}
			}
			if found, err := s.NewApplications(ctx, 0, 100); err != nil || len(found) != len(c.people) {
				t.Errorf("%s, %s first: new are %+v, %v", name, first, found, err)
			}
		}
	}

	// A second application of a known applicant is new.
	s := memory(t)
	old := applied(matched, 7)
	old.Date = at.Add(-6 * 24 * time.Hour)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{old}, at.Add(-5*24*time.Hour)))
	if a, _, err := s.PutArrival(ctx, matched); err != nil || a.ApplyID != 0 {
		t.Errorf("a second application is %d, %v", a.ApplyID, err)
	}
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{old}, at))
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{old, applied(matched, 8)}, at))
	if a, err := s.Arrival(ctx, 1); err != nil || a.ApplyID != 8 {
		t.Errorf("a second application is %d, %v", a.ApplyID, err)
	}
}

// TestAnArrivalOfAKnownApplicationIsNotDropped, and keeps its review.
func TestAnArrivalOfAKnownApplicationIsNotDropped(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	a, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	_, _, err = s.ChangeReview(ctx, 5, -a.ID, at, func(r *model.Review) { r.Note = "call her" })
	modeltest.Must(t, err)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{applied(a, 7)}, at))
	if err := s.DropArrival(ctx, a, time.Now()); !errors.Is(err, ErrNone) {
		t.Errorf("it is dropped: %v", err)
	}
	if now, err := s.Arrival(ctx, a.ID); err != nil || now.ApplyID != 7 {
		t.Errorf("it is %+v, %v", now, err)
	}
	if r, err := s.Review(ctx, 7); err != nil || r.Note != "call her" {
		t.Errorf("its review is %+v, %v", r, err)
	}
}

// TestAnUnreadableArrivalIsNotCounted, since the person cannot see it.
func TestAnUnreadableArrivalIsNotCounted(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	_, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	_, err = s.db.Exec("INSERT INTO arrivals (digest, job_id, apply_id, data) VALUES ('x', 5, 0, '{\"JobID')")
	modeltest.Must(t, err)
	if waiting, err := s.Arrivals(ctx, 5); err != nil || len(waiting) != 1 {
		t.Errorf("waiting are %+v, %v", waiting, err)
	}
	if unseen, err := s.Unviewed(ctx); err != nil || unseen[5] != 1 {
		t.Errorf("unseen are %v, %v", unseen, err)
	}
}

// TestLittleIsKeptOfAMatchedArrival: only its files, until its application has its CV
// or is gone from the service.
func TestLittleIsKeptOfAMatchedArrival(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s := memory(t)
	ended := Sync{At: at, Complete: true, Applies: 1}
	kept := func() (out string) {
		t.Helper()
		modeltest.Must(t, s.db.QueryRow("SELECT group_concat(data, ' ') FROM arrivals").Scan(&out))
		return out
	}
	var people []model.Candidate
	var ids []int64
	for n := range 3 { // the callback of the last one is late
		a := arrivalOf(5, n, at)
		a.Attachments = []model.CV{{Name: "kovalenko.pdf", Type: "CV", Ref: fmt.Sprintf("file-%d", n)}}
		people, ids = append(people, applied(a, int64(7+n))), append(ids, int64(7+n))
		if n == 2 {
			modeltest.Must(t, s.PutCandidates(ctx, 5, people, at))
		}
		_, _, err := s.PutArrival(ctx, a)
		modeltest.Must(t, err)
	}
	endSync(t, s, 5, ended, ids)
	if data := kept(); strings.Contains(data, "Olena") || strings.Contains(data, "067") {
		t.Errorf("of those who were read it keeps %s", data)
	}
	if files, err := s.Attachments(ctx); err != nil || len(files) != 3 {
		t.Errorf("needed are %v, %v", files, err)
	}
	people[0].CV = &model.CV{Ref: "7"}
	modeltest.Must(t, s.PutCandidates(ctx, 5, people[:2], at))
	endSync(t, s, 5, Sync{At: at, Applies: -1}, ids[:2]) // cut short
	if data := kept(); strings.Count(data, "kovalenko.pdf") != 3 {
		t.Errorf("after a read that was cut short it keeps %s", data)
	}
	endSync(t, s, 5, ended, ids[:2])
	if files, err := s.Attachments(ctx); err != nil || len(files) != 1 || !files["file-1"] || strings.Count(kept(), "kovalenko.pdf") != 1 {
		t.Errorf("needed are %v, %v; it keeps %s", files, err, kept())
	}
}

// TestAViewIsQueuedAlsoIfTheWriteRunsAgain, as it does if another window has mended the
// store meanwhile.
func TestAViewIsQueuedAlsoIfTheWriteRunsAgain(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	a, b := open2(t)
	just, _, err := b.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	_, err = b.ViewArrival(ctx, just.ID, at)
	modeltest.Must(t, err)
	modeltest.Must(t, a.mend(a.db))
	people := []model.Candidate{applied(just, 7)}
	modeltest.Must(t, b.PutCandidates(ctx, 5, people, at))
	if waiting, err := b.Outbox(ctx); err != nil || len(waiting) != 1 || waiting[0].ApplyID != 7 || !people[0].Viewed {
		t.Errorf("to be sent is %+v, %v; shown as viewed: %v", waiting, err, people[0].Viewed)
	}
}

// TestAFailedViewIsNotShownAsViewed: the transaction fails at its end.
func TestAFailedViewIsNotShownAsViewed(t *testing.T) {
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	s, _ := open2(t)
	just, _, err := s.PutArrival(ctx, arrivalOf(5, 1, at))
	modeltest.Must(t, err)
	_, err = s.ViewArrival(ctx, just.ID, at)
	modeltest.Must(t, err)
	_, err = s.db.Exec("CREATE TRIGGER full BEFORE INSERT ON synced BEGIN SELECT RAISE(ABORT, 'full'); END")
	modeltest.Must(t, err)
	people := []model.Candidate{applied(just, 7)}
	if err := s.PutCandidates(ctx, 5, people, at); err == nil || people[0].Viewed {
		t.Errorf("%v; viewed %v", err, people[0].Viewed)
	}
}

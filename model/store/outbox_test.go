package store

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

func view(jobID, applyID int64, queued time.Time) model.Outgoing {
	return model.Outgoing{Kind: model.OutgoingView, JobID: jobID, ApplyID: applyID, Queued: queued}
}

func change(jobID int64, c model.StatusChange, was model.JobStatus, queued time.Time) model.Outgoing {
	return model.Outgoing{Kind: model.OutgoingStatus, JobID: jobID, Change: c, Was: was, Queued: queued}
}

// TestTheOutboxKeepsItsOrder, also after the clock was set back.
func TestTheOutboxKeepsItsOrder(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	modeltest.Must(t, a.PutCandidates(ctx, 5, []model.Candidate{{ID: 7, JobID: 5}}, now))
	want := []model.Outgoing{
		view(5, 7, now),
		view(5, 8, now.Add(-time.Hour)), // the clock was set back
		change(6, model.Stop, model.Activated, now.Add(-time.Hour)),
		change(5, model.Delete, model.Stopped, now.Add(-time.Minute)),
	}
	for _, o := range []model.Outgoing{
		want[0], change(5, model.Activate, model.Stopped, now), want[1], want[2],
		view(5, 7, now.Add(time.Hour)), // waits already
		want[3],                        // replaces the first change of job 5, at the end
	} {
		if _, err := a.Queue(ctx, o); err != nil {
			t.Fatal(err)
		}
	}
	if unseen, err := b.Unviewed(ctx); err != nil || unseen[5] != 0 {
		t.Errorf("who was opened is unseen: %v, %v", unseen, err)
	}
	got, err := b.Outbox(ctx)
	if err != nil || len(got) != len(want) {
		t.Fatal(got, err)
	}
	for i := range got {
		want[i].ID = got[i].ID
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}

	claim := func(s *Store, id int64, want error) (o model.Outgoing) {
		t.Helper()
		o, err := s.Claim(ctx, id, now)
		if !errors.Is(err, want) {
			t.Errorf("claimed: %+v, %v, want %v", o, err, want)
		}
		return o
	}
	if o := claim(b, got[2].ID, nil); o.Tries != 0 {
		t.Errorf("what is claimed is as it was before: %+v", o)
	}
	claim(a, got[2].ID, ErrTaken) // b delivers
	for _, s := range []*Store{a, b} {
		if err := s.Drop(ctx, got[2].ID, now); !errors.Is(err, ErrOnItsWay) {
			t.Errorf("dropped while it was being sent: %v", err)
		}
	}
	modeltest.Must(t, b.Failed(ctx, got[2].ID, "why", "Code", true))
	claim(b, got[2].ID, ErrNone) // held
	claim(b, got[0].ID, nil)
	modeltest.Must(t, b.Deliver(ctx, got[0], ""))
	if c, err := a.Candidate(ctx, 7); err != nil || !c.Viewed {
		t.Error(c, err)
	}
	if unseen, err := a.Unviewed(ctx); err != nil || unseen[5] != 0 {
		t.Error(unseen, err)
	}
	if err := a.Drop(ctx, got[1].ID, now); err != nil {
		t.Error(err)
	}
	if err := a.Drop(ctx, got[1].ID, now); !errors.Is(err, ErrNone) {
		t.Errorf("dropped twice: %v", err)
	}
	claim(b, got[1].ID, ErrNone)
	want = want[2:]
	want[0].Tries, want[0].Tried, want[0].Why, want[0].Code, want[0].Held = 1, now, "why", "Code", true
	got, err = a.Outbox(ctx)
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	for _, id := range []int64{want[0].ID, want[1].ID} {
		modeltest.Must(t, a.Retry(ctx, id, model.Deactivated))
	}
	got, err = a.Outbox(ctx)
	if err != nil || got[0].Held || got[0].Was != model.Deactivated || got[1].Was != model.Stopped {
		t.Error(got, err)
	}

	// The next change of a job starts from the status of the delivered one.
	next := change(6, model.Delete, model.Activated, now)
	if next.ID, err = a.Queue(ctx, next); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, b.Deliver(ctx, got[0], model.Stopped))
	got, err = a.Outbox(ctx)
	if err != nil || len(got) != 2 || got[1].ID != next.ID || got[1].Was != model.Stopped {
		t.Error(got, err)
	}
}

func TestOneCopyHasADutyAtATime(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	takes := func(s *Store, at time.Time, want bool, why string) {
		t.Helper()
		if ok, err := s.TakeDuty(ctx, DutyDelivery, at); ok != want || err != nil {
			t.Errorf("%s: %v, %v", why, ok, err)
		}
	}
	takes(a, now, true, "no copy had it")
	takes(a, now, true, "confirmed")
	takes(b, now, false, "a has it")
	if ok, err := b.TakeDuty(ctx, DutyApplicants, now); !ok || err != nil {
		t.Errorf("it is another duty: %v", err)
	}
	modeltest.Must(t, b.LeaveDuty(ctx, DutyDelivery))
	takes(b, now, false, "it is not b's to leave")
	modeltest.Must(t, a.LeaveDuty(ctx, DutyDelivery))
	takes(b, now, true, "a has left it")
	takes(a, now.Add(dutyFor+time.Second), true, "b is silent")
	owner := a.owner
	a.owner = ended(t, owner)
	takes(a, now, true, "the clock was set back: the sign of life is from the future")
	takes(b, now, true, "that process has ended")
}

// TestAReadThatBeganBeforeAViewKeepsTheView, in whichever window it runs.
func TestAReadThatBeganBeforeAViewKeepsTheView(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	unseen := []model.Candidate{{ID: 7, JobID: 5, Status: model.Received}}
	modeltest.Must(t, a.PutCandidates(ctx, 5, unseen, now))
	modeltest.Must(t, b.Deliver(ctx, view(5, 7, now), ""))
	modeltest.Must(t, a.PutCandidates(ctx, 5, unseen, now))
	c, err := a.Candidate(ctx, 7)
	if n, err2 := a.Unviewed(ctx); err != nil || err2 != nil || !c.Viewed || n[5] != 0 {
		t.Errorf("%+v, %v unseen, %v, %v", c, n, err, err2)
	}
	modeltest.Must(t, a.Unview(ctx, 7))
	c, err = a.Candidate(ctx, 7)
	if n, err2 := a.Unviewed(ctx); err != nil || err2 != nil || c.Viewed || n[5] != 1 {
		t.Errorf("%+v, %v unseen, %v, %v", c, n, err, err2)
	}
}

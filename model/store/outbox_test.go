package store

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
)

func view(jobID, applyID int64, queued time.Time) model.Outgoing {
	return model.Outgoing{Kind: model.OutgoingView, JobID: jobID, ApplyID: applyID, Queued: queued}
}

func change(jobID int64, c model.StatusChange, was model.JobStatus, queued time.Time) model.Outgoing {
	return model.Outgoing{Kind: model.OutgoingStatus, JobID: jobID, Change: c, Was: was, Queued: queued}
}

// TestTheOutboxKeepsItsOrder whatever the clock does.
func TestTheOutboxKeepsItsOrder(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	if err := a.PutCandidates(ctx, 5, []model.Candidate{{ID: 7, JobID: 5}}, now); err != nil {
		t.Fatal(err)
	}
	want := []model.Outgoing{
		view(5, 7, now),
		view(5, 8, now.Add(-time.Hour)), // the clock was set back
		change(6, model.Stop, model.Activated, now.Add(-time.Hour)),
		change(5, model.Delete, model.Stopped, now.Add(-time.Minute)),
	}
	for _, o := range []model.Outgoing{
		want[0], change(5, model.Activate, model.Stopped, now), want[1], want[2],
		view(5, 7, now.Add(time.Hour)), // waits already
		want[3],                        // in the place of the first wish for job 5, at the end
	} {
		if _, err := a.Queue(ctx, o); err != nil {
			t.Fatal(err)
		}
	}
	if unseen, err := b.Unseen(ctx); err != nil || unseen[5] != 0 {
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

	if err := b.Tried(ctx, got[2].ID, now, "why", true); err != nil {
		t.Fatal(err)
	}
	if err := b.EndOutgoing(ctx, got[0], true); err != nil {
		t.Fatal(err)
	}
	if err := a.EndOutgoing(ctx, got[0], true); !errors.Is(err, ErrNone) {
		t.Errorf("ended twice: %v", err)
	}
	if c, err := a.Candidate(ctx, 7); err != nil || !c.Viewed {
		t.Error(c, err)
	}
	want = want[1:]
	want[1].Tries, want[1].Tried, want[1].Why, want[1].Held = 1, now, "why", true
	got, err = a.Outbox(ctx)
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if err := a.Retry(ctx, want[1].ID, model.Deactivated); err != nil {
		t.Fatal(err)
	}
	got, err = a.Outbox(ctx)
	if err != nil || got[1].Held || got[1].Was != model.Deactivated {
		t.Error(got, err)
	}
}

func TestOneCopyDeliversAtATime(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	takes := func(s *Store, at time.Time, want bool, why string) {
		t.Helper()
		if ok, err := s.TakeDelivery(ctx, at); ok != want || err != nil {
			t.Errorf("%s: %v, %v", why, ok, err)
		}
	}
	takes(a, now, true, "nobody had it")
	takes(a, now, true, "confirmed")
	takes(b, now, false, "a has it")
	if err := b.LeaveDelivery(ctx); err != nil {
		t.Fatal(err)
	}
	takes(b, now, false, "it is not b's to leave")
	if err := a.LeaveDelivery(ctx); err != nil {
		t.Fatal(err)
	}
	takes(b, now, true, "a has left it")
	takes(a, now.Add(dutyFor+time.Second), true, "b is silent")
	owner := a.owner
	a.owner = ended(t, owner)
	takes(a, now, true, "the clock was set back: the sign of life is from the future")
	takes(b, now, true, "that process has ended")
}

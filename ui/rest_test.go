package ui

import (
	"context"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/ui/action"
	"shortlist/ui/layout"
	"shortlist/ui/uitest"
	"shortlist/ui/workspace"
)

// counting counts how often the store is asked for applicants.
type counting struct {
	crowd
	reads *atomic.Int64
}

func (c counting) CachedApplicants(ctx context.Context, jobID int64) (account.Applicants, error) {
	c.reads.Add(1)
	return c.crowd.CachedApplicants(ctx, jobID)
}

func TestAHeldKeyReadsNothingOnItsWay(t *testing.T) {
	t.Parallel()
	clock := uitest.NewClock(morning)
	s := newStage(t, Options{Now: clock.Now}, clock)
	var reads atomic.Int64
	s.model.use(counting{crowd{n: 40}, &reads})
	s.start(120, 40)
	t.Cleanup(s.End)
	before := reads.Load()
	shown := s.model.panes.Applicants.Job()
	for range 25 {
		s.Tap(action.Down)
		s.Settle()
		s.Advance(workspace.CursorDelay / 2)
	}
	under, _ := s.model.panes.Jobs.Current()
	if got := reads.Load() - before; got != 0 || s.model.panes.Applicants.Job().ID != shown.ID {
		t.Errorf("on its way it has read %d times, and shows the applicants of job %d", got, s.model.panes.Applicants.Job().ID)
	}
	s.Pane(layout.Detail).Sees(shown.Title)
	s.Advance(workspace.CursorDelay)
	if got := reads.Load() - before; got != 1 || s.model.panes.Applicants.Job().ID != under.ID {
		t.Errorf("at rest on %d it has read %d times, and shows the applicants of job %d", under.ID, got, s.model.panes.Applicants.Job().ID)
	}
	s.Pane(layout.Detail).Sees(under.Title)
}

func TestWhoIsWantedIsNotWaitedFor(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	shown := d.Person()
	for _, key := range []action.Keys{action.NextPane, action.Preview, action.Open} {
		d.Tap(action.Down)
		d.Settle()
		next := d.Person()
		name := strings.Fields(next.Applicant.Name)[0]
		d.Pane(layout.Detail).Sees(strings.Fields(shown.Applicant.Name)[0])
		if next.ID == shown.ID {
			t.Fatal("the cursor has not moved")
		}
		d.Tap(key)
		d.Settle()
		d.Pane(layout.Detail).Sees(name)
		if c, ok := d.model.panes.Candidate.Candidate(); !ok || c.ID != next.ID {
			t.Fatalf("%s shows %s, not %s", key, c.Applicant.Name, next.Applicant.Name)
		}
		d.Advance(workspace.CursorDelay) // nothing is left to come
		if c, _ := d.model.panes.Candidate.Candidate(); c.ID != next.ID {
			t.Fatalf("after %s somebody else has come", key)
		}
		d.Do(action.Back)
		shown = next
	}

	d.Do(action.Back, action.Top)
	d.Tap(action.Down)
	d.Settle()
	j, _ := d.model.panes.Jobs.Current()
	d.Tap(action.Preview) // the job's text, with its own applicants beside it
	d.Settle()
	d.Pane(layout.Detail).Sees(j.Title)
	if got := d.model.panes.Applicants.Job(); got.ID != j.ID {
		t.Errorf("job %d is read beside the applicants of %d", j.ID, got.ID)
	}
}

// TestAtRestNothingIsWritten lets the renderer of a whole program tick, messages
// that change nothing come, and no byte goes to the terminal.
func TestAtRestNothingIsWritten(t *testing.T) {
	if testing.Short() {
		t.Skip("waits for bytes that do not come")
	}
	w := watch(t, 100, int(time.Second/tick))
	defer w.end()
	if n := w.frame(0, 60*tick); n != 0 {
		t.Errorf("in 60 ticks it has written %d bytes", n)
	}
	for range 60 {
		w.Send(struct{}{})
	}
	if n := w.frame(0, 60*tick); n != 0 {
		t.Errorf("for messages that say nothing it has written %d bytes", n)
	}
	if _, err := io.WriteString(w.keys, "j"); err != nil {
		t.Fatal(err)
	}
	if w.frame(uitest.Stuck, tick) == 0 {
		t.Error("nor has it for a key: it was not looked at")
	}
}

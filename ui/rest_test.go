package ui_test

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/uitest"
	"shortlist/ui/workspace"
)

// counting counts how often applicants are read from the store.
type counting struct {
	crowd
	reads *atomic.Int64
}

func (c counting) ListApplicants(ctx context.Context, jobID int64) (account.Applicants, error) {
	c.reads.Add(1)
	return c.crowd.ListApplicants(ctx, jobID)
}

func TestAHeldKeyReadsNothingOnItsWay(t *testing.T) {
	t.Parallel()
	for slow, delay := range map[bool]time.Duration{false: workspace.CursorDelay, true: workspace.SlowCursorDelay} {
		clock := uitest.NewClock(morning)
		var reads atomic.Int64
		s := newStage(t, ui.Options{Now: clock.Now, UI: model.UI{LowBandwidth: slow}}, counting{crowd{n: 40}, &reads}, clock)
		s.start(200, 60)
		t.Cleanup(s.End)
		before := reads.Load()
		shows := func(title string) {
			t.Helper()
			s.Pane(env.DetailPane).Sees(title + "  job")
			s.Pane(env.ApplicantPane).Sees(title)
		}
		shows("Job 39")
		for range 25 {
			s.Tap(action.Down)
			s.Settle()
			s.Advance(delay / 2)
		}
		if got := reads.Load() - before; got != 0 || !strings.Contains(s.Cursor(), "Job 14") {
			t.Errorf("on its way to %q it has read %d times", s.Cursor(), got)
		}
		shows("Job 39")
		s.Advance(delay)
		if got := reads.Load() - before; got != 1 {
			t.Errorf("at rest it has read %d times", got)
		}
		shows("Job 14")
	}
}

func TestWhoIsWantedIsNotWaitedFor(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 200, height: 60})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	shown := d.Person()
	for _, key := range []action.Keys{action.NextPane, action.Preview, action.Open} {
		d.Tap(action.Down)
		d.Settle()
		next := d.Person()
		name := strings.Fields(next.Applicant.Name)[0]
		d.Pane(env.DetailPane).Sees(strings.Fields(shown.Applicant.Name)[0])
		if next.ID == shown.ID {
			t.Fatal("the cursor has not moved")
		}
		d.Tap(key)
		d.Settle()
		d.Pane(env.DetailPane).Sees(name)
		if c := d.Detail(); c.ID != next.ID {
			t.Fatalf("%s shows %s, not %s", key, c.Applicant.Name, next.Applicant.Name)
		}
		d.Advance(workspace.CursorDelay) // nothing is left to come
		if c := d.Detail(); c.ID != next.ID {
			t.Fatalf("after %s somebody else has come", key)
		}
		d.Do(action.Back)
		shown = next
	}

	d.Do(action.Back, action.Top)
	d.Tap(action.Down)
	d.Settle()
	j, _ := d.Current()
	d.Tap(action.Preview) // the job's text, beside its own applicants
	d.Settle()
	d.Pane(env.DetailPane).Sees(j.Title)
	d.Pane(env.ApplicantPane).Sees("Applicants · "+string([]rune(j.Title)[:6]), fmt.Sprintf("%d applicants", j.Applies))
}

// TestNothingIsWrittenAtRest: no byte goes to the terminal while nothing changes, whatever
// messages arrive.
func TestNothingIsWrittenAtRest(t *testing.T) {
	modeltest.SkipInShort(t, "waits for bytes that do not come")
	w := watch(t, 100, runOurs)
	defer w.end()
	if n := w.frame(0, 60*frameTime); n != 0 {
		t.Errorf("in the time of 60 frames it has written %d bytes", n)
	}
	for range 60 {
		w.send(struct{}{})
	}
	if n := w.frame(0, 60*frameTime); n != 0 {
		t.Errorf("for messages that say nothing it has written %d bytes", n)
	}
	if _, err := io.WriteString(w.keys, "j"); err != nil {
		t.Fatal(err)
	}
	if w.frame(uitest.Stuck, frameTime) == 0 {
		t.Error("nor has it for a key: it was not looked at")
	}
}

package ui_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// hear sends news to the dashboard.
func (d *day) hear(e account.Event) {
	d.Helper()
	heard := make(chan struct{})
	go func() {
		defer close(heard)
		for _, e := range []account.Event{e, {}, {}} { // the third is taken once the first is on the loop
			d.news <- e
		}
	}()
	d.stage.Until("the news is heard", func() bool {
		select {
		case <-heard:
			return true
		default:
			return false
		}
	})
	d.Settle()
}

// Until waits for a condition, and meanwhile reads the news of other windows.
func (d *day) Until(what string, holds func() bool) {
	d.Helper()
	d.stage.Until(what, func() bool {
		select {
		case d.hark <- struct{}{}:
		default:
		}
		return holds()
	})
}

// TestAQuestionIsAskedOnce, whatever other windows report, and not again after it was
// put off.
func TestAQuestionIsAskedOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.SendLost("Пекар")
	d.Overlay().Sees(sayWasPublished())
	d.hear(account.Event{Creates: true})
	d.Pause()
	d.Do(action.Back)
	d.SeesNot(sayWasPublished())
	d.hear(account.Event{Creates: true})
	d.SeesNot(sayWasPublished())
	d.Restart()
	d.Overlay().Sees(sayWasPublished())
}

// TestAHeldChangeReadsAsRejected, and can be made again.
func TestAHeldChangeReadsAsRejected(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "runs two windows")
	d := begin(t, setup{})
	job := d.ToJob("ua-nurse")
	d.away()
	d.Do(action.ActivateJob, action.Yes)
	d.Pane(env.JobPane).Sees("activate queued")
	d.service.SetFaults(nil)
	d.service.SetOverLimit(true)
	d.Comes("“" + job.Title + "” was not changed.")
	d.Pane(env.JobPane).Sees("activate rejected")
	d.service.SetOverLimit(false)
	d.ToJob("ua-nurse")
	d.Do(action.ActivateJob, action.Yes)
	d.Sees("“" + job.Title + "” is now active.")
	d.SeesNot(sayUnsent(), "rejected")
}

// TestOneNoticeReportsAllDeliveries, the worst first.
func TestOneNoticeReportsAllDeliveries(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 180})
	refused := d.ToJob("ua-nurse")
	d.away()
	d.Do(action.ActivateJob, action.Yes)
	stopped := d.ToJob("ua-backend")
	d.Do(action.StopJob)
	d.service.SetFaults(nil)
	d.service.SetOverLimit(true)
	deleted := d.ToJob("ua-barista")
	d.Do(action.DeleteJob, action.Yes)
	d.Sees("“"+refused.Title+"” was not changed.", "“"+stopped.Title+"” is now stopped.", "“"+deleted.Title+"” is now deleted.")
	notices := d.Screen().Flat()
	if strings.Index(notices, "was not changed") > strings.Index(notices, sayIsStopped()) {
		t.Error("the worst does not come first")
	}
	d.Pane(env.JobPane).SeesNot(sayQueued())
}

// TestUndoOfAChangeThatWasDeliveredLater undoes it.
func TestUndoOfAChangeThatWasDeliveredLater(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.away()
	d.Do(action.DeleteJob, action.Yes)
	d.service.SetFaults(nil)
	d.Comes("is now deleted.")
	d.Do(action.Undo)
	d.Sees("“" + job.Title + "” is now stopped.")
	if s := d.Record(job.ID).Status; s != model.Stopped {
		t.Error(s)
	}
}

// TestALocalFailureDoesNotEndAnOutage: only an answer of the service does.
func TestALocalFailureDoesNotEndAnOutage(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.away()
	d.Do(action.Refresh)
	d.Sees("offline")
	if err := os.WriteFile(d.dir, nil, 0o600); err != nil { // the folder of saved CVs
		t.Fatal(err)
	}
	d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil })
	d.Do(action.SaveCV)
	d.Sees("offline")
}

// TestADamagedStoreIsReportedUntilItIsRead, and the visible lists are read again.
func TestADamagedStoreIsReportedUntilItIsRead(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.service.ResetRequests()
	d.hear(account.Event{All: true, Damage: "The data on this machine was damaged."})
	d.Overlay().Sees("Please read", "The data on this machine was damaged.")
	d.Advance(time.Minute)
	d.Overlay().Sees("was damaged")
	if n := d.service.Count(sandbox.Applies); n != 1 {
		t.Errorf("%d reads of the applicants in sight", n)
	}
	d.Do(action.Noted)
	d.SeesNot("was damaged")
}

// TestAStoreThatIsOpenElsewhereIsReportedUntilItIsRead, and the dashboard stays usable.
func TestAStoreThatIsOpenElsewhereIsReportedUntilItIsRead(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.hear(account.Event{Held: "Another window on host b has been open since 9:12."})
	d.Overlay().Sees("Please read", "Another window on host b has been open since 9:12.")
	d.Advance(time.Minute)
	d.Do(action.Noted)
	d.SeesNot("host b")
	d.Do(action.Open) // the keys work as before
}

// TestAQuestionAnsweredElsewhereIsNotAsked, and the form of a published job is closed,
// so that it is not sent again (CONTRACT 11).
func TestAQuestionAnsweredElsewhereIsNotAsked(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	other := d.Elsewhere()
	d.SendLost("Пекар")
	d.Overlay().Sees(sayWasPublished())
	intents, err := other.Intents(d.Context())
	if err != nil || len(intents) != 1 {
		t.Fatal(intents, err)
	}
	job, found, err := other.Find(d.Context(), intents[0])
	if err != nil || !found {
		t.Fatal(found, err)
	}
	modeltest.Must(t, other.Settle(d.Context(), intents[0], job.ID))
	d.Until("the question goes", func() bool { return d.BoxTitle() == "" && d.Front() != theForm })
	d.Settle()
	d.Sees(saySaved("Пекар"))
	if made := d.named("Пекар"); len(made) != 1 {
		t.Errorf("%d jobs", len(made))
	}
}

package ui_test

import (
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// away makes every call to the service fail.
func (d *day) away() { d.service.SetFaults(sandbox.Faults{{Cut: true}}) }

// Comes lets time pass until a text is on the screen, five minutes at most.
func (d *day) Comes(shown string) {
	d.Helper()
	for range 5 * 60 {
		if d.Screen().Has(shown) {
			return
		}
		d.Advance(time.Second)
	}
	d.Sees(shown)
}

// TestARejectedViewIsNotRepeatedWithEveryAnswer: a service that rejects views and lists
// everything else got them again with every job that was read.
func TestARejectedViewIsNotRepeatedWithEveryAnswer(t *testing.T) {
	modeltest.SkipInShort(t, "waits for the outbox again and again")
	d := atApplicants(t)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 502, HTML: true}})
	person := d.Person()
	d.Do(action.Open, action.Next)
	d.Sees(sayToSend(2))
	d.Do(action.Back)
	for range 20 {
		d.Advance(5 * time.Second)
		d.Do(action.Refresh) // which is answered
	}
	waiting, err := d.Elsewhere().Outbox(t.Context())
	if err != nil || len(waiting) == 0 {
		t.Fatal(waiting, err)
	}
	if n := waiting[0].Tries; n > 4 {
		t.Errorf("tried %d times in 100 seconds", n)
	}
	d.service.SetFaults(nil)
	d.Advance(4 * time.Minute)
	d.SeesNot(sayUnsent())
	if !d.service.Viewed(person.ID) {
		t.Error("the service never got it")
	}
}

// TestAFailureOfTheServiceIsNotOffline: a change that the service fails at is queued, and the
// notice has the failure and the time of the next try.
func TestAFailureOfTheServiceIsNotOffline(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.ChangeStatus, Status: 500}})
	d.Do(action.StopJob)
	d.Sees("The service failed (500 ServerError). “" + job.Title + "” will be stopped when the service is back. Next try at 09:3")
	d.SeesNot("Offline.")
	d.service.SetFaults(nil)
	d.Comes(sayIsStopped())
}

// TestADayWithoutTheService stops, deletes and reads while nothing answers. Everything
// is kept, shown as waiting, and delivered when the service is back.
func TestADayWithoutTheService(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	stopped := d.ToJob("ua-backend")
	d.Do(action.Open)
	d.away()
	d.Do(action.ShowTab(2), action.Open)
	person := d.Person()
	d.Do(action.Back, action.Back)
	d.ToJob("ua-backend")
	d.Do(action.StopJob)
	d.Sees("will be stopped when the service is back. "+action.Undo.String()+" undoes", "offline", sayToSend(2))
	d.Pane(env.JobPane).Sees("stop queued")
	d.ToJob("ua-barista")
	d.Do(action.DeleteJob, action.Yes)
	d.Sees(sayToSend(3))
	if d.Record(stopped.ID).Status != model.Activated || d.service.Viewed(person.ID) {
		t.Fatal("the service knows already")
	}

	d.Do(action.Outbox)
	d.Overlay().Sees(person.Applicant.Name+" was viewed", "stop “"+stopped.Title+"”", "delete “Бариста”", "since 09:30", "tried")

	if got := d.model.PrintedAtTheEnd(); got != "3 changes are not sent to the service yet. shortlist sends them when you start it again.\n" {
		t.Errorf("the end prints %q", got)
	}
	d.Restart()
	d.Sees(sayToSend(3), "offline")
	d.Pane(env.JobPane).Sees("stop queued", "delete queued")
	d.service.SetFaults(nil)
	d.Comes("is now deleted.")
	d.SeesNot(sayUnsent(), "offline", sayQueued())
	if got := d.model.PrintedAtTheEnd(); got != "" {
		t.Errorf("the end prints %q", got)
	}
	if d.Record(stopped.ID).Status != model.Stopped || d.Job("ua-barista").Status != model.Deleted || d.Events(person.ID) != 1 {
		t.Error("not all was delivered")
	}
	d.Do(action.Outbox)
	d.Sees(sayNotNow("nothing is waiting"))
}

// TestWaitingChangesAreRetriedAndDropped by hand.
func TestWaitingChangesAreRetriedAndDropped(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.away()
	d.Do(action.ShowTab(2), action.Open)
	person := d.Person()
	d.Do(action.Back, action.Back)
	d.ToJob("ua-backend")
	d.Do(action.StopJob, action.Outbox)
	d.Overlay().Sees(person.Applicant.Name+" was viewed", "stop “"+job.Title+"”")
	d.Do(action.Refresh)
	d.Overlay().Sees("stop “" + job.Title + "”")
	d.Do(action.Top, action.Remove)
	d.Sees("Discarded: "+person.Applicant.Name+" was viewed.", sayToSend(1))
	d.Overlay().SeesNot(person.Applicant.Name)
	d.service.SetFaults(nil)
	d.Do(action.Refresh)
	d.Overlay().Sees("Nothing is waiting.")
	d.Do(action.Close)
	if d.Record(job.ID).Status != model.Stopped || d.service.Viewed(person.ID) {
		t.Errorf("the job is %s, viewed %v", d.Record(job.ID).Status, d.service.Viewed(person.ID))
	}
	d.Do(action.Open)
	if row := d.row(person); !strings.Contains(row, "●") {
		t.Errorf("dropped, and not unseen: %q", row)
	}
}

// TestAWaitingChangeIsTakenBack by undo, or by the opposite change.
func TestAWaitingChangeIsTakenBack(t *testing.T) {
	t.Parallel()
	for name, back := range map[string][]action.Keys{"undo": {action.Undo}, "the opposite": {action.ActivateJob, action.Yes}} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			job := d.ToJob("ua-backend")
			d.away()
			d.Do(action.StopJob)
			d.Do(action.StopJob)
			d.Sees(sayNotNow("that change is already queued"))
			d.Do(back...)
			d.Sees(sayUndone("“" + job.Title + "” stays active."))
			d.SeesNot(sayUnsent(), sayQueued())
			d.service.SetFaults(nil)
			d.service.ResetRequests()
			d.Advance(2 * time.Minute)
			if d.service.Count(sandbox.ChangeStatus) != 0 || d.Record(job.ID).Status != model.Activated {
				t.Error("the service got it")
			}
		})
	}
}

// TestAHeldChangeIsShownWithItsReason: it was rejected in the background.
func TestAHeldChangeIsShownWithItsReason(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-nurse")
	d.away()
	d.Do(action.ActivateJob, action.Yes)
	d.Sees("will be active when the service is back")
	d.service.SetFaults(nil)
	d.service.SetOverLimit(true)
	d.Comes("“" + job.Title + "” was not changed.")
	d.Sees("O shows the queue", sayToSend(1))
	if got := d.model.PrintedAtTheEnd(); got != "The service rejected 1 change. In shortlist, O shows why.\n" {
		t.Errorf("the end prints %q", got)
	}
	d.Do(action.Outbox)
	d.Overlay().Sees("activate “"+job.Title+"”", "held")
	d.service.SetOverLimit(false)
	d.Advance(2 * time.Minute)
	d.Overlay().Sees("held") // until the person retries it
	d.Do(action.Refresh)
	d.Overlay().Sees("Nothing is waiting.")
	if d.Record(job.ID).Status != model.Activated {
		t.Error(d.Record(job.ID).Status)
	}
}

// TestTwoDashboardsOnOneStore: each shows the other's changes without asking the
// service.
func TestTwoDashboardsOnOneStore(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 180})
	other := d.Elsewhere()
	job := d.ToJob("ua-backend")
	d.Do(action.Open, action.Down, action.Up)
	d.service.ResetRequests()
	j, err := other.CachedJob(d.Context(), job.ID)
	modeltest.Must(t, err)
	person := d.Person()
	if _, err := other.MarkViewed(d.Context(), job.ID, person.ID); err != nil {
		t.Fatal(err)
	}
	d.Until("the person reads as viewed", func() bool { return !strings.Contains(d.Cursor(), "●") })
	if _, _, err := other.ChangeStatus(d.Context(), j, model.Stop); err != nil {
		t.Fatal(err)
	}
	d.Until("the job reads as stopped", func() bool { return d.Pane(env.JobPane).Has("Stopped · " + job.Region) })
	d.Settle()
	if n := d.service.Count(sandbox.AllJobs) + d.service.Count(sandbox.Applies); n != 0 {
		t.Errorf("%d requests for what is on this machine", n)
	}
}

// TestNewApplicantsAreCounted without a key. Only jobs whose count has changed are
// read, whether they were read before or not (CONTRACT 34).
func TestNewApplicantsAreCounted(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 180})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Back)
	d.ToJob("ua-barista")
	d.Do(action.Open, action.ShowTab(2))
	before := d.tab("Unviewed")
	d.service.ResetRequests()
	d.Advance(3 * time.Minute)
	if n := d.service.Count(sandbox.Applies); n != 0 || d.service.Count(sandbox.AllJobs) == 0 {
		t.Errorf("%d reads of applicants, though no count moved", n)
	}
	for _, key := range []string{"ua-backend", "ua-barista", "ua-sales"} {
		if _, err := d.service.ApplySample(d.Job(key).ID); err != nil {
			t.Fatal(err)
		}
	}
	d.Advance(3 * time.Minute)
	if n := d.service.Count(sandbox.Applies); n != 3 {
		t.Errorf("%d reads of applicants, want those of the job in sight, of the other that was read before, and of the one that was never read", n)
	}
	if now := d.tab("Unviewed"); now != before+1 {
		t.Errorf("%d people, %d before", now, before)
	}
	d.Do(action.Back)
	d.Pane(env.JobPane).Sees("16/41")
	// After a restart, known data is not requested.
	d.service.ResetRequests()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	if n := d.service.Count(sandbox.Applies); n != 0 {
		t.Errorf("read again without new applicants")
	}
	d.Do(action.Refresh)
	if n := d.service.Count(sandbox.Applies); n != 1 {
		t.Errorf("%d reads on demand", n)
	}
}

// TestTheFirstApplicantEndsAnOutage: waiting changes are sent while the rest still
// arrives.
func TestTheFirstApplicantEndsAnOutage(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.away()
	d.Do(action.ShowTab(2), action.Open, action.Back, action.Refresh)
	d.Sees(sayToSend(1), "offline")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, SlowBody: 200_000}})
	d.Tap(action.Refresh)
	d.Until("the outbox is sent", func() bool { return !d.Screen().Has(sayUnsent()) && !d.Screen().Has("offline") })
	if !d.Screen().Has("stop loading") {
		t.Error("the read has ended")
	}
}

// TestALongOutboxScrollsLikeEveryList: the cursor moves within the window before the
// window moves.
func TestALongOutboxScrollsLikeEveryList(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "waits for the outbox again and again")
	d := begin(t, setup{width: 80, height: 24})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.away()
	d.Do(action.ShowTab(2), action.Open)
	d.Do(action.Next)
	second := d.Person().Applicant.Name + " was viewed" // the first is named as the one that blocks the rest
	for range 10 {
		d.Do(action.Next)
	}
	d.Do(action.Back, action.Outbox, action.Down, action.Down)
	d.Overlay().Sees(second)
	d.Do(action.Bottom)
	d.Overlay().SeesNot(second)
	d.Do(action.Up, action.Up)
	d.Overlay().SeesNot(second)
}

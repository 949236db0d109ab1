package ui_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/theme"
)

// Mark marks jobs of the scenario, by keys.
func (d *day) Mark(keys ...string) {
	d.Helper()
	for _, key := range keys {
		d.ToJob(key)
		d.Do(action.Mark)
	}
}

// Is checks the status of jobs at the service.
func (d *day) Is(want model.JobStatus, keys ...string) {
	d.Helper()
	for _, key := range keys {
		if got := d.Job(key).Status; got != want {
			d.Errorf("%s is %s, want %s%s", key, got, want, d.Picture())
		}
	}
}

// Read reads a box that has opened by itself, and closes it.
func (d *day) Read() {
	d.Helper()
	d.Pause()
	d.Press("esc")
	d.Overlay().SeesNot("job")
}

// TestQuittingWarnsOnceWhileJobsAreChanged: the jobs after the current one would stay unchanged.
func TestQuittingWarnsOnceWhileJobsAreChanged(t *testing.T) {
	t.Parallel()
	answers := make(chan struct{})
	d := begin(t, setup{front: func(service http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, "/changeStatus") {
				<-answers
			}
			service.ServeHTTP(w, r)
		})
	}})
	d.Mark("ua-barista", "ua-sales")
	d.Do(action.StopJob)
	d.Tap(action.Yes)
	d.Tap(action.Quit)
	d.Until("quitting warns", func() bool {
		screen := strings.Join(d.Screen().Lines, " ")
		return strings.Contains(screen, "Jobs are still being changed") && strings.Contains(screen, "again to quit anyway.")
	})
	d.Tap(action.QuitAnyway)
	d.Until("the program ends", d.Left)
	close(answers)
}

// TestMarkedJobsAreStoppedAndPublishedAgain: the service rejects one of three. Undo
// publishes the other two again, after a question.
func TestMarkedJobsAreStoppedAndPublishedAgain(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-sales", "ua-warehouse", "ua-nurse")
	d.Pane(env.JobPane).Sees("4 marked")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.ChangeStatus, Skip: 1, Count: 1, Status: 400, Code: "Locked", Message: "Paid until Friday."}})
	d.Do(action.StopJob)
	d.Overlay().Sees("Stop 3 jobs?", "3 jobs · 43 applicants", "They leave the board; nothing is lost.", "Skipped: 1 of 4 marked, already stopped.",
		"• Бариста · ", "• Менеджер з продажу · ", "• Оператор складу · ")
	d.Keys("y stop 3 jobs")
	d.Overlay().SeesNot("Медична сестра")
	d.Do(action.Yes)
	d.Overlay().Sees("3 jobs: 2 stopped, 1 rejected", "was not changed.", "the service's message is \"Paid until Friday\"", sayStopped("Бариста"), action.Undo.String()+" undoes 2 of them.", "still marked")
	if n := d.service.Count(sandbox.ChangeStatus); n != 3 {
		t.Errorf("%d requests for 3 jobs", n)
	}
	var refused []string
	for _, key := range []string{"ua-barista", "ua-sales", "ua-warehouse"} {
		if d.Job(key).Status == model.Activated {
			refused = append(refused, key)
		}
	}
	if len(refused) != 1 {
		t.Fatalf("active still are %v", refused)
	}
	d.Pane(env.JobPane).Sees("1 marked") // the rejected one
	d.Pause()
	d.Do(action.Undo) // in the report
	d.Overlay().Sees("Undo the change to 2 jobs?", "2 jobs will be activated: they are public at once", "• Бариста")
	d.Press("z", "enter")
	d.Is(model.Stopped, "ua-barista")
	d.Do(action.Undo, action.Yes)
	d.Overlay().SeesNot("jobs")
	d.Sees("2 jobs: 2 active.")
	d.Is(model.Activated, "ua-barista", "ua-sales", "ua-warehouse")
	d.Is(model.Stopped, "ua-nurse")
	d.Pane(env.JobPane).Sees("1 marked", "✓")
	d.Do(action.Back)
	d.Advance(7 * time.Second) // the notice has a sign, too
	d.Pane(env.JobPane).SeesNot("marked", "✓")
}

// TestNoKeyPressedTwiceChangesMarkedJobs: a key that opens a question does not answer
// it, and every other key means no.
func TestNoKeyPressedTwiceChangesMarkedJobs(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-nurse")
	for key, asks := range map[string]string{action.ActivateJob[0]: "Activate 1 job?", action.StopJob[0]: "Stop 1 job?"} {
		for _, no := range []string{"enter", "esc", "n", "q"} {
			d.Press(key)
			d.Overlay().Sees(asks, "Skipped: 1 of 2 marked")
			d.Press(key, key, "space", no)
			d.Overlay().SeesNot(asks)
		}
	}
	d.Do(action.DeleteJob)
	d.Overlay().Sees("Delete 2 jobs?", "2 jobs · 27 applicants", "They leave the board and the job list. Undo brings them back as stopped.", "• Бариста", "• Медична сестра")
	d.Press(action.DeleteJob[0], action.DeleteJob[0], "Y", "space", "enter")
	if n := d.service.Count(sandbox.ChangeStatus); n != 0 {
		t.Fatalf("%d changes were sent", n)
	}
	d.Do(action.DeleteJob, action.Yes)
	d.Sees("2 jobs: 2 deleted. " + sayUndoes())
	d.Is(model.Deleted, "ua-barista", "ua-nurse")
	d.Pane(env.JobPane).SeesNot("Бариста", "Медична сестра", "marked")
	d.Do(action.Undo)
	d.Overlay().Sees("2 jobs will be stopped and not public.", "• Бариста · Одеса (not in this list)")
	d.Do(action.Yes)
	d.Sees("2 jobs: 2 stopped")
	d.Is(model.Stopped, "ua-barista", "ua-nurse")
}

// TestMarkedJobsWithoutTheService are queued one by one, like a single job. Undo takes
// them back, and the service gets none of them.
func TestMarkedJobsWithoutTheService(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-sales")
	d.away()
	d.Do(action.StopJob, action.Yes)
	d.Overlay().Sees("2 jobs: 2 queued", "“Бариста” will be stopped when the service is back.", "Offline.")
	d.Sees("offline", sayToSend(2))
	d.Read()
	d.Pane(env.JobPane).Sees("stop queued")
	d.Mark("ua-barista")
	d.Do(action.StopJob)
	d.Sees(sayNotNow("all marked jobs are already queued for it. esc unmarks them"))
	d.Do(action.Undo)
	d.Overlay().Sees("2 queued changes will not be sent.")
	d.Do(action.Yes)
	d.Sees("2 jobs: 2 undone.")
	d.SeesNot(sayUnsent(), sayQueued())
	d.service.SetFaults(nil)
	d.service.ResetRequests()
	d.Advance(3 * time.Minute)
	d.Is(model.Activated, "ua-barista", "ua-sales")
	if n := d.service.Count(sandbox.ChangeStatus); n != 0 {
		t.Errorf("%d changes were sent", n)
	}
}

// tries is how often the client sends a change of status that fails.
const tries = 4

// TestAServiceThatFailsOnce: a queued change is delivered with the next job. The
// report, and that of undo, show the state at its end.
func TestAServiceThatFailsOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-sales")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.ChangeStatus, Count: tries, Status: 503}})
	d.Do(action.StopJob, action.Yes)
	d.Sees("2 jobs: 2 stopped. " + sayUndoes())
	d.SeesNot("will be stopped")
	if n := d.service.Count(sandbox.ChangeStatus); n != tries+2 {
		t.Errorf("%d requests: the first was not queued, or one was sent twice", n)
	}
	d.Is(model.Stopped, "ua-barista", "ua-sales")
	d.Read()
	d.Do(action.Undo)
	d.Overlay().Sees("2 jobs will be activated")
	d.Do(action.Yes)
	d.Is(model.Activated, "ua-barista", "ua-sales")
}

// TestAQueuedChangeThatIsRejected is held, and the report shows it.
func TestAQueuedChangeThatIsRejected(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-sales")
	d.service.SetFaults(sandbox.Faults{
		{Endpoint: sandbox.ChangeStatus, Count: tries, Status: 503},
		{Endpoint: sandbox.ChangeStatus, Skip: tries, Count: 1, Status: 400, Message: "Paid until Friday."},
	})
	d.Do(action.StopJob, action.Yes)
	d.Overlay().Sees("2 jobs: 1 rejected, 1 stopped", "“Бариста” was not changed.", "Paid until Friday", "O shows the queue.")
	d.Is(model.Activated, "ua-barista")
	d.Is(model.Stopped, "ua-sales")
	d.Read()
	d.Pane(env.JobPane).Sees("1 marked", "stop rejected")
	d.Do(action.Outbox)
	d.Overlay().Sees("stop “Бариста”", "held")
}

// TestQueuedChangesAreUndoneAfterTheirDelivery by the opposite change of each.
func TestQueuedChangesAreUndoneAfterTheirDelivery(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-sales")
	d.away()
	d.Do(action.DeleteJob, action.Yes)
	d.Overlay().Sees("2 jobs: 2 queued")
	d.Read()
	d.service.SetFaults(nil)
	d.Comes("“Бариста” is now deleted.")
	d.Is(model.Deleted, "ua-barista", "ua-sales")
	d.Do(action.Undo)
	d.Overlay().Sees("2 jobs will be stopped and not public.")
	d.Do(action.Yes)
	d.Sees("2 jobs: 2 stopped")
	d.Is(model.Stopped, "ua-barista", "ua-sales")
}

// TestAMarkedJobOutOfSightIsNamed before it is changed: behind a filter, on another
// tab, among many.
func TestAMarkedJobOutOfSightIsNamed(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-nurse", "ua-barista")
	d.Do(action.Filter)
	d.Type("бариста")
	d.Do(action.Accept)
	d.Pane(env.JobPane).Sees("2 marked")
	d.Pane(env.JobPane).SeesNot("Медична сестра")
	d.Do(action.DeleteJob)
	d.Overlay().Sees("Delete 2 jobs?", "• Медична сестра · Вінниця (not in this list) • Бариста")
	d.Do(action.No, action.Back, action.ShowTab(2), action.DeleteJob)
	d.Overlay().Sees("• Медична сестра · Вінниця (not in this list) • Бариста")
	d.Do(action.No, action.ShowTab(4), action.DeleteJob)
	d.Overlay().Sees("• Бариста · Одеса (not in this list)", "• Медична сестра · Вінниця (not in this list)")
	d.Do(action.No)
	if n := d.service.Count(sandbox.ChangeStatus); n != 0 {
		t.Errorf("%d changes were sent", n)
	}
}

// TestManyMarkedJobs: a question names some visible jobs and all others. On a small
// screen it scrolls, and so does the report.
func TestManyMarkedJobs(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.Do(action.Top)
	for range 11 {
		d.Do(action.Mark)
	}
	d.Do(action.DeleteJob)
	d.Overlay().Sees("Delete 11 jobs?", "and 3 more in this list")
	d.Keys("y delete 11 jobs")
	d.Do(action.No, action.ShowTab(5), action.DeleteJob)
	d.Overlay().Sees("Delete 11 jobs?")
	d.Keys("y delete 11 jobs")
	if seen := strings.Count(d.Overlay().Flat(), "(not in this list)"); seen != 11 {
		t.Errorf("%d of 11 are named%s", seen, d.Picture())
	}
	d.Resize(40, 12)
	d.Overlay().Sees("Delete 11 jobs?", theme.SignBar)
	d.Keys("y delete 11 jobs")
	named := map[string]bool{}
	for range 40 {
		for _, line := range d.Overlay().Lines {
			if strings.Contains(line, "• ") {
				named[strings.TrimSpace(strings.TrimSuffix(line, "▐"))] = true
			}
		}
		d.Do(action.Down)
	}
	d.Keys("y delete 11 jobs")
	if len(named) != 11 {
		t.Errorf("%d of 11 can be read: %v", len(named), named)
	}
	d.Press(action.Top[0])
	d.Overlay().Sees("11 jobs · ")
	d.Keys("y delete 11 jobs")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.ChangeStatus, Skip: 3, Count: 1, Status: 400, Message: "Paid until Friday."}})
	d.Do(action.Yes)
	d.Overlay().Sees("11 jobs: 10 deleted", theme.SignBar)
	d.Pause()
	d.Press(action.Bottom[0])
	d.Overlay().Sees(action.Undo.String() + " undoes 10 of them.")
	d.Press("ctrl+u")
	d.Do(action.Up)
	d.Press(action.Top[0])
	d.Overlay().Sees("11 jobs: 10 deleted")
	d.Press("enter")
	d.Overlay().SeesNot("deleted")
}

// TestMarksStayWithTheirJobs after a refresh and in another order, and go with a job
// that leaves the account.
func TestMarksStayWithTheirJobs(t *testing.T) {
	modeltest.SkipInShort(t, "marks jobs in every order")
	t.Parallel()
	d := begin(t, setup{})
	barista := d.ToJob("ua-barista")
	d.Do(action.Mark)
	if strings.Contains(d.Cursor(), "Бариста") {
		t.Error("the cursor stays where it was")
	}
	d.Mark("ua-nurse")
	marked := func(want ...string) {
		t.Helper()
		d.Pane(env.JobPane).Sees(fmt.Sprintf("%d marked", len(want)))
		if got := strings.Count(d.Pane(env.JobPane).Flat(), theme.SignMarked); got != len(want) {
			t.Errorf("%d rows have a sign%s", got, d.Picture())
		}
		for _, key := range want {
			d.ToJob(key)
			if !strings.Contains(d.Cursor(), theme.SignMarked) {
				t.Errorf("%s is not marked: %q", key, d.Cursor())
			}
		}
	}
	marked("ua-barista", "ua-nurse")
	d.Do(action.Refresh)
	marked("ua-barista", "ua-nurse")
	d.Do(action.Sort, action.Sort)
	marked("ua-barista", "ua-nurse")
	modeltest.Must(t, d.service.ChangeJob(barista.ID, func(r *sandbox.Record) { r.Status = model.Deleted }))
	d.Do(action.Refresh)
	marked("ua-nurse")
	d.ToJob("ua-nurse")
	d.Do(action.Mark)
	d.Pane(env.JobPane).SeesNot("marked", "✓")
}

// TestActivatingMarkedJobsEndsAtTheLimit: the remaining jobs, which would be rejected
// for the same reason, are not sent.
func TestActivatingMarkedJobsEndsAtTheLimit(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "changes many jobs")
	d := begin(t, setup{})
	active := 0
	for _, j := range d.Jobs() {
		if j.Status == model.Activated {
			active++
		}
	}
	d.service.SetLimit(active + 1)
	d.Mark("ua-nurse", "ro-care", "hu-support", "ua-electrician")
	d.Do(action.ActivateJob)
	d.Overlay().Sees("Activate 4 jobs?", "They will be public at once and count against the account's limit of active jobs.")
	d.Press(action.ActivateJob[0])
	d.Do(action.Yes)
	d.Overlay().Sees("4 jobs: 1 active, 1 rejected, 2 not tried", "was not activated: the account's limit of active jobs is reached.", "was not tried: the account's limit of active jobs is reached.")
	if n := d.service.Count(sandbox.ChangeStatus); n != 2 {
		t.Errorf("%d requests", n)
	}
	d.Read()
	d.Pane(env.JobPane).Sees("3 marked")
	d.Do(action.Undo) // there is one way back, as for a single change
	d.Sees(sayIsStopped())
}

// TestEscEndsARunBetweenTwoJobs: finished changes stay, and can be undone.
func TestEscEndsARunBetweenTwoJobs(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-sales", "ua-warehouse")
	d.Do(action.StopJob)
	d.Tap(action.Yes)
	d.Pane(env.JobPane).Sees("stopping 1 of 3…", "3 marked")
	d.Sees("esc stop here")
	d.Tap(action.DeleteJob)
	d.Sees(sayNotNow("another change is in progress"))
	d.Tap(action.Back)
	d.Pane(env.JobPane).Sees("1 of 3, the last")
	d.Settle()
	d.Overlay().Sees("3 jobs: 1 stopped, 2 not tried", "was not tried: you stopped before it.")
	if n := d.service.Count(sandbox.ChangeStatus); n != 1 {
		t.Errorf("%d requests", n)
	}
	d.Read()
	d.Pane(env.JobPane).Sees("2 marked")
}

// TestAFailedUndoCanBeRepeated once its cause is gone.
func TestAFailedUndoCanBeRepeated(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Mark("ua-barista", "ua-sales", "ua-warehouse")
	d.Do(action.StopJob, action.Yes)
	d.Read()
	d.service.SetOverLimit(true)
	d.Do(action.Undo, action.Yes)
	d.Overlay().Sees("3 jobs: 1 rejected, 2 not tried", "z tries the rest again.")
	d.Read()
	d.service.SetOverLimit(false)
	d.Do(action.Undo, action.Yes)
	d.Sees("3 jobs: 3 active")
	d.Is(model.Activated, "ua-barista", "ua-sales", "ua-warehouse")
}

// TestASignInDuringARun is asked for. The remaining jobs wait in the outbox, like a
// single change.
func TestASignInDuringARun(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{noPassword: true})
	d.Mark("ua-barista", "ua-sales")
	modeltest.Must(t, d.service.ExpireTokens())
	d.Do(action.StopJob, action.Yes)
	d.Overlay().Sees("2 jobs: 2 queued", "a sign-in is needed")
	d.Pause()
	d.Do(action.Done)
	d.Overlay().Sees("Sign in")
	d.Pause()
	d.Type(sandbox.Password)
	d.Do(action.Accept)
	d.Comes(sayStopped("Бариста"))
	d.Is(model.Stopped, "ua-barista", "ua-sales")
}

// TestAReportDuringTyping takes no keys of the person who types, and can be read whole
// on the smallest screen.
func TestAReportDuringTyping(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 40, height: 10})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.ChangeStatus, Status: 400, Count: 1, Message: "Paid until Friday, and what is paid for is not taken from the board before"}})
	d.Mark("ua-barista", "ua-sales", "ua-warehouse")
	d.Do(action.StopJob, action.Yes)
	d.Do(action.Done)
	d.Press("q", "enter")
	d.Overlay().Sees("3 jobs: 1 rejected, 2 stopped", theme.SignBar)
	d.Pause()
	seen := d.Overlay().Flat()
	for range 12 {
		d.Do(action.Down)
		seen += " " + d.Overlay().Flat()
	}
	for _, want := range []string{"✗ “Бариста” was not changed.", "and what is paid for is", sayStopped("Менеджер з продажу")} {
		if !strings.Contains(seen, want) {
			t.Errorf("%q cannot be read: %s", want, seen)
		}
	}
	d.Press(action.Top[0])
	d.Overlay().Sees("✗ “Бариста” was not changed.")
	d.Press("q")
	d.Overlay().SeesNot("3 jobs")
}

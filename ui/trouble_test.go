package ui_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
)

// revoked makes the token invalid without a stored password, and calls the service: the
// sign-in opens over the work.
func (d *day) revoked() {
	d.Helper()
	modeltest.Must(d, d.service.ExpireTokens())
	d.Do(action.Refresh)
	d.Overlay().Sees("Sign in")
}

func TestABoxThatOpensByItselfTakesNoKeysOfABurst(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{noPassword: true})
	d.revoked()
	for range 5 {
		d.Type("jk")
		d.Do(action.Accept, action.Back)
		d.Advance(300 * time.Millisecond)
	}
	d.Overlay().Sees("Sign in")
	d.Overlay().SeesNot("•")
	if n := d.service.Count(sandbox.Login); n != 1 {
		t.Errorf("a burst of typing has signed in %d times", n-1)
	}
	// A pause, and then the password as fast as hands type.
	d.Pause()
	d.Type(sandbox.Password)
	d.Overlay().Sees("•••••••")
	d.Do(action.Accept)
	d.Overlay().SeesNot("Sign in")
	d.Pane(env.JobPane).Sees("Backend-розробник Go")
	d.Pane(env.JobPane).SeesNot("Press r to try again")
}

func TestAnOverlayThatComesUpUnderTheHandsAbsorbsToo(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{noPassword: true})
	modeltest.Must(t, d.service.ExpireTokens())
	for range 300 { // the jobs are requested again at some time
		if d.BoxTitle() != "" {
			break
		}
		d.Advance(500 * time.Millisecond)
	}
	d.Overlay().Sees("Sign in")
	d.Type("xD")
	d.Overlay().SeesNot("•")
}

func TestAServiceThatFailsForAMinute(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lets minutes pass without the service")
	d := begin(t, setup{width: 180})
	job := d.ToJob("ua-backend")
	d.Do(action.Open)
	d.service.SetFaults(sandbox.Faults{{Status: 503}})
	first := d.Person()
	d.Do(action.Open, action.Next)
	second := d.Person()
	d.Do(action.Back, action.Refresh, action.PreviousPane, action.Refresh)
	d.Sees("● "+sayServiceDown(), sayToSend(2))
	d.Pane(env.JobPane).Sees("Backend-розробник", "This list is from 09:30", sayTriesNow())
	d.Pane(env.ApplicantPane).Sees("Геннадій Яцишин", sayQueued(), sayTriesNow())
	if d.service.Viewed(first.ID) || d.service.Viewed(second.ID) {
		t.Fatal("the service got it while it failed")
	}
	d.Advance(4 * time.Minute)
	d.Sees(sayServiceDown(), sayToSend(2))

	d.service.SetFaults(nil)
	d.Advance(5 * time.Minute) // the longest wait after three failures, with its jitter
	d.SeesNot("offline", sayUnsent(), sayQueued())
	d.Pane(env.JobPane).SeesNot("Press r to try again")
	d.Advance(10 * time.Minute)
	for _, id := range []int64{first.ID, second.ID} {
		if !d.service.Viewed(id) || d.Events(id) != 1 {
			t.Errorf("application %d: viewed %v, %d events", id, d.service.Viewed(id), d.Events(id))
		}
	}
	d.Do(action.NextPane, action.Refresh)
	d.Pane(env.ApplicantPane).SeesNot(sayTriesNow())
	if left := d.unviewed(job.ID); len(left) == 0 {
		t.Error("others were marked too")
	}
}

func TestAViewThatWaitsIsDeliveredAfterARestart(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 500}})
	person := d.Person()
	d.Do(action.Open)
	d.Sees(sayToSend(1))
	d.Restart()
	d.Do(action.Open)
	d.service.SetFaults(nil)
	d.Restart()
	if !d.service.Viewed(person.ID) || d.Events(person.ID) != 1 {
		t.Errorf("viewed %v, %d events", d.service.Viewed(person.ID), d.Events(person.ID))
	}
	d.SeesNot(sayUnsent())
}

func TestApplicantsThatBreakOffSayHowManyCame(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lets minutes pass without the service")
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Cut: true, CutAfter: 300_000}})
	d.Do(action.Open)
	d.Pane(env.ApplicantPane).Sees("incomplete", "of about 40 arrived and are kept", sayTriesNow(), "Геннадій Яцишин")
	came := d.Order()
	if len(came) == 0 || len(came) >= 38 {
		t.Fatalf("%d came", len(came))
	}
	d.Restart() // and they are still here
	d.Pane(env.ApplicantPane).Sees("incomplete", "Геннадій Яцишин")
	d.service.SetFaults(nil)
	d.Do(action.Open, action.Refresh)
	d.Pane(env.ApplicantPane).Sees("All 38")
	d.Pane(env.ApplicantPane).SeesNot("incomplete", "arrived and are kept")
}

func TestAReadThatIsUnderWayShowsWhoHasCome(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, SlowBody: 400_000}})
	d.Tap(action.Open)
	d.Until("somebody has come", func() bool { _, ok := d.here(); return ok })
	d.Pane(env.ApplicantPane).Sees("Геннадій Яцишин", "/ 40 ·")
	d.Do(action.Back) // stops the read and waits for its end
	d.Pane(env.ApplicantPane).Sees("incomplete", "Stopped after", "Геннадій Яцишин")
	if n := len(d.Order()); n >= 38 {
		t.Errorf("it was stopped, and all %d are here", n)
	}
}

func TestNewApplicantsDoNotMoveTheCursor(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "has applicants arrive again and again")
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-office")
	d.Do(action.Open, action.Sort, action.Sort, action.Back) // by name: the first to arrive is hardly the first in the list
	slowly := func(job string, some int) {
		t.Helper()
		d.service.SetFaults(nil)
		d.ToJob(job)
		d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, SlowBody: 1_500_000}})
		d.Tap(action.Open)
		d.Until("some have come", func() bool { return d.tab("All") >= some })
	}
	stays := func(c model.Candidate, of int) {
		t.Helper()
		d.Settle()
		if at, all := d.place(); d.Person().ID != c.ID || at == 1 || all <= of {
			t.Fatalf("the cursor was on %s, and is on %s, %d of %d", c.Applicant.Name, d.Person().Applicant.Name, at, all)
		}
		d.Pane(env.DetailPane).Sees(strings.Fields(c.Applicant.Name)[0])
	}

	slowly("ua-backend", 1)
	d.Settle()
	if at, of := d.place(); at != 1 || of != 38 {
		t.Fatalf("the cursor was not moved, and it is on %d of %d", at, of)
	}
	d.Pane(env.DetailPane).Sees(strings.Fields(d.Person().Applicant.Name)[0], "1 of 38")
	d.Do(action.Refresh) // nor has anybody else meanwhile
	if at, _ := d.place(); at != 1 {
		t.Fatalf("read again, it is on %d", at)
	}

	d.Do(action.Back)
	slowly("ua-accountant", 3)
	d.Tap(action.Bottom)
	stays(d.Person(), 3)

	d.Do(action.Back)
	slowly("ua-sales", 1)
	d.Tap(action.NextPane) // the open applicant stays
	stays(d.Person(), 1)
}

func TestDeletingAsksAndUndoBringsItBackStopped(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	status := func() model.JobStatus { return d.Record(job.ID).Status }
	d.Do(action.DeleteJob)
	d.Overlay().Sees("Delete this job?", "Бариста · 16 applicants", "It leaves the board", "Undo brings it back as stopped.")
	d.Press(action.DeleteJob[0], action.DeleteJob[0], "space", "delete", "Y", "d")
	d.Overlay().Sees("Delete this job?")
	d.Press("enter")
	d.Overlay().SeesNot("Delete this job?")
	for _, no := range []string{"n", "esc", "q"} {
		d.Do(action.DeleteJob)
		d.Press(no)
		d.Overlay().SeesNot("Delete this job?")
	}
	if status() != model.Activated || d.service.Count(sandbox.ChangeStatus) != 0 {
		t.Fatalf("it is %s after every no", status())
	}
	d.Do(action.DeleteJob, action.Yes)
	d.Sees("“Бариста” is now deleted. " + sayUndoes())
	d.Advance(time.Minute)
	d.Pane(env.JobPane).SeesNot("Бариста")
	if status() != model.Deleted {
		t.Fatalf("it is %s", status())
	}
	d.Do(action.ShowTab(5))
	d.Pane(env.JobPane).Sees("Бариста", "Оператор ЧПК")
	d.Do(action.ShowTab(1), action.Undo)
	d.Sees(sayStopped("Бариста"))
	if status() != model.Stopped {
		t.Fatalf("undone, it is %s", status())
	}
	d.Pane(env.JobPane).Sees("Бариста")
}

func TestTwoSentencesStandApart(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Cut: true, Count: 1}, {Endpoint: sandbox.AllJobs, Status: 500}})
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("no answer came (ua.test.localhost closed the connection). It may be public or not.")
	d.Overlay().Sees("Could not check. Could not list the jobs")
}

func TestUndoOfAStopPublishesOnlyAfterAsking(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.Undo)
	d.Sees(sayNotNow("there is nothing to undo"))
	d.Do(action.StopJob)
	d.Sees(sayStopped("Бариста") + " " + sayUndoes())
	d.Do(action.Undo)
	d.Overlay().Sees("Activate this job?", "It will be public at once")
	d.Press("z", "enter")
	if got := d.Record(job.ID).Status; got != model.Stopped {
		t.Fatalf("without a yes it is %s", got)
	}
	d.Do(action.Undo, action.Yes)
	d.Sees("“Бариста” is now active.")
}

func TestActivatingOverTheLimitIsReported(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetOverLimit(true)
	job := d.ToJob("ua-nurse")
	d.Do(action.ActivateJob)
	d.Overlay().Sees("Activate this job?", "Медична сестра")
	d.Press(action.ActivateJob[0])
	d.Do(action.Yes)
	d.Sees("“Медична сестра” was not activated: the account's limit of active jobs is reached.")
	if got := d.Record(job.ID).Status; got != model.Stopped {
		t.Errorf("it is %s", got)
	}
	d.service.SetOverLimit(false)
	d.service.SetSubscriptionPending(true)
	d.Do(action.ActivateJob, action.Yes)
	d.Sees("the account's subscription is not approved yet. Try again later.")
}

func TestAReadOnlyAccountReadsAndChangesNothing(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lets minutes pass without the service")
	d := begin(t, setup{readOnly: true})
	job := d.ToJob("ua-barista")
	d.Sees("read-only")
	refuses := func(all ...action.Keys) {
		t.Helper()
		for _, keys := range all {
			key := keys[0]
			if d.Offers(key) {
				t.Errorf("%s is in the footer", key)
			}
			d.Advance(time.Minute) // the earlier notice goes
			d.SeesNot(sayNotNow(""))
			d.Press(key)
			d.Sees(sayNotNow(account.ErrReadOnly.Error()))
		}
	}
	refuses(action.NewJob, action.EditJob, action.CloneJob, action.ActivateJob, action.StopJob, action.DeleteJob, action.Undo)
	d.Press("y")
	d.Do(action.Preview)
	refuses(action.EditJob)
	d.Do(action.Back)
	if got := d.Record(job.ID).Status; got != model.Activated {
		t.Fatalf("it is %s", got)
	}
	d.Do(action.Open)
	person := d.ToPerson("sent a CV and is unseen", func(c model.Candidate) bool { return c.CV != nil && c.Unviewed() })
	d.Do(action.Open)
	d.Sees("Read-only: not marked viewed.")
	d.Pane(env.DetailPane).Sees("● not viewed")
	refuses(action.Open)
	d.Do(action.SaveCV)
	d.Sees("Saved ")
	d.Advance(10 * time.Minute)
	d.Restart()
	d.Advance(10 * time.Minute)
	if d.service.Viewed(person.ID) || d.service.Count(sandbox.MarkViewed)+d.service.Count(sandbox.ChangeStatus) != 0 {
		t.Error("the service got a call")
	}
}

func TestKeysWorkOnACyrillicLayout(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("о")
	if !strings.Contains(d.Cursor(), "Головний бухгалтер") {
		t.Fatalf("о, where j is, moved to %q", d.Cursor())
	}
	d.Press("л", "П", "п")
	if !strings.Contains(d.Cursor(), "Backend") {
		t.Fatalf("п, where g is, moved to %q", d.Cursor())
	}
	d.Do(action.Open)
	d.Press("з")
	d.Pane(env.DetailPane).Sees("● not viewed")
	d.Press("О", "Л")
	d.Do(action.Back)
	d.Press("р")
	d.Press("В")
	d.Overlay().Sees("Delete this job?")
	d.Press("т") // n
	d.Overlay().SeesNot("Delete this job?")
	d.Press("В", "н") // y
	d.Sees("is now deleted")
	d.Press("і")
	d.Sees("Jobs are sorted by applicants.")
	d.Press("ы")
	d.Sees("Jobs are sorted by title.")
	d.Press("Т")
	d.Sees(sayNewJob())
	d.Type("Тест")
	d.Sees("Тест")
	d.Do(action.Back)
	d.Press("й")
	if !d.Left() {
		t.Error("й, where q is, does not quit")
	}
}

func TestTheSignInGivesItsReason(t *testing.T) {
	t.Parallel()
	const refused = "The password was accepted, but the service rejects the sign-in."
	for _, size := range [][2]int{{40, 10}, {80, 24}, {120, 40}} {
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			d := begin(t, setup{noPassword: true, width: size[0], height: size[1]})
			seesForm := func() {
				t.Helper()
				d.Overlay().Sees("Host ua.test.localhost", "Account olena.hr@example.com", "Password")
			}
			d.revoked()
			d.Overlay().Sees("Could not list the jobs: a sign-in is needed.")
			seesForm()
			d.Pause()
			d.Type("wrong")
			d.Do(action.Accept)
			d.Overlay().Sees("Wrong e-mail or password")
			seesForm()
			d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Status: 401}})
			d.Type(sandbox.Password)
			asked := d.service.Count(sandbox.AllJobs)
			d.Do(action.Accept)
			d.Overlay().Sees(refused)
			seesForm()
			d.Advance(time.Minute)
			if n := d.service.Count(sandbox.AllJobs) - asked; n > 2 {
				t.Errorf("after it was refused, it was asked %d times", n)
			}
			// Once it accepts a token, the next one that expires is renewed as usual.
			d.service.SetFaults(nil)
			d.Type(sandbox.Password)
			d.Do(action.Accept)
			d.Overlay().SeesNot("Sign in")
			d.revoked()
			d.Overlay().Sees("Could not list the jobs: a sign-in is needed.")
			d.Overlay().SeesNot(refused)
		})
	}
}

// TestAPasswordIsTypedOnceThoughTheServiceFails: only a rejected one is typed again.
func TestAPasswordIsTypedOnceThoughTheServiceFails(t *testing.T) {
	t.Parallel()
	t.Run("over the work", func(t *testing.T) {
		d := begin(t, setup{noPassword: true})
		d.revoked()
		d.Pause()
		d.Type(sandbox.Password)
		d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Login, Status: 503}})
		d.Do(action.Accept)
		d.Overlay().Sees("503", "•••")
		d.service.SetFaults(nil)
		d.Do(action.Accept)
		d.Overlay().SeesNot("Sign in")
	})
	t.Run("at the first start", func(t *testing.T) {
		d := begin(t, setup{})
		var typed []intent.Credentials
		connect, reached := connectTo(d, &typed), false
		s := welcomed(t, 80, 24, func(ctx context.Context, c intent.Credentials) (intent.Opened, error) {
			if !reached {
				return intent.Opened{}, fmt.Errorf("signing in: %w", api.ErrNetwork)
			}
			return connect(ctx, c)
		})
		s.Do(action.Accept)
		s.Paste("ua.example.com")
		s.Do(action.Accept)
		s.Paste("hr@example.com")
		s.Do(action.Accept)
		s.Type("right")
		s.Do(action.Accept)
		s.Sees("Signing in: ", "•••••")
		reached = true
		s.Do(action.Accept)
		s.SeesNot("Password")
	})
}

// TestALostCVIsReported: all applicants are there, and the missing CV is named beside
// them.
func TestALostCVIsReported(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{cvLimit: 30_000})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.Pane(env.ApplicantPane).Sees("All 38", "Not everything could be stored on this computer:", "CVs missing: the CV cache is full (30 kB).")
	d.Restart()
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Refresh)
	d.Pane(env.ApplicantPane).Sees("All 38", "the CV cache is full")
}

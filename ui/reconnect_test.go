package ui_test

import (
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// failed makes all calls to the service fail, and requests the jobs.
func (d *day) failed() {
	d.Helper()
	d.service.SetFaults(sandbox.Faults{{Status: 500}})
	d.Do(action.PreviousPane, action.Refresh)
	d.Pane(env.JobPane).Sees("Could not list the jobs", "Next try at 09:31, r tries now.")
	d.Sees("● " + sayServiceDown())
}

func TestAnAnswerOfTheServiceBringsTheListsUpToDateAtOnce(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "lets minutes pass without the service")
	d := atApplicants(t)
	d.failed()
	d.Do(action.NextPane, action.Refresh)
	d.Pane(env.ApplicantPane).Sees("Could not read the applicants", "Next try at 09:31, r tries now.")
	d.service.SetFaults(nil)
	person := d.ToPerson("is unseen", func(c model.Candidate) bool { return c.Unviewed() })
	d.Do(action.Open)
	if !d.service.Viewed(person.ID) {
		t.Fatalf("no call was answered%s", d.Picture())
	}
	d.SeesNot("Could not", "Next try", sayServiceDown())
}

func TestALookUpThatIsAnsweredBringsTheListsUpToDate(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.service.SetFaults(sandbox.Faults{{Status: 500}})
	d.Do(action.ReviewJob, action.SendJob)
	d.Overlay().Sees(sayWasPublished())
	d.Advance(80 * time.Second) // the jobs were requested, and failed
	d.service.SetFaults(nil)
	d.Do(action.Refresh) // checks again
	d.Overlay().Sees("Your jobs do not include it.")
	d.Do(action.WasNotPublished)
	d.Do(action.Back)
	d.Pane(env.JobPane).SeesNot("Could not", "Next try")
	d.SeesNot(sayServiceDown(), "offline")
}

// If a service answers some calls and fails at others, it is not asked again after each
// answer.
func TestAPartlyFailingServiceIsNotAskedAllTheTime(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lets minutes pass without the service")
	d := atApplicants(t)
	d.failed()
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Status: 500}})
	d.Do(action.NextPane)
	before := d.service.Count(sandbox.AllJobs)
	for range 5 {
		person := d.ToPerson("is unseen", func(c model.Candidate) bool { return c.Unviewed() })
		d.Do(action.Open, action.PreviousPane)
		if !d.service.Viewed(person.ID) {
			t.Fatal("the view was not sent")
		}
	}
	const tries = 4 // of one call
	if n := d.service.Count(sandbox.AllJobs) - before; n != tries {
		t.Errorf("the jobs were asked for %d times, want %d", n, tries)
	}
	d.Pane(env.JobPane).Sees("Next try at", sayTriesNow())
	d.service.SetFaults(nil)
	d.Advance(3 * time.Minute)
	d.SeesNot("Next try", sayServiceDown())
}

func TestAWaitThatTheServiceAsksForIsShown(t *testing.T) {
	modeltest.SkipInShort(t, "waits as long as the service asks for")
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Status: 429, Retry: time.Second, Count: 1}})
	const notices = "The service asks to wait until 09:30:01."
	d.Tap(action.Open)
	d.Until("the wait is shown", func() bool { return d.Screen().Has(notices) })
	d.Until("it is over", func() bool { return !d.Screen().Has(notices) })
	d.Settle()
	d.Pane(env.ApplicantPane).Sees("All 38")
}

package ui_test

import (
	"fmt"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
)

// commandLine sends a create from another copy that keeps no form, and loses its
// answer.
func (d *day) commandLine(title string, fault sandbox.Fault) {
	d.Helper()
	fault.Endpoint, fault.Count = sandbox.Create, 1
	d.service.SetFaults(sandbox.Faults{fault})
	hryvnia := model.Currency(0)
	draft := model.Draft{Title: title, Region: "Львів", Currency: &hryvnia, Description: duties}
	if _, err := d.Elsewhere().Create(d.Context(), model.SavedDraft{Draft: draft}); err == nil {
		d.Fatal("the answer was not lost")
	}
}

// ask asks about an unknown outcome, as after the end of another copy.
func (d *day) ask() {
	d.Helper()
	d.hear(account.Event{Creates: true})
}

// TestAnUpdateWithoutAnAnswer shows the outcome that was found.
func TestAnUpdateWithoutAnAnswer(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "waits for an answer again and again")
	lost := sandbox.Fault{Endpoint: sandbox.Update, Lost: true}
	for name, c := range map[string]struct {
		faults sandbox.Faults
		shows  []string
		logged string
	}{
		"done": {sandbox.Faults{lost}, []string{"“Баристаs” is saved and active."}, "confirmed later"},
		"not done": {sandbox.Faults{{Endpoint: sandbox.Update, Cut: true}},
			[]string{"No answer came (ua.test.localhost closed the connection).", "did not arrive: the job is unchanged. ctrl+s sends them again."}, "not done"},
		"unknown": {sandbox.Faults{lost, {Endpoint: sandbox.GetJob, Skip: 1, Status: 500}},
			[]string{"The changes to “Баристаs” may be public or not. To be sure, send them again: that does no harm."}, "not known"},
		"not sent": {sandbox.Faults{{Endpoint: sandbox.GetJob, Cut: true}},
			[]string{"Not sent: ua.test.localhost closed the connection. Nothing was changed; the draft is saved. ctrl+s tries again."}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.ToJob("ua-barista")
			d.Do(action.EditJob)
			d.Field(model.FieldTitle)
			d.Press("end")
			d.Type("s")
			d.Field(model.FieldCurrency)
			d.Press("0")
			d.Do(action.ReviewJob)
			d.service.SetFaults(c.faults)
			d.Do(action.SendJob)
			d.Sees(c.shows...)
			d.SeesNot("Could not update")
			d.service.SetFaults(nil)
			if name != "done" {
				d.Do(action.ReviewJob, action.SendJob)
				d.Sees("“Баристаs” is saved and active.")
				d.Do(action.ActivityLog, action.Down)
			} else {
				d.Do(action.ActivityLog)
			}
			if c.logged == "" {
				d.Sees("Change Баристаs")
				return
			}
			d.Sees(c.logged, "No answer: ")
			d.SeesNot("failed")
		})
	}
}

// TestACreateThatWasNotSentIsNoQuestion.
func TestACreateThatWasNotSentIsNoQuestion(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Do(action.ReviewJob)
	d.refuses.Store(true)
	d.Do(action.SendJob)
	d.Sees("New job", "Not sent: ua.test.localhost could not be reached (connection refused). Nothing is public; the draft is saved. ctrl+s tries again.")
	d.SeesNot("Was it published?")
	d.refuses.Store(false)
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("“Пекар” is saved and active.")
}

// TestAQuestionPutOffIsOpenedByCtrlS at once, with the same words, and without a
// review.
func TestAQuestionPutOffIsOpenedByCtrlS(t *testing.T) {
	t.Parallel()
	const message = "Sent once at 09:30; no answer came (ua.test.localhost closed the connection). It may be public or not."
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Cut: true, Count: 1}})
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Do(action.ReviewJob, action.SendJob)
	d.Overlay().Sees("“Пекар”", message, "Your jobs do not include it.", "Checked at 09:30:")
	d.Pause()
	d.Do(action.Back)
	d.Sees(message)
	d.Clock.Pass(5 * time.Minute)
	d.Do(action.ReviewJob)
	d.Overlay().Sees("Was it published?", message, "Checked at 09:35:")
	d.Pause()
	d.Clock.Pass(time.Minute)
	d.Do(action.Refresh)
	d.Overlay().Sees("Checked at 09:36:")
	d.Do(action.WasNotPublished)
	d.SeesNot("no answer came", "no answer was recorded")
	d.Do(action.ReviewJob)
	d.Sees("Review: publish")
}

// TestARuledOutJobIsNotFoundAgain: the person's answer is kept, and another job like it
// is found.
func TestARuledOutJobIsNotFoundAgain(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.commandLine("Пекар", sandbox.Fault{Lost: true})
	denied := fmt.Sprintf("Job %d is another job,", d.named("Пекар")[0].ID)
	d.Restart()
	d.Overlay().Sees("Found: job", "Salary: not given", "no, that is another job; mine is not there")
	d.Pause()
	d.Do(action.IsAnotherJob)
	d.Overlay().Sees(denied, "no other is like yours.")
	d.Overlay().SeesNot("Your jobs do not include it")
	d.Do(action.Refresh)
	d.Overlay().Sees(denied, "Checked at")
}

// TestTheTextOfAFailedCreateStays, although no form was kept.
func TestTheTextOfAFailedCreateStays(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.commandLine("Пекар", sandbox.Fault{Cut: true})
	d.Restart()
	d.Overlay().Sees("Was it published?", "Your jobs do not include it.")
	d.Pause()
	d.Do(action.WasNotPublished)
	d.Sees("New job", "Пекар", "Львів", "115 characters ✓")
	d.Do(action.ReviewJob, action.SendJob)
	if made := d.named("Пекар"); len(made) != 1 {
		t.Errorf("there are %d of it", len(made))
	}
}

// TestTheTextOfAFailedCreateStaysBehindAnotherForm as a draft.
func TestTheTextOfAFailedCreateStaysBehindAnotherForm(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Кухар")
	d.commandLine("Пекар", sandbox.Fault{Cut: true})
	d.ask()
	d.Overlay().Sees("Was it published?", "Your jobs do not include it.")
	d.Pause()
	d.Do(action.WasNotPublished)
	d.Sees("New job", "Кухар", "“Пекар” is saved as a draft: N offers it once this form is closed.")
	d.Do(action.Back, action.NewJob)
	d.Overlay().Sees("New job “Пекар”", "New job “Кухар”")
}

// TestADoubleAnswerPublishesNothing: the question about another create opens over a
// review, and the second y has nothing to send.
func TestADoubleAnswerPublishesNothing(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.commandLine("Пекар", sandbox.Fault{Lost: true})
	d.Do(action.NewJob)
	d.Overlay().Sees("New job “Пекар”, sent without an answer", "Empty form")
	d.Do(action.NewJob)
	d.Write("Кухар")
	d.Do(action.ReviewJob)
	d.Sees("Review: publish")
	d.ask()
	d.Overlay().Sees("Was it published?", "“Пекар”")
	d.Pause()
	d.Do(action.IsThisJob)
	d.Press("y")
	d.SeesNot("Was it published?", "Review")
	d.Sees("New job", "Кухар")
	if n := d.service.Count(sandbox.Create); n != 1 {
		t.Errorf("%d creates were sent", n)
	}
}

// TestSeveralQuestionsAreCounted.
func TestSeveralQuestionsAreCounted(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.commandLine("Пекар", sandbox.Fault{Lost: true})
	d.commandLine("Кухар", sandbox.Fault{Lost: true})
	d.Restart()
	for _, title := range []string{"Was it published? (1 of 2)", "Was it published? (2 of 2)"} {
		d.Overlay().Sees(title)
		d.Pause()
		d.Do(action.IsThisJob)
	}
	d.SeesNot("Was it published?")
}

// An answer that arrived is not called missing.
func TestAnErrorWithAnUnknownOutcomeIsNotAMissingAnswer(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Status: 500, Count: 1}})
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Do(action.ReviewJob, action.SendJob)
	d.Overlay().Sees("Sent once at 09:30; the answer does not show whether it was done (the service failed (500 ServerError)). It may be public or not.")
	d.Overlay().SeesNot("no answer came")
	d.Restart()
	d.Overlay().Sees("Sent once at 09:30; no answer was recorded.")
}

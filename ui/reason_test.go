package ui_test

import (
	"testing"

	"shortlist/model"
	"shortlist/ui"
	"shortlist/ui/action"
)

// TestTheReasonOfAVerdictIsNoted: a need of the job or own words, after the verdict, for the applicant of the verdict; another
// verdict removes it.
func TestTheReasonOfAVerdictIsNoted(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.asks("Go\nunicorns", "")
	person := d.Person()
	d.Do(action.VerdictNo)
	d.Sees("is a no. z undoes it. B notes the reason.")
	d.Do(action.Reason)
	d.Overlay().Sees("The reason of the verdict on "+person.Applicant.Name, "Go", "unicorns", "may ask to see it")
	d.Do(action.LineDown, action.LineDown, action.Accept)
	d.Sees(person.Applicant.Name + " has the reason “unicorns”")
	if r := d.review(person.ID); r.Reason != "unicorns" || r.Verdict != model.No {
		t.Errorf("%+v", r)
	}
	d.Do(action.Undo)
	if r := d.review(person.ID); r.Reason != "" || r.Verdict != model.No {
		t.Errorf("undone: %+v", r)
	}
	d.Do(action.Reason)
	d.Type("too far away")
	d.Do(action.Accept)
	if got := d.review(person.ID).Reason; got != "too far away" {
		t.Errorf("%q", got)
	}
	d.Do(action.VerdictMaybe)
	if r := d.review(person.ID); r.Reason != "" || r.Verdict != model.Maybe {
		t.Errorf("another verdict: %+v", r)
	}
}

// TestTheReasonIsAboutTheLastVerdict also if the next applicant has a verdict already, and until the person chooses another.
func TestTheReasonIsAboutTheLastVerdict(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Open)
	first := d.Person()
	d.Do(action.Next)
	second := d.Person()
	d.Do(action.VerdictYes, action.Previous, action.Previous)
	if d.Person().ID != first.ID {
		t.Fatalf("%d is shown, not %d", d.Person().ID, first.ID)
	}
	d.Do(action.VerdictNo)
	if d.Person().ID != second.ID {
		t.Fatalf("the verdict led to %d, not %d", d.Person().ID, second.ID)
	}
	d.Do(action.Reason)
	d.Overlay().Sees("The reason of the verdict on " + first.Applicant.Name)
	d.Do(action.Back, action.Next, action.Previous, action.Reason)
	d.Overlay().Sees("The reason of the verdict on " + second.Applicant.Name)
}

// TestEachVerdictAsksForItsReasonIfThePersonChoseSo: the box is about the applicant of the verdict, and leads back to where the
// verdict leads.
func TestEachVerdictAsksForItsReasonIfThePersonChoseSo(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{UI: model.UI{AskReason: true}}})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Open)
	first := d.Person()
	d.Do(action.VerdictNo)
	d.Overlay().Sees("The reason of the verdict on " + first.Applicant.Name)
	d.Type("too far away")
	d.Do(action.Accept)
	if r := d.review(first.ID); r.Reason != "too far away" || r.Verdict != model.No {
		t.Errorf("%+v", r)
	}
	second := d.Person()
	if second.ID == first.ID {
		t.Error("the verdict did not lead to the next applicant")
	}
	d.Do(action.VerdictYes, action.Back)
	if r := d.review(second.ID); r.Reason != "" || r.Verdict != model.Yes {
		t.Errorf("without a reason: %+v", r)
	}
	d.Do(action.Previous, action.NoVerdict)
	d.SeesNot("The reason of the verdict")
}

// TestTheProfileShowsTheHistory: each verdict, reason and outcome with its time, also the newest of this window; in blind mode
// without own words.
func TestTheProfileShowsTheHistory(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{height: 120})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Open)
	d.SeesNot("History")
	d.Do(action.VerdictMaybe, action.Previous, action.VerdictNo, action.Reason)
	d.Type("too far away")
	d.Do(action.Accept, action.Previous)
	d.Sees("History", "first look", "verdict: maybe", "verdict: no", "reason: too far away")
	d.Do(action.Outcome)
	d.Type("moved to Lutsk")
	d.Do(action.Accept)
	d.Sees("outcome: moved to Lutsk")
	d.Do(action.Blind)
	d.Sees("verdict: no", "reason: [hidden]", "outcome: [hidden]")
	d.SeesNot("too far away", "Lutsk")
}

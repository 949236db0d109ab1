package ui_test

import (
	"testing"

	"shortlist/model"
	"shortlist/ui/action"
)

// TestTheReasonOfAVerdictIsNoted: a need of the job or own words, after the verdict, for the applicant of the verdict; another
// verdict removes it.
func TestTheReasonOfAVerdictIsNoted(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.asks("Go\nunicorns", "")
	person := d.Person()
	d.Do(action.VerdictNo, action.Reason)
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

package ui_test

import (
	"testing"

	"shortlist/model"
	"shortlist/ui/action"
)

// TestTheOutcomeOfAnApplicationIsNoted: chosen or typed, for one or for several, with undo; own words are hidden in blind mode.
func TestTheOutcomeOfAnApplicationIsNoted(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	person := d.Person()
	d.Do(action.Outcome)
	d.Overlay().Sees("The outcome of "+person.Applicant.Name, "hired", "withdrew", "declined", "stays on this computer")
	d.Do(action.LineDown, action.Accept)
	d.Sees(person.Applicant.Name + " has the outcome “hired”. " + sayUndoes())
	if got := d.review(person.ID).Outcome; got != model.OutcomeHired {
		t.Errorf("the outcome is %q", got)
	}
	d.Do(action.Outcome, action.ClearLine)
	d.Type("moved to Lviv")
	d.Do(action.Accept)
	d.Sees("has the outcome “moved to Lviv”")
	d.Do(action.Undo)
	if got := d.review(person.ID).Outcome; got != model.OutcomeHired {
		t.Errorf("undone, the outcome is %q", got)
	}
	d.Do(action.Outcome, action.ClearLine, action.Accept)
	if got := d.review(person.ID).Outcome; got != "" {
		t.Errorf("removed, the outcome is %q", got)
	}

	d.Do(action.Mark, action.Mark, action.Outcome)
	d.Overlay().Sees("The outcome of 2 applicants")
	d.Type("moved to Lviv")
	d.Do(action.Accept)
	d.Sees("moved to Lviv")
	d.Do(action.Blind)
	d.SeesNot("moved to Lviv")
	d.Do(action.Outcome)
	d.Overlay().Sees("An empty line keeps what is noted; it is not shown here.")
	d.Do(action.Accept)
	if got := d.review(person.ID).Outcome; got != "moved to Lviv" {
		t.Errorf("in blind mode, an empty line made the outcome %q", got)
	}
}

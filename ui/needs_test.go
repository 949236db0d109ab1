package ui_test

import (
	"strings"
	"testing"

	"shortlist/model/needs"
	"shortlist/ui/action"
)

// needs returns the needs of a job, one a line.
func (d *day) needs(jobID int64) string {
	d.Helper()
	of, err := d.account.Needs(d.Context(), jobID)
	if err != nil {
		d.Fatal(err)
	}
	return needs.Join(of)
}

// TestTheNeedsOfAJobAreWrittenInABox: they are counted, what is no need is named while one types, and nothing typed is lost.
func TestTheNeedsOfAJobAreWrittenInABox(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Needs)
	d.Overlay().Sees("The needs of “"+job.Title, "0 of 12", "Applicants do not see it.")
	d.Type("SAP or 1C")
	d.Do(action.NewLine)
	d.Type("salary:5")
	d.Overlay().Sees("2 of 12", "is not a need")
	d.Do(action.KeepNote)
	d.Overlay().Sees("is not a need")
	if got := d.needs(job.ID); got != "" {
		t.Fatalf("needs with a mistake were set: %q", got)
	}
	d.Do(action.Back)
	d.Sees("The needs are unchanged; f continues what you typed.")
	d.Do(action.Needs)
	d.Overlay().Sees("SAP or 1C", "salary:5")

	d.Restart()
	d.ToJob("ua-backend")
	d.Do(action.Needs)
	d.Overlay().Sees("SAP or 1C", "salary:5", "is not a need")
	d.Press(strings.Fields(strings.Repeat("backspace ", len("salary:5")))...)
	d.Type("night shifts")
	d.Overlay().Sees("2 of 12")
	d.Overlay().SeesNot("is not a need")
	d.Do(action.KeepNote)
	d.Sees("“" + job.Title + "” has 2 needs.")
	if got := d.needs(job.ID); got != "SAP or 1C\nnight shifts\n" {
		t.Errorf("the needs are %q", got)
	}

	d.Do(action.Open, action.Needs) // of an applicant
	d.Overlay().Sees("A SAP or 1C", "B night shifts")
	d.Do(action.EditJob)
	d.Overlay().Sees("SAP or 1C", "night shifts", "2 of 12")
	d.Press(strings.Fields(strings.Repeat("backspace ", len("SAP or 1C\nnight shifts")))...)
	d.Do(action.KeepNote)
	d.Sees("“" + job.Title + "” has no needs.")
	if got := d.needs(job.ID); got != "" {
		t.Errorf("the needs are %q", got)
	}
}

// TestNeedsOfAnotherWindowAreNotLost: the person sees them before their own take their place.
func TestNeedsOfAnotherWindowAreNotLost(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Needs)
	d.Type("mine")
	of, err := needs.Parse("theirs\nalso theirs")
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Elsewhere().SetNeeds(d.Context(), job.ID, of); err != nil {
		t.Fatal(err)
	}
	d.Do(action.KeepNote)
	d.Sees("Another window set needs meanwhile: theirs; also theirs. ctrl+s sets yours in their place.")
	d.Overlay().Sees("mine")
	if got := d.needs(job.ID); got != "theirs\nalso theirs\n" {
		t.Errorf("the needs are %q", got)
	}
	d.Do(action.KeepNote)
	d.Sees("has 1 need.")
	if got := d.needs(job.ID); got != "mine\n" {
		t.Errorf("the needs are %q", got)
	}
}

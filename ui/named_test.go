package ui_test

import (
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestFailuresNameTheJobAndTheApplicant, not their numbers.
func TestFailuresNameTheJobAndTheApplicant(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "fails many calls")
	d := atApplicants(t)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Status: 500}})
	d.Do(action.Refresh)
	d.Pane(env.ApplicantPane).Sees("Could not read the applicants of “Backend-розробник Go”: the service failed")

	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.GetJob, Status: 403}})
	d.Do(action.Back, action.EditJob)
	d.Sees("Could not read “Backend-розробник Go”: not allowed for this account")

	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 403}})
	d.Do(action.Open)
	person := d.ToPerson("is unseen", func(c model.Candidate) bool { return c.Unviewed() })
	d.Do(action.Open)
	d.Sees(person.Applicant.Name + " is not viewed after all. Not allowed for this account")

	// Blind mode shows no names: a waiting change is named by its row.
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 500}})
	d.Do(action.Back)
	person = d.ToPerson("is unseen", func(c model.Candidate) bool { return c.Unviewed() })
	d.Do(action.Open, action.Blind, action.Outbox)
	d.Overlay().Sees(blind.Name(person.ID)+" was viewed", "The service failed (500 ServerError).")
	d.Overlay().SeesNot("Could not mark", person.Applicant.Name)
	d.Do(action.Close, action.Blind, action.Outbox)
	d.Overlay().Sees(person.Applicant.Name + " was viewed")
}

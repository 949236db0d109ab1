package ui

import (
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
)

func TestANoticeGoesWithWhatItSpokeOf(t *testing.T) {
	const wrong = "to put right before it can be sent"
	d := begin(t, setup{width: 80, height: 24})
	d.service.SetLimit(50)
	job := d.ToJob("ua-barista")
	d.Press("X")
	d.Sees("is now Stopped. z undoes it.")
	d.Press("e") // z is text in the form
	d.Sees("Edit Бариста")
	d.SeesNot("z undoes it.")
	d.Field(model.FieldTitle)
	d.Type("!")
	d.Press("ctrl+s")
	d.Sees(wrong)
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Sees(wrong) // the form is still the same page
	d.Press("ctrl+s")
	d.Sees("Review: changes of")
	d.SeesNot(wrong)
	if err := d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = "Інше" }); err != nil {
		t.Fatal(err)
	}
	d.Send(press("y"))
	d.Send(press("y"))
	d.Sees("Not now: the job is on its way.")
	d.Settle()
	d.Sees("Changed meanwhile")
	d.SeesNot("Not now")
	d.Press("esc", "esc")
	d.Sees("The draft is kept.") // said by the key that left
	d.Press("e")
	d.Sees("This is your draft of", "ctrl+x throws it away")
	d.Press("ctrl+x")
	d.Overlay().Sees("Throw away the draft?")
	d.SeesNot("This is your draft")
	d.Press("y")
	d.SeesNot("This is your draft", "ctrl+x")
}

func TestANoticeGoesWhenThePaneIsLeft(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("s")
	d.Sees("Jobs are sorted by")
	d.Press("j")
	d.Sees("Jobs are sorted by")
	d.Press("enter")
	d.SeesNot("Jobs are sorted by")
	d.Press("s")
	d.Sees("Applicants are sorted by")
	d.Press("?")
	d.SeesNot("Applicants are sorted by")
}

func TestANoticeStaysUnderWhatComesUpByItself(t *testing.T) {
	d := begin(t, setup{noPassword: true})
	d.Press("s")
	if err := d.service.ExpireTokens(); err != nil {
		t.Fatal(err)
	}
	d.Press("r")
	d.Overlay().Sees("Sign in")
	d.Sees("Jobs are sorted by")
}

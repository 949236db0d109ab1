package ui_test

import (
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
)

// TestAJobIsEditedWhileTheServiceFails from its kept copy, and is compared with the
// service's before it is sent.
func TestAJobIsEditedWhileTheServiceFails(t *testing.T) {
	t.Parallel()
	for name, fail := range map[string]func(*day, bool){
		"failing": func(d *day, on bool) {
			d.service.SetFaults(nil)
			if on {
				d.service.SetFaults(sandbox.Faults{{Status: 500}})
			}
		},
		"offline": func(d *day, on bool) {
			d.refuses.Store(on)
			d.client.Close() // also for open connections
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			job := d.ToJob("ua-barista")
			d.Clock.Pass(10 * time.Minute)
			fail(d, true)
			d.Do(action.EditJob)
			why := map[string]string{"failing": "The service failed (500 ServerError).", "offline": "Offline."}[name]
			d.Sees("Edit", why+" This is the job from 09:30; it is checked again before sending.")
			d.Field(model.FieldCurrency)
			d.Press("0")
			d.Field(model.FieldTitle)
			d.Type("!")
			modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Region = "Дніпро" }))
			fail(d, false)
			d.Do(action.ReviewJob, action.SendJob)
			d.Overlay().SeesNot(sayWasPublished())
			d.Sees(sayConflict())
			if got := d.Record(job.ID); got.Title != "Бариста" || d.service.Count(sandbox.Update) != 0 {
				t.Errorf("it was sent over what changed meanwhile: %q", got.Title)
			}
		})
	}
}

// A job without a kept copy is not edited.
func TestAJobThatIsGoneIsNotEditedFromItsCopy(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.GetJob, Status: 404}})
	d.Do(action.EditJob)
	d.SeesNot("checked again before sending")
	if d.Front() == theForm {
		t.Error("the form is open")
	}
}

package ui_test

import (
	"fmt"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/terminal"
	"shortlist/ui/theme"
)

func TestAFormThatCannotBeKeptStaysOpen(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.full = true
	d.Do(action.Back)
	d.Sees("The draft could not be saved, so the form stays open.", "no space left on device", sayNewJob(), "Кухар")
	d.SeesNot("The draft is saved")
	d.full = false
	d.Advance(3 * time.Second) // it is tried again by itself
	d.Sees("draft saved")
	d.Do(action.Back)
	d.Sees("The draft is saved.")
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Кухар" {
		t.Errorf("kept %v: %+v", kept, draft)
	}
}

func TestASaveThatFailedIsTriedAgain(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.full = true
	d.Pause()
	d.Sees("the draft could not be saved")
	d.full = false
	d.Advance(3 * time.Second)
	d.Sees("draft saved")
	d.Restart()
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Кухар" {
		t.Errorf("kept %v: %+v", kept, draft)
	}
}

// overtaken opens a form on a job and changes its title, while somebody else changes
// its region and address.
func overtaken(t *testing.T) (*day, sandbox.Record) {
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldTitle)
	d.Type(" 1")
	d.Field(model.FieldCurrency)
	d.Press("0")
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Region, r.Address = "Чорноморськ", "вул. Їхня, 2" }))
	d.Do(action.ReviewJob, action.SendJob)
	return d, job
}

func TestUntouchedFieldsTakeTheirValue(t *testing.T) {
	d, job := overtaken(t)
	d.Sees(sayConflict(), "○ before Одеса", "● theirs Чорноморськ", "● theirs вул. Їхня, 2")
	d.SeesNot("○ mine", "● mine")
	d.Do(action.ReviewJob, action.SendJob)
	if got := d.Record(job.ID); got.Region != "Чорноморськ" || got.Address != "вул. Їхня, 2" || got.Title != job.Title+" 1" {
		t.Errorf("the service holds %q, %q, %q", got.Title, got.Region, got.Address)
	}
}

func TestAStepBackOverASettledConflictFindsItAgain(t *testing.T) {
	d, job := overtaken(t)
	d.Do(action.ReviewJob, action.Back, action.UndoTyping)
	d.Field(model.FieldTitle)
	d.Type("2")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayConflict(), "● theirs Чорноморськ")
	if n := d.service.Count(sandbox.Update); n != 0 {
		t.Errorf("%d updates were sent over theirs: %q", n, d.Record(job.ID).Region)
	}
}

// TestASettledConflictLeadsToTheFormWhereNothingCanBeSent: what is wrong with the choices
// together, or that nothing is left to send, is shown on the form.
func TestASettledConflictLeadsToTheFormWhereNothingCanBeSent(t *testing.T) {
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Field(model.FieldSalaryFrom)
	d.Press("ctrl+u")
	d.Type("130")
	d.Do(action.ReviewJob)
	less := model.Decimal("120")
	d.change(job.ID, func(r *sandbox.Record) { r.SalaryTo = &less })
	d.Do(action.SendJob)
	d.Sees(sayConflict(), "● theirs 120")
	d.Do(action.ReviewJob)
	d.Sees("Edit Бариста", "Fix 1 thing before sending:")

	d.Press("ctrl+u")
	d.Type("135")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayIsSaved())

	d.Do(action.EditJob)
	d.Type("!")
	d.Do(action.ReviewJob)
	d.change(job.ID, func(r *sandbox.Record) { r.Title = "Їхня" })
	d.Do(action.SendJob)
	d.Sees(sayConflict())
	d.Do(action.TakeTheirs, action.ReviewJob)
	d.Sees("Edit Їхня", "Nothing was changed, so there is nothing to send.")
}

// TestKeysBeforeAConflictIsDrawnChooseAField: at a held key, or over a slow line.
func TestKeysBeforeAConflictIsDrawnChooseAField(t *testing.T) {
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.change(job.ID, func(r *sandbox.Record) { r.Region = "Чорноморськ" })
	d.Field(model.FieldRegion)
	d.Type("!")
	d.Unwatched = true // nothing is drawn
	d.Do(action.ReviewJob, action.SendJob, action.Bottom, action.Down)
	d.Unwatched = false
	d.Sees(sayConflict(), "▸ ")
}

// TestALongConflictIsReadToItsEnd: a description may have more lines than the screen.
func TestALongConflictIsReadToItsEnd(t *testing.T) {
	d := begin(t, setup{width: 80, height: 24})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Field(model.FieldDescription)
	d.Press("ctrl+end")
	d.Type(" Приходьте!")
	d.Do(action.ReviewJob)
	d.change(job.ID, func(r *sandbox.Record) {
		r.Region = "Чорноморськ"
		for i := range 40 {
			r.Description += fmt.Sprintf("<p>Рядок %d.</p>", i)
		}
	})
	d.Do(action.SendJob)
	d.Sees(sayConflict(), "▸ Region", theme.SignBar)
	d.SeesNot("Рядок 39.")
	for range 60 {
		d.Do(action.Down)
	}
	d.Sees("Рядок 39.", "Приходьте!")
	for range 60 {
		d.Do(action.Up)
	}
	d.Sees("Another window or someone else changed this job", "▸ Region")
	d.Do(action.Bottom)
	d.Sees("Рядок 39.")
	d.Do(action.TakeTheirs) // of the description, which is in sight
	d.Sees("▸ Description", "● theirs the lines with −")
}

// TestACopyThatStoodStillDoesNotWriteOverWhoWentOn: what each of the two holds is kept.
func TestACopyThatStoodStillDoesNotWriteOverWhoWentOn(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		unsaved string                       // typed before it stood still
		end     func(d *day, release func()) // release closes the form of the other copy
	}{
		"its terminal is gone while the other has the form": {"ка", func(d *day, release func()) {
			d.Send(terminal.Hangup{})
			d.Settle()
			if !d.Left() {
				t.Error("the program is still there")
			}
			release()
		}},
		"the other has left, and the person types on": {"", func(d *day, release func()) {
			release()
			d.Type("ка")
			d.Pause()
			d.Do(action.Back)
		}},
	} {
		d := begin(t, setup{width: 80, height: 24})
		d.Do(action.NewJob)
		d.Type("Кухар")
		d.Pause()
		d.Type(c.unsaved)
		d.Clock.Pass(2 * time.Minute) // its connection has stalled
		other := d.Elsewhere()
		waiting, err := other.WaitingDrafts(t.Context())
		if err != nil || len(waiting) != 1 {
			t.Fatal(waiting, err)
		}
		taken, err := other.TakeDraft(t.Context(), waiting[0].ID, false)
		modeltest.Must(t, err)
		taken.Draft.Description, taken.Saved = "Ten minutes of further work", d.Clock.Now()
		modeltest.Must(t, other.SaveDraft(t.Context(), taken))
		c.end(d, func() { modeltest.Must(t, other.ReleaseDraft(t.Context(), taken.ID)) })
		waiting, err = d.Elsewhere().WaitingDrafts(t.Context())
		if err != nil || len(waiting) != 2 {
			t.Fatalf("%s: %+v, %v", name, waiting, err)
		}
		kept := map[string]string{}
		for _, w := range waiting {
			kept[w.Draft.Title] = w.Draft.Description
		}
		if kept["Кухар"] != "Ten minutes of further work" {
			t.Errorf("%s: what was written on is gone: %v", name, kept)
		}
		if _, ok := kept["Кухарка"]; !ok {
			t.Errorf("%s: what the first copy held is gone: %v", name, kept)
		}
	}
}

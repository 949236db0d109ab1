package ui_test

import (
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestTheJobListMarksUnsentDrafts, also after a restart and in other windows.
func TestTheJobListMarksUnsentDrafts(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Pane(env.JobPane).SeesNot("✎")
	job := d.leave(" 2")
	d.Do(action.Back)
	d.Pane(env.JobPane).Sees("✎… draft")
	d.Do(action.Help)
	d.Type("draft, not")
	d.Overlay().Sees("✎…", "draft, not sent")
	d.Do(action.Back, action.Back)

	d.Restart()
	d.Pause()
	d.Do(action.Close)
	d.Pane(env.JobPane).Sees("✎… draft")
	other := d.Elsewhere()
	draft, _ := d.drafted(job.ID)
	if _, err := other.TakeDraft(t.Context(), draft.ID, false); err != nil {
		t.Fatal(err)
	}
	d.hear(account.Event{Drafts: true})
	d.Pane(env.JobPane).Sees("✎… draft") // open in the other window
	modeltest.Must(t, other.DropDraft(t.Context(), draft.ID))
	d.hear(account.Event{Drafts: true})
	d.Pane(env.JobPane).SeesNot("✎")
}

// TestTheSignOfADraftGoes when the draft is sent, and when it is dropped.
func TestTheSignOfADraftGoes(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.leave(" 2")
	d.Do(action.Back, action.EditJob, action.DiscardDraft, action.Yes)
	d.Pane(env.JobPane).SeesNot("✎")
	d.leave(" 2")
	d.Do(action.Back)
	d.Pane(env.JobPane).Sees("✎… draft")
	d.Do(action.EditJob)
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayIsSaved())
	d.Pane(env.JobPane).SeesNot("✎")
	d.leave(" 3")
	d.Restart()
	d.Pause()
	d.Pane(env.JobPane).Sees("✎… draft")
	d.Do(action.Remove, action.Yes)
	d.Pane(env.JobPane).SeesNot("✎")
}

package ui

import (
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/layout"
)

// TestTheJobListMarksUnsentDrafts, after a restart and beside other windows, too.
func TestTheJobListMarksUnsentDrafts(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Pane(layout.Jobs).SeesNot("✎")
	job := d.leave(" 2")
	d.Press("esc")
	d.Pane(layout.Jobs).Sees("✎… draft")
	d.Press("?")
	d.Type("draft, not")
	d.Overlay().Sees("✎…", "draft, not sent")
	d.Press("esc", "esc")

	d.Restart()
	d.Pause()
	d.Press("esc")
	d.Pane(layout.Jobs).Sees("✎… draft")
	other := d.Elsewhere()
	draft, _ := d.drafted(job.ID)
	if _, err := other.TakeDraft(t.Context(), draft.ID, false); err != nil {
		t.Fatal(err)
	}
	d.hear(account.Event{Drafts: true})
	d.Pane(layout.Jobs).Sees("✎… draft") // open in the other window
	if err := other.DropDraft(t.Context(), draft.ID); err != nil {
		t.Fatal(err)
	}
	d.hear(account.Event{Drafts: true})
	d.Pane(layout.Jobs).SeesNot("✎")
}

// TestTheSignOfADraftGoes when the draft is sent, and when it is dropped.
func TestTheSignOfADraftGoes(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.leave(" 2")
	d.Press("esc", "e", "ctrl+x", "y")
	d.Pane(layout.Jobs).SeesNot("✎")
	d.leave(" 2")
	d.Press("esc")
	d.Pane(layout.Jobs).Sees("✎… draft")
	d.Press("e")
	d.Field(model.FieldCurrency)
	d.Press("0", "ctrl+s", "y")
	d.Sees("is saved and active.")
	d.Pane(layout.Jobs).SeesNot("✎")
	d.leave(" 3")
	d.Restart()
	d.Pause()
	d.Pane(layout.Jobs).Sees("✎… draft")
	d.Press("D", "y")
	d.Pane(layout.Jobs).SeesNot("✎")
}

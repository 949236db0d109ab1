package ui_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/action"
)

// loses has a window on another host take the store over, and types until this one notices.
func (d *day) loses(typed string) *store.Store {
	d.Helper()
	there, err := d.openStore("there", true)
	modeltest.Must(d, err)
	d.Cleanup(func() {
		if err := there.Close(); err != nil {
			d.Error(err)
		}
	})
	d.Type(typed)
	d.Advance(time.Second)
	d.Until("the person is asked", func() bool { return d.Overlay().Has("A window on host there took over at") })
	d.Pause()
	return there
}

// TestTakingTheStoreBackKeepsTheForm: it stays open with its text, which is saved within a second.
func TestTakingTheStoreBackKeepsTheForm(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{shared: true})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Advance(time.Second)
	there := d.loses("ка")
	d.Sees("read-only", "the draft could not be saved")
	d.Do(action.Yes)
	if d.Front() != theForm {
		t.Fatal("the form is closed", d.Picture())
	}
	d.Sees("Кухарка", "draft saved")
	d.SeesNot("read-only", "took over")
	d.Type(" 2")
	d.Advance(time.Second)
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Кухарка 2" {
		t.Errorf("kept %v: %+v", kept, draft)
	}
	if err := there.DropDraft(t.Context(), 1); !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("the other window writes still: %v", err)
	}
}

// TestTakingTheStoreBackKeepsTheNote.
func TestTakingTheStoreBackKeepsTheNote(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "runs two windows on one store")
	d := begin(t, setup{shared: true})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.Person()
	d.Do(action.Note)
	d.Type("Call ")
	d.Advance(time.Second)
	d.loses("on Monday")
	d.Do(action.Yes)
	d.Overlay().Sees("Call on Monday")
	d.Sees("Call on Monday")
	d.Do(action.KeepNote)
	if note := d.kept(person.ID).Note; note != "Call on Monday" {
		t.Errorf("the note is %q", note)
	}
}

// TestAWindowTakesOverLater, with the palette.
func TestAWindowTakesOverLater(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{shared: true})
	d.Do(action.NewJob)
	d.loses("Кухар")
	d.Do(action.Noted)
	d.SeesNot("Take over?")
	d.Do(action.Palette)
	d.Type("read-only")
	d.Do(action.Accept)
	d.Pause()
	d.Overlay().Sees("A window on host there", "Take over?")
	d.Do(action.Yes)
	d.Sees("draft saved")
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Кухар" {
		t.Errorf("kept %v: %+v", kept, draft)
	}
}

// TestTextTypedWithoutTheStoreOutlivesTheWindow: it is killed within a second of the last key, and the
// next one names what it has read in.
func TestTextTypedWithoutTheStoreOutlivesTheWindow(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "runs two windows on one store")
	d := begin(t, setup{shared: true, width: 80, height: 24})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.Person()
	d.Do(action.Note)
	d.Type("Call ")
	d.Advance(time.Second)
	there := d.loses("on ")
	d.Do(action.Noted)
	d.Type("Monday")
	d.Advance(time.Second)
	if err := there.Close(); err != nil {
		t.Error(err)
	}
	d.Restart()
	d.Until("it is named", func() bool {
		return d.Overlay().Has("Typed in a window that could not save, and read in now: unfinished notes (1).")
	})
	if r, err := d.store.Review(t.Context(), person.ID); err != nil || r.Typed != "Call on Monday" {
		t.Errorf("%+v, %v", r, err)
	}

	d.Pause()
	d.Do(action.Noted, action.NewJob)
	d.Type("Кухар")
	d.Advance(time.Second)
	there = d.loses("ка")
	d.Sees("Text that you type here is kept")
	d.Do(action.Noted)
	d.Type(" 2")
	d.Advance(time.Second)
	if err := there.Close(); err != nil {
		t.Error(err)
	}
	d.Restart()
	d.Until("it is named", func() bool { return d.Screen().Has("read in now: “Кухарка 2”.") })
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Кухарка 2" {
		t.Errorf("kept %v: %+v", kept, draft)
	}
}

// TestAWindowThatOnlyReadsRefusesReviewsAtOnce: it names no change as made, and none as not kept.
func TestAWindowThatOnlyReadsRefusesReviewsAtOnce(t *testing.T) { // not in parallel: line by line, keys are named by words
	modeltest.SkipInShort(t, "tries every key of reviews in a window that only reads")
	d := begin(t, setup{shared: true})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	there, err := d.openStore("there", true)
	modeltest.Must(t, err)
	t.Cleanup(func() {
		if err := there.Close(); err != nil {
			t.Error(err)
		}
	})
	d.Restart()
	d.Until("the person is asked", func() bool { return d.Overlay().Has("Another window on host there") })
	d.Pause()
	d.Do(action.Noted)
	d.ToJob("ua-backend")
	d.Do(action.Open)
	for _, keys := range []action.Keys{action.VerdictYes, action.VerdictMaybe, action.VerdictNo, action.NoVerdict, action.Rate, action.Tags, action.Snooze, action.Enlist, action.Undo} {
		d.Press(keys[0])
		d.Sees("› Not now: this window is read-only, because another one has the store.")
		d.SeesNot("Розробник is", "yes ·", "undoes it", "not kept")
		d.Advance(time.Minute)
	}
	d.Do(action.Note) // is kept beside the store
	d.Type("Call")
	d.Advance(time.Second)
	d.Overlay().Sees("Call")

	var out strings.Builder
	o := ui.Options{UI: model.UI{Linear: true}, Input: strings.NewReader("open 1\nopen 1\nyes\nundo\n"), Output: &out, Now: d.Clock.Now}
	o.Account, o.Labels = d.account, model.LabelsBoth
	if err := ui.Run(t.Context(), o); err != nil {
		t.Errorf("%v\n%s", err, out.String())
	}
	if got := out.String(); strings.Count(got, sayNotNow("this window is read-only, because another one has the store")) != 2 || strings.Contains(got, "is a yes") {
		t.Error(got)
	}
}

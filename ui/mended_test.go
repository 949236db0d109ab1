package ui_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/uitest"
)

// gated is an account whose saves wait for a word from the test; an error fails the
// save.
type gated struct {
	ui.Backend
	entered chan struct{}
	word    chan error
}

func (g gated) SaveDraft(ctx context.Context, d model.SavedDraft) error {
	g.entered <- struct{}{}
	if err := <-g.word; err != nil {
		return err
	}
	return g.Backend.SaveDraft(ctx, d)
}

// over puts the gate before an account.
func (g gated) over(b ui.Backend) ui.Backend {
	g.Backend = b
	return g
}

// saving types into a new form until a save is in progress.
func saving(t *testing.T) (*day, gated) {
	g := gated{entered: make(chan struct{}, 9), word: make(chan error, 9)}
	d := begin(t, setup{backend: g.over})
	d.Do(action.NewJob)
	d.Send(uitest.Key("К"))
	d.Until("the pause has its timer", func() bool { return d.Clock.HasTimer(time.Second) })
	pause, _ := d.Clock.Fire(d.Clock.Now().Add(time.Second))
	d.Send(pause)
	d.Until("the save is under way", func() bool { return len(g.entered) > 0 })
	return d, g
}

func TestLeavingWaitsForASaveThatIsUnderWay(t *testing.T) {
	t.Parallel()
	for _, key := range []action.Keys{action.Back, action.QuitAnyway} {
		d, g := saving(t)
		d.Tap(key)
		if d.Front() != theForm || d.Left() {
			t.Fatalf("%s left before it was known whether the draft is kept", key)
		}
		g.word <- errors.New("keep the draft: no space left on device")
		d.Settle()
		d.Sees("no space left on device")
		if d.Front() != theForm || d.Left() {
			t.Fatalf("%s left with a draft that could not be kept", key)
		}
		g.word <- nil
		g.word <- nil
		d.Advance(3 * time.Second)
		d.Do(key)
		if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "К" {
			t.Errorf("%s: kept %v: %+v", key, kept, draft)
		}
	}
}

func TestADraftOfAProgramThatIsGoneCanBeThrownAway(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Pause()
	d.Restart()
	d.Pause()
	d.Do(action.Remove, action.Yes)
	d.Sees("Discarded: New job “Кухар”.")
	if _, kept := d.drafted(0); kept {
		t.Error("it is still there")
	}
}

func TestWhatAnEditorWroteForADraftThatIsAnothersByNow(t *testing.T) {
	d := editing(t, "appends")
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Field(model.FieldDescription)
	d.Paste("First.")
	d.Pause()
	other := d.Elsewhere()
	waiting, _ := d.account.WaitingDrafts(t.Context())
	taken, err := other.TakeDraft(t.Context(), waiting[0].ID, true)
	modeltest.Must(t, err)
	taken.Markdown, taken.Saved = "Ten minutes of further work", d.Clock.Now().Add(time.Millisecond)
	modeltest.Must(t, other.SaveDraft(t.Context(), taken))
	d.Do(action.OwnEditor, action.Back)
	if left := d.handedOut(); len(left) > 0 {
		t.Errorf("%q would go over the other's text", left)
	}
	modeltest.Must(t, other.ReleaseDraft(t.Context(), taken.ID))
	waiting, err = d.account.WaitingDrafts(t.Context())
	if err != nil || len(waiting) != 2 {
		t.Fatalf("%+v, %v", waiting, err)
	}
	for _, w := range waiting {
		if own := w.ID != taken.ID; own != strings.Contains(w.Markdown, "First.") {
			t.Errorf("draft %d holds %q", w.ID, w.Markdown)
		}
	}
}

func TestAFileThatWasCutShortIsNothing(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Field(model.FieldDescription)
	d.Paste("Ten minutes of work")
	d.Pause()
	draft, _ := d.drafted(0)
	modeltest.Must(t, os.MkdirAll(d.scratch(), 0o700))
	modeltest.Must(t, os.WriteFile(filepath.Join(d.scratch(), fmt.Sprintf("draft-%d.md", draft.ID)), nil, 0o600))
	d.Restart()
	d.Pause()
	d.Do(action.Open)
	d.Pause()
	if draft, _ := d.drafted(0); draft.Markdown != "Ten minutes of work" {
		t.Errorf("the description is %q", draft.Markdown)
	}
}

func TestAnAnswerElsewhereEndsTheQuestionOfAFormThatWasWrittenOn(t *testing.T) {
	t.Parallel()
	for _, made := range []bool{true, false} {
		d := begin(t, setup{})
		d.service.SetLimit(50)
		d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Cut: !made, Lost: made, Count: 1}})
		d.Do(action.NewJob)
		d.Write("Пекар")
		d.Do(action.ReviewJob, action.SendJob)
		d.Pause()
		d.Do(action.Back)
		d.Field(model.FieldTitle)
		d.Type(" 2")
		d.Pause()
		other := d.Elsewhere()
		open, err := other.Intents(t.Context())
		if err != nil || len(open) != 1 {
			t.Fatal(open, err)
		}
		job, _, err := other.Find(t.Context(), open[0])
		if err == nil {
			err = other.Settle(t.Context(), open[0], job.ID)
		}
		modeltest.Must(t, err)
		d.Do(action.ReviewJob) // the question, which has its answer already
		d.Pause()
		if made {
			d.Do(action.IsThisJob)
		} else {
			d.Do(action.WasNotPublished)
		}
		d.SeesNot("It may be public or not.")
		d.Do(action.ReviewJob)
		d.Sees("Review: publish a new job", "Пекар 2")
	}
}

func TestACurrencyThatMayNotHaveArrivedIsAskedFor(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("1")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob, action.EditJob)
	d.Field(model.FieldTitle)
	d.Type("2")
	d.Field(model.FieldCurrency)
	d.Press("1")
	d.Do(action.ReviewJob)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Update, Cut: true}})
	d.Do(action.SendJob)
	d.service.SetFaults(nil)
	d.Sees("did not arrive")
	d.Do(action.DiscardDraft, action.Yes)
	if entry, known, err := d.account.Currency(t.Context(), job.ID); known || err != nil {
		t.Errorf("the ledger has %v, %v", entry, err)
	}
}

func TestAConfirmationThatWasTakenBackSendsNothing(t *testing.T) {
	t.Parallel()
	g := gated{entered: make(chan struct{}, 99), word: make(chan error, 99)}
	d := begin(t, setup{backend: g.over})
	d.service.SetLimit(50)
	for range 20 {
		g.word <- nil // the form is written and kept
	}
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Pause()
	for len(g.word) > 0 {
		<-g.word
	}
	d.Tap(action.ReviewJob)
	d.Tap(action.SendJob) // waits for the save that the review began
	d.Tap(action.Back)
	d.Tap(action.ReviewJob) // another review, not confirmed
	for range 20 {
		g.word <- nil
	}
	d.Settle()
	d.Sees("Review: publish a new job")
	if n := d.service.Count(sandbox.Create); n != 0 {
		t.Fatalf("%d creates were sent", n)
	}
	d.Do(action.SendJob)
	if n := d.service.Count(sandbox.Create); n != 1 {
		t.Errorf("%d creates were sent", n)
	}
}

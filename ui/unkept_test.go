package ui_test

import (
	"io"
	"strings"
	"testing"
	"time"

	sqlite3 "modernc.org/sqlite/lib"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/uitest"
)

// reviewed are the keys of every change of a review, what its row shows at once, and what is shown once it is kept.
var reviewed = []struct{ keys, row, kept string }{
	{"* 4", "4/5", "is rated 4. " + sayUndoes()},
	{"T g o enter", "#go", "has the tags go. " + sayUndoes()},
	{"c h i ctrl+s", "✎", "has the note “hi”. " + sayUndoes()},
	{"c h e y esc", "unfinished", "The note is unchanged; c continues what you typed."},
	{"Z down enter", "◷", "comes up again on"},
	{"a", "yes", "is a yes. " + sayUndoes()},
	{"x z", "", sayUndone("“")},
	{"* 2 z", "", sayUndone("“")},
	{"space space m", "maybe", "2 applicants: maybe. " + sayUndoes()},
}

// TestAReviewIsConfirmedOnceItIsKept: until the store has committed, the row alone shows it, and other keys work.
func TestAReviewIsConfirmedOnceItIsKept(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "fills the disk and starts again")
	d := begin(t, setup{disk: &disk{}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	for _, r := range reviewed {
		d.Do(action.Down)
		release := d.setup.disk.hold()
		for _, key := range strings.Fields(r.keys) {
			d.Send(uitest.Key(key))
		}
		d.Until("the commit waits", d.setup.disk.waits.Load)
		d.Sees(r.row)
		d.SeesNot(r.kept, "undoes it")
		release()
		d.Settle()
		d.Sees(r.kept)
		d.Advance(30 * time.Second)
	}
}

// TestChangesThatAreNotKeptAreCountedUntilTheyAre: no other notice takes the count away, and none confirms them.
func TestChangesThatAreNotKeptAreCountedUntilTheyAre(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "fills the disk and starts again")
	d := begin(t, setup{disk: &disk{}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	for name, code := range map[string]int64{"full": sqlite3.SQLITE_FULL, "broken": sqlite3.SQLITE_IOERR_WRITE} {
		d.Do(action.Down)
		d.setup.disk.fails.Store(code)
		for i, r := range reviewed[:6] {
			d.Press(strings.Fields(r.keys)...)
			d.Sees("✗ "+lang.Plural(i+1, "%d change is", "%d changes are")+" not kept on this computer. Retrying.", "reviews not saved")
			d.SeesNot(r.kept)
		}
		d.Press("z") // the verdict
		d.Sees("✗ 5 changes are not kept")
		d.Press("*", "4") // the rating that it has
		d.Sees("✗ 5 changes are not kept")
		d.hear(account.Event{TeamFails: "The team folder is away."})
		d.Sees("! The team folder is away.", "✗ 5 changes are not kept")
		d.Advance(time.Minute)
		d.Sees("✗ 5 changes are not kept")
		d.setup.disk.fails.Store(0)
		d.Advance(4 * time.Second)
		d.SeesNot("not kept", "not saved")
		d.Sees("is rated 4, as before.") // the last key
		if r := d.kept(d.Person().ID); r.Verdict != model.Undecided || r.Rating != 4 || r.Note != "hi" || r.Typed != "hihey" || r.Snoozed == "" {
			t.Errorf("%s: kept is %+v", name, r)
		}
		d.Advance(time.Minute)
	}
}

// TestChangesThatAreNotKeptAreNotedInCaseOfAKill, and no longer once they are kept.
func TestChangesThatAreNotKeptAreNotedInCaseOfAKill(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "fills the disk and starts again")
	d := begin(t, setup{disk: &disk{}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	other, err := d.openStore("here", false)
	modeltest.Must(t, err)
	defer func() { _ = other.Close() }()
	noted := func(want int) {
		t.Helper()
		d.Until("it is noted", func() bool {
			lost, err := other.Unkept(d.Clock.Now().Add(time.Hour)) // as if the window had been silent since
			return err == nil && lost.Changes == want && len(lost.Applies) == min(want, 1)
		})
		if lost, err := other.Unkept(d.Clock.Now()); err != nil || !lost.IsNothing() {
			t.Errorf("%+v is lost, though the window is open: %v", lost, err)
		}
	}
	d.setup.disk.full(true)
	d.Press("*", "4")
	noted(1)
	d.Press("c", "h", "i", "ctrl+s")
	noted(2)
	d.Advance(5 * time.Minute) // it is noted again with the tries
	noted(2)
	d.setup.disk.full(false)
	d.Advance(4 * time.Second)
	noted(0)
}

// TestAQuitRightAfterAChangeWarnsIfItIsNotKept: its write fails only then.
func TestAQuitRightAfterAChangeWarnsIfItIsNotKept(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{disk: &disk{}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.setup.disk.full(true)
	release := d.setup.disk.hold()
	d.Tap(action.VerdictYes, action.QuitAnyway)
	timer := time.AfterFunc(300*time.Millisecond, release) // longer than quitting waits for other work
	defer timer.Stop()
	d.Settle()
	if d.Left() {
		t.Fatal("it has ended")
	}
	d.Sees("1 change is not kept on this computer.", "Press ctrl+c again to quit anyway.")
}

// TestLostChangesAreShownOnceAtTheNextStart: the window has ended while the disk was full.
func TestLostChangesAreShownOnceAtTheNextStart(t *testing.T) { // not in parallel: line by line, keys are named by words
	modeltest.SkipInShort(t, "ends the dashboard twice, and starts it again")
	d := begin(t, setup{disk: &disk{}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	order := d.Order()
	reviewed := []int64{order[0], order[2], order[3]} // a verdict leads on to the next one
	for quits, lines := range map[bool]string{false: "open 1\nopen 1\nyes\nnext\nno\nrate 3\n", true: "open 1\nopen 1\nyes\nnext\nno\nrate 3\nquit\nquit\n"} {
		d.setup.disk.full(true)
		var out strings.Builder
		o := ui.Options{UI: model.UI{Linear: true}, Input: strings.NewReader(lines), Output: &out, Now: d.Clock.Now}
		o.Account, o.Labels = d.account, model.LabelsBoth
		err := ui.Run(t.Context(), o)
		if got := out.String(); !strings.Contains(got, "1 change is not kept on this computer. Retrying. Save the review: the disk is full") || !strings.Contains(got, "3 changes are not kept") || strings.Contains(got, "is a yes") {
			t.Error(got)
		}
		const lost = "3 changes were not kept on this computer. Save the review: the disk is full, or your share of it. The next start of the dashboard names what was lost."
		if known := err == nil; known != quits || !known && err.Error() != lost {
			t.Errorf("quits %v: %v", quits, err)
		}
		d.setup.disk.full(false)
		d.Restart()
		d.Until("they are shown", func() bool { return d.Overlay().Has("Changes that were not kept") })
		d.Overlay().Sees("When shortlist ended, 3 changes could not be kept on this computer. Please make them again for:")
		for _, id := range reviewed {
			c, err := d.account.CandidatesOf(t.Context(), []int64{id})
			modeltest.Must(t, err)
			d.Overlay().Sees(c[0].Applicant.Name)
		}
		d.Pause()
		d.Do(action.Back)
		d.Restart()
		if d.BoxTitle() != "" {
			t.Errorf("shown again%s", d.Picture())
		}
	}
}

// TestALostDraftIsShownOnceAtTheNextStart: only its last changes, which were not saved, are lost.
func TestALostDraftIsShownOnceAtTheNextStart(t *testing.T) { // not in parallel: line by line, keys are named by words
	d := begin(t, setup{disk: &disk{}})
	d.setup.disk.full(true)
	o := ui.Options{UI: model.UI{Linear: true}, Input: strings.NewReader("new job\nset title Кухар\n"), Output: io.Discard, Now: d.Clock.Now}
	o.Account, o.Labels = d.account, model.LabelsBoth
	err := ui.Run(t.Context(), o)
	if err == nil || !strings.HasPrefix(err.Error(), "The last changes of your draft were not kept on this computer. Save the draft: the disk is full") {
		t.Error(err)
	}
	d.setup.disk.full(false)
	d.Restart()
	d.Until("it is shown", func() bool { return d.Overlay().Has("The last changes of these drafts could not be kept: Кухар") })
	d.Pause()
	d.Do(action.Back, action.NewJob)
	d.Type("Пекар")
	d.Pause()
	d.Restart()
	if d.Overlay().Has("could not be kept") {
		t.Errorf("shown again%s", d.Picture())
	}
}

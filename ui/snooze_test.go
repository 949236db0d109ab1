package ui_test

import (
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// evening is half an hour before midnight.
var evening = morning.Add(14 * time.Hour)

// TestASnoozedApplicantComesUpAgainOnTheDay: typed or chosen, for one or for several, until a
// verdict. The day turns while the dashboard is open, and while the computer sleeps.
func TestASnoozedApplicantComesUpAgainOnTheDay(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{now: evening})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.Person()
	d.Do(action.Due)
	d.Sees(sayNotNow("no applicant is due; Z sets a date"))
	d.Do(action.Snooze)
	d.Overlay().Sees("Look again at "+person.Applicant.Name, "mon", "Monday, 9 November 2026 (in 7 days)", "stays on this computer")
	d.Type("gestern")
	d.Overlay().Sees("Type a day such as 3d")
	d.Do(action.Accept)
	d.Overlay().Sees("Type a day such as 3d")
	d.Do(action.ClearLine)
	d.Type("3.11.2026")
	d.Overlay().Sees("Tuesday, 3 November 2026 (tomorrow)")
	d.Do(action.Accept)
	d.Sees(person.Applicant.Name+" comes up again on Tuesday, 3 November 2026 (tomorrow). "+sayUndoes(), "◷ 3 Nov")
	d.SeesNot("1 due")

	// Typing replaces the date.
	d.Do(action.Snooze)
	d.Type("tomorrow")
	d.Overlay().Sees("Tuesday, 3 November 2026 (tomorrow)")
	d.Do(action.Accept)
	d.Sees("◷ 3 Nov")

	// Two more, by a choice, and back.
	d.Do(action.Down, action.Mark, action.Mark, action.Snooze, action.LineDown, action.LineDown)
	d.Overlay().Sees("Look again at 2 applicants", "Thursday, 5 November 2026 (in 3 days)")
	d.Do(action.Accept)
	d.Sees("2 applicants: again on Thursday, 5 November 2026 (in 3 days). "+sayUndoes(), "◷ 5 Nov")
	d.Do(action.Undo)
	d.Sees(sayUndone("“2 applicants: again on Thursday, 5 November 2026 (in 3 days)”."))
	d.SeesNot("◷ 5 Nov")
	d.Do(action.Back, action.Top)

	d.Advance(30 * time.Minute) // until midnight
	d.Sees("1 applicant to look at again: "+person.Applicant.Name+". F opens them.", "1 due (F)", "◷ due")
	d.Do(action.Filter)
	d.Type("is:due")
	d.Do(action.Accept)
	if shown := d.Shown(); len(shown) != 1 || shown[0] != person.ID {
		t.Errorf("is:due finds %v, want %d", shown, person.ID)
	}
	d.Do(action.Back)

	// A verdict is what the manager looked again for.
	d.Do(action.Due)
	if read := d.Reading(); read.ID != person.ID {
		t.Fatalf("read is %d, want %d", read.ID, person.ID)
	}
	d.Sees("◷ due")
	d.Do(action.VerdictYes)
	d.Sees("This was the last application: 1 yes.")
	d.SeesNot("due")
	d.Do(action.VerdictYes, action.Undo)
	d.Sees(sayUndone("“"+person.Applicant.Name+" is a yes, no longer due”."), "1 due (F)")
	if r := d.kept(person.ID); r.Verdict != model.Undecided || r.Snoozed != "2026-11-03" {
		t.Errorf("after the undo kept is %+v", r)
	}

	// A later date stays with a verdict; an empty line removes it.
	d.Do(action.Snooze, action.ClearLine)
	d.Type("2w")
	d.Do(action.Accept)
	d.SeesNot("1 due")
	d.Do(action.VerdictMaybe)
	if r := d.kept(person.ID); r.Verdict != model.Maybe || r.Snoozed != "2026-11-17" {
		t.Errorf("kept is %+v", r)
	}
	d.Do(action.Snooze, action.ClearLine, action.Accept)
	d.Sees(person.Applicant.Name + " has no date to look again. " + sayUndoes())
	d.Do(action.Undo)
	d.Clock.Pass(14 * 24 * time.Hour)
	d.Restart()
	d.Sees("1 applicant to look at again: "+person.Applicant.Name+". F opens them.", "1 due (F)")
}

// TestADateIsChosenWithTheMouse: a click chooses a day, the second keeps it.
func TestADateIsChosenWithTheMouse(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "chooses dates one after the other")
	for _, size := range mouseSizes {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.ToJob("ua-backend")
		d.Do(action.Open)
		person := d.Person()
		d.Do(action.Snooze)
		x, y := d.Find("Monday, 16 November 2026", 0)
		d.Click(x, y)
		d.Overlay().Sees("▸ 2w")
		_, above := d.Find("Monday, 9 November 2026", 0)
		d.Click(x, above)
		d.Overlay().Sees("▸ mon")
		d.Click(x, y)
		d.Click(x, y)
		if r := d.kept(person.ID); r.Snoozed != "2026-11-16" {
			t.Errorf("at %v kept is %+v", size, r)
		}
	}
}

// TestADateIsShownInBlindMode, the name is not.
func TestADateIsShownInBlindMode(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "chooses dates one after the other")
	d := begin(t, setup{now: evening})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.Person()
	d.Do(action.Blind, action.Snooze)
	d.Type("today")
	d.Do(action.Accept)
	d.Pane(env.ApplicantPane).Sees("◷ due")
	d.Do(action.Undo)
	d.Sees("comes up again on Monday, 2 November 2026 (today)”.")
	d.Do(action.Snooze)
	d.Type("tomorrow")
	d.Do(action.Accept)
	d.Advance(30 * time.Minute) // until midnight
	d.Sees("1 applicant to look at again: ")
	d.SeesNot(person.Applicant.Name)
}

// TestLeavingTheBoxOfADateRemovesNone: of applicants with different dates it begins with an empty line.
func TestLeavingTheBoxOfADateRemovesNone(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	first := d.Person()
	d.Do(action.Snooze)
	d.Type("3d")
	d.Do(action.Accept, action.Down)
	second := d.Person()
	d.Do(action.Snooze)
	d.Type("2w")
	d.Do(action.Accept, action.Mark, action.Up, action.Mark, action.Snooze)
	d.Press(action.QuitAnyway[0])
	kept, err := d.Elsewhere().Reviews(t.Context(), 0)
	if err != nil || kept[first.ID].Snoozed == "" || kept[second.ID].Snoozed == "" {
		t.Errorf("kept are %q and %q, %v", kept[first.ID].Snoozed, kept[second.ID].Snoozed, err)
	}
}

package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/theme"
)

// markThree opens a job's applicants, marks the first three and returns all in order.
// The cursor is on the fourth, which is not marked.
func markThree(d *day) []int64 {
	d.Helper()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	order := d.Order()
	d.Do(action.Mark, action.Mark, action.Mark)
	if at := d.Person().ID; at != order[3] {
		d.Fatalf("the cursor is on %d, not on the fourth of %v", at, order[:5])
	}
	return order
}

// reviews returns the kept reviews of applications.
func (d *day) reviews(ids []int64) (out []model.Review) {
	d.Helper()
	kept, err := d.Elsewhere().Reviews(d.Context(), 0)
	modeltest.Must(d, err)
	for _, id := range ids {
		out = append(out, kept[id])
	}
	return out
}

// TestAVerdictIsAboutTheMarkedApplicants, not about the one under the cursor. One undo
// undoes it.
func TestAVerdictIsAboutTheMarkedApplicants(t *testing.T) {
	modeltest.SkipInShort(t, "gives three verdicts to several applicants and undoes them")
	t.Parallel()
	d := begin(t, setup{})
	order := markThree(d)
	for _, verdict := range []model.Verdict{model.Yes, model.Maybe, model.No} {
		d.Do(map[model.Verdict]action.Keys{model.Yes: action.VerdictYes, model.Maybe: action.VerdictMaybe, model.No: action.VerdictNo}[verdict])
		d.Sees("3 applicants: " + string(verdict) + ". " + sayUndoes())
		for i, r := range d.reviews(order[:4]) {
			if want := map[bool]model.Verdict{true: verdict}[i < 3]; r.Verdict != want {
				t.Errorf("the verdict of row %d is %q, want %q", i, r.Verdict, want)
			}
		}
		if at := d.Person().ID; at != order[3] {
			t.Errorf("%s moved the cursor to %d", verdict, at)
		}
		d.Do(action.Undo)
		d.Sees(sayUndone("“3 applicants: " + string(verdict) + "”."))
		for i, r := range d.reviews(order[:4]) {
			if r.Verdict != model.Undecided {
				t.Errorf("after the undo of %s row %d is %q", verdict, i, r.Verdict)
			}
		}
	}
	for _, id := range order[:4] {
		if d.Events(id) != 0 {
			t.Errorf("application %d was viewed", id)
		}
	}

	// An applicant who has the verdict already does not count as changed, and keeps it
	// after an undo.
	d.Do(action.Back, action.Top, action.VerdictNo, action.Top, action.Mark, action.Mark, action.VerdictNo)
	d.Sees("1 applicant changed: no; 1 as before. " + sayUndoes())
	d.Do(action.Undo)
	if got := d.reviews(order[:2]); got[0].Verdict != model.No || got[1].Verdict != model.Undecided {
		t.Errorf("after the undo they are %+v", got)
	}

	// If the marked applicants are hidden, the keys do not act on others instead.
	d.Do(action.Filter)
	d.Type("is:premium ")
	d.Do(action.Accept)
	if slices.Contains(order[:2], d.Person().ID) {
		t.Fatal("the filter shows a marked one")
	}
	for _, key := range []action.Keys{action.VerdictNo, action.Tags, action.Enlist, action.SaveCV} {
		d.Do(key)
		d.Sees(sayNotNow("the filter hides 2 marked applicants; esc clears it"))
	}
	d.Do(action.Back, action.VerdictNo)
	d.Sees("1 applicant changed: no; 1 as before.")
	d.Do(action.ShowTab(6), action.VerdictNo)
	d.Sees(sayNotNow("this tab hides 2 marked applicants; esc unmarks"))
}

// TestARatingAndTagsAreOfTheMarkedApplicants: tags that only some have stay.
func TestARatingAndTagsAreOfTheMarkedApplicants(t *testing.T) {
	modeltest.SkipInShort(t, "rates and tags several applicants")
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Tags)
	d.Type("go, own")
	d.Do(action.Accept, action.Down, action.Tags)
	d.Type("go")
	d.Do(action.Accept, action.Top, action.Mark, action.Mark, action.Rate)
	d.Overlay().Sees("Rate 2 applicants")
	d.Do(action.GiveStars(4))
	d.Sees("2 applicants: rated 4. " + sayUndoes())
	order := d.Order()
	d.Do(action.Bottom, action.Blind, action.Tags) // opening the box loads all of them, also in blind mode
	d.Overlay().Sees("Tags of 2 applicants", "go,", "only some have: own")
	d.Do(action.Back, action.Blind, action.Tags)
	d.Overlay().Sees("Tags of 2 applicants", "go,", "only some have: own")
	d.Type("senior")
	d.Do(action.Accept)
	d.Sees("2 applicants: tags +senior. " + sayUndoes())
	want := [][]string{{"go", "own", "senior"}, {"go", "senior"}}
	for i, r := range d.reviews(order[:2]) {
		if !slices.Equal(r.Tags, want[i]) || r.Rating != 4 {
			t.Errorf("row %d is %+v, want the tags %v", i, r, want[i])
		}
	}
	d.Do(action.Tags)
	d.Press("ctrl+u")
	d.Type("senior, -own")
	d.Do(action.Accept)
	for i, r := range d.reviews(order[:2]) {
		if !slices.Equal(r.Tags, []string{"senior"}) {
			t.Errorf("row %d has the tags %v", i, r.Tags)
		}
	}
	d.Do(action.Undo, action.Undo, action.Undo)
	if got := d.reviews(order[:2]); !slices.Equal(got[0].Tags, []string{"go", "own"}) || !slices.Equal(got[1].Tags, []string{"go"}) || got[0].Rating != 0 {
		t.Errorf("after the undos they are %+v", got)
	}
}

// TestANoteIsAddedToThoseOfTheMarkedApplicants: below their own, and one undo removes
// it.
func TestANoteIsAddedToThoseOfTheMarkedApplicants(t *testing.T) {
	modeltest.SkipInShort(t, "types a note to several applicants")
	t.Parallel()
	d := begin(t, setup{})
	order := markThree(d)
	d.Do(action.Back, action.Top, action.Note)
	d.Type("Own")
	d.Do(action.KeepNote, action.Top, action.Mark, action.Mark, action.Note)
	d.Overlay().Sees("Add to the notes of 2 applicants", "It is added as a line below each applicant's own note.")
	d.Overlay().SeesNot("ctrl+s save")
	d.Sees("ctrl+s save")
	d.Type("Call")
	d.Do(action.NewLine)
	d.Type("on Monday")
	d.Do(action.KeepNote)
	d.Sees("2 applicants: note “Call on Monday” added. " + sayUndoes())
	want := []string{"Own\nCall\non Monday", "Call\non Monday", ""}
	for i, r := range d.reviews(order[:3]) {
		if r.Note != want[i] || r.Typed != "" {
			t.Errorf("row %d has the note %q, and %q typed", i, r.Note, r.Typed)
		}
	}
	d.Do(action.Undo)
	if got := d.reviews(order[:2]); got[0].Note != "Own" || got[1].Note != "" {
		t.Errorf("after the undo they are %+v", got)
	}

	// A closed box opens with the same text, also after a crash, like the note of one
	// applicant.
	d.Do(action.Note)
	d.Type("Half a thought")
	d.Do(action.Back)
	d.Sees("No note was changed; c continues what you typed.")
	d.Do(action.Back, action.Top, action.Down, action.Down, action.Mark, action.Mark, action.Note) // others have their own notes
	d.Overlay().SeesNot("Half a thought")
	d.Do(action.Back, action.Back, action.Top, action.Mark, action.Mark, action.Note)
	d.Overlay().Sees("Half a thought")
	d.Type(", more")
	d.Advance(time.Second)
	d.Restart()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.Pane(env.ApplicantPane).Sees("✎ ✎…") // after the restart, too
	got := d.reviews(order[:2])
	if got[0].Note != "Own" || got[0].Typed != "Own\nHalf a thought, more" || got[1].Note+got[1].Typed != "" {
		t.Errorf("after the crash they are %+v", got)
	}
}

// TestTheFooterCountsTheMarkedApplicants, and so does the header, at both sizes.
func TestTheFooterCountsTheMarkedApplicants(t *testing.T) {
	modeltest.SkipInShort(t, "opens the dashboard at two sizes")
	t.Parallel()
	for _, width := range []int{80, 120} {
		d := begin(t, setup{width: width, height: 24})
		markThree(d)
		d.Pane(env.ApplicantPane).Sees("3 marked")
		last := d.Screen().Lines[23]
		if !strings.Contains(last, "a m x yes maybe no (3)") || !strings.Contains(last, "esc unmark") {
			t.Errorf("the footer is %q", last)
		}
	}
}

// TestAnArrivalDismissedElsewhereIsNotCountedAsMarked: the others get the verdict, and
// the screen reports that one is gone.
func TestAnArrivalDismissedElsewhereIsNotCountedAsMarked(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.Arrives(newcomer(job.ID, "Олена Щойна"))
	gone := d.ToPerson("just came in", func(c model.Candidate) bool { return c.JustIn() })
	d.Do(action.Mark, action.Mark)
	d.DismissElsewhere()
	d.Do(action.VerdictNo)
	d.Sees("An application is not on this computer anymore: your review of it was not saved.")
	kept, err := d.Elsewhere().Reviews(t.Context(), 0)
	if _, has := kept[gone.ID]; err != nil || has || len(kept) != 1 {
		t.Errorf("kept are %+v, %v", kept, err)
	}
	d.Do(action.Undo)
	d.Sees("is a no”.")
	if kept, err := d.Elsewhere().Reviews(t.Context(), 0); err != nil || len(kept) != 0 {
		t.Errorf("after the undo %+v are kept, %v", kept, err)
	}
}

// marked returns the marked applicants of the list, in order.
func (d *day) marked() (ids []int64) {
	d.Helper()
	d.Tall(func() {
		rows, _ := d.rows(env.ApplicantPane)
		for _, row := range rows {
			if c, ok := d.who(row.lines, d.about()); ok && row.sign == theme.SignMarked {
				ids = append(ids, c.ID)
			}
		}
	})
	return ids
}

// TestSeveralApplicantsAreMarkedAtOnce: all shown, a range, the others. Esc removes the
// marks.
func TestSeveralApplicantsAreMarkedAtOnce(t *testing.T) {
	modeltest.SkipInShort(t, "marks ranges of a long list and draws each step")
	t.Parallel()
	d := begin(t, setup{width: 120, height: 40})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	order := d.Order()
	if d.Do(action.MarkRange, action.Down, action.Down); !slices.Equal(d.marked(), order[:3]) {
		t.Errorf("marked are %v, want the first three of %v", d.marked(), order)
	}
	d.Do(action.Back)
	d.SeesNot("end range", "marked")
	d.Do(action.Top, action.MarkRange, action.HalfDown, action.HalfUp, action.Back) // rows that the cursor jumps over are drawn again
	d.Do(action.Top, action.Down, action.Mark, action.Down, action.Down, action.MarkRange, action.Bottom, action.Up)
	d.Sees("V end range", "esc cancel range", fmt.Sprintf("%d marked", len(order)-4))
	d.Do(action.Top) // the range goes the other way
	if got := d.marked(); !slices.Equal(got, order[:5]) {
		t.Errorf("marked are %v, want the first five of %v", got, order)
	}
	d.Do(action.MarkRange, action.Down, action.MarkRange, action.InvertMarks)
	d.Sees(fmt.Sprintf("%d marked", len(order)-5))
	d.Do(action.MarkAll)
	if got := d.marked(); !slices.Equal(got, order) {
		t.Errorf("ctrl+a marked %d of %d", len(got), len(order))
	}
	d.Do(action.VerdictNo)
	d.Sees(fmt.Sprintf("%d applicants: no. "+action.Undo.String()+" undoes it.", len(order)))
	for i, r := range d.reviews(order) {
		if r.Verdict != model.No {
			t.Errorf("row %d is %q", i, r.Verdict)
		}
	}
	d.Do(action.Undo, action.Back)
	if got := d.marked(); len(got) != 0 {
		t.Errorf("after esc %v are marked", got)
	}
	if slices.ContainsFunc(d.reviews(order), func(r model.Review) bool { return !r.Blank() }) {
		t.Error("the undo has left a verdict")
	}

	// An action on the range ends it: the next move marks nothing.
	d.Do(action.Top, action.MarkRange, action.Down, action.VerdictNo, action.Down)
	if got := d.marked(); !slices.Equal(got, order[:2]) {
		t.Errorf("marked are %v, want %v", got, order[:2])
	}

	// Only applicants that meet the filter are marked and changed; the others stay
	// marked.
	d.Do(action.Back, action.Top, action.Mark, action.Filter)
	d.Type("Пилипенчук")
	d.Do(action.Accept, action.MarkAll)
	d.Sees("1 of 2 marked")
	d.Do(action.VerdictMaybe)
	d.Sees("is a maybe. " + sayUndoes())
	d.Do(action.Undo, action.Back)
	d.Sees("2 marked")
}

// TestSeveralJobsAreMarkedAtOnce: all shown, a range, the others. Esc removes the
// marks.
func TestSeveralJobsAreMarkedAtOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	all := len(d.titles())
	d.Do(action.Top, action.MarkRange, action.Down, action.Down)
	d.Sees("3 marked", "V end range")
	d.Pane(env.JobPane).Sees("— status")
	d.Do(action.Back)
	d.SeesNot("marked")
	d.Do(action.MarkRange, action.Up, action.MarkRange, action.InvertMarks)
	d.Sees(fmt.Sprintf("%d marked", all-2))
	d.Do(action.MarkAll)
	d.Sees(fmt.Sprintf("%d marked", all))
	d.Do(action.Back)
	d.SeesNot("marked")
}

// TestSeveralOfAShortlistAreMarkedAtOnce as in the other lists.
func TestSeveralOfAShortlistAreMarkedAtOnce(t *testing.T) {
	modeltest.SkipInShort(t, "marks ranges of a shortlist and draws each step")
	t.Parallel()
	d := begin(t, setup{})
	markThree(d)
	d.Do(action.Enlist)
	d.Type("Second round")
	d.Do(action.Accept, action.Shortlists, action.Open)
	d.Do(action.MarkRange, action.Down)
	d.Overlay().Sees("3 applicants · 2 marked")
	d.Do(action.Back)
	d.Overlay().SeesNot("marked")
	d.Do(action.MarkAll)
	d.Overlay().Sees("3 marked")
	d.Do(action.Back)
	d.Overlay().SeesNot("marked")
	d.Overlay().Sees("Second round")
}

// TestTheFooterEndsARangeFirst, also where there is little room.
func TestTheFooterEndsARangeFirst(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.Do(action.MarkRange)
	d.Sees("V end range", "esc cancel range")
	d.Do(action.Back, action.Open, action.MarkRange)
	d.Sees("V end range", "esc cancel range")
}

// TestTheAddressesOfTheMarkedAreCopied, and those of the one under the cursor without marks.
func TestTheAddressesOfTheMarkedAreCopied(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "marks many applicants")
	d := begin(t, setup{})
	order := markThree(d)
	var want []string
	for _, id := range order[:3] {
		c, err := d.store.Candidate(t.Context(), id)
		modeltest.Must(t, err)
		if email := c.Applicant.Contacts.Email; email != "" && !strings.Contains(email, "*") {
			want = append(want, email)
		}
	}
	d.Do(action.Copy)
	if got := d.Clipboard; len(got) != 1 || got[0] != strings.Join(want, ", ") || len(want) == 0 {
		t.Errorf("%q is copied, not %q", got, want)
	}
	d.Sees("e-mail addresses, if your terminal allows it.")
	d.Do(action.Back, action.Top)
	d.Do(action.Copy)
	if c := d.Person().Applicant.Contacts; len(d.Clipboard) != 2 || d.Clipboard[1] != c.Email+", "+c.Phone {
		t.Errorf("%q is copied of %+v", d.Clipboard, c)
	}
}

// TestCopyingPromisesWhatTheTerminalIsKnownToTake, and names the setting of one that takes nothing as it is installed.
func TestCopyingPromisesWhatTheTerminalIsKnownToTake(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "marks many applicants")
	for _, c := range []struct {
		answer tea.Msg
		notice string
	}{
		{tea.TerminalVersionMsg{Name: "kitty(0.26.5)"}, "Sent the contact to your terminal's clipboard: "},
		{tea.TerminalVersionMsg{Name: "XTerm(379)"}, "Copied the contact, if your terminal allows it (xterm: allowWindowOps): "},
		{tea.TerminalVersionMsg{Name: "Konsole 22.12.3"}, "Copied the contact, if your terminal allows it: "},
		{uv.SecondaryDeviceAttributesEvent{24, 279, 0}, "Copied the contact, if your terminal allows it (mlterm: allow_osc52): "},
	} {
		d := begin(t, setup{width: 200})
		d.Send(c.answer)
		d.Do(action.Open, action.Copy)
		d.Sees(c.notice)
	}
}

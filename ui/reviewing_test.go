package ui_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/terminal"
)

// TestADayOfReviewing: read, judge, note, next. The service gets only the views, and
// everything is there after a refresh and a restart.
func TestADayOfReviewing(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	before := d.unviewed(job.ID)
	d.Do(action.Open)
	order := d.Order()
	d.Do(action.ReadCV)
	first := d.Reading()
	d.Sees(first.Applicant.Name, "1 of 38", "CV  PDF", first.Applicant.Contacts.Phone)
	d.Do(action.Note)
	d.Type("Сильний у Go")
	d.Do(action.NewLine)
	d.Type("другий рядок")
	d.Do(action.KeepNote)
	d.Sees("Your note  on this computer only", "Сильний у Go", "другий рядок")
	d.Do(action.Rate, action.GiveStars(4), action.Tags)
	d.Type("Go, Другий тур")
	d.Do(action.Accept)
	d.Sees("★★★★☆", "#go", "#другий тур")
	d.Do(action.VerdictYes)
	second := d.Reading()
	if second.ID != order[1] || first.ID != order[0] {
		t.Fatalf("read were %d, %d, the list is %v", first.ID, second.ID, order[:3])
	}
	d.Sees(second.Applicant.Name, "2 of 38", first.Applicant.Name+" is a yes. "+action.Undo.String()+" undoes it.")
	d.Do(action.VerdictNo, action.VerdictMaybe, action.Previous, action.Previous)
	d.Sees(second.Applicant.Name+"  no", "2 of 38")

	// The third was a maybe; after an undo they are shown again.
	d.Do(action.Undo)
	d.Sees("3 of 38", "Undone:", "is a maybe”.")
	d.Do(action.Back)
	d.Pane(env.ApplicantPane).Sees("✓ ", "4/5 ✎ #go #")
	seen := slices.DeleteFunc(slices.Clone(before), func(id int64) bool { return !d.service.Viewed(id) })
	if len(seen) != 4 || slices.ContainsFunc(order[:4], func(id int64) bool { return !d.service.Viewed(id) }) {
		t.Errorf("the service holds %v viewed, read were %v", seen, order[:4])
	}

	// A tag in use is offered.
	d.Do(action.Top, action.Down, action.Tags)
	d.Type("др")
	d.Overlay().Sees("in use: другий тур")
	d.Do(action.Complete, action.Accept)
	d.Pane(env.ApplicantPane).Sees("✗ "+second.Applicant.Name, " #другий тур ")
	d.Do(action.Refresh)
	d.Pane(env.ApplicantPane).Sees("✗ "+second.Applicant.Name, " #другий тур ", "✓ "+first.Applicant.Name, "4/5 ✎ #go #")
	d.Restart()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.Pane(env.ApplicantPane).Sees("✗ "+second.Applicant.Name, " #другий тур ", "✓ "+first.Applicant.Name, "4/5 ✎ #go #")
	kept, err := d.Elsewhere().Reviews(t.Context(), job.ID)
	if err != nil || len(kept) != 2 || kept[first.ID].Note != "Сильний у Go\nдругий рядок" || kept[second.ID].Verdict != model.No {
		t.Errorf("kept are %+v, %v", kept, err)
	}
}

// TestTheQueueKeepsItsOrder: an applicant who no longer meets the filter after a
// verdict keeps their place in it.
func TestTheQueueKeepsItsOrder(t *testing.T) {
	modeltest.SkipInShort(t, "reads every unviewed applicant of a job")
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.ShowTab(2)) // the unviewed
	order := d.Order()
	d.Do(action.ReadCV)
	var read []int64
	for range len(order) {
		read = append(read, d.Reading().ID)
		d.Do(action.VerdictNo)
	}
	if !slices.Equal(read, order) {
		t.Errorf("read were %v, the list was %v", read, order)
	}
	d.Sees(fmt.Sprintf("This was the last application: %d no.", len(order)), fmt.Sprintf("%[1]d of %[1]d", len(order)))
	d.Do(action.NoVerdict)
	d.Sees("has no verdict. " + sayUndoes())
	d.Do(action.Next)
	d.Sees(fmt.Sprintf("This was the last application: %d no, 1 undecided.", len(order)-1))
	d.Do(action.Back)
	if at := d.Person().ID; at != order[len(order)-1] {
		t.Errorf("the cursor is on %d", at)
	}
}

// TestVerdictsInTheListMoveDown and open no applicant.
func TestVerdictsInTheListMoveDown(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "reviews in several windows or after restarts")
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	before := d.unviewed(job.ID)
	d.Do(action.Open)
	order := d.Order()
	d.Do(action.VerdictYes, action.VerdictMaybe, action.VerdictNo)
	if at := d.Person().ID; at != order[3] {
		t.Errorf("the cursor is on %d, the list is %v", at, order[:5])
	}
	want := []model.Verdict{model.Yes, model.Maybe, model.No}
	for i, v := range want {
		if got := d.Verdict(order[i]); got != v {
			t.Errorf("person %d is %q", i, got)
		}
	}
	if after := d.unviewed(job.ID); !slices.Equal(before, after) {
		t.Errorf("%v were viewed by a verdict", before)
	}
	d.Do(action.Undo, action.Undo, action.Undo)
	d.SeesNot("yes ·", "maybe ·")
	d.Do(action.Undo)
	d.Sees(sayNotNow("there is nothing to undo"))
}

// TestANoteIsNotLost, after an accidental close or with the terminal.
func TestANoteIsNotLost(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := atApplicants(t)
	d.Do(action.Note)
	person := d.Person()
	d.Type("Половина думки")
	d.Do(action.Back)
	d.Sees("c continues what you typed")
	d.Do(action.Note)
	d.Overlay().Sees("Половина думки")
	d.Type(", і ще")
	d.Send(terminal.Hangup{})
	d.Until("it is written", func() bool { return d.Left() })
	d.Restart()
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Note)
	d.Overlay().Sees("Половина думки, і ще")
	d.Type(". Усе.")
	d.Advance(time.Second)
	d.Restart() // without notice
	d.ToJob("ua-backend")
	d.Do(action.Open)
	if got := d.kept(person.ID); got.Note != "" || got.Typed != "Половина думки, і ще. Усе." {
		t.Errorf("the note is %q, typed was %q", got.Note, got.Typed)
	}
	d.Do(action.Note, action.KeepNote)
	if got := d.kept(person.ID); got.Note != "Половина думки, і ще. Усе." || got.Typed != "" {
		t.Errorf("the note is %q, typed is %q", got.Note, got.Typed)
	}
}

// TestAReviewThatCannotBeKeptIsReportedAndTriedAgain: the disk is full for a while.
func TestAReviewThatCannotBeKeptIsReportedAndTriedAgain(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	person := d.Person()
	d.full = true
	d.Do(action.VerdictYes)
	d.Sees("1 change is not kept on this computer. Retrying.", "reviews not saved", "✓ "+person.Applicant.Name)
	d.SeesNot("undoes it")
	if kept, err := d.Elsewhere().Reviews(t.Context(), 0); err != nil || len(kept) != 0 {
		t.Fatalf("%v, %v", kept, err)
	}
	d.Do(action.Up, action.Rate, action.GiveStars(3))
	d.full = false
	d.Advance(4 * time.Second)
	d.SeesNot("reviews not saved")
	kept, err := d.Elsewhere().Reviews(t.Context(), 0)
	if r := kept[person.ID]; err != nil || r.Verdict != model.Yes || r.Rating != 3 {
		t.Errorf("kept is %+v, %v", kept, err)
	}
}

// TestACopySeesTheReviewsOfAnother on the same files.
func TestACopySeesTheReviewsOfAnother(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	person := d.Person()
	other := d.Elsewhere()
	if _, _, err := other.ChangeReview(t.Context(), person, func(r *model.Review) { r.Verdict, r.Tags = model.Maybe, []string{"elsewhere"} }); err != nil {
		t.Fatal(err)
	}
	d.Until("it is seen", func() bool {
		return strings.Contains(d.Picture(), "~  "+person.Applicant.Name) && strings.Contains(d.Picture(), "#elsewhere")
	})
	d.Do(action.Rate, action.GiveStars(5))
	kept, err := other.Reviews(t.Context(), 0)
	if r := kept[person.ID]; err != nil || r.Verdict != model.Maybe || r.Rating != 5 {
		t.Errorf("kept is %+v, %v", kept, err)
	}
}

// TestSearchedWordsAreHighlighted in the profile and the CV, and can be jumped to.
func TestSearchedWordsAreHighlighted(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.ReadCV, action.Bottom, action.FindWords)
	d.Type("kafka")
	d.Do(action.Accept)
	d.SeesNot("neither in")
	d.Do(action.FindWords)
	d.Overlay().Sees("kafka")
	d.Type("zzz")
	d.Do(action.Accept)
	d.Sees("“zzz” is neither in the profile nor in the CV.")
}

// TestAnOpenShortlistShowsHowToRemoveAnApplicant at 80 cells: a box has no help.
func TestAnOpenShortlistShowsHowToRemoveAnApplicant(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.ToJob("ua-barista")
	d.Do(action.Open, action.Mark, action.Mark, action.Enlist)
	d.Type("Фінал")
	d.Do(action.Accept, action.Shortlists, action.Open)
	d.Overlay().Sees("Фінал · 2 applicants")
	d.Sees("enter t read", "space mark", "= compare", "D remove from list", "esc back")
}

// TestApplicantsAreShortlistedAndCompared: those of several jobs.
func TestApplicantsAreShortlistedAndCompared(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := atApplicants(t)
	backend := d.ToPerson("wants dollars", func(c model.Candidate) bool { return c.Applicant.Salary != nil && c.Applicant.Currency == "USD" })
	d.Do(action.Enlist)
	d.Overlay().Sees("No shortlist yet: type a name for the first.")
	d.Type("Фінал")
	d.Overlay().Sees("Фінал  a new shortlist")
	d.Do(action.Accept)
	d.Sees(backend.Applicant.Name + " added to “Фінал”. w shows the shortlists.")
	d.Do(action.Back)
	d.ToJob("ua-barista")
	d.Do(action.Open)
	first := d.Person()
	d.Do(action.Mark)
	second := d.Person()
	d.Do(action.Mark)
	d.Sees("+ shortlist (2)", "= compare (2)")
	d.Do(action.Compare)
	d.Sees("Compare", first.Applicant.Name, second.Applicant.Name)
	d.Do(action.Help)
	d.Overlay().Sees("a Verdict: yes")
	d.Overlay().SeesNot("on to the next applicant") // keys stay on the same one
	d.Do(action.Back)
	d.Do(action.VerdictMaybe, action.NextColumn, action.VerdictNo)
	d.Sees("maybe", second.Applicant.Name+" is a no.")
	d.Do(action.Back, action.Enlist)
	d.Overlay().Sees("Shortlists for 2 applicants", "Фінал", "1 applicant")
	d.Do(action.Accept)
	d.Sees("2 applicants added to “Фінал”")
	d.Do(action.Shortlists, action.Open)
	d.Overlay().Sees("Фінал · 3 applicants", backend.Applicant.Name, first.Applicant.Name, "maybe", "no")

	// The three are read one after the other, though only two are in the list.
	d.Do(action.Read)
	d.Sees(backend.Applicant.Name, "1 of 3")
	d.Do(action.Next, action.Next)
	d.Sees(second.Applicant.Name, "3 of 3")
	d.Do(action.Next)
	d.Sees("This was the last application: 1 maybe, 1 no, 1 undecided.")
	d.Do(action.Back)
	d.Overlay().Sees("Фінал · 3 applicants")
	d.Do(action.Compare)
	d.Sees("Compare", backend.Applicant.Name, second.Applicant.Name, "in different currencies: not compared")
	d.Do(action.Back, action.Shortlists, action.Open, action.Remove, action.Remove, action.Remove)
	d.Overlay().Sees("Фінал · 0 applicants", "This shortlist is empty now.")
	d.Do(action.Back)
	d.Overlay().Sees("No shortlists are left.")
	d.Do(action.Close, action.Shortlists)
	d.Sees("No shortlist yet.")
	if order := d.Order(); !slices.Contains(order, first.ID) {
		t.Error("they went with it")
	}
}

// TestAScanIsShownAsAPicture in a terminal that reports pictures. Elsewhere the screen
// offers another way.
func TestAScanIsShownAsAPicture(t *testing.T) {
	modeltest.SkipInShort(t, "draws a scan")
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-nurse")
	d.Do(action.Open)
	d.ToPerson("sent a scan", func(c model.Candidate) bool { return c.CV != nil && strings.HasSuffix(c.CV.Name, ".jpg") })
	d.Do(action.ReadCV)
	d.Sees("It is a picture without text.", "i shows it", action.SaveCV.String()+" saves it for your")
	d.Do(action.Picture)
	d.Send(tea.TerminalVersionMsg{Name: "kitty(0.36.4)"})
	d.Send(uv.PrimaryDeviceAttributesEvent{62})
	d.Until("it is shown", func() bool { return strings.Count(d.Picture(), "\U0010EEEE") > 1000 })
	d.Settle()
	d.Advance(10 * time.Second)
	if last := d.Raw[len(d.Raw)-1]; last != "\x1b7\x1b8" {
		t.Errorf("the terminal gets %.40q last", last)
	}
	d.Resize(60, 24)
	d.Advance(10 * time.Second)
	d.Until("it is as wide as the window but for its margins", func() bool { return strings.Count(d.Screen().Lines[3], "\U0010EEEE") == 58 })
	d.Do(action.Bottom)
	d.Sees("page 1; i goes back to the text")
	d.Do(action.Picture)
	d.Sees("It is a picture without text.")
	d.Do(action.Picture) // known now
	d.Until("it is shown again", func() bool { return strings.Count(d.Picture(), "\U0010EEEE") > 1000 })
	d.Do(action.Next)
	d.SeesNot("\U0010EEEE")
	d.Do(action.Picture)
	d.Sees("There is no picture of this page", "v shows the text")

	d.Restart()
	d.ToJob("ua-nurse")
	d.Do(action.Open, action.ReadCV, action.Picture)
	d.Advance(2 * time.Second)
	d.Sees("This terminal shows no pictures")

	d.setup.options.UI.LowBandwidth = true
	d.Restart()
	d.ToJob("ua-nurse")
	d.Do(action.Open, action.ReadCV, action.Picture)
	d.Sees("Over a slow line (ui.low_bandwidth) pictures of pages are off.")
}

// TestTextInABoxIsKeptAtTheEnd, also below a box that opened by itself.
func TestTextInABoxIsKeptAtTheEnd(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	for key, kept := range map[string]func(model.Review) bool{
		action.Note[0]: func(r model.Review) bool { return r.Typed == "precious" },
		action.Tags[0]: func(r model.Review) bool { return slices.Equal(r.Tags, []string{"precious"}) },
	} {
		d := atApplicants(t)
		d.Do(action.Keys{key})
		c := d.Person()
		d.Type("precious")
		d.hear(account.Event{Damage: "The store was damaged."})
		d.Overlay().Sees("The store was damaged.")
		d.Send(terminal.Hangup{})
		d.Settle()
		if r, err := d.account.Reviews(t.Context(), 0); err != nil || !kept(r[c.ID]) {
			t.Errorf("%s: kept is %+v, %v", key, r[c.ID], err)
		}
	}
}

// TestAnEndThatWouldLoseAReviewIsStoppedOnce.
func TestAnEndThatWouldLoseAReviewIsStoppedOnce(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.full = true
	d.Do(action.VerdictYes, action.QuitAnyway)
	d.Sees("1 change is not kept on this computer.", "Press ctrl+c again to quit anyway.")
	d.Do(action.QuitAnyway)
	d.Until("it has ended", func() bool { return d.Left() })
}

// TestTheReaderKeepsItsApplicant while the list moves behind it.
func TestTheReaderKeepsItsApplicant(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	first := d.Person()
	d.Do(action.Enlist)
	d.Type("Фінал")
	d.Do(action.Accept, action.Back)
	d.ToJob("ua-barista")
	d.Do(action.Open, action.Shortlists, action.Open, action.Read)
	d.Sees(first.Applicant.Name, "1 of 1", first.Applicant.Contacts.Phone)
	d.hear(account.Event{Applicants: []int64{d.Job("ua-barista").ID}})
	d.Sees(first.Applicant.Name, "1 of 1", first.Applicant.Contacts.Phone)
}

// TestARefreshBehindTheReaderKeepsItsApplicant: the unviewed are read again while one
// of them is open, or was viewed elsewhere. The verdict goes to the shown applicant.
func TestARefreshBehindTheReaderKeepsItsApplicant(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "reads the list again and again")
	t.Parallel()
	fetched := func(d *day, c model.Candidate) {
		if _, err := d.service.ApplySample(c.JobID); err != nil {
			d.Fatal(err)
		}
		d.polls()
	}
	again := map[string]func(*day, model.Candidate){
		"from the service": fetched,
		"from the disk":    func(d *day, c model.Candidate) { d.hear(account.Event{Applicants: []int64{c.JobID}}) },
		"viewed elsewhere": func(d *day, c model.Candidate) {
			if _, err := d.Elsewhere().MarkViewed(d.Context(), c.JobID, c.ID); err != nil {
				d.Fatal(err)
			}
			fetched(d, c)
		},
	}
	for how, read := range again {
		for shown, keys := range map[string][]action.Keys{"opened": {action.Open}, "previewed": {action.Preview}, "followed": nil} {
			t.Run(how+" "+shown, func(t *testing.T) {
				d := atApplicants(t)
				d.Do(action.ShowTab(2), action.Down, action.Down)
				c := d.Person()
				d.Do(keys...)
				d.Pane(env.DetailPane).Sees(c.Applicant.Name)
				read(d, c)
				d.Settle()
				d.Pane(env.DetailPane).Sees(c.Applicant.Name)
				if got := d.Person(); got.ID != c.ID {
					t.Fatalf("the cursor is on %s, it was on %s", got.Applicant.Name, c.Applicant.Name)
				}
				d.Do(action.VerdictNo)
				if v := d.Verdict(c.ID); v != model.No {
					t.Errorf("%s is %q", c.Applicant.Name, v)
				}
				if keys != nil {
					d.Do(action.Back)
				}
				d.Do(action.ShowTab(1), action.ShowTab(2))
				if slices.Contains(d.Shown(), c.ID) && d.service.Viewed(c.ID) {
					t.Error("a key left somebody who was viewed among the unseen")
				}
			})
		}
	}
}

// TestUndoRestoresTheReviewOfAnotherCopy, which was not on this screen when it was
// overwritten.
func TestUndoRestoresTheReviewOfAnotherCopy(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.Person()
	d.Do(action.Rate)
	if _, _, err := d.Elsewhere().ChangeReview(t.Context(), c, func(r *model.Review) { r.Rating, r.Verdict = 5, model.Maybe }); err != nil {
		t.Fatal(err)
	}
	d.Do(action.GiveStars(2), action.Undo)
	kept, err := d.account.Reviews(t.Context(), 0)
	if r := kept[c.ID]; err != nil || r.Rating != 5 || r.Verdict != model.Maybe {
		t.Errorf("kept is %+v, %v", r, err)
	}
}

// TestANoteOfAnotherCopyIsNotOverwritten: it is written while one is typed here.
func TestANoteOfAnotherCopyIsNotOverwritten(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "reviews in several windows or after restarts")
	const theirs, mine = "theirs, long and precious", "mine"
	for name, keys := range map[string][]action.Keys{"kept": {action.KeepNote}, "left and gone on with": {action.Back, action.Note, action.KeepNote}} {
		t.Run(name, func(t *testing.T) {
			d := atApplicants(t)
			c := d.Person()
			d.Do(action.Note)
			d.Type(mine)
			if _, _, err := d.Elsewhere().ChangeReview(t.Context(), c, func(r *model.Review) { r.Note = theirs }); err != nil {
				t.Fatal(err)
			}
			d.hear(account.Event{Reviews: true})
			d.Do(keys...)
			d.Sees("Another window wrote a note meanwhile. It stays, with yours below it.")
			if kept, err := d.account.Reviews(t.Context(), 0); err != nil || kept[c.ID].Note != theirs+"\n\n"+mine {
				t.Errorf("kept is %+v, %v", kept[c.ID], err)
			}
			d.Do(action.Undo)
			if kept, err := d.account.Reviews(t.Context(), 0); err != nil || kept[c.ID].Note != theirs {
				t.Errorf("undone it is %+v, %v", kept[c.ID], err)
			}
			d.Do(action.Note, action.KeepNote)
			if kept, err := d.account.Reviews(t.Context(), 0); err != nil || kept[c.ID].Note != theirs {
				t.Errorf("kept as it was, it is %+v, %v", kept[c.ID], err)
			}
		})
	}
}

// TestANoteThatIsNotLoadedIsNotOverwritten: only the disk has it.
func TestANoteThatIsNotLoadedIsNotOverwritten(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.Person()
	d.Do(action.Note)
	d.Type("mine")
	if _, _, err := d.Elsewhere().ChangeReview(t.Context(), c, func(r *model.Review) { r.Note = "theirs" }); err != nil {
		t.Fatal(err)
	}
	d.Do(action.KeepNote)
	if kept := d.kept(c.ID); kept.Note != "theirs\n\nmine" {
		t.Errorf("kept is %+v", kept)
	}
	d.hear(account.Event{Reviews: true})
	d.Press("c")
	d.Overlay().Sees("theirs", "mine")
}

// TestAnUntouchedNoteIsNotADraft: it does not block a note that arrives while the box
// is open.
func TestAnUntouchedNoteIsNotADraft(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.Person()
	d.Do(action.Note)
	if _, _, err := d.Elsewhere().ChangeReview(t.Context(), c, func(r *model.Review) { r.Note = "theirs" }); err != nil {
		t.Fatal(err)
	}
	d.hear(account.Event{Reviews: true})
	d.Do(action.Back, action.Note)
	d.Overlay().Sees("theirs")
}

// TestUndoOpensNoApplicant: undoing a verdict in the list does not open the applicant.
func TestUndoOpensNoApplicant(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.Do(action.VerdictYes, action.VerdictYes, action.ReadCV)
	reading, before := d.Reading(), d.unviewed(job.ID)
	d.Do(action.Undo)
	d.Sees("Undone:", "is a yes”.")
	if now := d.Reading(); now.ID != reading.ID {
		t.Errorf("the reader went to %s", now.Applicant.Name)
	}
	if after := d.unviewed(job.ID); !slices.Equal(after, before) {
		t.Errorf("unseen are %v, they were %v", after, before)
	}
	d.Do(action.Next, action.VerdictYes, action.Undo)
	if now := d.Reading(); !d.service.Viewed(now.ID) || now.ID == reading.ID {
		t.Errorf("from the next, the reader did not go back to who was read, but to %s", now.Applicant.Name)
	}
}

// TestAHundredAreReviewed by keyboard: read one after the other in six jobs, ten of
// them put on a shortlist, which is exported and saved blind.
func TestAHundredAreReviewed(t *testing.T) {
	modeltest.SkipInShort(t, "reviews a hundred")
	t.Parallel()
	d := begin(t, setup{})
	reviewed, listed := 0, []model.Candidate{}
	for _, key := range []string{"ua-backend", "ua-accountant", "ua-barista", "ua-warehouse", "ua-sales", "ua-nurse"} {
		d.ToJob(key)
		d.Do(action.Open)
		of := d.tab("All")
		d.Do(action.ReadCV)
		for i := range of {
			c := d.Reading()
			if !d.service.Viewed(c.ID) {
				t.Errorf("%s was read, and the service does not know", c.Applicant.Name)
			}
			if i%10 == 3 && len(listed) < 10 {
				listed = append(listed, c)
				d.Do(action.Enlist)
				d.Type("Десять")
				d.Do(action.Accept, action.Rate, action.GiveStars(5))
			}
			d.Do([]action.Keys{action.VerdictYes, action.VerdictMaybe, action.VerdictNo, action.VerdictNo}[i%4])
			reviewed++
		}
		d.Sees("This was the last application:")
		d.Do(action.Back, action.Back)
	}
	kept, err := d.account.Reviews(t.Context(), 0)
	if err != nil || reviewed < 100 || len(kept) != reviewed || len(listed) != 10 {
		t.Fatalf("%d reviewed, %d kept, %d listed, %v", reviewed, len(kept), len(listed), err)
	}

	d.Do(action.Shortlists, action.Open)
	d.Overlay().Sees("Десять · 10 applicants", listed[0].Applicant.Name)
	d.Do(action.Export, action.Accept)
	d.Sees(sayExported(10))
	d.Do(action.Blind, action.Shortlists, action.Open, action.SaveCV)
	d.Until("the CVs are saved", func() bool { return strings.Contains(d.Picture(), "as anonymous text") })
	texts := 0
	for name, data := range filesIn(t, d.dir) {
		if strings.HasSuffix(name, ".csv") {
			for _, c := range listed {
				if !strings.Contains(string(data), c.Applicant.Name) {
					t.Errorf("%s is not in %s", c.Applicant.Name, name)
				}
			}
			continue
		}
		texts++
		for _, c := range listed {
			for _, part := range strings.Fields(c.Applicant.Name) {
				if len([]rune(part)) > 3 && strings.Contains(name+string(data), part) {
					t.Errorf("%s shows %s", name, part)
				}
			}
		}
	}
	if texts == 0 {
		t.Error("no CV was saved")
	}
}

// TestTheDetailKeepsItsApplicant: an applicant who has left the list stays open, and
// the keys act on them.
func TestTheDetailKeepsItsApplicant(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.Open, action.Down, action.Open)
	c := d.Person()
	d.Pane(env.DetailPane).Sees(c.Applicant.Name)
	d.endSync(job.ID, store.Sync{Complete: true})
	d.hear(account.Event{Applicants: []int64{job.ID}})
	d.Settle()
	d.Pane(env.DetailPane).Sees(c.Applicant.Name)
	d.Do(action.VerdictNo)
	if v := d.Verdict(c.ID); v != model.No {
		t.Errorf("%s is %q", c.Applicant.Name, v)
	}
}

// TestUndoInBlindModeShowsNoNames: the notice names the applicant as the current mode
// does, wherever they were judged.
func TestUndoInBlindModeShowsNoNames(t *testing.T) {
	modeltest.SkipInShort(t, "reads two jobs twice")
	t.Parallel()
	for job, others := range map[string][]action.Keys{"the job they are of": nil, "another job": {action.Back, action.Back}} {
		t.Run(job, func(t *testing.T) {
			d := atApplicants(t)
			d.Do(action.Open)
			c := d.Person()
			d.Do(action.VerdictYes)
			if others != nil {
				d.Do(others...)
				d.ToJob("ua-accountant")
				d.Do(action.Open, action.Open)
			}
			d.Do(action.Blind)
			d.Sees("Blind mode is on")
			d.Do(action.Undo)
			d.hides(c)
			d.Sees(sayUndone("“" + blind.Name(c.ID) + " is a yes”."))
			d.Pane(env.DetailPane).Sees(blind.Name(c.ID))
			d.Do(action.VerdictNo)
			if v := d.Verdict(c.ID); v != model.No {
				t.Errorf("who is shown is %q", v)
			}
			d.Do(action.Blind, action.Undo)
			d.Sees(sayUndone("“"+c.Applicant.Name+" is a no”."), c.Applicant.Contacts.Phone)
		})
	}
}

// TestUndoForAGoneApplicant names them by their application.
func TestUndoForAGoneApplicant(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.Do(action.Open)
	c := d.Person()
	d.Do(action.VerdictYes, action.Back, action.Back)
	d.endSync(job.ID, store.Sync{Complete: true})
	d.ToJob("ua-accountant")
	d.Do(action.Open, action.Open)
	here := d.Person()
	d.Do(action.Undo)
	d.Sees(sayUndone(fmt.Sprintf("“Application %d is a yes”.", c.ID)))
	d.Pane(env.DetailPane).Sees(here.Applicant.Name)
}

// shortlisted puts the first n applicants of a job on a shortlist, and moves to another
// job: they are not in the current list.
func (d *day) shortlisted(n int) (job int64, people []model.Candidate) {
	d.Helper()
	of := d.ToJob("ua-backend")
	d.Do(action.Open)
	var ids []int64
	for _, id := range d.Shown()[:n] {
		c := d.Applicant(id)
		people, ids = append(people, c), append(ids, id)
	}
	if _, err := d.account.Enlist(d.Context(), "second", ids); err != nil {
		d.Fatal(err)
	}
	d.Do(action.Back)
	d.ToJob("ua-accountant")
	d.Do(action.Open)
	return of.ID, people
}

// withdraw removes applicants of a job from this machine, like a refresh after the
// service has removed them.
func (d *day) withdraw(job int64, gone ...model.Candidate) {
	d.Helper()
	var stay []int64
	for _, c := range d.applicants(job) {
		if !slices.ContainsFunc(gone, func(g model.Candidate) bool { return g.ID == c.ID }) {
			stay = append(stay, c.ID)
		}
	}
	d.endSync(job, store.Sync{At: d.Clock.Now(), Complete: true, Applies: len(stay)}, stay...)
}

// endSync ends a read of a job's applicants that has seen only some of the stored ones.
func (d *day) endSync(jobID int64, sync store.Sync, seen ...int64) {
	d.Helper()
	before, err := d.store.ApplicantsStored(d.Context(), jobID)
	if err == nil {
		err = d.store.EndSync(d.Context(), jobID, sync, before, seen)
	}
	modeltest.Must(d, err)
}

// TestKeysFasterThanTheReader: each verdict is about the shown applicant, or does
// nothing.
func TestKeysFasterThanTheReader(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "reviews in several windows or after restarts")
	d := begin(t, setup{})
	_, people := d.shortlisted(9)
	here := d.Person()
	d.Do(action.Shortlists, action.Open)
	d.Tap(action.Read)
	d.Tap(action.VerdictNo) // before anybody is shown
	d.Settle()
	for _, c := range append(people, here) {
		if v := d.Verdict(c.ID); v != "" {
			t.Errorf("%s is %q", c.Applicant.Name, v)
		}
	}
	d.Sees(sayNotNow("the application is being loaded"), people[0].Applicant.Name, "1 of 9")
	d.Tap(action.VerdictYes)
	d.Tap(action.VerdictNo)
	d.Settle()
	d.Sees(people[2].Applicant.Name, "3 of 9")
	for i, want := range []model.Verdict{model.Yes, model.No, ""} {
		if v := d.Verdict(people[i].ID); v != want {
			t.Errorf("person %d is %q", i, v)
		}
	}
	for range 6 { // past the end of those read ahead
		d.Tap(action.Next)
	}
	d.Tap(action.VerdictMaybe)
	d.Sees(sayNotNow("the application is being loaded"), "9 of 9")
	d.SeesNot(people[2].Applicant.Name)
	d.Settle()
	d.Sees(people[8].Applicant.Name)
	for _, c := range people[2:] {
		if v := d.Verdict(c.ID); v != "" {
			t.Errorf("%s is %q", c.Applicant.Name, v)
		}
	}
	d.Do(action.VerdictNo)
	if v := d.Verdict(people[8].ID); v != model.No {
		t.Errorf("the last is %q", v)
	}
}

// TestTheQueueSkipsGoneApplicants in either direction, and at its ends.
func TestTheQueueSkipsGoneApplicants(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := begin(t, setup{})
	job, people := d.shortlisted(9)
	d.Do(action.Shortlists, action.Open, action.Read)
	d.withdraw(job, people[4], people[5], people[8])
	gone := func(i int) string {
		return fmt.Sprintf("Application %d is not on this computer anymore.", people[i].ID)
	}
	d.Do(action.Next, action.Next, action.Next)
	d.Sees(people[3].Applicant.Name, "4 of 9")
	d.Do(action.Next)
	d.Sees(people[6].Applicant.Name, "5 of 7", gone(5))
	d.Do(action.Next, action.Next)
	d.Sees(people[7].Applicant.Name, "6 of 6", gone(8))
	d.Do(action.Next)
	d.Sees("This was the last application:")
	d.Do(action.Previous, action.Previous)
	d.Sees(people[3].Applicant.Name, "4 of 6")

	// Back over a gone one.
	d.withdraw(job, people[0], people[4], people[5], people[8])
	d.hear(account.Event{Applicants: []int64{job}})
	d.Do(action.Previous, action.Previous, action.Previous)
	d.Sees(people[1].Applicant.Name, "1 of 5", gone(0))
}

// TestAGoneApplicantIsNotOpened, nor another one in their place.
func TestAGoneApplicantIsNotOpened(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := begin(t, setup{})
	job, people := d.shortlisted(3)
	d.Do(action.Shortlists, action.Open)
	d.withdraw(job, people[0])
	before := d.unviewed(job)
	d.Do(action.Read)
	d.Overlay().Sees("second · 3 applicants")
	d.Sees(fmt.Sprintf("Application %d is not on this computer anymore.", people[0].ID))
	if after := d.unviewed(job); !slices.Equal(before, after) {
		t.Errorf("unseen are %v, they were %v", after, before)
	}
}

// failing is a backend that cannot read an applicant.
type failing struct {
	ui.Backend
	err atomic.Bool
}

func (f *failing) Candidate(ctx context.Context, id int64) (model.Candidate, error) {
	if f.err.Load() {
		return model.Candidate{}, errors.New("the disk has gone away")
	}
	return f.Backend.Candidate(ctx, id)
}

// TestAFailureToReadIsReported: the applicants are not called gone, and can be opened
// again.
func TestAFailureToReadIsReported(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	f := &failing{}
	d := begin(t, setup{backend: func(b ui.Backend) ui.Backend { f.Backend = b; return f }})
	_, people := d.shortlisted(3)
	d.Do(action.Shortlists, action.Open)
	f.err.Store(true)
	d.Do(action.Read)
	d.Sees("The disk has gone away.", "1 of 3")
	d.SeesNot("not on this machine")
	d.Do(action.VerdictNo)
	d.Sees(sayNotNow("the application could not be loaded"))
	f.err.Store(false)
	d.Do(action.Next, action.Previous)
	d.Sees(people[0].Applicant.Name, "1 of 3")
}

// TestTheQueueIsReadAgain: applicants who were read ahead are shown with current data.
func TestTheQueueIsReadAgain(t *testing.T) {
	modeltest.SkipInShort(t, "reads the queue of a shortlist twice")
	t.Parallel()
	for _, waiting := range []bool{false, true} {
		d := begin(t, setup{})
		_, people := d.shortlisted(9)
		d.Do(action.Shortlists, action.Open, action.Read)
		at := 0
		if waiting {
			for range 6 {
				d.Tap(action.Next)
			}
			at = 6
		}
		modeltest.Must(t, d.account.SetBlind(t.Context(), true))
		d.Tap(action.Next)
		d.Tap(action.Previous)
		d.Settle()
		d.Sees(blind.Name(people[at].ID), fmt.Sprintf("%d of 9", at+1))
		if !d.service.Viewed(people[at].ID) {
			t.Errorf("%d is read, and not viewed", at)
		}
		for range 3 {
			for _, c := range people {
				d.hides(c)
			}
			d.Do(action.Next)
		}
	}
}

// TestAFilterFollowsTheReviews: applicants who do not meet it any more leave the list.
// When they meet it again they return, and the cursor is on them.
func TestAFilterFollowsTheReviews(t *testing.T) {
	modeltest.SkipInShort(t, "reviews a filtered list and draws each step")
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Filter)
	d.Type("verdict:none")
	d.Do(action.Accept)
	all := d.Order()
	first := d.Person()
	d.Do(action.VerdictYes)
	if got := d.Order(); !slices.Equal(got, all[1:]) {
		t.Errorf("shown are %v of %v", got, all)
	}
	d.Do(action.Down, action.Down)
	third := d.Person()
	d.Do(action.VerdictNo, action.Undo)
	if got := d.Person(); got.ID != third.ID {
		t.Errorf("the cursor is on %s, taken back was that of %s", got.Applicant.Name, third.Applicant.Name)
	}
	d.Do(action.Undo)
	if got := d.Person(); got.ID != first.ID {
		t.Errorf("the cursor is on %s, taken back was that of %s", got.Applicant.Name, first.Applicant.Name)
	}
	if got := d.Order(); !slices.Equal(got, all) {
		t.Errorf("shown are %v of %v", got, all)
	}

	// One key right after the other.
	d.Tap(action.VerdictYes)
	d.Tap(action.VerdictYes)
	d.Tap(action.Undo)
	d.Settle()
	if got := d.Person(); got.ID != all[1] {
		t.Errorf("the cursor is on %s", got.Applicant.Name)
	}
	if got := d.Order(); !slices.Equal(got, all[1:]) {
		t.Errorf("shown are %v of %v", got, all)
	}

	// After a move, the cursor stays.
	d.Do(action.VerdictNo)
	d.Tap(action.Undo)
	d.Tap(action.Bottom)
	d.Settle()
	if got := d.Person(); got.ID != all[len(all)-1] {
		t.Errorf("the cursor is on %s", got.Applicant.Name)
	}
}

// TestAnUndoInAComparisonMovesTheCursor to the applicant that it brings back into the
// list.
func TestAnUndoInAComparisonMovesTheCursor(t *testing.T) {
	modeltest.SkipInShort(t, "compares applicants of a filtered list")
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Filter)
	d.Type("verdict:none")
	d.Do(action.Accept)
	all := d.Order()
	d.Do(action.VerdictNo, action.Mark, action.Mark, action.Compare, action.Undo)
	d.Sees("Compare", "Undone:")
	d.Do(action.Back)
	if got := d.Person(); got.ID != all[0] {
		t.Errorf("after the comparison the cursor is on %s", got.Applicant.Name)
	}
}

// TestAnUndoKeepsTheReadersApplicant: the reader was opened before the filter has
// answered.
func TestAnUndoKeepsTheReadersApplicant(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := atApplicants(t)
	d.Do(action.Filter)
	d.Type("verdict:none")
	d.Do(action.Accept, action.VerdictNo)
	c := d.Person()
	d.Tap(action.Undo)
	d.Tap(action.ReadCV)
	d.Settle()
	d.Do(action.Back)
	if got := d.Person(); got.ID != c.ID {
		t.Errorf("after the reader the cursor is on %s, read was %s", got.Applicant.Name, c.Applicant.Name)
	}
}

// TestAChangeWithoutEffectOffersNoUndo, and z undoes an earlier one.
func TestAChangeWithoutEffectOffersNoUndo(t *testing.T) {
	modeltest.SkipInShort(t, "opens the dashboard for each kind of review")
	t.Parallel()
	for name, c := range map[string]struct {
		opens action.Keys // opens the box
		typed string
		does  action.Keys
		what  string
	}{
		"verdict": {nil, "", action.VerdictYes, "is a yes"},
		"rating":  {action.Rate, "", action.GiveStars(4), "is rated 4"},
		"tags":    {action.Tags, "go", action.Accept, "has the tags go"},
		"note":    {action.Note, "ok", action.KeepNote, "has the note “ok”"},
	} {
		t.Run(name, func(t *testing.T) {
			d := atApplicants(t)
			first := d.Person()
			change := func(typed string) {
				if c.opens != nil {
					d.Do(c.opens)
				}
				d.Type(typed)
				d.Do(c.does)
			}
			change(c.typed)
			d.Sees(first.Applicant.Name + " " + c.what + ". " + sayUndoes())
			d.Do(action.Top, action.Down)
			second := d.Person()
			d.Do(action.VerdictNo)
			d.Sees(second.Applicant.Name + " is a no. " + sayUndoes())
			d.Do(action.Top)
			change("") // the box begins with the current value
			d.Sees(first.Applicant.Name + " " + c.what + ", as before.")
			d.SeesNot(action.Undo.String() + " undoes it")
			d.Do(action.Undo)
			d.Sees(sayUndone("“" + second.Applicant.Name + " is a no”."))
		})
	}
}

// TestANoteContinuesAfterARestart: its original text is still known, so that it stays
// one note. No other note is blamed or overwritten.
func TestANoteContinuesAfterARestart(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	for name, theirs := range map[string]string{"alone": "", "with another copy": "theirs"} {
		t.Run(name, func(t *testing.T) {
			d := atApplicants(t)
			c := d.Person()
			d.Do(action.Note)
			d.Type("Good with Go")
			d.Do(action.KeepNote, action.Note)
			d.Press("backspace", "backspace")
			d.Type("Rust")
			d.Advance(time.Second)
			d.Restart()
			if theirs != "" {
				if _, _, err := d.Elsewhere().ChangeReview(t.Context(), c, func(r *model.Review) { r.Note = theirs }); err != nil {
					t.Fatal(err)
				}
				d.hear(account.Event{Reviews: true})
			}
			d.ToJob("ua-backend")
			d.Do(action.Open, action.Note)
			d.Overlay().Sees("Good with Rust")
			d.Do(action.KeepNote)
			want := "Good with Rust"
			if theirs != "" {
				want = theirs + "\n\n" + want
				d.Sees("Another window wrote a note meanwhile")
			} else {
				d.SeesNot("Another copy")
			}
			if kept, err := d.account.Reviews(t.Context(), 0); err != nil || kept[c.ID].Note != want || kept[c.ID].Typed != "" || kept[c.ID].Begun != "" {
				t.Errorf("kept is %+v, %v", kept[c.ID], err)
			}
		})
	}
}

// on returns the applications on the shortlist "second".
func (d *day) on() []int64 {
	d.Helper()
	all, err := d.account.Shortlists(d.Context())
	modeltest.Must(d, err)
	for _, l := range all {
		if l.Name == "second" {
			return l.Applies
		}
	}
	return nil
}

// TestChangesOfShortlistsAreUndone: applicants who were taken off return to their
// places, the last change first.
func TestChangesOfShortlistsAreUndone(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := begin(t, setup{})
	_, people := d.shortlisted(4)
	all := d.on()
	here := d.Person()
	d.Do(action.VerdictNo, action.Shortlists, action.Open, action.Down)
	d.Overlay().Sees("second · 4 applicants")
	d.Do(action.Remove)
	d.Sees(people[1].Applicant.Name + " removed from “second”. " + sayUndoes())
	d.Overlay().Sees("second · 3 applicants")
	d.Do(action.Remove, action.Top, action.Remove, action.Remove)
	d.Overlay().Sees("second · 0 applicants", "This shortlist is empty now.")
	if left := d.on(); left != nil {
		t.Errorf("%v are on it", left)
	}
	d.Do(action.Undo, action.Undo)
	d.Sees(sayUndone(people[0].Applicant.Name + " removed from “second”."))
	if left := d.on(); !slices.Equal(left, []int64{all[0], all[3]}) {
		t.Errorf("on it are %v of %v", left, all)
	}
	d.Do(action.Undo, action.Undo)
	d.Overlay().Sees("second · 4 applicants", people[1].Applicant.Name)
	if left := d.on(); !slices.Equal(left, all) {
		t.Errorf("on it are %v of %v", left, all)
	}

	// A whole shortlist, and one addition.
	d.Do(action.Back, action.Remove)
	d.Pause()
	d.Do(action.Yes)
	d.Sees("“second” with 4 applicants deleted. " + sayUndoes())
	d.Overlay().Sees("No shortlists are left.")
	d.Do(action.Undo)
	d.Sees(sayUndone("“second” with 4 applicants deleted."))
	d.Overlay().Sees("second")
	if left := d.on(); !slices.Equal(left, all) {
		t.Errorf("on it are %v of %v", left, all)
	}
	d.Do(action.Close, action.Enlist, action.Accept)
	if left := d.on(); len(left) != 5 {
		t.Errorf("on it are %v", left)
	}
	next := d.Person()
	d.Do(action.Undo)
	d.Sees(sayUndone(next.Applicant.Name + " added to “second”."))
	if left := d.on(); !slices.Equal(left, all) {
		t.Errorf("on it are %v of %v", left, all)
	}
	d.Do(action.Undo)
	d.Sees(sayUndone("“" + here.Applicant.Name + " is a no”."))
	d.Do(action.Undo)
	d.Sees(sayNotNow("there is nothing to undo"))
}

// TestTakingApplicantsOffRemovesTheirMarks: the next action is about shown applicants.
func TestTakingApplicantsOffRemovesTheirMarks(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	_, people := d.shortlisted(3)
	d.Do(action.Shortlists, action.Open, action.Mark)
	d.Press("up")
	d.Do(action.Remove, action.Compare)
	d.Sees("Compare", people[1].Applicant.Name, people[2].Applicant.Name)
	d.SeesNot(sayNotNow(""))
}

// TestAVerdictIsStoredAlsoWhereThisWindowHasIt: another window may have changed it meanwhile.
func TestAVerdictIsStoredAlsoWhereThisWindowHasIt(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.VerdictYes, action.Top)
	c := d.Person()
	if _, _, err := d.Elsewhere().ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = model.Maybe }); err != nil {
		t.Fatal(err)
	}
	d.Do(action.VerdictYes) // this window has not heard of it
	if kept, err := d.Elsewhere().Reviews(t.Context(), 0); err != nil || kept[c.ID].Verdict != model.Yes {
		t.Errorf("the verdict is %q, %v", kept[c.ID].Verdict, err)
	}
}

// TestAForgottenShortlistIsGone with the additions of another window.
func TestAForgottenShortlistIsGone(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows or after restarts")
	d := begin(t, setup{})
	_, people := d.shortlisted(1)
	other := d.Person()
	d.Do(action.Shortlists, action.Remove)
	if _, err := d.Elsewhere().Enlist(t.Context(), "second", []int64{other.ID}); err != nil {
		t.Fatal(err)
	}
	d.Pause()
	d.Do(action.Yes)
	if left := d.on(); left != nil {
		t.Errorf("%v are on it", left)
	}
	d.Sees("“second” with 2 applicants deleted.")
	d.Do(action.Undo)
	if left := d.on(); !slices.Equal(left, []int64{people[0].ID, other.ID}) {
		t.Errorf("on it are %v", left)
	}
}

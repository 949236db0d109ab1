package ui_test

import (
	"cmp"
	"context"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/uitest"
)

// keeps reports whether the store keeps an application.
func (d *day) keeps(c model.Candidate) bool {
	d.Helper()
	all, err := d.account.Select(d.Context(), account.Scope{JobID: c.JobID})
	modeltest.Must(d, err)
	for _, m := range all.Applications {
		if m.ID == c.ID {
			return true
		}
	}
	return false
}

// TestAnApplicantIsErasedAfterTwoQuestions: the first shows the effect, the second takes the
// number of applications, which a held key does not type. Then no screen holds the applicant.
func TestAnApplicantIsErasedAfterTwoQuestions(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.ToJob("ua-backend")
		d.Do(action.Open)
		d.tab("All")
		c := d.Person()
		d.Do(action.VerdictYes, action.Top, action.Palette)
		d.Type("erase appl")
		d.Do(action.Accept)
		d.Overlay().Sees("Erase: "+c.Applicant.Name, "Erase 1 application from this computer?", "Backend-розробник Go", "With 1 CV, 1 review.", "The service keeps what it has.")
		d.Keys("y go on")
		d.Do(action.Accept) // enter cancels
		d.SeesNot("go on")
		d.Do(action.Palette)
		d.Type("erase appl")
		d.Do(action.Accept)
		for range 5 {
			d.Press("y") // held down
		}
		d.Do(action.Accept)
		d.Overlay().Sees("Type 1 to erase 1 application for good.", "This is not 1. Nothing was erased.")
		d.Do(action.Back)
		if !d.keeps(c) {
			t.Fatal("it was erased without the second answer")
		}
		d.Do(action.Palette)
		d.Type("forget")
		d.Do(action.Accept, action.Yes)
		d.Type("1")
		d.Do(action.Accept)
		d.Overlay().Sees("Erased: 1 application.", "Gone: 1 CV, 1 review.", "Out of reach:")
		d.Overlay().SeesNot(c.Applicant.Name)
		if d.keeps(c) {
			t.Error("the store has it")
		}
		d.Pause()
		d.Do(action.Done)
		d.ToJob("ua-backend")
		d.Do(action.Open)
		d.SeesNot(c.Applicant.Name)
		d.Do(action.Undo) // the undo of the review is gone, too
		if d.keeps(c) {
			t.Error("undo has brought it back")
		}
	}
}

// TestErasingLeavesTheListsAsTheyAre: order, tab, filter, marks, cursor and focus stay.
func TestErasingLeavesTheListsAsTheyAre(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "erases applicants one after the other")
	d := begin(t, setup{width: 200, height: 60})
	d.Do(action.Sort, action.Reverse)
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.tab("All")
	d.Do(action.Sort, action.Reverse, action.Filter)
	d.Type("has:cv")
	d.Do(action.Accept, action.Top, action.Mark, action.Mark, action.Down)
	left := d.Shown()
	marked, jobs, applicants := d.marked(), header(d.Pane(env.JobPane)), header(d.Pane(env.ApplicantPane))
	for _, place := range []struct {
		name     string
		to, back []action.Keys
	}{
		{"the reader", []action.Keys{action.ReadCV}, nil},
		{"the job's page", []action.Keys{action.PreviousPane, action.Preview}, []action.Keys{action.Back, action.NextPane}},
	} {
		keys := d.footer()
		d.Do(place.to...)
		if len(place.back) > 0 {
			keys = d.footer()
		}
		d.Do(action.Palette)
		d.Type("erase appl")
		d.Do(action.Accept, action.Yes)
		d.Type("1")
		d.Do(action.Accept)
		d.Overlay().Sees("Erased: 1 application.")
		d.Pause()
		d.Do(action.Done)
		if got := d.footer(); got != keys {
			t.Errorf("%s: the keys are %q, not %q", place.name, got, keys)
		}
		if got, now := header(d.Pane(env.JobPane)), header(d.Pane(env.ApplicantPane)); got != jobs || now != applicants {
			t.Errorf("%s: the lists begin with %q and %q, before with %q and %q", place.name, got, now, jobs, applicants)
		}
		d.Do(place.back...)
		left = slices.Delete(left, 3, 4)
		if got := d.Person().ID; got != left[3] {
			t.Errorf("%s: the cursor is on %d, not on %d after the erased%s", place.name, got, left[3], d.Picture())
		}
	}
	if got := d.Shown(); !slices.Equal(got, left) {
		t.Errorf("the list shows %v, not %v%s", got, left, d.Picture())
	}
	if got := d.marked(); !slices.Equal(got, marked) {
		t.Errorf("marked are %v, not %v", got, marked)
	}
	d.Do(action.PreviousPane)
	keys := strings.Replace(d.acting(), "   E export", "", 1) // it exports the marked
	d.Do(action.Palette)
	d.Type("erase 2 appl")
	d.Do(action.Accept, action.Yes)
	d.Type("2")
	d.Do(action.Accept)
	d.Pause()
	d.Do(action.Done)
	if got := d.acting(); got != keys {
		t.Errorf("after the marked, the keys are %q, not %q", got, keys)
	}
	left = slices.DeleteFunc(left, func(id int64) bool { return slices.Contains(marked, id) })
	if got := d.Shown(); !slices.Equal(got, left) || len(d.marked()) > 0 {
		t.Errorf("the list shows %v, not %v%s", got, left, d.Picture())
	}
}

// footer is the line of the keys of the part that has the focus.
func (d *day) footer() string { return strings.TrimSpace(d.KeyLine()) }

// acting is the part of the footer with the keys that act on what is chosen.
func (d *day) acting() string {
	keys, _, _ := strings.Cut(d.footer(), " │ ")
	return keys
}

// header is the first line of a list, without its position and age.
func header(p uitest.Part) string {
	name, _, _ := strings.Cut(strings.TrimSpace(p.Lines[0]), "   ")
	return name
}

// TestTheApplicantsOfAJobAreErased, and in blind mode without names. The cursor stays on the job.
func TestTheApplicantsOfAJobAreErased(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Do(action.Open)
	d.tab("All")
	c := d.Person()
	d.Do(action.Blind, action.Palette)
	d.Type("erase the job")
	d.Do(action.Accept)
	d.Overlay().SeesNot(c.Applicant.Name)
	d.Overlay().Sees("Erase: Бариста", "more applications", "Candidate ")
	all, err := d.account.Select(t.Context(), account.Scope{JobID: c.JobID})
	modeltest.Must(t, err)
	n := strconv.Itoa(len(all.Applications))
	d.Do(action.Yes)
	d.Type(n)
	d.Do(action.Accept)
	d.Overlay().Sees("Erased: " + n + " applications.")
	d.Pause()
	d.Do(action.Done)
	d.Sees("▌● Бариста")
	if d.keeps(c) {
		t.Error("the store has it")
	}
}

// TestErasingOffersToDeleteTheFilesThatWereSaved: the question names them, and they stay unless the person asks.
func TestErasingOffersToDeleteTheFilesThatWereSaved(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "erases applicants one after the other")
	for _, deleted := range []bool{false, true} {
		d := atApplicants(t)
		d.tab("All")
		d.Do(action.SaveCV, action.Mark, action.Mark, action.Export, action.Accept)
		d.Sees(sayIsExported())
		d.Do(action.Back, action.Top)
		saved, err := os.ReadDir(d.dir)
		if err != nil || len(saved) != 2 {
			t.Fatal(saved, err)
		}
		d.Do(action.Palette)
		d.Type("erase appl")
		d.Do(action.Accept)
		d.Overlay().Sees("shortlist saved 2 files with what is erased:", "with 1 other application")
		for _, file := range saved {
			if shown := strings.ReplaceAll(d.Overlay().Flat(), " ", ""); !strings.Contains(shown, strings.ReplaceAll(file.Name(), " ", "")) {
				t.Errorf("%s is not in %s", file.Name(), shown)
			}
		}
		d.Do(action.Yes)
		d.Overlay().Sees("[ ] Delete 2 files that shortlist saved, too (tab).")
		if deleted {
			d.Do(action.SavedFiles)
			d.Overlay().Sees("[x] Delete 2 files that shortlist saved, too (tab).")
		}
		d.Type("1")
		d.Do(action.Accept)
		left, err := os.ReadDir(d.dir)
		if err != nil || len(left) == 0 != deleted {
			t.Errorf("left are %v, %v", left, err)
		}
		if deleted {
			d.Overlay().Sees("Deleted: 2 files that shortlist saved.")
			d.Overlay().SeesNot("and that stay")
		} else {
			d.Overlay().Sees("Files that shortlist saved, and that stay:")
		}
	}
}

// TestErasingTakesTheMarked with one pair of questions, which names them, and with the files that were saved with each. The one
// under the cursor stays.
func TestErasingTakesTheMarked(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "erases applicants one after the other")
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.ToJob("ua-backend")
		d.Do(action.Open)
		d.tab("All")
		d.Do(action.SaveCV) // the CV of the first
		var marked []model.Candidate
		for range 5 {
			d.Do(action.Down)
			marked = append(marked, d.Person())
			d.Do(action.Mark)
		}
		d.Do(action.SaveCV) // the CVs of the marked, in an archive
		cursor, shown := d.Person(), len(d.Shown())
		d.Do(action.Palette)
		d.Type("erase 5")
		d.Do(action.Accept)
		d.Overlay().Sees("Erase: 5 applicants", "Erase 5 applications from this computer?", "cannot be undone.", "· "+marked[0].Applicant.Name, "shortlist saved ")
		d.Keys("y go on")
		d.Do(action.Yes)
		d.Overlay().Sees("Type 5 to erase 5 applications for good.", "that shortlist saved, too (tab).")
		d.Overlay().SeesNot("goes as a whole")
		d.Do(action.SavedFiles)
		d.Type("5")
		d.Do(action.Accept)
		d.Overlay().Sees("Erased: 5 applications.", "that shortlist saved.")
		if left, err := os.ReadDir(d.dir); err != nil || len(left) != 1 {
			t.Errorf("left are %v, %v", left, err)
		}
		d.Pause()
		d.Do(action.Done)
		for _, c := range marked {
			if d.keeps(c) {
				t.Errorf("%s is kept", c.Applicant.Name)
			}
		}
		if now := d.Person(); now.ID != cursor.ID || len(d.Shown()) != shown-5 || len(d.marked()) > 0 {
			t.Errorf("the cursor is on %d, not %d; %d of %d are listed%s", now.ID, cursor.ID, len(d.Shown()), shown, d.Picture())
		}
	}
}

// TestErasingLeavesHiddenMarksAlone, and in the reader it takes the one who is read.
func TestErasingLeavesHiddenMarksAlone(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "erases applicants one after the other")
	d := atApplicants(t)
	d.tab("All")
	d.Do(action.Mark, action.Mark)
	c := d.Person()
	d.Do(action.ReadCV, action.Palette)
	d.Type("erase appl")
	d.Do(action.Accept)
	d.Overlay().Sees("Erase: "+c.Applicant.Name, "Erase 1 application from")
	d.Do(action.Back, action.Back)
	d.Do(action.Filter)
	d.Type("name:zzz")
	d.Do(action.Accept, action.Palette)
	d.Type("erase appl")
	d.Do(action.Accept)
	d.Sees("the filter hides 2 marked applicants")
}

// badErasing is an account whose erasures fail, before anything is noted or after the rows are gone.
type badErasing struct {
	ui.Backend
	before bool
}

func (f badErasing) Erase(ctx context.Context, s account.Selected, scope account.Scope) (account.Receipt, error) {
	if f.before {
		return account.Receipt{}, errors.New("no room")
	}
	r, err := f.Backend.Erase(ctx, s, scope)
	return r, cmp.Or(err, errors.New("no room"))
}

// TestAFailedErasureNamesWhatIsGone and what is not.
func TestAFailedErasureNamesWhatIsGone(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "erases applicants one after the other")
	for _, before := range []bool{true, false} {
		d := begin(t, setup{backend: func(b ui.Backend) ui.Backend { return badErasing{b, before} }})
		c := d.toErase()
		d.Do(action.Yes)
		d.Type("1")
		d.Do(action.Accept)
		want := "The applications are gone from the lists. shortlist erases the rest at its next start."
		if before {
			want = "Nothing was erased."
		}
		d.Overlay().Sees("No room.", want)
		if d.keeps(c) != before {
			t.Errorf("kept: %v", !before)
		}
	}
}

// heldElsewhere is an account whose store another window has.
type heldElsewhere struct{ ui.Backend }

func (heldElsewhere) HeldElsewhere() error { return &store.ReadOnlyError{Host: "b", Since: morning} }

// TestNothingIsErasedWhereTheStoreIsReadOnly: the palette shows why.
func TestNothingIsErasedWhereTheStoreIsReadOnly(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{backend: func(b ui.Backend) ui.Backend { return heldElsewhere{b} }})
	d.Do(action.Palette)
	d.Type("erase appl")
	d.Do(action.Accept)
	if !strings.Contains(d.Picture(), "Another window on host b") {
		t.Errorf("the reason is not shown%s", d.Picture())
	}
}

// TestErasingWorksInRestrictedMode: it starts no program and saves no file.
func TestErasingWorksInRestrictedMode(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{Restricted: true, NoOpen: "in restricted mode other programs are not started"}})
	c := d.toErase()
	d.Do(action.Yes)
	d.Type("1")
	d.Do(action.Accept)
	d.Overlay().Sees("Erased: 1 application.")
	if d.keeps(c) {
		t.Error("the store has it")
	}
}

// TestErasingBesideAnotherWindowIsRefusedAtOnce, also if that begins between the questions. Nothing is erased.
func TestErasingBesideAnotherWindowIsRefusedAtOnce(t *testing.T) {
	t.Parallel()
	const refused = "Another window is erasing applications; erase again when it has finished."
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		c := d.toErase()
		d.Do(action.Yes)
		d.Type("1")
		end, err := storetest.EraseElsewhere(t.Context(), d.setup.storePath)
		modeltest.Must(t, err)
		d.Do(action.Accept)
		d.Sees(refused)
		d.Do(action.Palette)
		d.Type("erase the job")
		d.Do(action.Accept)
		d.Sees(refused)
		modeltest.Must(t, end())
		if !d.keeps(c) {
			t.Error("it was erased")
		}
	}
}

// toErase asks to erase the first applicant of a job, up to the first question.
func (d *day) toErase() model.Candidate {
	d.Helper()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.tab("All")
	c := d.Person()
	d.Do(action.Palette)
	d.Type("erase appl")
	d.Do(action.Accept)
	d.Overlay().Sees("Erase 1 application from this computer?")
	return c
}

// TestAnApplicantErasedElsewhereIsNotShownOn, with the keys on the list, the pane or the reader.
func TestAnApplicantErasedElsewhereIsNotShownOn(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "erases applicants one after the other")
	for _, keys := range [][]action.Keys{{}, {action.Open}, {action.ReadCV}} {
		d := atApplicants(t)
		job := d.Job("ua-backend")
		c := d.Person()
		d.Do(keys...)
		d.Sees(c.Applicant.Name)
		other, scope := d.Elsewhere(), account.Scope{Person: strconv.FormatInt(c.ID, 10)}
		chosen, err := other.Select(t.Context(), scope)
		modeltest.Must(t, err)
		if _, err := other.Erase(t.Context(), chosen, scope); err != nil {
			t.Fatal(err)
		}
		d.hear(account.Event{Applicants: []int64{job.ID}})
		d.SeesNot(c.Applicant.Name)
		if len(keys) > 0 {
			d.Sees("is not on this computer anymore.")
		}
	}
}

package ui_test

import (
	"context"
	"strings"
	"testing"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestADayOfSearching: somebody is found by a word of their CV as it is typed, read
// from the hits, and the search gets a name.
// TestWhoIsReadFromASearchIsSeen, though they are of another job than the list.
func TestWhoIsReadFromASearchIsSeen(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "indexes every CV")
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Do(action.Open)
	who := d.ToPerson("is unseen", func(c model.Candidate) bool { return c.Unviewed() })
	d.Do(action.Back)
	d.ToJob("ua-backend")
	unviewed := d.unviewedInBar()
	d.Do(action.Search)
	d.Type(who.Applicant.Name)
	d.Do(action.Open)
	d.Sees(who.Applicant.Name, "Бариста")
	if strings.Contains(d.belowBar(), "not viewed") {
		t.Errorf("not viewed:\n%s", d.belowBar())
	}
	if n := d.unviewedInBar(); n != unviewed-1 {
		t.Errorf("%d are unseen, %d before one was read", n, unviewed)
	}
}

func TestADayOfSearching(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	somebody := d.ToPerson("with a CV of this kind", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && !c.Viewed && c.Applicant.Name != ""
	})
	if _, err := d.account.CVText(t.Context(), somebody); err != nil {
		t.Fatal(err)
	}
	d.Do(action.Search)
	d.Overlay().Sees("Search all applicants", "Everything must match.", "rating:>3", "is:unviewed")
	word := strings.Fields(somebody.Applicant.Name)[0]
	d.Type("name:" + string([]rune(word)[:3]))
	d.Overlay().Sees(somebody.Applicant.Name, job.Title, "name: ")
	d.Type("* is:u")
	d.Overlay().Sees(somebody.Applicant.Name)
	d.Press("backspace")
	d.Overlay().SeesNot("is: needs one of") // it is unfinished
	d.Type("x ")
	d.Overlay().Sees("is: needs one of unviewed, new", somebody.Applicant.Name) // the rest of it counts

	d.Do(action.ClearLine)
	d.Overlay().Sees("Everything must match.")
	d.Type("nmae:x ")
	d.Overlay().Sees("nmae: is unknown. Put it in quotes")
	d.Do(action.ClearLine)
	d.Type("зовсімнічого")
	d.Overlay().Sees("No applicants found in 1 of 9 jobs; ctrl+r loads the others.")

	d.Do(action.ClearLine)
	d.Type("cv:г has:cv ")
	if d.service.Viewed(somebody.ID) {
		t.Fatal("a search has marked somebody viewed")
	}
	d.Do(action.NameSearch)
	d.Overlay().Sees("Name this search", "Searches for: cv:г has:cv")
	d.Type("with g")
	d.Do(action.Accept)
	d.Sees("Saved as “with g”.")
	d.Do(action.ClearLine, action.NamedOnes)
	d.Overlay().Sees("Saved searches", "with g", "cv:г has:cv")
	d.Do(action.Accept)
	d.Overlay().Sees("› cv:г has:cv")

	d.Do(action.ClearLine)
	d.Type(`name:"` + somebody.Applicant.Name + `" has:cv`)
	d.Do(action.Open)
	d.Sees(somebody.Applicant.Name, "1 of ")
	if c := d.Reading(); c.Applicant.Name != somebody.Applicant.Name || !d.service.Viewed(c.ID) {
		t.Errorf("%s is read, viewed: %v", c.Applicant.Name, d.service.Viewed(c.ID))
	}
	// It opens with its former contents, and closes to the former screen.
	d.Do(action.Search)
	d.Overlay().Sees(somebody.Applicant.Name)
	d.Do(action.Back, action.Back)
	d.Overlay().Sees(somebody.Applicant.Name) // where they were found
	d.Do(action.Back)
	d.Pane(env.ApplicantPane).Sees(somebody.Applicant.Name)

	// In blind mode a name has no matches, and is not shown.
	d.Do(action.Blind, action.Search)
	d.Overlay().Sees("No applicants found in 1 of 9 jobs; ctrl+r loads the others.", "In blind mode names, contacts and ages are not searched.")
	d.Sees("ctrl+u clear")
	d.Do(action.ClearLine)
	d.Type("has:cv is:unviewed")
	d.Overlay().Sees("Candidate ")
	d.Overlay().SeesNot(somebody.Applicant.Name)
	d.Do(action.Back, action.Search, action.NamedOnes, action.ForgetName)
	d.Sees("Deleted: “with g”")
}

// TestASearchOpensWithItsWordsSelected: typing replaces them, end goes on with them, and up gets the search before. In
// the results up moves the cursor.
func TestASearchOpensWithItsWordsSelected(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "indexes every CV")
	d := atApplicants(t)
	d.Do(action.Search)
	d.Type("has:cv")
	d.Do(action.Back, action.Search)
	d.Type("has:phone")
	d.Overlay().Sees("› has:phone")
	d.SeesNot("up earlier search")
	d.Do(action.Back, action.Search)
	d.Press("end")
	d.Type(" has:cv")
	d.Overlay().Sees("› has:phone has:cv")
	d.Do(action.Back, action.Search)
	for _, want := range []string{"› has:phone", "› has:cv", "› has:phone has:cv"} {
		d.Do(action.EarlierSearch)
		d.Overlay().Sees(want)
	}
	d.Do(action.FoundDown, action.FoundUp)
	d.Overlay().Sees("› has:phone has:cv")
	d.Do(action.ClearLine, action.EarlierSearch)
	d.Overlay().Sees("› has:phone has:cv")
	d.Press("backspace")
	d.Overlay().Sees("Everything must match.")

	d.Type("has:cv")
	d.Do(action.Open, action.ReadCV, action.FindWords)
	d.Type("a")
	d.Do(action.Accept, action.FindWords)
	d.Type("b")
	d.Overlay().Sees("▸ b")
}

// TestHostileHitsAreMadeSafe finds strangers' attacks on screens of several sizes. Each
// frame is checked for control sequences, and for its width.
func TestHostileHitsAreMadeSafe(t *testing.T) {
	modeltest.SkipInShort(t, "searches in hostile applicants")
	t.Parallel()
	for _, size := range [][2]int{{40, 10}, {80, 24}, {120, 40}} {
		if modeltest.Race && size[0] != 80 { // under the race detector one size is enough: it is many times as slow
			continue
		}
		d := begin(t, setup{service: sandbox.Options{Scenario: "hostile"}, width: size[0], height: size[1]})
		for range d.Jobs() {
			d.Do(action.Open, action.Back, action.Down)
		}
		d.Do(action.Search)
		for _, typed := range []string{"evil", "has:phone ", "-zzz ", "is:x\x1b[31m ", "name:e", "duties:e", "\"evil"} {
			d.Paste(typed)
			if typed == "has:phone " && size[1] == 40 {
				d.Overlay().Sees("EVIL", " applicants.")
			}
			d.Do(action.FoundDown, action.PageDown, action.FoundUp, action.NameSearch)
			d.Paste("EVIL\x1b[31m \x9b2J \u202e")
			d.Do(action.Accept)
			d.Press("ctrl+o")
			d.Do(action.LineDown, action.Back, action.ClearLine)
		}
		d.Do(action.Back)
	}
}

// TestTheListIsFilteredInTheSameLanguage: terms that only the index answers, a saved
// search, and marks.
func TestTheListIsFilteredInTheSameLanguage(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "indexes every CV")
	d := atApplicants(t)
	all := d.Shown()
	somebody := d.ToPerson("with a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" && c.Applicant.Name != "" })
	doc, err := d.account.CVText(t.Context(), somebody)
	modeltest.Must(t, err)
	d.Do(action.Filter)
	d.Type(`name:"` + somebody.Applicant.Name + `" cv:` + strings.Fields(doc.Pages[0].Text)[0])
	if got := d.Shown(); len(got) != 1 || got[0] != somebody.ID {
		t.Errorf("their CV finds %v, want %d", got, somebody.ID)
	}
	d.Press("ctrl+u")
	d.Type("has:cv ")
	with := len(d.Shown())
	d.Press("ctrl+u")
	d.Type("-has:cv ")
	if without := len(d.Shown()); with == 0 || without == 0 || with+without != len(all) {
		t.Errorf("%d have a CV, %d have none, of %d", with, without, len(all))
	}
	d.Do(action.NameSearch)
	d.Type("nothing to read")
	d.Do(action.Accept)
	d.Press("ctrl+u")
	if got := d.Shown(); len(got) != len(all) {
		t.Errorf("%d without a filter, want %d", len(got), len(all))
	}
	d.Type("rating:9 ")
	d.Pane(env.ApplicantPane).Sees("rating: needs a number from 1 to 5")
	d.Press("ctrl+u")
	d.Do(action.NamedOnes, action.Accept)
	d.Pane(env.ApplicantPane).Sees("-has:cv")
	if got := d.Shown(); len(got) != len(all)-with {
		t.Errorf("the named search finds %d, want %d", len(got), len(all)-with)
	}
	// A review is searched, too, once it exists.
	d.Do(action.Accept, action.Rate, action.GiveStars(5), action.Filter)
	d.Press("ctrl+u") // after enter the list takes keys again
	d.Type("rating:>4 ")
	if got := d.Shown(); len(got) != 1 {
		t.Errorf("of rating 5 are %v", got)
	}
	d.Press("ctrl+u")
	d.Type("is:marked ")
	if got := d.Shown(); len(got) != 0 {
		t.Errorf("marked are %v", got)
	}
	d.Press("ctrl+u")
	d.Type("-is:marked ")
	if got := d.Shown(); len(got) != len(all) {
		t.Errorf("not marked are %d, want %d", len(got), len(all))
	}
	d.Type("(is:marked OR is:premium) ")
	premium := 0
	for _, id := range all {
		if c := d.Applicant(id); c.Premium {
			premium++
		}
	}
	if got := d.Shown(); len(got) != premium {
		t.Errorf("marked or premium are %d, want %d", len(got), premium)
	}
	d.Do(action.Back)
	if got := d.Shown(); len(got) != len(all) {
		t.Errorf("%d after esc, want %d", len(got), len(all))
	}
}

// TestANameOfASearchIsNotGivenTwice: the first search keeps it.
func TestANameOfASearchIsNotGivenTwice(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	for i, typed := range []string{"has:cv", "has:email"} {
		d.Do(action.Search, action.ClearLine)
		d.Type(typed)
		d.Do(action.NameSearch)
		d.Type("mine")
		d.Do(action.Accept)
		if i == 1 {
			d.Sees("Not now: another search has this name: has:cv")
			d.Type("2")
			d.Do(action.Accept)
		}
		d.Sees("Saved as “mine")
		d.Do(action.Back)
	}
	all, err := d.account.Searches(t.Context())
	if err != nil || len(all) != 2 || all[0].Query != "has:cv" || all[1].Query != "has:email" {
		t.Errorf("kept are %v, %v", all, err)
	}
}

// TestASearchReadsTheOtherJobs: it shows how many jobs it has searched, a key reads the
// applicants of the others, and esc stops that.
func TestASearchReadsTheOtherJobs(t *testing.T) {
	modeltest.SkipInShort(t, "reads all jobs at two sizes")
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.ToJob("ua-backend")
		d.Do(action.Open, action.Back, action.Search)
		d.Type("has:phone")
		d.Overlay().Sees("applicants in 1 of 9 jobs; ctrl+r loads the others.")
		d.Sees("ctrl+r load others")
		before := hits(d)
		unviewed := d.unviewedInBar()
		d.Do(action.ReadOthers)
		d.Overlay().SeesNot(" jobs;", "Reading")
		d.Overlay().Sees(" applicants.")
		if after := hits(d); after <= before {
			t.Errorf("%d are found, %d before the others were read", after, before)
		}
		if n := d.unviewedInBar(); n <= unviewed {
			t.Errorf("%d are unseen in the jobs, %d before", n, unviewed)
		}
		d.Do(action.ReadOthers)
		d.Sees(sayNotNow("the applicants of all jobs are searched"))
		if log, err := d.account.Activity(t.Context(), 0, 10); err != nil || len(log) > 0 {
			t.Errorf("the service got %v, %v", log, err)
		}
	}
}

// hits counts the found applicants.
func hits(d *day) int {
	return number(d.Overlay().Flat(), `([\d\x{a0}]+) applicants?\.`)
}

// indexing is an account whose index grows when the test sends a count.
type indexing struct {
	ui.Backend
	left <-chan account.Index
}

func (i indexing) KeepIndexed(context.Context) <-chan account.Index { return i.left }

// TestAnOpenSearchFollowsTheIndex: CVs that were read since are found, and are no longer counted as unread.
func TestAnOpenSearchFollowsTheIndex(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "indexes every CV")
	left := make(chan account.Index)
	defer close(left)
	d := begin(t, setup{backend: func(b ui.Backend) ui.Backend { return indexing{b, left} }})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Search)
	d.Type("cv:docker")
	d.Overlay().Sees("No applicants found", "CVs are")
	modeltest.Must(t, d.account.Index(t.Context(), func(account.Index) {}))
	go func() { left <- account.Index{} }()
	d.Until("the search is repeated", func() bool { return !strings.Contains(d.Picture(), "CVs are") })
	d.Overlay().SeesNot("No applicants found")
}

// TestTwoEscapesInOneReadAreOne: tmux and slow lines join them, and terminals call that alt+esc.
func TestTwoEscapesInOneReadAreOne(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.Search)
	d.Overlay().Sees("Search all applicants")
	d.Press("alt+esc")
	d.Settle()
	d.SeesNot("Search all applicants")
}

package ui_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/uitest"
)

// filesIn returns the contents of a folder's files, by name.
func filesIn(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	entries, err := os.ReadDir(dir)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		modeltest.Must(t, err)
		out[e.Name()] = data
	}
	return out
}

// cvOf returns the bytes of an application's CV from the service.
func (d *day) cvOf(applyID int64) []byte {
	d.Helper()
	data, err := d.service.CVData(applyID)
	modeltest.Must(d, err)
	if len(data) == 0 {
		d.Fatalf("application %d has no CV", applyID)
	}
	return data
}

// unviewed returns the applications of a job that the service has as not viewed.
func (d *day) unviewed(jobID int64) (out []int64) {
	d.Helper()
	ids, err := d.service.ApplyIDs(jobID)
	modeltest.Must(d, err)
	for _, id := range ids {
		if !d.service.Viewed(id) {
			out = append(out, id)
		}
	}
	return out
}

func TestOnlyOpeningMarksViewedAndOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{Opened: intent.Opened{IsDemo: true}}})
	d.Pane(env.JobPane).Sees("Backend-розробник Go", "1 of 11")
	d.Sees("made-up people; nothing leaves this computer")

	job := d.ToJob("ua-backend")
	before := d.unviewed(job.ID)
	d.Pane(env.DetailPane).Sees("Backend-розробник Go", "unknown: the board doesn't report it")
	d.Pane(env.ApplicantPane).Sees("40 applicants. Press enter on the job to load them.")
	d.Do(action.Open)
	d.Pane(env.ApplicantPane).Sees("All 38")
	d.Do(action.Down, action.Down, action.HalfDown, action.Bottom, action.Up, action.Top, action.NextPane, action.PreviousPane, action.Down)
	person := d.Person()
	if got := d.Cursor(); !strings.Contains(got, person.Applicant.Name) {
		t.Errorf("the selected row reads %q; the cursor is on %s", got, person.Applicant.Name)
	}
	d.Do(action.Preview)
	d.Pane(env.DetailPane).Sees(person.Applicant.Name, "● not viewed")
	d.Do(action.Next, action.Previous)
	d.Pane(env.DetailPane).Sees(person.Applicant.Name, "● not viewed")
	if after := d.unviewed(job.ID); !slices.Equal(before, after) {
		t.Fatalf("moving and previewing left %d of %d unseen", len(after), len(before))
	}

	d.Do(action.Back, action.Open)
	d.Pane(env.DetailPane).Sees(person.Applicant.Name)
	d.Pane(env.DetailPane).SeesNot("not viewed")
	if !d.service.Viewed(person.ID) || d.Events(person.ID) != 1 {
		t.Fatalf("opened: viewed %v, %d events", d.service.Viewed(person.ID), d.Events(person.ID))
	}
	d.Do(action.Back, action.Open, action.Back, action.Refresh, action.Open)
	if n, sent := d.Events(person.ID), d.service.Count(sandbox.MarkViewed); n != 1 || sent != 1 {
		t.Errorf("opened three times: %d events of %d requests, want 1 of 1", n, sent)
	}
	if after := d.unviewed(job.ID); len(after) != len(before)-1 {
		t.Errorf("one was opened, and %d are seen", len(before)-len(after))
	}
}

// TestACVIsSavedByteForByteAndOnce: a copy that is there stays the only one.
func TestACVIsSavedByteForByteAndOnce(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	person := d.ToPerson("sent a CV", func(c model.Candidate) bool { return c.CV != nil })
	d.Do(action.SaveCV)
	d.Sees("Saved " + d.dir)
	d.Do(action.Open, action.SaveCV)
	got := filesIn(t, d.dir)
	if len(got) != 1 {
		t.Fatalf("saved twice: %d files", len(got))
	}
	for name, data := range got {
		if !bytes.Equal(data, d.cvOf(person.ID)) {
			t.Errorf("%s is not what the candidate sent", name)
		}
	}
}

func TestMarkedCVsAreSavedTogether(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "reads every applicant of a job")
	d := atApplicants(t)
	d.Do(action.Filter)
	d.Type("has:cv")
	d.Do(action.Accept)
	var marked []model.Candidate
	for range 3 {
		marked = append(marked, d.Person())
		d.Do(action.Mark)
	}
	d.Do(action.Back) // the filter goes, the marks stay
	d.Pane(env.ApplicantPane).Sees("3 marked")
	without := d.ToPerson("sent no CV", func(c model.Candidate) bool { return c.CV == nil })
	d.Do(action.Mark, action.SaveCV)
	d.Sees("3 CVs saved in "+d.dir, "1 without a CV")
	got := filesIn(t, d.dir)
	if len(got) != 3 {
		t.Fatalf("%d files of 3 CVs, %s has none", len(got), without.Applicant.Name)
	}
	for _, c := range marked {
		if !slices.ContainsFunc(values(got), func(data []byte) bool { return bytes.Equal(data, d.cvOf(c.ID)) }) {
			t.Errorf("the CV of %s was not saved", c.Applicant.Name)
		}
	}
	if n := d.service.Count(sandbox.MarkViewed); n != 0 {
		t.Errorf("saving has marked %d viewed", n)
	}
}

func values[K comparable, V any](m map[K]V) (out []V) {
	for _, v := range m {
		out = append(out, v)
	}
	return out
}

func TestFortyApplicantsInARow(t *testing.T) {
	modeltest.SkipInShort(t, "reads forty applicants")
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	for range 2 {
		if _, err := d.service.ApplySample(job.ID); err != nil {
			t.Fatal(err)
		}
	}
	d.Do(action.Open)
	order := d.Order()
	if len(order) != 40 {
		t.Fatalf("%d applied, want 40", len(order))
	}
	seen := map[int64]int{}
	for _, id := range order {
		seen[id] = d.Events(id)
		if !d.service.Viewed(id) {
			seen[id]++ // those ahead
		}
	}
	d.Do(action.Top, action.Open)
	for i, id := range order {
		if got := d.Person(); got.ID != id {
			t.Fatalf("person %d is %s, not the one who stood there", i+1, got.Applicant.Name)
		}
		name, _, _ := strings.Cut(d.Person().Applicant.Name, " ")
		d.Pane(env.DetailPane).Sees(name)
		d.Do(action.Next)
	}
	d.Sees("This is the last application.")
	d.Do(action.Back)
	if !slices.Equal(order, d.Order()) {
		t.Error("the order has changed while they were read")
	}
	for _, id := range order {
		if !d.service.Viewed(id) || d.Events(id) != seen[id] {
			t.Errorf("application %d: viewed %v, %d events, want %d", id, d.service.Viewed(id), d.Events(id), seen[id])
		}
	}
	d.Do(action.ShowTab(2))
	d.Pane(env.ApplicantPane).Sees("Unviewed", "You have viewed everyone.")
}

func TestFilterSortAndTabsOfTheJobs(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	jobs := func() uitest.Part { return d.Pane(env.JobPane) }
	d.Do(action.Filter)
	d.Type("КИЇВ")
	jobs().Sees("Backend-розробник Go", "Офіс-менеджер")
	jobs().SeesNot("Бариста")
	d.Do(action.Accept, action.Down)
	if !strings.Contains(d.Cursor(), "Офіс-менеджер") {
		t.Errorf("the cursor is on %q", d.Cursor())
	}
	d.Do(action.Back)
	jobs().Sees("Бариста")
	if !strings.Contains(d.Cursor(), "Офіс-менеджер") {
		t.Errorf("without the filter the cursor is on %q", d.Cursor())
	}
	d.Do(action.Filter)
	d.Paste("нема такого")
	jobs().Sees("No matches. ")
	d.Do(action.Back, action.ShowTab(3))
	jobs().Sees("Медична сестра", "Stopped 2")
	jobs().SeesNot("Бариста")
	d.Do(action.ShowTab(4))
	jobs().Sees("Ügyfélszolgálatos", "Pending")
	d.Do(action.ShowTab(5))
	jobs().Sees("Оператор ЧПК")
	d.Do(action.ShowTab(1), action.Sort)
	d.Sees("Jobs are sorted by applicants.")
	d.Do(action.Sort, action.Top)
	if !strings.Contains(d.Cursor(), "Backend") {
		t.Errorf("by title the first is %q", d.Cursor())
	}
	d.Advance(time.Minute)
	d.SeesNot("Jobs are sorted by")
}

// TestTheJobsAreFilteredInTheSameLanguage as applicants, with the names that a job has.
func TestTheJobsAreFilteredInTheSameLanguage(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reads every applicant of a job")
	d := begin(t, setup{})
	shown := func(typed string) (titles string) {
		d.Press("ctrl+u")
		d.Type(typed)
		for _, title := range d.titles() {
			titles += title + "; "
		}
		return titles
	}
	d.Do(action.Filter)
	for typed, want := range map[string]string{
		"розробн":                 "Backend-розробник Go; ",
		"розробнику ":             "Backend-розробник Go; ", // another ending of the word
		`"офіс-менеджер"`:         "Офіс-менеджер; ",
		"region:київ -менеджер ":  "Backend-розробник Go; ",
		"job:бариста ":            "Бариста; ",
		"is:stopped job:сестра":   "Медична сестра; ",
		"is:active медична":       "",
		"-is:active -is:inactive": "Operator call-center; Медична сестра; ", // the stopped jobs
	} {
		if got := shown(typed); got != want {
			t.Errorf("%s shows %s, want %s", typed, got, want)
		}
	}
	shown("tag:call ")
	d.Pane(env.JobPane).Sees("tag: is unknown. Put it in quotes")
	d.Do(action.Back)
	d.Pane(env.JobPane).SeesNot("There is no tag")
}

func TestFilterSortAndTabsOfTheApplicants(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reads every applicant of a job")
	d := begin(t, setup{width: 180})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Filter)
	people := func() uitest.Part { return d.Pane(env.ApplicantPane) }
	d.Type("is:unviewed has:cv яцишин")
	people().Sees("Геннадій Яцишин")
	people().SeesNot("Оксана Недашківська")
	d.Do(action.Back, action.Sort)
	d.Sees("Sorted by newest.")
	if newest := d.Order()[0]; newest != d.Person().ID {
		t.Error("g does not lead to the first")
	}
	d.Do(action.Sort)
	d.Sees("Sorted by name.")
	d.Do(action.ShowTab(7))
	people().Sees("Suggested 4")
	if !d.Person().Suggested {
		t.Error("a suggested person is not shown as one")
	}
	d.Do(action.ShowTab(8))
	people().Sees("Deleted 2")
	d.Do(action.ShowTab(2), action.Mark, action.Mark)
	people().Sees("2 marked")
	d.Do(action.Back)
	people().SeesNot("marked")
}

func TestOpeningOnTheUnviewedTabKeepsThePlace(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reads every applicant of a job")
	d := atApplicants(t)
	d.Do(action.ShowTab(2), action.Down, action.Open)
	opened := d.Person()
	d.Do(action.Back)
	if d.Person().ID != opened.ID {
		t.Fatalf("after %s the cursor is on %s", opened.Applicant.Name, d.Person().Applicant.Name)
	}
	d.Do(action.ShowTab(1), action.ShowTab(2))
	if slices.Contains(d.Order(), opened.ID) {
		t.Error("somebody who has been seen is still among the unseen")
	}
}

func TestNothingIsCountedBeforeItWasRead(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 220})
	people, jobs := func() uitest.Part { return d.Pane(env.ApplicantPane) }, func() uitest.Part { return d.Pane(env.JobPane) }
	d.ToJob("ua-backend")
	people().Sees("not loaded yet", "All", "Unviewed")
	d.ToJob("ua-office") // without applicants
	people().Sees("No applicants yet.")
	people().SeesNot("not loaded yet")
	d.ToJob("ua-backend")
	d.service.SetFaults(sandbox.Faults{{Status: 500}})
	d.Do(action.Open)
	people().Sees("All", "Unviewed", sayTriesNow())
	d.service.SetFaults(nil)
	d.Do(action.Refresh)
	people().Sees("All 38")
	d.Do(action.Back)
	d.ToJob("ua-office")
	d.Do(action.Open)
	people().Sees("All 0", "Unviewed 0", "No applicants yet.")

	d.service.SetFaults(sandbox.Faults{{Status: 502, HTML: true}})
	d.Do(action.Back, action.ShowTab(5))
	jobs().Sees("Deleted", "Press r to try again")
	jobs().SeesNot("Deleted 0")
	d.service.SetFaults(nil)
	d.Do(action.Refresh)
	jobs().Sees("Deleted 1")
}

// TestWhyTheServiceListsNoDeletedJobsIsShown above the copies. A service that rejects the filter is not down.
func TestWhyTheServiceListsNoDeletedJobsIsShown(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 220})
	jobs := func() uitest.Part { return d.Pane(env.JobPane) }
	for _, status := range []int{400, 403, 500} {
		d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Status: status}})
		d.Do(action.ShowTab(1), action.ShowTab(5))
		jobs().Sees("Could not list the jobs", "there is no copy of a deleted job", "Press r to try again")
		jobs().SeesNot("No deleted jobs", "Deleted 0")
		d.SeesNot("offline", sayServiceDown())
	}
	d.service.SetFaults(nil)
	d.Do(action.ShowTab(1))
	d.ToJob("ua-barista")
	d.Do(action.DeleteJob, action.Yes)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Status: 503}})
	d.Do(action.ShowTab(5))
	jobs().Sees("deleted jobs are shown from the copies", "Бариста")
	d.Sees(sayServiceDown())
}

func TestTheWelcomeScreenOpensTheDemo(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	clock := uitest.NewClock(morning)
	s := newStage(t, ui.Options{Now: clock.Now, Accounts: intent.Accounts{Demo: demoOf(d)}}, nil, clock)
	t.Cleanup(s.End)
	s.start(80, 24)
	s.Sees("Your applicants, in a terminal.", "try the demo")
	s.Do(action.TryDemo)
	s.Pane(env.JobPane).Sees("Backend-розробник Go")
	s.Sees("made-up people")
}

func TestSigningInForTheFirstTime(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	clock := uitest.NewClock(morning)
	var typed []intent.Credentials
	s := newStage(t, ui.Options{
		Now: clock.Now, Accounts: intent.Accounts{CheckAddress: checkAddress, Connect: connectTo(d, &typed)},
	}, nil, clock)
	t.Cleanup(s.End)
	s.start(80, 24)
	s.Do(action.Accept)
	s.Type("http://ua.example.com")
	s.Sees("https")
	s.Do(action.Accept, action.Accept, action.Accept)
	if len(typed) != 0 {
		t.Fatal("it was sent to an invalid address")
	}
	for range len("http://ua.example.com") {
		s.Press("backspace")
	}
	s.Paste("ua.example.com")
	s.Sees("Your password is sent only to ua.example.com.")
	s.Press("tab")
	s.Type("hr@example.com")
	s.Press("tab")
	s.Type("wrong")
	s.SeesNot("wrong")
	s.Do(action.Accept)
	s.Sees("Not this password.")
	s.Type("right")
	s.Do(action.Accept)
	s.Pane(env.JobPane).Sees("Backend-розробник Go")
	if want := (intent.Credentials{BaseURL: "ua.example.com", Email: "hr@example.com", Password: "right"}); len(typed) != 2 || typed[1] != want {
		t.Errorf("signed in with %+v", typed)
	}
}

func TestTheBarOfTheDemoIsWhole(t *testing.T) {
	t.Parallel()
	for width, want := range map[int]string{
		120: "shortlist acme olena.hr@example.com made-up people; nothing leaves this computer",
		80:  "shortlist acme made-up people; nothing leaves this computer",
		40:  "shortlist acme made-up people",
	} {
		d := begin(t, setup{width: width, height: 24, options: ui.Options{Opened: intent.Opened{IsDemo: true}}})
		if bar := strings.Join(strings.Fields(d.Screen().Lines[0]), " "); bar != want {
			t.Errorf("at %d it reads %q", width, bar)
		}
	}
	d := begin(t, setup{width: 80, height: 24, readOnly: true, options: ui.Options{Opened: intent.Opened{IsDemo: true}}})
	d.service.SetFaults(sandbox.Faults{{Status: 503}})
	d.Do(action.Refresh)
	d.Sees("made-up people  ", "read-only ● service down")
}

func TestABrokenRuleOfAJobIsNamedInFull(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = strings.Repeat("Бариста ", 5) }))
	d.Do(action.Refresh, action.Preview)
	d.Pane(env.DetailPane).Sees("Rule broken")
	d.Pane(env.DetailPane).SeesNot("Rule broken…")
}

package ui

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
	"shortlist/ui/access"
	"shortlist/ui/layout"
	"shortlist/ui/uitest"
)

// files returns what stands in a folder, by name.
func files(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	entries, err := os.ReadDir(dir)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		out[e.Name()] = data
	}
	return out
}

// cvOf returns the bytes of an application's CV as the service holds them.
func (d *day) cvOf(applyID int64) []byte {
	d.Helper()
	data, err := d.service.CVData(applyID)
	if err != nil {
		d.Fatal(err)
	}
	if len(data) == 0 {
		d.Fatalf("application %d has no CV", applyID)
	}
	return data
}

// unseen returns those of a job's applications that the service holds as not
// viewed.
func (d *day) unseen(jobID int64) (out []int64) {
	d.Helper()
	ids, err := d.service.ApplyIDs(jobID)
	if err != nil {
		d.Fatal(err)
	}
	for _, id := range ids {
		if !d.service.Viewed(id) {
			out = append(out, id)
		}
	}
	return out
}

func TestMovingAndPreviewingMarkNobodyAndOpeningMarksOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: Options{Opened: access.Opened{IsDemo: true}}})
	d.Pane(layout.Jobs).Sees("Backend-розробник Go", "as of 09:30")
	d.Sees("made-up people; nothing leaves this machine")

	job := d.ToJob("ua-backend")
	before := d.unseen(job.ID)
	d.Pane(layout.Detail).Sees("Backend-розробник Go", "unknown: the service does not tell it")
	d.Pane(layout.Applicants).Sees("40 applicants. Press enter on the job to read them.")
	d.Press("enter")
	d.Pane(layout.Applicants).Sees("1 All 38")
	d.Press("j", "j", "ctrl+d", "G", "k", "g", "l", "h", "j")
	person := d.Person()
	if got := d.Cursor(); !strings.Contains(got, person.Applicant.Name) {
		t.Errorf("the selected row reads %q; the cursor is on %s", got, person.Applicant.Name)
	}
	d.Press("p")
	d.Pane(layout.Detail).Sees(person.Applicant.Name, "● not viewed")
	d.Press("J", "K")
	d.Pane(layout.Detail).Sees(person.Applicant.Name, "● not viewed")
	if after := d.unseen(job.ID); !slices.Equal(before, after) {
		t.Fatalf("moving and previewing left %d of %d unseen", len(after), len(before))
	}

	d.Press("esc", "enter")
	d.Pane(layout.Detail).Sees(person.Applicant.Name)
	d.Pane(layout.Detail).SeesNot("not viewed")
	if !d.service.Viewed(person.ID) || d.Events(person.ID) != 1 {
		t.Fatalf("opened: viewed %v, %d events", d.service.Viewed(person.ID), d.Events(person.ID))
	}
	d.Press("esc", "enter", "esc", "r", "enter")
	if n, sent := d.Events(person.ID), d.service.Count(sandbox.MarkViewed); n != 1 || sent != 1 {
		t.Errorf("opened three times: %d events of %d requests, want 1 of 1", n, sent)
	}
	if after := d.unseen(job.ID); len(after) != len(before)-1 {
		t.Errorf("one was opened, and %d are seen", len(before)-len(after))
	}
}

func TestACVIsSavedByteForByteAndNeverOverAnother(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter")
	person := d.ToPerson("sent a CV", func(c model.Candidate) bool { return c.CV != nil })
	d.Press("S")
	d.Sees("Saved " + d.dir)
	d.Press("enter", "S")
	got := files(t, d.dir)
	if len(got) != 2 {
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
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter", "/")
	d.Type("has:cv")
	d.Press("enter")
	var marked []model.Candidate
	for range 3 {
		marked = append(marked, d.Person())
		d.Press("space")
	}
	d.Press("esc") // the filter goes, the marks stay
	d.Pane(layout.Applicants).Sees("3 marked")
	without := d.ToPerson("sent no CV", func(c model.Candidate) bool { return c.CV == nil })
	d.Press("space", "S")
	d.Sees("3 CVs saved in "+d.dir, "1 without a CV")
	got := files(t, d.dir)
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
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	for range 2 {
		if _, err := d.service.ApplySample(job.ID); err != nil {
			t.Fatal(err)
		}
	}
	d.Press("enter")
	order := d.Order()
	if len(order) != 40 {
		t.Fatalf("%d applied, want 40", len(order))
	}
	seen := map[int64]int{}
	for _, id := range order {
		seen[id] = d.Events(id)
		if !d.service.Viewed(id) {
			seen[id]++ // to come
		}
	}
	d.Press("g", "enter")
	for i, id := range order {
		if got := d.Person(); got.ID != id {
			t.Fatalf("person %d is %s, not the one who stood there", i+1, got.Applicant.Name)
		}
		name, _, _ := strings.Cut(d.Person().Applicant.Name, " ")
		d.Pane(layout.Detail).Sees(name)
		d.Press("J")
	}
	d.Sees("That was the last one.")
	d.Press("esc")
	if !slices.Equal(order, d.Order()) {
		t.Error("the order has changed while they were read")
	}
	for _, id := range order {
		if !d.service.Viewed(id) || d.Events(id) != seen[id] {
			t.Errorf("application %d: viewed %v, %d events, want %d", id, d.service.Viewed(id), d.Events(id), seen[id])
		}
	}
	d.Press("2")
	d.Pane(layout.Applicants).Sees("2 Unseen", "Everyone has been seen.")
}

func TestFilterSortAndTabsOfTheJobs(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	jobs := func() uitest.Part { return d.Pane(layout.Jobs) }
	d.Press("/")
	d.Type("КИЇВ")
	jobs().Sees("Backend-розробник Go", "Офіс-менеджер")
	jobs().SeesNot("Бариста")
	d.Press("enter", "j")
	if !strings.Contains(d.Cursor(), "Офіс-менеджер") {
		t.Errorf("the cursor is on %q", d.Cursor())
	}
	d.Press("esc")
	jobs().Sees("Бариста")
	if !strings.Contains(d.Cursor(), "Офіс-менеджер") {
		t.Errorf("without the filter the cursor is on %q", d.Cursor())
	}
	d.Press("/")
	d.Paste("нема такого")
	jobs().Sees("No job meets this.")
	d.Press("esc", "3")
	jobs().Sees("Медична сестра", "3 Stopped 2")
	jobs().SeesNot("Бариста")
	d.Press("4")
	jobs().Sees("Ügyfélszolgálatos", "Pending")
	d.Press("5")
	jobs().Sees("Оператор ЧПК")
	d.Press("1", "s")
	d.Sees("Jobs are sorted by applies.")
	d.Press("s", "g")
	if !strings.Contains(d.Cursor(), "Backend") {
		t.Errorf("by title the first is %q", d.Cursor())
	}
	d.Advance(time.Minute)
	d.SeesNot("Jobs are sorted by")
}

// TestTheJobsAreFilteredInTheSameLanguage as people are searched: of its words those
// that a job can meet.
func TestTheJobsAreFilteredInTheSameLanguage(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	all := d.model.panes.Jobs.All()
	shown := func(typed string) (titles string) {
		d.Press("ctrl+u")
		d.Type(typed)
		for _, j := range all {
			for _, line := range d.Pane(layout.Jobs).Lines {
				if strings.Contains(line, j.Title) {
					titles += j.Title + "; "
					break
				}
			}
		}
		return titles
	}
	d.Press("/")
	for typed, want := range map[string]string{
		"розробн":                 "Backend-розробник Go; ",
		"розробнику ":             "Backend-розробник Go; ", // another ending of the word
		`"офіс-менеджер"`:         "Офіс-менеджер; ",
		"region:київ -менеджер ":  "Backend-розробник Go; ",
		"job:бариста ":            "Бариста; ",
		"is:stopped job:сестра":   "Медична сестра; ",
		"is:active медична":       "",
		"-is:active -is:inactive": "Operator call-center; Медична сестра; ", // all that is stopped
	} {
		if got := shown(typed); got != want {
			t.Errorf("%s shows %s, want %s", typed, got, want)
		}
	}
	shown("tag:call ")
	d.Pane(layout.Jobs).Sees("There is no tag: here; there is job:")
	d.Press("esc")
	d.Pane(layout.Jobs).SeesNot("There is no tag")
}

func TestFilterSortAndTabsOfTheApplicants(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 180})
	d.ToJob("ua-backend")
	d.Press("enter", "/")
	people := func() uitest.Part { return d.Pane(layout.Applicants) }
	d.Type("is:unseen has:cv яцишин")
	people().Sees("Геннадій Яцишин")
	people().SeesNot("Оксана Недашківська")
	d.Press("esc", "s")
	d.Sees("Applicants are sorted by newest.")
	if newest := d.Order()[0]; newest != d.Person().ID {
		t.Error("g does not lead to the first")
	}
	d.Press("s")
	d.Sees("Applicants are sorted by name.")
	d.Press("7")
	people().Sees("7 Suggested 4")
	if !d.Person().Suggested {
		t.Error("a suggested person is not shown as one")
	}
	d.Press("8")
	people().Sees("8 Deleted 2")
	d.Press("2", "space", "space")
	people().Sees("2 marked")
	d.Press("esc")
	people().SeesNot("marked")
}

func TestOpeningOnTheUnseenTabKeepsThePlace(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter", "2", "j", "enter")
	opened := d.Person()
	d.Press("esc")
	if d.Person().ID != opened.ID {
		t.Fatalf("after %s the cursor is on %s", opened.Applicant.Name, d.Person().Applicant.Name)
	}
	d.Press("1", "2")
	if slices.Contains(d.Order(), opened.ID) {
		t.Error("somebody who has been seen is still among the unseen")
	}
}

func TestNothingIsCountedBeforeItWasRead(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 220})
	people, jobs := func() uitest.Part { return d.Pane(layout.Applicants) }, func() uitest.Part { return d.Pane(layout.Jobs) }
	d.ToJob("ua-backend")
	people().Sees("not read yet", "1 All 2 Unseen")
	d.service.SetFaults(sandbox.Faults{{Status: 500}})
	d.Press("enter")
	people().Sees("1 All 2 Unseen", "r tries now")
	d.service.SetFaults(nil)
	d.Press("r")
	people().Sees("1 All 38")
	d.Press("esc")
	d.ToJob("ua-office")
	d.Press("enter")
	people().Sees("1 All 0 2 Unseen 0", "Nobody has applied yet.")

	d.service.SetFaults(sandbox.Faults{{Status: 502, HTML: true}})
	d.Press("esc", "5")
	jobs().Sees("5 Deleted", "Press r to try again")
	jobs().SeesNot("5 Deleted 0")
	d.service.SetFaults(nil)
	d.Press("r")
	jobs().Sees("5 Deleted 1")
}

func TestTheWelcomeScreenOpensTheDemo(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	clock := uitest.NewClock(morning)
	s := newStage(t, Options{Now: clock.Now, Accounts: access.Accounts{Demo: demoOf(d)}}, clock)
	t.Cleanup(s.End)
	s.start(80, 24)
	s.Sees("Your applicants, in a terminal.", "try the demo")
	s.Press("d")
	s.Pane(layout.Jobs).Sees("Backend-розробник Go")
	s.Sees("made-up people")
}

func TestSigningInForTheFirstTime(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	clock := uitest.NewClock(morning)
	var typed []access.Credentials
	s := newStage(t, Options{
		Now: clock.Now, Accounts: access.Accounts{CheckAddress: checkAddress, Connect: connectTo(d, &typed)},
	}, clock)
	t.Cleanup(s.End)
	s.start(80, 24)
	s.Press("enter")
	s.Type("http://ua.example.com")
	s.Sees("https")
	s.Press("enter", "enter", "enter")
	if len(typed) != 0 {
		t.Fatal("it was sent to an address that is none")
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
	s.Press("enter")
	s.Sees("Not this password.")
	s.Type("right")
	s.Press("enter")
	s.Pane(layout.Jobs).Sees("Backend-розробник Go")
	if want := (access.Credentials{BaseURL: "ua.example.com", Email: "hr@example.com", Password: "right"}); len(typed) != 2 || typed[1] != want {
		t.Errorf("signed in with %+v", typed)
	}
}

func TestTheBarOfTheDemoIsWhole(t *testing.T) {
	t.Parallel()
	for width, want := range map[int]string{
		120: "shortlist acme olena.hr@example.com made-up people; nothing leaves this machine",
		80:  "shortlist acme made-up people; nothing leaves this machine",
		40:  "shortlist acme made-up people",
	} {
		d := begin(t, setup{width: width, height: 24, options: Options{Opened: access.Opened{IsDemo: true}}})
		if bar := strings.Join(strings.Fields(d.Screen().Lines[0]), " "); bar != want {
			t.Errorf("at %d it reads %q", width, bar)
		}
	}
	d := begin(t, setup{width: 80, height: 24, readOnly: true, options: Options{Opened: access.Opened{IsDemo: true}}})
	d.service.SetFaults(sandbox.Faults{{Status: 503}})
	d.Press("r")
	d.Sees("made-up people  ", "read-only ● service down")
}

func TestABrokenRuleOfAJobIsNamedInFull(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	if err := d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = strings.Repeat("Бариста ", 5) }); err != nil {
		t.Fatal(err)
	}
	d.Press("r", "p")
	d.Pane(layout.Detail).Sees("Broken rule")
	d.Pane(layout.Detail).SeesNot("Broken rule…")
}

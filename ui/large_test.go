package ui_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/uitest"
)

// come waits until so many applicants are in the list.
func (d *day) come(n int) {
	d.Helper()
	d.Until(fmt.Sprintf("%d people have come", n), func() bool { return d.people() >= n })
}

// people returns the number of applicants in the list.
func (d *day) people() int {
	return d.tab("All")
}

// line returns the screen line of the cursor.
func (d *day) line() int {
	d.Helper()
	at := slices.IndexFunc(d.Pane(env.ApplicantPane).Lines, func(line string) bool { return strings.HasPrefix(line, "▌") })
	if at < 0 {
		d.Fatal("the cursor is not on the screen" + d.Picture())
	}
	return at
}

// TestALargeAccountIsReviewedWhileItArrives is one day with both large jobs, at a tenth
// of their size, over a connection at a tenth of the speed.
func TestALargeAccountIsReviewedWhileItArrives(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "reads thousands of applicants")
	t.Parallel()
	d := begin(t, setup{service: sandbox.Options{
		Scenario: "large", Large: sandbox.Sizes{Jobs: 1000, WithCVs: 200, CVSize: 500_000, Without: 1000},
	}})
	d.largeCVs()
	d.manyPeople()
}

// largeCVs reads applicants and saves a CV while others arrive, and then leaves the
// job: the read ends, and the applicants stay.
func (d *day) largeCVs() {
	d.Helper()
	job := d.ToJob(sandbox.KeyLargeCVs)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, SlowBody: 10_000_000}})
	d.Tap(action.Open)
	d.come(4)
	d.Pane(env.ApplicantPane).Sees(" / 200 · ", "MB")
	person := d.Person()
	d.Tap(action.SaveCV)
	d.Until("the CV is saved", func() bool { return d.Screen().Has("Saved ") })
	saved := values(filesIn(d.T, d.dir))
	if len(saved) != 1 || len(saved[0]) != 500_000 || !bytes.Contains(saved[0], fmt.Appendf(nil, "of applicant %d)", person.ID)) {
		d.Fatalf("%d files, not the CV of %s", len(saved), person.Applicant.Name)
	}

	d.Tap(action.PreviousPane, action.Down) // to another job
	d.Do(action.Open)
	if other, _ := d.Current(); other.ID == job.ID {
		d.Fatalf("job %d is shown%s", other.ID, d.Picture())
	}
	d.Pane(env.ApplicantPane).SeesNot(" / ", person.Applicant.Name)
	d.service.SetFaults(sandbox.Faults{{Status: 503}})
	d.Do(action.Back, action.Up)
	d.Pane(env.ApplicantPane).Sees("incomplete", person.Applicant.Name)
	if n := d.people(); n < 4 || n >= 200 {
		d.Errorf("%d have stayed", n)
	}
	d.service.SetFaults(nil)
}

// manyPeople moves, opens, sorts and filters while applicants arrive by the hundred. It
// stops the read, lets another break off, and reads all.
func (d *day) manyPeople() {
	d.Helper()
	d.ToJob(sandbox.KeyLargeMany)
	people := func() uitest.Part { return d.Pane(env.ApplicantPane) }
	reading := func() {
		d.Helper()
		people().Sees(" / 1000 · ", "B")
	}
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, SlowBody: 150_000}})
	d.Tap(action.Open)
	d.come(30)
	reading()

	d.Tap(action.Down, action.Down, action.Down, action.Up)
	person, line, n := d.Person(), d.line(), d.people()
	d.come(n + 100)
	if d.Person().ID != person.ID || d.line() != line {
		d.Fatalf("the cursor was on %s, line %d, and is on %s, line %d", person.Applicant.Name, line, d.Person().Applicant.Name, d.line())
	}
	d.Tap(action.Open)
	d.Pane(env.DetailPane).Sees(person.Applicant.Name)
	d.Pane(env.DetailPane).SeesNot("not viewed")
	d.Tap(action.Next)
	next := d.Person()
	d.Pane(env.DetailPane).Sees(next.Applicant.Name)
	d.Until("both are viewed", func() bool { return d.service.Viewed(person.ID) && d.service.Viewed(next.ID) })
	reading()

	d.Tap(action.Back, action.Sort) // by newest
	if d.Person().ID != next.ID {
		d.Fatalf("sorted, the cursor is on %s", d.Person().Applicant.Name)
	}
	d.Tap(action.Filter)
	for _, r := range "nurse" {
		d.Send(uitest.Key(string(r)))
	}
	others := func() string {
		for _, line := range people().Lines {
			if strings.Contains(line, "UAH") && !strings.Contains(line, "Nurse") {
				return line
			}
		}
		return ""
	}
	d.Tap(action.Accept)
	d.Until("only nurses are shown", func() bool { return others() == "" })
	d.Tap(action.Bottom)
	person, n = d.Person(), d.people()
	d.come(n + 5)
	reading()
	if line := others(); line != "" {
		d.Fatalf("%q is about no nurse%s", line, d.Picture())
	}
	if d.Person().ID != person.ID {
		d.Fatalf("the cursor was on %s, and is on %s", person.Applicant.Name, d.Person().Applicant.Name)
	}

	d.Do(action.Back) // stops the read and waits for its end
	people().Sees("incomplete", "Stopped after")
	d.Do(action.Back) // removes the filter
	came := d.people()
	if d.Person().ID != person.ID || came < n || came >= 1000 {
		d.Fatalf("%d are here, the cursor on %s", came, d.Person().Applicant.Name)
	}

	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Cut: true, CutAfter: 200_000}})
	d.Do(action.Refresh)
	people().Sees("incomplete", "of about 1000 arrived and are kept", sayTriesNow())
	if d.Person().ID != person.ID || d.people() < came || d.people() >= 1000 {
		d.Fatalf("cut off, %d are here, the cursor on %s", d.people(), d.Person().Applicant.Name)
	}
	d.service.SetFaults(nil)
	d.Do(action.Refresh)
	people().Sees("All 1\u00a0000", " of 1\u00a0000") // on a row far down the header shows its number
	people().SeesNot("incomplete", "loading", "Press r")
	if d.Person().ID != person.ID {
		d.Fatalf("read to the end, the cursor is on %s", d.Person().Applicant.Name)
	}
}

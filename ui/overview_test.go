package ui_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// TestOverviewLeadsToWhatWaits: to applicants, drafts and the queue, over the overview, and to the
// applicants of a job in place of it.
func TestOverviewLeadsToWhatWaits(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Do(action.Back, action.Overview)
	d.Sees("9 jobs have applicants that were not read yet and are not counted. ctrl+f ctrl+r reads them.")
	d.Do(action.Search, action.ReadOthers, action.Back)
	d.SeesNot("not read yet")
	unviewed := d.unviewedInBar()
	d.Sees("Waiting for you", fmt.Sprintf("Not viewed %d ctrl+f", unviewed), "Drafts 1 N", "Queued 0 O", "Decisions: all jobs")
	d.Do(action.Open)
	d.Overlay().Sees("is:unviewed", "applicants") // as far as the index goes
	d.Do(action.Back)
	d.toRow("Drafts")
	d.Do(action.Open)
	d.Overlay().Sees(sayDrafts(), "Пекар")
	d.Do(action.Open)
	if d.Front() != theForm {
		t.Errorf("a draft leads to the %s", d.Front())
	}
	d.Do(action.Back)
	if d.Front() != theOverview {
		t.Errorf("back from a draft is the %s", d.Front())
	}
	d.Do(action.Down, action.Open)
	d.Sees(sayNotNow("nothing waits there"))

	d.away()
	d.Do(action.Overview)
	d.ToJob("ua-barista")
	d.Do(action.StopJob, action.Overview)
	d.Sees("Queued 1 O")
	d.toRow("Queued")
	d.Do(action.Open)
	d.Overlay().Sees("stop “Бариста”")
	d.Do(action.Remove, action.Close)
	d.Sees("Queued 0 O")
	d.service.SetFaults(nil)

	d.toRow("Backend-розробник Go")
	d.Sees("Decisions: Backend-розробник Go")
	d.Do(action.Open)
	if d.Front() != thePanes {
		t.Errorf("a job leads to the %s", d.Front())
	}
	d.Sees("Backend-розробник Go")

	d.Do(action.Open, action.Back, action.Overview)
	d.Sees("Waiting longest")
	d.Do(action.Bottom, action.Open)
	if d.Front() == theOverview {
		t.Error("the row of an applicant does not open the applicant")
	}
	d.Do(action.Back)
	if d.Front() != theOverview {
		t.Errorf("back from an applicant is the %s", d.Front())
	}
}

// row returns the line of the overview with a text, without what is right of the rule.
func (d *day) overviewRow(of string) string {
	d.Helper()
	for _, line := range d.Screen().Lines {
		if left, _, _ := strings.Cut(line, "│"); strings.Contains(left, of) {
			return strings.Join(strings.Fields(left), " ")
		}
	}
	d.Fatalf("%q is not on the overview%s", of, d.Picture())
	return ""
}

// toRow moves the cursor of the overview down to the row that begins with a text.
func (d *day) toRow(of string) {
	d.Helper()
	for range 20 {
		for _, line := range d.Screen().Lines {
			if strings.HasPrefix(strings.TrimPrefix(line, theme.SignCursor), of) && strings.HasPrefix(line, theme.SignCursor) {
				return
			}
		}
		d.Do(action.Down)
	}
	d.Fatalf("%q is not below the cursor%s", of, d.Picture())
}

// TestOverviewFollowsTheAccount: applications, views, verdicts of another window, and erasures. A
// day's views are counted from the second day on.
func TestOverviewFollowsTheAccount(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "draws the overview at every size")
	d := begin(t, setup{})
	job, other := d.Job("ua-barista"), d.Elsewhere()
	d.Do(action.Overview, action.Search, action.ReadOthers, action.Back)
	d.Sees("Yes 0 0%")
	if row := d.overviewRow("Бариста"); !strings.Contains(row, " 1 477 16 ") { // no column of dashes
		t.Errorf("on the first day: %q", row)
	}
	unviewed, today := d.unviewedInBar(), number(strings.Join(d.Screen().Lines, " "), `today (\d+), `)
	if _, err := d.service.ApplySample(job.ID); err != nil {
		t.Fatal(err)
	}
	d.polls()
	d.Sees(fmt.Sprintf("Not viewed %d ctrl+f", unviewed+1), fmt.Sprintf("today %d, ", today+1))

	c := d.everybody()[0]
	if _, _, err := other.ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = model.Yes }); err != nil {
		t.Fatal(err)
	}
	d.Until("the verdict of another window", func() bool { return d.Screen().Has("Yes 1 ") })

	d.Clock.Pass(24 * time.Hour)
	d.polls()
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Views += 23 }))
	d.polls()
	if row := d.overviewRow("Бариста"); !strings.Contains(row, " 1 500 +23 ") {
		t.Errorf("on the second day: %q", row)
	}
	d.toRow("Бариста")
	d.Sees("New views by day", "23 in 30 days", "today 23, most 23 on 3 Nov", "Decisions: Бариста")
	d.Do(action.Sort)
	if row := d.entry(); !strings.HasPrefix(row, "Бариста ") {
		t.Errorf("in another order the cursor is on %q", row)
	}
	d.Do(action.Top)
	d.Sees("Jobs by applications", "today 0, ", "New views are counted here since 2 Nov 2026.")

	scope := account.Scope{Person: strconv.FormatInt(c.ID, 10)}
	chosen, err := other.Select(t.Context(), scope)
	if err == nil {
		_, err = other.Erase(t.Context(), chosen, scope)
	}
	modeltest.Must(t, err)
	d.Until("the erasure of another window", func() bool { return d.Screen().Has("Yes 0 ") })
}

// TestThoseWhoWaitLongestAreBesideTheOtherRowsInALargeRoom, and keys and clicks reach them there.
func TestThoseWhoWaitLongestAreBesideTheOtherRowsInALargeRoom(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 300, height: 80})
	d.Do(action.Overview, action.Search, action.ReadOthers, action.Back, action.Bottom)
	chosen := func() (x, y int) {
		for y, line := range d.Screen().Lines {
			if before, _, found := strings.Cut(line, "│"+theme.SignCursor); found {
				return text.Width(before) + 2, y
			}
		}
		t.Fatalf("no chosen row is behind a rule%s", d.Picture())
		return 0, 0
	}
	x, last := chosen()
	d.Do(action.Up)
	if _, y := chosen(); y != last-1 {
		t.Errorf("above row %d is row %d%s", last, y, d.Picture())
	}
	d.Click(x, last-5)
	if _, y := chosen(); y != last-5 {
		t.Errorf("a click on row %d chose row %d%s", last-5, y, d.Picture())
	}
	d.Click(x, last-5)
	if d.Front() == theOverview {
		t.Error("a second click does not open the applicant")
	}
}

// TestOverviewFitsEveryScreen: lines are as wide as the screen whatever jobs are called, and the cursor
// is in sight on every row.
func TestOverviewFitsEveryScreen(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "draws the overview at every size")
	for _, size := range [][2]int{{40, 10}, {60, 20}, {80, 12}, {80, 24}, {120, 40}, {200, 60}, {300, 80}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			t.Parallel()
			o := ui.Options{}
			if size[0] == 60 {
				o.Charset = theme.ASCII
			}
			d := begin(t, setup{width: size[0], height: size[1], options: o})
			modeltest.Must(t, d.service.ChangeJob(d.Job("ua-nurse").ID, func(r *sandbox.Record) { r.Title = "漢字の求人 \x1b[31m🧑‍🍳 e\u0301\u202e" }))
			d.polls()
			d.Do(action.Overview)
			if size[1] > 12 {
				d.Do(action.Search, action.ReadOthers, action.Back)
			}
			mark := o.Charset.Show(theme.SignCursor)
			for range 4 + len(d.Jobs()) {
				lines := d.Screen().Lines
				seen := 0
				for _, line := range lines[3:] {
					if w := text.Width(line); w > size[0] {
						t.Fatalf("%d cells are %q", w, line)
					}
					if strings.HasPrefix(line, mark) {
						seen++
					}
				}
				if seen != 1 || len(lines) != size[1] {
					t.Fatalf("the cursor is on %d rows of %d%s", seen, len(lines), d.Picture())
				}
				d.Do(action.Down)
			}
			if o.Charset == theme.ASCII {
				d.SeesNot("█", "▁")
				d.Sees("##")
			}
		})
	}
}

// TestOverviewOfAnEmptyAccountIsASentence, and blind mode leaves it open.
func TestOverviewOfAnEmptyAccountIsASentence(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{service: sandbox.Options{Scenario: "empty"}})
	d.Do(action.Overview)
	d.Sees("Nothing to count yet.")
	d.Do(action.Blind)
	if d.Front() != theOverview {
		t.Errorf("in blind mode it is the %s", d.Front())
	}
	d.Do(action.Back)
	if d.Front() == theOverview {
		t.Error("it stays open")
	}
}

// TestAClickOnTheOverviewSelectsAndASecondOpens, at each size, also where the jobs are below the charts.
func TestAClickOnTheOverviewSelectsAndASecondOpens(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{60, 40}, {80, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.Do(action.Overview)
		if size[0] < 76 {
			d.Do(action.Bottom) // scrolls to the jobs
		}
		x, y := d.Find("Бариста", 0)
		d.Click(x, y)
		if lines := d.Screen().Lines; !strings.HasPrefix(lines[y], theme.SignCursor) {
			t.Fatalf("at %v it is not selected%s", size, d.Picture())
		}
		d.Click(x, y)
		if d.Front() != thePanes {
			t.Fatalf("at %v the second click leads to the %s%s", size, d.Front(), d.Picture())
		}
		d.Sees("Бариста")
	}
}

// TestOverviewAsksAgainAboutAJobWithoutAnAnswer: it counts as failed, and not as a draft besides.
func TestOverviewAsksAgainAboutAJobWithoutAnAnswer(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.lose(1)
	d.publishLost("Кухар")
	d.Do(action.Overview)
	d.Sees("Drafts 0 N", "Failed or unclear 1 N")
	d.toRow("Failed or unclear")
	d.Do(action.Open)
	d.Overlay().Sees(sayDrafts(), "Кухар")
	d.Do(action.Open)
	d.Overlay().Sees(sayWasPublished())
}

// TestOverviewLeadsToApplicantsToLookAtAgain, and a verdict takes them off.
func TestOverviewLeadsToApplicantsToLookAtAgain(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Do(action.Open)
	person := d.Person()
	d.Do(action.Snooze)
	d.Type("today")
	d.Do(action.Accept, action.Overview)
	d.Sees("To look at again 1 F", "Maybe 0 0%")
	d.toRow("To look at again")
	d.Do(action.Open)
	if got := d.Reading(); got.ID != person.ID {
		t.Errorf("it leads to %q, not to %q", got.Applicant.Name, person.Applicant.Name)
	}
	d.Do(action.VerdictMaybe, action.Back)
	if d.Front() != theOverview {
		t.Errorf("back from the reader is the %s", d.Front())
	}
	d.SeesNot("To look at again")
	d.Sees("Maybe 1 ")
}

package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

func TestANoticeGoesWithWhatItSpokeOf(t *testing.T) {
	t.Parallel()
	const wrong = "before sending"
	d := begin(t, setup{width: 80, height: 24})
	d.service.SetLimit(50)
	job := d.ToJob("ua-barista")
	d.Do(action.StopJob)
	d.Sees(sayIsStopped() + " " + sayUndoes())
	d.Do(action.EditJob) // z is text in the form
	d.Sees("Edit Бариста")
	d.SeesNot(action.Undo.String() + " undoes it.")
	d.Field(model.FieldTitle)
	d.Type("!")
	d.Do(action.ReviewJob)
	d.Sees(wrong)
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.SeesNot(wrong) // it is right now
	d.Do(action.ReviewJob)
	d.Sees("Review: changes to")
	d.SeesNot(wrong)
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = "Інше" }))
	d.Tap(action.SendJob)
	d.Tap(action.SendJob)
	d.Sees(sayNotNow("the job is being sent"))
	d.Settle()
	d.Sees(sayConflict())
	d.SeesNot(sayNotNow(""))
	d.Do(action.Back, action.Back)
	d.Sees("The draft is saved.") // by the key that closed the form
	d.Do(action.EditJob)
	d.Sees(sayIsDraft(), "The job has changed since", "ctrl+x discards the draft")
	d.Do(action.DiscardDraft)
	d.Overlay().Sees("Discard the draft?")
	d.SeesNot(sayIsDraft())
	d.Do(action.Yes)
	d.SeesNot(sayIsDraft(), "ctrl+x")
}

func TestANoticeGoesWhenThePaneIsLeft(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Sort)
	d.Sees("Jobs are sorted by")
	d.Do(action.Down)
	d.Sees("Jobs are sorted by")
	d.Do(action.Open)
	d.SeesNot("Jobs are sorted by")
	d.Do(action.Sort)
	d.Sees("Sorted by")
	d.Do(action.Help)
	d.SeesNot("Sorted by")
}

func TestANoticeStaysUnderWhatComesUpByItself(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{noPassword: true})
	d.Do(action.Sort)
	modeltest.Must(t, d.service.ExpireTokens())
	d.Do(action.Refresh)
	d.Overlay().Sees("Sign in")
	d.Sees("Jobs are sorted by")
}

func TestANoticeHidesNothing(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{40, 10}, {80, 24}, {120, 40}} {
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			d := begin(t, setup{width: size[0], height: size[1]})
			d.service.SetFaults(sandbox.Faults{{Status: 503}})
			d.Do(action.Refresh)
			d.Pane(env.JobPane).Sees(sayTriesNow())
			d.Do(action.Bottom)
			last, _ := d.Current()
			d.Do(action.Undo)
			d.Sees(sayNotNow("there is nothing to undo"), sayTriesNow())
			if !strings.Contains(d.Cursor(), last.Title) {
				t.Errorf("the cursor is on %q, not on %q%s", d.Cursor(), last.Title, d.Picture())
			}
			d.Advance(time.Minute)
			d.Sees(sayTriesNow())
			d.SeesNot(sayNotNow(""))
		})
	}
}

func TestALongNoticeIsCutWhereRowsAreShort(t *testing.T) {
	t.Parallel()
	notice := strings.Repeat("words ", 60)
	for _, size := range [][3]int{{40, 10, 2}, {40, 13, 2}, {80, 24, 4}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.ChangeStatus, Status: 400, Message: notice}})
		d.ToJob("ua-barista")
		d.Do(action.StopJob)
		lines := d.Screen().Lines
		notice := lines[slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, " ✗ “Бариста” was not changed.") }) : len(lines)-1]
		if len(notice) != size[2] || !strings.HasSuffix(strings.TrimSpace(notice[len(notice)-1]), "…") {
			t.Errorf("at %d×%d it takes %d rows%s", size[0], size[1], len(notice), d.Picture())
		}
	}
}

func TestALongFailureLeavesTheCursorInSight(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 40, height: 10})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Back)
	d.service.SetFaults(sandbox.Faults{{Status: 503, Message: strings.Repeat("a long word of the service ", 12)}})
	d.Do(action.Refresh, action.Bottom)
	last, _ := d.Current()
	for _, notice := range [][]action.Keys{nil, {action.Undo}} {
		d.Do(notice...)
		d.Sees(sayTriesNow(), "Could not list", "…")
		if !strings.Contains(d.Cursor(), last.Title) {
			t.Errorf("the cursor is on %q, not on %q%s", d.Cursor(), last.Title, d.Picture())
		}
	}
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Refresh, action.Bottom)
	d.Sees(sayTriesNow(), "…")
	if person := d.Person(); !strings.Contains(d.Cursor(), person.Applicant.Name) {
		t.Errorf("the cursor is on %q, not on %q%s", d.Cursor(), person.Applicant.Name, d.Picture())
	}
}

package ui_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
)

// Logged puts an entry into the activity log, as an ended window would leave it.
func (d *day) Logged(act model.Activity) {
	d.Helper()
	act.At = d.Clock.Now()
	id, err := d.store.Log(d.Context(), act)
	if err == nil && act.Outcome != model.ActivityOpen {
		act.ID, act.Answered = id, act.At
		err = d.store.Answer(d.Context(), act)
	}
	modeltest.Must(d, err)
}

// entry returns the text of the row under the cursor.
func (d *day) entry() string {
	for _, line := range d.Screen().Lines {
		if row, ok := strings.CutPrefix(line, "▌"); ok {
			row, _, _ = strings.Cut(row, "│")
			return strings.Join(strings.Fields(row), " ")
		}
	}
	return ""
}

// TestActivityLogOfADay: it lists all changes, the newest first, with the service's
// answers.
func TestActivityLogOfADay(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.ActivityLog)
	d.Sees("Activity log", "Nothing yet.")
	d.Do(action.Open)
	d.Sees(sayNotNow("nothing is in the log"))
	d.Do(action.ActivityLog)
	d.ToJob("ua-backend")
	d.Do(action.Open, action.ShowTab(2), action.Open)
	person := d.Person()
	d.Do(action.Back, action.Back, action.StopJob)
	d.ToJob("ua-barista")
	d.Do(action.DeleteJob, action.Yes)
	d.service.SetOverLimit(true)
	nurse := d.ToJob("ua-nurse")
	d.Do(action.ActivateJob, action.Yes)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("saved, but not active")
	d.service.SetOverLimit(false)
	d.Do(action.NewJob)
	d.Write("Кухар")
	d.Do(action.ReviewJob, action.SendJob, action.ActivityLog)
	d.Sees("Publish Кухар · UAH public")
	d.Do(action.Down)
	d.Sees("Publish Пекар · UAH not public: limit", "Activate "+nurse.Title, "Delete Бариста is deleted",
		"Stop Backend-розробник Go is stopped", "Open "+person.Applicant.Name+" · Backend-розробник Go done")
	if got := d.entry(); !strings.HasPrefix(got, "09:30 Publish Пекар") {
		t.Errorf("the cursor is not on the second: %q", got)
	}
	made := d.named("Пекар")[0].ID
	d.Sees(fmt.Sprintf("It is job %d, and inactive.", made))
	d.Do(action.Down)
	d.Sees("rejected", "JobsOverLimit")
	d.Do(action.Up, action.Open)
	d.Sees("What Publish", fmt.Sprintf("Job Пекар · job %d", made), "Currency UAH", "Sent 2 Nov 2026 09:30:00",
		"Answered 2 Nov 2026 09:30:00", "Account acme")
	d.Do(action.Bottom)
	d.Sees("What Open", fmt.Sprintf("Applicant %s · application %d", person.Applicant.Name, person.ID), "Job Backend-розробник Go · job")
	d.Do(action.Done)
	if got := d.entry(); !strings.Contains(got, "Open") {
		t.Errorf("back in the list the cursor is on %q", got)
	}
	d.Do(action.Close)
	d.SeesNot("Activity log")
}

// TestActivityLogOfAnUpdate names the changed fields.
func TestActivityLogOfAnUpdate(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldRegion)
	d.Press("end")
	d.Type("LL") // in a form it is a letter
	d.SeesNot("Activity log")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob)
	if got := d.Job("ua-barista").Region; got != "ОдесаLL" {
		t.Fatalf("the region is %q", got)
	}
	d.Do(action.ActivityLog)
	d.Sees("Change Бариста · region, currency UAH done", "The service accepted the change.")
	d.Do(action.Open)
	d.Sees("Changed region, currency UAH")
	d.Do(action.ActivityLog)
	d.SeesNot("Activity log")
}

// TestActivityLogOfACreateWithoutAnAnswer shows the outcome that was found later.
func TestActivityLogOfACreateWithoutAnAnswer(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		fault sandbox.Fault
		key   action.Keys
		want  []string
	}{
		{"found", sandbox.Fault{Endpoint: sandbox.Create, Lost: true, Count: 1}, action.IsThisJob, []string{"Publish Пекар", "confirmed later", "Checked: it is job "}},
		{"not created", sandbox.Fault{Endpoint: sandbox.Create, Cut: true, Count: 1}, action.WasNotPublished, []string{"Publish Пекар", "not created", "Checked: no job was created."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.Do(action.NewJob)
			d.Write("Пекар")
			d.service.SetFaults(sandbox.Faults{c.fault})
			d.Do(action.ReviewJob, action.SendJob)
			d.Pause()
			d.Do(action.Back, action.Back, action.ActivityLog) // decide later
			d.Sees("Publish Пекар", "not known", "No answer: ua.test.localhost closed the connection.")
			d.Do(action.Open)
			d.Sees("Gave up 2 Nov 2026")
			d.SeesNot("Answered")
			d.Restart()
			d.Pause()
			d.Do(c.key)
			if d.Front() == theForm {
				d.Do(action.Back)
			}
			d.Do(action.ActivityLog)
			d.Sees(c.want...)
			d.Do(action.Open)
			d.Sees("Settled 2 Nov 2026")
		})
	}
}

// TestTheActivityLogShowsNewEntries while it is open: a waiting change is delivered,
// and another window makes a change.
func TestTheActivityLogShowsNewEntries(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.Elsewhere()
	d.ToJob("ua-backend")
	d.away()
	d.Do(action.StopJob, action.ActivityLog)
	d.Sees("Stop Backend-розробник Go not known", "No answer: ua.test.localhost closed the connection.")
	d.service.SetFaults(nil)
	for range 5 * 60 {
		if d.Screen().Has("Stop Backend-розробник Go is stopped") {
			break
		}
		d.Advance(time.Second)
	}
	d.Sees("Stop Backend-розробник Go is stopped")
	d.SeesNot("not known") // the failed try was replaced
	d.Do(action.Open)
	j, err := other.CachedJob(d.Context(), d.Job("ua-barista").ID)
	modeltest.Must(t, err)
	if _, _, err := other.ChangeStatus(d.Context(), j, model.Delete); err != nil {
		t.Fatal(err)
	}
	d.Until("the entry is read", func() bool { return d.Screen().Has("Delete Бариста is deleted") })
	d.Settle()
	d.Sees("What Stop") // the selected entry stays
	d.Do(action.Done)
	d.Sees("Delete Бариста is deleted")
	if got := d.entry(); !strings.Contains(got, "Stop Backend") {
		t.Errorf("the cursor is on %q", got)
	}
}

// TestALongActivityLogIsReadWhileScrolling, down to its oldest entry.
func TestALongActivityLogIsReadWhileScrolling(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reads a long log")
	d := begin(t, setup{width: 80, height: 24})
	const n = 230
	for i := range n {
		d.Logged(model.Activity{Kind: model.ActivityView, ApplyID: int64(i + 1), Outcome: model.ActivityDone})
	}
	d.Do(action.ActivityLog)
	d.Sees("1 of 100+")
	first := d.entry()
	d.Do(action.HalfDown, action.HalfUp)
	if got := d.entry(); !strings.Contains(first, fmt.Sprintf("application %d ", n)) || got != first {
		t.Errorf("from %q to %q", first, got)
	}
	for range n - 1 {
		d.Do(action.Down)
	}
	if got := d.entry(); !strings.Contains(got, "application 1 ") {
		t.Errorf("the cursor is on %q", got)
	}
	d.Sees("230 of 230 ")
	d.Do(action.Down, action.Bottom)
	d.Sees("230 of 230 ")
	d.Do(action.Top)
	if got := d.entry(); got != first {
		t.Errorf("at the top is %q", got)
	}
}

// TestTheActivityLogIsSafe with strangers' texts of any length, and calls without an
// answer. inspect checks the screen after every key.
func TestTheActivityLogIsSafe(t *testing.T) {
	modeltest.SkipInShort(t, "draws hundreds of hostile entries")
	t.Parallel()
	evil := "EVIL\x1b[31m \x9b2J \u202e\r\n" + strings.Repeat("long ", 2000)
	for _, size := range [][2]int{{80, 24}, {120, 40}, {40, 10}} {
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			d := begin(t, setup{width: size[0], height: size[1]})
			d.Logged(model.Activity{Kind: model.ActivityStatus, Change: model.Stop, JobID: 5, Title: "Кухар"})
			n := 1
			for _, kind := range []model.ActivityKind{model.ActivityCreate, model.ActivityUpdate, model.ActivityStatus, model.ActivityView} {
				for _, outcome := range []model.ActivityOutcome{
					model.ActivityOpen, model.ActivityDone, model.ActivityRefused, model.ActivityFailed, model.ActivityUnknown, model.ActivityFound, model.ActivityUndone,
				} {
					d.Logged(model.Activity{Kind: kind, Outcome: outcome, Title: evil, Detail: evil, Answer: evil})
					n++
				}
			}
			d.Do(action.ActivityLog)
			for range n - 1 {
				d.Do(action.Open, action.Done, action.Down)
			}
			d.Sees("Stop", "No answer recorded: still in progress")
			d.Do(action.Open)
			d.Sees("Кухар · job 5", "Answer No answer recorded")
		})
	}
}

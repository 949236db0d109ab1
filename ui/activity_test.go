package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
)

// Logged puts an entry into the activity log, as a copy of the program that ended
// has left it.
func (d *day) Logged(act model.Activity) {
	d.Helper()
	act.At = d.clock.Now()
	id, err := d.store.Log(d.Context(), act)
	if err == nil && act.Outcome != model.ActivityOpen {
		act.ID, act.Answered = id, act.At
		err = d.store.Answer(d.Context(), act)
	}
	if err != nil {
		d.Fatal(err)
	}
}

// entry is the text of the row of the overlay that is under the cursor.
func (d *day) entry() string {
	for _, line := range d.Overlay().lines {
		if _, row, ok := strings.Cut(line, "▌"); ok {
			return strings.Join(strings.Fields(row), " ")
		}
	}
	return ""
}

// TestTheActivityLogTellsOfADay: everything that changed something, the newest
// first, with the answer.
func TestTheActivityLogTellsOfADay(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Press("L")
	d.Overlay().Sees("Activity log", "Nothing yet.")
	d.Press("enter")
	d.Sees("Not now: nothing is in the log.")
	d.Press("L")
	d.ToJob("ua-backend")
	d.Press("enter", "2", "enter")
	person := d.Person()
	d.Press("esc", "esc", "X")
	d.ToJob("ua-barista")
	d.Press("D", "y")
	d.service.SetOverLimit(true)
	nurse := d.ToJob("ua-nurse")
	d.Press("A", "y")
	d.Press("N")
	d.Write("Пекар")
	d.Press("ctrl+s", "y")
	d.Sees("saved as inactive")
	d.service.SetOverLimit(false)
	d.Press("N")
	d.Write("Кухар")
	d.Press("ctrl+s", "y", "L")
	d.Overlay().Sees("Publish Кухар · UAH public")
	d.Press("j")
	d.Overlay().Sees("Publish Пекар · UAH not public: limit", "Activate "+nurse.Title, "Delete Бариста is deleted",
		"Stop Backend-розробник Go is stopped", "Open "+person.Applicant.Name+" · Backend-розробник Go done")
	if got := d.entry(); !strings.HasPrefix(got, "09:30 Publish Пекар") {
		t.Errorf("the cursor is not on the second: %q", got)
	}
	made := d.named("Пекар")[0].ID
	d.Overlay().Sees(fmt.Sprintf("It is job %d, and inactive.", made))
	d.Press("j")
	d.Overlay().Sees("refused", "JobsOverLimit")
	d.Press("k", "enter")
	d.Overlay().Sees("What Publish", fmt.Sprintf("Job Пекар · job %d", made), "Currency UAH", "Sent 2 Nov 2026 09:30:00",
		"Answered 2 Nov 2026 09:30:00", "Account acme")
	d.Press("G")
	d.Overlay().Sees("What Open", fmt.Sprintf("Applicant %s · application %d", person.Applicant.Name, person.ID), "Job Backend-розробник Go · job")
	d.Press("esc")
	if got := d.entry(); !strings.Contains(got, "Open") {
		t.Errorf("back in the list the cursor is on %q", got)
	}
	d.Press("esc")
	if d.model.boxes.Top() != nil {
		t.Error("it is still there")
	}
}

// TestTheActivityLogOfAnUpdate names what was changed.
func TestTheActivityLogOfAnUpdate(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Press("e")
	d.Field(model.FieldRegion)
	d.Press("end")
	d.Type("LL") // in a form it is a letter
	if d.model.boxes.Top() != nil {
		t.Fatal("a letter has opened something" + d.picture())
	}
	d.Field(model.FieldCurrency)
	d.Press("0", "ctrl+s", "y")
	if got := d.Job("ua-barista").Region; got != "ОдесаLL" {
		t.Fatalf("the region is %q", got)
	}
	d.Press("L")
	d.Overlay().Sees("Change Бариста · region, currency UAH done", "The service has taken the change.")
	d.Press("enter")
	d.Overlay().Sees("Changed region, currency UAH")
	d.Press("L")
	if d.model.boxes.Top() != nil {
		t.Error("it is still there")
	}
}

// TestTheActivityLogOfACreateWithoutAnAnswer tells what has become of it since.
func TestTheActivityLogOfACreateWithoutAnAnswer(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		fault sandbox.Fault
		key   string
		want  []string
	}{
		{"found", sandbox.Fault{Endpoint: sandbox.Create, Lost: true, Count: 1}, "y", []string{"Publish Пекар", "found later", "Found later: it is job "}},
		{"not made", sandbox.Fault{Endpoint: sandbox.Create, Cut: true, Count: 1}, "w", []string{"Publish Пекар", "not made", "Settled later: no job was made."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.Press("N")
			d.Write("Пекар")
			d.service.SetFaults(sandbox.Faults{c.fault})
			d.Press("ctrl+s", "y")
			d.Pause()
			d.Press("esc", "esc", "L") // decide later
			d.Overlay().Sees("Publish Пекар", "not known", "No answer: ua.test.localhost broke the connection off.")
			d.Press("enter")
			d.Overlay().Sees("Gave up 2 Nov 2026")
			d.Overlay().SeesNot("Answered")
			d.Restart()
			d.Pause()
			d.Press(c.key)
			if d.model.editor != nil {
				d.Press("esc")
			}
			d.Press("L")
			d.Overlay().Sees(c.want...)
			d.Press("enter")
			d.Overlay().Sees("Settled 2 Nov 2026")
		})
	}
}

// TestTheWordsOfAnEntry claim no more than is known.
func TestTheWordsOfAnEntry(t *testing.T) {
	t.Parallel()
	b := &activityBox{model: begin(t, setup{}).model}
	for _, c := range []struct {
		act                model.Activity
		verb, short, whole string
	}{
		{model.Activity{Kind: model.ActivityCreate, JobID: 5, Outcome: model.ActivityDone, Answer: "Activated"}, "Publish", "public", "It is job 5, and active."},
		{model.Activity{Kind: model.ActivityCreate, JobID: 5, Outcome: model.ActivityDone}, "Publish", "status not read", "It is job 5. Its status was not read."},
		{model.Activity{Kind: model.ActivityCreate, Outcome: model.ActivityRefused, Answer: "no."}, "Publish", "refused", "No."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityDone}, "Change", "done", "The service has taken the change."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityFailed, Answer: "cut"}, "Change", "failed", "Cut."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityUnknown, Answer: "host hung up"}, "Change", "not known", "No answer: host hung up."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityFound, Answer: "cut"}, "Change", "found later", "No answer: cut. Looked at again, the job holds the change."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityUndone, Answer: "cut"}, "Change", "not done", "No answer: cut. Looked at again, the job is as it was."},
		{model.Activity{Kind: model.ActivityCreate, Outcome: model.ActivityUndone}, "Publish", "not made", "Settled later: no job was made."},
		{model.Activity{Kind: model.ActivityCreate, JobID: 5, Outcome: model.ActivityDone, Answer: "Deactivated"}, "Publish", "not public: limit", "It is job 5, and inactive."},
		{model.Activity{Kind: model.ActivityStatus, Change: model.Activate, Outcome: model.ActivityDone, Answer: "PreActivated"}, "Activate", "is pending", "The job is pending."},
		{model.Activity{Kind: model.ActivityStatus, Change: model.Stop, Outcome: model.ActivityDone}, "Stop", "done", "The service has taken the change, and told no status."},
		{model.Activity{Kind: model.ActivityStatus, Change: model.Stop, Outcome: model.ActivityFound, Answer: "cut"}, "Stop", "found later", "No answer: cut. Looked at again, the job is stopped."},
		{model.Activity{Kind: model.ActivityView}, "Open", "no answer noted", "No answer was noted: the call is on its way, or shortlist has ended before one came."},
		{model.Activity{Kind: "later", Outcome: model.ActivityDone}, "later", "done", "Done."},
	} {
		_, short := b.judge(c.act)
		if verb, whole := verb(c.act), answerOf(c.act); verb != c.verb || short != c.short || whole != c.whole {
			t.Errorf("%+v: %q, %q, %q", c.act, verb, short, whole)
		}
	}
}

// TestTheActivityLogShowsWhatComes while it is open: what waited is delivered, and
// another copy of the program does something.
func TestTheActivityLogShowsWhatComes(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.Elsewhere()
	d.ToJob("ua-backend")
	d.away()
	d.Press("X", "L")
	d.Overlay().Sees("Stop Backend-розробник Go not known", "No answer: ua.test.localhost broke the connection off.")
	d.service.SetFaults(nil)
	for range 5 * 60 {
		if d.Overlay().has("Stop Backend-розробник Go is stopped") {
			break
		}
		d.Advance(time.Second)
	}
	d.Overlay().Sees("Stop Backend-розробник Go is stopped")
	d.Overlay().SeesNot("not known") // the try in vain has given its place
	d.Press("enter")
	j, err := other.CachedJob(d.Context(), d.Job("ua-barista").ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := other.ChangeStatus(d.Context(), j, model.Delete); err != nil {
		t.Fatal(err)
	}
	d.Until("the entry is read", func() bool {
		b := d.model.boxes.Top().(*activityBox)
		return len(b.log) == 2 && b.log[0].Outcome == model.ActivityDone
	})
	d.Settle()
	d.Overlay().Sees("What Stop") // the entry that is looked at stays
	d.Press("esc")
	d.Overlay().Sees("Delete Бариста is deleted")
	if got := d.entry(); !strings.Contains(got, "Stop Backend") {
		t.Errorf("the cursor is on %q", got)
	}
}

// TestALongActivityLogIsReadAsOneScrolls down to its oldest entry.
func TestALongActivityLogIsReadAsOneScrolls(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	const n = 2*activityPage + 30
	for i := range n {
		d.Logged(model.Activity{Kind: model.ActivityView, ApplyID: int64(i + 1), Outcome: model.ActivityDone})
	}
	d.Press("L")
	box := d.model.boxes.Top().(*activityBox)
	if len(box.log) != activityPage {
		t.Errorf("%d were read at first", len(box.log))
	}
	first := d.entry()
	d.Press("ctrl+d", "ctrl+u")
	if got := d.entry(); !strings.Contains(first, fmt.Sprintf("application %d ", n)) || got != first {
		t.Errorf("from %q to %q", first, got)
	}
	for range n - 1 {
		d.Press("j")
	}
	if got := d.entry(); !strings.Contains(got, "application 1 ") || len(box.log) != n || !box.all {
		t.Errorf("%d of %d read, the cursor is on %q", len(box.log), n, got)
	}
	d.Press("j", "G")
	if len(box.log) != n {
		t.Errorf("%d read in the end", len(box.log))
	}
	d.Press("g")
	if got := d.entry(); got != first {
		t.Errorf("at the top is %q", got)
	}
}

// TestTheActivityLogWithstandsWhatIsInIt: text of strangers, of any length, and
// calls without an answer. What is looked at after every key is in inspect.
func TestTheActivityLogWithstandsWhatIsInIt(t *testing.T) {
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
			d.Press("L")
			for range n - 1 {
				d.Press("enter", "esc", "j")
			}
			d.Overlay().Sees("Stop", "No answer was noted: the call is on its way")
			d.Press("enter")
			d.Overlay().Sees("Кухар · job 5", "Answer No answer was noted")
		})
	}
}

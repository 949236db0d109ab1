package service

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/env"
	"shortlist/ui/theme"
)

// TestTheWordsOfAnEntry claim no more than is known.
func TestTheWordsOfAnEntry(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		act                model.Activity
		verb, short, whole string
	}{
		{model.Activity{Kind: model.ActivityCreate, JobID: 5, Outcome: model.ActivityDone, Answer: "Activated"}, "Publish", "public", "It is job 5, and active."},
		{model.Activity{Kind: model.ActivityCreate, JobID: 5, Outcome: model.ActivityDone}, "Publish", "status not read", "It is job 5. Its status was not read."},
		{model.Activity{Kind: model.ActivityCreate, Outcome: model.ActivityRefused, Answer: "no."}, "Publish", "rejected", "No."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityDone}, "Change", "done", "The service accepted the change."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityFailed, Answer: "cut"}, "Change", "failed", "Cut."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityUnknown, Answer: "host hung up"}, "Change", "not known", "No answer: host hung up."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityFound, Answer: "cut"}, "Change", "confirmed later", "No answer: cut. Checked: the change was saved."},
		{model.Activity{Kind: model.ActivityUpdate, Outcome: model.ActivityUndone, Answer: "cut"}, "Change", "not done", "No answer: cut. Checked: the change was not saved."},
		{model.Activity{Kind: model.ActivityCreate, Outcome: model.ActivityUndone}, "Publish", "not created", "Checked: no job was created."},
		{model.Activity{Kind: model.ActivityCreate, JobID: 5, Outcome: model.ActivityDone, Answer: "Deactivated"}, "Publish", "not public: limit", "It is job 5, and inactive."},
		{model.Activity{Kind: model.ActivityStatus, Change: model.Activate, Outcome: model.ActivityDone, Answer: "PreActivated"}, "Activate", "is pending", "The job is pending."},
		{model.Activity{Kind: model.ActivityStatus, Change: model.Stop, Outcome: model.ActivityDone}, "Stop", "done", "The service accepted the change without a status."},
		{model.Activity{Kind: model.ActivityStatus, Change: model.Stop, Outcome: model.ActivityFound, Answer: "cut"}, "Stop", "confirmed later", "No answer: cut. Checked: the job is stopped."},
		{model.Activity{Kind: model.ActivityView}, "Open", "no answer", "No answer recorded: still in progress, or shortlist quit first."},
		{model.Activity{Kind: model.ActivityErase, Detail: "1 application", Outcome: model.ActivityDone}, "Erase", "done", "These were erased from this computer. The service still has them."},
		{model.Activity{Kind: model.ActivityCommand, Title: "Mail", Outcome: model.ActivityFailed, Answer: "exit status 3"}, "Command", "failed", "Exit status 3."},
		{model.Activity{Kind: model.ActivityCommand, Title: "Mail", Outcome: model.ActivityUndone}, "Command", "stopped", "You stopped it before its end."},
		{model.Activity{Kind: "later", Outcome: model.ActivityDone}, "later", "done", "Done."},
	} {
		short := sayOutcome(c.act)
		if verb, whole := sayVerb(c.act), sayAnswer(c.act); verb != c.verb || short != c.short || whole != c.whole {
			t.Errorf("%+v: %q, %q, %q", c.act, verb, short, whole)
		}
	}
}

// TestThePlaceInTheLogIsInTheLanguage, with a sign that older entries are not read yet.
func TestThePlaceInTheLogIsInTheLanguage(t *testing.T) {
	modeltest.InEveryLanguage(t)
	s := &Activity{env: &env.Env{Theme: theme.New("dark", true)}, log: make([]model.Activity, 3)}
	if got, want := ansi.Strip(s.heading(100)), lang.Text("%s of %s", "1", "3+")+" "; !strings.HasSuffix(got, " "+want) {
		t.Errorf("the heading is %q and does not end in %q", got, want)
	}
}

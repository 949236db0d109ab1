package cli

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
)

// TestWhatACommandChangesIsInTheActivityLog, refused or not.
func TestWhatACommandChangesIsInTheActivityLog(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.service.SetLimit(50)
	id := strings.TrimSpace(d.must(newJob()...).out)
	d.must("jobs", "update", id, "--region", "Київ")
	d.must("jobs", "stop", id)
	d.must("jobs", "activate", id)
	d.must("jobs", "delete", id, "--yes")
	d.must("applicants", "viewed", command.Number(d.applies("ua-backend")[0]))
	d.faults("changeStatus:status=400")
	d.fails(command.ExitRefused, "rejected", "jobs", "stop", d.jobArg("ua-barista"))
	d.must("jobs", "list")

	st, err := store.Open(config.PathsOf("acme").Store)
	modeltest.Must(t, err)
	log, err := st.Activity(t.Context(), 0, 100)
	modeltest.Must(t, st.Close())
	var got []string
	for _, act := range log {
		what := string(act.Kind)
		if act.Kind == model.ActivityStatus {
			what = act.Change.String()
		}
		got = append(got, what+" "+string(act.Outcome))
	}
	want := []string{"stop refused", "view done", "delete done", "activate done", "stop done", "update done", "create done"}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

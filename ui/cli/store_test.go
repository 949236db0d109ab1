package cli

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestACommandChangesAStatusNowOrNotAtAll: the dashboard does not make a failed change
// later.
func TestACommandChangesAStatusNowOrNotAtAll(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id, err := d.service.Job("ua-backend")
	modeltest.Must(t, err)
	d.must("jobs", "list")
	d.faults("changeStatus:status=500")
	d.fails(command.ExitNetwork, "", "jobs", "stop", command.Number(id))
	d.service.SetFaults(nil)
	ids := d.applies("ua-barista")
	d.must("applicants", "viewed", command.Number(ids[0])) // delivers what waits
	if r, err := d.service.Record(id); err != nil || r.Status != model.Activated {
		t.Errorf("the job is %s, %v", r.Status, err)
	}
	d.must("jobs", "stop", command.Number(id))
	if r, err := d.service.Record(id); err != nil || r.Status != model.Stopped {
		t.Errorf("the job is %s, %v", r.Status, err)
	}
}

// TestADamagedStoreIsReportedAndNoCommandFailsForIt.
func TestADamagedStoreIsReportedAndNoCommandFailsForIt(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	path := config.PathsOf("acme").Store
	modeltest.Must(t, os.WriteFile(path, []byte(strings.Repeat("no database ", 1000)), 0o600))
	modeltest.Must(t, os.Remove(path+"-wal"))
	got := d.must("jobs", "list")
	if !strings.Contains(got.err, "is kept as store.db.damaged-") || !strings.Contains(got.out, "Бариста") {
		t.Errorf("%+v", got)
	}
	if again := d.must("jobs", "list"); strings.Contains(again.err, "damaged") {
		t.Errorf("reported again: %s", again.err)
	}
	if aside, err := filepath.Glob(path + ".damaged-*"); err != nil || len(aside) == 0 {
		t.Error(aside, err)
	}
}

// TestAStoreThatWentAwayOrWasReplacedIsReported: once, by the next command that opens it, and before that by doctor.
func TestAStoreThatWentAwayOrWasReplacedIsReported(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.must("jobs", "list")
	path := config.PathsOf("acme").Store
	for name, end := range map[string]func() error{
		"The store on this computer is gone": func() error { return os.Remove(path) },
		"the database of another program": func() error {
			if err := os.Remove(path); err != nil {
				return err
			}
			db, err := sql.Open("sqlite", "file:"+path)
			if err == nil {
				_, err = db.Exec("CREATE TABLE notes (text)")
				err = errors.Join(err, db.Close())
			}
			return err
		},
	} {
		modeltest.Must(t, end())
		r := d.run("doctor", "--offline")
		if r.code != command.ExitFailed {
			t.Errorf("%s: doctor ends with %d:\n%s", name, r.code, r.out)
		}
		r = d.must("jobs", "pending")
		has(t, r.err, name)
		if r = d.must("jobs", "pending"); strings.Contains(r.err, name) {
			t.Errorf("reported again: %s", r.err)
		}
	}
}

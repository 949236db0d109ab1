//go:build unix

package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
)

// dataIn moves the place of the desk's store, which the program itself makes there.
func (d *desk) dataIn(dir string) {
	d.t.Helper()
	d.t.Setenv("XDG_DATA_HOME", dir)
	d.shared = func(string) (bool, error) { return false, nil }
}

// TestAHomeThatCannotBeWrittenToIsReportedInOneSentence.
func TestAHomeThatCannotBeWrittenToIsReportedInOneSentence(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	root := os.Geteuid() == 0
	dir := filepath.Join(t.TempDir(), "other")
	modeltest.Must(t, os.Mkdir(dir, 0o500))
	d.dataIn(dir)
	if root {
		if err := os.Chown(dir, 12345, -1); err != nil {
			t.Skip("no other owner is possible here:", err)
		}
		d.fails(command.ExitFailed, dir+" belongs to another user", "jobs", "list")
	} else {
		d.fails(command.ExitFailed, "you may not write to "+filepath.Join(dir, "shortlist", "acme"), "jobs", "list")
		d.dataIn("/") // another user's
		d.fails(command.ExitFailed, "you may not write to /shortlist/acme", "jobs", "list")
	}
	d.dataIn(t.TempDir())
	t.Setenv("XDG_STATE_HOME", filepath.Join("/dev/null", "state"))
	if r := d.must("jobs", "list"); strings.Count(r.err, "XDG_STATE_HOME") != 1 { // a log is no reason to do nothing
		t.Errorf("%s", r.err)
	}
}

// TestAFullHomeIsReportedInOneSentence runs in its own process, whose files cannot grow: a new
// store does not fit.
func TestAFullHomeIsReportedInOneSentence(t *testing.T) {
	if !modeltest.InOwnProcess(t) {
		return
	}
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list") // the token is kept
	dir := t.TempDir()
	d.dataIn(dir)
	defer modeltest.LimitFiles(t, 8<<10)()
	d.fails(command.ExitFailed, "the disk of "+filepath.Join(dir, "shortlist", "acme")+" is full, or your share of it", "jobs", "list")
}

// TestDoctorOnAFullDiskAsksForSpace runs in its own process, whose files cannot grow. It ends, does
// not advise to repair a store that is whole, and leaves it usable.
func TestDoctorOnAFullDiskAsksForSpace(t *testing.T) {
	if !modeltest.InOwnProcess(t) {
		return
	}
	d := newDesk(t, sandbox.Options{})
	listed := d.must("jobs", "list").out
	path := config.PathsOf("acme").Store
	before, err := os.ReadFile(path)
	modeltest.Must(t, err)
	room := modeltest.LimitFiles(t, 0)
	code, lines := d.examine()
	room()
	if l := lineOf(t, lines, doctor.Store, "Integrity"); code != command.ExitFailed || l.State != doctor.Bad || !strings.Contains(l.Do, "Free some space") {
		t.Errorf("exit %d, %+v", code, l)
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("the store has changed: %v", err)
	}
	_, lines = d.examine("--offline")
	if l := lineOf(t, lines, doctor.Store, "Integrity"); l.State != doctor.Good {
		t.Errorf("with room again: %+v", l)
	}
	if again := d.must("jobs", "list").out; again != listed {
		t.Errorf("with room again:\n%s", again)
	}
}

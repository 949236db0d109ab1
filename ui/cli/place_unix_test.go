//go:build unix

package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/adrg/xdg"

	"shortlist/api/sandbox"
)

// dataIn moves the place of the desk's store, which the program itself makes there.
func (d *desk) dataIn(dir string) {
	d.t.Helper()
	d.t.Setenv("XDG_DATA_HOME", dir)
	xdg.Reload()
	d.shared = func(string) (bool, error) { return false, nil }
}

// TestAHomeThatCannotBeWrittenToIsReportedInOneSentence.
func TestAHomeThatCannotBeWrittenToIsReportedInOneSentence(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	root := os.Geteuid() == 0
	dir := filepath.Join(t.TempDir(), "other")
	if err := os.Mkdir(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	d.dataIn(dir)
	if root {
		if err := os.Chown(dir, 12345, -1); err != nil {
			t.Skip("no other owner is possible here:", err)
		}
		d.fails(exitFailed, dir+" belongs to another user", "jobs", "list")
	} else {
		d.fails(exitFailed, "you may not write to "+filepath.Join(dir, "shortlist", "acme"), "jobs", "list")
		d.dataIn("/") // another user's
		d.fails(exitFailed, "you may not write to /shortlist/acme", "jobs", "list")
	}
	t.Setenv("XDG_STATE_HOME", filepath.Join("/dev/null", "state"))
	xdg.Reload()
	d.fails(exitFailed, "XDG_STATE_HOME", "jobs", "list")
}

// TestAFullHomeIsReportedInOneSentence runs in its own process, whose files cannot grow: a new
// store does not fit.
func TestAFullHomeIsReportedInOneSentence(t *testing.T) {
	if os.Getenv("SHORTLIST_TEST_FULL") == "" {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
		cmd.Env = append(os.Environ(), "SHORTLIST_TEST_FULL=1")
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list") // the token is kept
	dir := t.TempDir()
	d.dataIn(dir)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 8 << 10, Max: 8 << 10}); err != nil {
		t.Fatal(err)
	}
	d.fails(exitFailed, "the disk of "+filepath.Join(dir, "shortlist", "acme")+" is full, or your share of it", "jobs", "list")
}

package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestAHomeThatCannotBeWrittenToIsStillRead, with one warning: a disk that fails is mounted read-only. Nothing that is
// refused is taken for done.
func TestAHomeThatCannotBeWrittenToIsStillRead(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, ""); err == nil {
		t.Cleanup(func() {
			if err := syscall.Unmount(dir, 0); err != nil {
				t.Error(err)
			}
		})
	} else if os.Geteuid() == 0 {
		t.Skip("no mounts here:", err)
	}
	t.Setenv("XDG_STATE_HOME", filepath.Join(dir, "state"))
	t.Setenv("XDG_CACHE_HOME", filepath.Join(dir, "cache"))
	d.dataIn(dir)
	job := d.jobArg("ua-backend")
	d.must("applicants", "list", job)
	found := d.must("search", "Go").out
	store := config.PathsOf("acme").Store
	for _, end := range []string{"", "-wal", "-shm"} { // where nothing can be mounted
		if err := os.Chmod(store+end, 0o400); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	if os.Geteuid() == 0 {
		modeltest.Must(t, syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))
	}
	warned := func(r result) result {
		t.Helper()
		if strings.Count(r.err, "shortlist: ") != 1 || !strings.Contains(r.err, "Nothing can be written to "+filepath.Dir(store)) {
			t.Errorf("%s", r.err)
		}
		return r
	}
	for _, args := range [][]string{{"jobs", "list"}, {"applicants", "list", job}, {"search", "Go"}, {"report"}} {
		if r := warned(d.must(args...)); r.out == "" || args[0] == "search" && r.out != found {
			t.Errorf("%v: %s", args, r.out)
		}
	}
	for _, args := range [][]string{{"sync"}, {"erase", "--yes", regexp.MustCompile(`\d{16}`).FindString(found)}} {
		if r := warned(d.run(args...)); r.code == command.ExitDone {
			t.Errorf("%v is done", args)
		}
	}
}

// TestAReadOnlyHomeIsReportedInOneSentence mounts one, where the system allows that.
func TestAReadOnlyHomeIsReportedInOneSentence(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	dir := t.TempDir()
	d.dataIn(dir)
	d.must("jobs", "list")
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_RDONLY, ""); err != nil {
		t.Skip("no mounts here:", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
	d.fails(command.ExitFailed, "is on a read-only file system; set store.dir", "jobs", "list")
}

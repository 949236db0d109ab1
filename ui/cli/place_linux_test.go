package cli

import (
	"syscall"
	"testing"

	"shortlist/api/sandbox"
)

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
	d.fails(exitFailed, "is on a read-only file system; set store.dir", "jobs", "list")
}

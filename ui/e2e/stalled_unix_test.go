//go:build unix

package e2e

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"shortlist/model/modeltest"
)

// TestTheProgramBeginsWithoutAFileOfTheHome, so that it can report a home that does not answer. A pipe without a writer
// is such a file: the one from which libraries read the folders of a desktop before main begins.
func TestTheProgramBeginsWithoutAFileOfTheHome(t *testing.T) {
	home := homeOf(t)
	folder := filepath.Join(home, ".config")
	modeltest.Must(t, os.MkdirAll(folder, 0o700))
	modeltest.Must(t, syscall.Mkfifo(filepath.Join(folder, "user-dirs.dirs"), 0o600))
	ctx, cancel := context.WithTimeout(t.Context(), deadline)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary(t), "version")
	cmd.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

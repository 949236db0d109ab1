//go:build unix

package store

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestInspectReportsAFullDisk runs in its own process, whose files cannot grow: reading a store that
// no window uses takes a file beside it.
func TestInspectReportsAFullDisk(t *testing.T) {
	if os.Getenv("SHORTLIST_TEST_FULL") == "" {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
		cmd.Env = append(os.Environ(), "SHORTLIST_TEST_FULL=1")
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	path := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 0, Max: limit.Max}); err != nil {
		t.Fatal(err)
	}
	_, err = Inspect(t.Context(), path)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil { // the result of the test is written
		t.Fatal(err)
	}
	if !errors.Is(err, ErrFull) {
		t.Error(err)
	}
	if i, err := Inspect(t.Context(), path); err != nil || !i.Intact {
		t.Errorf("with room again: %+v, %v", i, err)
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("the file has changed: %v", err)
	}
}

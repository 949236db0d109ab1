//go:build unix

package modeltest

import (
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

// InOwnProcess runs the test in a process of its own, since a limit on the size of files holds for a whole process. It
// reports false in the process of the other tests, where the test is then over. more is added to the environment.
func InOwnProcess(t *testing.T, more ...string) bool {
	t.Helper()
	const child = "SHORTLIST_TEST_ALONE"
	if os.Getenv(child) != "" {
		return true
	}
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v") //nolint:gosec // the test itself
	cmd.Env = append(append(os.Environ(), child+"=1"), more...)
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

// LimitFiles lets no file of this process grow beyond a size. back lifts the limit, because the result of a test is
// written, too.
func LimitFiles(t *testing.T, size uint64) (back func()) {
	t.Helper()
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		t.Fatal(err)
	}
	now := before
	put(&now.Cur, size)
	set := func(to syscall.Rlimit) {
		t.Helper()
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &to); err != nil {
			t.Fatal(err)
		}
	}
	set(now)
	return func() { t.Helper(); set(before) }
}

// put sets a limit, which systems declare with a sign or without.
func put[T int64 | uint64](limit *T, size uint64) { *limit = T(size) }

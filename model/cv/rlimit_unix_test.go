//go:build unix

package cv

import (
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

// The operating system refuses the bytes: the test runs in a process in which no file may be
// larger than the limit.
func TestTheSystemRefusesAFile(t *testing.T) {
	const limit = 2 << 20
	if dir := os.Getenv("SHORTLIST_TEST_RLIMIT"); dir != "" {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: limit, Max: limit}); err != nil {
			t.Fatal(err)
		}
		b := openBox(t, dir)
		for _, hint := range []int64{0, 1} {
			for _, size := range []int{limit + 1, 2 * limit} {
				path, err := b.receive(hint, 1, pdf(size, 0, 2))
				if err == nil || err.Error() != "it could not be kept on this computer: file too large" {
					t.Errorf("%d bytes: %s, %v", size, path, err)
				}
				b.files("1.pdf")
			}
			b.mustKeep(hint, 1, pdf(limit, 0, 1)) // unchanged since the first time
			b.nextRead()
		}
		b.mustKeep(0, 2, pdf(5000, 0, 1))
		b.files("1.pdf", "2.pdf")
		return
	}
	b := newBox(t)
	b.mustKeep(0, 1, pdf(limit, 0, 1))
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
	cmd.Env = append(os.Environ(), "SHORTLIST_TEST_RLIMIT="+b.dir)
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
		t.Errorf("%v\n%s", err, out)
	}
	b.files("1.pdf", "2.pdf")
}

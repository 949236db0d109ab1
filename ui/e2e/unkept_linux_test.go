package e2e

import (
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"shortlist/model/modeltest"
)

// TestChangesOnAFullDiskAreCountedAndNamedAtTheNextStart: a hang-up ends the dashboard while no file can grow beyond
// what it holds.
func TestChangesOnAFullDiskAreCountedAndNamedAtTheNextStart(t *testing.T) {
	_, home, env := atService(t, "")
	p := start(t, home, env)
	for _, step := range onScreen {
		p.sees(step[0])
		p.press(step[1])
	}
	p.sees("Геннадій")
	modeltest.Must(t, unix.Prlimit(p.cmd.Process.Pid, unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: 4096, Max: unix.RLIM_INFINITY}, nil))
	p.press("a")
	p.sees("1 change is not kept on this computer. Retrying.")
	p.press("x")
	p.sees("2 changes are not kept on this computer. Retrying.")
	for _, line := range p.screen.Lines() { // the list has the sign of the verdict, too
		if strings.HasPrefix(strings.TrimSpace(line), "✓") {
			t.Errorf("a change is confirmed\n%s", p.screen)
		}
	}
	p.press("q")
	p.sees("to quit anyway")
	modeltest.Must(t, p.cmd.Process.Signal(syscall.SIGHUP))
	if code, took := p.exits(); code != 1 || took > time.Second {
		t.Errorf("exit code %d after %v", code, took)
	}

	p = start(t, home, env)
	p.sees("When shortlist ended, 2 changes could not be kept on this computer.")
	p.sees("Геннадій Яцишин")
	modeltest.Must(t, p.cmd.Process.Signal(syscall.SIGHUP))
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
	if lines, code := linearScript(t, home, env, "open 1\n", "--linear"); code != 0 || strings.Contains(strings.Join(strings.Fields(lines), " "), "could not be kept") {
		t.Errorf("exit code %d\n%s", code, lines)
	}
}

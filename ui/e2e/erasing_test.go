//go:build unix

package e2e

import (
	"bytes"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
)

// waits is what a window shows while its change waits for an erasure.
const waits = "Another window erases; your change waits."

// besideErasure is a dashboard whose store another window has locked to erase.
type besideErasure struct {
	*program
	end func() error // ends the erasure
}

// onScreen are the steps to the applicants of a job, all of which are listed.
var onScreen = [][2]string{{"Backend-розро", "\r"}, {"All 38", ""}}

// startBesideErasure starts the dashboard, opens the applicants of the first job, and lets another window
// erase. Each step waits for a text and types keys.
func startBesideErasure(t *testing.T, args []string, steps ...[2]string) *besideErasure {
	t.Helper()
	home := homeOf(t)
	e := &besideErasure{program: start(t, home, configureAccount(t, home, ""), args...)}
	for _, s := range steps {
		e.sees(s[0])
		e.press(s[1])
	}
	var err error
	e.end, err = storetest.EraseElsewhere(t.Context(), e.path())
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = e.end() }) // most tests have ended it
	return e
}

// endErasure lets the other window's erasure end.
func (e *besideErasure) endErasure() {
	e.Helper()
	modeltest.Must(e, e.end())
}

func (e *besideErasure) path() string {
	return filepath.Join(e.home, "data", "shortlist", "acme", "store.db")
}

// verdicts returns how many applications have a verdict.
func (e *besideErasure) verdicts() (n int) {
	e.Helper()
	s, err := store.Open(e.path())
	modeltest.Must(e, err)
	defer func() { _ = s.Close() }() // only read
	all, err := s.Reviews(e.Context(), 0)
	modeltest.Must(e, err)
	for _, r := range all {
		if r.Verdict == model.Yes {
			n++
		}
	}
	return n
}

// TestAChangeThatWaitsForAnErasureIsShown, quitting at once warns before it is lost, and it is written when
// the erasure has ended.
func TestAChangeThatWaitsForAnErasureIsShown(t *testing.T) {
	e := startBesideErasure(t, nil, onScreen...)
	e.press("a\x03") // ctrl+c at once
	e.sees(waits)
	e.sees("again to quit anyway")
	e.press("j")
	e.sees("not saved")
	e.endErasure()
	e.until("it waits no more", func(screen string) bool {
		return !strings.Contains(screen, waits) && !strings.Contains(screen, "not saved")
	})
	e.press("q")
	if code, _ := e.exits(); code != 0 || e.verdicts() != 1 {
		t.Errorf("exit code %d, %d verdicts", code, e.verdicts())
	}
}

// TestASignalLeavesAWaitingChangeAMoment, but no more than a second.
func TestASignalLeavesAWaitingChangeAMoment(t *testing.T) {
	for _, signal := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP} {
		for _, ends := range []bool{true, false} {
			e := startBesideErasure(t, nil, onScreen...)
			e.press("a")
			e.sees(waits)
			modeltest.Must(t, e.cmd.Process.Signal(signal))
			kept := 0
			if ends {
				e.endErasure()
				kept = 1
			}
			_, took := e.exits()
			if took > time.Second {
				t.Errorf("after %v, it took %v", signal, took)
			}
			if got := e.verdicts(); got != kept {
				t.Errorf("after %v, %d verdicts are kept, the erasure has ended: %v", signal, got, ends)
			}
		}
	}
}

// TestAChangeThatWaitsIsPrintedInLines, and quit warns before it is lost.
func TestAChangeThatWaitsIsPrintedInLines(t *testing.T) {
	e := startBesideErasure(t, []string{"--linear"}, [][2]string{{"Jobs", "open 1\n"}, {"Applicants", "open 1\n"}, {" 1 of ", ""}}...)
	e.press("yes\n")
	e.sees(waits)
	e.press("quit\n")
	e.sees("again to quit anyway")
	e.endErasure()
	e.press("where\nquit\n")
	if code, _ := e.exits(); code != 0 || e.verdicts() != 1 {
		t.Errorf("exit code %d, %d verdicts\n%s", code, e.verdicts(), e.screen)
	}
}

// TestAScriptWaitsForAnErasure, also when its lines have ended: a warning would have no reader.
func TestAScriptWaitsForAnErasure(t *testing.T) {
	t.Parallel()
	home := homeOf(t)
	e := &besideErasure{program: newProgram(t, home, configureAccount(t, home, ""), exec.Command(binary(t), "--linear"))}
	lines, err := e.cmd.StdinPipe()
	modeltest.Must(t, err)
	e.cmd.Stdout = writer(func(data []byte) (int, error) {
		_, err := e.wrote(bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n"))) // as a terminal does
		return len(data), err
	})
	modeltest.Must(t, e.cmd.Start())
	go func() { e.ended <- e.cmd.Wait() }()
	script := func(text string) {
		if _, err := io.WriteString(lines, text); err != nil {
			t.Fatal(err)
		}
	}
	script("open 1\nopen 1\n")
	e.sees(" 1 of ")
	if e.end, err = storetest.EraseElsewhere(t.Context(), e.path()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = e.end() }) // the test has ended it, unless it failed
	script("yes\n")
	modeltest.Must(t, lines.Close())
	e.sees(waits)
	select {
	case err := <-e.ended:
		t.Fatalf("it has ended before the erasure: %v", err)
	case <-time.After(3 * time.Second): // longer than it takes to read the end of the lines, and to hang up
	}
	e.endErasure()
	if code, _ := e.exits(); code != 0 || e.verdicts() != 1 {
		t.Errorf("exit code %d, %d verdicts", code, e.verdicts())
	}
}

// TestAFormDoesNotHoldUpTheEnd while its draft waits for an erasure: quitting warns, and a signal ends the
// program within a second.
func TestAFormDoesNotHoldUpTheEnd(t *testing.T) {
	inForm := [][2]string{{"Backend-розро", "N"}, {"Title", "Cook"}}
	for _, signal := range []syscall.Signal{0, syscall.SIGHUP} {
		e := startBesideErasure(t, nil, inForm...)
		e.press("book")
		e.sees(waits)
		if signal == 0 {
			e.press("\x03")
			e.sees("again to quit anyway")
			e.press("\x03")
		} else if err := e.cmd.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
		if _, took := e.exits(); signal != 0 && took > time.Second {
			t.Errorf("after %v, it took %v", signal, took)
		}
		e.endErasure()
	}
}

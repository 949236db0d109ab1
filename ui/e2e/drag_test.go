//go:build unix

package e2e

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/ui/uitest/vt"
)

const withMouse = "[ui]\nmouse = true\n"

// demoInFar starts the demo in a terminal on another computer.
func demoInFar(t *testing.T) *program {
	t.Helper()
	home := homeOf(t)
	dir := filepath.Join(home, "config", "shortlist")
	modeltest.Must(t, os.MkdirAll(dir, 0o700))
	modeltest.Must(t, os.WriteFile(filepath.Join(dir, "config.toml"), []byte(withMouse), 0o600))
	return startInFar(t, home, nil, "demo")
}

// startInFar starts the program in a terminal on another computer that takes drags, and waits until that
// reports them.
func startInFar(t *testing.T, home string, env []string, args ...string) *program {
	t.Helper()
	p := newProgram(t, home, env, exec.Command(binary(t), args...))
	p.far = vt.NewFar("kitty(0.48.2)")
	p.far.Drags = vt.Drags{Offers: true, Machine: "1:of another computer", Answers: "OK"}
	p.follow()
	p.sees("Backend-розро")
	p.until("drags are reported", func(string) bool { return p.far.Reports() })
	return p
}

// lift drags the CV of the first applicant of the first job.
func (p *program) lift() {
	p.Helper()
	p.press("\r")
	p.sees("38")
	p.sees("▌●  Геннадій Яцишин")
	for y, line := range strings.Split(p.screen.String(), "\n") {
		if before, _, ok := strings.Cut(line, "▌●  Геннадій"); ok {
			x := len([]rune(before)) + 4
			p.press(fmt.Sprintf("\x1b[<0;%d;%dM%s", x+1, y+1, p.far.Drag(x+2, y+1)))
		}
	}
	p.sees("Drop ")
}

// ends checks that an ended program has left nothing in its terminal.
func (p *program) ends() {
	p.Helper()
	p.exits()
	p.checkRestored()
	if p.far.Reports() {
		p.Error("drags are reported")
	}
	if faults := p.far.Faults(); faults != nil {
		p.Errorf("against the protocol: %q", faults)
	}
}

// TestACVIsDraggedOutOfATerminal, byte for byte.
func TestACVIsDraggedOutOfATerminal(t *testing.T) {
	p := demoInFar(t)
	p.lift()
	p.press(p.far.Drop())
	p.sees("Dropped ")
	if len(p.far.Files) != 1 {
		t.Errorf("%d files were dropped", len(p.far.Files))
	}
	for name, got := range p.far.Files {
		if want := cvOfTheFirst(t, "ua-backend"); !bytes.Equal(got, want) || !strings.HasSuffix(name, ".pdf") {
			t.Errorf("%s has %d bytes, the candidate sent %d others", name, len(got), len(want))
		}
	}
	p.press("\x1b[<0;1;1m") // the release of a button, wherever
	p.press("q")
	p.ends()
}

// TestASignalEndsADrag: the terminal has no drag of the program any more, and reports none to the shell.
func TestASignalEndsADrag(t *testing.T) {
	for _, signal := range []os.Signal{syscall.SIGHUP, syscall.SIGTERM} {
		p := demoInFar(t)
		p.lift()
		modeltest.Must(t, p.cmd.Process.Signal(signal))
		p.ends()
		if _, canceled := p.far.Taken(); !canceled || len(p.far.Files) != 0 {
			t.Errorf("%v: canceled %v, %d files", signal, canceled, len(p.far.Files))
		}
	}
}

// TestAnEditorGetsNoReportsOfDrags: the dashboard gets them again afterwards.
func TestAnEditorGetsNoReportsOfDrags(t *testing.T) {
	home := homeOf(t)
	env := configureAccount(t, home, withMouse)
	p := startInFar(t, home, append(env, "EDITOR="+os.Args[0], "SHORTLIST_TEST_EDITOR=ends"))
	p.press("N")
	p.sees("New job")
	p.press("\x05")
	p.sees("the editor is open")
	if p.far.Reports() {
		t.Error("drags are reported to the editor")
	}
	p.press("\r")
	p.sees("Written outside.")
	p.until("drags are reported", func(string) bool { return p.far.Reports() })
	p.press("\x03")
	p.ends()
}

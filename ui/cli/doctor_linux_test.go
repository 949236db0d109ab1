package cli

import (
	"bytes"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/creack/pty"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestDoctorAsksTheTerminalOfTheRun runs the command on a pseudo-terminal. Package doctor has the tests of silent ones.
func TestDoctorAsksTheTerminalOfTheRun(t *testing.T) {
	t.Setenv("TERM", "xterm-256color")
	t.Setenv("TMUX", "")
	d := newDesk(t, sandbox.Options{})
	far, near, err := pty.Open()
	modeltest.Must(t, err)
	modeltest.Must(t, pty.Setsize(far, &pty.Winsize{Rows: 24, Cols: 80}))
	var shown bytes.Buffer
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		answer(far, &shown)
	}()
	deps := d.deps(near, io.Discard)
	deps.In, deps.InTerminal, deps.OutTerminal, deps.Width = near, true, true, 80
	if code := Run(t.Context(), deps, []string{"doctor", "--no-color"}); code != command.ExitDone {
		t.Errorf("exit %d", code)
	}
	modeltest.Must(t, near.Close())
	<-ended
	_ = far.Close() // the other end is closed
	_, table, _ := strings.Cut(shown.String(), "Configuration")
	has(t, table, "WezTerm 2026", "80×24 cells", "✓ good", "! warning")
	if strings.Contains(table, "\x1b") {
		t.Errorf("--no-color has escapes: %q", table)
	}
}

// answer plays a terminal until its other end is closed.
func answer(far *os.File, shown *bytes.Buffer) {
	buf := make([]byte, 4096)
	for {
		n, err := far.Read(buf)
		shown.Write(buf[:n])
		if err != nil {
			return
		}
		switch written := string(buf[:n]); {
		case strings.Contains(written, "\x1b[c"):
			_, _ = io.WriteString(far, "\x1bP>|WezTerm 2026\x1b\\\x1b[?65;4c")
		case strings.Contains(written, "\x1b[6n"):
			_, _ = io.WriteString(far, "\x1b[1;4R")
		}
	}
}

//go:build unix

package e2e

import (
	"fmt"
	"os/exec"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"shortlist/model/modeltest"
)

// whole reports whether a screen has the bar, the panes and the footer, and not the text
// others, which another program wrote.
func whole(screen, others string) bool {
	lines := strings.Split(screen, "\n")
	return strings.HasPrefix(lines[0], " shortlist") && strings.Contains(screen, "Applicants") &&
		lines[len(lines)-1] != "" && !strings.Contains(screen, others)
}

// resize gives the terminal another size, and signals that to the program.
func (p *program) resize(width, height int) {
	p.Helper()
	p.screen.Resize(width, height)
	raw, err := p.pty.SyscallConn()
	modeltest.Must(p, err)
	size := unix.Winsize{Col: uint16(width), Row: uint16(height)}
	var failed error
	if err := raw.Control(func(fd uintptr) { failed = unix.IoctlSetWinsize(int(fd), unix.TIOCSWINSZ, &size) }); err != nil || failed != nil {
		p.Fatal(err, failed)
	}
}

// fills reports whether a screen is drawn up to its last column, which may be a blank.
func fills(screen string, width int) bool {
	return slices.ContainsFunc(strings.Split(screen, "\n"), func(line string) bool { return ansi.StringWidth(line) >= width-1 })
}

// TestATerminalOfAnotherSizeIsDrawnWhole, up to its last row and column.
func TestATerminalOfAnotherSizeIsDrawnWhole(t *testing.T) {
	p := start(t, homeOf(t), nil, "demo")
	p.sees("Бариста")
	for _, size := range [][2]int{{100, 30}, {90, 20}, {120, 24}, {80, 24}} {
		p.resize(size[0], size[1])
		p.until(fmt.Sprint("it is drawn in ", size), func(screen string) bool { return whole(screen, "#") && fills(screen, size[0]) })
	}
	p.press("q")
	p.exits()
	p.checkRestored()
}

// TestSuspendedInAShell: the shell gets the terminal as it was, and fg brings back the
// screen and what was typed.
func TestSuspendedInAShell(t *testing.T) {
	modeltest.SkipInShort(t, "starts a shell that stops and continues the program")
	script := `"$0" demo; echo "stopped by $?"; read -r line; echo "read $line"; read -r line; fg >/dev/null; echo "ended by $?"`
	p := startIn(t, homeOf(t), nil, exec.Command("sh", "-mc", script, binary(t)))
	p.sees("Бариста")
	p.press("/Бари")
	p.sees("/ Бари")
	p.press("\x1a")
	p.sees(fmt.Sprint("stopped by ", 128+int(syscall.SIGTSTP)))
	if left := p.screen.Left(); left != nil {
		t.Errorf("the shell's terminal has %v", left)
	}
	meanwhile, err := term.GetState(int(p.pty.Fd()))
	modeltest.Must(t, err)
	if !reflect.DeepEqual(p.before, meanwhile) {
		t.Errorf("the shell's terminal is %+v, was %+v", meanwhile, p.before)
	}
	p.press("for the shell\n")
	p.sees("read for the shell")
	p.resize(100, 30)
	p.press("\n")
	p.until("the screen is back, in the new size", func(screen string) bool {
		return whole(screen, "for the shell") && strings.Contains(screen, "/ Бари") && fills(screen, 100)
	})
	p.press("ст")
	p.sees("/ Барист")
	p.press("\r")
	p.sees("esc clears")
	p.press("q")
	p.sees("ended by 0")
	p.checkSequences()
}

// TestSuspendedBelowAScript: it stops with the program that started it in the same group, as go run does.
func TestSuspendedBelowAScript(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux shows the parents of a process")
	}
	script := `sh -c '"$0" demo; exit $?' "$0"; echo "stopped by $?"; read -r line; fg >/dev/null; echo "ended by $?"`
	p := startIn(t, homeOf(t), nil, exec.Command("sh", "-mc", script, binary(t)))
	p.sees("Бариста")
	p.press("\x1a")
	p.sees(fmt.Sprint("stopped by ", 128+int(syscall.SIGTSTP)))
	p.press("\n")
	p.until("the screen is back", func(screen string) bool { return whole(screen, "stopped by") })
	p.press("q")
	p.sees("ended by 0")
}

// TestSuspendIsIgnoredWithoutAShell: nothing would ever continue the program.
func TestSuspendIsIgnoredWithoutAShell(t *testing.T) {
	p := start(t, homeOf(t), nil, "demo")
	p.sees("Бариста")
	p.press("\x1a")
	p.sees("there is no shell here to go back to")
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
}

// TestRedrawn: the whole screen is drawn again at ctrl+l, also under a box, and when the
// program continues after a stop, so that text of other programs goes.
func TestRedrawn(t *testing.T) {
	p := start(t, homeOf(t), nil, "demo")
	foreign := strings.Repeat("#", 80)
	drawn := func(how func()) {
		t.Helper()
		p.until("the screen is whole", func(screen string) bool { return whole(screen, foreign) })
		if _, err := p.screen.Write([]byte("\x1b[H" + strings.Repeat(foreign, 23))); err != nil {
			t.Fatal(err)
		}
		how()
		p.until("it is drawn again", func(screen string) bool {
			return whole(screen, "##")
		})
	}
	redraw := func() { p.press("\x0c") }
	drawn(redraw)
	drawn(func() {
		for _, s := range []syscall.Signal{syscall.SIGSTOP, syscall.SIGCONT} {
			modeltest.Must(t, p.cmd.Process.Signal(s))
		}
	})
	p.press("\x10")
	p.sees("─ Actions ─")
	if _, err := p.screen.Write([]byte("\x1b[H" + strings.Repeat(foreign, 23))); err != nil {
		t.Fatal(err)
	}
	redraw()
	p.until("the window is drawn again", func(screen string) bool {
		return strings.Contains(screen, "─ Actions ─") && !strings.Contains(screen, "##")
	})
}

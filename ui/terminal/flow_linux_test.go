package terminal

import (
	"errors"
	"io"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"

	"shortlist/model/modeltest"
)

// stopped is a program during which a person presses ctrl+s: the terminal takes nothing more until ctrl+q.
type stopped struct {
	idle
	r *remote
}

func (s stopped) Run() error {
	s.r.stop()
	return nil
}

// own is a command of the dashboard's own, which writes after ctrl+s.
type own struct {
	idle
	r *remote
}

func (own) Raw() {}

func (o own) Run() error {
	_, _ = io.WriteString(o.r.far, "\x13")
	if _, err := o.r.near.Read(make([]byte, 1)); err != nil { // until the terminal has taken it
		return err
	}
	_, err := io.WriteString(o.r.near, "own")
	return err
}

// stop presses ctrl+s, and waits until the terminal takes nothing more.
func (r *remote) stop() {
	_, _ = io.WriteString(r.far, "\x13")
	for n := 1; n == 1; {
		n, _ = unix.Poll([]unix.PollFd{{Fd: int32(r.near.Fd()), Events: unix.POLLOUT}}, 0)
		runtime.Gosched()
	}
}

// shows waits until the screen shows a text.
func (r *remote) shows(want string) {
	r.t.Helper()
	for deadline := time.After(10 * time.Second); !strings.Contains(r.screen.String(), want); {
		select {
		case <-deadline:
			r.t.Fatalf("the screen shows %q, not %q", r.screen.String(), want)
		case <-time.After(time.Millisecond):
		}
	}
}

// TestAStoppedTerminalGoesOn once the dashboard has it again: no ctrl+s for an editor, or for the shell while the
// dashboard was stopped, holds up its frames.
func TestAStoppedTerminalGoesOn(t *testing.T) {
	r := connect(t, answersAll)
	r.release()
	cooked, err := unix.IoctlGetTermios(int(r.near.Fd()), unix.TCGETS)
	modeltest.Must(t, err)
	if cooked.Iflag&unix.IXON == 0 {
		t.Fatal("ctrl+s does not stop this terminal")
	}
	loan := NewLoan()
	m := &lender{loan: loan, program: stopped{r: r}}
	started, ended := make(chan func(tea.Msg), 1), make(chan error, 1)
	go func() {
		ended <- Run(t.Context(), m, Options{Input: r.near, Output: r.near, Loan: loan}, func(send func(tea.Msg)) { started <- send })
	}()
	send := <-started
	r.shows(sign(0))
	send(lend{})
	r.shows(sign(1))

	m.program = own{r: r} // the loop reads it after lend
	send(lend{})
	r.shows(sign(2))

	if err := unix.IoctlSetTermios(int(r.near.Fd()), unix.TCSETS, cooked); err != nil { // by a shell
		t.Fatal(err)
	}
	r.stop()
	send(back{})
	modeltest.Must(t, syscall.Kill(syscall.Getpid(), syscall.SIGCONT))
	r.shows(sign(3))
	send(Hangup{})
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// TestATerminalThatIsGoneFromTheStartEndsTheProgram, also one that ignores SIGHUP: such a terminal is at its end, without
// an error.
func TestATerminalThatIsGoneFromTheStartEndsTheProgram(t *testing.T) {
	far, near, err := pty.Open()
	modeltest.Must(t, err)
	defer func() { _ = near.Close() }()
	modeltest.Must(t, far.Close())
	ended := make(chan error, 1)
	go func() {
		m := scripted(func(msg tea.Msg) tea.Cmd {
			if _, gone := msg.(Hangup); gone {
				return tea.Quit
			}
			return nil
		})
		ended <- Run(t.Context(), m, Options{Input: near, Output: near, Loan: NewLoan()}, func(func(tea.Msg)) {})
	}()
	select {
	case err := <-ended:
		if !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Error(err)
		}
	case <-time.After(time.Minute):
		t.Fatal("the program is still there")
	}
}
